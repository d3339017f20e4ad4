import type { Effect, Figure, Mood, Place, Pose, Prop, TimeOfDay, Weather } from '#domain/picture-world.ts';

/** What a word can tell about a picture. */
export interface Vocabulary {
  places: Place;
  times: TimeOfDay;
  weathers: Weather;
  moods: Mood;
  poses: Pose;
  effects: Effect;
  figures: Figure;
  props: Prop;
}
export type Topic = keyof Vocabulary;

/** Words by what they tell. One that ends with `~` stands for every word that begins so. */
export type Words = { [T in Topic]: Partial<Record<Vocabulary[T], readonly string[]>> };

/** A word in a text that tells something. */
export interface Mention {
  topic: Topic;
  value: string;
  index: number;
}

export interface Lexicon {
  find(text: string): Mention[];
}

type Meaning = Omit<Mention, 'index'>;

/** `spaced`: words stand apart, as they do not in Chinese and Japanese. */
export function createLexicon(words: Words, spaced: boolean): Lexicon {
  const exact = new Map<string, Meaning[]>();
  const stems = new Map<string, Meaning[]>();
  let longestPhrase = 1;
  for (const [term, meaning] of entries(words)) {
    const isStem = term.endsWith('~');
    const text = normalise(isStem ? term.slice(0, -1) : term);
    const list = isStem && spaced ? stems : exact;
    list.set(text, [...(list.get(text) ?? []), meaning]);
    longestPhrase = Math.max(longestPhrase, spaced ? text.split(' ').length : text.length);
  }
  const lookUp = { exact, stems, longestPhrase };
  return { find: (text) => (spaced ? findWords(text, lookUp) : findAnywhere(text, lookUp)) };
}

function entries(words: Words): [string, Meaning][] {
  return Object.entries(words).flatMap(([topic, values]) =>
    Object.entries(values).flatMap(([value, terms]) =>
      (terms ?? []).map((term): [string, Meaning] => [term, { topic: topic as Topic, value }]),
    ),
  );
}

interface LookUp {
  exact: ReadonlyMap<string, Meaning[]>;
  stems: ReadonlyMap<string, Meaning[]>;
  longestPhrase: number;
}

/** Apostrophes and hyphens belong to a word only inside it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const SHORTEST_STEM = 2;

function findWords(text: string, { exact, stems, longestPhrase }: LookUp): Mention[] {
  const words = [...text.matchAll(WORD)].map((match) => ({ text: normalise(match[0]), index: match.index }));
  const found: Mention[] = [];
  for (let i = 0; i < words.length; i++) {
    for (let length = Math.min(longestPhrase, words.length - i); length > 0; length--) {
      const phrase = words
        .slice(i, i + length)
        .map((word) => word.text)
        .join(' ');
      const meanings = exact.get(phrase) ?? stemsOf(phrase, stems);
      if (meanings.length === 0) continue;
      found.push(...meanings.map((meaning) => ({ ...meaning, index: words[i]?.index ?? 0 })));
      i += length - 1;
      break;
    }
  }
  return found;
}

/** The longest stem alone: "snowman" is no snow. Of a phrase it must reach the last word, or it would swallow what follows. */
function stemsOf(phrase: string, stems: LookUp['stems']): Meaning[] {
  const shortest = Math.max(SHORTEST_STEM, phrase.lastIndexOf(' ') + 2);
  for (let length = phrase.length; length >= shortest; length--) {
    const meanings = stems.get(phrase.slice(0, length));
    if (meanings) return meanings;
  }
  return [];
}

function findAnywhere(text: string, { exact, longestPhrase }: LookUp): Mention[] {
  const plain = normalise(text);
  const found: Mention[] = [];
  for (let index = 0; index < plain.length; index++) {
    for (let length = Math.min(longestPhrase, plain.length - index); length > 0; length--) {
      const meanings = exact.get(plain.slice(index, index + length));
      if (!meanings) continue;
      found.push(...meanings.map((meaning) => ({ ...meaning, index })));
      index += length - 1;
      break;
    }
  }
  return found;
}

function normalise(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'");
}
