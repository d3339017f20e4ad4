/** How the making of an experience goes on, in this order; the last two end it. */
export const MULTIMEDIA_STATES = [
  'idle',
  'checking',
  'generating',
  'saving_audio',
  'preparing',
  'done',
  'failed',
] as const;

export type MultimediaState = (typeof MULTIMEDIA_STATES)[number];

/** Nothing follows them by itself. */
export function isSettled(state: MultimediaState): boolean {
  return state === 'idle' || state === 'done' || state === 'failed';
}

/** What the server says of a part that failed; screens say it in the reader's language. */
export function audioFailure(reason: string): string {
  return `Audio generation failed: ${reason}`;
}

export function visualFailure(reason: string): string {
  return `Visual generation failed: ${reason}`;
}

/** Who reads: a voice service, our neural voice, or the one that speaks at once. */
export const VOICE_QUALITIES = ['service', 'natural', 'quick'] as const;

export type VoiceQuality = (typeof VOICE_QUALITIES)[number];

export const TARGET_SCENES = 6;

export interface Share {
  done: number;
  of: number;
}

const BEGIN = 5;
const MADE = 85;
/** Reading takes longer than drawing. */
const PICTURES = 0.3;
const MILESTONES: Readonly<Record<Exclude<MultimediaState, 'generating'>, number>> = {
  idle: 0,
  checking: 2,
  saving_audio: 88,
  preparing: 95,
  done: 100,
  failed: 0,
};

/** In percent, never falling while the states go on in their order. */
export function progressOf(state: MultimediaState, pictures: Share, sentences: Share): number {
  if (state !== 'generating') return MILESTONES[state];
  const made = PICTURES * fractionOf(pictures) + (1 - PICTURES) * fractionOf(sentences);
  return Math.round(BEGIN + (MADE - BEGIN) * made);
}

function fractionOf({ done, of }: Share): number {
  return of > 0 ? Math.min(1, done / of) : 0;
}

interface TimedWord {
  offset: number;
  start: number;
}

/** When each scene begins in the narration: with the first word at or after its place in the text. */
export function sceneTimes(
  offsets: readonly number[],
  words: readonly TimedWord[],
  duration: number,
): number[] {
  return offsets.map((offset, i) => {
    if (i === 0) return 0;
    const first = words.find((word) => word.offset >= offset);
    return Math.round((first?.start ?? duration) * 1000) / 1000;
  });
}
