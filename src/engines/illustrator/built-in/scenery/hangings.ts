import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A banner with a star on a rod; (x, y) is the middle of the rod. */
export function banner(canvas: Canvas, [x, y]: Point, width: number, height: number, colour: Colour): Art {
  const { paint } = canvas;
  const half = width / 2;
  const wave = canvas.sway(x) * 3;
  const low = y + height;
  return [
    line(`M${n(x - half - 14)} ${y}H${n(x + half + 14)}`, paint.of('#8a5f42'), 9),
    path(
      `M${n(x - half)} ${y}H${n(x + half)}Q${n(x + half + wave)} ${n(y + height * 0.5)} ${n(x + half)} ${n(low)}L${n(x)} ${n(low - height * 0.18)}L${n(x - half)} ${n(low)}Q${n(x - half + wave)} ${n(y + height * 0.5)} ${n(x - half)} ${y}Z`,
      topLit(canvas, colour, { contrast: 0.26 }),
    ),
    line(
      `M${n(x - half + 9)} ${y + 6}V${n(low - 20)}M${n(x + half - 9)} ${y + 6}V${n(low - 20)}`,
      paint.of('#f2cd78'),
      4,
      { opacity: 0.8 },
    ),
    path(star([x, y + height * 0.36], width * 0.24), paint.of('#f7d98a')),
  ];
}

/** A ring of candles on chains; (x, y) is the middle of the ring. They burn when lamps are lit. */
export function chandelier(canvas: Canvas, [x, y]: Point, radius: number): Art {
  const { paint, light } = canvas;
  const iron: Colour = '#7a6248';
  const flat = radius * 0.22;
  const candles = Array.from({ length: 8 }, (_, i): Point => {
    const angle = (i / 8) * Math.PI * 2 + 0.3;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * flat];
  });
  const chains = [-1, 0, 1].map((k) => `M${n(x)} ${n(y - radius * 0.9)}L${n(x + k * radius * 0.96)} ${n(y)}`);
  const candle = ([cx, cy]: Point, i: number): Art => [
    line(`M${n(cx)} ${n(cy)}v-26`, paint.of('#fdf3dc'), 11),
    light.lamps && [
      canvas.glow(cx, cy - 40, 90, 90, '#ffcf7a', 0.6),
      path(
        `M${n(cx - 6)} ${n(cy - 30)}Q${n(cx - 7)} ${n(cy - 42)} ${n(cx + canvas.sway(i) * 2)} ${n(cy - 54)}Q${n(cx + 7)} ${n(cy - 42)} ${n(cx + 6)} ${n(cy - 30)}Z`,
        '#ffe08a',
      ),
    ],
  ];
  const [far, near] = [candles.filter(([, cy]) => cy < y), candles.filter(([, cy]) => cy >= y)];
  return [
    light.lamps && canvas.glow(x, y + 40, radius * 4, radius * 3, '#ffc470', 0.4),
    line(`M${n(x)} -20V${n(y - radius * 0.9)}${chains.join('')}`, paint.shaded(iron, 0.3), 4),
    far.map(candle),
    { ...ellipse(x, y, radius, flat, 'none'), stroke: paint.shaded(iron, 0.2), width: 15 },
    { ...ellipse(x, y - 3, radius, flat, 'none'), stroke: paint.lit(tone(iron, 0.1), 0.3), width: 5 },
    near.map(candle),
    circle(x, y - radius * 0.9, 10, paint.of('#c9a45c')),
  ];
}
