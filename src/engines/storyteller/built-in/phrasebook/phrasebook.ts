import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { ThemeFamily } from '#domain/story-world.ts';
import type { Repertoire } from '#engines/storyteller/built-in/plan/plan.ts';
import type { ChoiceKind } from '#domain/adventure.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import type { Template } from '#engines/storyteller/built-in/phrasebook/template.ts';

/** A saying that is given on the way, and how it proves true. */
export interface Motif {
  saying: Passage;
  why: readonly Passage[];
  insight: readonly Passage[];
  end: readonly Passage[];
}

/** A word with its forms, each of which may hold slots. */
export interface Word {
  /** Its plain form as written: what memory knows it by. */
  key: string;
  forms: ReadonlyMap<string, Template>;
  /** By which agreement goes. */
  gender: string | undefined;
}

/** Words by where they stand: `torch`. */
export type Lexicon = ReadonlyMap<string, Word>;

/** What a place offers: by where they stand (`creature`, `lost light`, `stages`), the words that a story chooses from. */
export type PackWords = ReadonlyMap<string, readonly Word[]>;

/** Something that families write about their people. */
export interface DetailEntry {
  /** Each a list of words that must all be there; `*` ends one that may go on. */
  match: readonly (readonly string[])[];
  word: Word;
  /** Can be told of an animal, which does not speak. */
  pet: boolean;
}

export interface Details {
  fears: readonly string[];
  not: readonly string[];
  between: readonly string[];
  things: readonly DetailEntry[];
  traits: readonly DetailEntry[];
}

export interface Scene {
  text: Template;
  choices: Readonly<Record<ChoiceKind, { text: Template; outcome: Template }>>;
}

export interface AdventureScenes {
  start: readonly Scene[];
  middle: Readonly<Record<ChoiceKind, readonly Scene[]>>;
  ending: Readonly<Record<ChoiceKind, readonly Template[]>>;
}

/** Everything the storyteller can say to one age in one language. */
export interface Phrasebook {
  language: LanguageCode;
  ageGroup: AgeGroup;
  repertoire: Repertoire;
  list: { separator: string; last: string };
  pets: { dog: string; cat: string };
  elsewhere: string;
  kin: { f: readonly string[]; m: readonly string[] };
  /** Forms such as `they` and `their`, by gender; languages that need none have none. */
  pronouns: Readonly<Record<string, Readonly<Record<string, string>>>>;
  words: Readonly<Record<string, PackWords>>;
  items: Lexicon;
  motifs: Readonly<Record<ThemeFamily, readonly Motif[]>>;
  /** Short texts by kind and by what they are about: `quirk torch`. */
  prose: ReadonlyMap<string, readonly Passage[]>;
  passages: ReadonlyMap<string, readonly Passage[]>;
  titles: ReadonlyMap<string, readonly Passage[]>;
  adventure: AdventureScenes;
  /** Absent where a language cannot read descriptions. */
  details: Details | undefined;
}
