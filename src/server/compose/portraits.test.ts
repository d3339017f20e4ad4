import { expect, test } from 'vitest';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { sceneOf, typedPortrait } from '#server/features/pictures/resolve-scene.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase());
const words = loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content'));

const portrait = (json: object) => product.postJson('/api/portraits', json);

test('a guest sees whom they typed in, and nothing of it stays [PI-11] [PC-03]', async () => {
  const answer = await portrait({ name: 'Wuschel the dragon', language: 'en' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const { picture } = (await answer.json()) as { picture: string };
  expect(picture).toMatch(/^data:image\/webp;base64,/);
});

test('words that are not for children draw nobody', async () => {
  expect((await portrait({ name: 'Vodka Killer', language: 'en' })).status).toBe(422);
});

test('the card shows whom the story will show [PI-11]', () => {
  const typed = { name: 'Mira', pronoun: 'she', language: 'en' } as const;
  const { figure, gender, company = [] } = typedPortrait(typed, words);
  const item = { id: 'custom-17', name: 'Mira', emoji: '⭐', pronoun: 'she' } as const;
  const { scene } = sceneOf(
    {
      prompt: 'Mira waves.',
      style: 'illustration',
      safetyLevel: 'strict',
      characters: [item],
      language: 'en',
    },
    words,
  );
  expect(scene.characters[0]).toMatchObject({ figure, gender, looksBy: 'name', name: 'Mira' });
  // Told apart from the same others, they look the same.
  const others = (all: typeof company) => all.map(({ id }) => id).filter((id) => !id.startsWith('custom-'));
  expect(others(scene.company ?? [])).toEqual(others(company));
});

test('a hero of a theme is on every picture as on the card, in any language [PI-11]', () => {
  const drawn = (['en', 'ja'] as const).map((language) => {
    const [name = ''] =
      words.catalogues[language].themes.find(({ id }) => id === 'dragons')?.characters ?? [];
    const characters = [{ id: 'dragons-char-0', name, emoji: '🌟' }];
    const request = {
      prompt: `${name}.`,
      style: 'illustration',
      safetyLevel: 'strict',
      characters,
      language,
    } as const;
    const [hero] = sceneOf(request, words).scene.characters;
    return { id: hero?.id, figure: hero?.figure, looksBy: hero?.looksBy };
  });
  expect(drawn).toEqual([
    { id: 'dragons-char-0', figure: 'dragon', looksBy: 'card' },
    { id: 'dragons-char-0', figure: 'dragon', looksBy: 'card' },
  ]);
});
