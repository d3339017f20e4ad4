import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
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

/** A quilt, folded: its patches run over the edge. */
const blanket = thing([100, 54], [0, -26], (brush) => {
  const { canvas, of, near } = brush;
  const rows = [
    [-52, 36, -40, 43],
    [-40, 43, -28, 49],
    [-28, 49, -14, 50],
    [-14, 50, 0, 49],
  ] as const;
  const patch = ([top, far, bottom, close]: (typeof rows)[number], row: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const x = (half: number, share: number) => n(half * (share / 3 - 1));
      const d = `M${x(far, i)} ${top}H${x(far, i + 1)}L${x(close, i + 1)} ${bottom}H${x(close, i)}Z`;
      return path(d, of(PATCHES[(i + row * 3) % 4] ?? CREAM));
    });
  const whole =
    'M-32 -54H32Q36 -54 38 -50L48 -31Q52 -26 50 -20Q49 -16 46 -14Q50 -11 49 -5Q48 0 44 0H-44Q-48 0 -49 -5Q-50 -11 -46 -14Q-49 -16 -50 -20Q-52 -26 -48 -31L-38 -50Q-36 -54 -32 -54Z';
  const roll = canvas.linear([
    [0, canvas.light.key, 0.3],
    [0.35, canvas.light.key, 0],
    [0.6, canvas.light.shadow, 0],
    [1, canvas.light.shadow, 0.42],
  ]);
  return [
    path(whole, of(CREAM)),
    group([rows.map(patch), rect(-52, -29, 104, 15, roll), rect(-52, -14, 104, 15, roll)], {
      clip: canvas.clip(whole),
    }),
    seam(brush, 'M-46 -14H46', '#8f7a70', { width: 1.4 }),
    near &&
      stitches('M-42 -40H42M-48 -28.5H48M-12 -52L-16.4 -29M12 -52L16.4 -29M0 -52V-29', of('#fdf8ea'), 0.9),
  ];
});

const chair = thing([56, 100], [0, -88], (brush) => {
  const { of, form, near } = brush;
  const wood: Colour = '#c08850';
  return [
    rect(-16, -46, 5, 40, of('#8f6340'), { corner: 2 }),
    rect(11, -46, 5, 40, of('#8f6340'), { corner: 2 }),
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
  const { of, form, near } = brush;
  const wood: Colour = '#b98250';
  return [
    rect(-33, -50, 6, 42, of('#845a3a'), { corner: 2 }),
    rect(27, -50, 6, 42, of('#845a3a'), { corner: 2 }),
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

export const THINGS_OF_THE_ROOM = {
  bed,
  blanket,
  chair,
  table,
} satisfies Partial<Record<Prop, PropArt>>;
