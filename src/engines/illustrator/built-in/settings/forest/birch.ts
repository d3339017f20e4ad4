import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { canopy, leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { footShadow, sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** White bark with dark eyes, and a light crown. */
export function birch(canvas: Canvas, random: Random, [x, y]: Point, height: number, depth: number): Art {
  const { paint, light } = canvas;
  const w = height * 0.036;
  const lean = between(random, -0.03, 0.03) * height;
  const bark: Colour = '#f3efe6';
  let marks = '';
  for (let i = 0; i < 13; i++) {
    const t = between(random, 0.04, 0.7);
    const mx = x + lean * t + between(random, -0.8, 0.3) * w;
    marks += `M${n(mx)} ${n(y - height * t)}h${n(w * between(random, 0.4, 0.9))}`;
  }
  const crown = leaves(canvas, canvas.weather === 'snow' ? '#a5bdb6' : '#a3bf62', depth);
  const hang = height * 0.2;
  return [
    depth < 0.1 && footShadow(canvas, x, y, w * 3.2, w * 0.5),
    path(
      `M${n(x - w * 1.3)} ${n(y)}Q${n(x - w * 0.8)} ${n(y - height * 0.1)} ${n(x - w * 0.7 + lean * 0.5)} ${n(y - height * 0.5)}L${n(x - w * 0.3 + lean)} ${n(y - height * 0.92)}H${n(x + w * 0.3 + lean)}L${n(x + w * 0.7 + lean * 0.5)} ${n(y - height * 0.5)}Q${n(x + w * 0.8)} ${n(y - height * 0.1)} ${n(x + w * 1.3)} ${n(y)}Q${n(x)} ${n(y + w * 0.5)} ${n(x - w * 1.3)} ${n(y)}Z`,
      sideLit(canvas, bark, { depth }),
    ),
    line(marks, mix(paint.of('#5f5a58', depth), light.haze, depth), Math.max(3, w * 0.2), { opacity: 0.7 }),
    canopy(random, [x + lean - hang * 0.5, y - height * 0.8], hang * 1.7, hang * 1.5, crown, 0.3),
    canopy(random, [x + lean + hang * 0.6, y - height * 0.86], hang * 1.6, hang * 1.5, crown, 0.3),
    canopy(random, [x + lean, y - height * 0.98], hang * 1.5, hang * 1.3, crown, 0.3),
  ];
}
