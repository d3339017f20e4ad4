import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { glass, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface Stonework {
  wall: Colour;
  roof: Colour;
  flag?: Colour;
  depth?: number;
}

/** A round tower with a pointed roof; `y` is its foot. */
export function tower(
  canvas: Canvas,
  [x, y]: Point,
  width: number,
  height: number,
  { wall, roof, flag = '#f0b048', depth = 0 }: Stonework,
): Art {
  const { paint, light } = canvas;
  const w = width;
  const top = y - height;
  const stone = sideLit(canvas, wall, { depth });
  const random = canvas.random(`tower ${x}`);
  const windows = Array.from({ length: Math.max(1, Math.floor(height / (w * 1.5))) }, (_, i) =>
    archedWindow(canvas, [x, top + w * 0.85 + i * w * 1.25], w * 0.24, depth),
  );
  return [
    rect(x - w / 2, top, w, height, stone),
    dabs(random, {
      count: Math.round(height / 20),
      place: (r) => [x + between(r, -0.42, 0.3) * w, y - between(r, 0.03, 0.86) * height],
      colour: mix(paint.of(wall, depth), light.shadow, 0.24),
      width: Math.min(7, w * 0.05),
      length: w * 0.1,
      opacity: 0.4 * (1 - depth),
    }),
    path(
      `M${n(x - w * 0.62)} ${n(top + w * 0.22)}v${n(-w * 0.28)}h${n(w * 1.24)}v${n(w * 0.28)}Q${n(x)} ${n(top + w * 0.32)} ${n(x - w * 0.62)} ${n(top + w * 0.22)}Z`,
      stone,
    ),
    line(
      `M${n(x - w * 0.5)} ${n(top + w * 0.28)}Q${n(x)} ${n(top + w * 0.36)} ${n(x + w * 0.5)} ${n(top + w * 0.28)}`,
      mix(paint.of(wall, depth), light.shadow, 0.4),
      Math.max(2, w * 0.035),
      { opacity: 0.4 },
    ),
    windows,
    pennant(canvas, [x, top - w * 1.42], w * 0.55, flag, depth),
    path(
      `M${n(x - w * 0.74)} ${n(top - w * 0.04)}Q${n(x - w * 0.2)} ${n(top - w * 0.5)} ${n(x)} ${n(top - w * 1.5)}Q${n(x + w * 0.2)} ${n(top - w * 0.5)} ${n(x + w * 0.74)} ${n(top - w * 0.04)}Q${n(x)} ${n(top + w * 0.1)} ${n(x - w * 0.74)} ${n(top - w * 0.04)}Z`,
      sideLit(canvas, snowedOn(canvas, roof, 0.75), { depth, contrast: 0.4 }),
    ),
  ];
}

export function archedWindow(canvas: Canvas, [x, y]: Point, width: number, depth = 0): Art {
  const w = width;
  return [
    path(
      `M${n(x - w * 0.66)} ${n(y + w * 0.56)}V${n(y - w * 0.56)}a${n(w * 0.66)} ${n(w * 0.72)} 0 0 1 ${n(w * 1.32)} 0V${n(y + w * 0.56)}Z`,
      canvas.paint.of('#fff3df', depth),
      { opacity: 0.55 },
    ),
    path(
      `M${n(x - w / 2)} ${n(y + w / 2)}V${n(y - w / 2)}a${n(w / 2)} ${n(w * 0.58)} 0 0 1 ${n(w)} 0V${n(y + w / 2)}Z`,
      glass(canvas, { depth }),
    ),
    w > 30 &&
      line(
        `M${n(x)} ${n(y - w)}V${n(y + w * 0.5)}M${n(x - w / 2)} ${n(y - w * 0.2)}h${n(w)}`,
        canvas.paint.of('#fff3df'),
        4,
        {
          opacity: 0.7,
        },
      ),
    lamplight(canvas, [x, y], w * 2.2),
  ];
}

/** A small flag on a pole, blowing. */
export function pennant(canvas: Canvas, [x, y]: Point, size: number, colour: Colour, depth = 0): Art {
  const { paint } = canvas;
  const wave = canvas.sway(x) * size * 0.14;
  return [
    line(`M${n(x)} ${n(y)}v${n(-size)}`, paint.of('#8a6a4a', depth), Math.max(2, size * 0.07)),
    path(
      `M${n(x)} ${n(y - size)}q${n(size * 0.4)} ${n(wave)} ${n(size * 0.95)} ${n(size * 0.2)}q${n(-size * 0.5)} ${n(size * 0.24 - wave)} ${n(-size * 0.95)} ${n(size * 0.26)}Z`,
      paint.of(colour, depth),
    ),
  ];
}

/** The upper edge of a castle wall, as path commands from left to right. */
export function battlements(count: number, step: number, height: number): string {
  return `h${n(step)}v${n(-height)}h${n(step)}v${n(height)}`.repeat(count);
}
