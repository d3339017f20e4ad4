import type { Prop } from '#domain/picture-world.ts';
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
  DARK_WOOD,
  IRON,
  WOOD,
  detailed,
  dusk,
  gleam,
  level,
  seam,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Dug, with the earth beside it; empty, it has no heap and may be anywhere, even in a cloud. */
const hole = thing([100, 34], [0, -10], (brush) => {
  const { of, form, state } = brush;
  const plain = state === 'empty';
  return [
    !plain && path('M14 -12Q22 -34 34 -34Q44 -32 50 -14Q44 -8 30 -8Z', form('#8c6444', 0.26, 0.24)),
    ellipse(plain ? 0 : -6, -12, plain ? 49 : 43, 12, of('#6d4c34')),
    ellipse(plain ? 0 : -6, -11, plain ? 46 : 40, 10, of('#2b211c')),
    path(
      plain
        ? 'M-44 -12Q0 -24 44 -12Q30 -18 0 -18Q-30 -18 -44 -12Z'
        : 'M-44 -12Q-6 -24 32 -12Q20 -18 -6 -18Q-32 -18 -44 -12Z',
      of('#4a3628'),
    ),
    !plain && line('M24 -20h.1M32 -27h.1M40 -18h.1M-46 -4h.1M-34 0h.1M38 -4h.1', of('#a87c56'), 4),
  ];
});

/** Where somebody went: bare feet, one before the other, into the distance. */
const footprints = thing([100, 34], [0, -10], (brush) => {
  const { of, near } = brush;
  const print = of('#6b5a4c');
  const step = (x: number, y: number, scale: number): Art =>
    group(
      [ellipse(3, 0, 5.6, 2.5, print, { opacity: 0.75 }), ellipse(-5, 0.4, 2.6, 2, print, { opacity: 0.75 })],
      {
        x,
        y,
        turn: -14,
        scale,
      },
    );
  return [
    step(-42, -6, 1.25),
    step(-28, -14, 1.2),
    step(-14, -8, 1.1),
    step(0, -18, 1),
    step(12, -13, 0.95),
    step(24, -23, 0.85),
    step(34, -19, 0.8),
    step(44, -29, 0.7),
    near && line('M-46 -4q4 2 8 0M-18 -6q4 2 7 0', of('#4d3f35'), 0.8),
  ];
});

/** Chalked on the ground, square by square, with a stone in one. */
const hopscotch = thing([100, 40], [0, -10], (brush) => {
  const { of, near } = brush;
  const chalk = of('#fbf7ec');
  return [
    line('M-50 -10L-42 -26H-26L-31 -10ZM-31 -10L-26 -26H-10L-12 -10ZM-12 -10L-10 -26H6V-10Z', chalk, 2, {
      opacity: 0.9,
    }),
    line('M6 -2V-18H26L30 -2ZM6 -18V-32H22L26 -18Z', chalk, 2, { opacity: 0.9 }),
    line('M27 -16H42Q50 -28 38 -34L24 -32', chalk, 2, { opacity: 0.9 }),
    ellipse(-20, -17, 5, 3, warm(brush, '#a8a49c')),
    near && line('M-40 -20l5 -2M-4 -22v8M14 -14v8M12 -28h5', chalk, 1.4, { opacity: 0.7 }),
    line('M-48 -3h.1M48 -4h.1M0 -38h.1', chalk, 1.6, { opacity: 0.5 }),
  ];
});

/** On this side is mine, and on that side is yours. */
const chalkLine = thing([100, 12], [0, -6], (brush) => {
  const { of, near } = brush;
  return [
    path('M-50 -3Q-20 -8 10 -5Q30 -4 50 -8L50 -5Q30 -1 10 -2Q-20 -4 -50 0Z', of('#fbf7ec'), {
      opacity: 0.95,
    }),
    line('M-46 -9h.1M-20 -11h.1M8 -10h.1M40 -11h.1M-34 -2h.1M26 0h.1', of('#fbf7ec'), 1.8, { opacity: 0.7 }),
    near && line('M-40 -4L-30 -5M-6 -6L6 -5M22 -5L34 -5', of('#cfc8b8'), 0.9),
  ];
});

/** Eight by eight, laid out on the ground as for giants; a few men are still standing. */
const chessboard = thing([100, 46], [0, -20], (brush) => {
  const { of, near } = brush;
  const [rows, top, bottom] = [4, -34, -2];
  const edge = (row: number) => 32 + (50 - 32) * (row / rows);
  const cells = Array.from({ length: rows * 8 }, (_, i) => {
    const [row, column] = [Math.floor(i / 8), i % 8];
    if ((row + column) % 2) return '';
    const y = (at: number) => top + ((bottom - top) * at) / rows;
    const x = (at: number, side: number) => -edge(at) + (edge(at) * 2 * side) / 8;
    return `M${x(row, column).toFixed(1)} ${y(row)}L${x(row, column + 1).toFixed(1)} ${y(row)}L${x(row + 1, column + 1).toFixed(1)} ${y(row + 1)}L${x(row + 1, column).toFixed(1)} ${y(row + 1)}Z`;
  }).join('');
  const man = (x: number, y: number, colour: '#fbf4e6' | '#574a52') =>
    group([path('M-4 0Q-4 -4 -2 -5L-1 -11H1L2 -5Q4 -4 4 0Z', of(colour)), circle(0, -12, 2.6, of(colour))], {
      x,
      y,
    });
  return [
    path(`M-32 ${top}H32L50 ${bottom}H-50Z`, of('#efe2c6')),
    path(cells, of('#8c6444')),
    line(`M-32 ${top}H32L50 ${bottom}H-50Z`, of('#6d4c34'), 1.6),
    [
      man(-22, -26, '#574a52'),
      man(-4, -30, '#574a52'),
      man(18, -28, '#574a52'),
      man(-14, -10, '#fbf4e6'),
      man(24, -12, '#fbf4e6'),
    ],
    near && line('M-46 -1H46', of('#b8925c'), 1),
  ];
});

/** Two of them on their sleepers, to the left and to the right as far as they go. */
const rails = thing([100, 16], [0, -8], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-50 0C-51 -4 -47 -16 -42 -16H42C47 -16 51 -4 50 0Z', form('#a89a8c', 0.2, 0.2)),
    near && line('M-38 -8h.1M-16 -4h.1M6 -8h.1M28 -4h.1M40 -9h.1M-27 -12h.1M17 -12h.1', of('#857869'), 1.8),
    Array.from({ length: 9 }, (_, i) => {
      const [x, far] = [-44 + i * 11, -38 + i * 9.5];
      return path(`M${x - 3} -1.4L${far - 2} -14.6H${far + 2.4}L${x + 3} -1.4Z`, form('#7d5a3e', 0.2, 0.24));
    }),
    rect(-43, -13, 86, 1.8, of('#9aa3ad'), { corner: 0.9 }),
    rect(-49.4, -5.6, 98.8, 3, of('#7d8792'), { corner: 1 }),
    line('M-43 -12.8H43M-49 -5.4H49', of('#dfe6ea'), 0.8),
  ];
});

const logPile = thing([100, 62], [0, -40], (brush) => {
  const { of, form } = brush;
  const log = (x: number, y: number) => [
    circle(x, y, 13, form('#8c6444', 0.24, 0.26)),
    circle(x, y, 10.4, of('#e3bd86')),
    line(`M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0M${x - 2} ${y}h4`, of('#b98a55'), 1.4),
  ];
  return [
    [log(-36, -13), log(-12, -13), log(12, -13), log(36, -13)],
    [log(-24, -32), log(0, -32), log(24, -32)],
    [log(-10, -49), log(14, -49)],
    dusk(brush, 'M-50 -4H50V0H-50Z', 0.2),
  ];
});

const stump = thing([100, 66], [0, -30], (brush) => {
  const { of } = brush;
  return [
    path('M-36 -54Q-34 -22 -50 0H50Q34 -22 36 -54Z', upright(brush, '#7d5a3e')),
    ellipse(0, -54, 37, 11, of('#7d5a3e')),
    ellipse(0, -55, 33, 9, of('#e3bd86')),
    line(
      'M-20 -55a20 5 0 1 1 40 0a20 5 0 1 1 -40 0M-9 -55a9 2.4 0 1 1 18 0a9 2.4 0 1 1 -18 0',
      of('#b98a55'),
      1.6,
    ),
    seam(brush, 'M-24 -40Q-24 -16 -32 -2M-4 -42V-4M20 -40Q20 -18 28 -4', DARK_WOOD, { width: 2 }),
    path('M30 -58Q40 -68 46 -60Q40 -52 30 -58Z', of('#7fae72')),
  ];
});

/** Flat stones, one on another, by turns. Broken: it leans. */
const cairn = thing([60, 100], [0, -50], (brush) => {
  const stone = (y: number, half: number, high: number, x = 0) =>
    path(
      `M${x - half} ${y - high * 0.4}Q${x - half} ${y - high} ${x - half * 0.5} ${y - high}H${x + half * 0.6}Q${x + half} ${y - high} ${x + half} ${y - high * 0.5}Q${x + half} ${y} ${x + half * 0.6} ${y}H${x - half * 0.6}Q${x - half} ${y} ${x - half} ${y - high * 0.4}Z`,
      warm(brush, half > 20 ? '#9c9890' : half > 13 ? '#b0a99c' : '#a39a90'),
    );
  return [
    stone(0, 29, 20),
    stone(-19, 24, 17, 2),
    stone(-35, 21, 16, -3),
    stone(-50, 17, 15, 2),
    stone(-64, 14, 13, -1),
    stone(-76, 11, 12, 2),
    stone(-87, 8, 13),
  ];
});

/** A beam and a wheel, with two handles to push it. */
const wheelbarrow = thing([100, 58], [-44, -26], (brush) => {
  const { of, form } = brush;
  return [
    line('M-50 -30L20 -18L34 -12', of(DARK_WOOD), 5),
    path('M-34 -52H36L24 -20H-18Z', form('#b8574d', 0.26, 0.26)),
    path('M-34 -52H36L34 -47H-32Z', of('#d98a6a')),
    line('M-14 -20L-20 0M-2 -20L-6 0', of(DARK_WOOD), 4),
    circle(34, -14, 14, of('#4f4a52')),
    circle(34, -14, 10, of('#c9a574')),
    line('M34 -24V-4M24 -14H44', of('#7d5a3e'), 2.4),
    circle(34, -14, 2.6, of(IRON)),
    gleam(brush, 'M-26 -46L-14 -26', 2.4, 0.4),
  ];
});

/** Long, to steer and to drive a boat. */
const paddle = thing([20, 100], [0, -66], (brush) => {
  const { of, form } = brush;
  return [
    rect(-2.5, -96, 5, 70, upright(brush, WOOD), { corner: 2 }),
    rect(-7, -100, 14, 6, level(brush, WOOD), { corner: 3 }),
    path('M-3 -40Q-10 -34 -10 -16Q-10 0 0 0Q10 0 10 -16Q10 -34 3 -40Z', form('#c9935c', 0.3, 0.24)),
    line('M0 -36V-6', of('#a87444'), 1.6),
    path('M-9.6 -14H9.6V-9H-9Z', of('#d4604f')),
  ];
});

export const THINGS_UNDERFOOT = {
  hole: detailed(hole, 'M-34 -4Q-6 4 22 -4M-26 -20H-12', '#6d4c34'),
  footprints,
  hopscotch,
  'chalk-line': chalkLine,
  chessboard,
  rails,
  'log-pile': detailed(logPile, 'M-44 -8l4 4M-18 -36l4 -4M18 -30l6 4M8 -52l4 3', '#6d4c34'),
  'tree-stump': detailed(stump, 'M-40 -8L-36 -20M40 -8L36 -22M-14 -30V-14M10 -32V-16', DARK_WOOD),
  cairn: detailed(cairn, 'M-18 -10h10M4 -12h12M-10 -26h12M-14 -42h10M-4 -57h10', '#7a766e'),
  wheelbarrow: detailed(wheelbarrow, 'M-26 -40H28M-22 -30H26M-46 -28L-36 -27', '#8a342c'),
  paddle: detailed(paddle, 'M-5 -30V-18M5 -30V-18M0 -88V-60', '#8c6038'),
} satisfies Partial<Record<Prop, PropArt>>;
