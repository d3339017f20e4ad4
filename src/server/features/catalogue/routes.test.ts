import { expect, test } from 'vitest';
import { isFreeSetting, isFreeTheme } from '#domain/access.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase());
const ask = async (query: string) => product.get(`/api/catalogue${query}`);

test.each(AGE_GROUPS)('there is plenty for %s, and what is free is there [CT-01]', async (age) => {
  const { settings, themes, characters } = (await (await ask(`?age=${age}`)).json()) as Catalogue;
  expect(settings.length).toBeGreaterThanOrEqual(20);
  expect(themes.length).toBeGreaterThanOrEqual(30);
  expect(characters.length).toBeGreaterThanOrEqual(60);
  expect(
    settings
      .filter(isFreeSetting)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['beach', 'enchanted-forest', 'farm', 'garden', 'home', 'park', 'playground', 'school']);
  expect(themes.filter(isFreeTheme)).toHaveLength(16);
  expect(settings.filter((setting) => setting.themes.length > 0).length).toBeGreaterThanOrEqual(6);
  const ids = new Set(themes.map(({ id }) => id));
  for (const setting of settings) expect(setting.themes.filter((id) => !ids.has(id))).toEqual([]);
  for (const theme of themes) expect(theme.characters.length).toBeGreaterThanOrEqual(4);
  for (const item of [...settings, ...themes, ...characters]) {
    expect(item).toMatchObject({ name: /./, emoji: /./, description: /./ });
  }
});

test('it speaks the language that is asked for, and English else', async () => {
  const names = async (query: string) =>
    ((await (await ask(query)).json()) as Catalogue).settings.map(({ name }) => name);
  expect(await names('?lang=en')).toEqual(await names(''));
  expect(await names('?lang=es')).not.toEqual(await names(''));
});

test.each(['?age=2', '?lang=tlh'])('an unknown age or language is refused: %s', async (query) => {
  expect((await ask(query)).status).toBe(400);
});
