import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const hi: LanguageGrammar = {
  names: {
    f: 'मीरा',
    m: 'अर्जुन',
    x: 'किरण',
    short: 'ओम',
    long: 'सत्यनारायण-विश्वनाथ',
    foreign: 'Xóchitl',
    vowel: 'ईशा',
    plural: 'मुन्ने',
  },
  quotes: [['“', '”']],
  rules: [
    { fault: 'straight quotation marks', pattern: /["']/ },
    { fault: 'a full stop instead of a danda', pattern: /[\u0900-\u097f]\.(?!\.)/u },
    { fault: 'a space before a danda or a mark', pattern: / [।!?]/ },
    { fault: 'two marks', pattern: /[!?]।|।[,!?]|,।/ },
    { fault: 'no space after a danda', pattern: /।(?=[\u0904-\u0963\u0970-\u097f])/u },
    { fault: 'an ending joined to a name', pattern: /\p{Script=Latin}\p{Script=Devanagari}/u },
    {
      fault: 'a vowel sign without a letter',
      pattern: /(?<![\u0915-\u0939\u0958-\u095f\u093c])[\u093e-\u094c]/u,
    },
    { fault: 'two vowel signs on one letter', pattern: /[\u093e-\u094c]{2}/u },
    {
      fault: 'the same postposition twice',
      pattern: /(?<![\p{L}\p{M}])(ने|को|से|में|पर|का|की|के|तक) \1(?![\p{L}\p{M}])/u,
    },
    {
      fault: 'two postpositions that cannot meet',
      pattern: /(?<![\p{L}\p{M}])(ने|को) (ने|को|से|में|का|की|के)(?![\p{L}\p{M}])/u,
    },
    {
      fault: 'a pronoun that is not oblique before its postposition',
      pattern: /(?<![\p{L}\p{M}])(वह|यह|वे) (ने|को|से|में|का|की|के)(?![\p{L}\p{M}])/u,
    },
    {
      fault: 'a plural with a singular verb',
      pattern: /(?<![\p{L}\p{M}])(हम|वे) (था|थी|है)(?![\p{L}\p{M}])/u,
    },
    { fault: 'एक twice', pattern: /(?<![\p{L}\p{M}-])एक एक(?![\p{L}\p{M}-])/u },
  ],
};
