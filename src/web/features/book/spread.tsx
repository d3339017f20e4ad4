import type { RefObject } from 'react';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { Leaves } from '#web/features/book/leaves.tsx';
import type { BookPage } from '#web/scenes/book-pages.ts';
import type { SecondText } from '#web/reader/beside.ts';
import { ReadFromContext, type ReadFrom } from '#web/reader/read-from.ts';
import { ReadablePage, StoryText } from '#web/reader/story-text.tsx';
import { useTyping } from '#web/reader/use-typing.ts';
import { WordHelpContext, useWordHelp } from '#web/reader/word-cards.ts';
import { inPageShape } from '#web/scenes/page-shape.ts';
import { ScenePlate, type ScenePicture } from '#web/scenes/scene-plate.tsx';

interface SpreadProps {
  scene: BookPage;
  language: LanguageCode;
  ageGroup: AgeGroup;
  /** The same in another language. */
  second: SecondText | undefined;
  /** The first page of the story. */
  opens: boolean;
  text: RefObject<HTMLDivElement | null>;
  leaf: number;
  onLeaves: (leaves: number) => void;
  /** This one was asked for. */
  onLeaf: (leaf: number) => void;
  /** Whoever listens follows in the whole text. */
  isHeard: boolean;
  readWord: ReadFrom;
  onRetryPictures: () => void;
}

/** A scene: its picture, and its text beside it or below. */
export function Spread(props: SpreadProps) {
  const { scene, language, second, opens, text, leaf, onLeaves, onLeaf, isHeard, onRetryPictures } = props;
  const { picture, card } = scene;
  const help = useWordHelp(language, props.ageGroup);
  const finish = useTyping(text, scene.onTyped, isHeard || leaf > 0);
  return (
    <div
      className="book-spread"
      data-illustrated={picture.status !== 'none' || card !== undefined || undefined}
      data-two-languages={second !== undefined || undefined}
    >
      {card && <div className="book-picture book-card">{card}</div>}
      {!card && picture.status !== 'none' && (
        <div className="book-picture">
          <ScenePlate picture={onPage(picture)} onRetry={onRetryPictures} first className="book-plate" />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- who reads without eyes has it all from the beginning */}
      <div className="book-text" onClick={finish}>
        <Leaves ref={text} leaf={leaf} onCount={onLeaves} onLeaf={onLeaf}>
          {/* What is being typed stays as it is, and a tap has it all at once. */}
          <ReadFromContext value={scene.onTyped ? () => true : props.readWord}>
            {/* The book itself turns to the spoken word. */}
            <ReadablePage language={language} show={() => undefined}>
              <WordHelpContext value={scene.onTyped ? null : help}>
                <StoryText text={scene.text} offset={scene.offset} opens={opens} second={second} />
              </WordHelpContext>
            </ReadablePage>
          </ReadFromContext>
        </Leaves>
      </div>
    </div>
  );
}

const onPage = (picture: ScenePicture): ScenePicture =>
  picture.status === 'done' ? { ...picture, url: inPageShape(picture.url) } : picture;
