import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { billows } from '#engines/illustrator/built-in/scenery/cloud-sea.ts';

const ROWS = [
  { y: 688, size: 92, reach: 104 },
  { y: 752, size: 122, reach: 124 },
  { y: 826, size: 140, reach: 150 },
];

/** What everybody stands on: rows of soft tops that come towards us. */
export function cloudFloor(canvas: Canvas): Art {
  const { light } = canvas;
  return [
    ROWS.map(({ y, size, reach }, i) => [
      billows(canvas, { name: `floor ${i}`, y, size, depth: 0.2 - i * 0.08, drift: 1.5, reach }),
      rect(0, y + reach * 0.25, 1600, reach * 0.75, hollow(canvas)),
    ]),
    canvas.glow(800, 800, 640, 80, light.key, light.night ? 0.1 : 0.24),
  ];
}

/** The blue between two rows. */
function hollow(canvas: Canvas): string {
  const { light } = canvas;
  const shade = mix(light.cloudShade, light.shadow, light.night ? 0.2 : 0.34);
  return canvas.linear([
    [0, shade, 0],
    [0.85, shade, 0.55],
    [1, shade, 0.3],
  ]);
}

/** A single heap of cloud, wide below. */
export function cloudHeap(canvas: Canvas, name: string, [x, y]: Point, width: number, depth = 0): Art {
  const { light } = canvas;
  const random = canvas.random(`heap ${name}`);
  const bright = mix(light.cloud, light.haze, depth * 0.7);
  const dim = mix(light.cloudShade, light.haze, depth * 0.7);
  let puffs = '';
  let tops = '';
  for (let i = 0; i < 9; i++) {
    const t = (i + 0.5) / 9;
    const swell = Math.sin(t * Math.PI);
    const radius = width * (0.09 + 0.08 * swell * between(random, 0.7, 1.1));
    const middle: Point = [x + (t - 0.5) * width, y - swell * width * 0.12 - radius * 0.3];
    puffs += blob(random, middle, radius * 1.15, radius, { wobble: 0.04 });
    tops += blob(random, [middle[0] - radius * 0.14, middle[1] - radius * 0.2], radius * 0.8, radius * 0.66, {
      wobble: 0.05,
    });
  }
  const body = canvas.linearAt(
    [
      [0, bright],
      [0.5, mix(bright, dim, 0.3)],
      [1, dim],
    ],
    [0, y - width * 0.26, 0, y + width * 0.1],
  );
  return [path(puffs, body), path(tops, mix(bright, light.key, 0.5), { opacity: 0.5 })];
}

/** Shaded puffs in the lower corners, in front of everybody. */
export function cloudFrame(canvas: Canvas): Art {
  const { light } = canvas;
  const random = canvas.random('cloud frame');
  const shade = mix(light.cloudShade, light.shadow, 0.18);
  const edge = mix(shade, light.cloud, 0.55);
  const body = canvas.linear([
    [0, edge],
    [0.5, shade],
  ]);
  return [1, -1].map((side) => {
    const x = (from: number) => (side === 1 ? from : 1600 - from);
    return [
      [120, 920, 96],
      [210, 944, 76],
      [-10, 892, 126],
    ].map(([px = 0, py = 0, radius = 0]) =>
      path(blob(random, [x(px), py], radius * 1.2, radius, { wobble: 0.04 }), body),
    );
  });
}

/** Twinkles in the air. */
export function twinkles(canvas: Canvas, count: number): Art {
  const random = canvas.random('twinkles');
  const stars = Array.from({ length: count }, (_, i) => {
    const x = i % 2 ? between(random, 20, 420) : between(random, 1180, 1580);
    return star([x, between(random, 60, 640)], 7 + 3.5 * canvas.sway(i * 1.7), { points: 4, waist: 0.22 });
  });
  return path(stars.join(''), '#fffbe6', { opacity: canvas.light.lamps ? 0.95 : 0.8 });
}
