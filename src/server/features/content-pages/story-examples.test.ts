import { expect, test } from 'vitest';
import { FREE_CHARACTERS } from '#domain/access.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { storyExamples } from '#server/features/content-pages/story-examples.ts';

const item = (id: string) => ({
  id,
  name: `The ${id}`,
  emoji: '⭐',
  description: id,
  ages: ['3-5' as const],
});
const place = { pack: 'forest', place: 'forest', where: 'there', themes: [] as string[] } as const;
const person = { givenName: 'Ada', kind: 'child', gender: 'f', figure: 'child' } as const;
const topic = { family: 'kindness', characters: [] as string[] } as const;

const catalogue: Catalogue = {
  settings: [
    { ...item('farm'), ...place },
    { ...item('cave'), ...place, themes: ['kindness'] },
    { ...item('moon'), ...place, ages: ['9-12'] },
  ],
  themes: [
    { ...item('kindness'), ...topic },
    { ...item('diggers'), ...topic },
  ],
  characters: Array.from({ length: FREE_CHARACTERS + 1 }, (_, index) => ({
    ...item(`hero-${index + 1}`),
    ...person,
  })),
};

const FREE = {
  title: 'The Gate That Said Eek',
  ageGroup: '3-5' as const,
  setting: 'farm',
  theme: 'kindness',
  characters: ['hero-1'],
  excerpt: 'Eek, said the gate.',
  lessons: ['Quiet', 'Help'],
};

test('an example has the names of its choices, and says whether guests can make them all [SP-05]', () => {
  const locked = { ...FREE, characters: ['hero-1', `hero-${FREE_CHARACTERS + 1}`] };
  expect(storyExamples([FREE, locked], catalogue)).toMatchObject([
    {
      id: 'the-gate-that-said-eek',
      setting: { id: 'farm', name: 'The farm' },
      theme: { id: 'kindness', name: 'The kindness' },
      characters: [{ id: 'hero-1', name: 'The hero-1' }],
      free: true,
    },
    { id: 'the-gate-that-said-eek-2', free: false },
  ]);
});

test.each([
  [{ setting: 'atlantis' }, 'the catalogue has no "atlantis" for 3-5'],
  [{ setting: 'moon' }, 'the catalogue has no "moon" for 3-5'],
  [{ theme: 'taxes' }, 'the catalogue has no "taxes" for 3-5'],
  [{ characters: ['nobody'] }, 'the catalogue has no "nobody" for 3-5'],
  [{ setting: 'cave', theme: 'diggers' }, 'the creator does not offer "diggers" in "cave"'],
])('%j is refused: %s', (change, fault) => {
  expect(() => storyExamples([{ ...FREE, ...change }], catalogue)).toThrow(
    `examples: "The Gate That Said Eek": ${fault}`,
  );
});
