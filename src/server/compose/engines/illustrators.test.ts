import { expect, test } from 'vitest';
import { silence, startImageServer } from '#engines/illustrator/testing/image-server.ts';
import { accountsOf } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const server = await startImageServer();
const product = await testProduct(await testDatabase(), {
  IMAGE_MODEL: 'compatible:brush-1',
  IMAGE_MODEL_URL: server.url,
  IMAGE_MODEL_TIMEOUT_S: '4',
});
const { session } = await accountsOf(product).signUp();
const signedIn = { Authorization: `Bearer ${session.access_token}` };
const body = { storyContent: 'Mia went to the beach.', characters: ['Mia'], targetScenes: 1 };
const illustrate = async () =>
  (await (await product.postJson('/functions/v1/generate-story-visuals', body, signedIn)).json()) as {
    painter: string;
    scenes: { image_url: string }[];
  };

test('a configured image model draws, its picture is kept and can be had in every format', async () => {
  const { painter, scenes } = await illustrate();
  expect(painter).toBe('brush-1');
  const url = scenes[0]?.image_url ?? '';
  expect(url).toMatch(/\.webp$/);
  expect((await product.get(url)).headers.get('Content-Type')).toBe('image/webp');
  expect((await product.get(url.replace('.webp', '.png'))).headers.get('Content-Type')).toBe('image/png');
  await expect((await product.get('/api/engines')).json()).resolves.toMatchObject({ illustrator: 'brush-1' });
});

test('when it is silent the built-in illustrator draws, and the log says why without saying what', async () => {
  server.answer = silence;
  const { painter, scenes } = await illustrate();
  expect(painter).toBe('built-in');
  expect(scenes[0]?.image_url).toMatch(/\.svg$/);
  const logged = JSON.stringify(product.logged());
  expect(logged).toContain('the next illustrator takes over');
  expect(logged).not.toContain('Mia');
});
