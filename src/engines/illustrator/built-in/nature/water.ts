import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface SeaOptions {
  top: number;
  height: number;
  near: Colour;
  deep: Colour;
}

/** Open water up to the horizon, with the sun's road on it. */
export function sea(canvas: Canvas, { top, height, near, deep }: SeaOptions): Art {
  const { paint, light } = canvas;
  const random = canvas.random('sea');
  const sun = light.sun[0] * 1600;
  const body = canvas.linear([
    [0, mix(paint.of(deep), light.haze, 0.35)],
    [0.35, paint.of(deep)],
    [1, paint.of(near)],
  ]);
  const road = mix(light.glow, '#ffffff', 0.3);
  const crest = mix(paint.of(near), '#ffffff', 0.45);
  return [
    rect(0, top, 1600, height, body),
    Array.from({ length: 60 }, (_, i) => {
      const close = (i / 60) ** 1.4;
      const length = lerp(14, 90, close);
      const shining = light.overcast < 0.5 && random() < 0.45;
      const x = shining ? sun + between(random, -1, 1) * lerp(60, 230, close) : between(random, 0, 1600);
      const d = `M${n(x - length / 2 + canvas.frame * 8)} ${n(top + 6 + close * (height - 10))}q${n(length * 0.25)} ${n(-length * 0.08)} ${n(length * 0.5)} 0t${n(length * 0.5)} 0`;
      return line(d, shining ? road : crest, lerp(2, 5, close), { opacity: shining ? 0.75 : 0.4 });
    }),
  ];
}
