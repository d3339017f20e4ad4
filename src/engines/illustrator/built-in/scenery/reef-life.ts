import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import type { Water } from '#engines/illustrator/built-in/scenery/under-the-sea.ts';

export interface GrowthOptions {
  colour: Colour;
  depth?: number;
}

/** The soft shade where something meets the sand. */
function standing(canvas: Canvas, [x, y]: Point, reach: number): Art {
  return canvas.glow(x + reach * 0.1, y + 2, reach, reach * 0.16 + 4, canvas.light.shadow, 0.45);
}

/** A ribbon with leaves to both sides, leaning with the current. */
export function seaGrass(
  canvas: Canvas,
  water: Water,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const width = height * 0.04;
  const current = canvas.sway(x) * height * 0.05;
  const along = (t: number): Point => [x + Math.sin(t * 5 + x) * 14 * t + current * t, y - height * t];
  const leaves = [1, 2, 3, 4, 5].map((i) => {
    const side = i % 2 ? 1 : -1;
    const w = width * side;
    return `M${at(along(i / 6))}q${n(w * 2.4)} ${n(-width * 2.6)} ${n(w * 3.4)} ${n(-width * 4.6)}q${n(-w * 3)} ${n(width)} ${n(-w * 3.4)} ${n(width * 4.6)}Z`;
  });
  const fill = water.of(colour, depth);
  return [
    line(smooth([0, 0.2, 0.4, 0.6, 0.8, 1].map(along)), fill, width),
    path(leaves.join(''), fill),
    line(
      smooth([0.1, 0.3, 0.5, 0.7].map((t) => [along(t)[0] - width * 0.2, along(t)[1]])),
      mix(fill, canvas.light.key, 0.35),
      width * 0.25,
      { opacity: 0.7 },
    ),
  ];
}

/** A giant of the kelp forest: long blades and a float at each, up to the surface. */
export function kelp(
  canvas: Canvas,
  random: Random,
  water: Water,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const current = canvas.sway(x / 200) * 16;
  const phase = x / 90;
  const along = (t: number): Point => [x + Math.sin(t * 4 + phase) * 26 * t + current * t, y - height * t];
  const nodes = Math.round(height / 62);
  const blades: string[] = [];
  const shine: string[] = [];
  const floats: string[] = [];
  for (let i = 1; i < nodes; i++) {
    const [bx, by] = along(i / nodes);
    const side = i % 2 ? 1 : -1;
    const reach = between(random, 74, 112) * side * (1 - depth * 0.25);
    const drop = between(random, -46, 6);
    blades.push(
      `M${n(bx)} ${n(by)}q${n(reach * 0.4)} ${n(drop - 22)} ${n(reach)} ${n(drop)}q${n(-reach * 0.45)} ${n(30)} ${n(-reach)} ${n(-drop)}Z`,
    );
    shine.push(
      `M${n(bx + reach * 0.16)} ${n(by + drop * 0.2)}q${n(reach * 0.3)} ${n(drop * 0.5 - 4)} ${n(reach * 0.66)} ${n(drop * 0.72)}`,
    );
    floats.push(`M${n(bx + 6 * side)} ${n(by)}h.1`);
  }
  const fill = water.of(colour, depth);
  const bright = mix(water.of(tone(colour, 0.1, 1.1, -12), depth), canvas.light.key, 0.25 * (1 - depth));
  return [
    path(blades.join(''), fill),
    depth < 0.4 && line(shine.join(''), bright, 3, { opacity: 0.7 }),
    line(
      smooth([0, 0.2, 0.4, 0.6, 0.8, 1].map(along)),
      mix(fill, water.deep, 0.25 * (1 - depth)),
      9 * (1 - depth * 0.5),
    ),
    line(floats.join(''), bright, 14 * (1 - depth * 0.5)),
  ];
}

/** Like a little tree without leaves. */
export function branchCoral(
  canvas: Canvas,
  random: Random,
  water: Water,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const levels: string[] = ['', '', '', ''];
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
    levels[level] +=
      `M${at(from)}Q${at([(from[0] + to[0]) / 2 + between(random, -6, 6), (from[1] + to[1]) / 2])} ${at(to)}`;
    if (level === 3) return;
    grow(to, angle - between(random, 0.3, 0.6), length * 0.74, level + 1);
    grow(to, angle + between(random, 0.3, 0.6), length * 0.74, level + 1);
  };
  grow([x, y], -Math.PI / 2, height * 0.34, 0);
  const fill = canvas.linearAt(
    [
      [0, mix(water.of(colour, depth), canvas.light.key, 0.3 * (1 - depth))],
      [1, mix(water.of(colour, depth), water.deep, 0.35)],
    ],
    [0, y - height, 0, y],
  );
  return [
    standing(canvas, [x, y], height * 0.22),
    levels.map((d, level) => line(d, fill, height * 0.13 * 0.8 ** level)),
  ];
}

/** A flat fan with a net of veins. */
export function fanCoral(
  canvas: Canvas,
  water: Water,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const veins = [-62, -42, -22, 0, 22, 42, 62].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    const reach = 86 - Math.abs(turn) * 0.12;
    return `M0 -12Q${n(Math.cos(angle) * reach * 0.3)} ${n(-reach * 0.6)} ${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach - 8)}`;
  });
  return group(
    [
      path(
        'M-6 0L-8 -16Q-70 -22 -84 -66Q-92 -100 -58 -104Q-46 -132 -14 -122Q16 -140 40 -116Q74 -122 84 -88Q96 -44 8 -16L6 0Z',
        water.body(colour, depth),
      ),
      line(veins.join(''), mix(water.of(colour, depth), canvas.light.key, 0.45), 4, { opacity: 0.6 }),
      line(
        'M-52 -44Q0 -66 54 -46M-66 -74Q0 -100 68 -74',
        mix(water.of(colour, depth), canvas.light.key, 0.45),
        3,
        { opacity: 0.45 },
      ),
    ],
    { x, y, scale: height / 130, turn: canvas.sway(x) * 1.5 },
  );
}

/** A bunch of upright pipes, open above. */
export function tubeCoral(
  canvas: Canvas,
  random: Random,
  water: Water,
  [x, y]: Point,
  height: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const tubes = [-0.3, 0.26, -0.12, 0.1, 0.38].map((dx) => ({
    dx: dx * height,
    tall: height * between(random, 0.55, 1),
    wide: height * between(random, 0.1, 0.14),
  }));
  const art = tubes.map(({ dx, tall, wide }) => {
    const [foot, top] = [x + dx * 0.6, y - tall];
    const head = x + dx * 1.2;
    return [
      path(
        `M${at([foot - wide * 0.7, y])}Q${at([foot - wide * 0.6, y - tall * 0.5])} ${at([head - wide, top])}H${n(head + wide)}Q${at([foot + wide * 0.9, y - tall * 0.5])} ${at([foot + wide * 0.7, y])}Q${at([foot, y + wide * 0.5])} ${at([foot - wide * 0.7, y])}Z`,
        water.body(colour, depth),
      ),
      ellipse(head, top, wide, wide * 0.42, water.of(tone(colour, 0.09), depth)),
      ellipse(head, top, wide * 0.62, wide * 0.24, mix(water.of(colour, depth), water.deep, 0.55)),
    ];
  });
  return [standing(canvas, [x, y], height * 0.5), art];
}

/** Where furrows begin, in shares of half the width and of the height. */
const FURROWS = [
  [-0.78, 0.2],
  [-0.34, 0.16],
  [0.12, 0.2],
  [-0.62, 0.42],
  [-0.18, 0.38],
  [0.26, 0.42],
  [-0.44, 0.64],
  [0.02, 0.62],
  [-0.2, 0.84],
] as const;

/** A round cushion with winding furrows. */
export function brainCoral(
  canvas: Canvas,
  random: Random,
  water: Water,
  [x, y]: Point,
  width: number,
  { colour, depth = 0 }: GrowthOptions,
): Art {
  const [w, h] = [width / 2, width * 0.62];
  const furrows = FURROWS.map(([dx, up]) => {
    const wave = between(random, 0.8, 1.2) * h * 0.1;
    return `M${at([x + dx * w, y - up * h])}q${n(w * 0.09)} ${n(-wave)} ${n(w * 0.18)} 0t${n(w * 0.18)} 0`;
  });
  return [
    standing(canvas, [x, y], w * 1.2),
    path(
      `M${at([x - w, y])}C${at([x - w * 1.05, y - h * 0.9])} ${at([x - w * 0.4, y - h])} ${at([x, y - h])}C${at([x + w * 0.4, y - h])} ${at([x + w * 1.05, y - h * 0.9])} ${at([x + w, y])}Q${at([x, y + h * 0.1])} ${at([x - w, y])}Z`,
      water.body(colour, depth),
    ),
    line(furrows.join(''), mix(water.of(colour, depth), canvas.light.key, 0.5), Math.max(3, width * 0.03), {
      opacity: 0.6,
    }),
  ];
}

/** Soft arms that wave. */
export function anemone(
  canvas: Canvas,
  random: Random,
  water: Water,
  [x, y]: Point,
  scale: number,
  colour: Colour,
): Art {
  const arms = Array.from(
    { length: 9 },
    (_, i) => `M${-36 + i * 9} -34q${(i - 4) * 3} -30 ${n((i - 4) * 6 + canvas.sway(i) * 5)} -52`,
  ).join('');
  return group(
    [
      line(arms, mix(water.of(tone(colour, 0.08)), canvas.light.key, 0.2), 9),
      path(blob(random, [0, -22], 44, 28, { corners: 10 }), water.body(colour)),
      dabs(random, {
        count: 7,
        place: (r) => [between(r, -32, 32), between(r, -34, -10)],
        colour: water.of(tone(colour, 0.12)),
        width: 6,
        opacity: 0.7,
      }),
    ],
    { x, y, scale },
  );
}

const FISHES: readonly Colour[] = ['#f7b54a', '#ef7a5c', '#f3d46b', '#e58fae', '#8fd6c4'];

interface FishOptions {
  scale: number;
  colour: Colour;
  depth: number;
  /** 1 swims to the right, -1 to the left. */
  heading: 1 | -1;
}

/** Small, striped if it is near enough to see. */
function fish(
  canvas: Canvas,
  water: Water,
  [x, y]: Point,
  { scale, colour, depth, heading }: FishOptions,
): Art {
  const swish = canvas.sway(x) * 8;
  return group(
    [
      path(
        `M-50 0L-96 ${n(-34 + swish)}Q-82 ${n(swish)} -96 ${n(34 + swish)}Z`,
        water.of(tone(colour, -0.04), depth + 0.08),
      ),
      path('M-8 -34Q12 -64 34 -30Z', water.of(tone(colour, -0.05), depth + 0.08)),
      path('M-60 0C-40 -44 30 -44 64 0C30 44 -40 44 -60 0Z', water.body(colour, depth)),
      scale > 0.4 &&
        line('M-8 -33Q-18 0 -8 33M18 -33Q8 0 18 33', water.of('#fff6e0', depth), 9, { opacity: 0.8 }),
      circle(42, -8, 8, '#ffffff', { opacity: 1 - depth }),
      circle(44, -7, 5, water.of('#2b2430', depth)),
    ],
    { x: x + canvas.frame * 14 * heading * (0.4 + scale), y, scale: [heading * scale, scale] },
  );
}

/** A few near fish to both sides, and small ones far away, none behind the heads of the actors. */
export function fishes(canvas: Canvas, water: Water, { near = 4, far = 12 } = {}): Art {
  const random = canvas.random('fishes');
  return Array.from({ length: near + far }, (_, i) => {
    const close = i >= far;
    const side = random() < 0.5 ? between(random, 60, 400) : between(random, 1200, 1540);
    const x = close ? side : between(random, 60, 1540);
    const y = close ? between(random, 200, 560) : between(random, 150, 300);
    const heading = random() < 0.5 ? 1 : -1;
    return fish(canvas, water, [x, y], {
      scale: close ? between(random, 0.42, 0.55) : between(random, 0.18, 0.26),
      colour: pick(random, FISHES),
      depth: close ? 0.04 : 0.4,
      heading,
    });
  });
}

/** Many of one kind, all going the same way. */
export function school(canvas: Canvas, water: Water, [x, y]: Point, colour: Colour, count = 14): Art {
  const random = canvas.random(`school ${x}`);
  return Array.from({ length: count }, () =>
    fish(canvas, water, [x + between(random, -130, 130), y + between(random, -50, 50)], {
      scale: between(random, 0.14, 0.2),
      colour,
      depth: 0.35,
      heading: 1,
    }),
  );
}
