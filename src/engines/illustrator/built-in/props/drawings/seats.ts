import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  DARK_WOOD,
  WOOD,
  dusk,
  gleam,
  hollow,
  seam,
  thing,
  upright,
  warm,
  detailed,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const stool = thing([84, 100], [0, -90], (brush) => {
  const { of, form } = brush;
  return [
    path('M-22 -84L-30 -4H-22L-12 -84ZM22 -84L30 -4H22L12 -84Z', of('#845a3a')),
    path('M-32 -86L-42 0H-33L-20 -86ZM32 -86L42 0H33L20 -86Z', upright(brush, WOOD)),
    line('M-34 -34H34', of('#96683f'), 5),
    ellipse(0, -88, 40, 12, form(WOOD, 0.1, 0.3)),
    ellipse(0, -91, 40, 10, form('#dcab72', 0.3, 0.06)),
    seam(brush, 'M-24 -92Q0 -87 26 -92M-12 -96Q4 -94 18 -96', WOOD, { width: 1.2 }),
  ];
});

const crate = thing([100, 78], [0, -40], (brush) => {
  const { of, form } = brush;
  const board = (y: number) => rect(-46, y, 92, 17, form('#c89458', 0.2, 0.16), { corner: 2 });
  return [
    path('M-40 -78H40L48 -66H-48Z', form('#ddb079', 0.25, 0.08)),
    seam(brush, 'M-14 -77L-17 -67M14 -77L17 -67', WOOD, { width: 1.4 }),
    rect(-46, -66, 92, 66, hollow(brush, DARK_WOOD)),
    [-65, -43.5, -22].map(board),
    rect(-50, -68, 13, 68, upright(brush, WOOD), { corner: 2.5 }),
    rect(37, -68, 13, 68, upright(brush, WOOD), { corner: 2.5 }),
    dusk(brush, 'M-37 -66H37V-60H-37Z', 0.2),
    [-58, -36, -14].map((y) => line(`M-44 ${y}h.1M44 ${y}h.1`, of('#6f5238'), 3.4)),
  ];
});

const flatStone = thing([100, 42], [0, -20], (brush) => {
  const grey: Colour = '#a8a49c';
  return [
    path(
      'M-47 -10Q-50 -27 -38 -33Q-6 -44 34 -36Q50 -31 49 -14Q47 0 34 0H-34Q-46 0 -47 -10Z',
      warm(brush, grey),
    ),
    path('M-42 -28Q-6 -44 38 -33Q30 -25 -4 -24Q-30 -23 -42 -28Z', brush.lit(grey, 0.4), { opacity: 0.75 }),
    seam(brush, 'M-22 -21Q-18 -12 -24 -4M14 -22Q20 -14 18 -7', grey, { width: 1.6 }),
    dusk(brush, 'M-46 -8Q0 -2 48 -10Q46 0 34 0H-34Q-45 0 -46 -8Z', 0.2),
  ];
});

const bench = thing([100, 54], [0, -30], (brush) => {
  const { of, form } = brush;
  return [
    rect(-42, -52, 5, 30, of('#7d5a3e')),
    rect(37, -52, 5, 30, of('#7d5a3e')),
    rect(-48, -53, 96, 8, form(WOOD, 0.3, 0.2), { corner: 2 }),
    rect(-48, -42, 96, 8, form(WOOD, 0.25, 0.22), { corner: 2 }),
    path('M-44 -29H44L50 -21H-50Z', form('#d8a66c', 0.25, 0.08)),
    rect(-50, -22, 100, 6, form(WOOD, 0.2, 0.3), { corner: 2 }),
    rect(-45, -17, 7, 17, upright(brush, DARK_WOOD), { corner: 2 }),
    rect(38, -17, 7, 17, upright(brush, DARK_WOOD), { corner: 2 }),
  ];
});

/** Three steps up to the right, seen from the side. */
const stairs = thing([100, 90], [0, -45], (brush) => {
  const { form, of } = brush;
  const step = (i: number) => {
    const [x, top] = [-50 + i * 25, -22 * (i + 1)];
    return [
      rect(x, top, 100 - i * 25, -top, form('#c49a6a', 0.16, 0.2)),
      rect(x - 2, top - 3, 100 - i * 25 + 4, 6, of('#dcb582'), { corner: 1.5 }),
    ];
  };
  return [[0, 1, 2, 3].map(step), dusk(brush, 'M-50 -6H50V0H-50Z', 0.2)];
});

const pillow = thing([100, 56], [0, -28], (brush) => [
  path(
    'M-46 -6Q-50 -14 -46 -26Q-50 -44 -40 -50Q0 -60 40 -50Q50 -44 46 -26Q50 -12 44 -4Q0 3 -46 -6Z',
    brush.form('#f2ead8', 0.4, 0.22),
  ),
  seam(
    brush,
    'M-40 -46Q-30 -40 -24 -30M40 -46Q30 -40 26 -32M-42 -8Q-32 -14 -26 -20M40 -8Q32 -14 26 -18',
    '#cbbfa6',
    { width: 1.8 },
  ),
  gleam(brush, 'M-26 -48Q-6 -52 12 -51', 3, 0.5),
]);

export const THINGS_TO_SIT_ON = {
  stool: detailed(stool, 'M-30 -70L-34 -30M30 -66L33 -40M-16 -90H10', WOOD),
  crate: detailed(crate, 'M-30 -58H10M-20 -36H24M-28 -14H18', WOOD),
  'flat-stone': detailed(flatStone, 'M-30 -30Q-20 -28 -12 -31M10 -34h12M-38 -14h8', '#a8a49c'),
  bench: detailed(bench, 'M-40 -50H10M-20 -39H36M-36 -26H20M-41 -14V-4', WOOD),
  stairs: detailed(stairs, 'M-40 -12H30M-14 -34H40M12 -56H44', '#c49a6a'),
  pillow: detailed(pillow, 'M-14 -40q8 4 14 0M6 -20q8 4 14 0', '#cbbfa6'),
} satisfies Partial<Record<Prop, PropArt>>;
