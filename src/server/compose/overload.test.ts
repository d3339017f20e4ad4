import { expect, test } from 'vitest';
import { SPOKEN_FRAMES } from '#contract/spoken-frames.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const { signUp } = accountsOf(product);

async function person() {
  const { session } = await signUp();
  const headers = { Authorization: `Bearer ${session.access_token}` };
  return {
    listen: (text: string) =>
      product.postJson(
        '/functions/v1/generate-speech',
        { text, characterId: 'storyteller', language: 'en', quality: 'quick' },
        { ...headers, Accept: SPOKEN_FRAMES },
      ),
    draw: async (prompt: string) => {
      const drawn = await product.postJson('/functions/v1/generate-gemini-images', { prompt }, headers);
      const { images } = (await drawn.json()) as { images: { url: string }[] };
      return images[0]?.url.replace('.svg', '.png') ?? '';
    },
  };
}

async function outcome(asked: Promise<Response>) {
  const answer = await asked;
  const body = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body };
}

test(
  'too many listeners: some are read to, the others are told when to come back, and then are read to [OP-03]',
  {
    timeout: 240_000,
  },
  async () => {
    const people = await Promise.all(Array.from({ length: 8 }, person));
    const flood = await Promise.all(
      Array.from({ length: 260 }, (_, i) =>
        outcome(people[i % people.length]?.listen(`Night ${i}.`) ?? Promise.reject(new Error('nobody'))),
      ),
    );
    const [heard, refused] = [200, 503].map((status) => flood.filter((each) => each.status === status));
    expect((heard?.length ?? 0) + (refused?.length ?? 0)).toBe(flood.length);
    expect(heard?.length).toBeGreaterThan(50);
    expect(refused?.length).toBeGreaterThan(0);
    for (const { retryAfter, body } of refused ?? []) {
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(JSON.parse(new TextDecoder().decode(body))).toMatchObject({ code: 'busy' });
    }
    const afterwards = await Promise.all(people.map((each, i) => outcome(each.listen(`Morning ${i}.`))));
    expect(afterwards.map(({ status }) => status)).toEqual(people.map(() => 200));
  },
);

test('a hundred requests for one new raster have it made once [OP-03]', { timeout: 120_000 }, async () => {
  const { draw } = await person();
  const [first, second] = [await draw('A fox in the snow'), await draw('An owl by the river')];
  const began = performance.now();
  await outcome(product.get(first));
  const once = performance.now() - began;
  const asked = performance.now();
  const all = await Promise.all(Array.from({ length: 100 }, () => outcome(product.get(second))));
  const together = performance.now() - asked;
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
  expect(new Set(all.map(({ body }) => Buffer.from(body).toString('base64'))).size).toBe(1);
  // Drawn each for itself it takes fifty times as long on two cores.
  expect(together).toBeLessThan(10 * once + 2_000);
});
