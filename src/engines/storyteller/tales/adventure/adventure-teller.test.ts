import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ChoiceKind } from '#domain/adventure.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { AdventureRequest } from '#engines/storyteller/port.ts';
import { createAdventureTeller } from '#engines/storyteller/tales/adventure/adventure-teller.ts';
import { chooseAdventure } from '#engines/storyteller/tales/adventure/choose-adventure.ts';
import { WAYS } from '#engines/storyteller/tales/adventure/steps.ts';
import { loadTaleBook, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

const vocabularyOf = vocabularies('content');
const tell = createAdventureTeller('content', vocabularyOf);
const book = await loadTaleBook('content', 'en', AGE_GROUPS, {
  vocabulary: vocabularyOf('en'),
  kind: 'adventures',
});

const wish: AdventureRequest = {
  language: 'en',
  ageGroup: '6-8',
  setting: { id: 'farm', name: 'Farm' },
  theme: { id: 'kindness', name: 'Kindness' },
  characters: [
    { name: 'Ember', intro: 'Ember the dragon', kind: 'being', gender: 'x', personal: false },
    { name: 'Maya', kind: 'child', gender: 'f', personal: true, description: 'loves trains' },
  ],
  chosen: [],
  seed: 7,
};

async function part(chosen: readonly ChoiceKind[], more: Partial<AdventureRequest> = {}) {
  const segment = await tell({ ...wish, ...more, chosen });
  if (!segment) throw new Error('no adventure fits');
  return segment;
}

test('where nobody wrote any, none is told: the older storyteller has them [TL-12]', async () => {
  const content = await mkdtemp(join(tmpdir(), 'adventures-'));
  await mkdir(join(content, 'adventures'));
  const tellNone = createAdventureTeller(content, vocabularyOf);
  expect(await tellNone({ ...wish, language: 'es' })).toBeUndefined();
  await rm(content, { recursive: true });
});

/** In these everybody is told one by the same authors as all whole tales, at every place and about any theme. */
const TOLD_IN = ['de', 'es', 'fr', 'hi', 'ja', 'mr', 'sv', 'ta', 'zh'] as const;

test.each(TOLD_IN)(
  'in %s there is one for each age, at every place and for who is alone [TL-12]',
  async (language) => {
    for (const ageGroup of AGE_GROUPS) {
      for (const place of Object.keys(book.places)) {
        const setting = { id: place, name: place };
        for (const characters of [wish.characters.slice(1), wish.characters]) {
          const segment = await tell({ ...wish, language, ageGroup, setting, characters, chosen: ['kind'] });
          expect(segment?.choices, `${place}, ${ageGroup}`).toHaveLength(3);
        }
      }
    }
  },
);

test('there are four for each age [TL-12]', () => {
  for (const age of AGE_GROUPS) {
    const told = book.tales.filter(({ prose }) => prose.some(({ ageGroup }) => ageGroup === age));
    expect(told.length, age).toBeGreaterThanOrEqual(4);
  }
});

test.each(AGE_GROUPS)(
  'three choices, three times, then an ending for %s [AD-01] [AD-02]',
  async (ageGroup) => {
    for (const chosen of [[], ['kind'], ['kind', 'brave']] as const) {
      const segment = await part(chosen, { ageGroup });
      expect(segment).toMatchObject({ id: `segment-${chosen.length + 1}`, isEnding: false });
      expect(segment.choices.map(({ id }) => id)).toEqual(['kind', 'clever', 'brave']);
      for (const { text, outcome } of segment.choices) {
        expect(text).not.toBe('');
        expect(outcome).not.toContain(text);
      }
      expect(segment.text).toContain('Maya');
    }
    const last = await part(['kind', 'brave', 'clever'], { ageGroup });
    expect(last).toMatchObject({ id: 'segment-4', choices: [], isEnding: true });
  },
);

test('the same seed and the same choices tell the same words [AD-04]', async () => {
  expect(await part(['brave'])).toEqual(await part(['brave']));
  const beginnings = await Promise.all(
    Array.from({ length: 12 }, (_, seed) => part([], { seed }).then(({ text }) => text)),
  );
  expect(new Set(beginnings).size).toBeGreaterThan(1);
});

test('it has a title, which its beginning brings [TL-12]', async () => {
  const titles = await Promise.all(
    Array.from({ length: 12 }, (_, seed) => part([], { seed }).then(({ title }) => title)),
  );
  expect(new Set(titles).size).toBeGreaterThan(1);
  for (const title of titles) expect(title).toMatch(/^\p{Lu}.+\p{L}$/u);
  expect((await part(['brave'])).title).toBeUndefined();
});

test('each choice is heard again: no two ways end alike [TL-12]', async () => {
  const endings = await Promise.all(WAYS.map((way) => part(way).then(({ text }) => text)));
  expect(new Set(endings).size).toBe(WAYS.length);
});

test('scenes say where they begin, in a part and in what comes of a choice [TL-12] [TL-10]', async () => {
  const { text, scenes = [], choices } = await part(['clever']);
  expect(scenes.length).toBeGreaterThan(0);
  for (const { offset } of scenes)
    expect(offset === 0 || text.slice(offset - 2, offset) === '\n\n').toBe(true);
  for (const choice of choices) {
    expect(choice.scenes).toMatchObject([{ offset: 0, direction: { who: expect.any(Array) } }]);
  }
});

test('where none is about the theme another one is told; but never at a place where it cannot be', async () => {
  const seeds = Array.from({ length: 12 }, (_, seed) => seed);
  for (const seed of seeds) {
    expect((await part([], { seed, theme: { id: 'snow-day', name: 'Snow Day' } })).text).toContain('Maya');
    expect((await part([], { seed, theme: { name: 'My own' } })).text).toContain('Maya');
  }
  const people: Person[] = [{ name: 'Maya', kind: 'child', spoken: 'f', facts: [] }];
  for (const ageGroup of AGE_GROUPS) {
    for (const place of Object.keys(book.places)) {
      for (const seed of seeds) {
        const chosen = chooseAdventure({ ageGroup, place, people, seed }, book)?.tale;
        expect(chosen?.places === 'any' || chosen?.places.includes(place), `${ageGroup} ${place}`).toBe(true);
      }
    }
  }
  expect(await tell({ ...wish, setting: { name: 'My own place' } })).toBeUndefined();
});
