import { useState, type ReactNode } from 'react';
import type { PersonalizedContext } from '#domain/personal-character.ts';
import { playedPictures, playedScenes, playedStory } from '#domain/played-adventure.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { AfterEnding } from '#web/features/adventure/after-ending.tsx';
import { Invitation } from '#web/features/adventure/invitation.tsx';
import type { KeepPlayed } from '#web/features/adventure/keep-button.tsx';
import { useAdventureBook, type AdventurePages } from '#web/features/adventure/use-adventure-book.tsx';
import { useAdventure } from '#web/features/adventure/use-adventure.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Card } from '#web/ui/card.tsx';

export interface AdventureBook extends AdventurePages {
  waysOn: { onOtherWay: () => void; after: ReactNode };
  /** The page that is seen first. */
  page: number;
  onClose: (page: number) => void;
}

interface AdventureProps {
  story: ToldStory;
  personalizedContext: PersonalizedContext;
  onNewStory: () => void;
  onKeep: KeepPlayed;
  renderBook: (book: AdventureBook) => ReactNode;
}

/** The heroes of a story set out again, and the reader decides. */
export function Adventure(props: AdventureProps) {
  const { id, theme, heroes } = props.story;
  // With other heroes it is another adventure.
  const name = [id, theme.id, ...heroes.map((hero) => hero.id)].join(' ');
  return <Game key={name} name={name} {...props} />;
}

function Game({ name, story, renderBook, ...props }: AdventureProps & { name: string }) {
  const t = useTranslate();
  const game = useAdventure(story, props.personalizedContext, name);
  const { segments } = game.state;
  const { book, newest } = useAdventureBook(game, story);
  const [page, setPage] = useState(newest);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    if (segments.length === 0) game.begin();
  };
  const close = (at: number) => {
    setPage(Math.max(at, 1));
    setOpen(false);
  };
  const keep = () =>
    props.onKeep({
      title: segments[0]?.title ?? t('adventure.kept.name', { title: story.title }),
      segments: playedStory(game.state),
      scenes: playedScenes(game.state),
      pictures: playedPictures(game.state),
    });
  const newStory = () => {
    setOpen(false);
    props.onNewStory();
  };
  return (
    <Card className="p-4 sm:p-8">
      <h2 lang={segments[0]?.title ? story.language : undefined} className="mb-4 text-h3">
        {book.title}
      </h2>
      <Invitation isBegun={segments.length > 0} onStart={open} />
      {isOpen &&
        renderBook({
          ...book,
          page,
          onClose: close,
          waysOn: {
            onOtherWay: game.again,
            after: <AfterEnding onNewStory={newStory} onKeep={keep} />,
          },
        })}
    </Card>
  );
}
