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
} from '#engines/illustrator/built-in/props/drawings/b-forms.ts';
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

const canoe = thing([100, 40], [0, -26], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M-34 -34L24 -18', of('#b98250'), 3),
    path('M-49 -36Q-46 -40 -44 -34Q0 -18 44 -34Q46 -40 49 -36L46 -28Q0 -12 -46 -28Z', hollow(brush, WOOD)),
    path('M-24 -25L-18 -28L-16 -22H-22ZM18 -24L24 -26L26 -22L20 -20Z', of('#cf9c66')),
    path(
      'M-49 -37C-48 -12 -36 0 0 0C36 0 48 -12 49 -37C42 -26 20 -20 0 -20C-20 -20 -42 -26 -49 -37Z',
      warm(brush, '#c2653f', '#8c4335'),
    ),
    line('M-49 -36C-42 -25 -20 -19 0 -19C20 -19 42 -25 49 -36', of('#e6bd86'), 2.6),
    line('M-45 -20Q0 -2 45 -20', of(CREAM), 2.2, { opacity: 0.85, airy: true }),
    near &&
      line(
        'M-40 -15l3 5l4 -2l3 5l5 -3l3 5l5 -3l4 4l5 -3l4 4l5 -4l4 4l5 -4l3 3l5 -5l3 2l4 -5l3 1',
        of('#f0c868'),
        1.2,
        { airy: true },
      ),
    path('M-49 -39Q-43 -41 -34 -37L-32 -33Q-40 -33 -45 -34Z', form('#d2a06a', 0.3, 0.2)),
    near && seam(brush, 'M-46 -37L-36 -36', WOOD, { width: 0.8 }),
    shine(brush, 'M-44 -27Q-38 -18 -26 -12', 2.2, 0.3),
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

export const THINGS_OF_TRAVEL: Partial<Record<Prop, PropArt>> = {
  sled,
  skateboard,
  scooter,
  canoe,
  handcart,
};
