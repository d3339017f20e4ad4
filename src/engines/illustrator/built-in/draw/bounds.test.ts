import { expect, test } from 'vitest';
import { apply, boundsOf, matrixOf, pathPoints } from '#engines/illustrator/built-in/draw/bounds.ts';
import {
  circle,
  ellipse,
  group,
  line,
  outline,
  path,
  rect,
  shapesOf,
  toSvg,
} from '#engines/illustrator/built-in/draw/shapes.ts';

test.each([
  ['M10 20L30 -40', { left: 10, top: -40, right: 30, bottom: 20 }],
  ['M10 10l5 5h10v-30', { left: 10, top: -15, right: 25, bottom: 15 }],
  ['M0 0q10 20 20 0t20 0', { left: 0, top: 0, right: 40, bottom: 20 }],
  ['M0 0c-5 5 10 30 20 0Zm3 3', { left: -5, top: 0, right: 20, bottom: 30 }],
  ['M0 0C1 2 3 4 5 6 7 8 9 10 11 12', { left: 0, top: 0, right: 11, bottom: 12 }],
  ['M4 4.5.5.5', { left: 0.5, top: 0.5, right: 4, bottom: 4.5 }],
])('the box of %s', (d, box) => {
  expect(boundsOf(path(d, '#000000'))).toEqual(box);
});

test('a closed path goes on from where it began', () => {
  expect(pathPoints('M10 10L20 20Zl5 5').at(-1)).toEqual([15, 15]);
});

test('strokes, groups and turns count; what is airy or clipped does not', () => {
  const art = [
    group(line('M0 0H10', '#000000', 4), { x: 100, scale: 2 }),
    ellipse(0, 0, 500, 500, '#ffffff', { airy: true }),
    group(circle(0, 0, 900, '#000000'), { clip: 'url(#a)' }),
  ];
  expect(boundsOf(art)).toEqual({ left: 98, top: -2, right: 122, bottom: 2 });
});

test('what is turned about its pivot leaves the pivot where it was', () => {
  const matrix = matrixOf({ x: 5, turn: 90, pivot: [10, 10] });
  expect(apply(matrix, [10, 10]).map(Math.round)).toEqual([15, 10]);
  expect(apply(matrix, [20, 10]).map(Math.round)).toEqual([15, 20]);
});

test('an outline is the same shapes in one colour, without glass', () => {
  const art = group([
    rect(0, 0, 5, 5, '#112233', { opacity: 0.4 }),
    line('M0 0H5', '#445566', 2),
    circle(0, 0, 9, '#ffffff', { airy: true }),
  ]);
  const svg = toSvg(outline(art, '#ffeecc'));
  expect(svg).toContain('fill="#ffeecc"');
  expect(svg).toContain('stroke="#ffeecc"');
  expect(svg).not.toMatch(/opacity|#112233|#ffffff/);
});

test('art may be nested, and parts may be missing', () => {
  expect(shapesOf([false, undefined, [[circle(0, 0, 1, '#000000')], null]])).toHaveLength(1);
});
