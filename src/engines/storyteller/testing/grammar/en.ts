import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const en: LanguageGrammar = {
  names: {
    f: 'Maya',
    m: 'Tom',
    x: 'Robin',
    short: 'Bo',
    long: 'Bartholomew-Alexander',
    foreign: 'Xóchitl',
    vowel: 'Una',
    plural: 'James',
  },
  quotes: [['“', '”']],
  rules: [
    { fault: 'a before a vowel', pattern: /\b[Aa] (?!one|once|uni|use|usu|eu|U)[aeiou]/ },
    {
      fault: 'an before a consonant',
      pattern: /\b[Aa]n (?!hour|honest|honou?r|heir)[bcdfghjklmnpqrstvwxyz]/,
    },
    {
      fault: 'the same word twice',
      pattern: /\b(?!had\b|that\b|not\b|very\b)(\p{Ll}{3,}) \1\b(?![,!])/u,
    },
    { fault: 'a plural with a singular verb', pattern: /\b(they|we) (was|is|has)\b/i },
    { fault: 'a singular with a plural verb', pattern: /(?<=^|[.!?“] ?)(He|She|It) (were|are|have)\b/ },
    { fault: 'straight quotation marks', pattern: /["]/ },
    { fault: 'a straight apostrophe', pattern: /\p{L}'\p{L}/u },
  ],
};
