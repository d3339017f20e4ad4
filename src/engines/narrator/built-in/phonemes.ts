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

const OF_LANGUAGE: Partial<Record<LanguageCode, Rewrite>> = {
  en: [
    ['oʊ', 'O'],
    ['ɜːɹ', 'ɜɹ'],
    ['ɜː', 'ɜɹ'],
    ['ɪə', 'iə'],
    ...DIPHTHONGS,
    ['ː', ''],
    ['e', 'A'],
    ['r', 'ɹ'],
    ['x', 'k'],
    ['ç', 'k'],
    ['ʔ', 't'],
  ],
  de: [['ts', 'ʦ'], ['pf', 'pf'], ...DIPHTHONGS, ['ɾ', 'ʁ']],
  sv: [...DIPHTHONGS, ['ɧ', 'ʃ']],
  hi: [
    ['c', 'ʧ'],
    ['ɟ', 'ʤ'],
  ],
  mr: [
    ['c', 'ʧ'],
    ['ɟ', 'ʤ'],
  ],
  ta: [
    ['c', 'ʧ'],
    ['ɟ', 'ʤ'],
  ],
};

/** Phonemes of espeak-ng in the alphabet of Kokoro. */
export function kokoroPhonemes(ipa: string, language: LanguageCode): string {
  const rewrites = [...(OF_LANGUAGE[language] ?? []), ...EVERYWHERE];
  return rewrites.reduce((text, [from, to]) => text.replaceAll(from, to), ipa);
}
