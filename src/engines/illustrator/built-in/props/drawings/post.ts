import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  PAPER,
  WOOD,
  around,
  dusk,
  level,
  seam,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const letter = thing([100, 70], [34, -20], (brush) => {
  const { of, lit, form, near } = brush;
  return [
    rect(-50, -70, 100, 70, form(PAPER, 0.3, 0.2), { corner: 4 }),
    path('M-50 -3L-8 -38H8L50 -3Q49 0 46 0H-46Q-49 0 -50 -3Z', of('#ecdcbc')),
    dusk(brush, 'M-50 -66L-6 -28Q0 -24 6 -28L50 -66V-62L6 -23Q0 -19 -6 -23L-50 -62Z', 0.16),
    path('M-46 -70H46Q50 -70 50 -66L6 -29Q0 -24 -6 -29L-50 -66Q-50 -70 -46 -70Z', lit(PAPER, 0.3)),
    circle(0, -30, 8, form('#c4564c', 0.3, 0.35)),
    circle(0, -30, 5, of('#a8443f')),
    near && [
      path('M0 -33.4l1 2.2l2.3 .3l-1.7 1.7l.4 2.3l-2 -1l-2 1l.4 -2.3l-1.7 -1.7l2.3 -.3Z', of('#d9766a')),
      seam(brush, 'M-44 -66L-6 -34M44 -66L6 -34', '#cdb78f', { width: 1 }),
    ],
  ];
});

const scroll = thing([92, 100], [0, -50], (brush) => {
  const { of, form, near } = brush;
  const old: Colour = '#eedcb0';
  return [
    path('M-34 -90H34V-10H-34Z', form(old, 0.25, 0.18)),
    dusk(brush, 'M-34 -82H34V-76H-34ZM-34 -16H34V-12H-34Z', 0.2),
    line(
      'M-24 -66Q0 -70 24 -66M-24 -56Q0 -60 24 -56M-24 -46Q0 -50 24 -46M-24 -36Q-6 -39 8 -38',
      of('#a98a5c'),
      2.6,
      { opacity: 0.8, airy: true },
    ),
    near &&
      line('M-24 -61Q0 -65 18 -62M-24 -51Q0 -55 22 -51M-24 -41Q-8 -44 20 -42', of('#a98a5c'), 1.2, {
        opacity: 0.7,
        airy: true,
      }),
    circle(18, -28, 6, form('#b8504a', 0.3, 0.3)),
    near && circle(18, -28, 3.4, of('#97403e')),
    [-100, -18].map((y) => [
      rect(-46, y + 4, 92, 10, level(brush, WOOD), { corner: 5 }),
      rect(-38, y, 76, 18, level(brush, '#f3e3ba'), { corner: 8 }),
      near && seam(brush, `M-32 ${y + 12}H30`, '#c4a670', { width: 1 }),
    ]),
  ];
});

const newspaper = thing([100, 74], [0, -30], (brush) => {
  const { of, form, near } = brush;
  const grey: Colour = '#ece8de';
  return [
    path('M-46 -66L44 -74L50 -10L-40 -2Z', of('#c9c4ba')),
    path('M-50 -62L0 -68V-2L-46 0Q-50 -1 -50 -5Z', form(grey, 0.3, 0.16)),
    path('M0 -68L47 -72V-8L0 -2Z', form('#e2ddd2', 0.2, 0.2)),
    dusk(brush, 'M0 -68L7 -68.6V-3L0 -2Z', 0.18),
    path('M-43 -54L-8 -58V-49L-43 -45Z', of('#6a6668')),
    path('M-43 -40L-24 -42V-22L-43 -20Z', of('#9fb4bd')),
    path('M-43 -27L-36 -34L-30 -27L-24 -31V-22L-43 -20Z', of('#7d9a86')),
    line(
      'M-19 -41L-7 -42M-19 -35L-7 -36M-19 -29L-7 -30M-19 -23L-7 -24M-43 -13L-7 -16M-43 -7L-7 -10M10 -61L40 -64M10 -54L40 -57M10 -47L40 -50M10 -40L40 -43',
      of('#a9a49e'),
      2,
      { airy: true },
    ),
    path('M10 -33L40 -36V-16L10 -13Z', of('#c9b59c')),
    near && [
      line(
        'M-41 -50.5L-12 -54M10 -57.5L40 -60.5M10 -50.5L36 -53.5M10 -43.5L40 -46.5M10 -9L40 -12M-19 -38L-7 -39M-19 -32L-7 -33M-19 -26L-7 -27',
        of('#b9b4ac'),
        1,
        { airy: true },
      ),
      circle(30, -28, 4, of('#e6cf9c')),
    ],
  ];
});

const parcel = thing([100, 84], [0, -44], (brush) => {
  const { of, form, near } = brush;
  const string: Colour = '#a85f4a';
  return [
    path('M-50 -62L-6 -46V0L-46 -14Q-50 -16 -50 -20Z', form('#dcb07a', 0.2, 0.14)),
    path('M50 -64L-6 -46V0L46 -15Q50 -17 50 -21Z', warm(brush, '#bd8c56', '#9a6c40', 0.1)),
    path('M-50 -62L4 -84L50 -64L-6 -46Z', form('#ebc792', 0.3, 0.05)),
    line('M-28 -8V-54L27 -74M22 -9V-55L-23 -72', of(string), 2.4),
    path('M-2 -63q-16 -11 -19 -2q5 7 19 2q8 -13 17 -8q3 10 -17 8Z', of('#8f4c3c')),
    circle(-2, -63, 3, of(string)),
    near && [
      path('M28 -49L44 -54V-40L28 -35Z', of(PAPER)),
      line('M31 -46L41 -49M31 -42L38 -44', of('#a8926a'), 1.2),
      seam(brush, 'M-46 -46L-34 -41.5M-2 -34L16 -39.5', '#a5743f', { width: 0.9 }),
    ],
  ];
});

const flag = thing([80, 100], [-32, -30], (brush) => {
  const { canvas, of, near } = brush;
  const wave = canvas.sway() * 2;
  return [
    rect(-36, -98, 6, 98, upright(brush, WOOD), { corner: 3 }),
    path(
      `M-30 -92Q-8 ${-98 + wave} 8 ${-88 - wave}T39 -70Q22 ${-64 + wave} 6 ${-58 + wave}T-30 -48Z`,
      brush.form(CORAL, 0.25, 0.34),
    ),
    dusk(brush, `M2 ${-91 - wave}Q12 -76 2 ${-57 + wave}Q12 -60 18 -63Q22 -76 14 -84Z`, 0.12),
    circle(-12, -70, 9, of(CREAM)),
    near && [
      around([-12, -70], 5, path('M0 -6L1.8 0H-1.8Z', of(CORAL))),
      line('M-28 -90Q-8 -94 6 -85', of('#f0a08c'), 1.2, { dash: '2.6 3', airy: true }),
      seam(brush, 'M-33 -60V-6', WOOD, { width: 1 }),
    ],
    circle(-33, -96, 4, of(BRASS)),
  ];
});

export const THINGS_OF_THE_POST = {
  letter,
  scroll,
  newspaper,
  parcel,
  flag,
} satisfies Partial<Record<Prop, PropArt>>;
