import { expect, test } from 'vitest';
import { kokoroPhonemes } from '#engines/narrator/built-in/phonemes.ts';

test.each([
  ['en', 'kwˈaɪət', 'kwˈIət'],
  ['en', 'tʃˈɜːtʃ', 'ʧˈɜɹʧ'],
  ['en', 'ɡoʊ', 'ɡO'],
  ['es', 'nˈotʃes', 'nˈoʧes'],
  ['de', 'tsaɪt', 'ʦIt'],
  ['hi', 'cˈaːɟ', 'ʧˈaːʤ'],
  ['ta', 'ˈuɭɭʌ', 'ˈullʌ'],
  ['fr', 'ʒuʁ', 'ʒuʁ'],
  ['sv', 'stˈuːra', 'stˈʊːra'],
  ['sv', 'hˈɵnd', 'hˈʊnd'],
  ['sv', 'hˈʉs', 'hˈɨs'],
  ['sv', 'ˈɪŋən', 'ˈɪŋɛn'],
  ['sv', 'sxˈɛlv', 'ʃˈɛlv'],
  ['sv', 'fˈœʂt', 'fˈœrst'],
] as const)('%s: %s in the letters of the voice', (language, ipa, letters) => {
  expect(kokoroPhonemes(ipa, language)).toBe(letters);
});
