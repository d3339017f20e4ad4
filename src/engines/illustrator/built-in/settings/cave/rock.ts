import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, lerp, n, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land } from '#engines/illustrator/built-in/nature/ground.ts';

/** Darker, but in its own hue: the blue shadow of the open air would turn a warm cave grey. */
export function dim({ paint, light }: Canvas, colour: Colour, share: number): Colour {
  return mix(paint.of(tone(colour, -0.34 * share, 1.1)), light.shadow, share * 0.2);
}

/** The far wall of a cave, brightest where light comes from. */
export function farWall(canvas: Canvas, wall: Colour, glow: Colour): Art {
  const { paint, light } = canvas;
  return [
    rect(
      0,
      0,
      1600,
      900,
      canvas.linear([
        [0, dim(canvas, wall, 0.5)],
        [0.45, paint.of(wall)],
        [0.75, paint.lit(tone(wall, 0.04), 0.1)],
      ]),
    ),
    canvas.glow(800, 500, 860, 480, glow, light.night ? 0.5 : 0.75),
  ];
}

/** Rock in front of the far wall: `d` its outline, `box` where it swells. */
export function rockWall(canvas: Canvas, name: string, d: string, colour: Colour, box: Box): Art {
  const { paint } = canvas;
  return [
    path(
      d,
      canvas.linear([
        [0, dim(canvas, colour, 0.55)],
        [0.6, paint.of(colour)],
        [1, dim(canvas, colour, 0.25)],
      ]),
    ),
    group(
      [
        bulges(canvas, name, colour, box),
        line(d, paint.lit(tone(colour, 0.06), 0.25), 14, { opacity: 0.35 }),
        line(d, paint.lit(tone(colour, 0.1), 0.35), 5, { opacity: 0.5 }),
      ],
      { clip: canvas.clip(d) },
    ),
  ];
}

/** Soft swellings in the rock, each lit from above. */
function bulges(canvas: Canvas, name: string, colour: Colour, box: Box): Art {
  const random = canvas.random(`rock ${name}`);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const columns = Math.max(2, Math.round(wide / 130));
  const rows = Math.max(1, Math.round(tall / 120));
  const [bright, dark] = [canvas.paint.lit(tone(colour, 0.05), 0.2), dim(canvas, colour, 0.8)];
  const fill = canvas.linear(
    [
      [0, bright, 0.42],
      [0.4, bright, 0.06],
      [0.6, dark, 0.04],
      [1, dark, 0.34],
    ],
    [0.2, 0, 0.7, 1],
  );
  return Array.from({ length: columns * rows }, (_, i) => {
    const row = Math.floor(i / columns);
    const x = box.left + ((i % columns) + (row % 2) * 0.5 + between(random, 0.1, 0.6)) * (wide / columns);
    const y = box.top + (row + between(random, 0.2, 0.8)) * (tall / rows);
    const middle: Point = [x, y];
    return path(
      blob(random, middle, between(random, 60, 120), between(random, 44, 84), { corners: 7, wobble: 0.14 }),
      fill,
    );
  });
}

/** Stone teeth along the ceiling, long at the sides and short in the middle. */
export function stalactites(
  canvas: Canvas,
  name: string,
  colour: Colour,
  count: number,
  longest: number,
): Art {
  const { paint } = canvas;
  const random = canvas.random(`stalactites ${name}`);
  const fill = canvas.linear(
    [
      [0, paint.lit(colour, 0.16)],
      [0.4, dim(canvas, colour, 0.2)],
      [1, dim(canvas, colour, 0.6)],
    ],
    [0, 0, 1, 0],
  );
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + between(random, 0.2, 0.8)) / count) * 1600;
    const side = Math.abs(x - 800) / 800;
    const height = lerp(0.3, 1, side ** 1.3) * longest * between(random, 0.55, 1);
    const w = height * between(random, 0.14, 0.2) + 14;
    return path(
      `M${n(x - w * 1.5)} -10C${n(x - w * 0.6)} ${n(height * 0.2)} ${n(x - w * 0.3)} ${n(height * 0.8)} ${n(x - 4)} ${n(height)}Q${n(x)} ${n(height + 6)} ${n(x + 4)} ${n(height)}C${n(x + w * 0.3)} ${n(height * 0.8)} ${n(x + w * 0.6)} ${n(height * 0.2)} ${n(x + w * 1.5)} -10Z`,
      fill,
    );
  });
}

/** A floor of trodden stone with flat pebbles. */
export function stoneFloor(canvas: Canvas, y: number, colour: Colour): Art {
  const { paint } = canvas;
  const random = canvas.random('stone floor');
  return [
    land(canvas, { name: 'stone floor', y, height: 14, waves: 2.4, colour, depth: 0, grain: 240 }).art,
    Array.from({ length: 34 }, () => {
      const py = between(random, y + 34, 892);
      const near = lerp(0.5, 1.4, (py - y) / (900 - y));
      const size = between(random, 8, 26) * near;
      const px = between(random, -10, 1610);
      return [
        ellipse(px + 2, py + 3, size, size * 0.3, dim(canvas, colour, 0.45), { opacity: 0.5 }),
        ellipse(px, py, size, size * 0.28, mix(paint.lit(colour, 0.2), paint.of(colour), random()), {
          opacity: 0.8,
        }),
      ];
    }),
  ];
}

const CORNERS = [
  'M-20 -20H330C250 30 200 34 150 90C110 130 96 190 40 230C10 250 0 300 -20 340Z',
  'M1620 -20H1240C1330 24 1390 30 1440 84C1490 130 1500 180 1560 216C1590 240 1600 300 1620 330Z',
  'M-20 920V770C10 772 40 808 70 818C110 826 140 856 150 884Q166 904 190 920Z',
  'M1620 920V760C1590 766 1570 806 1534 818C1494 830 1466 860 1456 884Q1440 904 1416 920Z',
];

/** Dark rock in the corners, in front of everybody. */
export function rockFrame(canvas: Canvas, colour: Colour): Art {
  const dark = dim(canvas, tone(colour, -0.08), 0.78);
  const edge = mix(dark, canvas.paint.of(colour), 0.5);
  return CORNERS.map((d) => [
    path(d, dark),
    group([line(d, edge, 22, { opacity: 0.35 }), line(d, edge, 7, { opacity: 0.7 })], {
      clip: canvas.clip(d),
    }),
  ]);
}
