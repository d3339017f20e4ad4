import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface PeakOptions {
  colour: Colour;
  depth: number;
  /** How far down from the top snow lies: 0 none, 1 to the foot. */
  snow?: number;
}

const STEPS = 8;
const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

/** A rocky mountain on its foot (x, y): the left face in the sun, the right one in the shade. */
export function peak(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  { colour, depth, snow = 0.34 }: PeakOptions,
): Art {
  const { paint, light } = canvas;
  const slope = (reach: number, wobble: number) =>
    Array.from({ length: STEPS + 1 }, (_, i): Point => {
      const t = i / STEPS;
      const rough = i === 0 || i === STEPS ? 0 : between(random, -1, 1) * wobble;
      return [x + reach * t ** 1.12 + rough * width, y - height * (1 - t) + rough * height * 0.5];
    });
  const left = slope(-width / 2, 0.018);
  const right = slope(width / 2, 0.018);
  const crest = slope(width * between(random, -0.02, 0.12), 0.035);
  const base = paint.of(colour, depth);
  const sunny = mix(paint.of(tone(colour, 0.05), depth), light.key, 0.2);
  const shade = mix(base, light.shadow, 0.34 * (1 - depth));
  const fading = (top: Colour) =>
    canvas.linear([
      [0, top],
      [0.55, top],
      [1, mix(top, light.haze, 0.6)],
    ]);
  return [
    path(polygon([...left, ...right.toReversed()]), fading(sunny)),
    path(polygon([...crest, ...right.toReversed()]), fading(shade)),
    creases(random, left, crest, mix(sunny, shade, 0.45)),
    snow > 0 && [
      path(
        snowField(random, left, crest, snow, height),
        mix(paint.of('#ffffff', depth * 0.55), light.key, 0.2),
      ),
      path(snowField(random, crest, right, snow, height), paint.of('#c2d3ea', depth * 0.6)),
    ],
  ];
}

/** Where the rock is folded. */
function creases(random: Random, left: readonly Point[], crest: readonly Point[], colour: Colour): Art {
  let d = '';
  for (let i = 3; i < STEPS - 1; i++) {
    const share = between(random, 0.3, 0.8);
    d += `M${at(across(left, crest, i, share))}L${at(across(left, crest, i + 1, share + between(random, -0.2, 0.1)))}`;
  }
  return line(d, colour, 4, { opacity: 0.5 });
}

function across(from: readonly Point[], to: readonly Point[], step: number, share: number): Point {
  const [a = [0, 0], b = [0, 0]] = [from[step], to[step]];
  return [lerp(a[0], b[0], share), lerp(a[1], b[1], share)];
}

/** Snow between two ridges, with tongues that run down the gullies. */
function snowField(
  random: Random,
  left: readonly Point[],
  right: readonly Point[],
  share: number,
  height: number,
): string {
  const last = Math.max(1, Math.round(share * STEPS));
  const hem = Array.from({ length: 5 }, (_, i): Point => {
    const [px, py] = across(left, right, last, (i + 0.5) / 5);
    return [px, py + (i % 2 ? -1 : 1) * height * between(random, 0.015, 0.06)];
  });
  return polygon([...left.slice(0, last + 1), ...hem, ...right.slice(0, last + 1).toReversed()]);
}
