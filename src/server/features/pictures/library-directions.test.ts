import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  directionsInTelling,
  loadLibraryDirections,
  readDirections,
  readTelling,
} from '#server/features/pictures/library-directions.ts';

const files = globSync('content/library/**/*.scenes.yaml').toSorted();

test('every story of the library has directions [PI-05]', () => {
  const stories = globSync('content/library/**/!(*.*).md').map((file) =>
    file.replace(/\.md$/, '.scenes.yaml'),
  );
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

const DRAGON = 'content/library/fairy-tales/the-dragon-who-sneezed-buttons';

test('in another language the same scenes begin where the same is said, with people as they are called there', () => {
  const original = readDirections(`${DRAGON}.scenes.yaml`);
  const telling = readTelling(`${DRAGON}.de.md`);
  const scenes = directionsInTelling(original, telling);
  expect(scenes).toHaveLength(original.scenes.length);
  expect(scenes.map(({ offset }) => telling.content.slice(offset).split(/[ .“]/)[0])).toEqual([
    'Pim',
    '„Ha…',
    'Da',
    'Die',
    'Oma',
    'Wie',
    'Bis',
  ]);
  const [, , storm] = scenes;
  expect(storm?.direction.who.map(({ name, called }) => [name, called])).toContainEqual([
    'the postman',
    'der Briefträger',
  ]);
  // Found by the text alone, as the original is.
  expect(loadLibraryDirections('content')(telling.content)).toEqual(scenes);
});
