import { ArrowRight, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { storyPath } from '#domain/library-paths.ts';
import type { NextStory } from '#web/features/experience/next-story.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

interface TheEndProps {
  favorite: ReactNode;
  next: NextStory | null;
  onAgain: () => void;
  onVote: () => void;
}

/** Over the last scene, when the voice has told all: the ways on, also where the scenes fill the screen. */
export function TheEnd({ favorite, next, onAgain, onVote }: TheEndProps) {
  const t = useTranslate();
  return (
    <div className="absolute inset-0 grid animate-fade place-content-center justify-items-center gap-2 overflow-y-auto bg-paper/90 p-3 text-center sm:gap-4">
      <p className="font-display text-h3 font-semibold sm:text-h2">{t('experience.end')}</p>
      <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
        <Button look="secondary" size="small" onClick={onAgain}>
          <RotateCcw aria-hidden className="size-4.5" />
          {t('experience.again')}
        </Button>
        {/* A small stage has no room for it; it stands above as well. */}
        <div className="contents max-sm:hidden">{favorite}</div>
        <Button look="secondary" size="small" onClick={onVote}>
          {t('experience.vote')}
        </Button>
        {next && (
          <ButtonLink to={storyPath(next)} size="small">
            {t('experience.next_story')}
            <ArrowRight aria-hidden className="size-4.5" />
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
