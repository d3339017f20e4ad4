import type { Prop } from '#domain/picture-world.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  DARK_WOOD,
  WOOD,
  detailed,
  dusk,
  gleam,
  hollow,
  ripe,
  seam,
  shine,
  stitches,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import { TOWEL_AT_REST } from '#engines/illustrator/built-in/props/drawings/folded.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** On two rockers, with a hood at the head unless it is open. */
const cradle = thing([100, 78], [0, -40], (brush) => {
  const { of, form, state } = brush;
  return [
    path('M-50 -12Q0 4 50 -12L46 -17Q0 -2 -46 -17Z', form(DARK_WOOD, 0.2, 0.28)),
    state !== 'open' && [
      path('M-46 -52Q-52 -78 -24 -78Q-14 -78 -12 -56L-14 -44H-44Z', form('#b98250', 0.28, 0.24)),
      path('M-40 -52Q-42 -70 -24 -70Q-18 -70 -16 -54L-17 -46H-38Z', hollow(brush, DARK_WOOD)),
      path('M-42 -46Q0 -60 42 -50L40 -38H-40Z', form('#f6efe0', 0.3, 0.16)),
      ellipse(-26, -50, 12, 6, of('#fffaf0')),
    ],
    path('M-12 -52Q14 -62 42 -50V-36H-14Z', form('#8fb7c9', 0.3, 0.2)),
    path('M-48 -46H46L38 -8H-40Z', form('#c9935c', 0.24, 0.26)),
    path('M-48 -46H46L45 -39H-46Z', of('#dcae78')),
    seam(brush, 'M-24 -38L-21 -9M0 -38V-8M24 -38L21 -9', WOOD, { width: 1.6 }),
    path(star([0, -24], 8), of('#f3dba6')),
    dusk(brush, 'M-42 -14H40L38 -8H-40Z', 0.2),
  ];
});

/** Somebody could be in it: open, it is empty. */
const sleepingBag = thing([100, 28], [0, -14], (brush) => {
  const { of, form } = brush;
  return [
    path(
      'M-50 -8Q-50 -26 -34 -26Q10 -28 36 -24Q50 -20 50 -10Q50 0 36 0H-36Q-50 0 -50 -8Z',
      form('#5f9a7c', 0.3, 0.28),
    ),
    path('M-50 -9Q-50 -26 -34 -26L-22 -26Q-28 -14 -22 0H-36Q-50 0 -50 -9Z', form('#e8c27a', 0.3, 0.2)),
    ellipse(-38, -16, 9, 7, of('#fbf4e6')),
    line('M-8 -26Q-12 -14 -8 -1M10 -26Q6 -14 10 -1M28 -25Q24 -14 28 -1', of('#4c8266'), 2),
    line('M-22 -22Q-26 -14 -22 -3', of('#f3dfae'), 2),
    gleam(brush, 'M-14 -22Q10 -25 30 -21', 2.4, 0.4),
  ];
});

const slippers = thing([100, 46], [0, -20], (brush) => {
  const { of, form, near } = brush;
  const slipper = (x: number, y: number) =>
    group(
      [
        path(
          'M-26 -2Q-30 -14 -22 -20Q-16 -24 -10 -20Q4 -32 18 -26Q30 -20 28 -8Q27 0 18 0H-20Q-25 0 -26 -2Z',
          form('#b8574d', 0.28, 0.26),
        ),
        path('M-21 -17Q-15 -21 -9 -17Q-6 -10 -12 -8Q-20 -8 -21 -17Z', hollow(brush, '#7d3a34')),
        path('M-26 -5H28Q27 0 18 0H-20Q-25 0 -26 -5Z', of('#e9d5b0')),
        circle(12, -27, 6, ripe(brush, '#f4e3c2')),
        near && stitches('M-4 -10Q8 -20 24 -12', of('#f0cbb0'), 1.2),
      ],
      { x, y },
    );
  return [slipper(-22, -10), slipper(22, 0)];
});

const towel = thing([100, 72], [0, -66], (brush) => {
  const { of, form } = brush;
  return [
    path(
      'M-48 -70Q-20 -62 0 -68Q24 -74 48 -68Q50 -40 44 -4Q22 4 0 -2Q-24 -6 -44 0Q-50 -38 -48 -70Z',
      form('#f2ead8', 0.3, 0.2),
    ),
    path('M-46 -22Q-20 -28 0 -24Q24 -20 46 -26L45 -14Q24 -8 0 -12Q-22 -16 -45 -10Z', of('#5fa3a8')),
    line('M-46 -30Q-20 -36 0 -32Q24 -28 46 -34', of('#5fa3a8'), 2.6),
    seam(brush, 'M-24 -64Q-28 -36 -24 -6M22 -70Q26 -40 22 -4', '#cbbfa6', { width: 1.6 }),
    gleam(brush, 'M-38 -62Q-40 -48 -39 -38', 3, 0.4),
  ];
});

const toothbrush = thing([18, 100], [0, -24], (brush) => {
  const { of, form, near } = brush;
  return [
    path(
      'M-5 -2Q-5 0 0 0Q5 0 5 -2L4 -46Q3 -60 3 -96Q3 -100 0 -100Q-3 -100 -3 -96Q-3 -60 -4 -46Z',
      upright(brush, '#4fa3ae'),
    ),
    rect(2, -99, 9, 24, form('#fbf6ea', 0.2, 0.2), { corner: 2 }),
    line('M4 -95H10M4 -90H10M4 -85H10M4 -80H10', of('#b9c9d0'), 1.2),
    path('M3 -99Q8 -104 11 -98Z', of('#f6fbfd')),
    near && line('M-2 -40V-10M2 -36V-14', of('#c9e6ea'), 1.2),
    shine(brush, 'M-2 -44V-8', 1.4, 0.5),
  ];
});

const partyHat = thing([66, 100], [0, -10], (brush) => {
  const { of, form } = brush;
  return [
    path('M-33 -6L-3 -88H3L33 -6Q0 4 -33 -6Z', form('#d97aa0', 0.3, 0.24)),
    path('M-27 -20L-21 -36Q0 -28 21 -36L27 -20Q0 -10 -27 -20Z', of('#f4d06c')),
    path('M-14 -56L-10 -68Q0 -64 10 -68L14 -56Q0 -50 -14 -56Z', of('#6fb3b8')),
    path(star([0, -44], 7), of('#fbf1de')),
    path(star([-14, -10], 5), of('#fbf1de')),
    path(star([15, -11], 5), of('#fbf1de')),
    circle(0, -91, 9, ripe(brush, '#f4d06c')),
    line('M-31 -6Q0 3 31 -6', of('#b85a80'), 3),
    gleam(brush, 'M-20 -24L-6 -66', 3, 0.35),
  ];
});

const sock = thing([62, 100], [-14, -96], (brush) => {
  const { of, form } = brush;
  return [
    path(
      'M-30 -96H2V-46Q4 -38 22 -28Q34 -20 29 -8Q24 2 10 0Q-14 -4 -26 -22Q-32 -32 -30 -46Z',
      form('#d4604f', 0.28, 0.26),
    ),
    path('M-30 -82H2V-72H-30ZM-30 -62H2V-52H-30Z', of(CREAM)),
    rect(-32, -100, 36, 11, form('#4f86a8', 0.3, 0.2), { corner: 4 }),
    path('M14 -32Q34 -24 29 -8Q24 2 12 0Q6 -18 14 -32Z', of('#4f86a8')),
    path('M-30 -44Q-16 -40 -14 -24Q-18 -20 -25 -22Q-32 -32 -30 -44Z', of('#4f86a8')),
    gleam(brush, 'M-24 -84V-48', 3, 0.36),
  ];
});

const glove = thing([74, 100], [0, -10], (brush) => {
  const { of, form } = brush;
  return [
    path(
      'M-20 -14L-24 -46Q-38 -50 -36 -62Q-34 -70 -26 -66L-18 -56V-86Q-18 -93 -12 -93Q-6 -93 -6 -86V-62V-94Q-6 -100 0 -100Q6 -100 6 -94V-62L8 -90Q9 -97 15 -96Q21 -95 20 -88L18 -58L24 -76Q27 -82 32 -80Q37 -77 35 -70L26 -40L20 -14Z',
      form('#4f86a8', 0.28, 0.26),
    ),
    rect(-24, -18, 48, 18, form('#e8c27a', 0.3, 0.22), { corner: 5 }),
    line('M-14 -15V-3M-4 -15V-3M6 -15V-3M16 -15V-3', of('#cba25c'), 2.4),
    line('M-8 -48V-28M2 -48V-26M12 -46V-28', of('#3f6d8a'), 2),
    gleam(brush, 'M-13 -82V-58', 2.4, 0.4),
  ];
});

/** A seat with a high back, for whoever reigns. */
const throne = thing([66, 100], [0, -50], (brush) => {
  const { of, form } = brush;
  return [
    path('M-26 -30V-84Q-26 -92 -18 -92H18Q26 -92 26 -84V-30Z', form('#c9973e', 0.3, 0.26)),
    path('M-19 -34V-80Q-19 -86 -12 -86H12Q19 -86 19 -80V-34Z', form('#b3434c', 0.24, 0.24)),
    path('M-10 -92L-13 -100L-5 -96L0 -100L5 -96L13 -100L10 -92Z', of('#edc258')),
    rect(-33, -54, 8, 54, upright(brush, '#c9973e'), { corner: 3 }),
    rect(25, -54, 8, 54, upright(brush, '#c9973e'), { corner: 3 }),
    circle(-29, -55, 5, ripe(brush, '#edc258')),
    circle(29, -55, 5, ripe(brush, '#edc258')),
    path('M-26 -42Q0 -50 26 -42V-32H-26Z', form('#c4525a', 0.3, 0.2)),
    rect(-27, -34, 54, 22, form('#b8862f', 0.24, 0.28), { corner: 3 }),
    path(star([0, -23], 7), of('#f3d892')),
    line('M-8 -76h.1M8 -76h.1M0 -66h.1M-8 -56h.1M8 -56h.1', of('#e8b8a8'), 4),
    rect(-22, -12, 7, 12, of('#8f6626')),
    rect(15, -12, 7, 12, of('#8f6626')),
  ];
});

export const THINGS_OF_BEDTIME = {
  cradle: detailed(cradle, 'M-40 -30H-26M-16 -22H-6M8 -36H20M28 -24H38M-38 -66Q-34 -74 -24 -74', WOOD),
  'sleeping-bag': detailed(sleepingBag, 'M-46 -8H-26M-6 -6H6M12 -6H24M30 -6H44', '#4c8266'),
  slippers,
  towel: {
    ...detailed(towel, 'M-44 -6v4M-36 -7v4M-28 -8v4M-20 -8v4M20 -4v4M28 -4v4M36 -5v4', '#cbbfa6'),
    resting: TOWEL_AT_REST,
  },
  toothbrush,
  'party-hat': detailed(partyHat, 'M-20 -8L-2 -84M20 -8L2 -84', '#b85a80'),
  sock: detailed(
    sock,
    'M-28 -97V-91M-20 -97V-91M-12 -97V-91M-4 -97V-91M-20 -34L-16 -28M18 -26L24 -12',
    '#8a342c',
  ),
  glove: detailed(glove, 'M-26 -58L-18 -48M-2 -90V-64M12 -88L11 -64M27 -72L22 -58', '#3f6d8a'),
  throne: detailed(throne, 'M-29 -46V-8M29 -46V-8M-22 -30H22M-22 -16H22', '#8f6626'),
} satisfies Partial<Record<Prop, PropArt>>;
