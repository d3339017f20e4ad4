import { ArrowRight } from 'lucide-react';
import type { LibraryStory } from '#contract/library.ts';
import { storyPath } from '#domain/library-paths.ts';
import { FavoriteToggle } from '#web/features/favorites/favorite-toggle.tsx';
import { VotingControl } from '#web/features/voting/voting-control.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

interface AfterBookProps {
  story: LibraryStory;
  next: Pick<LibraryStory, 'slug' | 'category'> | null;
}

/** What readers do when they have read a story of the library. */
export function AfterBook({ story, next }: AfterBookProps) {
  const t = useTranslate();
  return (
    <div className="grid w-full max-w-lg justify-items-center gap-3">
      <div className="flex flex-wrap justify-center gap-3">
        <FavoriteToggle storyId={story.id} size="small" />
        {next && (
          <ButtonLink to={storyPath(next)} size="small">
            {t('experience.next_story')}
            <ArrowRight aria-hidden className="size-4.5" />
          </ButtonLink>
        )}
      </div>
      <VotingControl storyId={story.id} counts={story.votes} />
    </div>
  );
}
