import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, clamp, lerp, n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { canopy, nearLeaves } from '#engines/illustrator/built-in/nature/trees.ts';

export function grass(random: Random, [x, y]: Point, height: number, blades: number, colour: Colour): Art {
  let d = '';
  for (let i = 0; i < blades; i++) {
    const bend = between(random, -0.7, 0.7);
    const tall = height * between(random, 0.5, 1);
    d += `M${at([x + between(random, -1, 1) * height * 0.35, y])}q${n(bend * tall * 0.15)} ${n(-tall * 0.6)} ${n(bend * tall * 0.7)} ${n(-tall)}`;
  }
  return line(d, colour, clamp(height * 0.09, 1.5, 9));
}

/** One broad blade, as a path. */
export function blade([x, y]: Point, height: number, bend: number, width: number): string {
  return `M${at([x - width, y])}Q${at([x - width * 0.6 + bend * 0.15, y - height * 0.6])} ${at([x + bend, y - height])}Q${at([x + width * 0.9 + bend * 0.25, y - height * 0.5])} ${at([x + width, y])}Z`;
}

/** Reeds at the edge of water, swaying; `brown` adds bulrushes. */
export function reeds(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour = '#77a05a', brown = false }: { colour?: Colour; brown?: boolean } = {},
): Art {
  const { paint } = canvas;
  return [
    Array.from({ length: 7 }, (_, i) =>
      path(
        blade(
          [x + (i - 3) * 9, y],
          height * between(random, 0.48, 1),
          (between(random, -0.2, 0.2) + canvas.sway(i) * 0.03) * height,
          4.5,
        ),
        i % 2 ? paint.of(colour) : paint.shaded(colour, 0.25),
      ),
    ),
    brown &&
      [-12, 12].map((dx, i) => {
        const top = n(y - height * (0.86 - i * 0.12));
        return [
          line(`M${n(x + dx)} ${n(y)}V${top}`, paint.shaded(colour, 0.1), 3),
          line(`M${n(x + dx)} ${top}v26`, paint.of('#8a5c3c'), 10),
        ];
      }),
  ];
}

export function fern([x, y]: Point, height: number, colour: Colour, lean: number): Art {
  const along = (t: number): Point => [
    x + lean * t * t * height,
    y - height * t * (1 - 0.18 * t * Math.abs(lean)),
  ];
  let fronds = '';
  for (let i = 1; i < 8; i++) {
    const t = i / 8;
    const from = along(t);
    const reach = height * 0.34 * (1 - t * 0.75) * (t < 0.2 ? 0.6 : 1);
    for (const side of [-1, 1]) {
      const angle = -Math.PI / 2 + lean * t * 1.2 + side * 1.05;
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      const tip: Point = [from[0] + dx, from[1] + dy];
      const middle: Point = [from[0] + dx / 2, from[1] + dy / 2];
      fronds += `M${at(from)}Q${at([middle[0] - dy * 0.16, middle[1] + dx * 0.16])} ${at(tip)}Q${at([middle[0] + dy * 0.16, middle[1] - dx * 0.16])} ${at(from)}Z`;
    }
  }
  return [
    path(fronds, colour),
    line(smooth([0, 0.25, 0.5, 0.75, 1].map(along)), tone(colour, 0.05), height * 0.022),
  ];
}

/** One flower; none blooms in snow. */
export function flower(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, stem = '#5c8f4e' }: { colour: Colour; stem?: Colour },
): Art {
  if (canvas.weather === 'snow') return undefined;
  const head: Point = [x + between(random, -0.2, 0.2) * height, y - height];
  const petal = height * 0.17;
  const bloom = pick(random, [daisy, tulip, aster]);
  return [
    line(
      `M${at([x, y])}Q${at([x, y - height * 0.6])} ${at(head)}`,
      canvas.paint.of(stem),
      Math.max(1.6, height * 0.06),
    ),
    bloom(canvas, random, head, petal, canvas.paint.of(colour)),
  ];
}

function daisy(canvas: Canvas, random: Random, [x, y]: Point, size: number, colour: Colour): Art {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = i * 1.2566 + 0.3;
    const middle: Point = [x + Math.cos(angle) * size * 0.9, y + Math.sin(angle) * size * 0.8];
    return blob(random, middle, size * 0.7, size * 0.62, { corners: 7, wobble: 0.05 });
  });
  return [path(petals.join(''), colour), ellipse(x, y, size * 0.5, size * 0.45, canvas.paint.of('#ffd76a'))];
}

function tulip(_canvas: Canvas, _random: Random, [x, y]: Point, size: number, colour: Colour): Art {
  const s = size;
  return path(
    `M${at([x - s, y - s])}Q${at([x - s * 0.5, y - s * 0.3])} ${at([x, y - s * 1.3])}Q${at([x + s * 0.5, y - s * 0.3])} ${at([x + s, y - s])}Q${at([x + s * 1.2, y + s])} ${at([x, y + s])}Q${at([x - s * 1.2, y + s])} ${at([x - s, y - s])}Z`,
    colour,
  );
}

function aster(canvas: Canvas, _random: Random, [x, y]: Point, size: number, colour: Colour): Art {
  const petals = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 0.698;
    const near = (turn: number): Point => [
      x + Math.cos(angle + turn) * size,
      y + Math.sin(angle + turn) * size,
    ];
    const tip: Point = [x + Math.cos(angle) * size * 1.5, y + Math.sin(angle) * size * 1.35];
    return `M${at([x, y])}Q${at(near(-0.25))} ${at(tip)}Q${at(near(0.25))} ${at([x, y])}Z`;
  });
  return [path(petals.join(''), colour), ellipse(x, y, size * 0.48, size * 0.44, canvas.paint.of('#f7b544'))];
}

/** Flowers to both sides of the actors, the near ones larger. */
export function flowers(
  canvas: Canvas,
  random: Random,
  { count, top, bottom, colours }: { count: number; top: number; bottom: number; colours: readonly Colour[] },
): Art {
  const feet = Array.from({ length: count }, (): Point => {
    const side = between(random, -1, 1);
    return [800 + Math.sign(side) * (330 + Math.abs(side) * 480), between(random, top, bottom)];
  });
  return feet
    .toSorted((a, b) => a[1] - b[1])
    .map((foot) => {
      const height = lerp(20, 46, (foot[1] - top) / (bottom - top || 1));
      return flower(canvas, random, foot, height, { colour: pick(random, colours) });
    });
}

export function mushroom(canvas: Canvas, random: Random, [x, y]: Point, h: number, cap: Colour): Art {
  const { paint } = canvas;
  const w = h * between(random, 0.75, 0.95);
  const stem = paint.of('#f6e7cf');
  const shade = paint.shaded('#f6e7cf', 0.35);
  const spots = [
    [-0.22, 0.66, 0.07],
    [0.05, 0.82, 0.085],
    [0.27, 0.62, 0.055],
    [-0.02, 0.58, 0.045],
  ] as const;
  return [
    path(
      `M${at([x - w * 0.14, y - h * 0.5])}Q${at([x - w * 0.12, y - h * 0.2])} ${at([x - w * 0.2, y])}Q${at([x, y + h * 0.06])} ${at([x + w * 0.2, y])}Q${at([x + w * 0.12, y - h * 0.2])} ${at([x + w * 0.14, y - h * 0.5])}Z`,
      canvas.linear(
        [
          [0, stem],
          [0.5, stem],
          [1, shade],
        ],
        [0, 0, 1, 0],
      ),
    ),
    ellipse(x, y - h * 0.47, w * 0.36, h * 0.06, shade),
    path(
      `M${at([x - w / 2, y - h * 0.5])}C${at([x - w * 0.52, y - h * 0.95])} ${at([x - w * 0.2, y - h])} ${at([x, y - h])}C${at([x + w * 0.2, y - h])} ${at([x + w * 0.52, y - h * 0.95])} ${at([x + w / 2, y - h * 0.5])}Q${at([x, y - h * 0.36])} ${at([x - w / 2, y - h * 0.5])}Z`,
      canvas.linear(
        [
          [0, paint.lit(cap)],
          [0.45, paint.of(cap)],
          [1, paint.shaded(cap)],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    spots.map(([dx, up, size]) =>
      ellipse(x + dx * w, y - h * up, w * size, w * size * 0.8, stem, { opacity: 0.95 }),
    ),
  ];
}

export function rock(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  w: number,
  { colour = '#9aa0a4', depth = 0 }: { colour?: Colour; depth?: number } = {},
): Art {
  const { paint, light } = canvas;
  const h = w * between(random, 0.5, 0.75);
  const base = paint.of(colour, depth);
  const dark = mix(base, light.shadow, 0.45);
  const d = smooth(
    [
      [x - w / 2, y],
      [x - w * 0.42, y - h * 0.6],
      [x - w * 0.1, y - h],
      [x + w * 0.28, y - h * 0.8],
      [x + w / 2, y - h * 0.2],
      [x + w * 0.46, y + 2],
      [x, y + h * 0.06],
    ],
    { closed: true, tension: 0.14 },
  );
  return [
    path(
      d,
      canvas.linear(
        [
          [0, mix(base, light.key, 0.4)],
          [0.4, base],
          [1, dark],
        ],
        [0.1, 0, 0.9, 1],
      ),
    ),
    stipple(random, {
      count: 26,
      box: { left: x - w * 0.4, top: y - h * 0.8, right: x + w * 0.4, bottom: y },
      density: () => 0.8,
      colour: dark,
      size: w * 0.025,
      opacity: 0.4,
    }),
  ];
}

/** Dark ferns and blades in the lower corners, and leaves above if `roof`: the frame that pulls the eye in. */
export function frame(canvas: Canvas, colour: Colour, { roof = false } = {}): Art {
  const random = canvas.random('frame');
  const { dark, light: middle } = nearLeaves(canvas, colour);
  return [
    [1, -1].map((side) => {
      const x = (from: number) => (side === 1 ? from : 1600 - from);
      return [
        Array.from({ length: 5 }, (_, i) =>
          fern(
            [x(between(random, -30, 190)), 930],
            between(random, 120, 250) * (1 - i * 0.05),
            i % 2 ? dark : middle,
            side * between(random, -0.35, 0.7),
          ),
        ),
        Array.from({ length: 9 }, (_, i) =>
          path(
            blade(
              [x(between(random, -20, 260)), 915],
              between(random, 60, 150),
              between(random, -50, 50),
              between(random, 5, 9),
            ),
            i % 3 ? dark : middle,
          ),
        ),
      ];
    }),
    roof && overhang(canvas, colour),
  ];
}

/** Dark leaves that hang into the picture from its upper corners. */
export function overhang(canvas: Canvas, colour: Colour): Art {
  const random = canvas.random('overhang');
  const foliage = nearLeaves(canvas, colour);
  return [1, -1].map((side) => {
    const x = (from: number) => (side === 1 ? from : 1600 - from) + canvas.sway(side) * 2;
    return [
      canopy(random, [x(30), -8], 410, 225, foliage, 0.62),
      canopy(random, [x(285), -40], 310, 145, foliage, 0.62),
    ];
  });
}
