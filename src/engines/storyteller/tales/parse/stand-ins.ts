import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { wholeWords } from '#domain/text/whole-words.ts';
import type { Loved, NamePart, Noun, NounSize, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { jobWord, type Words } from '#engines/storyteller/tales/words/words.ts';

/** What stands at the head of a tale's prose. */
export interface ProseHead {
  title: string;
  /** Role → the name that stands in for whoever plays it; of a figure "Bo / Dodo", a name and another. */
  with: Record<string, string>;
  at: string;
  job?: string | undefined;
  refrain?: string | undefined;
  words: Record<string, string>;
}

export interface FoundNoun {
  nouns: readonly Noun[];
  size: NounSize;
}

/** The cast and the place that a tale is written for, looked up backwards: from the word on the page to what it stands for. */
export interface StandIns {
  grammar: Grammar;
  names: ReadonlyMap<string, NamePart>;
  /** Finds the names in plain text. */
  namePattern: RegExp;
  noun(written: string): FoundNoun | undefined;
  job(written: string): string | undefined;
  /** `after` stands behind the brace: a word that is alike in two forms is in the one that is asked for there. */
  loved(written: string, after: string): Loved | undefined;
}

export function standInsOf(
  tale: Omit<Tale, 'prose'>,
  head: ProseHead,
  grammar: Grammar,
  words: Words,
): StandIns {
  const names = new Map<string, NamePart>();
  for (const [role, stand] of Object.entries(head.with)) {
    const [name = ''] = stand.split(' / ');
    const [kind = 'child'] = tale.roles.get(role)?.kinds ?? [];
    for (const bearer of [kind, 'child', 'adult'] as const) {
      for (const [form, text] of grammar.nameForms(name, { kind: bearer, spoken: 'm' }))
        if (!names.has(text)) names.set(text, { type: 'name', role, form });
    }
  }
  const nouns = nounsOf(tale, head, grammar, words);
  const jobs = head.job
    ? grammar.nounForms(jobWord(words, head.job, 'm') ?? head.job)
    : new Map<string, never>();
  return {
    grammar,
    names,
    namePattern: wholeWords([...names.keys()], grammar, { flags: 'gu' }),
    noun: (written) => nouns.get(written),
    job: (written) => [...jobs].find(([, { long, short }]) => long === written || short === written)?.[0],
    loved: (written, after) => {
      const found = lovesOf(grammar, words).get(written);
      if (!found?.alike || !grammar.asksForOtherForm?.test(after)) return found && plain(found);
      return { group: found.group, form: found.alike };
    },
  };
}

interface Written extends Loved {
  /** A form in which the word is the same. */
  alike?: string;
}

function plain({ group, form }: Written): Loved {
  return { group, form };
}

/** "{trains}", whose group says which love is meant; "{loves}", whichever it is; and both of them in other forms. */
function lovedIn(grammar: Grammar, { loves }: Words): ReadonlyMap<string, Written> {
  const found = new Map<string, Written>([['loves', { group: undefined, form: undefined }]]);
  const add = (written: string | undefined, loved: Loved) => {
    if (written !== undefined && !found.has(written)) found.set(written, loved);
  };
  const things = Object.entries(loves).flatMap(([group, of]) =>
    Object.keys(of).map((thing) => ({ group, thing })),
  );
  for (const { group, thing } of things) add(grammar.written?.(thing) ?? thing, { group, form: undefined });
  for (const form of grammar.lovedForms ?? []) {
    for (const { group, thing } of things) {
      const written = grammar.nounForms(thing).get(form)?.short;
      const bare = written === undefined ? undefined : found.get(written);
      if (bare?.group === group && bare.form === undefined) bare.alike = form;
      else add(written, { group, form });
    }
    add(`${form} loves`, { group: undefined, form });
  }
  return found;
}

const known = new WeakMap<Words, Map<Grammar, ReadonlyMap<string, Written>>>();

/** A language has hundreds of loves in many forms, and every tale asks for them at every brace. */
function lovesOf(grammar: Grammar, words: Words): ReadonlyMap<string, Written> {
  const byGrammar = known.get(words) ?? new Map<Grammar, ReadonlyMap<string, Written>>();
  known.set(words, byGrammar);
  const loves = byGrammar.get(grammar) ?? lovedIn(grammar, words);
  byGrammar.set(grammar, loves);
  return loves;
}

function nounsOf(
  tale: Omit<Tale, 'prose'>,
  head: ProseHead,
  grammar: Grammar,
  words: Words,
): ReadonlyMap<string, FoundNoun> {
  const found = new Map<string, { noun: Noun; size: NounSize }[]>();
  const add = (of: Noun['of'], name: string, entry: string) => {
    for (const [form, { long, short }] of grammar.nounForms(entry)) {
      const noun = { of, name, form };
      if (long === short) found.set(long, [...(found.get(long) ?? []), { noun, size: 'either' }]);
      else {
        found.set(long, [...(found.get(long) ?? []), { noun, size: 'long' }]);
        found.set(short, [...(found.get(short) ?? []), { noun, size: 'short' }]);
      }
    }
  };
  // The tale's own words come first: an author who writes "a kite" means the kite of the tale.
  for (const [choice, values] of tale.choices) {
    for (const { value } of values) {
      const entry = head.words[value];
      if (entry) add('choice', choice, entry);
    }
  }
  const here = words.places[head.at];
  if (!here) throw new Error(`${tale.id}: nobody knows the place ${head.at}`);
  for (const [name, entries] of Object.entries(here))
    if (!PEOPLE.has(name)) for (const entry of entries) add('place', name, entry);
  return new Map(
    [...found].map(([written, list]) => [
      written,
      { nouns: list.map(({ noun }) => noun), size: list[0]?.size ?? 'either' },
    ]),
  );
}

const PEOPLE: ReadonlySet<string> = new Set(['resident', 'friend']);
