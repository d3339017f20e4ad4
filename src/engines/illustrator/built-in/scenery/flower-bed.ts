import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, clamp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';

export interface FlowerBedOptions {
  name: string;
  from: number;
  to: number;
  y: number;
  /** Of the greenery; the tallest flowers stand twice as high. */
  height: number;
  colours: readonly Colour[];
  leaf?: Colour;
  depth?: number;
}

/** A border full of flowers, low cushions before tall stems; under snow only the greenery shows. */
export function flowerBed(
  canvas: Canvas,
  random: Random,
  { name, from, to, y, height, colours, leaf = '#6fa45c', depth = 0 }: FlowerBedOptions,
): Art {
  const snow = canvas.weather === 'snow';
  const wide = to - from;
  const rounding = (x: number) => clamp(Math.min(x - from, to - x) / height + 0.35);
  const spires = snow ? 0 : Math.round(wide / 46);
  const blooms = snow ? 0 : Math.round(wide / 17);
  return [
    Array.from({ length: spires }, (_, i) =>
      spire(
        canvas,
        random,
        [from + ((i + between(random, 0.2, 0.8)) / spires) * wide, y - height * 0.4],
        height * between(random, 1.1, 1.6),
        pick(random, colours),
        depth,
      ),
    ),
    treeline(canvas, {
      name: `bed ${name}`,
      y,
      height,
      colour: leaf,
      depth,
      from,
      to,
      crown: height * 0.8,
      share: rounding,
    }),
    Array.from({ length: blooms }, (_, i): Art => {
      const x = from + ((i + between(random, 0, 1)) / blooms) * wide;
      const up = between(random, 0.1, 0.85) * height;
      return bloom(canvas, [x, y - up], height * between(random, 0.1, 0.15), pick(random, colours), depth);
    }),
  ];
}

function bloom(canvas: Canvas, [x, y]: Point, size: number, colour: Colour, depth: number): Art {
  return [
    path(
      [0, 1, 2, 3, 4]
        .map((i) => {
          const [px, py] = [x + Math.cos(i * 1.257) * size * 0.75, y + Math.sin(i * 1.257) * size * 0.65];
          return `M${n(px - size * 0.6)} ${n(py)}a${n(size * 0.6)} ${n(size * 0.55)} 0 1 1 0 .1Z`;
        })
        .join(''),
      canvas.paint.of(colour, depth),
    ),
    circle(x, y, size * 0.45, canvas.paint.of('#ffd76a', depth)),
  ];
}

/** Bells up a tall stem, as of foxgloves and larkspur. */
function spire(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  colour: Colour,
  depth: number,
): Art {
  const lean = between(random, -0.08, 0.08) * height + canvas.sway(x) * 2;
  let bells = '';
  for (let i = 0; i < 7; i++) {
    const t = 0.35 + i * 0.1;
    const size = height * 0.05 * (1.5 - t);
    const side = i % 2 ? 1 : -1;
    bells += `M${n(x + lean * t + side * size)} ${n(y - height * t)}m${n(-size)} 0a${n(size)} ${n(size)} 0 1 1 0 .1Z`;
  }
  return [
    line(
      `M${at([x, y])}Q${at([x, y - height * 0.5])} ${at([x + lean, y - height])}`,
      canvas.paint.of('#5c8f4e', depth),
      Math.max(2, height * 0.03),
    ),
    path(bells, canvas.paint.of(colour, depth)),
  ];
}

export function sunflower(canvas: Canvas, [x, y]: Point, height: number): Art {
  const { paint } = canvas;
  const head: Point = [x + canvas.sway(x) * 3, y - height];
  const size = height * 0.13;
  const petals = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * Math.PI * 2;
    const reach = (turn: number, radius: number): Point => [
      head[0] + Math.cos(angle + turn) * radius,
      head[1] + Math.sin(angle + turn) * radius,
    ];
    return `M${at(reach(-0.24, size * 0.6))}Q${at(reach(-0.2, size * 1.2))} ${at(reach(0, size * 1.55))}Q${at(reach(0.2, size * 1.2))} ${at(reach(0.24, size * 0.6))}Z`;
  });
  const stem = '#6a9a50';
  const leaf = (up: number, side: number) =>
    path(
      blade([x, y - height * up], height * 0.1, side * height * 0.2, height * 0.045),
      paint.of(tone(stem, side * 0.02)),
    );
  return [
    line(`M${at([x, y])}L${at(head)}`, paint.of(stem), height * 0.035),
    leaf(0.3, 1),
    leaf(0.42, -1),
    leaf(0.58, 1),
    path(petals.join(''), paint.of('#f5bd3c')),
    circle(head[0], head[1], size * 0.72, paint.of('#7a5236')),
    circle(head[0] - size * 0.12, head[1] - size * 0.12, size * 0.42, paint.of('#956644')),
  ];
}
