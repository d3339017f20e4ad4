import type { Person } from '#engines/storyteller/tales/people.ts';

/** A first mention is long ("the cave behind the waterfall"), later ones are short ("the cave"). */
export interface Sizes {
  long: string;
  short: string;
}

/** A noun's or a name's forms by names that only its grammar understands. */
export type Forms<Said> = ReadonlyMap<string, Said>;

/**
 * What a language knows of the words that change with the family. Authors write a tale for one cast in one place; every
 * braced word is looked up backwards in these forms, and said again for others.
 */
export interface Grammar {
  /** Every form of a noun, from its entry as a dictionary prints it. */
  nounForms(entry: string): Forms<Sizes>;
  nameForms(name: string): Forms<string>;
  /** The form in which a name stands as it is; there it can be introduced. */
  plainName: string;
  /** A name that is heard for the first time: "Rex the dog". */
  introduce(person: Person): string | undefined;
  /** What a braced word that is no noun agrees in: a pronoun, a verb; what follows may tell. Undefined: it does not agree. */
  agreement(word: string, after?: string): string | undefined;
  /** The same word for this person. */
  agree(agreement: string, person: Person, atStart: boolean): string;
  /** Adjectives between an article and a noun, where they change with it. */
  adjectives?: {
    /** "den kleinen Schrank": what stands between, and the phrase without it. */
    apart(phrase: string): { adjectives: string[]; without: string } | undefined;
    inflect(adjectives: readonly string[], entry: string, form: string): string[];
  };
  list(names: readonly string[]): string;
  /** What belongs inside of the braces, when it stands before them: an article that agrees. */
  outside: RegExp;
  /** The same, when it stands after them: a postposition, 里, の中. */
  outsideAfter?: RegExp;
  /** Words stand without spaces. */
  unspaced?: boolean;
  /** The last touch on a paragraph: what becomes of words, marks and spaces where they meet. */
  tidy?(text: string): string;
  /** Sentences begin with capitals. */
  capitals: boolean;
  quotes: readonly [open: string, close: string];
  /** What a story about girls alone, and about boys alone, cannot say. */
  betrays: { f: RegExp; m: RegExp };
  /** How a pet with this name would be made to speak. */
  speaks(name: string): RegExp;
  /** What must never be printed, and why. */
  faults: readonly (readonly [pattern: RegExp, fault: string])[];
}
