import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  blade,
  dots,
  deep,
  dusk,
  leaf,
  PAINT,
  shade,
  tiedBow,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const STEM: Colour = '#6f9a58';

/** A bent stem, lit on one side. */
function stem(brush: PropBrush, d: string, width: number): Art {
  return [
    line(d, brush.shaded(STEM, 0.2), width),
    line(d, brush.lit(STEM, 0.2), width * 0.4, { opacity: 0.8 }),
  ];
}

/** Petals around a point, each from the middle outwards. */
function rosette(brush: PropBrush, [x, y]: Point, radius: number, count: number, colour: Colour): Art {
  const petals = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - 1.2;
    const tip: Point = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return blade([tip[0] * 0.12, tip[1] * 0.12], tip, (radius * 2.1) / count);
  });
  return group(path(petals.join(''), brush.ball(colour, 0.3, 0.24)), { x, y });
}

function daisy(brush: PropBrush, [x, y]: Point, radius: number, colour: Colour, count = 8): Art {
  return [
    rosette(brush, [x, y], radius, count, colour),
    circle(x, y, radius * 0.34, brush.ball(PAINT.yellow, 0.3, 0.3)),
    brush.near &&
      dots([x - 2, y - 1, x + 1, y + 2, x + 2, y - 2], radius * 0.06, brush.shaded('#b9813c', 0.1)),
  ];
}

/** The head of a tulip, its foot at a point. */
function tulipHead(brush: PropBrush, [x, y]: Point, size: number, colour: Colour): Art {
  return group(
    [
      path(
        'M-2 -2C-18 -4 -22 -24 -15 -42C-10 -36 -6 -32 0 -26C6 -32 10 -36 15 -42C22 -24 18 -4 2 -2Z',
        deep(brush, colour, 0.24),
      ),
      path('M0 0C-16 0 -26 -18 -18 -42C-8 -34 -4 -22 -4 -12Z', brush.form(colour, 0.3, 0.12)),
      path('M0 0C16 0 26 -18 18 -42C8 -34 4 -22 4 -12Z', brush.form(colour, 0.12, 0.3)),
      path('M0 0C-13 -4 -13 -26 0 -44C13 -26 13 -4 0 0Z', brush.form(colour, 0.24, 0.2)),
      brush.near &&
        line('M0 -4V-30M-5 -8Q-7 -18 -4 -28M5 -8Q7 -18 4 -28', deep(brush, colour, 0.3), 0.9, {
          opacity: 0.6,
        }),
    ],
    { x, y, scale: size / 44 },
  );
}

/** The head of a rose from aside, its foot at a point. */
function roseHead(brush: PropBrush, [x, y]: Point, size: number, colour: Colour): Art {
  return group(
    [
      path('M0 0C-20 2 -28 -18 -20 -32C-14 -44 14 -44 20 -32C28 -18 20 2 0 0Z', brush.ball(colour, 0.2, 0.3)),
      path('M-14 -32C-10 -42 10 -42 14 -32C12 -24 -12 -24 -14 -32Z', deep(brush, colour, 0.34)),
      path('M-10 -33C-6 -39 8 -39 10 -33C8 -28 -8 -28 -10 -33Z', brush.of(colour)),
      line('M-6 -33Q0 -37 4 -33Q2 -30 -2 -31', deep(brush, colour, 0.45), 1.6),
      path('M0 0C-20 2 -28 -16 -21 -31C-10 -30 4 -22 8 -8Q5 0 0 0Z', brush.form(colour, 0.32, 0.16)),
      path('M0 0C20 2 28 -16 21 -31C12 -29 2 -20 -2 -6Q-2 0 0 0Z', brush.form(colour, 0.14, 0.32)),
      line('M-20 -30C-9 -29 4 -21 8 -8', brush.lit(colour, 0.5), 1.4, { opacity: 0.7 }),
      path('M-13 -2Q-8 4 0 4Q8 4 13 -2Q6 -3 3 -8Q0 -2 -3 -8Q-6 -3 -13 -2Z', brush.of(STEM)),
    ],
    { x, y, scale: size / 42 },
  );
}

/** A bunch in paper, tied with a ribbon. */
const flowers: PropArt = {
  width: 80,
  height: 100,
  grip: [0, -22],
  turn: 14,
  draw: (brush) => [
    leaf(brush, [-8, -44], [-39, -64], 8, PAINT.leaf),
    leaf(brush, [8, -44], [39, -62], 8, PAINT.leaf),
    leaf(brush, [0, -60], [8, -99], 7, '#8aac64'),
    stem(brush, 'M0 -30L-14 -82M0 -30L16 -80M0 -30L-28 -60', 2.4),
    daisy(brush, [-17, -84], 15, PAINT.cream, 9),
    tulipHead(brush, [17, -68], 30, PAINT.red),
    daisy(brush, [-27, -60], 13, PAINT.pink),
    daisy(brush, [27, -58], 12, PAINT.violet),
    roseHead(brush, [-2, -48], 27, PAINT.orange),
    path(
      'M-30 -52Q-20 -44 -12 -46Q0 -38 12 -46Q20 -44 30 -52L9 -20L17 0H-17L-9 -20Z',
      brush.form('#f4e3c3', 0.3, 0.2),
    ),
    path('M-17 0L-9 -20L0 -42L9 -20L17 0Z', dusk(brush), { opacity: 0.07 }),
    shade(brush, 'M12 -46Q20 -44 30 -52L9 -20L17 0H8L3 -20Z', 0.12),
    tiedBow(brush, [0, -21], 14, PAINT.red),
    brush.near && line('M-22 -46L-6 -22M-10 -1L-5 -16M10 -1L5 -16', brush.shaded('#e0c898', 0.1), 1),
  ],
};

const tulip: PropArt = {
  width: 46,
  height: 100,
  grip: [0, -26],
  turn: 14,
  draw: (brush) => [
    leaf(brush, [0, -3], [-20, -54], 6.6, PAINT.leaf),
    stem(brush, 'M0 -2Q-2 -30 0 -58', 4.4),
    leaf(brush, [1, -2], [20, -44], 6.6, '#86a860'),
    tulipHead(brush, [0, -54], 45, PAINT.red),
  ],
};

const rose: PropArt = {
  width: 50,
  height: 100,
  grip: [0, -22],
  turn: 14,
  draw: (brush) => [
    stem(brush, 'M0 -2Q3 -30 0 -60', 4),
    leaf(brush, [1, -32], [24, -48], 7.5, PAINT.leaf),
    leaf(brush, [1, -22], [-23, -36], 7.5, '#86a860'),
    brush.near && path('M-1 -46l-5 -3l5 -2ZM2 -16l5 -3l-5 -2Z', brush.shaded(STEM, 0.3)),
    roseHead(brush, [0, -58], 43, PAINT.red),
  ],
};

const sunflower: PropArt = {
  width: 64,
  height: 100,
  grip: [0, -18],
  turn: 10,
  draw: (brush) => {
    const around = (count: number, radius: number, start: number) =>
      Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * Math.PI * 2 + start;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return blade([x * 10, -68 + y * 10], [x * radius, -68 + y * radius], 5);
      }).join('');
    return [
      stem(brush, 'M0 -2Q4 -26 0 -56', 4.2),
      leaf(brush, [2, -20], [28, -34], 7.5, PAINT.leaf),
      leaf(brush, [1, -10], [-27, -24], 7.5, '#86a860'),
      path(around(14, 32, 0.1), brush.ball('#e3a440', 0.2, 0.2)),
      path(around(14, 31, 0.32), brush.ball(PAINT.yellow, 0.3, 0.2)),
      circle(0, -68, 15.5, brush.ball('#8a5a3a', 0.2, 0.4)),
      ellipse(0, -68, 8, 8, brush.shaded('#6b4330', 0.2), { opacity: 0.6 }),
      brush.near &&
        dots(
          Array.from({ length: 26 }, (_, i): Point => {
            const angle = i * 2.4;
            const reach = Math.sqrt(i + 0.5) * 2.7;
            return [Math.cos(angle) * reach, -68 + Math.sin(angle) * reach];
          }).flat(),
          0.8,
          brush.lit('#c98f55', 0.2),
        ),
      brush.near && line('M2 -20Q14 -26 24 -32', brush.lit(PAINT.leaf, 0.4), 0.8),
    ];
  },
};

export const FLOWERS = { flowers, tulip, rose, sunflower } satisfies Partial<Record<Prop, PropArt>>;
