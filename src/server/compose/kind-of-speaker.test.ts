import { expect, test } from 'vitest';
import type { Speaker, VoiceKind } from '#domain/character-voices.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { kindOfSpeakerBy } from '#server/compose/engines/kind-of-speaker.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';

const words = loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content'));
const kindOf = kindOfSpeakerBy(words);

const rows: [LanguageCode, Speaker, VoiceKind][] = [
  ['en', { name: 'Ember the dragon' }, 'creature'],
  ['en', { name: 'Grandma', figure: 'elder' }, 'old-woman'],
  ['en', { name: 'Mia', emoji: '👧' }, 'girl'],
  ['en', { name: 'Ben', emoji: '👦🏾' }, 'boy'],
  ['en', { name: 'Papa', emoji: '👨' }, 'man'],
  ['en', { name: 'Oma', emoji: '👵' }, 'old-woman'],
  ['en', { name: 'Opa', emoji: '👴🏿' }, 'old-man'],
  ['en', { name: 'Bello', emoji: '🐶' }, 'creature'],
  ['en', { name: 'The Wise Owl' }, 'creature'],
  ['en', { name: 'Sam', emoji: '⭐', gender: 'm' }, 'boy'],
  ['en', { name: 'Nia' }, 'girl'],
  ['en', { name: 'Nia', emoji: '🌟' }, 'girl'],
  ['en', { name: 'Captain Nia', emoji: '🌟', figure: 'pirate', gender: 'm' }, 'man'],
  ['de', { name: 'Der Fuchs' }, 'creature'],
  ['en', { name: 'Whoever', figure: 'adult', gender: 'm' }, 'man'],
];
test.each(rows)('in %s %o sounds like a %s [VO-11]', (language, speaker, kind) => {
  expect(kindOf(speaker, language)).toBe(kind);
});

test('every hero of the catalogue sounds in every language as they are [VO-11]', () => {
  for (const [language, { characters }] of Object.entries(words.catalogues)) {
    for (const { id, name, emoji } of characters) {
      const known = kindOf({ name, emoji }, language as LanguageCode);
      const { name: english = '', emoji: same } =
        words.catalogues.en.characters.find((hero) => hero.id === id) ?? {};
      expect([id, language, known]).toEqual([id, language, kindOf({ name: english, emoji: same }, 'en')]);
    }
  }
  const kinds = words.catalogues.en.characters.map(({ id, name, emoji }) => [
    id,
    kindOf({ name, emoji }, 'en'),
  ]);
  expect(Object.fromEntries(kinds)).toMatchObject({
    ember: 'creature',
    amara: 'girl',
    'grandma-rosa': 'old-woman',
    'grandpa-chidi': 'old-man',
    ingrid: 'girl',
    ravi: 'boy',
    'wizard-wendell': 'man',
    'captain-coral': 'woman',
  });
});
