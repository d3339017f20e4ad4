import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase());

const ask = (title: string, more = '') =>
  product.get(`/api/og-image?title=${encodeURIComponent(title)}${more}`);

/** How much of the band below the picture is ink, and whether its margins are free of it. */
async function inkOf(response: Response) {
  const band = sharp(await response.arrayBuffer()).extract({ left: 0, top: 432, width: 1200, height: 140 });
  const { data, info } = await band.greyscale().raw().toBuffer({ resolveWithObject: true });
  const isInk = (index: number) => (data[index] ?? 255) < 110;
  let [ink, outside] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const x = i % info.width;
    if (isInk(i)) ink++;
    if (isInk(i) && (x < 40 || x > 1160)) outside++;
  }
  return { ink, outside };
}

test.each([
  ['en', 'Why the fox came back'],
  ['es', 'El zorro que contaba ñandúes'],
  ['fr', 'L’été où Zoé chantait'],
  ['de', 'Donaudampfschifffahrtsgesellschaftskapitänsmützen und andere lange Wörter'],
  ['sv', 'Räven på den blå ön'],
  ['hi', 'चाँद पर रहने वाली छोटी लोमड़ी'],
  ['mr', 'चंद्रावर राहणारा छोटा कोल्हा'],
  ['ta', 'நிலவில் வாழ்ந்த சிறிய நரியும் அதன் நண்பர்களும்'],
  ['zh', '月亮上的小狐狸和它的朋友们'],
  ['ja', 'つきに すむ ちいさな きつね'],
])('a title in %s is set in type on a picture of 1200 x 630 [BL-05]', async (_language, title) => {
  const response = await ask(title);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toContain('public, max-age=');
  const { width, height, format } = await sharp(await response.clone().arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  const { ink, outside } = await inkOf(response);
  expect(ink).toBeGreaterThan(2000);
  expect(outside).toBe(0);
});

test('the longest titles shrink until they fit', async () => {
  for (const title of ['x'.repeat(200), 'words and '.repeat(20).trim()]) {
    const { ink, outside } = await inkOf(await ask(title));
    expect(ink).toBeGreaterThan(4000);
    expect(outside).toBe(0);
  }
});

test('each kind has a picture of its own', async () => {
  const cards = await Promise.all(
    ['', '&kind=story', '&kind=article', '&kind=guide'].map(async (kind) => {
      const card = sharp(await (await ask('The same', kind)).arrayBuffer());
      const sky = await card.extract({ left: 0, top: 0, width: 1200, height: 300 }).raw().toBuffer();
      return sky.toString('base64');
    }),
  );
  expect(new Set(cards).size).toBe(4);
});

test.each([
  ['no title', ''],
  ['a blank title', '?title=%20%0a'],
  ['control characters alone', '?title=%00%07%1b'],
  ['a title that is too long', `?title=${'a'.repeat(201)}`],
  ['signs that no font of ours has', '?title=%F0%93%80%80'],
  ['an unknown kind', '?title=Fox&kind=banner'],
])('%s is refused', async (_what, query) => {
  const response = await product.get(`/api/og-image${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'validation_failed' });
});

test('control characters are left out of a title', async () => {
  const bytesOf = async (title: string) => Buffer.from(await (await ask(title)).arrayBuffer());
  expect((await bytesOf('The\u0000 fox\u0007')).equals(await bytesOf('The fox'))).toBe(true);
});

test('the picture of something of ours is kept; that of anybody’s words takes up no room', async () => {
  const files = async () => {
    const folder = join(product.config.dataDir, 'art');
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    return names.filter((name) => name.endsWith('.png')).length;
  };
  const before = await files();
  await ask('Somebody’s own words');
  expect(await files()).toBe(before);
  const first = Buffer.from(await (await ask('Five Pots of Gold', '&kind=story')).arrayBuffer());
  expect(await files()).toBe(before + 1);
  const second = Buffer.from(await (await ask('Five Pots of Gold', '&kind=story')).arrayBuffer());
  expect(second.equals(first)).toBe(true);
});

test('who has too many made waits, but gets what is kept', async () => {
  const strict = await testProduct(await testDatabase(), { RATE_LIMIT_FACTOR: '0.03' });
  const get = (title: string) => strict.get(`/api/og-image?title=${encodeURIComponent(title)}`);
  expect((await get('Five Pots of Gold')).status).toBe(200);
  expect((await get('One')).status).toBe(200);
  const refused = await get('Two');
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await get('Five Pots of Gold')).status).toBe(200);
});
