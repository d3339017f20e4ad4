import type { Scene, Sentence } from '#engines/bookbinder/epub/scenes.ts';
import type { BookNarration } from '#engines/bookbinder/port.ts';

/** The part of the sound in which a sentence is heard, in thousandths of a second. */
export interface Clip {
  sentence: Sentence;
  begin: number;
  end: number;
}

export interface HeardScene {
  scene: Scene;
  clips: Clip[];
}

/**
 * When each sentence is heard. A sentence lasts until the next one begins, so that the voice never jumps; where times run
 * backwards they are held, and sentences of which no word is heard are left out.
 */
export function clipsOf(scenes: readonly Scene[], narration: BookNarration): HeardScene[] {
  const last = milliseconds(narration.duration);
  const begins = beginnings(scenes, narration, last);
  const heard = [...begins.keys()];
  const clips = new Map(
    heard.map((sentence, i) => {
      const next = heard[i + 1];
      return [
        sentence,
        { sentence, begin: begins.get(sentence) ?? 0, end: (next && begins.get(next)) ?? last },
      ];
    }),
  );
  return scenes.map((scene) => ({
    scene,
    clips: scene.text
      .flat(2)
      .flatMap((sentence) => clips.get(sentence) ?? [])
      .filter(({ begin, end }) => end > begin),
  }));
}

function beginnings(scenes: readonly Scene[], { words }: BookNarration, last: number): Map<Sentence, number> {
  const inOrder = words.filter(({ start }) => Number.isFinite(start)).toSorted((a, b) => a.offset - b.offset);
  const begins = new Map<Sentence, number>();
  let [at, earliest] = [0, 0];
  for (const sentence of scenes.flatMap(({ text }) => text.flat(2))) {
    while ((inOrder[at]?.offset ?? Infinity) < sentence.offset) at++;
    const word = inOrder[at];
    if (!word || word.offset >= sentence.offset + sentence.text.length) continue;
    earliest = Math.min(last, Math.max(earliest, milliseconds(word.start)));
    begins.set(sentence, earliest);
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
