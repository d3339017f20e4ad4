import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readDirections } from '#server/features/pictures/library-directions.ts';

const files = globSync('content/library/**/*.scenes.yaml').toSorted();

test('every story of the library has directions [PI-05]', () => {
  const stories = globSync('content/library/**/*.md').map((file) => file.replace(/\.md$/, '.scenes.yaml'));
  expect(files).toEqual(stories.toSorted());
});

test.each(files)(
  '%s: every scene begins at a paragraph, and no two neighbours are seen alike [PI-05] [PI-06]',
  (file) => {
    const { scenes } = readDirections(file);
    const shots = scenes.map(({ direction }) => direction.shot);
    expect(shots.filter((shot, i) => shot === shots[i - 1])).toEqual([]);
    expect(new Set(shots).size).toBeGreaterThanOrEqual(Math.min(4, scenes.length - 1));
    for (const { direction } of scenes) {
      const here = new Set(direction.who.map(({ name }) => name));
      expect(here.size).toBe(direction.who.length);
      for (const { name, looks, with: partner = name } of direction.who) {
        expect(looks).not.toBe(name);
        expect(here).toContain(partner);
      }
    }
  },
);
