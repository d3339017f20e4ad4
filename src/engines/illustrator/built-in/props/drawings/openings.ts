import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  DARK_WOOD,
  WOOD,
  dusk,
  gleam,
  hollow,
  seam,
  thing,
  upright,
  detailed,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Light behind glass, where somebody is at home. */
const pane = ({ canvas, state, of }: PropBrush): Colour =>
  state === 'lit' || canvas.light.night ? '#ffdf8e' : of('#bfe0ea');

const window = thing([88, 100], [0, -50], (brush) => {
  const { of, form, state } = brush;
  const frame = form('#f2e8d6', 0.2, 0.22);
  const glass = [
    rect(-36, -94, 72, 82, pane(brush), { corner: 2 }),
    gleam(brush, 'M-28 -60L-8 -88M-26 -42L-18 -54', 4, 0.5),
  ];
  return [
    rect(-44, -100, 88, 94, frame, { corner: 3 }),
    glass,
    state === 'open'
      ? path('M-36 -94L-50 -100V-18L-36 -12ZM36 -94L50 -100V-18L36 -12Z', form('#e8dcc4', 0.2, 0.3))
      : line('M0 -94V-12M-36 -54H36', of('#efe4d0'), 6),
    rect(-48, -10, 96, 10, form('#e4d6ba', 0.3, 0.3), { corner: 2 }),
  ];
});

/** Open, its leaf stands in the way of nobody, and one sees into the next room: a floor, a wall, and a light. */
const door = thing([70, 100], [0, -50], (brush) => {
  const { of, form, state, canvas } = brush;
  const leaf: Colour = '#4f8a84';
  const panels = (x: number, w: number) => [
    rect(x + 5, -88, w - 10, 34, of('#437873'), { corner: 2 }),
    rect(x + 5, -46, w - 10, 38, of('#437873'), { corner: 2 }),
  ];
  const frame = [
    rect(-27, -100, 54, 100, upright(brush, WOOD), { corner: 3 }),
    rect(-21, -94, 42, 94, hollow(brush, DARK_WOOD)),
  ];
  if (state !== 'open') {
    return [
      line('M-35 -1H35', of('#a87c52'), 3),
      frame,
      rect(-21, -94, 42, 94, form(leaf, 0.2, 0.3)),
      panels(-21, 42),
      circle(15, -46, 3, of(BRASS)),
      seam(brush, 'M-24 -98V-2M24 -98V-2', WOOD, { width: 1 }),
    ];
  }
  return [
    line('M-35 -1H35', of('#a87c52'), 3),
    frame,
    rect(-21, -94, 42, 70, of('#7d6450')),
    path('M-21 -24H21V0H-21Z', of('#b08a5e')),
    path('M-6 -24H6L14 0H-14Z', of('#b8574d')),
    rect(2, -74, 13, 18, of('#e9d3a8'), { corner: 1 }),
    canvas.glow(-4, -60, 26, 34, '#ffdf9a', 0.5),
    path('M21 -94L35 -100V6L21 0Z', form(leaf, 0.24, 0.3)),
    path('M24 -86L32 -89V-54L24 -54ZM24 -46L32 -46V-4L24 -7Z', of('#437873')),
    circle(32, -48, 2.4, of(BRASS)),
    seam(brush, 'M-24 -98V-2', WOOD, { width: 1 }),
  ];
});

const gate = thing([100, 74], [0, -40], (brush) => {
  const bar = (x: number) => path(`M${x - 5} 0V-60L${x} -68L${x + 5} -60V0Z`, upright(brush, '#efe6d4'));
  return [
    rect(-44, -54, 88, 7, brush.form('#e2d7c0', 0.2, 0.2)),
    rect(-44, -22, 88, 7, brush.form('#e2d7c0', 0.2, 0.2)),
    [-28, -12, 4, 20, 34].map(bar),
    rect(-50, -74, 10, 74, upright(brush, WOOD), { corner: 3 }),
    rect(40, -74, 10, 74, upright(brush, WOOD), { corner: 3 }),
  ];
});

const sign = thing([76, 100], [0, -30], (brush) => [
  rect(-4, -60, 8, 60, upright(brush, DARK_WOOD), { corner: 2 }),
  path('M-38 -98H26L38 -80L26 -62H-38Z', brush.form('#dcae70', 0.25, 0.2)),
  seam(brush, 'M-28 -86H16M-28 -76H8', WOOD, { width: 3 }),
]);

/** A carton; open, its flaps stand up. */
const box = thing([100, 84], [0, -40], (brush) => {
  const { form, of, state } = brush;
  const card: Colour = '#cfa06a';
  return [
    state === 'open' || state === 'empty'
      ? [
          path('M-42 -60L-30 -74H34L46 -60Z', hollow(brush, '#8a6238')),
          path('M-42 -60L-58 -76L-44 -84L-30 -74ZM46 -60L58 -78L46 -84L34 -74Z', form(card, 0.3, 0.1)),
        ]
      : [
          path('M-42 -60L-30 -74H34L46 -60Z', form('#dfb682', 0.3, 0.05)),
          path('M-2 -74H10L8 -60H-6Z', of('#e9d3a8')),
        ],
    rect(-44, -60, 90, 60, form(card, 0.16, 0.24), { corner: 2 }),
    state !== 'open' && rect(-6, -60, 14, 18, of('#e4cda0')),
    dusk(brush, 'M-44 -8H46V0H-44Z', 0.2),
  ];
});

const suitcase = thing([100, 76], [0, -72], (brush) => {
  const { form, of } = brush;
  return [
    line('M-16 -62V-72Q-16 -76 -12 -76H12Q16 -76 16 -72V-62', of('#6f4a34'), 6),
    rect(-50, -64, 100, 64, form('#a8643f', 0.25, 0.28), { corner: 9 }),
    rect(-34, -64, 9, 64, of('#7d482e')),
    rect(25, -64, 9, 64, of('#7d482e')),
    circle(-29.5, -40, 4, of(BRASS)),
    circle(29.5, -40, 4, of(BRASS)),
    seam(brush, 'M-47 -34H47', '#7d482e', { width: 2 }),
  ];
});

export const THINGS_THAT_OPEN = {
  window: detailed(window, 'M-41 -90V-16M41 -90V-16M-40 -5H40', '#d9cdb6'),
  door: detailed(door, 'M-14 -84H14M-14 -42H14M-24 -60V-30M-32 -3H-28', '#437873'),
  gate: detailed(gate, 'M-45 -60V-10M45 -60V-10M-28 -50V-10M4 -50V-10', WOOD),
  sign: detailed(sign, 'M-30 -92H18M-30 -68H14M-1 -50V-10', WOOD),
  box: detailed(box, 'M-38 -30H40M-36 -14h20M18 -50h18', '#a87a44'),
  suitcase: detailed(suitcase, 'M-44 -56H44M-44 -8H44M-46 -40V-20', '#7d482e'),
} satisfies Partial<Record<Prop, PropArt>>;
