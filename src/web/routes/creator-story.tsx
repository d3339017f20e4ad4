import type { ComponentProps } from 'react';
import { Invitation } from '#web/features/book/invitation.tsx';
import { StoryPage } from '#web/features/creator/story-page.tsx';
import { OwnBook } from '#web/routes/own-book.tsx';
import { StoryTools } from '#web/routes/story-tools.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';

interface CreatorStoryProps extends Omit<ComponentProps<typeof StoryPage>, 'renderTools' | 'renderBook'> {
  isGuest: boolean;
}

/** A story of the creator with its book and its tools, none of which knows another. */
export default function CreatorStory({ isGuest, ...page }: CreatorStoryProps) {
  return (
    <StoryPage
      {...page}
      renderTools={(tools) => (
        <StoryTools {...tools} isGuest={isGuest} context={page.contextOf(tools.story.heroes)} />
      )}
      renderBook={({ pages, ...book }) => (
        <OwnBook {...book} isGuest={isGuest} pages={isGuest ? pages.map(withInvitation) : pages} />
      )}
    />
  );
}

/** A guest turns from the first page, drawn and read, to what an account adds. */
function withInvitation(page: BookPage, i: number): BookPage {
  return i === 1 ? { ...page, card: <Invitation /> } : page;
}
