import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const es: LanguageGrammar = {
  names: {
    f: 'Lucía',
    m: 'Mateo',
    x: 'Noa',
    short: 'Bo',
    long: 'María de los Ángeles',
    foreign: 'Xóchitl',
    vowel: 'Inés',
    plural: 'Carlos',
  },
  quotes: [['«', '»']],
  rules: [
    { fault: 'de and el are not contracted', pattern: /(?<!\p{L})[Dd]e el \p{Ll}/u },
    { fault: 'a and el are not contracted', pattern: /(?<!\p{L})[Aa] el \p{Ll}/u },
    { fault: 'y before the sound i', pattern: /(?<!\p{L})[Yy] h?[iíIÍ](?![aeouáéóú])/u },
    {
      fault: 'two articles',
      pattern: /(?<!\p{L})(?!la una)(el|la|los|las|un|una) (el|la|los|las|un|una)(?!\p{L})/iu,
    },
    {
      fault: 'a masculine article before a feminine ending',
      pattern: /(?<!\p{L})(el|un) \p{Ll}+(ita|ción|dad)(?!\p{L})/u,
    },
    { fault: 'the same word twice', pattern: /(?<!\p{L})(\p{Ll}{3,}) \1(?!\p{L})/u },
    { fault: 'a question without its opening mark', pattern: /(?:^|[.!?»] )[^¿?\n]*\?/mu },
    { fault: 'an exclamation without its opening mark', pattern: /(?:^|[.!?»] )[^¡!\n]*!/mu },
    { fault: 'a hyphen for a dialogue dash, or a space after the dash', pattern: /^(?:-\p{L}|—\s)/mu },
    { fault: 'a full stop inside the quotation marks', pattern: /(?<!\.)\.»/u },
    { fault: 'straight or English quotation marks', pattern: /["]|“(?![^”]*”)/u },
  ],
};
