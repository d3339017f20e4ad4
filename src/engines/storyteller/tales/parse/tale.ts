import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { CharacterKind } from '#domain/story-world.ts';
import type { FigureOfTale } from '#engines/storyteller/tales/words/figures.ts';

/** "hero loves vehicles|stars but not trains". */
export interface Test {
  not: boolean;
  /** A role, a choice, `at`, `others` …; in a crowd line what its person is. */
  who: string;
  /** "loves", "wheelchair", "home"; empty where nothing more is asked. */
  verb: string;
  /** One of these groups, things or sorts will do; none is named: any. */
  of: readonly string[];
  /** … and none of these. */
  but: readonly string[];
}

/** All of these must hold. */
export type Condition = readonly Test[];

/** A piece of prose. */
export type Part =
  | { type: 'text'; text: string }
  | NamePart
  /** A word that agrees with somebody. */
  | { type: 'agree'; role: string; agreement: string; capital: boolean }
  /** A noun of the place or of a choice. */
  | {
      type: 'noun';
      noun: Noun;
      size: NounSize;
      adjectives: readonly string[];
      /** What agrees with it and stands behind it. */
      behind: readonly string[];
      capital: boolean;
    }
  /** A word that agrees with such a noun. */
  | { type: 'of-noun'; noun: Noun; word: string; capital: boolean }
  /** What somebody loves. */
  | ({ type: 'loved'; role: string; capital: boolean } & Loved)
  /** What somebody was. */
  | { type: 'job'; role: string; form: string }
  /** Told only then; the first that holds. */
  | { type: 'when'; options: readonly Option[] }
  /** Something that comes back later, and where it does. */
  | { type: 'plant' | 'callback'; fact: string };

export interface NamePart {
  type: 'name';
  role: string;
  form: string;
}

/** A love of this group, or any; in a form of its noun, or as it stands. */
export interface Loved {
  group: string | undefined;
  form: string | undefined;
}

/** `either`: the author's word does not say which; the first mention is long. */
export type NounSize = 'long' | 'short' | 'either';

export interface Noun {
  of: 'place' | 'choice';
  name: string;
  form: string;
}

export interface Option {
  when: Condition;
  parts: readonly Part[];
}

/** A line that one of the others, or all who are left, have to themselves. */
export interface CrowdLine {
  /** `child loves trains`; the first is about its person, or says that it is for `all`. */
  when: Condition;
  parts: readonly Part[];
}

export type Paragraph =
  | { type: 'one'; options: readonly Option[] }
  | { type: 'crowd'; lines: readonly CrowdLine[] };

/** What is told when the story goes on; empty where the author wrote nothing. */
export interface Sequel {
  /** `## goes on`: from the last scene to another day. */
  goesOn: readonly Paragraph[];
  /** `## comes back`: the refrain or the thing, after the next tale. */
  comesBack: readonly Paragraph[];
}

/** A tale as one author told it, for one age in one language. */
export interface Prose {
  /** "the-little-dark/3-5.en" */
  where: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
  title: readonly Part[];
  refrain?: string;
  scenes: ReadonlyMap<string, readonly Paragraph[]>;
  sequel: Sequel;
  /** `## talk together`: what a family may talk about when it is over; three, or none. */
  questions: readonly Paragraph[];
  /** Whom and where it is written for; none of it may be left in a telling. */
  standIns: { place: string; names: readonly string[] };
  /** The names of those whom the tale brings along; the next one, if one of the cast has the first. */
  figures: Readonly<Record<string, readonly string[]>>;
  /** The tale's own words: the value of a choice → its entry. */
  words: Readonly<Record<string, string>>;
  /** Braced nouns that could be two forms; for the checker. */
  doubts: readonly { written: string; nouns: readonly Noun[] }[];
}

export interface Role {
  /** Who can play it, the best first. */
  kinds: readonly CharacterKind[];
  /** When nobody can: somebody of the place, nobody, or the tale is not told. */
  otherwise: 'resident' | 'nobody' | 'not told';
}

/** A tale in no language: what it is about, whom it needs, and what its pictures show. */
export interface Tale {
  id: string;
  /** The first is what it is really about. */
  themes: readonly string[];
  places: readonly string[] | 'any';
  /** Fears that are its plot. */
  faces: readonly string[];
  /** What would hurt somebody who has it. */
  touches: readonly string[];
  roles: ReadonlyMap<string, Role>;
  /** Is there room for more people than it has roles? */
  others: boolean;
  figures: ReadonlyMap<string, FigureOfTale>;
  choices: ReadonlyMap<string, readonly Choice[]>;
  /** A line of direction for each scene. */
  pictures: Readonly<Record<string, string>>;
  prose: readonly Prose[];
}

/** A value of a choice, and for whom it is none. */
export interface Choice {
  value: string;
  notFor: readonly string[];
}

/** Of a scene that is told only when something was chosen: "first kind". */
export function wayOf(
  scene: string,
  { choices }: Pick<Tale, 'choices'>,
): { choice: string; value: string } | undefined {
  const [choice = '', value] = scene.split(' ');
  return value !== undefined && choices.has(choice) ? { choice, value } : undefined;
}

/** The line of direction for a scene; the ways of one choice may share theirs. */
export function pictureOf(scene: string, tale: Pick<Tale, 'choices' | 'pictures'>): string | undefined {
  return tale.pictures[scene] ?? tale.pictures[wayOf(scene, tale)?.choice ?? ''];
}
