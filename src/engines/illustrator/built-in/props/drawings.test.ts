import { describe, expect, test } from 'vitest';
import { PROPS, TIMES_OF_DAY, type Prop } from '#domain/picture-world.ts';
import { boundsOf } from '#engines/illustrator/built-in/draw/bounds.ts';
import { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { toSvg } from '#engines/illustrator/built-in/draw/shapes.ts';
import { lightOf } from '#engines/illustrator/built-in/light.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { PROP_DRAWINGS } from '#engines/illustrator/built-in/props/drawings.ts';
import { propBrush, type PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Curves count with their control points and turned ellipses with their corners, so boxes come out a little large. */
const SLACK = 6;

const canvasAt = (time: (typeof TIMES_OF_DAY)[number], side: 1 | -1 = -1) =>
  new Canvas({ seed: 'props', light: lightOf(time, 'clear'), weather: 'clear', side });

test('every thing is a drawing of our own, [PI-09]', () => {
  expect(Object.keys(PROP_DRAWINGS).toSorted()).toEqual(PROPS.toSorted());
});

const drawings = Object.entries(PROP_DRAWINGS) as [Prop, PropArt][];

describe.each(drawings)('%s', (_prop, art) => {
  const { width, height, grip, draw } = art;

  test('its longer side measures 100, and a hand takes it within its box', () => {
    expect(Math.max(width, height)).toBe(100);
    expect(Math.abs(grip[0])).toBeLessThanOrEqual(width / 2);
    expect(grip[1]).toBeLessThanOrEqual(0);
    expect(grip[1]).toBeGreaterThanOrEqual(-height);
  });

  test.each([true, false])('it stays in its box and fills it (near: %s)', (near) => {
    for (const side of [1, -1] as const) {
      const { left, top, right, bottom } = boundsOf(draw(propBrush(canvasAt('day', side), near)));
      expect(left).toBeGreaterThan(-width / 2 - SLACK);
      expect(right).toBeLessThan(width / 2 + SLACK);
      expect(top).toBeGreaterThan(-height - SLACK);
      expect(bottom).toBeLessThan(SLACK);
      expect(right - left).toBeGreaterThan(width * 0.85);
      expect(bottom - top).toBeGreaterThan(height * 0.8);
    }
  });

  test('it is sound in every light', () => {
    for (const time of TIMES_OF_DAY) {
      const canvas = canvasAt(time);
      const drawn = draw(propBrush(canvas, true));
      expect(toSvg(drawn) + canvas.definitions).not.toMatch(/NaN|undefined|Infinity|null/);
    }
  });

  test('from near there is more to see', () => {
    const count = (near: boolean) => toSvg(draw(propBrush(canvasAt('day'), near))).length;
    expect(count(true)).toBeGreaterThan(count(false));
  });
});

const unlit = drawings.filter(([prop]) => !PROP_DEFINITIONS[prop].glows);

test.each(unlit)('the light of the scene falls on %s', (_prop, { draw }) => {
  const svgAt = (time: 'day' | 'night') => {
    const canvas = canvasAt(time);
    return toSvg(draw(propBrush(canvas))) + canvas.definitions;
  };
  expect(svgAt('night')).not.toBe(svgAt('day'));
});
