import type { LanguageGrammar } from '#engines/storyteller/testing/grammar/rules.ts';

export const ta: LanguageGrammar = {
  names: {
    f: 'மீனா',
    m: 'அருண்',
    x: 'நிலா',
    short: 'யா',
    long: 'ராஜராஜேஸ்வரி-அலெக்சாண்டர்',
    foreign: 'Xóchitl',
    vowel: 'ஆதிரை',
    plural: 'மங்கள்',
  },
  quotes: [
    ['“', '”'],
    ['‘', '’'],
  ],
  rules: [
    { fault: 'straight quotation marks', pattern: /["']/ },
    { fault: 'three dots for an ellipsis', pattern: /\.\.\./ },
    { fault: 'an ending joined to a name', pattern: /\p{Script=Latin}\p{Script=Tamil}/u },
    { fault: 'two vowel signs on one letter', pattern: /[\u0bbe-\u0bcd\u0bd7]{2}/u },
    { fault: 'a vowel sign without a letter', pattern: /(?<![\u0b95-\u0bb9])[\u0bbe-\u0bcd]/u },
    {
      fault: 'a hard consonant not doubled after அந்த, இந்த, எந்த',
      pattern: /(?<![\p{L}\p{M}])[அஇஎ]ந்த (?=[கசதப])/u,
    },
    { fault: 'a hard consonant not doubled after the accusative', pattern: /(?:யை|களை|த்தினை) (?=[கசதப])/u },
    {
      fault: 'a hard consonant not doubled after the dative',
      pattern: /(?:த்துக்கு|வுக்கு|களுக்கு) (?=[கசதப])/u,
    },
    {
      fault: 'a consonant doubled before a vowel or a soft one',
      pattern: /ை[கசதப]் (?=[அ-ஔஙஞணநமயரலவழளறன])/u,
    },
    { fault: 'ஓர் before a consonant', pattern: /(?<![\p{L}\p{M}])ஓர் (?=[க-ஹ])/u },
    {
      fault: 'the same small word twice',
      pattern: /(?<![\p{L}\p{M}])(ஒரு|என்று|அந்த|இது|தான்) \1(?![\p{L}\p{M}])/u,
    },
    { fault: 'two stops', pattern: /[!?][.,]|[.,][!?]/ },
    {
      fault: 'a plural with a singular verb',
      pattern: /(?<!மங்)கள் (?:இருந்தது|நின்றது|கிடந்தது|தெரிந்தது|வந்தது)(?![\p{L}\p{M}])/u,
    },
  ],
};
