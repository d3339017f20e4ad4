import { expect, test } from 'vitest';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { direct } from '#engines/storyteller/tales/tell/direct.ts';
import { TRIAL_PLAN, trialBook, trialProse } from '#engines/storyteller/tales/testing/trial-book.ts';

const MAYA: Person = { name: 'Maya', kind: 'child', spoken: 'f', facts: [] };

/** Who is in a picture with this line of direction; the tale's own figure is a ghost unless told. */
function seen(line: string, { place = 'valley', shade = 'ghost, it' } = {}) {
  const book = trialBook({ plan: TRIAL_PLAN.replace('ghost, it', shade), prose: trialProse('Ben.') });
  const [tale] = book.tales;
  if (!tale) throw new Error('no tale');
  const casting = castTale(tale, { ageGroup: '3-5', place, people: [MAYA], seed: 1 }, book);
  if ('because' in casting) throw new Error(casting.because);
  return direct('one', { ...casting, tale: { ...tale, pictures: { one: `home day | ${line}` } } }).who;
}

test('a part of the place is whoever plays it there, with what they always carry [TL-10]', () => {
  expect(seen('hero looks neighbour, neighbour angry point, crowd cheer')).toEqual([
    { name: 'Maya', figure: 'child', looks: 'the badger' },
    {
      name: 'the badger',
      figure: 'badger',
      gender: 'm',
      size: 'small',
      holds: 'bell',
      pose: 'point',
      mood: 'angry',
    },
    { name: 'the hens', figure: 'chicken', gender: 'x', count: 'many', pose: 'cheer' },
  ]);
});

test('a scene may say it otherwise, and where a place has nobody for a part, nobody is seen [TL-10]', () => {
  expect(seen('neighbour big holds letter')).toMatchObject([{ size: 'big', holds: 'letter' }]);
  expect(seen('hero, neighbour point', { place: 'home' }).map(({ name }) => name)).toEqual(['Maya']);
});

test('who plays a role and is of the place too is seen once, as the place says [TL-10]', () => {
  expect(seen('elder calm, resident happy')).toEqual([
    { name: 'Moss', figure: 'dinosaur', gender: 'f', colour: 'green', mood: 'calm' },
  ]);
});

test('a tale gives a name to whoever plays a part [TL-10]', () => {
  expect(seen('shade scared', { shade: 'neighbour, she, red' })).toEqual([
    {
      name: 'Hoo',
      figure: 'badger',
      gender: 'f',
      size: 'small',
      colour: 'red',
      holds: 'bell',
      mood: 'scared',
    },
  ]);
});

test('nobody whom no one knows is directed [TL-10]', () => {
  expect(() => seen('hero, postman wave')).toThrow(/nobody plays the postman/);
});
