import { scriptOf, type LanguageCode } from '#domain/languages.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** Something that is always wrong in a language, whatever the story. */
export interface GrammarRule {
  fault: string;
  pattern: RegExp;
}

export interface LanguageGrammar {
  /** Names that tempt the grammar: short, long, foreign, beginning with a vowel, looking like a plural. */
  names: {
    f: string;
    m: string;
    x: string;
    short: string;
    long: string;
    foreign: string;
    vowel: string;
    plural: string;
  };
  /** Opening and closing marks of direct speech, outer first. A dialogue dash has no closing one and is not named. */
  quotes: readonly (readonly [open: string, close: string])[];
  rules: readonly GrammarRule[];
}

const child = (name: string, gender: StoryCharacter['gender']): StoryCharacter => ({
  name,
  kind: 'child',
  gender,
  personal: true,
});

/** One, two, three and six heroes of all kinds, under all sorts of names. */
export function companies({ names }: LanguageGrammar): readonly (readonly StoryCharacter[])[] {
  const elder: StoryCharacter = { name: names.vowel, kind: 'adult', gender: 'f', personal: true };
  const grandfather: StoryCharacter = { name: names.long, kind: 'adult', gender: 'm', personal: true };
  const dog: StoryCharacter = {
    name: names.plural,
    kind: 'pet',
    gender: 'm',
    species: 'dog',
    personal: true,
  };
  const being: StoryCharacter = { name: names.foreign, kind: 'being', gender: 'x', personal: false };
  return [
    [child(names.f, 'f')],
    [child(names.m, 'm')],
    [child(names.x, 'x')],
    [child(names.short, 'x'), being],
    [child(names.vowel, 'f'), dog],
    [child(names.plural, 'm'), grandfather],
    [child(names.foreign, 'x'), elder, child(names.m, 'm')],
    [child(names.long, 'f'), grandfather, dog],
    [child(names.x, 'x'), elder, dog, being, child(names.f, 'f'), child(names.m, 'm')],
  ];
}

/** What is wrong with a text in any language. */
export function faultsIn(text: string, language: LanguageCode, grammar: LanguageGrammar): string[] {
  const faults = [...EVERYWHERE, ...grammar.rules]
    .filter(({ pattern }) => pattern.test(text))
    .map(({ fault }) => fault);
  for (const [open, close] of grammar.quotes) {
    if (count(text, open) !== count(text, close)) faults.push(`${open} and ${close} do not match`);
  }
  if (scriptOf(language) === 'latin' && /(?<=[\p{Ll}]\. )\p{Ll}/u.test(text))
    faults.push('a sentence begins small');
  return faults;
}

const EVERYWHERE: readonly GrammarRule[] = [
  { fault: 'something is not filled in', pattern: /[{}[\]~|]|undefined|null/ },
  { fault: 'two spaces', pattern: / {2}/ },
  { fault: 'a space before a comma or full stop', pattern: / [,.。、，](?!\.)/ },
  { fault: 'two commas or a comma before a stop', pattern: /,,|,\.|، ?\.|、、|，，|，。|、。/ },
  { fault: 'the same stop twice', pattern: /(?<!\.)\.\.(?!\.)|。。|।।/ },
  { fault: 'an empty quotation', pattern: /“”|«\s*»|「」|„“/ },
];

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
