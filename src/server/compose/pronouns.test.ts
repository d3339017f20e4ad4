import { expect, test } from 'vitest';
import { storyRequest } from '#contract/stories.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { resolveChoices } from '#server/features/story-writing/resolve-choices.ts';

const catalogues = loadCatalogues('content');

/** How the storyteller is to speak of one hero. */
function spoken(hero: object, beside?: object) {
  const body = storyRequest.parse({
    characters: [{ name: 'Robin', ...hero }],
    theme: { name: 'Kites' },
    setting: { name: 'The quarry' },
    ageGroup: '6-8',
    language: 'en',
    ...(beside && {
      personalizedContext: { personalizedCharacters: [{ name: 'Robin', relationship: 'kid', ...beside }] },
    }),
  });
  const [character] = resolveChoices(body, catalogues).characters;
  return character && `${character.gender}${character.genderSaid ? ', said' : ''}`;
}

const family = { id: 'personal-1', emoji: '👧' };
const typed = { id: 'custom-1', emoji: '⭐' };

test.each([
  ['she', 'f, said'],
  ['he', 'm, said'],
  ['they', 'n, said'],
  ['unsaid', 'x, said'],
])('“%s” is what counts, whatever the picture: %s [TL-07]', (pronoun, gender) => {
  expect(spoken(family, { emoji: '👧', pronoun })).toBe(gender);
  expect(spoken({ ...family, pronoun })).toBe(gender);
  expect(spoken({ ...typed, pronoun })).toBe(gender);
});

test.each([
  ['👧', 'f'],
  ['👨', 'm'],
  ['👶', 'x'],
  ['⭐', 'x'],
  ['constructor', 'x'],
])('where nobody said, %s suggests %s [TL-07]', (emoji, gender) => {
  expect(spoken({ ...family, emoji }, { emoji })).toBe(gender);
  expect(spoken({ ...family, emoji }, { emoji, pronoun: null })).toBe(gender);
});

test('a hero of the catalogue is who they are [TL-07]', () => {
  const { id, gender } = catalogues.en.characters[0] ?? {};
  expect(spoken({ id, pronoun: 'they' })).toBe(gender);
});

test('another word is no pronoun [TL-07]', () => {
  expect(() => spoken({ ...typed, pronoun: 'it' })).toThrow(/pronoun/);
  expect(() => spoken(family, { pronoun: '' })).toThrow(/pronoun/);
});
