import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { errorBody } from '#contract/errors.ts';
import { startImageServer } from '#engines/illustrator/testing/image-server.ts';
import { startVoiceServer } from '#engines/narrator/testing/voice-server.ts';
import { startModelServer, stream } from '#engines/storyteller/testing/model-server.ts';
import { stories } from '#server/db/schema/stories.ts';
import { SENT_ONCE } from '#server/http/idempotency.ts';
import { accountsOf, AUTH_SECRET, UNHURRIED } from '#tests/support/accounts.ts';
import { firstPageFor } from '#tests/support/first-page.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';
import { family } from '#tests/support/shared-books.ts';

/**
 * Who may ask for what, route by route.
 * - everybody: whoever asks gets the same; a token is not even read
 * - guest: open to guests; whoever sends a token that is no good learns so
 * - library: guests only with a text of the library
 * - page: guests only with the first page of what was told to them
 * - account, admin: nothing without one
 */
type Access = 'everybody' | 'guest' | 'library' | 'page' | 'account' | 'admin';

const ACCESS: Record<string, Access> = {
  'GET /healthz': 'everybody',
  'GET /readyz': 'everybody',
  'GET /metrics': 'everybody',
  'GET /languages/:file': 'everybody',
  'GET /robots.txt': 'everybody',
  'GET /sitemap.xml': 'everybody',
  'GET /blog/rss.xml': 'everybody',
  'GET /pictures/:name': 'everybody',
  'GET /art/settings/:name': 'everybody',
  'GET /art/characters/:name': 'everybody',
  'GET /art/faces/:name': 'everybody',
  'GET /art/medals/:name': 'everybody',
  'GET /art/themes/:name': 'everybody',
  'GET /art/words/:name': 'everybody',
  'POST /api/portraits': 'everybody',
  'POST /api/readings': 'everybody',
  'GET /api/word-cards/:language': 'everybody',
  'GET /api/side-by-side/languages': 'everybody',
  'POST /api/side-by-side': 'guest',
  'GET /art/stories/:name': 'everybody',
  'GET /art/stories/:slug/:scene': 'everybody',
  'GET /art/articles/:name': 'everybody',
  'GET /storage/v1/object/public/:bucket/:name': 'everybody',
  'POST /rest/v1/rpc/is_admin_user': 'account',
  'POST /rest/v1/rpc/increment_blog_view_count': 'everybody',
  'POST /rest/v1/rpc/check_and_update_rate_limit': 'everybody',
  'POST /rest/v1/rpc/update_reading_streak': 'account',
  'POST /rest/v1/rpc/get_feedback_for_admin': 'admin',
  'POST /functions/v1/generate-gemini-images': 'account',
  'POST /functions/v1/generate-story-visuals': 'library',
  'POST /functions/v1/generate-speech': 'page',
  'POST /functions/v1/generate-openai-speech': 'account',
  'POST /functions/v1/generate-hf-speech': 'account',
  'POST /functions/v1/generate-story-audio': 'library',
  'POST /functions/v1/generate-story': 'guest',
  'POST /functions/v1/generate-adventure': 'account',
  'GET /api/og-image': 'everybody',
  'GET /api/admin/statistics': 'admin',
  'GET /api/admin/feedback': 'admin',
  'GET /api/admin/events': 'admin',
  'GET /api/admin/vitals': 'admin',
  'GET /api/admin/log': 'admin',
  'GET /api/engines': 'everybody',
  'GET /api/catalogue': 'everybody',
  'GET /api/content-pages/:name': 'everybody',
  'GET /api/library/stories': 'everybody',
  'GET /api/library/top': 'everybody',
  'GET /api/library/series': 'everybody',
  'GET /api/library/chapters': 'everybody',
  'GET /api/library/series/:slug': 'everybody',
  'GET /api/library/stories/:idOrSlug': 'everybody',
  'GET /api/library/stories/:idOrSlug/scenes': 'everybody',
  'GET /api/library/stories/:idOrSlug/sheet.pdf': 'everybody',
  'GET /api/reading-lists': 'account',
  'POST /api/reading-lists': 'account',
  'PUT /api/reading-lists/:id': 'account',
  'DELETE /api/reading-lists/:id': 'account',
  'POST /api/reading-lists/:id/codes': 'account',
  'DELETE /api/reading-lists/:id/codes/:code': 'account',
  'POST /api/reading-codes/openings': 'everybody',
  'POST /api/classes/stories': 'account',
  'POST /api/classes/book.pdf': 'account',
  'GET /api/blog/posts': 'everybody',
  'GET /api/blog/posts/:slug': 'everybody',
  'GET /api/guides': 'everybody',
  'GET /api/guides/:slug': 'everybody',
  'GET /api/guides/:slug/guide.pdf': 'everybody',
  'GET /api/newsletter': 'everybody',
  'POST /api/newsletter': 'everybody',
  'POST /api/newsletter/confirm': 'everybody',
  'POST /api/newsletter/leave': 'everybody',
  'POST /api/parent-consents': 'everybody',
  'GET /api/parent-consents/mine': 'everybody',
  'POST /api/parent-consents/sign-in-request': 'everybody',
  'POST /api/parent-consents/links': 'everybody',
  'POST /api/parent-consents/confirm': 'everybody',
  'POST /api/parent-consents/withdraw': 'everybody',
  'GET /api/stories/:storyId/votes': 'guest',
  'PUT /api/stories/:storyId/vote': 'account',
  'POST /api/stories/:storyId/multimedia': 'guest',
  'GET /api/stories/:storyId/multimedia': 'everybody',
  'GET /api/stories/:storyId/multimedia/events': 'everybody',
  'GET /api/favorites': 'account',
  'PUT /api/favorites/:storyId': 'account',
  'DELETE /api/favorites/:storyId': 'account',
  'POST /api/events': 'guest',
  'GET /api/my-stories': 'account',
  'POST /api/my-stories': 'account',
  'GET /api/my-stories/:id': 'account',
  'PATCH /api/my-stories/:id': 'account',
  'DELETE /api/my-stories/:id': 'account',
  'PUT /api/my-stories/:id/favorite': 'account',
  'DELETE /api/my-stories/:id/favorite': 'account',
  'GET /api/my-series': 'account',
  'PUT /api/my-series': 'account',
  'GET /api/my-stories/:id/recordings': 'account',
  'DELETE /api/my-stories/:id/recordings': 'account',
  'GET /api/my-stories/:id/recordings/:page': 'account',
  'PUT /api/my-stories/:id/recordings/:page': 'account',
  'DELETE /api/my-stories/:id/recordings/:page': 'account',
  'POST /api/my-stories/:id/sheet.pdf': 'account',
  'GET /api/my-stories/:id/book.fabloom': 'account',
  'POST /api/my-stories/imports': 'account',
  'POST /api/shared-books/copies': 'account',
  'GET /api/my-stories/:id/:file': 'account',
  'POST /api/my-stories/:id/:file': 'account',
  'GET /api/book-links': 'account',
  'POST /api/book-links': 'account',
  'DELETE /api/book-links/:id': 'account',
  'POST /api/shared-books/openings': 'everybody', // who has a link; its own tests say what it opens
  'GET /api/shared-books/pictures/:file': 'everybody',
  'GET /api/shared-books/recordings/:page': 'everybody',
  'GET /api/account/profile': 'account',
  'PATCH /api/account/profile': 'account',
  'GET /api/account/standing': 'account',
  'POST /api/account/proof': 'account',
  'GET /api/account/sessions': 'account',
  'DELETE /api/account/sessions/:id': 'account',
  'GET /api/account/data': 'account',
  'DELETE /api/account': 'account',
  'POST /api/feedback': 'guest',
  'GET /api/achievements': 'guest',
  'GET /api/me/streak': 'account',
  'GET /api/me/characters': 'account',
  'POST /api/me/activity': 'account',
  'POST /api/story-reports': 'guest',
  'GET /*': 'everybody', // pages look the same to every visitor
};

/** What every request of a part passes on its way; they answer nothing but "there is nothing here". */
const ON_THE_WAY = new Set([
  ...SENT_ONCE.map((path) => `ALL /api${path}`),
  'ALL /*',
  'ALL /api/*',
  'ALL /api/admin/*',
  'ALL /api/blog/*',
  'ALL /api/guides/*',
  'ALL /api/library/*',
  'ALL /api/parent-consents/*',
  'ALL /api/shared-books/*',
  'ALL /art/*',
  'ALL /art/articles/*',
  'ALL /art/stories/*',
  'ALL /blog/rss.xml',
  'ALL /functions/v1/*',
  'ALL /languages/*',
  'ALL /rest/v1/*',
  'ALL /sitemap.xml',
  ...['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => [`${method} /api/*`, `${method} /rest/v1/*`]),
]);

/** The account service is where guests become somebody; its own tests say what it answers. */
const isAccountService = (route: string) => route.includes(' /auth/v1/');

const [model, images, voices] = await Promise.all([
  startModelServer(),
  startImageServer(),
  startVoiceServer(),
]);
const database = await testDatabase();
const product = await testProduct(database, {
  ...UNHURRIED,
  AUTH_SECRET,
  STORY_MODEL: 'compatible:tale-1',
  STORY_MODEL_URL: model.url,
  IMAGE_MODEL: 'compatible:brush-1',
  IMAGE_MODEL_URL: images.url,
  ELEVENLABS_API_KEY: 'key',
  ELEVENLABS_URL: voices.url,
  OPENAI_API_KEY: 'key',
  OPENAI_SPEECH_URL: voices.url,
  HF_TOKEN: 'key',
  HF_URL: voices.url,
});
model.answer = stream(`TITLE: The Tide\n\n${'Mara built a boat out of a shoe. '.repeat(20)}`);
const asked = () => model.requests.length + images.requests.length + voices.requests.length;

const routes = [...new Set(product.routes.map(({ method, path }) => `${method} ${path}`))];
const answered = routes.filter((route) => !ON_THE_WAY.has(route) && !isAccountService(route));

const [person, stranger] = [await accountsOf(product).signUp(), randomUUID()];
const genuine = person.session.access_token;
/** A token whose person is another one than was signed. */
const forged = (() => {
  const [head = '', payload = '', signature = ''] = genuine.split('.');
  const claims = Buffer.from(payload, 'base64url').toString().replaceAll(person.id, stranger);
  return [head, Buffer.from(claims).toString('base64url'), signature].join('.');
})();

const outcomeOf = ({ status, text }: { status: number; text: string }) => {
  if (status === 500) return 'broken';
  if (status !== 401 && status !== 403) return 'answered';
  return errorBody.parse(JSON.parse(text)).code;
};

const [ANSWERED, NOBODY, FORGED] = ['answered', 'no_authorization', 'bad_jwt'];
const OUTCOMES: Record<Access, object> = {
  everybody: { guest: ANSWERED, forger: ANSWERED },
  guest: { guest: ANSWERED, forger: FORGED },
  library: { guest: NOBODY, forger: FORGED },
  page: { guest: NOBODY, forger: FORGED },
  account: { guest: NOBODY, forger: FORGED },
  admin: { guest: NOBODY, forger: FORGED },
};

async function call(route: string, token?: string, body: unknown = {}) {
  const [method = '', path = ''] = route.split(' ');
  const answer = await product.get(path.replace('/*', '/about').replaceAll(/:\w+/g, randomUUID()), {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

test('every route says who may ask for it [TR-08]', () => {
  expect(answered.toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

test.each(Object.entries(ACCESS))('%s: %s, proved with an empty hand [TR-08]', async (route, access) => {
  const before = asked();
  const guest = await call(route);
  const forger = await call(route, forged);
  expect(asked()).toBe(before);
  expect({ guest: outcomeOf(guest), forger: outcomeOf(forger) }).toEqual(OUTCOMES[access]);
});

test.each(Object.entries(ACCESS).filter(([, access]) => access === 'admin'))(
  '%s: %s, and an account is not enough [TR-08]',
  async (route) => {
    expect((await call(route, genuine)).status).toBe(403);
  },
);

test.each(Object.entries(ACCESS).filter(([, access]) => access === 'account'))(
  '%s: %s, and with one the way is open [TR-08]',
  async (route) => {
    expect((await call(route, genuine)).status).not.toBe(401);
  },
);

/** Asks for all that a configured service can do. */
const [story] = await database.db.select().from(stories).limit(1);
if (!story) throw new Error('the library is empty');
const CHOICES = {
  characters: [{ id: 'custom-1', name: 'Mara' }],
  theme: { id: 'kindness', name: 'Kindness' },
  setting: { id: 'beach', name: 'Beach' },
  ageGroup: '3-5',
  language: 'en',
} as const;
const TEXT = 'Mia went to the beach.';
const WISHES: readonly [path: string, body: object, guest: number][] = [
  ['generate-story', CHOICES, 200],
  ['generate-adventure', CHOICES, 401],
  ['generate-speech', { text: TEXT }, 401],
  ['generate-speech', { text: TEXT, reader: 'cloud' }, 401],
  ['generate-openai-speech', { text: TEXT }, 401],
  ['generate-hf-speech', { text: TEXT }, 401],
  ['generate-gemini-images', { prompt: TEXT }, 401],
  ['generate-story-audio', { text: TEXT }, 401],
  ['generate-story-audio', { text: story.content.slice(0, 1000) }, 401],
  ['generate-story-audio', { text: story.content.replaceAll('\n\n', ' \r\n') }, 200],
  ['generate-story-visuals', { storyContent: TEXT, targetScenes: 1 }, 401],
  ['generate-story-visuals', { storyContent: `${TEXT} ${story.content}`, storyId: story.id }, 401],
  ['generate-story-visuals', { storyContent: story.content, targetScenes: 1 }, 200],
];

test.each(WISHES)(
  '%s %o reaches nobody outside for a guest or a protected child, but does for an account [TR-08]',
  { timeout: 60_000 },
  async (name, body, status) => {
    const path = `/functions/v1/${name}`;
    const before = asked();
    expect((await product.postJson(path, body)).status).toBe(status);
    expect((await product.postJson(path, body, { Authorization: `Bearer ${forged}` })).status).not.toBe(200);
    const child = { Authorization: `Bearer ${genuine}`, Cookie: 'child_protected=1' };
    await product.postJson(path, body, child);
    expect(asked()).toBe(before);
    const answer = await product.postJson(path, body, { Authorization: `Bearer ${genuine}` });
    expect(answer.status).toBe(200);
    expect(asked()).toBeGreaterThan(before);
  },
);

test('the first page of a story is drawn and read for a guest, and reaches nobody outside [RB-05] [TR-08]', async () => {
  const page = await firstPageFor(product, CHOICES);
  const before = asked();
  const wishes = [
    ['generate-speech', { text: page.text, reader: 'cloud', page }],
    ['generate-story-visuals', { storyContent: page.text, targetScenes: 1, page }],
  ] as const;
  for (const [name, body] of wishes) {
    expect((await product.postJson(`/functions/v1/${name}`, body)).status).toBe(200);
  }
  expect(asked()).toBe(before);
});

test('what is told, drawn and bound for a class reaches nobody outside, whoever asks [CL-03] [TR-08]', async () => {
  const headers = { Authorization: `Bearer ${genuine}` };
  const before = asked();
  const wishes = [
    ['/api/classes/stories', { language: 'en', ageGroup: '6-8', names: ['Mara', 'Ben'] }],
    ['/api/classes/stories', { language: 'en', ageGroup: '6-8', names: ['Mara', 'Ben', 'Li'], groupSize: 3 }],
    [
      '/api/classes/book.pdf',
      { label: '3b', language: 'en', ageGroup: '6-8', stories: [{ title: 'T', text: TEXT }] },
    ],
    ['/functions/v1/generate-story-visuals', { storyContent: TEXT, targetScenes: 1, byUs: true }],
    ['/functions/v1/generate-gemini-images', { prompt: TEXT, byUs: true }],
    ['/functions/v1/generate-speech', { text: TEXT, reader: 'built-in' }],
    ['/functions/v1/generate-story', { ...CHOICES, storyType: 'continue', existingStory: TEXT, byUs: true }],
  ] as const;
  for (const [path, body] of wishes) expect((await product.postJson(path, body, headers)).status).toBe(200);
  expect(asked()).toBe(before);
});

test('a story of a class stays one on the shelf: its books reach nobody outside, nor do those of its copies [CL-03] [TR-08]', async () => {
  const owner = await family(product);
  const shelve = async (ofClass: boolean) => {
    const { theme, setting, ageGroup, language } = CHOICES;
    const choices = { theme, setting, characters: [] };
    const segments = [{ id: 'segment-1', text: TEXT }];
    const id = randomUUID();
    const kept = { id, title: 'The Tide', ageGroup, language, choices, segments, ofClass };
    expect((await owner.send('POST', '/api/my-stories', kept)).status).toBe(201);
    return id;
  };
  const askedFor = async (id: string) => {
    const before = asked();
    for (const file of ['book.pdf', 'book.epub', 'book.mp3'])
      expect((await owner.send('GET', `/api/my-stories/${id}/${file}`)).status).toBe(200);
    return asked() - before;
  };
  const id = await shelve(true);
  // Nobody takes the mark away by a change.
  await owner.send('PATCH', `/api/my-stories/${id}`, { title: 'The Ebb', ofClass: false });
  const copy = await owner.keep((await owner.share(id, { mayCopy: true })).key);
  const file = new Uint8Array(
    await (await owner.send('GET', `/api/my-stories/${id}/book.fabloom`)).arrayBuffer(),
  );
  const brought = (await owner.bring(file)).story?.id ?? '';
  expect([await askedFor(id), await askedFor(copy), await askedFor(brought)]).toEqual([0, 0, 0]);
  expect(await askedFor(await shelve(false))).toBeGreaterThan(0);
});
