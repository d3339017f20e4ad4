import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { PLACES, viewsAtLarge, viewsOf } from '#domain/picture-world.ts';
import { Canvas, HEIGHT, WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { SETTINGS } from '#engines/illustrator/built-in/settings/settings.ts';

const MOST_BYTES = 60 * 1024;
/** The cast stands here. */
const MIDDLE = { left: 500, right: 1100 };

const views = PLACES.flatMap((place) =>
  SETTINGS[place].compositions.map((composition) => ({ name: `${place}/${composition.name}`, composition })),
);

test.each(views)('$name is small, sound, and leaves the middle to the cast', ({ composition }) => {
  const canvas = new Canvas({ seed: 'settings', light: lightOf('night', 'clear'), weather: 'clear' });
  const { back, light, over, front, ground, obstacles = [], seats = [], tables = [] } = composition(canvas);
  const svg = canvas.definitions + toSvg([back, light, over, front]);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(gzipSync(svg).length).toBeLessThan(MOST_BYTES);
  expect(ground.far).toBeLessThan(ground.near);
  for (const { left, right, top, bottom } of obstacles) {
    expect(right <= MIDDLE.left || left >= MIDDLE.right || bottom <= ground.far).toBe(true);
    expect(left < right && top < bottom).toBe(true);
  }
  for (const { x, y, width, foot } of [...seats, ...tables]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(width).toBeGreaterThan(40);
    expect(y).toBeLessThan(foot);
    expect(foot).toBeLessThan(HEIGHT);
  }
});

test('a place at large has three faces or more, and its parts come after them', () => {
  for (const place of PLACES) {
    expect(viewsAtLarge(place).length).toBeGreaterThanOrEqual(3);
    expect(viewsOf(place).slice(0, viewsAtLarge(place).length)).toEqual(viewsAtLarge(place));
  }
});
