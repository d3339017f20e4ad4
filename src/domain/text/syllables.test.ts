import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { hasSyllables, syllablesOf } from '#domain/text/syllables.ts';

const WORDS: readonly [LanguageCode, string][] = [
  [
    'de',
    'Dun·kel·heit Groß·mut·ter Ei·sen·bahn Schmet·ter·ling Stra·ße Kä·se O·ma Ge·spenst Ge·trän·ke Zu·cker Kat·ze Fens·ter',
  ],
  ['de', 'Ap·fel sin·gen La·ter·ne be·o·bach·ten Fa·mi·li·en sie se·hen Bäu·me ver·ste·cken'],
  [
    'en',
    'gar·den beau·ti·ful lit·tle ta·ble lan·tern dra·gon make jumped wan·ted bo·xes peo·ple qui·et hun·dred be·ing',
  ],
  [
    'es',
    'dra·gón a·bue·la llu·via e·le·fan·te tí·a pa·ís pe·rro gui·ta·rra que·so ciu·dad muy ins·tan·te ci·güe·ña hue·vo',
  ],
  [
    'fr',
    'dra·gon é·lé·phant pa·pil·lon lu·miè·re chat pe·ti·te oi·seau mon·ta·gne gui·ta·re qua·tre his·toi·re ba·teau',
  ],
  ['sv', 'dra·ke mor·mor fjä·ril lil·la flic·ka stjär·na sjun·ga skrat·ta'],
  ['hi', 'न·म·स्ते दा·दा·जी'],
  ['mr', 'आ·जो·बा चं·द्र'],
  ['ta', 'அம்·மா வி·ளக்·கு'],
];
const cases = WORDS.flatMap(([language, words]) => words.split(' ').map((word) => [language, word] as const));

test.each(cases)('in %s a child claps %s [TL-17]', (language, clapped) => {
  expect(syllablesOf(clapped.replaceAll('·', ''), language).join('·')).toBe(clapped);
});

test('nothing of a text is lost, whatever stands between its words [TL-17]', () => {
  const text = '„Oma?“, rief Mia – und lief (schnell!) ins Haus.  Ssst … İz';
  for (const language of ['de', 'en', 'ta', 'ja'] as const)
    expect(syllablesOf(text, language).join('')).toBe(text);
});

test('scripts that write no syllables have none [TL-17]', () => {
  expect(hasSyllables('ja')).toBe(false);
  expect(hasSyllables('zh')).toBe(false);
  expect(syllablesOf('こんにちは', 'ja')).toEqual(['こんにちは']);
});
