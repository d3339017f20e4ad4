import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CORAL,
  CREAM,
  STEEL,
  WOOD,
  dots,
  dusk,
  gleam,
  points,
  ripe,
  seam,
  shine,
  stitches,
  thing,
  upright,
  warm,
  laid,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const spade = thing([34, 100], [0, -66], (brush) => {
  const { of, form, near } = brush;
  return [
    path(
      'M-13 -98Q0 -102 13 -98L9 -88Q6 -82 4 -82H-4Q-6 -82 -9 -88ZM-7 -94L-4 -87H4L7 -94Q0 -96 -7 -94Z',
      form(CORAL, 0.2, 0.25),
      { evenOdd: true },
    ),
    rect(-2.8, -84, 5.6, 54, upright(brush, WOOD), { corner: 2 }),
    path('M-17 -36H17V-16C17 -6 8 -3 0 0C-8 -3 -17 -6 -17 -16Z', form(STEEL, 0.35, 0.34)),
    path('M-4.4 -44H4.4L3 -20Q0 -16 -3 -20Z', form('#8f9aa6', 0.2, 0.2)),
    path('M0 -2C8 -5 17 -8 17 -16V-36H8C10 -22 8 -10 0 -2Z', of('#8795a3'), { opacity: 0.5, airy: true }),
    near && [
      circle(0, -38, 1.3, of('#5f6a76')),
      circle(0, -30, 1.3, of('#5f6a76')),
      seam(brush, 'M-1 -80V-48M1 -70V-52', WOOD, { width: 0.7 }),
      path('M-10 -4Q-4 -9 4 -8Q8 -6 6 -3Q0 1 -10 -4Z', of('#7a573f')),
    ],
    gleam(brush, 'M-13 -32V-17q0 4 4 8', 1.8, 0.48),
  ];
});

const axe = thing(
  [60, 100],
  [-15, -24],
  (brush) => {
    const { of, form, near } = brush;
    return group(
      [
        path(
          'M-2 -98Q-8 -100 -12 -97C-10 -70 -14 -30 -20 -6Q-18 0 -12 0Q-6 -2 -7 -8C-4 -40 -2 -70 -2 -98Z',
          upright(brush, WOOD),
        ),
        path(
          'M-17 -92V-66C-4 -62 8 -58 16 -50C28 -58 32 -84 26 -100C16 -94 0 -92 -17 -92Z',
          form('#78828f', 0.2, 0.34),
        ),
        path(
          'M16 -50C28 -58 32 -84 26 -100L19 -96C23 -84 20 -64 9 -56Q13 -53 16 -50Z',
          form('#d9e0e5', 0.3, 0.2),
        ),
        path('M-17 -92H-22Q-24 -90 -24 -86V-72Q-24 -66 -22 -66H-17Z', of('#5d6673')),
        near && [
          circle(-8, -79, 2, of('#4a525e')),
          seam(brush, 'M-8 -60C-9 -40 -12 -24 -15 -8M-5 -56C-6 -40 -8 -24 -11 -10', WOOD, { width: 0.8 }),
          line('M-9 -14L-16 -15M-9 -18L-16 -19', of(CORAL), 2),
        ],
        shine(brush, 'M-12 -86Q-2 -86 6 -87', 1.8, 0.32),
      ],
      { x: -3 },
    );
  },
  20,
);

const barrel = thing([82, 100], [0, -50], (brush) => {
  const { of, lit, near } = brush;
  return [
    path('M-30 -95C-42 -66 -42 -34 -30 -4Q0 3 30 -4C42 -34 42 -66 30 -95Z', upright(brush, '#b07845', 0.4)),
    seam(
      brush,
      'M-14 -94C-20 -66 -20 -34 -14 -1M4 -94C5 -66 5 -34 4 0M20 -94C26 -66 26 -34 20 -2',
      '#8a5a34',
      { width: 1.6 },
    ),
    near &&
      seam(brush, 'M-24 -74q3 20 1 34M-6 -60q1 14 0 26M12 -80q1 12 0 22M30 -56q1 10 -1 22', '#8a5a34', {
        width: 0.9,
      }),
    line(
      'M-33 -80Q0 -72 33 -80M-36.5 -58Q0 -49 36.5 -58M-36.5 -36Q0 -27 36.5 -36M-32 -16Q0 -8 32 -16',
      of('#6b717f'),
      5,
    ),
    line(
      'M-33 -81Q-22 -78 -8 -76.6M-36.5 -59Q-24 -55 -8 -53.6M-36.5 -37Q-24 -33 -8 -31.6M-33 -17Q-22 -14 -8 -12.6',
      lit('#aeb4bd', 0.3),
      1.6,
      { airy: true, opacity: 0.7 },
    ),
    ellipse(0, -94, 31, 6, of('#8a5a34')),
    ellipse(0, -93, 26, 4.2, of('#c99460')),
    near && seam(brush, 'M-12 -96.5V-89.5M4 -97V-89M16 -96V-90', '#8a5a34', { width: 1 }),
  ];
});

const toolbox = thing([100, 76], [0, -70], (brush) => {
  const { of, form, near } = brush;
  const red: Colour = '#cf6250';
  return [
    line('M-24 -48L-22 -66Q-21 -72 -14 -72H14Q21 -72 22 -66L24 -48', of('#4f5562'), 7),
    line('M-12 -72.5H12', of('#7d8594'), 2.4, { airy: true }),
    path('M-46 -50Q-46 -56 -40 -56H40Q46 -56 46 -50V-34H-46Z', warm(brush, '#dc7763', '#c25a4a')),
    rect(-50, -36, 100, 36, warm(brush, red, '#9f4240'), { corner: 5 }),
    dusk(brush, 'M-50 -31V-33Q-50 -36 -46 -36H46Q50 -36 50 -33V-31Z', 0.3),
    [-28, 28].map((x) => [
      rect(x - 7, -43, 14, 16, form(STEEL, 0.3, 0.3), { corner: 3 }),
      rect(x - 3, -36, 6, 6, of('#6d7784'), { corner: 1.5 }),
    ]),
    near && [
      rect(-12, -22, 24, 10, of(CREAM), { corner: 2 }),
      line('M-8 -17H8', of('#b5a48a'), 1.6),
      line(dots(points('-44 -5, 44 -5, -44 -26, 44 -26')), of('#7d3434'), 2.6),
      seam(brush, 'M-40 -46H40', red, { width: 1 }),
    ],
    gleam(brush, 'M-40 -52H-10', 2.2, 0.4),
  ];
});

const sack = thing([84, 100], [0, -76], (brush) => {
  const { of, near } = brush;
  const jute: Colour = '#cfa873';
  return [
    path(
      'M-16 -78C-26 -84 -26 -96 -20 -98Q-10 -92 0 -97Q10 -92 20 -98C26 -96 26 -84 16 -78Z',
      warm(brush, jute, '#a67c4e'),
    ),
    path(
      'M-14 -80C-30 -62 -44 -40 -41 -16C-40 -4 -30 0 0 0C30 0 40 -4 41 -16C44 -40 30 -62 14 -80Z',
      ripe(brush, jute, '#977045'),
    ),
    seam(
      brush,
      'M-8 -70Q-16 -52 -18 -40M8 -70Q18 -54 22 -42M0 -70Q0 -58 2 -50M-34 -14Q-24 -8 -14 -10',
      jute,
      { width: 2.2, opacity: 0.4 },
    ),
    line('M-17 -78Q0 -72 17 -78', of('#a0624a'), 5),
    line('M12 -76Q22 -70 20 -60', of('#a0624a'), 3),
    path('M-22 -36L-2 -40L2 -20L-18 -16Z', of('#b58a58')),
    near && [
      stitches('M-22 -36L-2 -40L2 -20L-18 -16Z', of('#f0dcb0'), 1.4),
      seam(brush, 'M-30 -30v10M-26 -34v8M16 -30v12M22 -26v10M28 -30v8M12 -10h12M-8 -8h10', jute, {
        width: 0.9,
      }),
    ],
  ];
});

export const THINGS_OF_THE_YARD = {
  spade,
  axe: laid(axe, { sidesAlike: false }),
  barrel,
  toolbox,
  sack,
} satisfies Partial<Record<Prop, PropArt>>;
