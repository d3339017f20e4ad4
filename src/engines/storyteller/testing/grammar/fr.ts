import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const fr: LanguageGrammar = {
  names: {
    f: 'Manon',
    m: 'Tom',
    x: 'Camille',
    short: 'Lo',
    long: 'Marie-Bartholomée-Alexandrine',
    foreign: 'Xóchitl',
    vowel: 'Élise',
    plural: 'Jules',
  },
  quotes: [['«', '»']],
  rules: [
    { fault: 'straight quotation marks or apostrophes', pattern: /["']/ },
    { fault: 'three dots for an ellipsis', pattern: /\.\.\./ },
    { fault: 'no thin space before a high mark', pattern: /[\p{L} ][!?;»]|(?:\p{L}| ):/u },
    { fault: 'no thin space after an opening mark', pattern: /«[^\u202f]/u },
    {
      fault: 'no elision before a vowel',
      pattern:
        /(?<![\p{L}’-])(?:[Dd]e|[Qq]ue|[Ll]e|[Ll]a|[Jj]e|[Nn]e|[Ss]e) (?!on[zc]|oui|ouaf)[aeiouâàéèêîôù]/u,
    },
    {
      fault: 'no elision before a name with a vowel',
      pattern: /(?<![\p{L}’-])(?:[Dd]e|[Qq]ue) [AEIOUÂÉÈÊÎÔ]\p{Ll}/u,
    },
    {
      fault: 'an elision before a consonant',
      pattern: /(?<!\p{L})[dljnmts]’[bcdfgjklmnpqrstvwxz]/iu,
    },
    { fault: 'si il', pattern: /(?<!\p{L})[Ss]i ils?(?!\p{L})/u },
    { fault: 'an article that was not contracted', pattern: /(?<!\p{L})(?:de|à) les? \p{Lu}/u },
    { fault: 'two articles', pattern: /(?<!\p{L})(?:[Dd]e (?:du|des)|à (?:au|aux))(?!\p{L})/u },
    {
      fault: 'the same small word twice',
      pattern: /(?<!\p{L})(le|la|les|de|un|une|et|à|que|ne|se|du|des|dans|avec) \1(?!\p{L})/u,
    },
    { fault: 'two stops', pattern: /[!?]\u202f?[.,]|[.,]\u202f?[!?]/ },
  ],
};
