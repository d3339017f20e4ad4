import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';

/** What one ship is built and painted with. */
export interface ShipColours {
  deck: Colour;
  hull: Colour;
  trim: Colour;
  sail: Colour;
  stripe: Colour;
}

const SHIPS: readonly ShipColours[] = [
  { deck: '#d6a873', hull: '#a8714a', trim: '#c9564a', sail: '#fdf1da', stripe: '#e5826a' },
  { deck: '#d9b185', hull: '#8f6a52', trim: '#3f8290', sail: '#fbeed6', stripe: '#6fb0b8' },
  { deck: '#cfa06c', hull: '#a5673f', trim: '#d99f3f', sail: '#fff3dc', stripe: '#f0bf5c' },
  { deck: '#d4ab80', hull: '#97684f', trim: '#5f7fae', sail: '#fdf0dc', stripe: '#8fa8d9' },
];

export const shipColoursOf = (canvas: Canvas): ShipColours => pick(canvas.random('ship colours'), SHIPS);

export interface PlankOptions {
  /** The back edge of the floor. */
  top: number;
  colour: Colour;
  /** Where all seams run together. */
  vanish: Point;
  /** Of a plank at the lower edge of the picture. */
  width?: number;
  outdoors?: boolean;
}

/** A floor of planks that run away from us, each of its own brown. */
export function planks(
  canvas: Canvas,
  { top, colour, vanish, width = 104, outdoors = true }: PlankOptions,
): Art {
  const { paint, light } = canvas;
  const random = canvas.random('planks');
  const base = outdoors ? snowedOn(canvas, colour, 0.75) : colour;
  const [vx, vy] = vanish;
  const bottom = 912;
  const share = (top - vy) / (bottom - vy);
  const up = (x: number, y: number) => vx + (x - vx) * ((y - vy) / (bottom - vy));
  const reach = Math.ceil(900 / share / width);
  const seams: string[] = [];
  const edges: string[] = [];
  const joints: string[] = [];
  const nails: string[] = [];
  const boards: Art[] = [];
  for (let i = -reach; i <= reach; i++) {
    const [left, right] = [vx + i * width, vx + (i + 1) * width];
    if (up(right, top) < -20 || up(left, top) > 1620) continue;
    const shade = tone(base, between(random, -0.035, 0.03));
    boards.push(
      path(
        `M${at([up(left, top), top])}L${at([up(right, top) + 0.5, top])}L${at([right + 0.5, bottom])}L${at([left, bottom])}Z`,
        canvas.linearAt(
          [
            [0, mix(paint.of(shade, 0.16), light.key, 0.22)],
            [0.45, paint.of(shade)],
            [1, paint.shaded(shade, 0.24)],
          ],
          [0, top, 0, 900],
        ),
      ),
    );
    seams.push(`M${at([up(left, top), top])}L${at([left, bottom])}`);
    edges.push(`M${at([up(left, top) + 1.5, top])}L${at([left + 3, bottom])}`);
    const y = lerp(top + 12, 890, random());
    joints.push(`M${at([up(left, y), y])}H${n(up(right, y))}`);
    for (const dy of [-7, 7])
      nails.push(
        `M${at([up(left + width * 0.25, y + dy), y + dy])}h.1M${at([up(left + width * 0.75, y + dy), y + dy])}h.1`,
      );
  }
  return [
    boards,
    line(seams.join(''), paint.shaded(mix(base, '#6b4a30', 0.6), 0.2), 2.6, { opacity: 0.5 }),
    line(edges.join(''), paint.lit(base, 0.5), 1.6, { opacity: 0.45 }),
    line(joints.join(''), paint.shaded(mix(base, '#6b4a30', 0.6), 0.2), 2.4, { opacity: 0.45 }),
    line(nails.join(''), paint.shaded('#6b4a30', 0.3), 4.5, { opacity: 0.4 }),
  ];
}

/** Tarred ropes with steps of line between them: how sailors climb. */
export function shrouds(
  canvas: Canvas,
  feet: readonly Point[],
  head: Point,
  { depth = 0, steps = 9 } = {},
): Art {
  const { paint } = canvas;
  const rope = paint.of('#8a6c50', depth);
  const [first = head] = feet;
  const last = feet.at(-1) ?? head;
  const rungs = Array.from({ length: steps }, (_, i) => {
    const share = (i + 1) / (steps + 1);
    const left: Point = [lerp(first[0], head[0], share), lerp(first[1], head[1], share)];
    const right: Point = [lerp(last[0], head[0], share), lerp(last[1], head[1], share)];
    const sag = (right[0] - left[0]) * 0.05;
    return `M${at(left)}Q${at([(left[0] + right[0]) / 2, (left[1] + right[1]) / 2 + sag])} ${at(right)}`;
  });
  const thick = 5 * (1 - depth * 0.5);
  return [
    line(feet.map((foot) => `M${at(foot)}L${at(head)}`).join(''), rope, thick),
    line(rungs.join(''), paint.of('#b5946c', depth), thick * 0.75),
  ];
}

/** A round pole with iron hoops, from its foot up. */
export function mast(canvas: Canvas, [x, y]: Point, height: number, width: number, { depth = 0 } = {}): Art {
  const { paint } = canvas;
  const half = width / 2;
  const hoops = [0.16, 0.2, 0.55, 0.59].map(
    (share) =>
      `M${n(x - half * (1 - share * 0.3))} ${n(y - height * share)}q${n(half)} ${n(width * 0.14)} ${n(half * 2 * (1 - share * 0.3))} 0`,
  );
  return [
    path(
      `M${n(x - half)} ${n(y)}L${n(x - half * 0.7)} ${n(y - height)}H${n(x + half * 0.7)}L${n(x + half)} ${n(y)}Q${n(x)} ${n(y + width * 0.22)} ${n(x - half)} ${n(y)}Z`,
      sideLit(canvas, '#b5875c', { depth, contrast: 0.42 }),
    ),
    line(hoops.join(''), paint.of('#6f6660', depth), width * 0.11),
  ];
}

/** The steering wheel on its stand, seen from the side of the helmsman; about 150 wide and 230 high. */
export function steeringWheel(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint } = canvas;
  const wood = '#9a6238';
  const spokes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.2 + canvas.sway() * 0.05;
    return `M0 0L${n(Math.cos(angle) * 80)} ${n(Math.sin(angle) * 80)}`;
  }).join('');
  const ring = (radius: number) =>
    `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
  return group(
    [
      canvas.glow(8, 2, 100, 16, canvas.light.shadow, 0.6),
      path('M-30 0L-20 -150H20L30 0Q0 8 -30 0Z', sideLit(canvas, '#b07a4a')),
      path('M-42 2V-12H42V2Q0 12 -42 2Z', sideLit(canvas, '#8a5a38')),
      group(
        [
          line(spokes, paint.shaded(wood, 0.25), 11),
          line(spokes, paint.lit('#c08a52', 0.2), 5),
          line(ring(55), paint.shaded(wood, 0.15), 15),
          line(ring(56), paint.lit('#b97e48', 0.2), 7),
          circle(0, 0, 19, paint.of('#e0b04c')),
          circle(-2, -2, 11, paint.lit('#f3d07a', 0.3)),
        ],
        { y: -160 },
      ),
    ],
    { x, y, scale },
  );
}
