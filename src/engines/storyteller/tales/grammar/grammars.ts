import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { de } from '#engines/storyteller/tales/grammar/de.ts';
import { en } from '#engines/storyteller/tales/grammar/en.ts';
import { es } from '#engines/storyteller/tales/grammar/es.ts';
import { fr } from '#engines/storyteller/tales/grammar/fr.ts';
import type { Bearer, Forms, Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { hi } from '#engines/storyteller/tales/grammar/hi.ts';
import { ja } from '#engines/storyteller/tales/grammar/ja.ts';
import { mr } from '#engines/storyteller/tales/grammar/mr.ts';
import { sv } from '#engines/storyteller/tales/grammar/sv.ts';
import { ta } from '#engines/storyteller/tales/grammar/ta.ts';
import { zh } from '#engines/storyteller/tales/grammar/zh.ts';

const GRAMMARS: Readonly<Record<LanguageCode, Grammar>> = {
  en: remembering(en),
  es: remembering(es),
  fr: remembering(fr),
  de: remembering(de),
  sv: remembering(sv),
  ta: remembering(ta),
  hi: remembering(hi),
  mr: remembering(mr),
  ja: remembering(ja),
  zh: remembering(zh),
};

/** The languages in which tales are told so far: those that have their words (`content/languages/<language>/tales.yaml`). */
export const TALE_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'hi',
  'sv',
  'zh',
  'ja',
  'ta',
  'mr',
] as const satisfies readonly LanguageCode[];
export type TaleLanguage = (typeof TALE_LANGUAGES)[number];

export function isTaleLanguage(language: string): language is TaleLanguage {
  return TALE_LANGUAGES.some((each) => each === language);
}

/** As the tale is written that is told. */
export function grammarOfProse({
  language,
  ageGroup,
}: {
  language: LanguageCode;
  ageGroup: AgeGroup;
}): Grammar {
  return grammarOf(language, ageGroup);
}

/** How a language is written for an age; for any, where that does not matter. */
export function grammarOf(language: LanguageCode, age?: AgeGroup): Grammar {
  const grammar = GRAMMARS[language];
  return (age === '3-5' ? grammar.forYoungest : undefined) ?? grammar;
}

const MOST_REMEMBERED = 5000;

/** Forms are asked for again and again; names without end. */
function remembering(grammar: Grammar): Grammar {
  const once = <Said>(make: (word: string, bearer?: Bearer) => Forms<Said>) => {
    const known = new Map<string, Forms<Said>>();
    return (word: string, bearer?: Bearer): Forms<Said> => {
      // A company is seldom met twice.
      if (bearer?.members) return make(word, bearer);
      const key = bearer ? `${word} ${bearer.kind} ${bearer.spoken}` : word;
      const made = known.get(key) ?? make(word, bearer);
      if (known.size < MOST_REMEMBERED) known.set(key, made);
      return made;
    };
  };
  return {
    ...grammar,
    nounForms: once((entry) => grammar.nounForms(entry)),
    nameForms: once((name, bearer) => grammar.nameForms(name, bearer)),
    ...(grammar.forYoungest && { forYoungest: remembering(grammar.forYoungest) }),
  };
}
