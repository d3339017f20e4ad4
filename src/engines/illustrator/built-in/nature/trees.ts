import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, clamp, lerp, n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';

/** The four paints of foliage. */
export interface Leaves {
  dark: Colour;
  middle: Colour;
  light: Colour;
  bright: Colour;
}

export function leaves(canvas: Canvas, colour: Colour, depth = 0): Leaves {
  const { paint, light } = canvas;
  const own = frosted(canvas, colour);
  const middle = paint.of(own, depth);
  const shade = mix(light.shadow, paint.of('#1f4a55'), 0.4);
  return {
    dark: mix(middle, shade, 0.42 * (1 - depth * 0.7)),
    middle,
    light: mix(paint.of(tone(own, 0.06, 1.08, -10), depth), light.key, 0.14),
    bright: mix(
      paint.of(tone(own, 0.12, 1.15, -18), depth),
      light.key,
      canvas.weather === 'snow' ? 0.7 : 0.38,
    ),
  };
}

/** The colour of leaves: grey and cool when it snows. */
export function frosted({ weather }: Canvas, colour: Colour): Colour {
  return weather === 'snow' ? mix(colour, '#8aaba3', 0.75) : colour;
}

/** The same between us and the light, where leaves frame the picture. */
export function nearLeaves(canvas: Canvas, colour: Colour): Leaves {
  const own = leaves(canvas, colour);
  const dark = mix(
    tone(canvas.paint.of(frosted(canvas, colour)), -0.23, 0.86, 12),
    canvas.light.shadow,
    0.12,
  );
  const light = mix(dark, own.middle, 0.38);
  return { dark, middle: mix(dark, own.dark, 0.6), light, bright: mix(light, own.light, 0.5) };
}

interface Puff {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/** A cloud of leaves around (x, y). `detail` is how much of it is painted leaf by leaf. */
export function canopy(
  random: Random,
  [x, y]: Point,
  width: number,
  height: number,
  paint: Leaves,
  detail = 1,
): Art {
  const puffs: Puff[] = [{ x, y, rx: width * 0.36, ry: height * 0.36 }];
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * Math.PI * 2 + between(random, -0.3, 0.3);
    puffs.push({
      x: x + Math.cos(angle) * width * 0.29,
      y: y + Math.sin(angle) * height * 0.27,
      rx: width * between(random, 0.17, 0.25),
      ry: height * between(random, 0.18, 0.25),
    });
  }
  const lit = puffs.filter((puff) => puff.x < x + width * 0.18 && puff.y < y + height * 0.16);
  const layer = (of: Puff[], up: number, left: number, size: number, wobble: number) =>
    of
      .map((puff) =>
        blob(random, [puff.x - width * left, puff.y - height * up], puff.rx * size, puff.ry * size * 0.95, {
          corners: detail > 0.6 ? 9 : 7,
          wobble,
        }),
      )
      .join('');
  const art: Art[] = [
    path(layer(puffs, 0, 0, 1, 0.07), paint.dark),
    path(layer(puffs, 0.06, 0.03, 0.86, 0.08), paint.middle),
    path(layer(lit, 0.1, 0.05, 0.58, 0.12), paint.light, { opacity: 0.85 }),
  ];
  if (detail <= 0.3) return art;
  const inside =
    (of: Puff[], reach: number, up: number) =>
    (r: Random): Point => {
      const puff = pick(r, of);
      const angle = between(r, 0, Math.PI * 2);
      const out = Math.sqrt(r()) * reach;
      return [
        puff.x + Math.cos(angle) * puff.rx * out,
        puff.y + Math.sin(angle) * puff.ry * out - height * up,
      ];
    };
  const size = clamp(width / 62, 2.2, 6);
  return [
    ...art,
    dabs(random, {
      count: Math.round(40 * detail),
      place: inside(puffs, 0.95, -0.04),
      colour: paint.dark,
      width: size,
      length: size * 1.1,
      angle: 0.6,
      opacity: 0.4,
    }),
    dabs(random, {
      count: Math.round(46 * detail),
      place: inside(lit.length ? lit : puffs, 0.9, 0.09),
      colour: paint.bright,
      width: size * 0.9,
      length: size,
      angle: -0.6,
      opacity: 0.7,
    }),
    dabs(random, {
      count: Math.round(24 * detail),
      place: inside(puffs, 1.02, 0),
      colour: paint.light,
      width: size * 0.8,
      length: size * 0.8,
      angle: 0.3,
      opacity: 0.5,
    }),
  ];
}

export interface TrunkOptions {
  colour?: Colour;
  depth?: number;
  /** How far the top stands beside the foot. */
  lean?: number;
}

export function trunk(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  width: number,
  { colour = '#7a5740', depth = 0, lean = 0 }: TrunkOptions = {},
): Art {
  const { paint, light } = canvas;
  const base = paint.of(colour, depth);
  const dark = mix(base, light.shadow, 0.4 * (1 - depth));
  const top = y - height;
  const crown = x + lean;
  const side = (sign: number) => ({
    foot: x + sign * width * 0.97,
    low: x + sign * width * 0.44,
    mid: x + sign * width * 0.4,
    high: crown + sign * width * 0.26,
  });
  const [l, r] = [side(-1), side(1)];
  const d = `M${at([l.foot, y + 4])}C${at([l.low, y - height * 0.1])} ${at([l.mid, y - height * 0.4])} ${at([l.high, top])}L${at([r.high, top])}C${at([r.mid, y - height * 0.4])} ${at([r.low, y - height * 0.1])} ${at([r.foot, y + 4])}Q${at([x, y + width * 0.25])} ${at([l.foot, y + 4])}Z`;
  let bark = '';
  for (let i = 0; i < (width > 14 ? 5 : 0); i++) {
    const up = between(random, 0.08, 0.8);
    const bx = lerp(x, crown, up) + between(random, -width * 0.25, width * 0.25);
    bark += `M${at([bx, y - height * up])}q${n(between(random, -3, 3))} ${n(height * 0.05)} ${n(between(random, -2, 2))} ${n(height * between(random, 0.06, 0.12))}`;
  }
  return [
    path(
      d,
      canvas.linear(
        [
          [0, mix(base, light.key, 0.28)],
          [0.35, base],
          [1, dark],
        ],
        [0, 0, 1, 0],
      ),
    ),
    bark !== '' && line(bark, dark, Math.max(1.5, width * 0.05), { opacity: 0.5 }),
  ];
}

export interface TreeOptions {
  colour: Colour;
  depth?: number;
  detail?: number;
}

export function roundTree(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0, detail = 1 }: TreeOptions,
): Art {
  const lean = between(random, -0.05, 0.05) * height;
  const width = height * between(random, 0.62, 0.78);
  return [
    trunk(canvas, random, [x, y], height * 0.55, height * 0.055, { depth, lean }),
    canopy(
      random,
      [x + lean, y - height * 0.66],
      width,
      height * 0.68,
      leaves(canvas, colour, depth),
      detail,
    ),
  ];
}

export function pine(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { colour, depth = 0, detail = 1, snow = canvas.weather === 'snow' }: TreeOptions & { snow?: boolean },
): Art {
  const paint = leaves(canvas, colour, depth);
  const width = height * 0.46;
  const tiers = Array.from({ length: 4 }, (_, i): Art => {
    const t = i / 4;
    const foot = y - height * 0.12 - t * height * 0.66;
    const w = width * (1 - t * 0.7);
    const h = height * 0.36 * (1 - t * 0.25);
    const hem = Array.from({ length: 8 }, (_unused, k): Point => {
      const u = k / 7;
      return [x - w / 2 + u * w, foot + (k % 2 ? -h * 0.05 : h * 0.05) + Math.sin(u * Math.PI) * h * 0.1];
    });
    const [left = [x, foot]] = hem;
    const tip: Point = [x, foot - h];
    const d = `M${at(tip)}Q${at([x - w * 0.2, foot - h * 0.35])} ${at(left)}${smooth(hem).replace(/^M[^C]*/, '')}Q${at([x + w * 0.2, foot - h * 0.35])} ${at(tip)}Z`;
    const cap = `M${at(tip)}Q${at([x - w * 0.2, foot - h * 0.35])} ${at([x - w * 0.42, foot - h * 0.1])}Q${at([x - w * 0.1, foot - h * 0.3])} ${at(tip)}Z`;
    return [
      path(
        d,
        canvas.linear(
          [
            [0, paint.light],
            [0.45, paint.middle],
            [1, paint.dark],
          ],
          [0, 0, 0.8, 1],
        ),
      ),
      snow && path(cap, canvas.paint.of('#ffffff', depth * 0.5), { opacity: 0.9 }),
      detail > 0.3 &&
        dabs(random, {
          count: 9,
          place: (r) => {
            const u = between(r, -0.45, 0.2);
            return [x + u * w * 0.9, foot - h * (0.06 + (0.5 - Math.abs(u)) * 0.6 * r())];
          },
          colour: paint.bright,
          width: clamp(height / 90, 1.6, 5),
          length: height / 60,
          angle: 1.2,
          opacity: 0.7,
        }),
    ];
  });
  return [trunk(canvas, random, [x, y], height * 0.25, height * 0.035, { colour: '#6b4a38', depth }), tiers];
}

export function palm(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  height: number,
  { lean = 0, depth = 0 } = {},
): Art {
  const { paint } = canvas;
  const along = (t: number): Point => [x + lean * t * t, y - height * t];
  const crown = along(1);
  const spine = [0, 0.25, 0.5, 0.75, 1].map(along);
  const paints = leaves(canvas, '#5aa05a', depth);
  const fronds = [-2.9, -2.4, -1.9, -1.2, -0.6, -0.15, 0.35, 2.8].map((angle, i): Art => {
    const reach = height * between(random, 0.46, 0.56);
    const sway = canvas.sway(i) * 0.04;
    const tip: Point = [
      crown[0] + Math.cos(angle + sway) * reach,
      crown[1] + Math.sin(angle + sway) * reach * 0.55 + reach * 0.28,
    ];
    const bend: Point = [
      crown[0] + Math.cos(angle) * reach * 0.55,
      crown[1] + Math.sin(angle) * reach * 0.75 - reach * 0.1,
    ];
    const shade = [paints.dark, paints.middle, paints.light][i % 3] ?? paints.middle;
    return [
      path(
        `M${at(crown)}Q${at([bend[0], bend[1] - height * 0.05])} ${at(tip)}Q${at([bend[0] + 4, bend[1] + height * 0.1])} ${at(crown)}Z`,
        shade,
      ),
      line(`M${at(crown)}Q${at(bend)} ${at(tip)}`, paints.bright, 2.5, { opacity: 0.6 }),
    ];
  });
  let rings = '';
  for (let i = 1; i < 10; i++) {
    const [rx, ry] = along(i / 10);
    rings += `M${at([rx - height * 0.03, ry])}q${n(height * 0.03)} ${n(height * 0.014)} ${n(height * 0.06)} 0`;
  }
  return [
    line(smooth(spine), paint.of('#a5764e', depth), height * 0.065),
    line(
      smooth(spine.map(([sx, sy]): Point => [sx - height * 0.014, sy])),
      paint.lit('#b98a5c', 0.4),
      height * 0.018,
      {
        opacity: 0.6,
      },
    ),
    line(rings, paint.shaded('#8a5f3e', 0.2), 3, { opacity: 0.5 }),
    fronds,
    circle(crown[0] - 10, crown[1] + 10, height * 0.035, paint.of('#8a5a3a', depth)),
    circle(crown[0] + 12, crown[1] + 13, height * 0.035, paint.shaded('#8a5a3a', 0.2)),
  ];
}

export function bush(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  width: number,
  { colour, depth = 0, berries }: TreeOptions & { berries?: Colour },
): Art {
  return [
    canopy(random, [x, y - width * 0.2], width, width * 0.62, leaves(canvas, colour, depth), 0.8),
    berries &&
      dabs(random, {
        count: 14,
        place: (r) => [x + between(r, -0.36, 0.36) * width, y - width * between(r, 0.05, 0.42)],
        colour: canvas.paint.of(berries, depth),
        width: width * 0.035,
      }),
  ];
}
