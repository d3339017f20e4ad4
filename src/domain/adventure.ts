import type { StoryPicture } from '#domain/created-story.ts';
import type { StoryScene } from '#domain/scene-direction.ts';

export const CHOICE_KINDS = ['kind', 'clever', 'brave'] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

interface Illustrated {
  /** By their place in the words they belong to; only who planned them knows them. */
  scenes?: readonly StoryScene[];
  /** What was drawn of them so far, by the same place. */
  pictures?: readonly StoryPicture[];
}

export interface AdventureChoice extends Illustrated {
  id: ChoiceKind;
  text: string;
  /** What happens then; scenes and pictures are of this. */
  outcome: string;
}

export interface AdventureSegment extends Illustrated {
  id: string;
  /** Of the whole adventure: the first segment brings it, where it has one. */
  title?: string;
  text: string;
  /** Three, or none at the end. */
  choices: readonly AdventureChoice[];
  isEnding: boolean;
}

/** After so many choices at the latest an adventure ends. */
export const MOST_CHOICES = 3;

/** The scale of the progress bar. */
export const PROGRESS_SCALE = 5;

/** How far one has come on that scale: a step for each part, and all of it at the end. */
export function progressOf({ segments }: Pick<AdventureState, 'segments'>): number {
  return segments.at(-1)?.isEnding ? PROGRESS_SCALE : segments.length;
}

export interface AdventureState {
  segments: readonly AdventureSegment[];
  /** What was chosen after each segment but the newest. */
  picks: readonly AdventureChoice[];
  /** A choice was made, and what follows is on its way. */
  busy: boolean;
  /** Ties the segments together; the same seed begins the same way. */
  seed: number | null;
}

/** What is worth keeping when the page is loaded again: a choice without an answer is offered once more. */
export function settledAdventure(state: AdventureState): AdventureState {
  return state.busy ? adventure(state, { type: 'failed' }) : state;
}

export function isAdventure(value: unknown): value is AdventureState {
  if (typeof value !== 'object' || value === null) return false;
  const { segments, picks, seed } = value as Partial<AdventureState>;
  return (
    Array.isArray(segments) &&
    Array.isArray(picks) &&
    typeof seed === 'number' &&
    segments.length === picks.length + 1 &&
    segments.every((each: Partial<AdventureSegment> | null) => Array.isArray(each?.choices)) &&
    picks.every((each: Partial<AdventureChoice> | null) => typeof each?.outcome === 'string')
  );
}

export type AdventureEvent =
  | { type: 'begun' }
  | { type: 'chosen'; choice: AdventureChoice }
  | { type: 'arrived'; segment: AdventureSegment; seed: number }
  | { type: 'failed' }
  | { type: 'drawn'; of: AdventureChoice | AdventureSegment; pictures: readonly StoryPicture[] }
  | { type: 'again' };

export const NO_ADVENTURE: AdventureState = { segments: [], picks: [], busy: false, seed: null };

export function adventure(state: AdventureState, event: AdventureEvent): AdventureState {
  switch (event.type) {
    case 'begun':
      return state.busy || state.segments.length > 0 ? state : { ...state, busy: true };
    case 'chosen':
      return canChoose(state, event.choice)
        ? { ...state, picks: [...state.picks, event.choice], busy: true }
        : state;
    case 'arrived':
      return state.busy
        ? { ...state, segments: [...state.segments, event.segment], seed: event.seed, busy: false }
        : state;
    case 'failed':
      // The choice is offered again.
      return { ...state, picks: state.picks.slice(0, Math.max(0, state.segments.length - 1)), busy: false };
    case 'drawn':
      return {
        ...state,
        segments: withPictures(state.segments, event),
        picks: withPictures(state.picks, event),
      };
    default: // again
      return { ...state, segments: state.segments.slice(0, 1), picks: [], busy: false };
  }
}

function canChoose({ segments, busy }: AdventureState, choice: AdventureChoice): boolean {
  return !busy && (segments.at(-1)?.choices.some(({ id }) => id === choice.id) ?? false);
}

/** What is not on the way any more, because somebody began again, stays as it is. */
function withPictures<Part extends Illustrated>(
  parts: readonly Part[],
  { of, pictures }: Extract<AdventureEvent, { type: 'drawn' }>,
): readonly Part[] {
  return parts.map((part) => (Object.is(part, of) ? { ...part, pictures } : part));
}
