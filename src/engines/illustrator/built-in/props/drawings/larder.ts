import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  DARK_WOOD,
  GLASS,
  STEEL,
  WOOD,
  dots,
  dusk,
  gleam,
  hollow,
  leaf,
  points,
  ripe,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const plum = thing([86, 100], [0, -40], (brush) => {
  const { of, near } = brush;
  const blue: Colour = '#7a4f93';
  return [
    path(
      'M-43 -38C-43 -66 -26 -80 0 -78C26 -80 43 -66 43 -38C43 -14 22 0 0 0C-22 0 -43 -14 -43 -38Z',
      ripe(brush, blue, '#4d2d66'),
    ),
    seam(brush, 'M2 -78Q-14 -40 2 -2', '#4d2d66', { width: 3 }),
    line('M0 -77Q2 -90 10 -98', of(DARK_WOOD), 4.4),
    path(leaf([6, -86], [38, -86], 9, -3), of('#7da652')),
    gleam(brush, 'M-30 -50q3 -14 13 -18', 5, 0.42),
    near && seam(brush, 'M10 -86Q22 -90 34 -86', '#4f7838', { width: 1.2 }),
  ];
});

/** What is left of a biscuit. */
const crumbs = thing([100, 30], [0, -10], (brush) => {
  const { of, near } = brush;
  const crumb = (d: string) => path(d, warm(brush, '#d9a862', '#b07f42'));
  return [
    crumb('M-18 -1Q-24 -12 -14 -16Q-14 -27 -2 -25Q8 -31 14 -20Q24 -18 20 -8Q24 -1 16 0Q0 2 -18 -1Z'),
    crumb('M-44 0Q-48 -8 -40 -12Q-32 -10 -33 -2Z'),
    crumb('M30 0Q27 -10 36 -12Q44 -8 41 -1Z'),
    crumb('M-30 0Q-32 -5 -27 -6Q-22 -4 -24 0ZM46 0Q44 -5 48 -5Q51 -3 49 0ZM24 -1Q22 -5 26 -6Q29 -3 27 0Z'),
    line(dots(points('-49 -2, -20 0, 38 -15, 44 -1')), of('#c89552'), 3.4),
    near && line(dots(points('-6 -16, 4 -20, 8 -10, -10 -8, -40 -6, 36 -6')), of('#8f6030'), 2.6),
    shine(brush, 'M-10 -22Q-2 -26 6 -25', 2.4, 0.5),
  ];
});

/** A jar with holes in its lid, and some that was spilt. */
const salt = thing([64, 100], [0, -44], (brush) => {
  const { of, near } = brush;
  return [
    path('M-26 -76L-32 -6Q-32 0 -25 0H25Q32 0 32 -6L26 -76Z', of(GLASS)),
    path('M-28 -46L-30.6 -8Q-30 -3 -25 -3H25Q30 -3 30.6 -8L28 -46Q0 -52 -28 -46Z', of('#fdfaf3')),
    path('M-28 -74V-82Q-26 -100 0 -100Q26 -100 28 -82V-74Z', upright(brush, STEEL)),
    line(dots(points('-12 -90, 0 -94, 12 -90, -6 -86, 6 -86')), of('#4f5866'), 3.4),
    near && [
      seam(brush, 'M-10 -70L-12 -6M10 -70L12 -6', '#8fb3b8', { width: 1.4 }),
      line(dots(points('-20 -30, -4 -36, 14 -28, 22 -40, 2 -18')), of('#d9d6cd'), 1.6),
    ],
    shine(brush, 'M-21 -66L-24 -14', 4, 0.6),
  ];
});

/** A bag of paper, its top rolled down, and the dust around it. */
const flour = thing([84, 100], [0, -50], (brush) => {
  const { of, form, near } = brush;
  return [
    ellipse(0, -3, 42, 4, of('#f8f3e6'), { opacity: 0.8, airy: true }),
    path(
      'M-31 -84Q-28 -62 -33 -40Q-36 -16 -33 -3Q-32 0 -27 0H27Q32 0 33 -3Q36 -16 33 -40Q28 -62 31 -84Z',
      form('#ead3a4', 0.34, 0.24),
    ),
    path('M-31 -84Q-20 -60 -22 0H-27Q-32 0 -33 -3Q-36 -16 -33 -40Q-28 -62 -31 -84Z', of('#d9bd88'), {
      opacity: 0.7,
    }),
    path(
      'M-33 -96L-28 -99L-20 -95L-10 -100L0 -96L12 -100L20 -95L28 -99L33 -96L34 -80Q0 -85 -34 -80Z',
      form('#f3e4c2', 0.3, 0.22),
    ),
    line('M0 -16V-58', of('#b98a3e'), 2.6),
    points('-6 -54, 6 -54, -7 -44, 7 -44, -7 -34, 7 -34').map(([x, y]) =>
      path(leaf([x / 6, y + 8], [x * 1.6, y - 3], 5), of('#d6a54e')),
    ),
    path(leaf([0, -56], [0, -70], 5), of('#d6a54e')),
    near && seam(brush, 'M24 -74L22 -8M-34 -88Q0 -93 34 -88', '#b99a66', { width: 1.2 }),
    dusk(brush, 'M18 -80L30 -82L34 -4Q34 0 28 0H20Z', 0.12),
  ];
});

/** Two slices, cheese and leaves. */
/** Cut from corner to corner, with cheese and leaves between. */
const sandwich = thing([100, 64], [0, -20], (brush) => {
  const { of, near } = brush;
  const slice = (x: number, y: number) => [
    path(
      `M${x - 44} ${y}L${x - 2} ${y - 48}Q${x} ${y - 50} ${x + 2} ${y - 48}L${x + 44} ${y}Z`,
      warm(brush, '#f6e5c0', '#e3c48e'),
    ),
    line(`M${x - 43} ${y - 1}L${x} ${y - 49}L${x + 43} ${y - 1}`, of('#c48d4c'), 3.6),
  ];
  return [
    slice(5, -12),
    path('M-46 -10L2 -56L50 -10Q42 -2 34 -8Q26 0 16 -6Q6 1 -4 -6Q-14 1 -24 -6Q-34 1 -46 -10Z', of('#85b254')),
    path('M-44 -8L0 -54L44 -8L30 2L14 -6H-8L-22 2L-34 -6Z', of('#f2c65a')),
    slice(-4, 0),
    near && line(dots(points('-18 -14, -6 -28, 6 -14, -30 -6, 18 -8, -4 -40, 2 -6')), of('#cfae78'), 2.6),
    dusk(brush, 'M-46 -5H38V0H-48Z', 0.14),
  ];
});

const kettle = thing([100, 94], [4, -88], (brush) => {
  const { of, form, near } = brush;
  const red: Colour = '#c9584a';
  return [
    line('M-24 -62C-22 -96 30 -96 32 -62', of(DARK_WOOD), 6.4),
    path('M-30 -40Q-40 -42 -50 -66L-41 -69Q-34 -56 -22 -54Z', form(red, 0.24, 0.3)),
    path('M-34 -14Q-32 -66 4 -68Q40 -66 46 -14Q46 0 34 0H-24Q-34 0 -34 -14Z', form(red, 0.3, 0.32)),
    path('M-16 -64Q4 -74 24 -64Q4 -58 -16 -64Z', form('#e07c66', 0.3, 0.1)),
    circle(4, -72, 5, of(DARK_WOOD)),
    path('M-34 -10Q6 -2 46 -10Q46 0 34 0H-24Q-34 0 -34 -10Z', of('#7f4038'), { opacity: 0.5, airy: true }),
    near && [
      line('M-34 -20Q6 -10 46 -20', of('#f3d9b0'), 2, { opacity: 0.7, airy: true }),
      line(dots(points('-26 -60, 34 -60')), of('#5c3a2a'), 4),
    ],
    gleam(brush, 'M-22 -26Q-18 -48 -6 -56', 4.4, 0.42),
  ];
});

/** Of a pot: flat, with a knob. */
const lid = thing([100, 36], [0, -30], (brush) => {
  const { of, near } = brush;
  return [
    circle(0, -29, 7, upright(brush, WOOD)),
    rect(-3, -25, 6, 6, of('#6b6f7a')),
    path('M-46 -8Q-30 -22 0 -22Q30 -22 46 -8Z', upright(brush, STEEL)),
    path('M-50 -6Q-50 -10 -46 -10H46Q50 -10 50 -6Q50 0 44 0H-44Q-50 0 -50 -6Z', upright(brush, '#9aa6b2')),
    near && seam(brush, 'M-36 -12Q0 -20 36 -12', '#6f7a86', { width: 1.2 }),
    shine(brush, 'M-34 -12Q-22 -19 -8 -20', 3, 0.6),
  ];
});

const cork = thing([72, 100], [0, -50], (brush) => {
  const { of, near } = brush;
  return [
    path('M-34 -88L-26 -8Q-26 0 0 0Q26 0 26 -8L34 -88Z', upright(brush, '#cfa06a')),
    ellipse(0, -88, 34, 11, of('#dfb884')),
    line(dots(points('-16 -66, 6 -54, -8 -34, 16 -28, 20 -70, -18 -16, 4 -14')), hollow(brush, '#8a623a'), 5),
    near && line(dots(points('-10 -90, 8 -86, 18 -90, -20 -86, 0 -74, -4 -48, 12 -44')), of('#8a623a'), 2.6),
  ];
});

export const THINGS_OF_THE_LARDER = {
  plum,
  crumbs,
  salt,
  flour,
  sandwich,
  kettle,
  lid,
  cork,
} satisfies Partial<Record<Prop, PropArt>>;
