import { randomInt, randomUUID } from 'node:crypto';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { cleanText } from '#domain/text/printable-text.ts';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { ensureBuilt } from '../../scripts/build.ts';
import { hostileTexts, inAddress } from '#tests/fuzz/inputs.ts';
import { startFuzzedProduct, type FuzzedProduct } from '#tests/fuzz/product.ts';

/** One that is always the same, and one that never is; `FUZZ_SEED=… bin/test fuzz` repeats it. */
const SEEDS = [20_261, Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31))];
console.log(`seeds: ${SEEDS.join(', ')}`);

/** Per seed: a thousand and some in all, most of them where they cost little. */
const COUNTS = { cleaned: 3000, titles: 580, cards: 190, pictures: 180, speech: 50, books: 20, files: 120 };
/** As many as there are cores on a small machine: what fails here fails for another reason than haste. */
const AT_ONCE = 2;

let product: FuzzedProduct;
beforeAll(async () => {
  await ensureBuilt();
  product = await startFuzzedProduct();
}, 300_000);
afterAll(async () => {
  const deaths = product.deaths();
  console.log(
    `children of the product that died: ${deaths.length}${deaths.map((line) => `\n${line}`).join('')}`,
  );
  await product.stop();
}, 60_000);

/** Gives each of so many texts to `attempt`, which says what went wrong. */
async function fuzz(
  seed: number,
  count: number,
  attempt: (text: string, next: () => string, i: number) => Promise<string | undefined>,
): Promise<string[]> {
  const texts = hostileTexts(seed);
  const next = () => texts.next().value;
  const wrong: string[] = [];
  let at = 0;
  const one = async () => {
    while (at < count) {
      const [i, text] = [at++, next()];
      const what = await attempt(text, next, i);
      if (what) wrong.push(`${what}: ${JSON.stringify(text)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return wrong;
}

/** Refusals are fine; not even a server that is busy is. */
async function failureOf(answer: Promise<Response>): Promise<string | undefined> {
  const response = await answer;
  const body = await response.arrayBuffer();
  return response.status < 500
    ? undefined
    : `${response.status} ${Buffer.from(body).toString('utf8', 0, 200)}`;
}

const languageAt = (i: number) => LANGUAGE_CODES[i % LANGUAGE_CODES.length] ?? 'en';

/** Bytes that were changed on the way, a file that was cut or went on, a list with other words in it. */
function spoiled(whole: Buffer, { text, other, i }: { text: string; other: string; i: number }): Buffer {
  const noise = Buffer.from(text + other);
  const at = (noise.readUInt8(0) * 7919 + noise.length * 104_729 + i * 65_537) % whole.length;
  switch (i % 4) {
    case 0: {
      const copy = Buffer.from(whole);
      noise.copy(copy, at);
      return copy;
    }
    case 1:
      return whole.subarray(0, at);
    case 2:
      return Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at)]);
    default: {
      const files = unzipSync(whole);
      const list = Buffer.from(files['book.json'] ?? []).toString();
      const told = list.replaceAll(/A fox(?: found a key\.)?/g, JSON.stringify(`W ${text}`).slice(1, -1));
      return Buffer.from(zipSync({ ...files, 'book.json': Buffer.from(told) }));
    }
  }
}

describe.each(SEEDS)('with the seed %i', (seed) => {
  test('what was cleaned is clean, and cleaning it again changes nothing [TR-02]', async () => {
    const wrong = await fuzz(seed, COUNTS.cleaned, async (text) => {
      const clean = cleanText(text);
      if (!clean.isWellFormed() || /[[\p{Cf}\p{Cc}]--[\n\t\u200c-\u200d]]|\p{M}{5}/v.test(clean))
        return 'unclean';
      return cleanText(clean) === clean ? undefined : 'cleaned twice';
    });
    expect(wrong).toEqual([]);
  });

  test('the typesetter takes every title, and no child of it dies [TR-02]', async () => {
    const deaths: string[] = [];
    const bindery = openBindery({ onDeath: ({ message }) => deaths.push(message) });
    const wrong = await fuzz(seed + 1, COUNTS.titles, (text, _next, i) =>
      bindery.title({ text, language: languageAt(i) }).then(
        () => undefined,
        (error: unknown) => String(error),
      ),
    );
    await bindery.close();
    expect({ wrong, deaths }).toEqual({ wrong: [], deaths: [] });
  });

  test('cards of every title are drawn or refused [TR-01] [TR-02]', async () => {
    const kinds = ['page', 'story', 'article', 'guide'];
    const wrong = await fuzz(seed + 2, COUNTS.cards, (text, _next, i) =>
      failureOf(product.ask(`/api/og-image?kind=${kinds[i % 4]}&title=${inAddress(text)}`)),
    );
    expect(wrong).toEqual([]);
  });

  test('pictures of everything and everybody are drawn or refused [TR-01] [TR-02]', async () => {
    const wrong = await fuzz(seed + 3, COUNTS.pictures, (text, next, i) => {
      const named = {
        characters: [{ id: '', name: next().slice(0, 90), emoji: next().slice(0, 4) }],
        setting: next(),
      };
      return failureOf(
        i % 2
          ? product.ask('/functions/v1/generate-gemini-images', { prompt: text, ...named })
          : product.ask('/functions/v1/generate-story-visuals', {
              storyContent: `${text}\n\n${next()}`,
              targetScenes: 1,
              ...named,
            }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('everything is read aloud or refused [TR-01] [TR-02]', async () => {
    const wrong = await fuzz(seed + 4, COUNTS.speech, (text, next, i) =>
      failureOf(
        product.ask('/functions/v1/generate-speech', {
          text: text.slice(0, 80),
          quality: 'quick',
          characters: [next()],
          ...(i % 2 && { language: languageAt(i) }),
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('stories of it are bound, on paper and for reading devices [TR-01] [TR-02]', async () => {
    const drawn = await product.ask('/functions/v1/generate-gemini-images', { prompt: 'A fox in a meadow' });
    const { images } = (await drawn.json()) as { images: { url: string }[] };
    const wrong = await fuzz(seed + 5, COUNTS.books, async (text, next, i) => {
      const id = randomUUID();
      const item = { id: 'x', name: `A ${next().slice(0, 60)}` };
      const kept = await failureOf(
        product.ask('/api/my-stories', {
          id,
          title: `T${text.slice(0, 150)}`,
          ageGroup: '3-5',
          language: languageAt(i),
          choices: { setting: item, theme: item, characters: [item] },
          segments: [{ id: '1', text: `W ${next()}\n\n${next().slice(0, 60)}` }],
          media: { pictures: [{ url: images[0]?.url, description: next(), offset: 0 }] },
        }),
      );
      const book = (format: string) => failureOf(product.ask(`/api/my-stories/${id}/book.${format}`));
      return kept ?? (await book('pdf')) ?? (await book('epub'));
    });
    expect(wrong).toEqual([]);
  });

  test('files of books come in or are refused, whatever is wrong with them [TR-01] [CL-02]', async () => {
    const drawn = await product.ask('/functions/v1/generate-gemini-images', { prompt: 'A fox in a meadow' });
    const { images } = (await drawn.json()) as { images: { url: string }[] };
    const id = randomUUID();
    const item = { id: 'x', name: 'A fox' };
    const kept = await product.ask('/api/my-stories', {
      id,
      title: 'A fox',
      ageGroup: '3-5',
      language: 'en',
      choices: { setting: item, theme: item, characters: [item] },
      segments: [{ id: '1', text: 'A fox found a key.' }],
      media: { pictures: [{ url: images[0]?.url, description: 'A fox', offset: 0 }] },
    });
    expect(kept.status).toBe(201);
    const answer = await product.ask(`/api/my-stories/${id}/book.fabloom`);
    const whole = Buffer.from(await answer.arrayBuffer());
    const wrong = await fuzz(seed + 6, COUNTS.files, (text, next, i) =>
      failureOf(product.ask('/api/my-stories/imports', spoiled(whole, { text, other: next(), i }))),
    );
    expect(wrong).toEqual([]);
  });

  test('the server was never started anew [TR-01]', () => {
    expect(product.starts()).toBe(1);
  });
});
