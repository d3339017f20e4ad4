import type { Prop } from '#domain/picture-world.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  deep,
  dots,
  dusk,
  gleam,
  lying,
  PAINT,
  ring,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const hammer: PropArt = {
  width: 66,
  height: 100,
  grip: [4, -20],
  turn: 26,
  draw: (brush) => [
    path('M0 -78L-1 -6Q0 0 4 0Q8 0 9 -6L8 -78Z', brush.form(PAINT.wood, 0.3, 0.34)),
    path('M-2 -26L-1.6 -4Q0 0 4 0Q8 0 9.6 -4L10 -26Q4 -22 -2 -26Z', brush.form(PAINT.red, 0.24, 0.3)),
    path('M-18 -98H4C16 -100 26 -94 33 -78C24 -86 16 -82 8 -80H-18Z', brush.form(PAINT.iron, 0.34, 0.34)),
    rect(-33, -100, 16, 24, brush.form(PAINT.iron, 0.44, 0.34), { corner: 3 }),
    rect(-19, -96, 5, 16, brush.of('#5d6674')),
    line('M-28 -95H-21M-12 -93H4Q14 -94 20 -90', brush.lit('#ffffff', 0.3), 2.2, { opacity: 0.55 }),
    brush.near && [
      line('M2 -70Q5 -56 3 -34M6 -66Q5 -50 6 -32', deep(brush, PAINT.wood, 0.34), 0.8, { opacity: 0.8 }),
      circle(4, -88, 1.8, deep(brush, PAINT.iron, 0.5)),
      line('M-1 -18h10M-1 -13h10M-1 -8h10', deep(brush, PAINT.red, 0.34), 1),
    ],
  ],
};

const wrench: PropArt = {
  width: 42,
  height: 100,
  grip: [0, -26],
  turn: 24,
  draw: (brush) => [
    path(
      'M-7 -66L-6 -16Q-12 -12 -12 -2Q-12 0 -6 0H6Q12 0 12 -2Q12 -12 6 -16L7 -66Q21 -72 21 -86Q20 -94 14 -100L11 -84L0 -78L-11 -84L-14 -100Q-20 -94 -21 -86Q-21 -72 -7 -66Z',
      brush.form(PAINT.steel, 0.34, 0.4),
    ),
    path(
      'M2 -76L11 -84L14 -100Q20 -94 21 -86Q21 -72 7 -66L6 -16Q12 -12 12 -2Q12 0 6 0H2Q5 -40 2 -76Z',
      dusk(brush),
      { opacity: 0.14 },
    ),
    ellipse(0, -7, 4.6, 4.4, deep(brush, PAINT.iron, 0.5)),
    path('M-3 -58H3L2.4 -24H-2.4Z', deep(brush, PAINT.steel, 0.26), { opacity: 0.8 }),
    gleam(brush, 'M-17 -84Q-16 -76 -9 -72', 2.4, 0.8),
    brush.near &&
      line('M-2.4 -56L-2 -26', brush.lit('#ffffff', 0.3), 1, {
        opacity: 0.8,
      }),
  ],
};

const TEETH = 9;

const gear: PropArt = {
  width: 100,
  height: 100,
  grip: [0, -10],
  draw: (brush) => {
    const tooth = (i: number): Point[] => {
      const spot = (share: number, reach: number): Point => {
        const angle = ((i + share) / TEETH) * Math.PI * 2 - Math.PI / 2;
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      };
      return [spot(-0.3, 38), spot(-0.17, 50), spot(0.17, 50), spot(0.3, 38)];
    };
    const rim = `M${Array.from({ length: TEETH }, (_, i) => tooth(i).map(at).join('L')).join('L')}Z`;
    const hole = ring([0, 0], 14);
    return group(
      [
        path(`${rim}${hole}`, deep(brush, PAINT.brass, 0.44), { evenOdd: true }),
        group(path(`${rim}${hole}`, brush.form(PAINT.brass, 0.36, 0.3), { evenOdd: true }), {
          x: -1.4,
          y: -1.6,
          scale: 0.965,
        }),
        line(ring([-1.4, -1.6], 27), deep(brush, PAINT.brass, 0.34), 3.4, { opacity: 0.7 }),
        line('M-30 -14Q-24 -29 -8 -32', brush.lit('#fff6da', 0.4), 3.4, { opacity: 0.75 }),
        line(ring([-1.4, -1.6], 15.6), brush.lit(PAINT.brass, 0.36), 2.6),
        brush.near &&
          dots([-1.4, -22.6, -1.4, 19.4, -22.4, -1.6, 19.6, -1.6], 3, deep(brush, PAINT.brass, 0.54)),
      ],
      { y: -50 },
    );
  },
};

export const TOOLS = { hammer: lying(hammer), wrench: lying(wrench), gear } satisfies Partial<
  Record<Prop, PropArt>
>;
