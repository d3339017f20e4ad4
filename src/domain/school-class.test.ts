import { expect, test } from 'vitest';
import { inGroups, listFault, namesIn } from '#domain/school-class.ts';

test.each([
  ['Mia\nBen\n\n  \nTom', ['Mia', 'Ben', 'Tom']],
  ['Mia, Ben; Tom', ['Mia', 'Ben', 'Tom']],
  ['美亚、小明，大海', ['美亚', '小明', '大海']],
  ['1. Mia\n2) Ben\n• Tom', ['Mia', 'Ben', 'Tom']],
  ['1\tMia\tBecker\t12.03.2017\r\n2\tBen\tHuber\t01.04.2017', ['Mia', 'Ben']],
  ['Mia\tBen\tTom', ['Mia', 'Ben', 'Tom']],
  ['Becker, Mia\nHuber, Ben', ['Mia', 'Ben']],
  ['Mia, Ben, Tom\nLea, Kim', ['Mia', 'Ben', 'Tom', 'Lea', 'Kim']],
  ['Mia;Becker\nBen;Huber', ['Mia', 'Ben']],
  ['1;Mia;Becker;12.03.2017\n2;Ben;Huber;01.04.2017', ['Mia', 'Ben']],
  ['美亚、小明、大海\n思远、雨桐、子轩', ['美亚', '小明', '大海', '思远', '雨桐', '子轩']],
  ['"Mia"\r"Ben"', ['Mia', 'Ben']],
  ['Anna Lena\nMia B.\nJean-Luc', ['Anna Lena', 'Mia B.', 'Jean-Luc']],
  ['மியா\nमीरा\nミア', ['மியா', 'मीरा', 'ミア']],
  ['\n \n', []],
])('%j is a class of its names [CL-03]', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

const many = (count: number) => Array.from({ length: count }, (_, i) => `Mia ${i}`);

test('what is wrong with a list is told with a name that shows it [CL-03]', () => {
  expect(listFault(['Mia'])).toEqual({ what: 'few' });
  expect(listFault(many(30))).toBeNull();
  expect(listFault(many(31))).toEqual({ what: 'many', count: 31 });
  expect(listFault(['Mia', 'Ben', 'mia'])).toEqual({ what: 'twice', name: 'mia' });
  expect(listFault(['Mia B.', 'Mia K.'])).toBeNull();
  expect(listFault(['Mia', 'x'.repeat(31)])).toEqual({ what: 'long', name: 'x'.repeat(31) });
});

test('groups are even, nobody is alone, and everybody is in one [CL-03]', () => {
  for (let count = 2; count <= 30; count++)
    for (const size of [3, 4, 5, 6]) {
      const groups = inGroups(many(count), size);
      expect(groups.flat()).toEqual(many(count));
      const sizes = groups.map((group) => group.length);
      expect(Math.min(...sizes)).toBeGreaterThan(1);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(size + 2);
    }
});
