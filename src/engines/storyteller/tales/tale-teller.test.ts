import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { StoryRequest } from '#engines/storyteller/port.ts';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { loadTaleBook, taleBooks, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { createTaleTeller } from '#engines/storyteller/tales/tale-teller.ts';

const THEMES = 'content/catalogue/themes.yaml';
const tell = createTaleTeller(taleBooks('content', vocabularies('content'), 'tales'));
const book = await loadTaleBook('content', 'en');

const wish: StoryRequest = {
  language: 'en',
  ageGroup: '3-5',
  setting: { id: 'farm', name: 'Farm' },
  theme: { id: 'diggers-and-trains', name: 'Diggers and Trains' },
  characters: [
    { name: 'Ember', intro: 'Ember the dragon', kind: 'being', gender: 'x', personal: false },
    { name: 'Maya', kind: 'child', gender: 'f', personal: true, description: 'loves trains' },
  ],
};

async function evenings(count: number, more: Partial<StoryRequest> = {}) {
  const told: { title: string; text: string }[] = [];
  let memory: string | undefined;
  for (let evening = 1; evening <= count; evening++) {
    const telling = await tell({ ...wish, ...more }, evening * 7919, memory);
    if (!telling) throw new Error('no tale fits');
    memory = telling.memory;
    told.push(telling);
  }
  return told;
}

test('a tale is about the wished theme, with the family at its heart, and says where its scenes begin [TL-01]', async () => {
  const telling = await tell(wish, 5);
  expect(telling?.text).toContain('Maya');
  expect(telling?.text).toContain('Ember');
  expect(telling?.text).toMatch(/digger|train/i);
  expect(telling?.scenes.length).toBeGreaterThanOrEqual(5);
  for (const { offset } of telling?.scenes ?? []) {
    expect(offset === 0 || telling?.text.slice(offset - 2, offset) === '\n\n').toBe(true);
  }
  expect(telling?.scenes[0]?.direction.who.map(({ name }) => name)).toContain('Maya');
});

test('nothing is told that is not about the theme, or not at a place of ours', async () => {
  expect(await tell({ ...wish, theme: { name: 'My own theme' } }, 1)).toBeUndefined();
  expect(await tell({ ...wish, theme: { id: 'secret-codes', name: 'Secret Codes' } }, 1)).toBeUndefined();
  expect(await tell({ ...wish, setting: { name: 'My own place' } }, 1)).toBeUndefined();
});

test.each(['de', 'es', 'fr', 'hi', 'sv', 'zh', 'ja', 'ta', 'mr'] as const)(
  'where %s has no tale about the theme, the older storyteller is left to tell [TL-01]',
  async (language) => {
    const { tales } = await loadTaleBook('content', language, ['3-5']);
    const known = z.array(z.object({ id: z.string() })).parse(load(readFileSync(THEMES, 'utf8')));
    const untold = known.filter(({ id }) => tales.every(({ themes }) => !themes.includes(id)));
    const told = await Promise.all(
      untold.map(({ id }) => tell({ ...wish, language, theme: { id, name: id } }, 1)),
    );
    expect(told.filter(Boolean)).toEqual([]);
  },
);

test('a tale that another language has is told in it [TL-01]', async () => {
  const spanish: StoryRequest = {
    ...wish,
    language: 'es',
    setting: { id: 'home', name: 'Casa' },
    theme: { id: 'bedtime', name: 'A dormir' },
    characters: [
      { name: 'Lucía', kind: 'child', gender: 'f', personal: true, description: 'le da miedo la oscuridad' },
    ],
  };
  expect((await tell(spanish, 1))?.title).toBe('La oscuridad chiquita');
});

test('a fear chooses among tales about the theme, and does not push the theme aside [TL-01] [TL-04]', () => {
  const people: Person[] = [
    { name: 'Maya', kind: 'child', spoken: 'f', facts: [{ kind: 'fear', group: 'dark' }] },
  ];
  const chosen = (theme: string) =>
    chooseTale({ ageGroup: '3-5', place: 'home', theme, people, seed: 3 }, book)?.tale;
  expect(chosen('bedtime')?.faces).toContain('dark');
  expect(chosen('magic')?.themes.slice(0, 2)).toContain('magic');
});

test('no tale comes twice as long as another one fits, and the theme is never given up for it [TL-09]', async () => {
  const people: Person[] = [
    { name: 'Maya', kind: 'child', spoken: 'f', facts: [] },
    { name: 'Ember', kind: 'being', spoken: 'x', facts: [] },
  ];
  const fitting = book.tales.filter(
    (tale) =>
      tale.themes.includes('bedtime') &&
      !('because' in castTale(tale, { ageGroup: '3-5', place: 'farm', people, seed: 1 }, book)),
  );
  expect(fitting.length).toBeGreaterThan(3);
  const nights = await evenings(Math.min(fitting.length, 12), { theme: { id: 'bedtime', name: 'Bedtime' } });
  expect(new Set(nights.map(({ title }) => title)).size).toBe(nights.length);
});

test('told again, a tale makes other choices [TL-09]', async () => {
  const byTitle = Map.groupBy(await evenings(30), ({ title }) => title);
  const again = [...byTitle.values()].find((tellings) => tellings.length > 1) ?? [];
  expect(again.length).toBeGreaterThan(1);
  expect(again[1]?.text).not.toBe(again[0]?.text);
});

test('a memory that somebody made up is none', async () => {
  expect((await tell(wish, 5, '[{"id":1}]'))?.text).toBe((await tell(wish, 5))?.text);
});

const MAYA = { name: 'Maya', kind: 'child', gender: 'f', personal: true } as const;
const REX = { name: 'Rex', kind: 'pet', gender: 'm', personal: true, species: 'dog' } as const;
const NOOR = { name: 'Noor', kind: 'child', gender: 'n', personal: true } as const;

const evening: StoryRequest = {
  ...wish,
  setting: { id: 'home', name: 'Home' },
  theme: { id: 'bedtime', name: 'Bedtime' },
};

/** The little dark at home, whichever seed it takes. */
async function bedtime(...characters: StoryRequest['characters'][number][]) {
  for (let seed = 1; seed < 200; seed++) {
    const told = await tell({ ...evening, characters }, seed);
    if (told?.title === 'The Little Dark') return told;
  }
  return expect.fail('nobody told it');
}

test('a story goes on with the same people at the same place, from its last scene, and something comes back [TL-11]', async () => {
  const first = await bedtime(MAYA, REX);
  const more = await tell(
    { ...evening, characters: [MAYA, REX], existingStory: first.text },
    5,
    first.memory,
  );
  const paragraphs = more?.text.split('\n\n') ?? [];
  expect(paragraphs[0]).toContain('the hat was empty');
  expect(paragraphs.at(-1)).toContain('Hoo');
  expect(more?.text).toContain('Rex');
  expect(more?.text).not.toContain('Rex the dog');
  expect(more?.text).not.toContain(first.text.split('\n\n')[1] ?? '');
  expect(more?.scenes[0]).toMatchObject({ id: 'night', offset: 0 });
  for (const { offset } of more?.scenes.slice(1) ?? [])
    expect(more?.text.slice(offset - 2, offset)).toBe('\n\n');
});

test('what to talk about is told with the tale, and with the next one its own [RB-08]', async () => {
  const first = await bedtime(MAYA, REX);
  expect(first.questions).toHaveLength(3);
  expect(first.questions.join(' ')).toContain('little dark');
  const request = { ...evening, characters: [MAYA, REX], existingStory: first.text };
  const more = await tell(request, 5, first.memory);
  expect(more?.questions).toHaveLength(3);
  expect(more?.questions).not.toEqual(first.questions);
});

test('who is added joins with a word about it, and nobody is exchanged [TL-11]', async () => {
  const first = await bedtime(MAYA, REX);
  const request = { ...evening, characters: [MAYA, REX, NOOR], existingStory: first.text };
  const more = await tell(request, 5, first.memory);
  const [goesOn, joins] = more?.text.split('\n\n') ?? [];
  expect(goesOn).toContain('the hat was empty');
  expect(joins).toContain('Noor');
  for (const { name } of request.characters) expect(more?.text).toContain(name);
});

test('another theme goes on with the same story [TL-11]', async () => {
  const first = await bedtime(MAYA);
  const theme = { name: 'Friendship', id: 'friendship' };
  const more = await tell(
    { ...evening, theme, characters: [MAYA], existingStory: first.text },
    9,
    first.memory,
  );
  expect(more?.text).toContain('the hat was empty');
  const told = JSON.parse(more?.memory ?? '[]') as { id: string }[];
  expect(book.tales.find(({ id }) => id === told.at(-1)?.id)?.themes).toContain('friendship');
});

test('a story that nobody here told goes on all the same [TL-11]', async () => {
  const request = { ...evening, characters: [MAYA], existingStory: 'Maya went to bed. The end.' };
  const more = await tell(request, 3);
  expect(more?.text).toContain('Maya');
  expect(more?.text.split('\n\n')[0]).not.toContain('the hat');
});

test('a place that somebody typed is named as a person would, once, and told at the nearest of ours [TL-13]', async () => {
  const setting = { id: 'garden', name: 'my grandpa’s garden', typed: true };
  const told = await tell({ ...evening, setting, characters: [MAYA] }, 4);
  const [first = ''] = told?.text.split('\n\n') ?? [];
  expect(first).toContain('in Grandpa’s garden');
  expect(told?.scenes[0]?.offset).toBe(0);
  for (const { offset } of told?.scenes.slice(1) ?? [])
    expect(told?.text.slice(offset - 2, offset)).toBe('\n\n');
  const unsaid = await tell({ ...evening, setting: { ...setting, name: '{x}' }, characters: [MAYA] }, 4);
  expect(told?.text.endsWith(unsaid?.text ?? 'nothing')).toBe(true);
});
