import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  deep,
  dots,
  dusk,
  gleam,
  PAINT,
  ring,
  rod,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const RUBBER: Colour = '#4c4854';

/** A wheel with a hub cap, standing on the ground. */
function wheel(brush: PropBrush, x: number, radius: number, cap: Colour = PAINT.steel): Art {
  return [
    circle(x, -radius, radius, brush.ball(RUBBER, 0.2, 0.2)),
    circle(x, -radius, radius * 0.58, brush.ball(cap, 0.4, 0.3)),
    circle(x, -radius, radius * 0.18, brush.of(RUBBER)),
  ];
}

/** With one sail and a pennant; it lies where it is put, in water or on the shore. */
const boat: PropArt = {
  width: 92,
  height: 100,
  grip: [0, -14],
  draw: (brush) => [
    rod(brush, [-2, -20], [-2, -96], 3.6, PAINT.bark),
    path('M-1 -98L-18 -94L-1 -89Z', brush.of(PAINT.red)),
    path('M2 -88Q40 -56 41 -32Q20 -26 2 -32Z', brush.form(PAINT.cream, 0.3, 0.22)),
    path('M22 -68Q40 -48 41 -32Q32 -29 24 -29Q32 -48 22 -68Z', dusk(brush), { opacity: 0.1 }),
    path('M-6 -82Q-12 -48 -36 -34Q-20 -28 -6 -32Z', brush.form(PAINT.yellow, 0.3, 0.2)),
    path('M-46 -25Q0 -14 46 -26Q42 -4 28 0H-26Q-42 -6 -46 -25Z', brush.form(PAINT.clay, 0.2, 0.36)),
    path('M-43 -15Q0 -4 43 -15Q38 -3 28 0H-26Q-38 -4 -43 -15Z', brush.form(PAINT.blue, 0.1, 0.36)),
    line('M-45 -25Q0 -14 45 -26', brush.lit(PAINT.wood, 0.3), 3.4),
    brush.near && [
      line('M6 -70Q22 -64 30 -66M6 -50Q24 -44 38 -48', deep(brush, PAINT.cream, 0.16), 1.2),
      dots([-22, -14, 0, -12, 22, -14], 2.4, brush.of(PAINT.cream)),
      line('M-2 -94L-44 -26M-2 -94L44 -27', brush.of(PAINT.bark), 0.7, { opacity: 0.8 }),
    ],
  ],
};

const train: PropArt = {
  width: 100,
  height: 78,
  grip: [0, -26],
  draw: (brush) => [
    rect(-46, -20, 92, 9, deep(brush, PAINT.dark, 0.1), { corner: 3 }),
    rect(-40, -62, 28, 46, brush.form(PAINT.red, 0.2, 0.26), { corner: 3 }),
    rect(-36, -56, 20, 17, brush.lit('#cfe3e4', 0.2), { corner: 3 }),
    path('M-36 -42L-22 -56H-28L-36 -48Z', brush.lit('#ffffff', 0.2), { opacity: 0.6 }),
    path('M-46 -62Q-46 -69 -38 -69H-14Q-7 -69 -7 -62Z', brush.form(PAINT.navy, 0.24, 0.2)),
    rect(-14, -48, 52, 32, brush.form(PAINT.teal, 0.3, 0.36), { corner: 6 }),
    rect(36, -46, 7, 28, brush.form(PAINT.navy, 0.2, 0.3), { corner: 3 }),
    line('M2 -48V-17M22 -48V-17', brush.of(PAINT.brass), 2.6),
    path('M24 -48L21 -68H38L35 -48Z', brush.form(PAINT.navy, 0.26, 0.3)),
    rect(18.5, -76, 22, 9, brush.form(PAINT.brass, 0.34, 0.24), { corner: 3 }),
    path('M2 -48Q2 -57 9 -57Q16 -57 16 -48Z', brush.form(PAINT.brass, 0.4, 0.24)),
    line('M-9 -42H32', brush.lit(PAINT.teal, 0.5), 3, { opacity: 0.6 }),
    path('M38 -13H47L50 -2H36Z', brush.form(PAINT.red, 0.1, 0.3)),
    wheel(brush, -27, 13, PAINT.red),
    wheel(brush, 4, 9.5, PAINT.red),
    wheel(brush, 25, 9.5, PAINT.red),
    line('M-27 -10L4 -8.5L25 -8.5', brush.of(PAINT.steel), 3),
    circle(43, -36, 3.4, '#ffe9ad'),
    brush.near && [
      dots([-38, -36, -14, -36, -38, -20, -14, -20, 2, -44, 22, -44], 1, brush.lit(PAINT.brass, 0.4)),
      line('M38 -12L40 -3M42 -12L44 -3', brush.lit(PAINT.red, 0.4), 1),
      line('M-36 -32H-16', brush.of(PAINT.yellow), 1.6),
    ],
  ],
};

const carRoof = (brush: PropBrush): Art => [
  path('M-30 -30C-26 -48 -20 -54 -6 -54H8C20 -54 26 -46 32 -31Z', brush.form(PAINT.orange, 0.34, 0.1)),
  path('M-25 -31C-22 -44 -18 -49 -8 -49H-3V-31Z', brush.lit('#bcd9de', 0.2)),
  path('M2 -49H7C16 -49 21 -43 26 -31H2Z', brush.lit('#bcd9de', 0.1)),
  path('M-20 -34L-12 -47H-8L-16 -34ZM8 -33L14 -45L17 -43L12 -33Z', brush.lit('#ffffff', 0.2), {
    opacity: 0.6,
  }),
];

/** Open, it has no roof: somebody is in it. */
const car: PropArt = {
  width: 100,
  height: 54,
  grip: [0, -16],
  draw: (brush) => [
    brush.state === 'open'
      ? path('M24 -32L34 -50L37 -48L30 -31Z', brush.lit('#bcd9de', 0.2))
      : carRoof(brush),
    path(
      'M-50 -18C-50 -28 -44 -31 -34 -32H34C44 -31 50 -26 50 -17V-13Q50 -9 45 -9H-46Q-50 -9 -50 -13Z',
      brush.form(PAINT.orange, 0.24, 0.34),
    ),
    path('M-50 -16H50V-13Q50 -9 45 -9H-46Q-50 -9 -50 -13Z', dusk(brush), { opacity: 0.16 }),
    line('M0 -31V-11', deep(brush, PAINT.orange, 0.3), 1.4),
    circle(-28, -11, 13, deep(brush, PAINT.orange, 0.46)),
    circle(28, -11, 13, deep(brush, PAINT.orange, 0.46)),
    wheel(brush, -28, 11, PAINT.cream),
    wheel(brush, 28, 11, PAINT.cream),
    ellipse(46, -23, 3.4, 4, '#ffeeb8'),
    rect(-50, -25, 4.6, 7, brush.of(PAINT.red), { corner: 2 }),
    gleam(brush, 'M-40 -28H-18', 2.2, 0.5),
    brush.near && [
      line('M6 -26h7', brush.lit(PAINT.steel, 0.4), 2),
      rect(36, -14, 14, 4, brush.form(PAINT.steel), { corner: 2 }),
      rect(-50, -14, 14, 4, brush.form(PAINT.steel), { corner: 2 }),
      brush.state !== 'open' && line('M-3 -49V-31', deep(brush, PAINT.orange, 0.2), 1.6),
    ],
  ],
};

/** A wheel of spokes. */
function spoked(brush: PropBrush, [x, y]: Point, radius: number): Art {
  const spokes = Array.from({ length: brush.near ? 12 : 8 }, (_, i) => {
    const angle = (i / (brush.near ? 12 : 8)) * Math.PI * 2;
    return `M${at([x, y])}L${at([x + Math.cos(angle) * radius, y + Math.sin(angle) * radius])}`;
  });
  return [
    line(spokes.join(''), brush.of(PAINT.iron), 0.9, { opacity: 0.7 }),
    line(ring([x, y], radius), brush.of(RUBBER), 3.6),
    line(ring([x, y], radius - 2.6), brush.lit(PAINT.steel, 0.3), 1.2),
    circle(x, y, 2.6, brush.ball(PAINT.steel)),
  ];
}

const bicycle: PropArt = {
  width: 100,
  height: 66,
  grip: [20, -58],
  draw: (brush) => [
    spoked(brush, [-29, -20.5], 18.6),
    spoked(brush, [29, -20.5], 18.6),
    line(
      'M-29 -20L-4 -18L-14 -46L18 -46L-4 -18M-14 -46L-29 -20M29 -20L16 -54',
      deep(brush, PAINT.red, 0.16),
      3.6,
    ),
    line('M-13 -46L17 -46M29 -20L16 -54', brush.lit(PAINT.red, 0.3), 1.3, { opacity: 0.8 }),
    line('M-14 -46L-17 -53', brush.of(PAINT.iron), 3),
    path('M-29 -56Q-18 -60 -7 -55Q-9 -51 -16 -51Q-26 -51 -29 -56Z', brush.form(PAINT.bark, 0.24, 0.3)),
    line('M16 -54Q15 -60 19 -62Q28 -64 28 -57', brush.of(PAINT.iron), 3),
    line('M24 -62.4Q28.6 -62 28 -56', brush.of(PAINT.bark), 4),
    circle(-4, -18, 5.6, brush.ball(PAINT.iron)),
    line('M-4 -18L2 -8', brush.of(PAINT.iron), 2.6),
    rect(-2, -8, 10, 3.4, brush.of(RUBBER), { corner: 1.5 }),
    brush.near && [
      line('M-29 -23L-4 -23.4M-29 -17L-4 -12.6', brush.of(PAINT.iron), 0.9, { dash: '1.4 1' }),
      circle(21, -63, 2.2, brush.ball(PAINT.brass, 0.5)),
      line('M-46 -24Q-44 -41 -27 -42M12 -27Q18 -42 32 -42', deep(brush, PAINT.red, 0.1), 1.8),
    ],
  ],
};

const rocket: PropArt = {
  width: 62,
  height: 100,
  grip: [0, -30],
  turn: 18,
  draw: (brush) => [
    path(
      'M-14 -34C-30 -26 -32 -12 -30 0C-24 -8 -18 -10 -10 -12ZM14 -34C30 -26 32 -12 30 0C24 -8 18 -10 10 -12Z',
      brush.form(PAINT.red, 0.2, 0.3),
    ),
    path('M-10 -14H10L14 -3Q0 3 -14 -3Z', brush.form(PAINT.iron, 0.2, 0.3)),
    path(
      'M0 -100C16 -86 22 -62 18 -38Q16 -22 11 -11H-11Q-16 -22 -18 -38C-22 -62 -16 -86 0 -100Z',
      brush.form(PAINT.cream, 0.3, 0.3),
    ),
    path(
      'M0 -100C9 -92 15 -82 17.6 -71Q0 -65 -17.6 -71C-15 -82 -9 -92 0 -100Z',
      brush.form(PAINT.red, 0.3, 0.24),
    ),
    shade(brush, 'M0 -100C16 -86 22 -62 18 -38Q16 -22 11 -11H2C12 -40 10 -74 0 -100Z', 0.14),
    circle(0, -52, 10, brush.ball(PAINT.brass, 0.3, 0.3)),
    circle(0, -52, 7, brush.ball('#9fcbd3', 0.4, 0.4)),
    gleam(brush, 'M-4 -53Q-3 -56 0 -56.6', 1.8, 0.9),
    path('M0 -34Q5 -18 3.4 -2H-3.4Q-5 -18 0 -34Z', brush.form(PAINT.red, 0.3, 0.2)),
    brush.near && [
      line('M-17.6 -34Q0 -28 17.6 -34', deep(brush, PAINT.cream, 0.3), 1),
      dots([-13, -66, 13, -66, -14, -40, 14, -40, -11, -18, 11, -18], 1, deep(brush, PAINT.cream, 0.4)),
      line(`M${n(-12)} -80Q-6 -77 0 -77`, brush.lit(PAINT.red, 0.5), 1.6),
    ],
  ],
};

export const VEHICLES = { boat, train, car, bicycle, rocket } satisfies Partial<Record<Prop, PropArt>>;
