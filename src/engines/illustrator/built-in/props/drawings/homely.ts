import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  DARK_WOOD,
  STEEL,
  WOOD,
  dusk,
  gleam,
  hollow,
  level,
  seam,
  shine,
  stitches,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Low arms and two cushions: whoever sits on it is seen whole. */
const sofa = thing([100, 50], [0, -25], (brush) => {
  const { of, form, near } = brush;
  const cloth: Colour = '#5d92a0';
  return [
    rect(-40, -8, 7, 8, upright(brush, DARK_WOOD), { corner: 2 }),
    rect(33, -8, 7, 8, upright(brush, DARK_WOOD), { corner: 2 }),
    path('M-43 -20V-42Q-43 -50 -34 -50H34Q43 -50 43 -42V-20Z', form(cloth, 0.22, 0.26)),
    seam(brush, 'M0 -48V-24', '#3f6a76', { width: 1.6 }),
    rect(-42, -22, 84, 16, form('#4f8290', 0.14, 0.24), { corner: 4 }),
    rect(-41, -27, 41, 12, form('#71a6b2', 0.3, 0.16), { corner: 5 }),
    rect(0, -27, 41, 12, form('#71a6b2', 0.3, 0.16), { corner: 5 }),
    [-50, 38].map((x) => rect(x, -34, 12, 29, form(cloth, 0.3, 0.26), { corner: 5.6 })),
    near && [
      stitches('M-38 -25H-4M4 -25H38', of('#bcd8dc'), 0.8),
      seam(brush, 'M-24 -42q4 4 8 0M16 -42q4 4 8 0', '#3f6a76', { width: 1 }),
    ],
    dusk(brush, 'M-42 -8H42V-5H-42Z', 0.24),
  ];
});

const cupboard = thing([72, 100], [0, -50], (brush) => {
  const { of, form, near, state } = brush;
  const open = state === 'open' || state === 'empty';
  const door = (x: number) => [
    rect(x, -88, 29, 60, form('#cf9b62', 0.3, 0.18), { corner: 2 }),
    rect(x + 5, -82, 19, 48, form('#c08a52', 0.1, 0.26), { corner: 2 }),
  ];
  return [
    rect(-30, -6, 8, 6, of(DARK_WOOD)),
    rect(22, -6, 8, 6, of(DARK_WOOD)),
    rect(-34, -96, 68, 92, form(WOOD, 0.24, 0.28), { corner: 3 }),
    rect(-36, -100, 72, 8, form('#d8a66c', 0.3, 0.2), { corner: 2.5 }),
    open
      ? [
          rect(-29, -88, 58, 60, hollow(brush, '#5c4230'), { corner: 2 }),
          rect(-29, -60, 58, 3, of('#a87748')),
          state === 'open' && [
            rect(-22, -74, 10, 14, of('#d9826e'), { corner: 2 }),
            rect(-8, -70, 12, 10, of('#e9dcc0'), { corner: 2 }),
            path('M10 -60V-72Q16 -80 22 -72V-60Z', of('#7fa97a')),
            rect(-20, -40, 18, 12, of('#c9b06a'), { corner: 2 }),
            circle(12, -35, 7, of('#e3a24e')),
          ],
          path('M-29 -88L-36 -84V-30L-29 -28ZM29 -88L36 -84V-30L29 -28Z', of('#dcb07a')),
        ]
      : [door(-30), door(1), line('M-4 -58v6M4 -58v6', of(BRASS), 3.4)],
    rect(-30, -24, 60, 15, form('#cf9b62', 0.2, 0.2), { corner: 2 }),
    circle(0, -16.5, 2.6, of(BRASS)),
    near && seam(brush, 'M-26 -84V-40M27 -84V-46M-24 -20H-8M8 -13H24', DARK_WOOD, { width: 0.9 }),
  ];
});

/** On a table: a foot, and a shade that shines. */
const lamp = thing([64, 100], [0, -30], (brush) => {
  const { of, form, near, state } = brush;
  const shade = state === 'empty' ? form('#cdb98c', 0.2, 0.2) : form('#fbe2a0', 0.5, 0.06);
  return [
    ellipse(0, -5, 22, 5, upright(brush, DARK_WOOD)),
    path('M-9 -6Q-15 -22 -4 -32V-54H4V-32Q15 -22 9 -6Z', upright(brush, '#4f8a94')),
    path('M-16 -98H16L32 -50Q0 -42 -32 -50Z', shade),
    line('M-31 -51Q0 -43 31 -51', of(CORAL), 3),
    line('M-15 -97H15', of(CORAL), 2.6),
    near && seam(brush, 'M-8 -94L-15 -51M0 -94V-49M8 -94L15 -51', '#c79e50', { width: 1 }),
    line('M14 -48V-36', of(BRASS), 1.6),
    circle(14, -35, 2.4, of(BRASS)),
  ];
});

/** Seen flat, as it lies on the floor. */
const carpet = thing([100, 26], [0, -13], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M-46 -2V1M-36 -1V2M-24 -1V2M-12 0V2M0 0V2M12 0V2M24 -1V2M36 -1V2M46 -2V1', of(CREAM), 1.8),
    path('M-36 -25H36L50 -1H-50Z', form('#b7504a', 0.24, 0.2)),
    path('M-33.6 -22.4H33.6L44 -3.6H-44Z', of('#e6c078')),
    path('M-32 -21H32L41 -5H-41Z', form('#3f7580', 0.2, 0.16)),
    ellipse(0, -13, 20, 6, of('#e6c078')),
    ellipse(0, -13, 15, 4.4, of('#b7504a')),
    near && line('M-28 -17h8M-26 -9h-8M28 -17h-8M26 -9h8M-6 -13h12', of(CREAM), 1.4, { airy: true }),
  ];
});

/** A board on two brackets, on a wall. */
const shelf = thing([100, 26], [0, -20], (brush) => {
  const { form, near } = brush;
  return [
    path('M-38 -16V0Q-34 -12 -24 -16ZM38 -16V0Q34 -12 24 -16Z', upright(brush, DARK_WOOD)),
    path('M-46 -26H46L50 -22H-50Z', form('#e0b57e', 0.3, 0.06)),
    rect(-50, -23, 100, 8, level(brush, WOOD), { corner: 2 }),
    near && seam(brush, 'M-40 -19H-8M6 -18H42', DARK_WOOD, { width: 0.9 }),
    dusk(brush, 'M-46 -15H46V-12H-46Z', 0.16),
  ];
});

/** On lion's feet, and full of foam. */
const bathtub = thing([100, 56], [0, -28], (brush) => {
  const { of, form, near, state } = brush;
  return [
    line('M-38 -10Q-42 -3 -46 -2M38 -10Q42 -3 46 -2', of(BRASS), 5),
    ellipse(0, -44, 46, 7, hollow(brush, '#a8b6bb')),
    state !== 'empty' && [
      ellipse(0, -42, 42, 5, of('#a9d5e0')),
      [-30, -16, 0, 14, 28].map((x, i) => circle(x, -45 - (i % 2) * 3, 8, form('#ffffff', 0.2, 0.1))),
    ],
    path('M-48 -44Q-46 -4 -30 -1Q0 1 30 -1Q46 -4 48 -44Q0 -32 -48 -44Z', form('#f4f1e8', 0.4, 0.3)),
    path('M-50 -46Q0 -32 50 -46L49 -40Q0 -27 -49 -40Z', form('#ffffff', 0.3, 0.16)),
    line('M40 -44V-52Q40 -56 34 -55', of(STEEL), 3.4),
    near && line('M-34 -22Q0 -14 34 -22', of('#d4d9d6'), 1.6, { airy: true }),
    gleam(brush, 'M-38 -32Q-34 -16 -26 -10', 3, 0.5),
  ];
});

/** On a pipe out of the ground, with a drop that falls. */
const tap = thing([56, 100], [-4, -60], (brush) => {
  const { of, near } = brush;
  return [
    rect(-8, -66, 11, 66, upright(brush, '#8f9aa6'), { corner: 2 }),
    path(
      'M-12 -62V-76Q-12 -82 -4 -82H12Q26 -82 26 -66V-56H14V-64Q14 -69 8 -69H3V-62Z',
      upright(brush, BRASS),
    ),
    rect(-6, -92, 7, 11, upright(brush, BRASS)),
    rect(-22, -99, 39, 8, level(brush, '#c2574a'), { corner: 4 }),
    path('M20 -50Q26 -40 20 -37Q14 -40 20 -50Z', of('#8cc6dc')),
    near && seam(brush, 'M-12 -64H3M13 -58H27', '#7d5f28', { width: 1.4 }),
    ellipse(-3, -2, 14, 3, of('#7d7468')),
    shine(brush, 'M-5 -60V-8', 2, 0.5),
  ];
});

export const THINGS_AT_HOME = {
  sofa,
  cupboard,
  lamp,
  carpet,
  shelf,
  bathtub,
  tap,
} satisfies Partial<Record<Prop, PropArt>>;
