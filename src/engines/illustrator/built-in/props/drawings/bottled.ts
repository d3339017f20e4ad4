import type { Prop } from '#domain/picture-world.ts';
import { ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  DARK_WOOD,
  GLASS,
  LEAF,
  gleam,
  hollow,
  seam,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A ship with three masts, and people on it who wait for wind. */
const shipInBottle = thing([100, 46], [-38, -22], (brush) => {
  const { of, near } = brush;
  const mast = (x: number, high: number) => [
    line(`M${x} -14V${-14 - high}`, of(DARK_WOOD), 1.4),
    path(
      `M${x - 6} ${-16 - high * 0.4}Q${x + 5} ${-18 - high * 0.5} ${x - 5} ${-14 - high}Q${x + 9} ${-14 - high * 0.7} ${x + 7} ${-16 - high * 0.4}Z`,
      of('#fbf4e6'),
    ),
  ];
  return [
    path(
      'M-30 -40Q-30 -46 -20 -46H32Q50 -46 50 -23Q50 0 32 0H-20Q-30 0 -30 -6L-36 -16H-46V-30H-36Z',
      of(GLASS),
      { opacity: 0.75 },
    ),
    path('M-28 -10Q-14 -14 0 -11Q20 -8 48 -12Q44 -1 32 -1H-20Q-28 -1 -28 -10Z', of('#5f9ab8'), {
      opacity: 0.9,
    }),
    path('M-16 -15H32Q30 -6 22 -6H-8Q-14 -6 -16 -15Z', of('#8c4f38')),
    line('M-16 -15H32', of('#e0b04c'), 1.6),
    [mast(-6, 20), mast(8, 26), mast(22, 20)],
    path('M8 -42L15 -40L8 -38Z', of('#d4604f')),
    rect(-50, -29, 8, 12, of('#b98a55'), { corner: 2 }),
    path(
      'M-30 -40Q-30 -46 -20 -46H32Q50 -46 50 -23Q50 0 32 0H-20Q-30 0 -30 -6L-36 -16H-46V-30H-36Z',
      of('#dff0f2'),
      { opacity: 0.22, airy: true },
    ),
    line('M-18 -41H28Q40 -40 44 -30', of('#ffffff'), 2.6, { opacity: 0.8, airy: true }),
    near && line('M-2 -17h.1M12 -17h.1M26 -17h.1M-10 -10H24', of('#f6e2b8'), 1.4),
  ];
});

/** Corked, with a letter in it. */
const messageBottle = thing([42, 100], [0, -70], (brush) => {
  const { of, near } = brush;
  const glass = 'M-6 -88H6V-66Q18 -60 19 -46V-8Q19 0 11 0H-11Q-19 0 -19 -8V-46Q-18 -60 -6 -66Z';
  return [
    path(glass, of('#8fc4a8'), { opacity: 0.65 }),
    group(
      [
        rect(-8, -46, 16, 38, of('#fbf0d9'), { corner: 3 }),
        line('M-4 -38H4M-4 -31H4M-4 -24H3', of('#8a7458'), 1.4),
        rect(-9, -30, 18, 4, of('#c2483e')),
      ],
      { turn: 8, pivot: [0, -26] },
    ),
    path(glass, of('#bfe3d0'), { opacity: 0.3, airy: true }),
    rect(-6, -100, 12, 15, upright(brush, '#c8955c'), { corner: 2 }),
    line('M-14 -50V-12', of('#ffffff'), 2.6, { opacity: 0.8, airy: true }),
    near && seam(brush, 'M-4 -96h3M1 -92h3M10 -50Q14 -46 14 -30', '#6f9a86', { width: 1 }),
  ];
});

/** Half a nutshell with a leaf for a sail. */
const nutshell = thing([84, 100], [0, -10], (brush) => {
  const { of, form, near } = brush;
  return [
    line('M0 -20V-94', of(DARK_WOOD), 2.6),
    path('M2 -92Q38 -78 34 -46Q18 -36 2 -34Z', form(LEAF, 0.3, 0.24)),
    line('M4 -40Q22 -54 30 -72', of('#54803f'), 1.6),
    path('M-42 -26H42Q38 0 0 0Q-38 0 -42 -26Z', form('#a8703f', 0.28, 0.28)),
    ellipse(0, -26, 42, 7, hollow(brush, DARK_WOOD)),
    line('M-34 -18Q0 -8 34 -18M-28 -10Q0 -2 28 -10', of('#7d4f2d'), 1.6),
    near && line('M10 -48L18 -52M12 -60L22 -66M-20 -20Q-10 -14 -4 -16', of('#54803f'), 1.1),
    gleam(brush, 'M-36 -20Q-32 -8 -20 -4', 2.4, 0.4),
  ];
});

export const THINGS_OF_THE_SMALLEST_SEAS = {
  'ship-in-bottle': shipInBottle,
  'message-bottle': messageBottle,
  nutshell,
} satisfies Partial<Record<Prop, PropArt>>;
