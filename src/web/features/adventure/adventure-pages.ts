import type { AdventureState } from '#domain/adventure.ts';
import { piecesOf, toldSoFar, type Piece } from '#domain/played-adventure.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';
import type { ScenePicture } from '#web/scenes/scene-plate.tsx';

/** A page of an adventure. */
export interface AdventurePage extends Pick<BookPage, 'offset' | 'text' | 'picture'> {
  part: number;
}

type Way = Pick<AdventureState, 'segments' | 'picks'>;

/** All that was told so far, cut where its pictures hang. */
export function adventurePages(way: Way, hasFailed: (piece: Piece) => boolean): AdventurePage[] {
  const told = toldSoFar(way);
  const starts = piecesOf(way).flatMap((piece) => startsIn(piece, hasFailed(piece)));
  // A choice whose outcome has no picture of its own shares the one of what happens then.
  const pages = starts.filter(({ offset }, i) => offset !== starts[i + 1]?.offset);
  return pages.map((page, i) => ({
    ...page,
    text: told.slice(page.offset, pages[i + 1]?.offset).trimEnd(),
  }));
}

function startsIn(piece: Piece, failed: boolean): Omit<AdventurePage, 'text'>[] {
  const { part, starts, placeOf } = piece;
  if (starts.length === 0) return [{ offset: placeOf(0), part, picture: { status: 'drawing' } }];
  return starts.map((start) => ({ offset: placeOf(start), part, picture: pictureOf(piece, start, failed) }));
}

function pictureOf({ of: { pictures } }: Piece, start: number, failed: boolean): ScenePicture {
  const drawn = pictures?.find(({ offset }) => offset === start);
  if (drawn) return { status: 'done', ...drawn };
  return { status: failed || pictures ? 'failed' : 'drawing' };
}

/** What is read aloud where the reader decides, after all that was told. */
export interface Crossing {
  /** Everything, to its last choice. */
  text: string;
  /** Where the question begins; absent where it is not read. */
  question: number | undefined;
  choices: readonly number[];
  /** Where what was told ends. */
  offset: number;
}

const BETWEEN = '\n\n';

export function crossingOf(
  way: Way,
  /** In the language of the story; absent where it is known in another one only. */
  question: string | undefined,
): Crossing {
  let text = toldSoFar(way);
  const add = (words: string) => {
    if (text) text += BETWEEN;
    const begins = text.length;
    text += words;
    return begins;
  };
  const told = text.length;
  const isWaiting = way.picks.length === way.segments.length;
  const choices = isWaiting ? [] : (way.segments.at(-1)?.choices ?? []);
  const asked = choices.length > 0 && question !== undefined ? add(question) : undefined;
  const offered = choices.map((choice) => add(choice.text));
  return { text, question: asked, choices: offered, offset: asked ?? offered[0] ?? told };
}
