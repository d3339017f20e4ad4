import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { Catalogue, CatalogueCharacter, CatalogueSetting } from '#domain/catalogue.ts';
import { drawPortrait } from '#engines/illustrator/built-in/compose/portrait.ts';
import { drawView } from '#engines/illustrator/built-in/compose/view.ts';
import { portraitOf } from '#server/features/catalogue-art/character-portraits.ts';
import { viewOf } from '#server/features/catalogue-art/setting-views.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase());

const isSound = (svg: string) => svg.startsWith('<svg ') && !/NaN|undefined|Infinity/.test(svg);

test('every setting has a view and every character a portrait of their own', async () => {
  const settings = new Map<string, CatalogueSetting>();
  const characters = new Map<string, CatalogueCharacter>();
  for (const age of AGE_GROUPS) {
    const catalogue = (await (await product.get(`/api/catalogue?age=${age}`)).json()) as Catalogue;
    for (const each of catalogue.settings) settings.set(each.id, each);
    for (const each of catalogue.characters) characters.set(each.id, each);
  }
  const views = [...settings.values()].map((each) => drawView(viewOf(each)));
  const portraits = [...characters.values()].map((each) => drawPortrait(portraitOf(each)));
  const drawings = [...views, ...portraits];
  expect(settings.size).toBeGreaterThan(30);
  expect(characters.size).toBeGreaterThan(70);
  expect(drawings.every(isSound)).toBe(true);
  expect(new Set(drawings).size).toBe(drawings.length);
});

const picture = async (path: string) => {
  const answer = await product.get(path);
  expect(answer.status).toBe(200);
  return sharp(await answer.arrayBuffer());
};

test.each(['beach', 'moon-base', 'rocket-harbour'])('the setting %s has a view, 16 to 9', async (id) => {
  const view = await picture(`/art/settings/${id}.webp`);
  expect(await view.metadata()).toMatchObject({ format: 'webp', width: 480, height: 270, hasAlpha: false });
  const { channels } = await view.stats();
  for (const { stdev } of channels) expect(stdev).toBeGreaterThan(10);
});

test.each(['ember', 'amara', 'tula', 'dragons-char-0'])(
  'the character %s stands on nothing, cut close',
  async (id) => {
    const portrait = await picture(`/art/characters/${id}.webp`);
    const { width, height, hasAlpha, format } = await portrait.metadata();
    expect({ format, height, hasAlpha }).toEqual({ format: 'webp', height: 240, hasAlpha: true });
    expect(width).toBeGreaterThan(90);
    const { data, info } = await portrait.extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    const seen = data.filter((alpha) => alpha > 40).length / data.length;
    expect(seen).toBeGreaterThan(0.35);
    expect(seen).toBeLessThan(0.95);
    const rows = [data.subarray(0, info.width), data.subarray(-info.width)];
    for (const row of rows) expect(Math.max(...row)).toBeGreaterThan(0);
  },
);

test.each(['themes/magic', 'themes/own', 'medals/first-page'])('%s is cut out, and small', async (path) => {
  const { format, hasAlpha, size = 0 } = await (await picture(`/art/${path}.webp`)).metadata();
  expect({ format, hasAlpha }).toEqual({ format: 'webp', hasAlpha: true });
  expect(size).toBeLessThan(16_000);
});

test('two settings of the same place look different', async () => {
  const bytes = async (id: string) =>
    Buffer.from(await (await product.get(`/art/settings/${id}.webp`)).arrayBuffer());
  expect((await bytes('moon-base')).equals(await bytes('rocket-harbour'))).toBe(false);
});

test.each([
  '/art/settings/nowhere.webp',
  '/art/characters/nobody.webp',
  '/art/settings/ember.webp',
  '/art/themes/beach.webp',
  '/art/medals/magic.webp',
  '/art/characters/magic-char-9.webp',
  '/art/characters/beach.webp',
  '/art/settings/beach.png',
  '/art/settings/..%2fbeach.webp',
])('there is nothing at %s', async (path) => {
  expect((await product.get(path)).status).toBe(404);
});

test('a browser keeps art for a day and then asks whether it has changed', async () => {
  const first = await product.get('/art/settings/beach.webp');
  expect(first.headers.get('Content-Type')).toBe('image/webp');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[0-9a-f]{40}"$/);
  const again = await product.get('/art/settings/beach.webp', { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('Cache-Control')).toBe('public, max-age=86400');
});

test('what was drawn lies in the data folder under its version', async () => {
  const answer = await product.get('/art/characters/ember.webp');
  const version = answer.headers.get('ETag')?.replaceAll('"', '') ?? '';
  const folder = join(product.config.dataDir, 'art', version.slice(0, 2));
  expect(await readdir(folder)).toContain(`${version}.webp`);
});
