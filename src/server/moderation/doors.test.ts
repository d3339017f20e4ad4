import { expect, test } from 'vitest';
import { UNSAFE } from '#server/moderation/safe-text.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);
const { session } = await accountsOf(product).signUp();
const mine = { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' };
const BAD = 'f.u.c.k';
const story = {
  characters: [{ id: 'custom-1', name: 'Mara' }],
  theme: { id: 'custom-2', name: 'Kites' },
  setting: { id: 'custom-3', name: 'The quarry' },
  ageGroup: '3-5',
  language: 'en',
};
const personal = { isPersonalized: true, personalizedCharacters: [], themeCharacters: [], context: '' };

test.each<[string, string, object]>([
  ['setting', '/functions/v1/generate-story', { ...story, setting: { id: 'x', name: BAD } }],
  ['theme', '/functions/v1/generate-story', { ...story, theme: { id: 'x', name: 'A', description: BAD } }],
  ['characters.0', '/functions/v1/generate-story', { ...story, characters: [{ id: 'x', name: 'ѕhіt' }] }],
  ['existingStory', '/functions/v1/generate-story', { ...story, storyType: 'continue', existingStory: BAD }],
  [
    'personalizedContext.context',
    '/functions/v1/generate-story',
    { ...story, personalizedContext: { ...personal, context: BAD } },
  ],
  [
    'personalizedContext.themeCharacters',
    '/functions/v1/generate-adventure',
    { ...story, personalizedContext: { ...personal, themeCharacters: [BAD] } },
  ],
  ['prompt', '/functions/v1/generate-gemini-images', { prompt: `A fox says ${BAD}` }],
  ['characters', '/functions/v1/generate-story-visuals', { storyContent: 'A fox.', characters: [BAD] }],
  ['text', '/functions/v1/generate-story-audio', { text: 'Call me: +44 7700 900123', language: 'en' }],
])('what people type is refused at the door: %s of %s [TR-07]', async (field, path, body) => {
  const answer = await product.postJson(path, body, mine);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { error: UNSAFE, code: 'unsafe_text', fields: { [field]: UNSAFE } },
  ]);
});

test('so are names and words about oneself, and titles of cards [TR-07]', async () => {
  const change = (body: object) =>
    product.get('/api/account/profile', { method: 'PATCH', headers: mine, body: JSON.stringify(body) });
  expect((await change({ username: BAD })).status).toBe(422);
  expect((await change({ bio: 'my insta is lilyrose' })).status).toBe(422);
  expect((await change({ username: 'Killian', bio: 'Loves killer whales' })).status).toBe(200);
  const signUp = await product.postJson('/auth/v1/signup', {
    email: 'noor@example.org',
    password: 'correct horse battery',
    data: { username: BAD },
  });
  expect([signUp.status, await signUp.json()]).toMatchObject([422, { error_code: 'unsafe_text' }]);
  expect((await product.get(`/api/og-image?title=${encodeURIComponent(BAD)}`)).status).toBe(422);
});
