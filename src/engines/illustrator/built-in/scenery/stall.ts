import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface Stall {
  /** The middle of its foot. */
  foot: Point;
  scale: number;
  cloth: Colour;
  depth?: number;
  /** What lies on the counter and hangs under the roof: the counter's top is y -112, 320 wide, the roof's hem y -270. */
  wares?: Art;
}

const STRIPES = 10;

/** A market stall, 380 wide and 350 high, under a striped roof. */
export function stall(canvas: Canvas, { foot, scale, cloth, depth = 0, wares }: Stall): Art {
  const { paint, light } = canvas;
  const wood: Colour = '#a9764c';
  return group(
    [
      depth < 0.2 && ellipse(6, 0, 190, 14, light.shadow, { opacity: 0.28, airy: true }),
      rect(-152, -310, 304, 230, mix(paint.of(mix(cloth, '#f3e2c8', 0.5), depth), light.shadow, 0.24)),
      line('M-158 -4V-320M158 -4V-320', paint.of(wood, depth), 11),
      rect(-166, -116, 332, 16, paint.of(tone(wood, 0.06), depth), { corner: 4 }),
      path(`M-160 -102H160V-4H-160Z`, sideLit(canvas, mix(cloth, '#f6ead6', 0.62), { depth })),
      line(
        Array.from(
          { length: 9 },
          (_, i) => `M${-128 + i * 32} -98Q${-122 + i * 32} -50 ${-128 + i * 32} -8`,
        ).join(''),
        mix(paint.of(cloth, depth), light.shadow, 0.2),
        3,
        { opacity: 0.25 },
      ),
      wares,
      light.lamps && canvas.glow(0, -180, 240, 150, '#ffc870', 0.75 - depth),
      roofStripes(canvas, snowedOn(canvas, cloth, 0.7), depth),
    ],
    { x: foot[0], y: foot[1], scale },
  );
}

function roofStripes(canvas: Canvas, cloth: Colour, depth: number): Art {
  const { paint, light } = canvas;
  return Array.from({ length: STRIPES }, (_, i) => {
    const at = (k: number, half: number) => (k / STRIPES) * half * 2 - half;
    const [a, b, c, d] = [at(i, 150), at(i + 1, 150), at(i + 1, 192), at(i, 192)];
    const colour = paint.of(i % 2 ? '#fff4e0' : cloth, depth);
    const fill = mix(colour, i < STRIPES / 2 ? light.key : light.shadow, i < STRIPES / 2 ? 0.14 : 0.07);
    const flap = 22 + canvas.sway(i * 0.7) * 2.5;
    return [
      path(`M${n(a)} -352H${n(b)}L${n(c)} -272H${n(d)}Z`, fill),
      path(
        `M${n(d)} -273H${n(c)}Q${n((c + d) / 2)} ${n(-272 + flap * 1.7)} ${n(d)} -273Z`,
        mix(fill, light.shadow, 0.12),
      ),
    ];
  });
}
