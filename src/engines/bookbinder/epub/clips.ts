import type { Scene, Sentence } from '#engines/bookbinder/epub/scenes.ts';
import type { PageVoice } from '#engines/bookbinder/port.ts';

/** The part of a page's sound in which a sentence is heard, or all of it, in thousandths of a second. */
export interface Clip {
  sentence: Sentence;
  begin: number;
  end: number;
}

export interface HeardScene {
  scene: Scene;
  clips: readonly Clip[];
}

/**
 * When each sentence is heard. A sentence lasts until the next one begins, so that the voice never jumps; where times run
 * backwards they are held, and sentences of which no word is heard are left out.
 */
export function clipsOf(scene: Scene, { duration, words, asWhole }: PageVoice): Clip[] {
  const last = milliseconds(duration);
  if (asWhole) return [{ sentence: { id: scene.name, text: '', offset: 0 }, begin: 0, end: last }];
  const begins = beginnings(scene, words, last);
  return begins
    .map(([sentence, begin], i) => ({ sentence, begin, end: begins[i + 1]?.[1] ?? last }))
    .filter(({ begin, end }) => end > begin);
}

function beginnings(scene: Scene, words: PageVoice['words'], last: number): [Sentence, number][] {
  const inOrder = words.filter(({ start }) => Number.isFinite(start)).toSorted((a, b) => a.offset - b.offset);
  const begins: [Sentence, number][] = [];
  let [at, earliest] = [0, 0];
  for (const sentence of scene.text.flat(2)) {
    while ((inOrder[at]?.offset ?? Infinity) < sentence.offset) at++;
    const word = inOrder[at];
    if (!word || word.offset >= sentence.offset + sentence.text.length) continue;
    earliest = Math.min(last, Math.max(earliest, milliseconds(word.start)));
    begins.push([sentence, earliest]);
  }
  return begins;
}

function milliseconds(seconds: number): number {
  return Math.max(0, Math.round(seconds * 1000));
}

export function clock(thousandths: number): string {
  return `${(thousandths / 1000).toFixed(3)}s`;
}

export function durationOf(clips: readonly Clip[]): number {
  return clips.reduce((sum, { begin, end }) => sum + end - begin, 0);
}
