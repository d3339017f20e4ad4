import type { AdventureChoice, AdventureState } from '#domain/adventure.ts';
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

interface Illustrated {
  scenes?: readonly StoryScene[];
  pictures?: readonly StoryPicture[];
}

/** A part begins with the first of its scenes: what was chosen is read beside the picture of what came of it. */
function placed<Item extends { offset: number }>(
  { segments, picks }: Way,
  itemsOf: (part: Illustrated) => readonly Item[] | undefined,
): Item[] {
  let at = 0;
  return segments.flatMap((segment, i) => {
    const pick = picks[i - 1];
    const begins = at;
    const outcome = pick ? begins + chosenLine(pick).length + BETWEEN.length : begins;
    const text = pick ? outcome + pick.outcome.length + BETWEEN.length : begins;
    at = text + segment.text.length + BETWEEN.length;
    const first = pick?.scenes?.length ? outcome : text;
    return [...moved(pick && itemsOf(pick), outcome), ...moved(itemsOf(segment), text)].map((item) =>
      item.offset === first ? { ...item, offset: begins } : item,
    );
  });
}

function moved<Item extends { offset: number }>(items: readonly Item[] = [], by: number): Item[] {
  return items.map((item) => ({ ...item, offset: item.offset + by }));
}

function chosenLine({ text }: AdventureChoice): string {
  return `→ ${text}`;
}
