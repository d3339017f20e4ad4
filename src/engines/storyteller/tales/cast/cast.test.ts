import { describe, expect, test } from 'vitest';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import {
  TRIAL_PLAN,
  TRIAL_WORDS,
  trialBook,
  trialProse,
} from '#engines/storyteller/tales/testing/trial-book.ts';

const person = (name: string, description = '', kind: Person['kind'] = 'child'): Person => ({
  name,
  kind,
  spoken: 'f',
  facts: understand(description, TRIAL_WORDS),
});
const wish = (...people: Person[]): Wish => ({ ageGroup: '3-5', place: 'home', people, seed: 1 });

describe('what families write', () => {
  test.each([
    ['loves trains and drums', ['love vehicles trains', 'love music drums']],
    ['good at drums, afraid of the dark', ['skill music drums', 'fear dark']],
    ['is afraid of dogs', ['fear dogs']],
    ['her mum likes nothing', ['unknown']],
    ['does not like trains', ['unknown']],
    ["doesn't like dogs", ['unknown']],
    ['was a sailor', ['job sailor']],
    ['uses a wheelchair', ['body wheelchair']],
    ['her dog died last year', ['sensitive loss']],
    ['has cerebral palsy', ['unknown']],
    ['steals socks', ['habit socks']],
    ['big sister of Tom', ['relation sister', 'unknown']],
    ['trenzas', ['unknown']],
    ['', []],
  ])('%s: %j [TL-05]', (description, facts) => {
    const said = understand(description, TRIAL_WORDS).map(({ kind, group, thing }) =>
      kind === 'unknown' ? kind : [kind, group, thing].filter(Boolean).join(' '),
    );
    expect(said).toEqual(facts);
  });
});

const book = trialBook({ plan: TRIAL_PLAN, prose: trialProse('Ben slept.') });
const tale = book.tales[0] ?? expect.fail('no tale');

test.each([
  ['nobody of the right kind', [person('Rex', '', 'pet')], /play the hero/],
  ['somebody whom it would hurt', [person('Maya', 'deaf')], /would touch Maya/],
])('a tale is not told to %s [TL-04]', (_who, people, because) => {
  const cast = castTale(tale, wish(...people), book);
  expect('because' in cast ? cast.because : 'told').toMatch(because);
});

test('a fear that is the plot is no reason against it [TL-04]', () => {
  expect('because' in castTale(tale, wish(person('Maya', 'afraid of the dark')), book)).toBe(false);
});

describe('which tale is told', () => {
  const many: TaleBook = {
    ...book,
    tales: [
      { ...tale, id: 'dark', themes: ['bedtime'], faces: ['dark'] },
      { ...tale, id: 'moon', themes: ['bedtime'], faces: [] },
      { ...tale, id: 'near', themes: ['kindness', 'bedtime'], faces: [] },
      { ...tale, id: 'boat', themes: ['ocean'], faces: [] },
    ],
  };
  const chosen = (theme: string, heard: string[], description = '', seed = 1) =>
    chooseTale({ ...wish(person('Maya', description)), theme, seed }, many, heard)?.tale.id;

  test('one that is about the theme; of those, one that was not heard [TL-09]', () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(chosen('ocean', ['boat'], '', seed)).toBe('boat');
      expect(['dark', 'moon']).toContain(chosen('bedtime', [], '', seed));
    }
    expect(chosen('bedtime', ['dark', 'moon'])).toBe('near');
    expect(chosen('bedtime', ['moon', 'near', 'dark'])).toBe('moon');
    expect(chosen('bedtime', ['dark', ...Array.from({ length: 12 }, () => 'boat'), 'moon', 'near'])).toBe(
      'dark',
    );
  });

  test('one that faces what the hero is afraid of [TL-04]', () => {
    for (let seed = 0; seed < 10; seed++)
      expect(chosen('bedtime', [], 'afraid of the dark', seed)).toBe('dark');
  });
});
