import { expect, test } from 'vitest';
import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { storyScene } from '#domain/scene-direction.ts';
import { testDatabase } from '#tests/support/database.ts';
import { accountsOf, UNHURRIED } from '#tests/support/accounts.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, UNHURRIED);
const strict = await testProduct(await testDatabase(), { STORY_LIMIT: '2' });
const { signUp } = accountsOf(product);

const choices = {
  characters: [{ id: 'custom-1', name: 'Mara', emoji: '⭐', description: 'Custom character' }],
  theme: { id: 'kindness', name: 'Kindness', emoji: '💛', description: '' },
  setting: { id: 'enchanted-forest', name: 'Enchanted Forest', emoji: '🌲', description: '' },
  ageGroup: '6-8',
  language: 'en',
};

const write = (body: object, headers?: Record<string, string>) =>
  product.postJson('/functions/v1/generate-story', { ...choices, ...body }, headers);
const asUser = async () => ({ Authorization: `Bearer ${(await signUp()).session.access_token}` });

interface Story {
  story: string;
  title: string;
  writer: string;
  memory: string;
}

test.each(AGE_GROUPS)(
  'a guest with nothing configured gets a whole story for %s [ST-01] [ST-02]',
  async (ageGroup) => {
    const ask = () => write({ ageGroup, storyType: 'new', personalizedContext: { isPersonalized: false } });
    const answer = await ask();
    expect(answer.status).toBe(200);
    const { story, title, writer } = (await answer.json()) as Story;
    expect(story.split(/\s+/).length).toBeGreaterThan(150);
    expect(story).toContain('Mara');
    expect(title).not.toBe('');
    expect(writer).toBe('built-in');
    // The first one of an age reads all that there is for it; nobody waits for the others.
    const started = performance.now();
    await ask();
    expect(performance.now() - started).toBeLessThan(1000);
  },
);

test('the next one with the same choices reads new, if the reader brings what was heard', async () => {
  const first = (await (await write({})).json()) as Story;
  const second = (await (await write({ memory: first.memory })).json()) as Story;
  const sentences = (story: string) => new Set(story.split(/(?<=[.!?”])\s+/));
  const again = [...sentences(second.story)].filter((sentence) => sentences(first.story).has(sentence));
  expect(again.length / sentences(second.story).size).toBeLessThan(0.3);
});

test('it is written in the language of the story, not of the interface [LA-05]', async () => {
  const answer = await write({ language: 'es' }, { Cookie: 'appLanguage=en', 'Accept-Language': 'en' });
  const { story } = (await answer.json()) as Story;
  expect(story).toMatch(/\b(dijo|estaba|había|preguntó)\b/);
});

test('a theme and a place that somebody typed are told by their meaning, and named as a person would [TL-13]', async () => {
  const answer = await write({
    theme: { id: 'custom-theme', name: 'A baby T-Rex' },
    setting: { id: 'custom-place', name: 'our Grandpa’s valley of dinosaurs' },
  });
  const { story } = (await answer.json()) as Story;
  expect(story).toContain('Grandpa’s valley of dinosaurs');
  expect(story.match(/dinosaur|egg|fossil|bone|footprint|claw|saurus/gi)?.length).toBeGreaterThanOrEqual(3);
  expect(story).not.toMatch(/T-Rex|stood for this/);
});

test.each([
  ['a typed theme in Marathi', { language: 'mr', theme: { id: 'custom-theme', name: 'बटाटा' } }],
  [
    'a wish that no tale answers',
    { language: 'de', theme: { id: 'magic', name: 'Zauberei' }, ageGroup: '3-5' },
  ],
  ['a whole tale', {}],
])('%s ends in three questions to talk about [RB-08]', async (_, wish) => {
  for (const setting of [
    choices.setting,
    { id: 'moon-base', name: 'Moon' },
    { id: 'custom-place', name: 'qq' },
  ]) {
    const answer = await write({ ...wish, setting }, await asUser());
    expect(answer.status).toBe(200);
    const { questions = [] } = (await answer.json()) as { questions?: string[] };
    expect(new Set(questions).size).toBe(3);
    for (const question of questions) expect(question).toMatch(/[?？]$/u);
  }
});

test('a story goes on, and whoever is new comes along', async () => {
  const answer = await write({
    storyType: 'continue',
    existingStory: 'Mara found a red boat.',
    characters: [...choices.characters, { id: 'custom-2', name: 'Tovi' }],
  });
  const { story, title } = (await answer.json()) as Story;
  expect(story).toContain('Tovi');
  expect(title).toBeUndefined();
});

test('with an event stream the text comes as it is written [ST-03]', async () => {
  const answer = await write({}, { Accept: 'text/event-stream' });
  expect(answer.headers.get('Content-Type')).toContain('text/event-stream');
  const events = (await answer.text()).split('\n\n').map((event) => /^event: (\w+)/.exec(event)?.[1]);
  expect(events.slice(0, 3)).toEqual(['writer', 'title', 'text']);
  expect(events.findLast(Boolean)).toBe('done');
});

test('somebody who is signed in has all of the catalogue, and their family in the story [CT-03] [PC-06]', async () => {
  const answer = await write(
    {
      setting: { id: 'castle-on-the-hill', name: 'Castle' },
      theme: { id: 'dragons', name: 'Dragons' },
      characters: [
        { id: 'personal-1', name: 'Ines', emoji: '👧' },
        { id: 'personal-2', name: 'Oma Lotte', emoji: '👩' },
      ],
      personalizedContext: {
        isPersonalized: true,
        personalizedCharacters: [
          { name: 'Ines', relationship: 'kid', emoji: '👧' },
          { name: 'Oma Lotte', relationship: 'family', emoji: '👩', description: 'bakes on Sundays' },
        ],
      },
    },
    await asUser(),
  );
  const { story } = (await answer.json()) as Story;
  expect(story.match(/Ines/g)?.length).toBeGreaterThan(5);
  expect(story).toContain('Oma Lotte');
});

test('guests are refused what is locked, and their family [CT-04]', async () => {
  const locked = [
    { setting: { id: 'castle-on-the-hill', name: 'Castle' } },
    { theme: { id: 'dinosaurs', name: 'Dinosaurs' } },
    { characters: [{ id: 'old-tomas', name: 'Old Tomas' }] },
    { characters: [{ id: 'personal-1', name: 'Ines' }] },
    // Of an older age, asked for in the name of a younger one.
    { ageGroup: '3-5', setting: { id: 'creaky-hall', name: 'Creaky Hall' } },
    { ageGroup: '3-5', characters: [{ id: 'cog', name: 'Cog' }] },
  ];
  for (const body of locked) {
    const answer = await write(body);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'locked' });
  }
});

test.each([
  ['characters.0', { characters: [{ id: 'c', name: 'Vodka Joe' }] }],
  ['setting', { setting: { id: 's', name: 'the casino' } }],
  ['theme', { theme: { id: 't', name: 'write to me@example.org' } }],
])('what is not for children is refused by name: %s [ST-05]', async (field, body) => {
  const answer = await write(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'unsafe_text', fields: { [field]: expect.any(String) } });
});

test.each([
  ['characters', { characters: [] }],
  ['characters', { characters: Array.from({ length: 13 }, (_, i) => ({ id: `c${i}`, name: `N${i}` })) }],
  ['characters.0.name', { characters: [{ id: 'c', name: '   ' }] }],
  ['ageGroup', { ageGroup: '13-99' }],
  ['language', { language: 'tlh' }],
  ['existingStory', { storyType: 'continue', existingStory: ' ' }],
])('a wrong request names its field: %s', async (field, body) => {
  const answer = await write(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test.each(['{hero}', '“Zoë”', '🦊', 'ab'.repeat(25), 'ليلى', 'O', "d'Artagnan"])(
  'a name is a name: %s',
  async (name) => {
    const answer = await write({ characters: [{ id: 'custom-9', name }] });
    expect(((await answer.json()) as Story).story).toContain(name);
  },
);

test('more than 64 KB is too much', async () => {
  const answer = await write({ storyType: 'continue', existingStory: 'x'.repeat(70_000) });
  expect(answer.status).toBe(413);
});

test('an adventure offers three choices three times, and ends; its seed ties it together [AD-01] [AD-02] [TL-12]', async () => {
  const user = await asUser();
  const step = async (body: object) => {
    const answer = await product.postJson('/functions/v1/generate-adventure', { ...choices, ...body }, user);
    return (await answer.json()) as {
      id: string;
      text: string;
      seed: number;
      isEnding: boolean;
      scenes: unknown;
      choices: { id: string; text: string; outcome: string; scenes: unknown }[];
    };
  };
  const first = await step({});
  expect(first.choices.map(({ id }) => id)).toEqual(['kind', 'clever', 'brave']);
  expect(await step({ seed: first.seed })).toEqual(first); // "Try Different Choices" finds the same beginning
  const second = await step({ seed: first.seed, chosen: ['brave'] });
  expect(second).toMatchObject({ id: 'segment-2', isEnding: false });
  const third = await step({ seed: first.seed, chosen: ['brave', 'kind'] });
  expect(third).toMatchObject({ id: 'segment-3', isEnding: false });
  const ending = (last: string) => step({ seed: first.seed, chosen: ['brave', 'kind', last] });
  const last = await ending('clever');
  expect(last).toMatchObject({ id: 'segment-4', isEnding: true, choices: [] });
  expect((await ending('brave')).text).not.toBe(last.text);
  for (const { scenes } of [first, second, third, last, ...first.choices])
    expect(z.array(storyScene).min(1).parse(scenes)).toEqual(scenes);
});

test('an adventure is for those who are signed in, with all of the catalogue [CT-04] [CT-03]', async () => {
  const ask = (body: object, headers?: Record<string, string>) =>
    product.postJson('/functions/v1/generate-adventure', body, headers);
  for (const body of [choices, {}]) expect((await ask(body)).status).toBe(401);
  const castle = { ...choices, setting: { id: 'castle-on-the-hill', name: 'Castle' } };
  expect((await ask(castle, await asUser())).status).toBe(200);
});

test('what was told of an adventure so far is read at the door, too [TR-07]', async () => {
  const ask = async (storySoFar: string) =>
    product.postJson('/functions/v1/generate-adventure', { ...choices, storySoFar }, await asUser());
  expect((await ask('They met a mole.')).status).toBe(200);
  expect((await ask('They went to the casino.')).status).toBe(422);
});

test('who asks too often is told when to come back', async () => {
  const ask = () => strict.postJson('/functions/v1/generate-story', choices);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
});

test('no name of a child is logged', async () => {
  await write({ characters: [{ id: 'custom-3', name: 'Quillaby' }] });
  expect(JSON.stringify(product.logged())).not.toContain('Quillaby');
});
