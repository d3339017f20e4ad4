import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { nearest } from '#domain/nearest.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadMeanings } from '#server/catalogue/load-meanings.ts';

const catalogues = loadCatalogues('content');
const meanings = loadMeanings('content', catalogues);

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  test.each(['themes', 'settings'] as const)('%s are known by their own names [TL-13]', (kind) => {
    const lost = catalogues[language][kind].filter(
      ({ name, id }) => nearest(name, meanings[language][kind]) !== id,
    );
    expect(lost.map(({ id, name }) => `${id}: ${name} → ${nearest(name, meanings[language][kind])}`)).toEqual(
      [],
    );
  });
});

const TYPED: readonly [LanguageCode, 'themes' | 'settings', typed: string, id: string][] = [
  ['en', 'themes', 'T-Rex', 'dinosaurs'],
  ['en', 'themes', 'losing my first tooth', 'being-brave'],
  ['en', 'themes', 'rockets and planets', 'space'],
  ['en', 'settings', 'Grandpa’s garden', 'garden'],
  ['en', 'settings', 'our flat', 'home'],
  ['de', 'themes', 'Bagger auf der Baustelle', 'diggers-and-trains'],
  ['de', 'settings', 'Opas Bauernhof', 'farm'],
  ['fr', 'themes', 'les dinosaures', 'dinosaurs'],
  ['es', 'settings', 'la playa de mi abuela', 'beach'],
  ['sv', 'themes', 'drakar', 'dragons'],
  ['ja', 'themes', 'うちゅうのたび', 'space'],
  ['zh', 'settings', '奶奶家的花园', 'garden'],
  ['hi', 'themes', 'डायनासोर की कहानी', 'dinosaurs'],
  ['ta', 'settings', 'கடற்கரை', 'beach'],
  ['mr', 'themes', 'डायनासोर', 'dinosaurs'],
];

test.each(TYPED)('%s, %s: “%s” is %s [TL-13]', (language, kind, typed, id) => {
  expect(nearest(typed, meanings[language][kind])).toBe(id);
});

test('what nobody can place is nothing', () => {
  expect(nearest('xyzzy', meanings.en.themes)).toBeUndefined();
});
