import type { LanguageCode } from '#domain/languages.ts';

type Rewrite = readonly (readonly [from: string, to: string])[];

/** espeak-ng writes IPA; Kokoro has its own letters for affricates and diphthongs. The longest come first. */
const EVERYWHERE: Rewrite = [
  ['dʒ', 'ʤ'],
  ['tʃ', 'ʧ'],
  ['dz', 'ʣ'],
  ['tɕ', 'ʨ'],
  ['dʑ', 'ʥ'],
  ['g', 'ɡ'],
  ['r.', 'ɽ'],
  ['ɫ', 'l'],
  ['ʉ', 'u'],
  ['ʏ', 'y'],
  ['ɵ', 'ø'],
  ['ɐ', 'ə'],
  ['ɚ', 'əɹ'],
  ['-', ''],
];

const DIPHTHONGS: Rewrite = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['eɪ', 'A'],
  ['ɔɪ', 'Y'],
];

/** Sounds of neighbouring languages as the Hindi voices know them; Kokoro has no letter for ɭ and would leave it out. */
const IN_HINDI: Rewrite = [
  ['ɭ', 'l'],
  ['v', 'ʋ'],
];

const OF_LANGUAGE: Record<LanguageCode, Rewrite> = {
  en: [
    ['oʊ', 'O'],
    ['ɜːɹ', 'ɜɹ'],
    ['ɜː', 'ɜɹ'],
    ...DIPHTHONGS, // before ɪə: "quiet" has the first of them and a schwa
    ['ɪə', 'iə'],
    ['ː', ''],
    ['e', 'A'],
    ['r', 'ɹ'],
    ['x', 'k'],
    ['ç', 'k'],
    ['ʔ', 't'],
  ],
  // The Italian voice swallows ʁ after a consonant; its own r is understood.
  de: [['ts', 'ʦ'], ['ɔø', 'ɔɪ'], ...DIPHTHONGS],
  // The Italian voice has no Swedish u and o; these were understood best.
  sv: [...DIPHTHONGS, ['uː', 'ʊː'], ['ɵ', 'ʊ'], ['ʉ', 'ɨ'], ['ə', 'ɛ'], ['sx', 'ʃ'], ['ʂ', 'rs']],
  hi: [
    ['c', 'ʧ'],
    ['ɟ', 'ʤ'],
  ],
  mr: [['c', 'ʧ'], ['ɟ', 'ʤ'], ['iˈiː', 'ˈiː'], ...IN_HINDI],
  ta: [
    ['c', 'ʧ'],
    ['ɟ', 'ʤ'],
    ['ɹ', 'ɾ'],
    ['ɻ', 'ɹ'],
    ['ʲ', ''],
    ['aɪ', 'ʌj'], // or it sounds long: பச்சாய் for பச்சை
    ...IN_HINDI,
  ],
  // Spoken by voices of their own that know what espeak-ng writes, or that read signs.
  es: [],
  fr: [],
  zh: [],
  ja: [],
};

/** Phonemes of espeak-ng in the alphabet of Kokoro. */
export function kokoroPhonemes(ipa: string, language: LanguageCode): string {
  const rewrites = [...OF_LANGUAGE[language], ...EVERYWHERE];
  return rewrites.reduce((text, [from, to]) => text.replaceAll(from, to), ipa);
}
