import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';

/** Nouns for what somebody is, as a dictionary prints them; `ff`: several, and all of them she. */
export type Called = Readonly<Record<Spoken, string> & { ff?: string }>;

interface Nouns {
  nounForms: (entry: string) => Forms<Sizes>;
  apart: (phrase: string) => readonly Apart[];
  onto: (entry: string, words: Pick<Apart, 'adjectives' | 'behind'>) => string;
}

/** "the little boy": a noun with its article and adjectives that is another noun for somebody else. */
export function callings(called: readonly Called[], { nounForms, apart, onto }: Nouns) {
  const known = new Map<string, [which: number, form: string]>();
  for (const [which, { m }] of called.entries()) {
    for (const [form, { short }] of nounForms(m)) if (!known.has(short)) known.set(short, [which, form]);
  }
  return {
    agreement(phrase: string): string | undefined {
      const whole: Apart = { without: phrase, adjectives: [] };
      for (const { without, adjectives, behind = [] } of [whole, ...apart(phrase)]) {
        const found = known.get(without);
        if (found) return ['called', ...found, adjectives.join(','), behind.join(',')].join('/');
      }
      return undefined;
    },
    agree(agreement: string, person: Person): string | undefined {
      const [kind, which, form = '', adjectives = '', behind = ''] = agreement.split('/');
      const nouns = called[Number(which)];
      if (kind !== 'called' || !nouns) return undefined;
      const entry = (isAllShe(person) ? nouns.ff : undefined) ?? nouns[person.spoken];
      const words = { adjectives: list(adjectives), behind: list(behind) };
      return nounForms(onto(entry, words)).get(form)?.short;
    },
  };
}

const list = (text: string) => text.split(',').filter(Boolean);

/** Several, and each of them is she. */
export function isAllShe({ members = [] }: Person): boolean {
  return members.length > 0 && members.every(({ spoken }) => spoken === 'f');
}
