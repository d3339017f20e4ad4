import { lazy } from 'react';
import { asOption, personalizedContext } from '#domain/personal-character.ts';
import { onceMore, patiently } from '#web/browser/patiently.ts';
import { expectBook } from '#web/features/book/late-book.tsx';
import { StoryCreator } from '#web/features/creator/story-creator.tsx';
import { CreatorWaiting } from '#web/features/creator/waiting.tsx';
import { FamilyPicker } from '#web/features/family/family-picker.tsx';
import type { HearName } from '#web/features/family/name-fields.tsx';
import { useFamily } from '#web/features/family/use-family.ts';
import { useKeptLooks } from '#web/features/family/use-kept-looks.ts';
import { GuestFamilyCard } from '#web/features/family/guest-family-card.tsx';
import { OfflineNote } from '#web/features/keeping/offline-note.tsx';
import { Tutorial } from '#web/features/tutorial/tutorial.tsx';
import { Piece } from '#web/pieces/piece.tsx';
import { QueryProvider } from '#web/queries/query-provider.tsx';
import { ClassEntry } from '#web/routes/class-entry.tsx';
import { expectVoice } from '#web/routes/late-voice.tsx';

const loadVoice = onceMore(() => import('#web/features/narration/say-name.ts'));
const hearName: HearName = async (name, language) => (await loadVoice()).sayName(name, language);
const loadStory = onceMore(() => import('#web/routes/creator-story.tsx'));
const CreatorStory = lazy(patiently(loadStory));

/** The creator with the family; a story comes with all that belongs to it when somebody is about to have one. */
export default function CreatorPage() {
  const family = useFamily();
  useKeptLooks();
  return (
    <QueryProvider>
      <OfflineNote />
      <StoryCreator
        family={family.map(asOption)}
        contextOf={(heroes) => personalizedContext(heroes, family)}
        renderFamily={({ isGuest, ...picker }) =>
          isGuest ? (
            <GuestFamilyCard />
          ) : (
            <>
              <FamilyPicker {...picker} hear={hearName} />
              <ClassEntry short className="mt-4" />
            </>
          )
        }
        renderStory={(story) => (
          <Piece waiting={<CreatorWaiting />}>
            <CreatorStory key={story.open.story.id} {...story} />
          </Piece>
        )}
        renderTour={({ isNew }) => <Tutorial isNew={isNew} />}
        expectStory={() => {
          // What does not arrive is asked for again where it is needed.
          loadStory().catch(() => undefined);
          expectBook();
          expectVoice();
        }}
      />
    </QueryProvider>
  );
}
