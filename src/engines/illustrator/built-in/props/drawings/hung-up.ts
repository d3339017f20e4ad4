import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  PAPER,
  WOOD,
  detailed,
  dusk,
  gleam,
  ripe,
  seam,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A sock on a line, its toe to the right. */
const SOCK = 'M-5 0H5V14Q6 17 11 20Q14 23 12 26Q9 29 4 27Q-3 25 -5 18Z';

function onLine({ of }: PropBrush, x: number, y: number, colour: Colour): Art {
  return group(
    [
      path(SOCK, of(colour)),
      path('M-5 3H5V7H-5Z', of(CREAM), { opacity: 0.8 }),
      rect(-1.4, -3, 2.8, 6, of('#c08a52'), { corner: 1 }),
    ],
    { x, y },
  );
}

/** Socks in red and blue, between two posts: whoever likes may read them. Empty: nothing but the line. */
const washingLine = thing([100, 84], [0, -60], (brush) => {
  const { of, state, near } = brush;
  const sag = (x: number) => -72 + 8 * (1 - (x / 42) ** 2);
  const wash: readonly (readonly [number, Colour])[] = [
    [-30, '#d4604f'],
    [-18, '#d4604f'],
    [-5, '#5489b5'],
    [18, '#d4604f'],
    [31, '#5489b5'],
  ];
  return [
    [-45, 45].map((x) => [
      rect(x - 2.5, -82, 5, 82, upright(brush, WOOD), { corner: 2 }),
      line(`M${x - 5} -77H${x + 5}`, of(DARK_WOOD), 3),
      circle(x, -82, 3, of(WOOD)),
    ]),
    line('M-45 -74Q0 -58 45 -74', of('#8a7d72'), 1.6),
    state !== 'empty' && wash.map(([x, colour]) => onLine(brush, x, sag(x), colour)),
    near && seam(brush, 'M-45 -60V-10M45 -60V-10', WOOD, { width: 0.9 }),
  ];
});

/** A board with pegs, and on them what people gave away to be kept. */
const coatPegs = thing([100, 66], [0, -60], (brush) => {
  const { of, form, state } = brush;
  const peg = (x: number) => [circle(x, -56, 2.6, of(DARK_WOOD)), circle(x, -57, 1.8, of(BRASS))];
  const coat = (x: number, colour: Colour, length: number) => [
    path(
      `M${x - 4} -56Q${x} -59 ${x + 4} -56L${x + 12} -46L${x + 9} ${-56 + length}H${x - 9}L${x - 12} -46Z`,
      form(colour, 0.24, 0.26),
    ),
    seam(brush, `M${x} -52V${-58 + length}`, colour, { width: 1.2 }),
  ];
  return [
    rect(-50, -66, 100, 14, form('#b98250', 0.26, 0.24), { corner: 3 }),
    [-40, -20, 0, 20, 40].map(peg),
    state !== 'empty' && [
      coat(-40, '#4f86a8', 50),
      group(
        [
          path('M-12 0H12Q10 -12 0 -12Q-10 -12 -12 0Z', form('#6b5a4c', 0.3, 0.2)),
          ellipse(0, 0, 16, 3.4, of('#5a4a3e')),
        ],
        { x: -18, y: -40 },
      ),
      coat(4, '#b8574d', 56),
      line('M20 -56Q15 -36 20 -14M24 -56Q27 -36 23 -18', of('#e0b04c'), 5),
      coat(42, '#67806a', 48),
    ],
  ];
});

/** Before a stage, drawn to both sides: behind it, it is about to begin. */
const curtain = thing([100, 94], [-34, -40], (brush) => {
  const { of, form, state } = brush;
  const folds = (x: number, to: number) =>
    path(
      `M${x} -86H${to}Q${to - (to - x) * 0.1} -40 ${x + (to - x) * 0.7} 0H${x}Z`,
      form('#a83e48', 0.24, 0.3),
    );
  return [
    state === 'open' && rect(-40, -86, 80, 86, of('#3a3346')),
    state === 'open'
      ? [folds(-46, -8), group(folds(-46, -8), { scale: [-1, 1] })]
      : [rect(-46, -86, 92, 86, form('#a83e48', 0.2, 0.3))],
    seam(
      brush,
      state === 'open'
        ? 'M-36 -84Q-36 -40 -40 -2M-24 -84Q-26 -40 -34 -2M36 -84Q36 -40 40 -2M24 -84Q26 -40 34 -2'
        : 'M-34 -84V-2M-20 -84V-2M-7 -84V-2M7 -84V-2M20 -84V-2M34 -84V-2',
      '#7a2a34',
      { width: 2.4 },
    ),
    path(
      'M-50 -94H50V-82Q38 -74 26 -82Q13 -74 0 -82Q-13 -74 -26 -82Q-38 -74 -50 -82Z',
      form('#8c303a', 0.24, 0.24),
    ),
    line('M-50 -82Q-38 -74 -26 -82Q-13 -74 0 -82Q13 -74 26 -82Q38 -74 50 -82', of('#e6b650'), 2.6),
  ];
});

/** A house, a sun and somebody who waves: a child's, on a sheet of paper. */
const drawing = thing([100, 74], [40, -12], (brush) => {
  const { of, form, near } = brush;
  return [
    rect(-50, -74, 100, 74, form(PAPER, 0.2, 0.12), { corner: 2 }),
    path('M-46 -22Q-10 -32 46 -20V-5H-46Z', of('#8fb56a')),
    line('M-30 -24V-46H-6V-24M-34 -44L-18 -58L-2 -44', of('#b8574d'), 3),
    rect(-22, -36, 8, 12, of('#5489b5')),
    circle(32, -58, 9, of('#f1c764')),
    line('M32 -72V-70M45 -58H43M42 -68L40 -66M22 -68L24 -66M21 -56H19', of('#e49350'), 2),
    circle(16, -40, 6, of('#f0b890')),
    line('M16 -34V-22M16 -30L8 -34M16 -30L26 -40M16 -22L11 -12M16 -22L21 -12', of('#5d4c4a'), 2.4),
    near && line('M13 -41h.1M19 -41h.1M13 -37Q16 -35 19 -37M-40 -66q4 -4 8 0t8 0', of('#5d4c4a'), 1.2),
    dusk(brush, 'M-50 -3H50V0H-50Z', 0.12),
  ];
});

/** A picture that is being painted, on three legs. */
const easel = thing([62, 100], [0, -50], (brush) => {
  const { of, form } = brush;
  return [
    path('M-2 -98H2L5 -10H-1Z', of('#7d5a3e')),
    path('M-8 -96H-3L-24 0H-30ZM8 -96H3L24 0H30Z', upright(brush, WOOD)),
    rect(-29, -86, 58, 46, form('#fbf6ea', 0.2, 0.12), { corner: 2 }),
    path('M-29 -58Q-10 -70 8 -60Q20 -54 29 -60V-40H-29Z', of('#6fa3b8')),
    path('M-29 -50Q0 -58 29 -48V-40H-29Z', of('#7fae72')),
    ellipse(8, -66, 9, 6, of('#f1c95a')),
    rect(-31, -40, 62, 5, form(WOOD, 0.24, 0.24), { corner: 2 }),
    line('M-20 -37l6 -3M14 -38l6 -2', of('#d4604f'), 2.4),
    gleam(brush, 'M-24 -80V-64', 2, 0.3),
  ];
});

/** With a fringe, and without its lamp. */
const lampshade = thing([100, 82], [0, -74], (brush) => {
  const { of, form } = brush;
  return group(
    [
      path('M-22 -66H22L44 -10Q0 4 -44 -10Z', form('#e8c27a', 0.3, 0.24)),
      line('M-44 -11Q0 3 44 -11', of('#b8574d'), 4),
      line('M-22 -66H22', of('#b8574d'), 3),
      line('M-36 -6V0M-24 -3V4M-12 -1V6M0 0V7M12 -1V6M24 -3V4M36 -6V0', of('#b8574d'), 2.4),
      circle(0, -67, 3, ripe(brush, BRASS)),
      gleam(brush, 'M-22 -56L-34 -20', 3, 0.4),
    ],
    { y: -6, scale: 1.1 },
  );
});

export const THINGS_HUNG_UP = {
  'washing-line': washingLine,
  'coat-pegs': detailed(coatPegs, 'M-46 -62H-30M-10 -62H14M24 -62H46M-42 -40V-14M6 -40V-8', WOOD),
  curtain: detailed(curtain, 'M-42 -78V-6M42 -78V-6M-44 -88H44', '#7a2a34'),
  drawing,
  easel: detailed(easel, 'M-14 -70L-26 -8M14 -34L24 -8M-26 -44H26', WOOD),
  lampshade: detailed(lampshade, 'M-12 -64L-22 -6M0 -64V-2M12 -64L22 -6', '#b8903c'),
} satisfies Partial<Record<Prop, PropArt>>;
