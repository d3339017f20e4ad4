import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CREAM,
  GLASS,
  dots,
  points,
  round,
  seam,
  stitches,
  thing,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** One of them, warm and knitted. */
const mitten = thing([72, 100], [0, -10], (brush) => {
  const { of, form, near } = brush;
  const wool: Colour = '#c9605a';
  return [
    path('M-14 -36C-26 -32 -36 -42 -35 -54C-34 -64 -24 -66 -18 -58L-10 -46Z', warm(brush, wool)),
    path('M-22 -20C-26 -50 -22 -100 6 -100C36 -100 36 -50 30 -20Z', warm(brush, wool)),
    line('M-21 -60Q5 -52 31 -60M-21 -46Q5 -38 31 -46', of(CREAM), 3, { opacity: 0.9, airy: true }),
    line('M-18 -52l5 -3l5 5l6 -3l6 4l6 -3l6 3l6 -5l6 2', of('#efc987'), 2.2, { airy: true }),
    near &&
      seam(
        brush,
        'M-14 -78l3 4l3 -4M-4 -82l3 4l3 -4M8 -84l3 4l3 -4M18 -80l3 4l3 -4M-12 -68l3 4l3 -4M0 -70l3 4l3 -4M12 -70l3 4l3 -4M24 -68l3 4l3 -4M-12 -30l3 4l3 -4M2 -30l3 4l3 -4M16 -30l3 4l3 -4',
        wool,
        { width: 1.2 },
      ),
    path('M-24 -22Q4 -16 32 -22Q35 -10 31 -1Q4 1 -23 -1Q-27 -10 -24 -22Z', form('#f1e4cb', 0.3, 0.26)),
    seam(brush, 'M-14 -18V-2M-4 -17V-1M6 -17V-1M16 -17V-1M25 -19V-2', '#cbb795', { width: 1.6 }),
  ];
});

const gloves = thing([100, 90], [0, -14], (brush) => {
  const { of, form, near } = brush;
  const wool: Colour = '#5f94a0';
  const glove = (x: number, mirrored: boolean) =>
    group(
      [
        path('M-12 -26C-24 -26 -26 -38 -22 -46C-20 -50 -14 -50 -13 -45L-10 -38Z', form(wool, 0.2, 0.36)),
        path(
          'M-13 -12C-16 -30 -15 -48 -14 -70Q-10 -77 -6 -70L-5 -52L-4 -82Q0 -89 4 -82L5 -52L7 -78Q11 -84 14 -78L14 -50L17 -66Q21 -71 23 -65C24 -46 20 -26 17 -12Z',
          form(wool, 0.25, 0.34),
        ),
        near && [
          seam(brush, 'M-6 -40V-22M2 -42V-22M10 -40V-22', '#3f6c78', { width: 1.2 }),
          line('M-12 -60h6M-3 -70h6M8 -66h5M17 -58h5', of('#a9ccd2'), 1.4, { airy: true }),
        ],
        path('M-14 -16Q2 -11 18 -16Q21 -8 18 0Q2 3 -14 0Q-17 -8 -14 -16Z', form('#efd9a6', 0.3, 0.26)),
        seam(brush, 'M-8 -13V0M-1 -12V1M6 -12V1M13 -13V0', '#c0a268', { width: 1.4 }),
      ],
      { x, scale: [mirrored ? -1 : 1, 1], y: -2 },
    );
  return [glove(-25, true), glove(25, false)];
});

const coat = thing([92, 100], [0, -88], (brush) => {
  const { of, form, near } = brush;
  const cloth: Colour = '#dca44c';
  const deep: Colour = '#b57c38';
  return [
    path(
      'M-26 -86C-40 -80 -44 -54 -46 -28Q-40 -22 -30 -24L-22 -58ZM26 -86C40 -80 44 -54 46 -28Q40 -22 30 -24L22 -58Z',
      warm(brush, deep, '#96602c'),
    ),
    path(
      'M-14 -94Q0 -86 14 -94L28 -86Q32 -40 36 -3Q0 2 -36 -3Q-32 -40 -28 -86Z',
      warm(brush, cloth, '#c08438'),
    ),
    path(
      'M-46 -28Q-40 -22 -30 -24L-29 -31Q-38 -28 -45.5 -35ZM46 -28Q40 -22 30 -24L29 -31Q38 -28 45.5 -35Z',
      of('#f1dcae'),
    ),
    path('M-16 -96Q0 -101 16 -96L24 -80L4 -74L0 -84L-4 -74L-24 -80Z', warm(brush, '#e9bb68', '#d09a48')),
    path('M-9 -94Q0 -98 9 -94Q4 -86 0 -84Q-4 -86 -9 -94Z', of('#8a5f3a')),
    seam(brush, 'M0 -76V-1', deep, { width: 2 }),
    [-64, -46, -28].map((y) => circle(6, y, 3.2, form('#7d5a48', 0.3, 0.3))),
    path('M-28 -34H-11V-31H-28ZM14 -34H31V-31H14Z', of(deep)),
    path('M-27 -31H-12V-18Q-19.5 -14 -27 -18ZM15 -31H30V-18Q22.5 -14 15 -18Z', form('#d39a45', 0.1, 0.1)),
    near && [
      stitches('M-33 -7Q0 0 33 -7M-26 -20Q-19.5 -17 -13 -20M16 -20Q22.5 -17 29 -20', of('#f6dfae'), 1.1),
      line(dots(points('5 -65, 7 -63, 5 -47, 7 -45, 5 -29, 7 -27')), of(CREAM), 1),
    ],
  ];
});

const glasses = thing([100, 42], [44, -26], (brush) => {
  const { of, lit, near } = brush;
  const frame: Colour = '#9a5f4a';
  return [
    line('M-46 -28L-40 -40M46 -28L40 -40', of('#7d4a3c'), 4),
    circle(-25, -20, 18, of(GLASS), { opacity: 0.5 }),
    circle(25, -20, 18, of(GLASS), { opacity: 0.5 }),
    line(
      `${round(-25, -20, 18)}${round(25, -20, 18)}M-8 -24Q0 -31 8 -24M-43 -24L-47 -27M43 -24L47 -27`,
      of(frame),
      4.6,
    ),
    line('M-38 -31A17 17 0 0 1 -20 -37M12 -31A17 17 0 0 1 30 -37', lit('#d99a7c', 0.3), 1.6, { airy: true }),
    line('M-33 -16L-23 -28M-28 -11L-17 -25M17 -16L27 -28M22 -11L33 -25', lit('#ffffff', 0.4), 2.2, {
      airy: true,
      opacity: 0.6,
    }),
    near && [
      circle(-44.5, -25.5, 1.4, of(BRASS)),
      circle(44.5, -25.5, 1.4, of(BRASS)),
      ellipse(-9, -16, 1.6, 3, of('#efd9c4')),
      ellipse(9, -16, 1.6, 3, of('#efd9c4')),
    ],
  ];
});

export const THINGS_OF_THE_WARDROBE = {
  mitten,
  gloves,
  coat,
  glasses,
} satisfies Partial<Record<Prop, PropArt>>;
