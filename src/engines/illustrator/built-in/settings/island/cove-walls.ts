import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { leaves, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { cliff } from '#engines/illustrator/built-in/scenery/cliffs.ts';

/** The mouth of the cove, in haze. */
export function farWalls(canvas: Canvas, random: Random, stone: Colour, jungle: Colour): Art {
  const trees = [
    [430, 246, 150],
    [520, 278, 110],
    [1080, 300, 120],
    [1180, 262, 150],
    [1270, 240, 170],
  ] as const;
  return [
    cliff(canvas, random, {
      points: [
        [380, 250],
        [470, 262],
        [540, 300],
        [560, 380],
        [590, 430],
        [602, 530],
        [360, 540],
      ],
      colour: stone,
      depth: 0.45,
      ledges: 4,
    }),
    cliff(canvas, random, {
      points: [
        [1020, 360],
        [1090, 310],
        [1180, 280],
        [1300, 270],
        [1320, 540],
        [990, 536],
        [1004, 440],
      ],
      colour: stone,
      depth: 0.48,
      ledges: 4,
    }),
    line(
      `M356 540q20 ${n(-6 + canvas.sway() * 2)} 40 0t40 0t40 0t40 0t40 0t40 0M984 540q20 ${n(-6 + canvas.sway(1) * 2)} 40 0t40 0t40 0t40 0t40 0`,
      canvas.paint.lit('#ffffff', 0.2),
      5,
      { opacity: 0.6 },
    ),
    trees.map(([x, y, width]) => shrub(canvas, random, [x, y], width, jungle, 0.42)),
    (
      [
        [506, 270, 100],
        [1110, 300, -110],
      ] as const
    ).map(([x, y, lean]) =>
      group(palm(canvas, random, [0, 0], 400, { lean, depth: 0.4 }), { x, y, scale: 0.34 }),
    ),
  ];
}

/** Where its five cushions sit, and how large they are, in shares of its width. */
const SHRUB = [
  [-0.32, 0.04, 0.2],
  [-0.16, -0.13, 0.22],
  [0.12, -0.14, 0.23],
  [0.33, 0.03, 0.2],
  [0, 0.04, 0.26],
] as const;

/** A tree seen from afar or a bush in a crack: few leaves, for there are many of them. */
export function shrub(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  width: number,
  jungle: Colour,
  depth: number,
): Art {
  const { dark, middle, light } = leaves(
    canvas,
    tone(jungle, between(random, -0.03, 0.03), 1, between(random, -16, 16)),
    depth,
  );
  const puffs = SHRUB.map(([dx, dy, size]) => ({
    x: x + dx * width,
    y: y + dy * width,
    size: width * size * between(random, 0.9, 1.1),
  }));
  const layer = (up: number, size: number, of = puffs) =>
    of
      .map((puff) =>
        blob(
          random,
          [puff.x - width * up * 0.5, puff.y - width * up],
          puff.size * size,
          puff.size * size * 0.8,
          { corners: 6, wobble: 0.09 },
        ),
      )
      .join('');
  return [
    path(layer(0, 1), dark),
    path(layer(0.04, 0.86), middle),
    path(layer(0.09, 0.5, puffs.slice(0, 3)), light, { opacity: 0.8 }),
  ];
}

/** The walls to both sides of us, with trees on top and vines down their faces. */
export function nearWalls(canvas: Canvas, random: Random, stone: Colour, jungle: Colour): Art {
  const crowns = [
    [40, 90, 260],
    [420, 126, 170],
    [1236, 236, 120],
    [1310, 170, 180],
    [1420, 110, 240],
    [1560, 80, 280],
  ] as const;
  const bushes = [
    [60, 420, 170],
    [440, 470, 90],
    [1240, 480, 110],
    [1490, 400, 180],
    [1400, 330, 120],
  ] as const;
  return [
    cliff(canvas, random, {
      points: [
        [-60, 120],
        [80, 116],
        [200, 130],
        [300, 128],
        [444, 150],
        [456, 240],
        [458, 330],
        [462, 440],
        [490, 520],
        [500, 640],
        [-60, 700],
      ],
      crest: 5,
      colour: stone,
      grass: jungle,
      depth: 0.1,
      ledges: 8,
    }),
    cliff(canvas, random, {
      points: [
        [1230, 250],
        [1300, 190],
        [1420, 150],
        [1660, 120],
        [1660, 720],
        [1160, 690],
        [1170, 560],
        [1206, 470],
        [1200, 360],
      ],
      crest: 4,
      colour: stone,
      grass: jungle,
      depth: 0.08,
      ledges: 8,
    }),
    crowns.map(([x, y, width]) => shrub(canvas, random, [x, y], width, jungle, 0.08)),
    crowns.map(([x, y, width]) => sunlitLeaves(canvas, random, [x, y], width, jungle)),
    bushes.map(([x, y, width]) => shrub(canvas, random, [x, y], width, jungle, 0.08)),
    vines(canvas, random, jungle),
  ];
}

function sunlitLeaves(canvas: Canvas, random: Random, [x, y]: Point, width: number, jungle: Colour): Art {
  return dabs(random, {
    count: 16,
    place: (r) => [x + between(r, -0.4, 0.25) * width, y + between(r, -0.32, 0.02) * width],
    colour: leaves(canvas, jungle, 0.05).bright,
    width: 4.5,
    length: 5,
    angle: -0.6,
    opacity: 0.7,
  });
}

function vines(canvas: Canvas, random: Random, jungle: Colour): Art {
  const { paint } = canvas;
  const hanging = [
    [70, 130, 200],
    [120, 130, 150],
    [430, 190, 130],
    [1290, 220, 190],
    [1380, 180, 130],
    [1530, 150, 220],
    [1250, 270, 120],
  ] as const;
  return hanging.map(([x, y, length], i) => {
    const drift = canvas.sway(i) * 5;
    const along = (t: number): Point => [x + Math.sin(t * 3 + i) * 9 + drift * t, y + length * t];
    const joints = Array.from({ length: 6 }, (_, k) => along((k + 1) / 6));
    const foliage = joints.map(([px, py]) => {
      const size = n(between(random, 9, 14));
      return `M${n(px)} ${n(py)}q-${size} -8 -${size} 6q${size} 4 ${size} -6q${size} -8 ${size} 6q-${size} 4 -${size} -6Z`;
    });
    return [
      line(
        `M${x} ${y}${joints.map(([px, py]) => `L${n(px)} ${n(py)}`).join('')}`,
        paint.shaded(jungle, 0.3),
        4,
      ),
      path(foliage.join(''), paint.lit(jungle, 0.12)),
      i % 3 === 0 && circle(along(1)[0], along(1)[1] + 6, 8, paint.of('#ef8fae')),
    ];
  });
}
