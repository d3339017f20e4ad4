import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  DARK_WOOD,
  WOOD,
  hollow,
  level,
  seam,
  stitches,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const mirror = thing([60, 100], [0, -16], (brush) => {
  const { canvas, of, lit, form, near } = brush;
  const glass = canvas.linear(
    [
      [0, lit('#e4f2f2', 0.3)],
      [0.5, of('#bcd8de')],
      [1, of('#93b6c6')],
    ],
    [0.1, 0, 0.9, 1],
  );
  return [
    path('M-5 -40H5L7 -8Q7 0 0 0Q-7 0 -7 -8Z', upright(brush, BRASS)),
    ellipse(0, -66, 30, 34, warm(brush, '#e3b65c', '#a9763a')),
    path('M-12 -36Q0 -44 12 -36Q6 -28 0 -28Q-6 -28 -12 -36Z', form(BRASS, 0.3, 0.2)),
    ellipse(0, -66, 24, 28, of('#96682f')),
    ellipse(0.6, -65.4, 23, 27, glass),
    path('M-16 -60L6 -88L13 -84L-12 -52ZM-6 -48L17 -78L19 -74L-2 -44Z', lit('#ffffff', 0.3), {
      opacity: 0.5,
      airy: true,
    }),
    circle(0, -97, 3, of('#d9796a')),
    near && [
      line(
        'M-27 -66q3 -16 10 -24M27 -66q-3 -16 -10 -24M-24 -52q4 8 10 13M24 -52q-4 8 -10 13',
        lit('#f6dc98', 0.2),
        1.2,
        { airy: true },
      ),
      seam(brush, 'M-6 -20H6M-6.5 -15H6.5', '#8f6a2c', { width: 1.2 }),
    ],
  ];
});

const broom = thing([44, 100], [0, -66], (brush) => {
  const { of, near } = brush;
  return [
    rect(-2.4, -100, 4.8, 66, upright(brush, WOOD), { corner: 2.4 }),
    path(
      'M-7 -38H7C10 -26 20 -14 22 -2Q12 1 0 0Q-12 1 -22 -2C-20 -14 -10 -26 -7 -38Z',
      warm(brush, '#e2b566', '#b07f3e'),
    ),
    seam(brush, 'M-4 -30Q-8 -16 -13 -2M0 -30V-2M4 -30Q8 -16 13 -2', '#a5742f', { width: 1.4 }),
    near &&
      seam(
        brush,
        'M-2 -28Q-4 -14 -7 -2M2 -28Q4 -14 7 -2M-6 -28Q-12 -16 -18 -3M6 -28Q12 -16 18 -3',
        '#a5742f',
        { width: 0.9 },
      ),
    path('M-8 -40Q0 -37 8 -40V-32Q0 -29 -8 -32Z', of(CORAL)),
    near && line('M-8 -36.5Q0 -33.5 8 -36.5', of('#f2b8a4'), 1.2),
    path('M-22 -2Q-12 1 0 0Q12 1 22 -2L19 -8Q0 -4 -19 -8Z', of('#a87638'), { opacity: 0.4, airy: true }),
  ];
});

const ladder = thing([34, 100], [0, -50], (brush) => {
  const { of, near } = brush;
  const rungs = [-90, -76, -62, -48, -34, -20, -6];
  return [
    rungs.map((y) => rect(-13, y - 2, 26, 4, level(brush, '#c9925a'), { corner: 2 })),
    rect(-16, -100, 5, 100, upright(brush, WOOD), { corner: 2.2 }),
    rect(11, -100, 5, 100, upright(brush, WOOD), { corner: 2.2 }),
    near && [
      rungs.map((y) => [circle(-13.5, y, 0.9, of('#6f4c34')), circle(13.5, y, 0.9, of('#6f4c34'))]),
      seam(brush, 'M-14.5 -84V-20M12.5 -70V-12', WOOD, { width: 0.6 }),
    ],
  ];
});

const tent = thing([100, 76], [0, -70], (brush) => {
  const { canvas, of, form, near } = brush;
  const cloth: Colour = '#d98a5a';
  return [
    line('M2 -72L-4 -76M2 -72L8 -76', of(DARK_WOOD), 3),
    path('M2 -74L34 -68L50 -2L24 0Z', form('#b36a48', 0.05, 0.3)),
    path('M2 -74L-46 -1L24 0Z', warm(brush, '#e09a66', '#c4734a')),
    path('M0 -58L-14 -1H16Z', canvas.light.lamps ? '#f6c878' : hollow(brush, '#a8694a')),
    path('M0 -58L-14 -1L-24 -1Q-12 -24 0 -58Z', of('#f0c69a')),
    path('M0 -58L16 -1L22 -1Q14 -30 0 -58Z', of('#c98a62')),
    line('M-46 -1L-49 -1M50 -2L49 0M-28 -30L-47 -2', of('#efe2c4'), 1.2),
    near && [
      stitches('M2 -70L-42 -2M34 -66L48 -4', of('#f6dcb8'), 1),
      seam(brush, 'M18 -70L36 -2', cloth, { width: 1 }),
      line('M-22 -6l-4 2M20 -6l3 2', of(CREAM), 1.4),
    ],
  ];
});

export const THINGS_OF_THE_HOUSE = {
  mirror,
  broom,
  ladder,
  tent,
} satisfies Partial<Record<Prop, PropArt>>;
