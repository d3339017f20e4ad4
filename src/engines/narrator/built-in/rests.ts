import type { Narrator, SpokenSentence } from '#engines/narrator/port.ts';
import { silenceLike } from '#engines/narrator/silence.ts';

/** Seconds of silence, on top of the breath after every sentence. */
export const PARAGRAPH = 0.35;
export const SCENE = 0.9;

/** What stands between two scenes, in a line of its own, or is left empty there. */
const SCENE_BREAK = /\n\s*\n\s*\n|\n[^\S\n]*(?:[*•·~⁂❦—–-][^\S\n]*){1,5}\n/;

/** The same, resting between paragraphs, longer between scenes, and where a page is turned. What is said stays as it is kept. */
export function withRests<Voice extends Narrator>(narrator: Voice): Voice {
  return {
    ...narrator,
    async *speak(request, signal) {
      const { turns = [], around } = request;
      const told = request.text + (around?.after ?? '');
      for await (const sentence of narrator.speak(request, signal)) {
        const end = sentence.offset + sentence.text.length;
        const [gap = ''] = /^[^\p{L}\p{N}]*/u.exec(told.slice(end)) ?? [];
        yield rested(sentence, restOf(gap, turns, end, told.length));
      }
    },
  };
}

/** At the end of a text a paragraph ends, too. */
function restOf(gap: string, turns: readonly number[], end: number, length: number): number {
  const next = end + gap.length;
  if (turns.some((turn) => turn >= end && turn <= next) || SCENE_BREAK.test(gap)) return SCENE;
  return gap.includes('\n') || next === length ? PARAGRAPH : 0;
}

function rested(sentence: SpokenSentence, seconds: number): SpokenSentence {
  const silence = silenceLike(sentence.audio, seconds);
  if (silence.duration === 0) return sentence;
  return {
    ...sentence,
    audio: Buffer.concat([sentence.audio, silence.audio]),
    duration: sentence.duration + silence.duration,
  };
}
