import { useLingui } from '@lingui/react';
import { Clapperboard, Play } from 'lucide-react';
import { useEffect } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { experiencePath } from '#domain/library-paths.ts';
import { isSettled } from '#domain/multimedia.ts';
import { awaitedAs, awaitNoMore } from '#web/features/experience/awaited-stories.ts';
import { failureWords } from '#web/features/experience/failure-words.ts';
import { MakingPanel } from '#web/features/experience/making-panel.tsx';
import { useMaking } from '#web/features/experience/use-making.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

type Made = Pick<LibraryStory, 'id' | 'language' | 'original'>;

interface ExperienceMakerProps {
  story: Made;
  /** It can be opened at once. */
  isMade: boolean;
}

/** The way from a library story to its scenes and its voice, which are made when somebody first asks for them. */
export function ExperienceMaker({ story, isMade }: ExperienceMakerProps) {
  return isMade ? <WayIn story={story} /> : <Maker story={story} />;
}

/** Who once waited for it waits no more; they may have come to read this time. */
function WayIn({ story }: { story: Made }) {
  const t = useTranslate();
  const awaited = awaitedAs(story);
  useEffect(() => awaitNoMore(awaited), [awaited]);
  return (
    <ButtonLink to={experiencePath(story, story.language)}>
      <Play aria-hidden className="size-5 fill-current" />
      {t('experience.open')}
    </ButtonLink>
  );
}

function Maker({ story }: { story: Made }) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { progress, start } = useMaking(story);
  if (progress && !isSettled(progress.state)) return <MakingPanel progress={progress} />;
  return (
    <>
      {progress?.state === 'failed' && (
        <Notice tone="danger" title={t('experience.failed.title')} className="w-full text-start">
          {failureWords(progress, i18n.locale, t)}
        </Notice>
      )}
      <Button onClick={start}>
        <Clapperboard aria-hidden className="size-5" />
        {t(progress?.state === 'failed' ? 'action.try_again' : 'experience.make')}
      </Button>
    </>
  );
}
