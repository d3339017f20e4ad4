import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, n, smooth, union, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface CliffOptions {
  /** Its outline; the first `crest` points are its grassy top. */
  points: readonly Point[];
  crest?: number;
  colour: Colour;
  grass?: Colour;
  depth?: number;
  /** How many ledges of the rock catch light or shade. */
  ledges?: number;
}

/** A wall of rock with ledges, cracks and grass on its top. */
export function cliff(
  canvas: Canvas,
  random: Random,
  { points, crest = 0, colour, grass = '#86b06a', depth = 0, ledges = 12 }: CliffOptions,
): Art {
  const { paint, light } = canvas;
  const body = smooth(points, { closed: true, tension: 0.07 });
  const box = union(points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const base = paint.of(colour, depth);
  const bright = mix(paint.of(tone(colour, 0.07), depth), light.key, 0.3 * (1 - depth * 0.5));
  const dark = mix(base, light.shadow, 0.42 * (1 - depth));
  const top = points.slice(0, crest);
  const ledge = (i: number) => {
    const x = box.left + between(random, -0.1, 0.75) * width;
    const y = box.top + ((i + random()) / ledges) * height;
    const [w, h] = [between(random, 0.18, 0.42) * width, between(random, 0.05, 0.13) * height];
    const step = between(random, 0.25, 0.6);
    const ridge: Point[] = [
      [x, y + h * 0.4],
      [x + w * 0.2, y],
      [x + w * step, y + h * 0.18],
      [x + w * 0.86, y - h * 0.1],
      [x + w, y + h * 0.5],
      [x + w * 0.8, y + h],
      [x + w * step * 0.8, y + h * 0.72],
      [x + w * 0.1, y + h * 0.9],
    ];
    return smooth(ridge, { closed: true, tension: 0.06 });
  };
  const ledgeArt = (i: number) => {
    const sunny = i % 2 === 0;
    return path(ledge(i), sunny ? bright : dark, { opacity: sunny ? 0.34 : 0.22, airy: true });
  };
  const cracks = Array.from({ length: ledges }, () => {
    const [x, y] = [
      box.left + between(random, 0.02, 0.9) * width,
      box.top + between(random, 0.12, 0.92) * height,
    ];
    return `M${at([x, y])}q${n(width * 0.05)} ${n(between(random, -6, 10))} ${n(width * between(random, 0.06, 0.14))} ${n(between(random, -4, 12))}`;
  });
  return [
    path(
      body,
      canvas.linear(
        [
          [0, bright],
          [0.4, base],
          [1, dark],
        ],
        [0, 0, 0.8, 1],
      ),
    ),
    group(
      [
        Array.from({ length: ledges }, (_, i) => ledgeArt(i)),
        line(cracks.join(''), dark, clamp(width * 0.01, 2, 4) * (1 - depth * 0.4), { opacity: 0.5 }),
        dabs(random, {
          count: ledges * 2,
          place: (r) => [between(r, box.left, box.right), between(r, box.top, box.bottom)],
          colour: bright,
          width: clamp(width * 0.01, 2, 4),
          length: clamp(width * 0.03, 5, 12),
          angle: 0.4,
          opacity: 0.4,
        }),
      ],
      { clip: canvas.clip(body) },
    ),
    top.length > 1 && turf(canvas, random, top, snowedOn(canvas, grass), depth, clamp(width * 0.05, 9, 20)),
  ];
}

/** Grass that hangs over the edge a little. */
function turf(
  canvas: Canvas,
  random: Random,
  top: readonly Point[],
  colour: Colour,
  depth: number,
  thick: number,
): Art {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  const fringe = top.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = top[i] ?? [x, y];
    const count = Math.max(2, Math.round(Math.hypot(x - fromX, y - fromY) / 22));
    return Array.from({ length: count }, (_, k) => {
      const share = (k + random()) / count;
      return `M${at([fromX + (x - fromX) * share, fromY + (y - fromY) * share])}q${n(between(random, -4, 4))} 10 ${n(between(random, -6, 6))} ${n(thick * between(random, 0.6, 1.3))}`;
    });
  });
  const edge = smooth(top, { tension: 0.07 });
  return [
    line(fringe.join(''), mix(base, light.shadow, 0.25 * (1 - depth)), thick * 0.4),
    line(edge, base, thick),
    line(
      smooth(
        top.map(([x, y]): Point => [x, y - thick * 0.25]),
        { tension: 0.07 },
      ),
      mix(base, light.key, 0.35),
      thick * 0.35,
      {
        opacity: 0.8,
      },
    ),
  ];
}
