import { expect, test } from 'vitest';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { seeded } from '#domain/random.ts';

const key = (item: string) => item;

test('what was not heard comes before what was, and the longest ago before the last', () => {
  const first = Memory.read(undefined);
  first.use('a');
  const second = Memory.read(first.write());
  second.use('b');
  const now = Memory.read(second.write());
  expect(now.freshest(seeded(1), ['a', 'b', 'c'], key)).toBe('c');
  expect(now.freshest(seeded(1), ['a', 'b'], key)).toBe('a');
});

test('after six stories something is new again', () => {
  let memory = Memory.read(undefined);
  memory.use('a');
  for (let i = 0; i < 6; i++) {
    memory = Memory.read(memory.write());
    memory.use(`b${i}`);
  }
  expect(['a', 'c']).toContain(Memory.read(memory.write()).freshest(seeded(1), ['a', 'c'], key));
  expect(memory.write().split('.')).toHaveLength(6);
});

test.each(['', 'nonsense', '.....', '🦊', 'A'.repeat(10_000)])(
  'a memory that we did not write does no harm: %s',
  (text) => {
    const memory = Memory.read(text);
    memory.use('a');
    expect(memory.freshest(seeded(1), ['a'], key)).toBe('a');
    expect(memory.write().length).toBeLessThan(2000);
  },
);
