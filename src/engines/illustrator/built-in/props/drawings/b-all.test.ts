import { describe, expect, test } from 'vitest';
import { PROPS, TIMES_OF_DAY, type Prop, type TimeOfDay } from '#domain/picture-world.ts';
import { boundsOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { MORE_THINGS } from '#engines/illustrator/built-in/props/drawings/b-all.ts';
import { propBrush, type PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Curves count with their control points. */
const SLACK = 3;

interface Seen {
  time?: TimeOfDay;
  near?: boolean;
  side?: 1 | -1;
  frame?: number;
}

function drawn({ draw }: PropArt, { time = 'day', near = false, side = -1, frame = 0 }: Seen) {
  const canvas = new Canvas({ seed: 'things', light: lightOf(time, 'clear'), weather: 'clear', side, frame });
  const art = draw(propBrush(canvas, near));
  return { box: boundsOf(art), svg: toSvg(art) + canvas.definitions };
}

test('everything from the honey pot on is drawn [PI-09]', () => {
  expect(Object.keys(MORE_THINGS).toSorted()).toEqual(PROPS.slice(PROPS.indexOf('honey')).toSorted());
});

describe.each(Object.entries(MORE_THINGS) as [Prop, PropArt][])('%s', (_, art) => {
  const { width, height, grip } = art;

  test('its longer side measures 100, and a hand takes it within its box [PI-09]', () => {
    expect(Math.max(width, height)).toBe(100);
    expect(Math.abs(grip[0])).toBeLessThanOrEqual(width / 2);
    expect(grip[1]).toBeLessThanOrEqual(0);
    expect(grip[1]).toBeGreaterThanOrEqual(-height);
  });

  test.each([
    { near: false, side: -1 },
    { near: true, side: 1 },
    { near: true, side: -1, frame: 1 },
    { near: false, side: 1, frame: 2 },
  ] as const)('it stays in its box and fills it %o [PI-09]', (seen) => {
    const { left, top, right, bottom } = drawn(art, seen).box;
    expect(left).toBeGreaterThanOrEqual(-width / 2 - SLACK);
    expect(right).toBeLessThanOrEqual(width / 2 + SLACK);
    expect(top).toBeGreaterThanOrEqual(-height - SLACK);
    expect(bottom).toBeLessThanOrEqual(SLACK);
    expect(right - left).toBeGreaterThan(width * 0.88);
    expect(bottom - top).toBeGreaterThan(height * 0.88);
  });

  test.each(TIMES_OF_DAY)('it is sound in the light of %s, and shows more from near [PI-09]', (time) => {
    const near = drawn(art, { time, near: true }).svg;
    expect(near.length).toBeGreaterThan(drawn(art, { time }).svg.length);
    expect(near).not.toMatch(/NaN|undefined|Infinity|null/);
  });
});
