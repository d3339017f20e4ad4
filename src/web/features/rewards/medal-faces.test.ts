import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import achievements from '#content/achievements.json' with { type: 'json' };
import { MEDAL_FACES } from '#web/features/rewards/medal-faces.ts';

test('every achievement has somebody of the catalogue on its medal, and nobody twice [AC-01]', () => {
  const characters = readFileSync('content/catalogue/characters.yaml', 'utf8');
  const drawn = new Set([...characters.matchAll(/\{ id: ([a-z-]+),/g)].map(([, id]) => id));
  const faces = achievements.map(({ slug }) => MEDAL_FACES[slug]);
  expect(faces.filter((face) => !drawn.has(face))).toEqual([]);
  expect(new Set(faces).size).toBe(achievements.length);
});
