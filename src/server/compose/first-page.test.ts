import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { visualsAnswer } from '#contract/pictures.ts';
import { speechAnswer } from '#contract/speech.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { firstPageFor } from '#tests/support/first-page.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const strict = await testProduct(await testDatabase());
const CHOICES = {
  characters: [{ id: 'custom-1', name: 'Mara' }],
  theme: { id: 'kindness', name: 'Kindness' },
  setting: { id: 'beach', name: 'Beach' },
  ageGroup: '3-5',
  language: 'en',
} as const;

const post = (name: string, body: object, headers?: Record<string, string>) =>
  product.postJson(`/functions/v1/${name}`, body, headers);
const { story, ...page } = await firstPageFor(product, CHOICES);
const rest = story.slice(page.text.length).trim();

test('a guest’s story comes whole, its first page ends with a sentence [RB-05] [ST-01]', () => {
  expect(story.startsWith(page.text)).toBe(true);
  expect(rest.length).toBeGreaterThan(page.text.length);
  expect(page.text).toMatch(/[.!?…][”’)]*$/);
});

test('only a guest’s new story is sealed [RB-05]', async () => {
  const { session } = await accountsOf(product).signUp();
  const token = { Authorization: `Bearer ${session.access_token}` };
  expect(await (await post('generate-story', CHOICES, token)).json()).not.toHaveProperty('seal');
  const more = { ...CHOICES, storyType: 'continue', existingStory: story };
  expect(await (await post('generate-story', more)).json()).not.toHaveProperty('seal');
});

test('a guest has the first page drawn, and hears it [RB-05]', { timeout: 60_000 }, async () => {
  const drawn = await post('generate-story-visuals', { storyContent: page.text, targetScenes: 1, page });
  expect(visualsAnswer.parse(await drawn.json())).toMatchObject({ scenes: [{}], painter: 'built-in' });
  const [paragraph = ''] = page.text.split('\n\n');
  const heard = speechAnswer.parse(await (await post('generate-speech', { text: paragraph, page })).json());
  expect(heard.provider).toBe('built-in');
  expect(heard.words.length).toBeGreaterThan(3);
});

const REFUSED: [string, { text?: string; page?: object }][] = [
  ['the next page', { text: rest, page }],
  ['the whole story', { text: story, page }],
  ['the whole story as if it were a page', { text: story, page: { ...page, text: story } }],
  ['the first page with nothing', { text: page.text }],
  ['the first page under another seal', { text: page.text, page: { ...page, seal: page.seal.slice(1) } }],
  ['a page that nobody told', { text: 'Mara!', page: { text: 'Mara!', seal: page.seal } }],
  ['no text', { page }],
];

test.each(REFUSED)(
  'a guest is not read %s, nor has it drawn [RB-05] [CT-04]',
  async (_, { text, page: sent }) => {
    const speech = await post('generate-speech', { text, page: sent });
    const visuals = await post('generate-story-visuals', { storyContent: text, targetScenes: 1, page: sent });
    for (const answer of [speech, visuals]) {
      expect(answer.status).toBe(401);
      expect(errorBody.parse(await answer.json()).code).toBe('no_authorization');
    }
  },
);

test('a page has one picture [RB-05]', async () => {
  const wish = { storyContent: page.text, page };
  expect((await post('generate-story-visuals', wish)).status).toBe(400);
  expect((await post('generate-story-visuals', { ...wish, targetScenes: 2 })).status).toBe(400);
});

test.each([
  ['generate-openai-speech', { text: page.text }],
  ['generate-hf-speech', { text: page.text }],
  ['generate-story-audio', { text: page.text }],
  ['generate-gemini-images', { prompt: page.text }],
  ['generate-adventure', CHOICES],
])('a seal opens nothing else: not %s [RB-05] [CT-04]', async (name, body) => {
  expect((await post(name, { ...body, page })).status).toBe(401);
});

test('who asks for one page again and again has to wait [RB-05]', async () => {
  const { story: _, ...theirs } = await firstPageFor(strict, CHOICES);
  const ask = () =>
    strict.postJson('/functions/v1/generate-speech', { text: theirs.text, page: theirs, speed: 9 });
  const answers = await Promise.all(Array.from({ length: 25 }, ask));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});
