import type { LanguageCode } from '#domain/languages.ts';
import { en } from '#engines/storyteller/tales/grammar/en.ts';
import type { Forms, Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';

/** The languages in which tales are told so far. */
const GRAMMARS = { en: remembering(en) } satisfies Partial<Record<LanguageCode, Grammar>>;

export type TaleLanguage = keyof typeof GRAMMARS;
export const TALE_LANGUAGES = Object.keys(GRAMMARS) as TaleLanguage[];

export function isTaleLanguage(language: string): language is TaleLanguage {
  return language in GRAMMARS;
}

export function grammarOf(language: TaleLanguage): Grammar {
  return GRAMMARS[language];
}

const MOST_REMEMBERED = 5000;

/** Forms are asked for again and again; names without end. */
function remembering(grammar: Grammar): Grammar {
  const once = <Said>(make: (word: string) => Forms<Said>) => {
    const known = new Map<string, Forms<Said>>();
    return (word: string): Forms<Said> => {
      const made = known.get(word) ?? make(word);
      if (known.size < MOST_REMEMBERED) known.set(word, made);
      return made;
    };
  };
  return {
    ...grammar,
    nounForms: once((entry) => grammar.nounForms(entry)),
    nameForms: once((name) => grammar.nameForms(name)),
  };
}
