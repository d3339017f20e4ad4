import type { RefObject } from 'react';
import type { LanguageCode } from '#domain/languages.ts';
import { Leaves } from '#web/features/book/leaves.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';
import type { SecondText } from '#web/reader/beside.ts';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import { ScenePlate } from '#web/scenes/scene-plate.tsx';

interface SpreadProps {
  scene: BookPage;
  language: LanguageCode;
  /** The same in another language. */
  second: SecondText | undefined;
  /** The first page of the story. */
  opens: boolean;
  text: RefObject<HTMLDivElement | null>;
  leaf: number;
  onLeaves: (leaves: number) => void;
  onPicture: () => void;
  onRetryPictures: () => void;
}

/** A scene: its picture, and its text beside it or below. */
export function Spread(props: SpreadProps) {
  const { scene, language, second, opens, text, leaf, onLeaves, onPicture, onRetryPictures } = props;
  const { picture, card } = scene;
  return (
    <div
      className="book-spread"
      data-illustrated={picture.status !== 'none' || card !== undefined || undefined}
      data-two-languages={second !== undefined || undefined}
    >
      {card && <div className="book-picture book-card">{card}</div>}
      {!card && picture.status !== 'none' && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- any key shows what the tap shows
        <div className="book-picture" onClick={onPicture}>
          <ScenePlate picture={picture} onRetry={onRetryPictures} first className="book-plate" />
        </div>
      )}
      <div className="book-text">
        <Leaves ref={text} leaf={leaf} onCount={onLeaves}>
          {/* The book itself turns to the spoken word. */}
          <ReadablePage language={language} show={() => undefined}>
            <StoryText text={scene.text} offset={scene.offset} opens={opens} second={second} />
          </ReadablePage>
        </Leaves>
      </div>
    </div>
  );
}
