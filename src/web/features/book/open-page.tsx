import type { RefObject } from 'react';
import type { OpenBookProps } from '#web/features/book/book-props.ts';
import { Cover } from '#web/features/book/cover.tsx';
import { LastPage } from '#web/features/book/last-page.tsx';
import { COVER } from '#web/features/book/pages.ts';
import { Spread } from '#web/features/book/spread.tsx';
import type { OpenBook } from '#web/features/book/use-book.ts';
import type { SecondText } from '#web/reader/beside.ts';
import type { ReadFrom } from '#web/reader/read-from.ts';
import type { Voice } from '#web/reader/voice.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

interface OpenPageProps extends OpenBookProps {
  book: OpenBook;
  /** Of the page that is open, if it has one. */
  scene: BookPage | undefined;
  voice: Voice | null;
  text: RefObject<HTMLDivElement | null>;
  second: SecondText | undefined;
  readWord: ReadFrom;
  onTalk: (() => void) | undefined;
  onGoodNight: () => void;
}

/** What is seen where the book is open: its cover, a scene, a page at which it waits, or the last page. */
export function OpenPage(props: OpenPageProps) {
  const { book, scene, voice, waysOn, crossroads, language } = props;
  if (book.page === COVER) {
    return (
      <Cover
        title={props.title}
        byline={props.byline}
        language={language}
        picture={props.cover}
        canRead={props.canRead ?? voice !== null}
        isComing={voice === null}
        onRead={() => book.readFrom(1)}
        onOpen={() => book.go(1)}
        onTools={waysOn.onTools}
      />
    );
  }
  if (scene) {
    return (
      <Spread
        {...{ scene, language }}
        text={props.text}
        onRetryPictures={props.onRetryPictures}
        ageGroup={props.ageGroup}
        second={props.second}
        opens={book.page === 1}
        leaf={book.leaf}
        onLeaves={book.onLeaves}
        onLeaf={book.goToLeaf}
        isHeard={book.phase === 'playing'}
        readWord={props.readWord}
      />
    );
  }
  if (crossroads) return crossroads.content;
  return (
    <LastPage
      waysOn={waysOn}
      onTalk={props.onTalk}
      onAgain={() => (book.phase === 'ready' && !voice ? book.go(1) : book.readFrom(1))}
      onFirst={() => book.go(1)}
      onGoodNight={props.onGoodNight}
    />
  );
}
