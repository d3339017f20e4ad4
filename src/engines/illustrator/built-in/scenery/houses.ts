import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { BLOSSOMS, windowBox } from '#engines/illustrator/built-in/scenery/window-box.ts';

export const WALLS: readonly Colour[] = [
  '#e58f72',
  '#f0c47a',
  '#8fbfae',
  '#9fb3d9',
  '#d99ab0',
  '#efe0c4',
  '#b59ac9',
];
export const ROOFS: readonly Colour[] = ['#b5604f', '#a5584c', '#7f6a86', '#5f7f96', '#a9744a'];
export interface House {
  /** Its left foot. */
  foot: Point;
  width: number;
  height: number;
  wall: Colour;
  roof: Colour;
  shape: 'gable' | 'hipped' | 'flat' | 'stepped';
  columns?: number;
  floors?: number;
  depth?: number;
  /** Frames, shutters and flower boxes. */
  detailed?: boolean;
}

export const SHAPES = ['gable', 'hipped', 'flat', 'stepped'] as const;

/** A town house seen from the front. */
export function house(canvas: Canvas, random: Random, options: House): Art {
  const { foot, width, height, wall, depth = 0, columns = 3, floors = 3, detailed = true } = options;
  const [x, y] = foot;
  const top = y - height;
  const gap = width / columns;
  const storey = height / (floors + 0.3);
  const size = Math.min(gap * 0.5, storey * 0.5);
  const shutters = random() < 0.7 ? pick(random, ['#5f8f8a', '#7a6a9a', '#a85f4f'] as const) : undefined;
  return [
    rect(x, top, width, height, slantLit(canvas, wall, { depth, contrast: 0.2 })),
    roofOf(canvas, options),
    Array.from({ length: floors - 1 }, (_, floor) =>
      Array.from({ length: columns }, (_unused, column) =>
        casement(canvas, random, [x + gap * (column + 0.5), top + storey * (floor + 0.62)], size, {
          depth,
          shutters: detailed ? shutters : undefined,
          flowers: detailed && random() < 0.45,
        }),
      ),
    ),
    groundFloor(canvas, random, options, { gap, size, storey }),
  ];
}

function roofOf(canvas: Canvas, { foot, width: w, height, wall, roof, shape, depth = 0 }: House): Art {
  const { paint, light } = canvas;
  const [x, y] = foot;
  const top = y - height;
  const tiles = slantLit(canvas, snowedOn(canvas, roof), { depth });
  if (shape === 'flat')
    return [
      rect(x - 6, top - 12, w + 12, 18, paint.of(snowedOn(canvas, tone(wall, 0.05)), depth), { corner: 4 }),
      rect(x, top + 6, w, 6, mix(paint.of(wall, depth), light.shadow, 0.25), { opacity: 0.5 }),
    ];
  if (shape === 'hipped')
    return [
      rect(x + w * 0.7, top - w * 0.44, w * 0.1, w * 0.26, paint.of(tone(roof, -0.05), depth)),
      path(
        `M${n(x - 8)} ${n(top + 2)}L${n(x + w * 0.17)} ${n(top - w * 0.34)}H${n(x + w * 0.83)}L${n(x + w + 8)} ${n(top + 2)}Z`,
        tiles,
      ),
      path(
        `M${n(x + w * 0.4)} ${n(top - 4)}v${n(-w * 0.16)}l${n(w * 0.1)} ${n(-w * 0.1)}l${n(w * 0.1)} ${n(w * 0.1)}v${n(w * 0.16)}Z`,
        paint.of(tone(wall, 0.04), depth),
      ),
      rect(x + w * 0.45, top - w * 0.16, w * 0.1, w * 0.11, glass(canvas, { depth }), { corner: 2 }),
    ];
  const steps = [0.16, 0.3, 0.42];
  const climb = steps.map((up) => `v${n(-w * 0.13)}h${n(up === 0.42 ? w * 0.16 : w * 0.14)}`).join('');
  const descend = steps.map(() => `h${n(w * 0.14)}v${n(w * 0.13)}`).join('');
  const gable =
    shape === 'stepped'
      ? `M${n(x)} ${n(top + 1)}${climb}${descend}Z`
      : `M${n(x - 10)} ${n(top + 3)}L${n(x + w / 2)} ${n(top - w * 0.46)}L${n(x + w + 10)} ${n(top + 3)}Z`;
  return [
    path(gable, shape === 'stepped' ? sideLit(canvas, wall, { depth, contrast: 0.2 }) : tiles),
    shape === 'stepped' &&
      line(gable.replace('Z', ''), paint.of(snowedOn(canvas, '#fff3df'), depth), 5, { opacity: 0.7 }),
    circle(x + w / 2, top - w * 0.16, w * 0.07, paint.of('#f7ead6', depth)),
    circle(x + w / 2, top - w * 0.16, w * 0.05, glass(canvas, { depth })),
  ];
}

interface Casement {
  depth?: number;
  shutters?: Colour | undefined;
  flowers?: boolean;
}

/** A window with its frame; (x, y) is its middle. */
function casement(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  size: number,
  { depth = 0, shutters, flowers = false }: Casement = {},
): Art {
  const { paint } = canvas;
  const [w, h] = [size, size * 1.3];
  const [left, top] = [x - w / 2, y - h / 2];
  const frame = paint.of('#fff6e6', depth);
  const lit = random() < 0.7;
  return [
    shutters && [
      rect(left - w * 0.42, top - 2, w * 0.36, h + 4, paint.of(shutters, depth), { corner: 2 }),
      rect(left + w * 1.06, top - 2, w * 0.36, h + 4, paint.of(tone(shutters, -0.04), depth), { corner: 2 }),
    ],
    rect(left - w * 0.09, top - w * 0.09, w * 1.18, h + w * 0.18, frame, { corner: w * 0.1 }),
    rect(left, top, w, h, glass(canvas, { depth, lit }), { corner: w * 0.06 }),
    line(`M${n(x)} ${n(top)}v${n(h)}M${n(left)} ${n(y - h * 0.08)}h${n(w)}`, frame, Math.max(1.6, w * 0.08)),
    flowers &&
      windowBox(canvas, [x, top + h], w * 1.2, {
        blooms: [pick(random, BLOSSOMS), pick(random, BLOSSOMS)],
        depth,
      }),
  ];
}

function groundFloor(
  canvas: Canvas,
  random: Random,
  { foot: [x, y], columns = 3, depth = 0, roof }: House,
  { gap, size, storey }: { gap: number; size: number; storey: number },
): Art {
  const { paint } = canvas;
  const entrance = Math.floor(random() * columns);
  const door = pick(random, ['#8f5a44', '#4f7f86', '#7a5b8f', roof] as const);
  return Array.from({ length: columns }, (_, column) => {
    const cx = x + gap * (column + 0.5);
    if (column !== entrance) return casement(canvas, random, [cx, y - storey * 0.48], size, { depth });
    const [w, h] = [size * 1.1, storey * 0.72];
    return [
      path(
        `M${n(cx - w * 0.62)} ${n(y)}v${n(-h * 0.8)}q0 ${n(-h * 0.3)} ${n(w * 0.62)} ${n(-h * 0.3)}q${n(w * 0.62)} 0 ${n(w * 0.62)} ${n(h * 0.3)}v${n(h * 0.8)}Z`,
        paint.of('#fff3df', depth),
      ),
      path(
        `M${n(cx - w * 0.5)} ${n(y)}v${n(-h * 0.78)}q0 ${n(-h * 0.24)} ${n(w * 0.5)} ${n(-h * 0.24)}q${n(w * 0.5)} 0 ${n(w * 0.5)} ${n(h * 0.24)}v${n(h * 0.78)}Z`,
        paint.of(door, depth),
      ),
      circle(cx + w * 0.3, y - h * 0.4, Math.max(2, w * 0.07), paint.of('#f4cf6a', depth)),
    ];
  });
}

export interface Skyline {
  name: string;
  y: number;
  /** Of one building. */
  least: number;
  most: number;
  depth: number;
  colours?: readonly Colour[];
}

/** A row of faraway buildings, mere shapes with a few windows. */
export function skyline(canvas: Canvas, { name, y, least, most, depth, colours = WALLS }: Skyline): Art {
  const { paint, light } = canvas;
  const random = canvas.random(`skyline ${name}`);
  const row: Art[] = [];
  for (let x = -30; x < 1620;) {
    const w = 60 + random() * 70;
    const h = least + random() * (most - least);
    const wall = pick(random, colours);
    const top = y - h;
    const roof = pick(random, [
      `M${n(x - 3)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.4)}L${n(x + w + 3)} ${n(top)}Z`,
      `M${n(x)} ${n(top + 1)}Q${n(x + w / 2)} ${n(top - w * 0.6)} ${n(x + w)} ${n(top + 1)}Z`,
      `M${n(x + w * 0.2)} ${n(top)}v-18h${n(w * 0.3)}v18Z`,
    ]);
    row.push(
      rect(x, top, w, h, paint.of(wall, depth)),
      path(roof, paint.of(snowedOn(canvas, tone(wall, -0.1)), depth)),
    );
    let dark = '';
    let bright = '';
    for (let wy = top + 20; wy < y - 24; wy += 36)
      for (let wx = x + 16; wx < x + w - 12; wx += 26) {
        const pane = `M${n(wx)} ${n(wy)}v9`;
        if (light.lamps && random() < 0.5) bright += pane;
        else dark += pane;
      }
    row.push(
      dark !== '' && line(dark, mix(paint.of(wall, depth), light.shadow, 0.16), 8, { opacity: 0.6 }),
      bright !== '' && line(bright, mix('#ffdb86', light.haze, depth * 0.5), 8),
    );
    x += w + random() * 18;
  }
  return row;
}
