import { syllable } from 'syllable';
import { lengthOf } from '#engines/storyteller/built-in/tell/measure.ts';

const SENTENCE = /[^.!?。！？।…]+[.!?。！？।…]+["”’」』»)]*/gu;

export function sentencesOf(text: string): string[] {
  return (text.match(SENTENCE) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** School years it takes to read an English text. */
export function fleschKincaidGrade(text: string): number {
  const words = lengthOf(text, 'en');
  return 0.39 * (words / sentencesOf(text).length) + 11.8 * (syllable(text) / words) - 15.59;
}

/** How many of all runs of four words (characters, where words are not spaced) in the stories are different ones. */
export function distinct4(stories: readonly string[], unit: RegExp): number {
  const seen = new Set<string>();
  let all = 0;
  for (const story of stories) {
    const units = story.toLowerCase().match(unit) ?? [];
    for (let i = 0; i + 4 <= units.length; i++) {
      seen.add(units.slice(i, i + 4).join(' '));
      all += 1;
    }
  }
  return all === 0 ? 0 : seen.size / all;
}

/** The share of a story's sentences that were heard in one of the earlier ones. */
export function seenShare(story: string, earlier: readonly string[]): number {
  const known = new Set(earlier.flatMap(sentencesOf));
  const sentences = sentencesOf(story);
  return sentences.filter((sentence) => known.has(sentence)).length / sentences.length;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
