import { expect, test } from 'vitest';
import type { StoryRequest } from '#engines/storyteller/port.ts';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { loadTaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { createTaleTeller } from '#engines/storyteller/tales/tale-teller.ts';

const tell = createTaleTeller('content');
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

test('nothing is told that is not about the theme, or not at a place of ours, or not in a language we tell in', async () => {
  expect(await tell({ ...wish, theme: { name: 'My own theme' } }, 1)).toBeUndefined();
  expect(await tell({ ...wish, theme: { id: 'secret-codes', name: 'Secret Codes' } }, 1)).toBeUndefined();
  expect(await tell({ ...wish, setting: { name: 'My own place' } }, 1)).toBeUndefined();
  expect(await tell({ ...wish, language: 'sv' }, 1)).toBeUndefined();
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
