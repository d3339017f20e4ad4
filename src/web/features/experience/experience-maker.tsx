import { useLingui } from '@lingui/react';
import { Clapperboard, Play } from 'lucide-react';
import { useEffect } from 'react';
import { experiencePath } from '#domain/library-paths.ts';
import { isSettled } from '#domain/multimedia.ts';
import { awaitNoMore } from '#web/features/experience/awaited-stories.ts';
import { failureWords } from '#web/features/experience/failure-words.ts';
import { MakingPanel } from '#web/features/experience/making-panel.tsx';
import { useMaking } from '#web/features/experience/use-making.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ExperienceMakerProps {
  storyId: string;
  /** It can be opened at once. */
  isMade: boolean;
}

/** The way from a library story to its scenes and its voice, which are made when somebody first asks for them. */
export function ExperienceMaker({ storyId, isMade }: ExperienceMakerProps) {
  return isMade ? <WayIn storyId={storyId} /> : <Maker storyId={storyId} />;
}

/** Who once waited for it waits no more; they may have come to read this time. */
function WayIn({ storyId }: { storyId: string }) {
  const t = useTranslate();
  useEffect(() => awaitNoMore(storyId), [storyId]);
  return (
    <ButtonLink to={experiencePath(storyId)}>
      <Play aria-hidden className="size-5 fill-current" />
      {t('experience.open')}
    </ButtonLink>
  );
}

function Maker({ storyId }: { storyId: string }) {
  const t = useTranslate();
  const { i18n } = useLingui();
  const { progress, start } = useMaking(storyId);
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
