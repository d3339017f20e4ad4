import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  DARK_WOOD,
  IRON,
  WOOD,
  around,
  dots,
  hollow,
  points,
  round,
  seam,
  shine,
  thing,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const sled = thing([100, 46], [44, -34], (brush) => {
  const { of, near } = brush;
  return [
    line('M-44 -12H30', of('#8c8f98'), 3),
    line('M-30 -12V-26M18 -12V-24', of('#7a5238'), 5),
    line('M-47 -3H32C45 -3 48 -18 43 -28Q39 -34 34 -30', of('#a04a42'), 6),
    line('M-45 -4.5H32C42 -5 46 -16 42 -25', of('#e08f7c'), 1.6, { airy: true }),
    path('M-46 -34L34 -34L38 -28L-44 -28Z', warm(brush, '#d9a368', '#b57c46')),
    path('M-46 -26L36 -26L32 -21L-43 -21Z', warm(brush, '#c9925a', '#a06f3e')),
    line('M40 -31C49 -40 30 -45 12 -38', of('#efe0c0'), 2.4),
    near && [
      line(dots(points('-30 -31, 18 -31, -30 -23.5, 18 -23.5')), of('#6f4c34'), 1.8),
      seam(brush, 'M-40 -31H-34M-24 -31H10M-38 -23.5H-34M-22 -23.5H12', WOOD, { width: 0.9 }),
    ],
  ];
});

const wheel = ({ of, form }: PropBrush, x: number, y: number, r: number, tyre: Colour) => [
  circle(x, y, r, form(tyre, 0.15, 0.3)),
  circle(x, y, r * 0.5, of(CREAM)),
  circle(x, y, r * 0.2, of('#8a8f99')),
];

const skateboard = thing([100, 34], [0, -24], (brush) => {
  const { of, near } = brush;
  return [
    path('M-30 -20H-18L-20 -12H-28ZM30 -20H18L20 -12H28Z', of('#8f98a3')),
    path(
      'M-49 -33Q-46 -36 -43 -32Q-40 -26 -34 -26H34Q40 -26 43 -32Q46 -36 49 -33Q49 -19 36 -18H-36Q-49 -19 -49 -33Z',
      warm(brush, '#58a098', '#37706f'),
    ),
    line('M-46 -32Q-43 -24 -34 -23.5H34Q43 -24 46 -32', of('#3d4450'), 2.4),
    near && [
      line('M-24 -20.5H24', of('#f0c868'), 2),
      line(dots(points('-28 -24, -20 -24, 20 -24, 28 -24')), of('#cfd5da'), 1.6),
      seam(brush, 'M-36 -19Q-46 -21 -47 -30', '#37706f', { width: 1 }),
    ],
    wheel(brush, -24, -8, 8, '#e58a5e'),
    wheel(brush, 24, -8, 8, '#e58a5e'),
  ];
});

const scooter = thing([90, 100], [34, -96], (brush) => {
  const { of, near } = brush;
  return [
    line('M30 -12L24 -94', of('#6d8fb0'), 6),
    line('M28 -30L23.5 -92', of('#b4cbdd'), 1.8, { airy: true }),
    line('M10 -96L38 -93', of('#7d8792'), 4),
    line('M8 -96.2L17 -95.3M31 -93.8L40 -92.8', of('#d9604e'), 7),
    path(
      'M-38 -18L18 -18Q24 -18 26 -30L33 -28Q31 -11 20 -11L-36 -11Q-40 -14 -38 -18Z',
      warm(brush, '#dc7763', '#a84a44'),
    ),
    wheel(brush, -34, -10, 10, '#4a4e5a'),
    wheel(brush, 33, -10, 10, '#4a4e5a'),
    path('M-45 -18Q-36 -26 -25 -19L-26 -16Q-36 -21 -43 -15Z', of('#c25a4c')),
    near && [
      line('M-18 -16.5H14', of('#4a4e5a'), 2.4, { dash: '3 3', airy: true }),
      around([33, -10], 6, line('M0 -2.5V-4.6', of('#8a8f99'), 0.9)),
      around([-34, -10], 6, line('M0 -2.5V-4.6', of('#8a8f99'), 0.9)),
      line('M24.5 -70L28.5 -70.3', of('#f0c868'), 2.4),
    ],
  ];
});

/** No sail and no sea: it lies where it was pulled ashore, or floats where there is water. */
const canoe = thing([100, 38], [0, -24], (brush) => {
  const { of, near } = brush;
  return [
    path('M-50 -36Q-44 -22 0 -22Q44 -22 50 -36Q44 -13 0 -12Q-44 -13 -50 -36Z', hollow(brush, WOOD)),
    line('M-46 -32Q-38 -21 0 -21Q38 -21 46 -32', of('#c08a58'), 1.8),
    path('M-25 -20L-13 -20L-12 -13H-26ZM14 -20L26 -20L27 -13H13Z', of('#d2a06a')),
    line('M-12 -17L36 -31', of('#c9925a'), 2.6),
    path('M33 -33Q40 -37 46 -36Q45 -30 36 -28Z', warm(brush, '#d8a56c')),
    path(
      'M-50 -37C-50 -14 -40 0 -26 0H26C40 0 50 -14 50 -37C44 -20 24 -14 0 -14C-24 -14 -44 -20 -50 -37Z',
      warm(brush, '#c96a44', '#8c4335'),
    ),
    line('M-49 -34C-42 -19 -22 -13.4 0 -13.4C22 -13.4 42 -19 49 -34', of('#e6bd86'), 2.4),
    line('M-45 -16Q-30 -6 0 -6T45 -16', of(CREAM), 2, { opacity: 0.85, airy: true }),
    near && [
      line(
        'M-38 -6l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3l4 -3l4 3',
        of('#f0c868'),
        1.2,
        {
          airy: true,
        },
      ),
      line(dots(points('-44 -24, -36 -19, -22 -15, 22 -15, 36 -19, 44 -24')), of('#8a5f3a'), 1.4),
    ],
    shine(brush, 'M-46 -22Q-40 -12 -28 -7', 2, 0.24),
  ];
});

const handcart = thing([100, 70], [46, -50], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M14 -30L47 -50', of(DARK_WOOD), 4.6),
    line('M14 -32L45 -51', of('#c08e62'), 1.6, { airy: true }),
    line('M26 -26V-1', of(DARK_WOOD), 4),
    path('M-50 -66L34 -66L30 -60H-46Z', hollow(brush, DARK_WOOD)),
    path('M-50 -66L-40 -26H24L34 -66L31 -61H-47Z', form('#b8814e', 0.25, 0.3)),
    path('M-48 -62H32L24 -26H-40Z', warm(brush, '#c9935a', '#9a6a3e')),
    seam(brush, 'M-45.5 -50H29M-43 -38H26', '#8a5f3a', { width: 1.6 }),
    line('M-50 -65H34', of('#dcae78'), 3.6),
    line('M-28 -62L-24 -27M10 -62L8 -27', of('#97683d'), 3.6),
    line(round(-10, -20, 18), of('#6d4c38'), 5),
    line(round(-10, -20, 17.4), of('#a97c56'), 1.6, { airy: true }),
    around([-10, -20], 8, line('M0 -3V-16', of('#97683d'), 2.4)),
    circle(-10, -20, 4.6, form(IRON, 0.3, 0.2)),
    near && [
      line(dots(points('-27.5 -56, -26.5 -44, -25.5 -32, 10 -56, 9.5 -44, 8.5 -32')), of('#54392a'), 1.8),
      seam(brush, 'M-40 -56H-32M-20 -44H4M-34 -32H-28M14 -56H26', '#8a5f3a', { width: 0.8 }),
    ],
  ];
});

export const THINGS_OF_TRAVEL = {
  sled,
  skateboard,
  scooter,
  canoe,
  handcart,
} satisfies Partial<Record<Prop, PropArt>>;
