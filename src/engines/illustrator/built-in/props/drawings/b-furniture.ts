import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CREAM,
  WOOD,
  dusk,
  seam,
  stitches,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/b-forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const PATCHES: readonly Colour[] = ['#d9796a', '#f3e4c6', '#6ea3b5', '#efc987'];

/** Patchwork over a box: `rows` of squares, each `size` wide. */
const patchwork = (
  { of }: PropBrush,
  [x, y]: readonly [number, number],
  columns: number,
  rows: number,
  size: number,
) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return rect(x + column * size, y + row * size, size, size, of(PATCHES[(column + row * 3) % 4] ?? CREAM));
  });

const bed = thing([100, 58], [0, -30], (brush) => {
  const { canvas, of, form, near } = brush;
  const quilt = 'M-20 -33Q-18 -38 -10 -38H38Q43 -38 43 -32V-11H-20Z';
  return [
    rect(-45, -20, 90, 10, form(WOOD, 0.2, 0.3), { corner: 2 }),
    rect(-44, -30, 88, 13, form('#f1ece0', 0.2, 0.22), { corner: 4 }),
    path('M-43 -29C-46 -40 -40 -43 -30 -42C-22 -42 -19 -40 -20 -29Z', form('#fbf7ec', 0.4, 0.24)),
    group(patchwork(brush, [-20, -38], 9, 4, 7.2), { clip: canvas.clip(quilt) }),
    dusk(brush, 'M-20 -17H43V-11H-20Z', 0.18),
    path('M-22 -34Q-20 -39 -14 -39H-11V-11H-22Z', form('#f6ecd6', 0.3, 0.2)),
    near && [
      stitches('M-10 -30.8H42M-10 -23.6H42M-10 -16.4H42', of('#fdf8ea'), 0.6),
      seam(brush, 'M-38 -36q6 3 12 0', '#cfc6b4', { width: 1 }),
    ],
    rect(-50, -56, 8, 56, upright(brush, WOOD), { corner: 3 }),
    rect(42, -44, 8, 44, upright(brush, WOOD), { corner: 3 }),
    circle(-46, -54, 4.6, form('#c48d58', 0.4, 0.3)),
    circle(46, -42, 4.6, form('#c48d58', 0.4, 0.3)),
    near && seam(brush, 'M-47 -46V-6M45 -34V-6', WOOD, { width: 0.8 }),
  ];
});

/** A quilt in three soft folds. */
const blanket = thing([100, 56], [0, -28], (brush) => {
  const { canvas, of, near } = brush;
  const deep = of('#dfc29a');
  const fold = (bottom: number, left: number, right: number, shift: number) => {
    const d = `M${left + 9} ${bottom}Q${left} ${bottom} ${left} ${bottom - 9}Q${left} ${bottom - 19} ${left + 9} ${bottom - 19}Q0 ${bottom - 21} ${right - 9} ${bottom - 19}Q${right} ${bottom - 19} ${right} ${bottom - 9}Q${right} ${bottom} ${right - 9} ${bottom}Z`;
    const puff = canvas.linear([
      [0, canvas.light.key, 0.35],
      [0.4, canvas.light.key, 0],
      [0.6, canvas.light.shadow, 0],
      [1, canvas.light.shadow, 0.4],
    ]);
    return [
      path(d, of(CREAM)),
      group(patchwork(brush, [-50 - shift * 9, bottom - 21], 7, 1, 21 - shift), { clip: canvas.clip(d) }),
      near && stitches(`M${left + 4} ${bottom - 10}H${right - 4}`, of('#fdf8ea'), 1),
      path(d, puff, { airy: true }),
    ];
  };
  return [
    rect(30, -36, 20, 35, deep, { corner: 14 }),
    rect(-50, -54, 20, 35, deep, { corner: 14 }),
    fold(0, -48, 50, 3),
    fold(-18, -50, 50, 1),
    fold(-36, -50, 48, 2),
  ];
});

const chair = thing([56, 100], [0, -88], (brush) => {
  const { of, form, shaded, near } = brush;
  const wood: Colour = '#c08850';
  return [
    rect(-16, -46, 5, 40, shaded(wood, 0.35), { corner: 2 }),
    rect(11, -46, 5, 40, shaded(wood, 0.35), { corner: 2 }),
    rect(-24, -93, 6, 51, upright(brush, wood), { corner: 3 }),
    rect(18, -93, 6, 51, upright(brush, wood), { corner: 3 }),
    path('M-25 -94Q0 -102 25 -94V-84Q0 -93 -25 -84Z', form(wood, 0.35, 0.2)),
    path(
      'M-19 -76Q0 -82 19 -76V-69Q0 -75 -19 -69ZM-19 -62Q0 -67 19 -62V-56Q0 -61 -19 -56Z',
      form(wood, 0.25, 0.25),
    ),
    path('M-23 -50H23L28 -42H-28Z', form('#d9a368', 0.3, 0.1)),
    rect(-28, -43, 56, 7, form(wood, 0.2, 0.3), { corner: 3 }),
    rect(-27, -38, 6, 38, upright(brush, wood), { corner: 2.5 }),
    rect(21, -38, 6, 38, upright(brush, wood), { corner: 2.5 }),
    line('M-22 -18H22', of('#a06f40'), 4),
    near &&
      seam(brush, 'M-18 -47H16M-22 -44.5H20M-24 -30V-6M24 -30V-8M-16 -90Q0 -96 14 -91', wood, {
        width: 0.9,
      }),
  ];
});

const table = thing([100, 66], [0, -60], (brush) => {
  const { of, form, shaded, near } = brush;
  const wood: Colour = '#b98250';
  return [
    rect(-33, -50, 6, 42, shaded(wood, 0.4), { corner: 2 }),
    rect(27, -50, 6, 42, shaded(wood, 0.4), { corner: 2 }),
    path('M-42 -66H42L50 -56H-50Z', form('#d8a66c', 0.3, 0.06)),
    rect(-50, -57, 100, 7, form(wood, 0.25, 0.3), { corner: 2.5 }),
    path('M-43 -50H43V-42Q0 -40 -43 -42Z', of('#97673d')),
    path('M-44 -50H-36L-37 0H-42ZM44 -50H36L37 0H42Z', upright(brush, wood)),
    near && [
      seam(brush, 'M-38 -63H20M-10 -59.5H44M-44 -60H-20', wood, { width: 0.9 }),
      rect(-9, -48, 18, 6, of('#aa7747'), { corner: 1.5 }),
      circle(0, -45, 1.6, of(BRASS)),
    ],
  ];
});

export const THINGS_OF_THE_ROOM: Partial<Record<Prop, PropArt>> = {
  bed,
  blanket,
  chair,
  table,
};
