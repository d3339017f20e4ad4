import { expect, test } from 'vitest';
import { isSayable, saidIn } from '#domain/said-name.ts';

test.each(['KWAH-may', 'Ni-uhm', 'ee-SHAHN', 'நிலா', 'なぎ', 'शा न', "O'Shea"])('%s can be said', (said) => {
  expect(isSayable(said)).toBe(true);
});

test.each(['', ' ', '-may', 'R2D2', 'a@b', '<b>', 'x'.repeat(61), '🦊'])('%j cannot', (said) => {
  expect(isSayable(said)).toBe(false);
});

test('of a text only those go along who are named in it', () => {
  const names = [
    { name: 'Niamh', said: 'Neev' },
    { name: 'Kwame', said: 'KWAH-may' },
  ];
  expect(saidIn('Niamh’s boat', names)).toEqual([names[0]]);
  expect(saidIn('A boat', names)).toEqual([]);
});
