import { asOption, personalizedContext } from '#domain/personal-character.ts';
import { expectBook } from '#web/features/book/late-book.tsx';
import { Invitation } from '#web/features/book/invitation.tsx';
import { StoryCreator } from '#web/features/creator/story-creator.tsx';
import { FamilyPicker } from '#web/features/family/family-picker.tsx';
import { useFamily } from '#web/features/family/family-store.ts';
import { useKeptLooks } from '#web/features/family/use-kept-looks.ts';
import { GuestFamilyCard } from '#web/features/family/guest-family-card.tsx';
import { OfflineNote } from '#web/features/keeping/offline-note.tsx';
import { Tutorial } from '#web/features/tutorial/tutorial.tsx';
import { QueryProvider } from '#web/queries/query-provider.tsx';
import { ClassEntry } from '#web/routes/class-entry.tsx';
import { OwnBook } from '#web/routes/own-book.tsx';
import { StoryTools, expectVoice } from '#web/routes/story-tools.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';

/** Puts the creator together with the tools of a story, none of which knows another. */
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
              <FamilyPicker {...picker} />
              <ClassEntry short className="mt-4" />
            </>
          )
        }
        renderTools={(tools) => (
          <StoryTools {...tools} context={personalizedContext(tools.story.heroes, family)} />
        )}
        renderBook={({ isGuest, pages, ...book }) => (
          <OwnBook {...book} isGuest={isGuest} pages={isGuest ? pages.map(withInvitation) : pages} />
        )}
        renderTour={({ isNew }) => <Tutorial isNew={isNew} />}
        expectBook={() => {
          expectBook();
          expectVoice();
        }}
      />
    </QueryProvider>
  );
}

/** A guest turns from the first page, drawn and read, to what an account adds. */
function withInvitation(page: BookPage, i: number): BookPage {
  return i === 1 ? { ...page, card: <Invitation /> } : page;
}
