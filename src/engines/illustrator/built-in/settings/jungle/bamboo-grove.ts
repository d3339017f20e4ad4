import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { leaves, type Leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { footShadow, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { greensOf, jungleFrame } from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Bamboo as high as houses, a gate tied together from it, light that falls down green. */
export function bambooGrove(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('bamboo');
  const [main, , third] = greensOf(canvas);
  const cane: Colour = canvas.weather === 'snow' ? '#a5b8a8' : '#9ab85c';
  return {
    back: [
      sky(canvas),
      canvas.glow(800, 380, 900, 480, light.glow, light.night ? 0.26 : 0.75),
      treeline(canvas, { name: 'far', y: 660, height: 400, colour: third, depth: 0.66, crown: 190 }),
      stand(canvas, random, { count: 22, foot: 656, depth: 0.52, width: 11, cane }),
      mist(canvas, 380, 280, 0.5),
      stand(canvas, random, { count: 14, foot: 668, depth: 0.26, width: 18, cane, gap: 330 }),
      gate(canvas, [800, 690]),
      meadow(canvas, 660, snowedOn(canvas, mix(main, '#b0b25c', 0.5)), { tufts: 44 }),
      trail(canvas, 664, snowedOn(canvas, '#d6bd8c', 0.7), { from: 800, to: 620 }),
      dappled(canvas, 700, 880, 18),
      [60, 150, 232, 318].map((x, i) =>
        stem(canvas, random, [x, 740 + (i % 3) * 22], {
          width: 32 - (i % 2) * 5,
          depth: 0,
          cane,
          lean: (i - 1.5) * 14,
        }),
      ),
      [1290, 1376, 1462, 1548].map((x, i) =>
        stem(canvas, random, [x, 746 + (i % 3) * 20], {
          width: 30 - (i % 2) * 4,
          depth: 0,
          cane,
          lean: (i - 1.5) * 14,
        }),
      ),
      rock(canvas, random, [350, 786], 100, { colour: '#a5a29a' }),
      panda(canvas, [1330, 800]),
      canvas.glow(800, 560, 600, 280, light.glow, 0.18),
    ],
    light: [
      rays(canvas, [420, -140], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.12 : 0.28,
        fan: [0.5, 1.6],
      }),
      firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }, '#c8ff9a'),
    ],
    front: jungleFrame(canvas, main, { roof: false }),
    ground: { far: 754, near: 842 },
    obstacles: [
      { left: 0, top: 560, right: 396, bottom: 800 },
      { left: 1240, top: 560, right: 1600, bottom: 810 },
    ],
    seats: [{ name: 'rock', x: 350, y: 730, width: 80, foot: 786 }],
  };
}

interface StandOptions {
  count: number;
  foot: number;
  depth: number;
  width: number;
  cane: Colour;
  /** Half the breadth that stays free in the middle. */
  gap?: number;
}

function stand(
  canvas: Canvas,
  random: Random,
  { count, foot, depth, width, cane, gap = 0 }: StandOptions,
): Art {
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + between(random, 0.1, 0.9)) / count) * 1640 - 20;
    if (Math.abs(x - 800) < gap) return undefined;
    return stem(canvas, random, [x, foot + between(random, -4, 12)], {
      width,
      depth,
      cane,
      lean: between(random, -30, 30),
    });
  });
}

interface StemOptions {
  width: number;
  depth: number;
  cane: Colour;
  lean: number;
}

function stem(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  { width: w, depth, cane, lean }: StemOptions,
): Art {
  const { paint, light } = canvas;
  const colour = tone(cane, between(random, -0.05, 0.05));
  const top = -40;
  let knots = '';
  const step = w * 4.2;
  for (let ky = y - step * 0.6; ky > top; ky -= step) {
    const kx = x + lean * ((y - ky) / (y - top));
    knots += `M${n(kx - w * 0.6)} ${n(ky)}h${n(w * 1.2)}`;
  }
  const foliage = leaves(canvas, cane, depth);
  return [
    depth === 0 && footShadow(canvas, x, y, w * 1.6, w * 0.3),
    path(
      `M${n(x - w / 2)} ${n(y)}L${n(x - w * 0.42 + lean)} ${top}H${n(x + w * 0.42 + lean)}L${n(x + w / 2)} ${n(y)}Z`,
      sideLit(canvas, colour, { depth }),
    ),
    line(knots, mix(paint.shaded(colour, 0.3), light.haze, depth), Math.max(2, w * 0.14)),
    sprays(canvas, random, x + lean * 0.7, y, w, foliage),
  ];
}

/** Narrow leaves that hang in bunches. */
function sprays(
  canvas: Canvas,
  random: Random,
  x: number,
  y: number,
  w: number,
  { middle, light }: Leaves,
): Art {
  let [dark, bright] = ['', ''];
  for (let i = 0; i < 4; i++) {
    const [sx, sy] = [x + between(random, -1, 1) * w, between(random, 20, y - 340)];
    for (let k = 0; k < 4; k++) {
      const reach = w * between(random, 1.6, 2.8) * (k % 2 ? 1 : -1);
      const drop = w * between(random, 0.6, 1.6) + canvas.sway(i + k) * 2;
      const leaf = `M${n(sx)} ${n(sy)}Q${n(sx + reach * 0.5)} ${n(sy - w * 0.3)} ${n(sx + reach)} ${n(sy + drop)}Q${n(sx + reach * 0.4)} ${n(sy + drop * 0.7)} ${n(sx)} ${n(sy)}Z`;
      if (k < 2) dark += leaf;
      else bright += leaf;
    }
  }
  return [path(dark, middle), path(bright, light)];
}

function gate(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const wood = paint.of(snowedOn(canvas, '#c4a45c', 0.3), 0.14);
  const knot = paint.of('#8a5f3c', 0.14);
  return [
    line(`M${x - 150} ${y}V${y - 250}M${x + 150} ${y}V${y - 250}`, wood, 24),
    line(`M${x - 176} ${y - 206}H${x + 176}`, wood, 16),
    path(
      `M${x - 214} ${y - 226}L${x - 120} ${y - 306}H${x + 120}L${x + 214} ${y - 226}Q${x} ${y - 210} ${x - 214} ${y - 226}Z`,
      sideLit(canvas, snowedOn(canvas, '#c4a060'), { depth: 0.12 }),
    ),
    line(
      [-150, -100, -50, 0, 50, 100, 150]
        .map((k) => `M${n(x + k * 0.7)} ${y - 300}L${x + k} ${y - 222}`)
        .join(''),
      knot,
      4,
      { opacity: 0.35 },
    ),
    line(
      `M${x - 164} ${y - 206}h28M${x + 136} ${y - 206}h28M${x - 164} ${y - 120}h28M${x + 136} ${y - 120}h28`,
      knot,
      6,
    ),
    lantern(canvas, [x - 90, y - 196], { scale: 0.8 }),
    lantern(canvas, [x + 90, y - 196], { scale: 0.8 }),
  ];
}

/** Has its breakfast, and will not be hurried. */
function panda(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const [white, black]: readonly [Colour, Colour] = ['#f3efe6', '#4a4650'];
  return [
    footShadow(canvas, x, y, 62, 10),
    group(
      [
        ellipse(0, -34, 46, 40, sideLit(canvas, white)),
        path('M-44 -46Q-58 -20 -30 -10L-18 -30ZM44 -46Q58 -20 30 -10L18 -30Z', paint.of(black)),
        ellipse(-26, -4, 20, 13, paint.of(black)),
        ellipse(26, -4, 20, 13, paint.of(black)),
        circle(-28, -108, 13, paint.of(black)),
        circle(28, -108, 13, paint.of(black)),
        ellipse(0, -86, 38, 33, sideLit(canvas, white)),
        group(ellipse(0, 0, 9, 12, paint.of(black)), { x: -15, y: -88, turn: 20 }),
        group(ellipse(0, 0, 9, 12, paint.of(black)), { x: 15, y: -88, turn: -20 }),
        circle(-14, -89, 3, '#ffffff'),
        circle(14, -89, 3, '#ffffff'),
        ellipse(0, -76, 5, 3.6, paint.of(black)),
        line('M-6 -68Q0 -64 6 -68', paint.of(black), 2.5),
        line('M-4 -40L44 -74', paint.of('#8fae52'), 7),
        path('M40 -72Q58 -90 66 -74Q54 -66 40 -72Z', paint.of('#a5c462')),
      ],
      { x, y },
    ),
  ];
}
