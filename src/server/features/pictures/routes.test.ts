import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { wholePerson, type Look, type Skin } from '#domain/look.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const strict = await testProduct(await testDatabase(), { PICTURE_LIMIT: '2' });
const { signUp } = accountsOf(product);
const user = { Authorization: `Bearer ${(await signUp()).session.access_token}` };

interface Images {
  images: { url: string; description: string }[];
  painter: string;
}
interface Visuals {
  scenes: { image_url: string; description: string; offset: number }[];
  painter: string;
}

const draw = (body: object, headers: Record<string, string> = user) =>
  product.postJson('/functions/v1/generate-gemini-images', body, headers);
const illustrate = (body: object) => product.postJson('/functions/v1/generate-story-visuals', body, user);

const STORY = `Mia and Finn the fox went into the forest early in the morning.

They found an old key under a mushroom. "Whose is it?" asked Mia.

It began to rain, and they ran to a cave.

Inside the cave a small dragon was crying. Finn gave the dragon a cookie.

In the evening the dragon flew above the clouds with them.

At night everybody slept under the stars, and Mia held the key in her hand.`;

test('a sentence becomes a picture with nothing configured [IL-01] [IL-06]', async () => {
  const prompt = 'A fox waves at a robot on the beach in the evening.';
  const answer = await draw({ prompt, style: 'illustration' });
  expect(answer.status).toBe(200);
  const { images, painter } = (await answer.json()) as Images;
  expect(painter).toBe('built-in');
  expect(images).toEqual([
    { url: expect.stringMatching(/^\/pictures\/[0-9a-f]{40}\.svg$/), description: prompt },
  ]);
});

test('a picture is kept under what it is, and its address is good for ever', async () => {
  const url = async (body: object) => ((await (await draw(body)).json()) as Images).images[0]?.url;
  const one = await url({ prompt: 'An owl in the library.' });
  expect(await url({ prompt: 'An owl in the library.' })).toBe(one);
  expect(await url({ prompt: 'An owl in the garden.' })).not.toBe(one);
  const file = await product.get(one ?? '', { headers: { 'Accept-Encoding': 'gzip' } });
  // In the browser only: what its owner removes does not live on in a proxy.
  expect(file.headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable');
  expect(file.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(file.headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  expect(await file.text()).toMatch(/^<svg /);
});

test.each([
  ['png', 'image/png', '89504e47'],
  ['jpg', 'image/jpeg', 'ffd8ff'],
  ['webp', 'image/webp', '52494646'],
])('and can be had as %s', async (ending, type, signature) => {
  const { images } = (await (await draw({ prompt: 'A penguin in the snow.' })).json()) as Images;
  const file = await product.get(`${images[0]?.url.replace('.svg', `.${ending}`)}?w=320`);
  expect(file.headers.get('Content-Type')).toBe(type);
  expect(Buffer.from(await file.arrayBuffer()).toString('hex')).toMatch(new RegExp(`^${signature}`));
});

test('a look is drawn, and neither it nor a name is kept with the picture [PI-02] [PC-03]', async () => {
  const drawn = async (look?: Look) => {
    const characters = [{ id: 'personal-1', name: 'Quillabee', emoji: '👧', ...(look && { look }) }];
    const answer = await draw({ prompt: 'Quillabee waves in the garden.', characters, storyId: 'one' });
    expect(answer.status).toBe(200);
    const { images } = (await answer.json()) as Images;
    const file = await product.get(images[0]?.url ?? '', { headers: { 'Accept-Encoding': 'gzip' } });
    return file.text();
  };
  const look = (skin: Skin) => wholePerson({ skin, cover: { kind: 'hijab' } }, 'q', { gender: 'f' });
  const [light, dark, unsaid] = [await drawn(look(0)), await drawn(look(5)), await drawn()];
  expect(new Set([light, dark, unsaid]).size).toBe(3);
  for (const svg of [light, dark]) expect(svg).not.toMatch(/Quillabee|personal-1|hijab|"skin"/);
});

test.each([
  '/pictures/nothing.svg',
  `/pictures/${'a'.repeat(40)}.svg`,
  `/pictures/${'a'.repeat(40)}.png`,
  '/pictures/..%2fauth-secret',
])('there is nothing at %s', async (path) => {
  expect((await product.get(path)).status).toBe(404);
});

test('an animation has three frames unless told otherwise', async () => {
  const prompt = 'A dog runs through the park.';
  const { images } = (await (
    await draw({ prompt, style: 'animation', characterConsistency: true })
  ).json()) as Images;
  expect(new Set(images.map(({ url }) => url)).size).toBe(3);
  const two = (await (await draw({ prompt, style: 'animation', animationFrames: 2 })).json()) as Images;
  expect(two.images).toHaveLength(2);
});

test('structured fields are exact, and personal characters are drawn as who they are', async () => {
  const { images } = (await (
    await draw({
      prompt: 'The two of them at last.',
      scene: { time: 'night', props: ['lantern'] },
      setting: { id: 'snowy-mountain', name: 'Snowy Mountain' },
      characters: [
        { id: 'ember', name: 'Ember' },
        { id: 'personal-1', name: 'Oma', emoji: '👵🏼' },
      ],
      storyId: 'story-1',
    })
  ).json()) as Images;
  expect(images).toHaveLength(1);
});

test('a hundred who want the same new pixels cost one; who wants too many waits [OP-03]', async () => {
  const calm = await testProduct(await testDatabase(), { RATE_LIMIT_FACTOR: '0.01' }); // six new pictures in pixels
  const headers = { Authorization: `Bearer ${(await accountsOf(calm).signUp()).session.access_token}` };
  const hung = await calm.postJson('/functions/v1/generate-gemini-images', { prompt: 'A fox.' }, headers);
  const url = ((await hung.json()) as Images).images[0]?.url ?? '';
  const pixels = async (ending: string) => {
    const answer = await calm.get(url.replace('.svg', ending));
    await answer.arrayBuffer();
    return answer;
  };
  const all = await Promise.all(Array.from({ length: 100 }, () => pixels('.webp')));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const others = ['.webp?w=320', '.webp?w=640', '.jpg', '.jpg?w=320', '.jpg?w=640'];
  for (const other of others) expect((await pixels(other)).status).toBe(200);
  const refused = await pixels('.png?w=320');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await pixels('.webp')).status).toBe(200);
});

test('guests may not; a token is needed', async () => {
  expect((await draw({ prompt: 'A fox.' }, {})).status).toBe(401);
});

test.each([
  ['prompt', { prompt: '' }],
  ['prompt', { prompt: 'x'.repeat(2001) }],
  ['style', { prompt: 'A fox.', style: 'oil' }],
  ['animationFrames', { prompt: 'A fox.', animationFrames: 40 }],
])('a wrong request names its field: %s', async (field, body) => {
  const answer = await draw(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('what is not for children is not drawn [IL-05]', async () => {
  const answer = await draw({ prompt: 'A pirate drinks vodka.' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'unsafe_text', fields: { prompt: expect.any(String) } });
});

test('a story becomes six scenes, each with a sentence of it [MM-03]', async () => {
  const answer = await illustrate({
    storyContent: STORY,
    theme: 'Friendship',
    characters: ['Mia', 'Finn the fox'],
    setting: 'Enchanted Forest',
    ageGroup: '6-8',
  });
  expect(answer.status).toBe(200);
  const { scenes, painter } = (await answer.json()) as Visuals;
  expect(painter).toBe('built-in');
  expect(scenes).toHaveLength(6);
  for (const { description } of scenes) expect(STORY).toContain(description);
  expect(new Set(scenes.map(({ image_url }) => image_url)).size).toBe(6);
});

test.each([1, 12])('%i scenes can be asked for', async (targetScenes) => {
  const sentences = Array.from({ length: 30 }, (_, i) => `Then Mia went to house number ${i}.`).join(' ');
  const { scenes } = (await (await illustrate({ storyContent: sentences, targetScenes })).json()) as Visuals;
  expect(scenes).toHaveLength(targetScenes);
});

test('for a book, a scene is there in the shape of its page, too, and elsewhere as before', async () => {
  const drawn = async (body: object) =>
    ((await (await illustrate({ storyContent: STORY, targetScenes: 1, ...body })).json()) as Visuals)
      .scenes[0]?.image_url ?? '';
  const ratioAt = async (address: string) => {
    const svg = await (await product.get(address, { headers: { 'Accept-Encoding': 'gzip' } })).text();
    const [, width = 0, height = 1] = (/width="(\d+)" height="(\d+)"/.exec(svg) ?? []).map(Number);
    return width / height;
  };
  const [plain, forBook] = [await drawn({}), await drawn({ storyId: 'book', forBook: true })];
  expect(await ratioAt(forBook)).toBeCloseTo(16 / 9, 1);
  expect(await ratioAt(`${forBook}?shape=page`)).toBeCloseTo(4 / 3, 1);
  expect(await ratioAt(`${plain}?shape=page`)).toBeCloseTo(16 / 9, 1);
});

test.each([
  ['storyContent', { storyContent: '  ' }],
  ['targetScenes', { storyContent: STORY, targetScenes: 13 }],
  ['targetScenes', { storyContent: STORY, targetScenes: 0 }],
])('wrong visuals name their field: %s', async (field, body) => {
  const answer = await illustrate(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test('the built-in storyteller hands its beats along, and scenes begin at them', async () => {
  const told = await product.postJson('/functions/v1/generate-story', {
    characters: [{ id: 'custom-1', name: 'Mara' }],
    theme: { id: 'kindness', name: 'Kindness' },
    setting: { id: 'enchanted-forest', name: 'Enchanted Forest' },
    ageGroup: '6-8',
    language: 'en',
  });
  const { story, beats } = (await told.json()) as { story: string; beats: number[] };
  expect(beats.length).toBeGreaterThan(5);
  for (const at of beats) expect(at === 0 || story.slice(at - 2, at) === '\n\n').toBe(true);
  const { scenes } = (await (
    await illustrate({ storyContent: story, beats, targetScenes: 4 })
  ).json()) as Visuals;
  expect(scenes.filter(({ offset }) => beats.includes(offset)).length).toBeGreaterThanOrEqual(3);
});

test.each(LANGUAGE_CODES)('our own stories in %s find their scenes', async (language) => {
  const story = (await (
    await product.postJson('/functions/v1/generate-story', {
      characters: [{ id: 'ember', name: 'Ember' }],
      theme: { id: 'friendship', name: 'Friendship' },
      setting: { id: 'enchanted-forest', name: 'Forest' },
      ageGroup: '6-8',
      language,
    })
  ).json()) as { story: string };
  const { scenes } = (await (
    await illustrate({
      storyContent: story.story,
      characters: [{ id: 'ember', name: 'Ember' }],
      setting: { id: 'enchanted-forest', name: 'Forest' },
    })
  ).json()) as Visuals;
  expect(scenes).toHaveLength(6);
  const letters = (text: string) => text.replaceAll(/[\s…]+/g, '');
  for (const { description } of scenes)
    expect(letters(story.story)).toContain(letters(description).slice(0, 40));
});

test('who asks too often is told when to come back', async () => {
  const { session } = await accountsOf(strict).signUp();
  const ask = () =>
    strict.postJson(
      '/functions/v1/generate-story-visuals',
      { storyContent: STORY, targetScenes: 1 },
      { Authorization: `Bearer ${session.access_token}` },
    );
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  expect((await ask()).status).toBe(429);
});

test('no name of a child is logged', async () => {
  await illustrate({ storyContent: 'Quillaby went home.', characters: ['Quillaby'], targetScenes: 1 });
  expect(JSON.stringify(product.logged())).not.toContain('Quillaby');
});

test('a drawing travels packed', async () => {
  const { images } = (await (await draw({ prompt: 'A whale in the sea.' })).json()) as Images;
  const raw = await fetchRaw(`${product.url}${images[0]?.url}`);
  expect(raw.encoding).toBe('gzip');
  expect(gunzipSync(raw.body).toString()).toMatch(/^<svg /);
});

async function fetchRaw(url: string): Promise<{ encoding: string | undefined; body: Buffer }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}
