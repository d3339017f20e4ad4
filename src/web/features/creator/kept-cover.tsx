import type { KeptStory } from '#domain/kept-stories.ts';
import { inWords } from '#web/features/creator/choices.ts';
import { CoverPicture } from '#web/features/creator/cover-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** As it looks in this browser; of a story without a place there is none. */
export function KeptCover({ kept, className }: { kept: KeptStory; className: string }) {
  const { setting, characters, story } = kept;
  if (!setting) return null;
  return (
    <div className={classNames('shrink-0', className)}>
      <CoverPicture
        place={inWords(setting, undefined, 'setting')}
        heroes={characters.map((hero) => inWords(hero, undefined, 'character'))}
        language={story.language}
      />
    </div>
  );
}
