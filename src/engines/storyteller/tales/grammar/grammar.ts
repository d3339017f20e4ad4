import type { Person } from '#engines/storyteller/tales/people.ts';

/** A first mention is long ("the cave behind the waterfall"), later ones are short ("the cave"). */
export interface Sizes {
  long: string;
  short: string;
}

/** A noun's or a name's forms by names that only its grammar understands. */
export type Forms<Said> = ReadonlyMap<string, Said>;

/** Who a name belongs to. */
export type Bearer = Pick<Person, 'kind' | 'spoken' | 'members'>;

/** A braced phrase as its noun, and what agrees with that. */
export interface Apart {
  adjectives: readonly string[];
  /** What agrees and stands behind: "la boîte rouge", "पतंग उड़ाई". */
  behind?: readonly string[];
  without: string;
}

/**
 * What a language knows of the words that change with the family. Authors write a tale for one cast in one place; every
 * braced word is looked up backwards in these forms, and said again for others.
 */
export interface Grammar {
  /** Every form of a noun, from its entry as a dictionary prints it. */
  nounForms(entry: string): Forms<Sizes>;
  /** A place as somebody typed it ("my Grandma's garden"), as an entry like that of the place of ours; undefined: no phrase. */
  typedPlace?(typed: string, like: string): string | undefined;
  /** Who bears it may tell: मीराला, but आजोबांना; of several, each may have its ending. */
  nameForms(name: string, bearer?: Bearer): Forms<string>;
  /** The form in which a name stands as it is; there it can be introduced. */
  plainName: string;
  /** The form in which a noun names somebody whom everybody knows: "the badger". */
  plainNoun: string;
  /** A name that is heard for the first time: "Rex the dog"; later, if what stands before it does not bear that. */
  introduce(person: Person, before?: string): string | undefined;
  /**
   * What a braced word that is no noun agrees in: a pronoun, a verb; what follows and what stands before may tell.
   * Undefined: it does not agree.
   */
  agreement(word: string, after?: string, before?: string): string | undefined;
  /** The same word for this person; `byName`: a pronoun would find another owner, so it is the name. */
  agree(agreement: string, person: Person, atStart: boolean, byName?: boolean): string;
  /** Words for several that are also said of one person: "they", which acts (its first group), and "them". */
  several?: RegExp;
  /** Adjectives and whatever else changes with a noun. */
  adjectives?: {
    /** "den kleinen Schrank": every way to take it apart. */
    apart(phrase: string): readonly Apart[];
    /** The noun with these words, as a dictionary would print it. */
    onto(entry: string, words: Pick<Apart, 'adjectives' | 'behind'>): string;
  };
  /** A word that was written for a masculine noun ("{ihn:Knopf}"), for this one. Undefined: it does not agree. */
  ofNoun?(word: string, entry: string): string | undefined;
  /** What was said before a trade, when that trade is over: "who had been " for "who was ". */
  formerly?(before: string): string;
  /** Forms of what somebody loves, besides its own: “de” for {des trains} and {de loves}. */
  lovedForms?: readonly string[];
  /** Stands behind a word that somebody loves when it is in its other form, which some words do not show. */
  asksForOtherForm?: RegExp;
  /** What stands in the list of words, as readers of this age are given it: in kana, without spaces. */
  written?(listed: string): string;
  /** The same language for those who are only learning to read, where it is written in another way. */
  forYoungest?: Grammar;
  list(names: readonly string[]): string;
  /** What belongs inside of the braces, when it stands before them: an article that agrees. */
  outside: RegExp;
  /** Forms that could have left one outside: after "die", "im Schrank" goes on with a clause. Undefined: any. */
  lacksArticle?: RegExp;
  /** The same, when it stands after them: a postposition, 里, の中. */
  outsideAfter?: RegExp;
  /** Words stand without spaces. */
  unspaced?: boolean;
  /** The last touch on a paragraph: what becomes of words, marks and spaces where they meet. */
  tidy?(text: string): string;
  /** What grows onto a name, as a pattern, beyond the forms that can be said again: रोहनलाच. */
  nameEnding?: string;
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
