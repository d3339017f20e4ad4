import type { AdventureChoice, AdventureSegment, AdventureState } from '#domain/adventure.ts';
import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

type Way = Pick<AdventureState, 'segments' | 'picks'>;

const BETWEEN = '\n\n';

/** The way that was taken, as parts of a story that can be read again: each begins with the choice that led there. */
export function playedStory({ segments, picks }: Way): string[] {
  return segments.map(({ text }, i) => {
    const pick = picks[i - 1];
    return pick ? [chosenLine(pick), pick.outcome, text].join(BETWEEN) : text;
  });
}

/** All that was told up to the newest choice, for whoever goes on from it. */
export function toldSoFar({ segments, picks }: Way): string {
  const newest = picks[segments.length - 1];
  const led = newest ? [chosenLine(newest), newest.outcome] : [];
  return [...playedStory({ segments, picks }), ...led].join(BETWEEN);
}

/** What its pictures show, by their place in the text of that story. */
export function playedScenes(way: Way): StoryScene[] {
  return placed(way, ({ scenes }) => scenes);
}

/** What was drawn on the way, by the same place. */
export function playedPictures(way: Way): StoryPicture[] {
  return placed(way, ({ pictures }) => pictures);
}

/** What was told in one breath: what came of a choice, or what happened then. */
export interface Piece {
  of: AdventureChoice | AdventureSegment;
  words: string;
  /** Counted from 1; the piece that a choice led to belongs to the part that follows it. */
  part: number;
  /** Where in its words pictures hang. */
  starts: readonly number[];
  /** Where a place of its words stands in the text of the whole. */
  placeOf: (offset: number) => number;
}

/** The way in pieces. A part begins with the first of its pictures: what was chosen is read beside what came of it. */
export function piecesOf({ segments, picks }: Way): Piece[] {
  let at = 0;
  return [undefined, ...picks].flatMap((pick, i) => {
    const segment = segments[i];
    const part = i + 1;
    const begins = at;
    const led = pick && outcomeOf(pick, part, begins);
    const from = led ? led.ends + BETWEEN.length : begins;
    if (!segment) return led ? [led.piece] : [];
    at = from + segment.text.length + BETWEEN.length;
    // Where nobody planned its scenes, the text tells what its one picture shows.
    const starts = segment.scenes?.length ? startsOf(segment) : [0];
    const told = {
      of: segment,
      words: segment.text,
      part,
      starts,
      placeOf: placing(from, led?.piece.starts.length ? from : begins),
    };
    return led ? [led.piece, told] : [told];
  });
}

function outcomeOf(pick: AdventureChoice, part: number, begins: number): { piece: Piece; ends: number } {
  const from = begins + chosenLine(pick).length + BETWEEN.length;
  const piece = {
    of: pick,
    words: pick.outcome,
    part,
    starts: startsOf(pick),
    placeOf: placing(from, begins),
  };
  return { piece, ends: from + pick.outcome.length };
}

function placing(from: number, beginning: number): Piece['placeOf'] {
  return (offset) => (offset === 0 ? beginning : from + offset);
}

function startsOf({ scenes = [] }: AdventureChoice | AdventureSegment): number[] {
  return scenes.map(({ offset }) => offset);
}

function placed<Item extends { offset: number }>(
  way: Way,
  itemsOf: (of: Piece['of']) => readonly Item[] | undefined,
): Item[] {
  return piecesOf(way).flatMap(({ of, placeOf }) =>
    (itemsOf(of) ?? []).map((item) => ({ ...item, offset: placeOf(item.offset) })),
  );
}

function chosenLine({ text }: AdventureChoice): string {
  return `→ ${text}`;
}
