import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StoryScene } from '#domain/scene-direction.ts';
import type { MyStory, MyStorySummary } from '#contract/my-stories.ts';
import { users } from '#server/db/schema/accounts.ts';
import { myStories } from '#server/db/schema/my-stories.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';
import { testProduct, type TestProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const { db } = database;
const make = factories(db);
const product = await testProduct(database, UNHURRIED);

const PICTURE = `/pictures/${'0a'.repeat(20)}.svg`;

function aStory(given: object = {}) {
  return {
    id: randomUUID(),
    title: 'The Fox at the Window',
    ageGroup: '6-8',
    language: 'en',
    choices: {
      setting: { id: 'forest', name: 'Forest', emoji: '🌲', description: 'Tall trees' },
      theme: { id: 'kindness', name: 'Kindness', emoji: '💛', description: '' },
      characters: [{ id: 'fox', name: 'Fox', emoji: '🦊', description: '' }],
    },
    segments: [{ id: 'segment-1', text: 'A fox looked in at the window.' }],
    ...given,
  };
}

async function reader(of: TestProduct = product) {
  const { id, session } = await accountsOf(of).signUp();
  const send = (method: string, path: string, body?: object) =>
    of.get(`/api/my-stories${path}`, {
      method,
      headers: { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' },
      ...(body instanceof ReadableStream && { body, duplex: 'half' }),
      ...(body && !(body instanceof ReadableStream) && { body: JSON.stringify(body) }),
    });
  return {
    id,
    send,
    list: async (query = '') =>
      (await (await send('GET', query)).json()) as { stories: MyStorySummary[]; more: boolean },
    keep: async (given: object = {}) => {
      const answer = await send('POST', '', aStory(given));
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { story: MyStory }).story;
    },
    open: async (storyId: string) =>
      ((await (await send('GET', `/${storyId}`)).json()) as { story: MyStory }).story,
  };
}

const codeOf = async (answer: Response) =>
  `${answer.status} ${((await answer.json()) as { code: string }).code}`;

test('how a typed hero is spoken of is kept for when the story goes on [TL-07]', async () => {
  const { send, open } = await reader();
  const tovi = { id: 'custom-1', name: 'Tovi', emoji: '⭐', description: '', pronoun: 'they' };
  const sent = aStory();
  const choices = { ...sent.choices, characters: [tovi] };
  expect((await send('POST', '', { ...sent, choices })).status).toBe(201);
  expect((await open(sent.id)).choices.characters).toEqual([tovi]);
});

const sceneWith = (name: string): StoryScene => ({
  id: 'window',
  offset: 0,
  direction: {
    place: 'forest',
    spot: 'home',
    light: 'night',
    weather: 'clear',
    shot: 'wide',
    who: [{ name, figure: 'fox', pose: 'wave' }],
    things: [],
  },
});

test('a story is kept, listed and reopened where the reader stopped, with its pictures and scenes [ST-06] [TL-10]', async () => {
  const { send, list, open } = await reader();
  const sent = aStory({
    segments: [
      { id: 'segment-1', text: 'A fox looked in.' },
      { id: 'segment-2', text: 'It came back.', questions: ['What did the fox want?'] },
    ],
    position: 1,
    media: {
      pictures: [{ url: PICTURE, description: 'A fox at a window', offset: 0 }],
      scenes: [sceneWith('Ember')],
    },
    toldBy: 'built-in',
  });
  const answer = await send('POST', '', sent);
  expect(answer.status).toBe(201);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    story: {
      ...sent,
      ofClass: false,
      revision: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
    earned: expect.any(Array),
  });
  expect(await open(sent.id)).toMatchObject(sent);
  expect(await list()).toEqual({
    more: false,
    stories: [
      {
        id: sent.id,
        title: sent.title,
        ageGroup: '6-8',
        language: 'en',
        theme: 'Kindness',
        setting: 'Forest',
        settingId: sent.choices.setting.id,
        picture: PICTURE,
        preview: 'A fox looked in.',
        favorite: false,
        series: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ],
  });
});

test('a change is kept, the rest stays, and the story moves to the front [ST-06]', async () => {
  const { send, keep, list } = await reader();
  const [first, second] = [await keep(), await keep({ title: 'The Second' })];
  const choices = { ...first.choices, theme: { id: 'space', name: 'Space', emoji: '🚀', description: '' } };
  const answer = await send('PATCH', `/${first.id}`, { position: 3, choices });
  expect(answer.status).toBe(200);
  const { story } = (await answer.json()) as { story: MyStory };
  expect(story).toEqual({ ...first, revision: 2, position: 3, choices, updatedAt: story.updatedAt });
  expect(story.updatedAt > second.updatedAt).toBe(true);
  const { stories } = await list();
  expect(stories.map(({ id, theme }) => [id, theme])).toEqual([
    [first.id, 'Space'],
    [second.id, 'Kindness'],
  ]);
});

test('a change of nothing changes nothing', async () => {
  const { send, keep } = await reader();
  const story = await keep();
  const answer = await send('PATCH', `/${story.id}`, {});
  expect([answer.status, await answer.json()]).toEqual([200, { story }]);
});

const part = (text: string, i = 1) => ({ id: `segment-${i}`, text });

test('two tabs that tell one story on do not write over each other [UX-06]', async () => {
  const { send, keep, open } = await reader();
  const { id, revision, segments } = await keep();
  const tellOn = (text: string) =>
    send('PATCH', `/${id}`, { revision, segments: [...segments, part(text, 2)] });
  const answers = await Promise.all([tellOn('It knocked.'), tellOn('It sneezed.')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  const stored = await open(id);
  expect(stored.revision).toBe(2);
  expect(await refused?.json()).toEqual({
    error: expect.any(String),
    code: 'changed_elsewhere',
    story: stored,
  });
});

test('whoever has the newer text may go on; a text sent twice is taken once [UX-06]', async () => {
  const { send, keep } = await reader();
  const { id, segments } = await keep();
  const longer = { revision: 1, segments: [...segments, part('It knocked.', 2)] };
  for (const expected of [2, 2]) {
    const answer = await send('PATCH', `/${id}`, longer);
    expect([answer.status, await answer.json()]).toMatchObject([200, { story: { revision: expected } }]);
  }
  const shorter = await send('PATCH', `/${id}`, { revision: 2, segments });
  expect(await shorter.json()).toMatchObject({ story: { revision: 3 } });
});

test('pictures and the place of a bookmark are in nobody’s way [UX-06]', async () => {
  const { send, keep } = await reader();
  const { id, title, choices, segments } = await keep();
  await send('PATCH', `/${id}`, { revision: 1, title: 'The Vixen' });
  const media = { pictures: [{ url: PICTURE, description: 'A fox', offset: 0 }] };
  for (const change of [{ position: 2 }, { revision: 1, media }, { revision: 1, choices, segments, media }]) {
    const answer = await send('PATCH', `/${id}`, change);
    expect([answer.status, await answer.json()]).toMatchObject([200, { story: { revision: 2 } }]);
  }
  expect(await codeOf(await send('PATCH', `/${id}`, { revision: 1, title, segments }))).toBe(
    '409 changed_elsewhere',
  );
});

test('a story that is thrown away is gone [ST-06]', async () => {
  const { send, keep, list } = await reader();
  const { id } = await keep();
  expect((await send('DELETE', `/${id}`)).status).toBe(204);
  expect(await codeOf(await send('GET', `/${id}`))).toBe('404 not_found');
  expect(await codeOf(await send('DELETE', `/${id}`))).toBe('404 not_found');
  expect((await list()).stories).toEqual([]);
});

test('guests have no My Stories [CT-04]', async () => {
  const { id } = await make.myStory();
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', `/${id}`],
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    const body = method === 'POST' || method === 'PATCH' ? { body: JSON.stringify(aStory()) } : {};
    const headers = { 'Content-Type': 'application/json' };
    expect((await product.get(`/api/my-stories${path}`, { method, headers, ...body })).status).toBe(401);
  }
});

test('the stories of others are not there, and stay as they are [ST-06]', async () => {
  const [owner, other] = [await reader(), await reader()];
  const story = await owner.keep();
  expect(await codeOf(await other.send('GET', `/${story.id}`))).toBe('404 not_found');
  expect(await codeOf(await other.send('PATCH', `/${story.id}`, { title: 'Mine' }))).toBe('404 not_found');
  expect(await codeOf(await other.send('DELETE', `/${story.id}`))).toBe('404 not_found');
  expect(await codeOf(await other.send('POST', '', aStory({ id: story.id })))).toBe('404 not_found');
  expect((await other.list()).stories).toEqual([]);
  expect(await owner.open(story.id)).toEqual(story);
});

test.each(['not-a-story', '00000000-0000-0000-0000-000000000000', '%00'])(
  'what is no story is not there: %s',
  async (id) => {
    const { send } = await reader();
    for (const method of ['GET', 'DELETE']) {
      expect(await codeOf(await send(method, `/${id}`))).toBe('404 not_found');
    }
    expect(await codeOf(await send('PATCH', `/${id}`, { title: 'New' }))).toBe('404 not_found');
  },
);

test('a request that is sent again gets the stored story [ST-06]', async () => {
  const { send, keep, list } = await reader();
  const story = await keep();
  const again = await send('POST', '', aStory({ id: story.id, title: 'Another Title' }));
  expect([again.status, await again.json()]).toEqual([200, { story, earned: [] }]);
  expect((await list()).stories).toHaveLength(1);
});

test('two requests at once make one story [ST-06]', async () => {
  const { send, list } = await reader();
  const story = aStory();
  const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', '', story)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 201]);
  expect((await list()).stories).toHaveLength(1);
});

test('family and friends are left out, whoever sends them [PC-03]', async () => {
  const { send, keep } = await reader();
  const fox = { id: 'fox', name: 'Fox', emoji: '🦊', description: '' };
  const ines = { id: 'personal-1', name: 'Ines', emoji: '👧', description: 'my daughter' };
  const { choices } = aStory();
  const withFamily = { ...choices, characters: [ines, fox, { ...ines, id: ' personal-2' }] };
  const story = await keep({ choices: withFamily });
  expect(story.choices.characters).toEqual([fox]);
  const changed = await send('PATCH', `/${story.id}`, { choices: withFamily });
  expect(changed.status).toBe(200);
  const [row] = await db.select().from(myStories).where(eq(myStories.id, story.id));
  expect(JSON.stringify(row)).not.toMatch(/Ines|personal-/);
});

test.each(['setting', 'theme'])('nor do they pass as a %s [PC-03]', async (place) => {
  const { send, keep } = await reader();
  const choices = { ...aStory().choices, [place]: { id: 'personal-1', name: 'Ines' } };
  expect(await codeOf(await send('POST', '', aStory({ choices })))).toBe('400 validation_failed');
  const { id } = await keep();
  expect(await codeOf(await send('PATCH', `/${id}`, { choices }))).toBe('400 validation_failed');
});

const { choices: CHOICES } = aStory();
const UNSAFE: [string, object][] = [
  ['title', { title: 'Vodka for Everybody' }],
  ['choices.setting', { choices: { ...CHOICES, setting: { id: 's', name: 'the casino' } } }],
  [
    'choices.theme',
    { choices: { ...CHOICES, theme: { id: 't', name: 'T', description: 'me@example.org' } } },
  ],
  ['choices.characters.0', { choices: { ...CHOICES, characters: [{ id: 'c', name: 'Vodka Joe' }] } }],
  [
    'segments.1',
    {
      segments: [
        { id: '1', text: 'Good.' },
        { id: '2', text: 'They drank vodka.' },
      ],
    },
  ],
  ['media.pictures.0', { media: { pictures: [{ url: PICTURE, description: 'A bottle of vodka' }] } }],
  ['media.scenes.0', { media: { scenes: [sceneWith('A bottle of vodka')] } }],
];

test.each(UNSAFE)('what is not for children is not kept: %s', async (field, given) => {
  const { send, keep, list } = await reader();
  const fields = { [field]: expect.any(String) };
  const refused = await send('POST', '', aStory(given));
  expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'unsafe_text', fields }]);
  expect((await list()).stories).toEqual([]);
  const story = await keep();
  const change = await send('PATCH', `/${story.id}`, given);
  expect([change.status, await change.json()]).toMatchObject([422, { code: 'unsafe_text', fields }]);
});

test('a word is judged in the language of the story, also when only a part is sent', async () => {
  const { send, keep } = await reader();
  const segments = [{ id: '1', text: 'Sex små möss fick en killing, och så var det slut.' }];
  const { id } = await keep({ language: 'sv' });
  expect((await send('PATCH', `/${id}`, { segments })).status).toBe(200);
  const english = await keep();
  expect((await send('PATCH', `/${english.id}`, { segments })).status).toBe(422);
});

test.each([
  ['id', { id: 'story-1' }],
  ['title', { title: '  ' }],
  ['title', { title: 'x'.repeat(201) }],
  ['ageGroup', { ageGroup: '13-99' }],
  ['language', { language: 'tlh' }],
  ['segments', { segments: [] }],
  ['segments.0.text', { segments: [{ id: '1', text: ' ' }] }],
  ['position', { position: -1 }],
  ['position', { position: 2 ** 31 }],
  ['media.pictures.0.url', { media: { pictures: [{ url: 'https://example.org/a.png', description: '' }] } }],
  ['segments.0', { segments: [{ id: '1', text: 'a'.repeat(20_000) }] }],
  ['segments.0', { segments: [{ id: '1', text: '狐'.repeat(20_000) }] }],
])('a wrong story names its field: %s', async (field, given) => {
  const { send } = await reader();
  const answer = await send('POST', '', aStory(given));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'validation_failed',
    fields: { [field]: expect.any(String) },
  });
});

test('a character that cannot be stored is refused, not stumbled over', async () => {
  const { send } = await reader();
  for (const text of ['a\u0000b', 'half \ud83e a fox']) {
    const answer = await send('POST', '', aStory({ segments: [{ id: '1', text }] }));
    expect(await codeOf(answer)).toBe('400 validation_failed');
  }
});

const pages = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `segment-${i}`, text: 'The fox slept. '.repeat(1300) }));

test('a long story fits, and is checked quickly', async () => {
  const { send } = await reader();
  const started = performance.now();
  expect((await send('POST', '', aStory({ segments: pages(13) }))).status).toBe(201);
  expect(performance.now() - started).toBeLessThan(2000);
});

test('more than 256 KB is too much, however it is sent', async () => {
  const { send, keep } = await reader();
  const segments = pages(14);
  expect(await codeOf(await send('POST', '', aStory({ segments })))).toBe('413 too_large');
  const { id } = await keep();
  expect(await codeOf(await send('PATCH', `/${id}`, { segments }))).toBe('413 too_large');
  const stream = new Blob([JSON.stringify(aStory({ segments }))]).stream();
  expect(await codeOf(await send('POST', '', stream))).toBe('413 too_large');
});

test('pages follow each other without a gap, also where stories share a moment [ST-06]', async () => {
  const { id: userId, list, send } = await reader();
  const moment = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second));
  for (const second of [1, 2, 3, 3, 3, 4, 5]) await make.myStory({ userId, updatedAt: moment(second) });
  await make.myStory({ updatedAt: moment(3) });
  // The database knows the time better than the browser is told.
  const within = sql`interval '1 microsecond' * (abs(hashtext(${myStories.id}::text)) % 900)`;
  await db.update(myStories).set({ updatedAt: sql`${myStories.updatedAt} + ${within}` });
  const seconds = ({ stories }: { stories: MyStorySummary[] }) =>
    stories.map(({ updatedAt }) => new Date(updatedAt).getUTCSeconds());
  const seen: number[][] = [];
  let page = await list('?limit=3');
  seen.push(seconds(page));
  while (page.more) {
    page = await list(`?limit=3&before=${page.stories.at(-1)?.updatedAt}`);
    seen.push(seconds(page));
  }
  expect(seen).toEqual([
    [5, 4, 3, 3, 3],
    [2, 1],
  ]);
  expect(seconds(await list('?limit=7'))).toHaveLength(7);
  expect((await list('?limit=7')).more).toBe(false);
  expect(await list('?before=2025-01-01T00:00:00Z')).toEqual({ stories: [], more: false });
  for (const query of ['?limit=0', '?limit=101', '?limit=x', '?before=yesterday']) {
    expect((await send('GET', query)).status).toBe(400);
  }
});

test('a page holds fifty if nobody says otherwise', async () => {
  const { id: userId, list } = await reader();
  for (let i = 0; i < 51; i++)
    await make.myStory({ userId, updatedAt: new Date(Date.UTC(2026, 0, 1, 0, i)) });
  const { stories, more } = await list();
  expect([stories.length, more]).toEqual([50, true]);
});

test('what the preview shows is cut between characters', async () => {
  const { keep, list } = await reader();
  await keep({ segments: [{ id: '1', text: '🦊'.repeat(300) }] });
  expect((await list()).stories[0]).toMatchObject({ preview: '🦊'.repeat(200), picture: null });
});

test('My Stories goes with the account [ST-06]', async () => {
  const { id: userId, keep } = await reader();
  const { id } = await keep();
  await db.delete(users).where(eq(users.id, userId));
  expect(await db.select().from(myStories).where(eq(myStories.id, id))).toEqual([]);
});

test('who writes too often is told when to come back, and may go on reading', async () => {
  const calm = await testProduct(await testDatabase());
  const { send } = await reader(calm);
  for (let i = 0; i < 120; i++) {
    expect((await send('DELETE', `/${randomUUID()}`)).status).toBe(404);
  }
  const refused = await send('POST', '', aStory());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  expect((await send('GET', '')).status).toBe(200);
});

test('neither titles nor names are logged, whatever goes wrong', async () => {
  const { send, keep } = await reader();
  await keep({ title: 'Quillaby and the Sea' });
  await send('POST', '', aStory({ title: 'Quillaby drinks vodka' }));
  await send('POST', '', aStory({ title: 'Quillaby', segments: [{ id: '1', text: 'a\u0000b' }] }));
  expect(JSON.stringify(product.logged())).not.toContain('Quillaby');
});
