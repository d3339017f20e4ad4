import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** Where a part stands: first scaled, then turned about `pivot`, then moved. */
export interface Placing {
  x?: number;
  y?: number;
  /** Degrees, clockwise. */
  turn?: number;
  pivot?: Point;
  scale?: number | readonly [number, number];
}

export interface Finish {
  opacity?: number;
  /** Not part of the outline: glass, glow, a pattern on cloth. */
  airy?: boolean;
  /** What becomes of it in line art, where that is not seen from its paint: an eye stays dark, what is seen through has an edge. */
  inLines?: 'dark' | 'edge';
  /** Of a gap and a dash, for stitches and springs. */
  dash?: string;
}

export interface Shape extends Finish {
  kind: 'path' | 'ellipse' | 'rect' | 'group';
  /** Of a path. */
  d?: string;
  /** Ellipse: cx, cy, rx, ry. Rect: x, y, width, height, corner. */
  numbers?: readonly number[];
  fill?: string;
  stroke?: string;
  width?: number;
  evenOdd?: boolean;
  parts?: Art;
  placing?: Placing;
  clip?: string;
}

/** A picture or a part of one, back to front. */
export type Art = Shape | readonly Art[] | false | undefined | null;

export const path = (d: string, fill: string, finish?: Finish & { evenOdd?: boolean }): Shape => ({
  kind: 'path',
  d,
  fill,
  ...finish,
});

export const line = (d: string, stroke: string, width: number, finish?: Finish): Shape => ({
  kind: 'path',
  d,
  stroke,
  width,
  ...finish,
});

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  finish?: Finish,
): Shape => ({ kind: 'ellipse', numbers: [cx, cy, rx, ry], fill, ...finish });

export const circle = (cx: number, cy: number, radius: number, fill: string, finish?: Finish): Shape =>
  ellipse(cx, cy, radius, radius, fill, finish);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  { corner = 0, ...finish }: Finish & { corner?: number; stroke?: string; width?: number } = {},
): Shape => ({ kind: 'rect', numbers: [x, y, width, height, corner], fill, ...finish });

export const group = (
  parts: Art,
  { clip, opacity, airy, ...placing }: Placing & Finish & { clip?: string } = {},
): Shape => ({
  kind: 'group',
  parts,
  placing,
  ...(clip && { clip }),
  ...(opacity !== undefined && { opacity }),
  ...(airy && { airy }),
});

export function shapesOf(art: Art): Shape[] {
  if (!art) return [];
  return isShape(art) ? [art] : art.flatMap(shapesOf);
}

function isShape(art: Shape | readonly Art[]): art is Shape {
  return !Array.isArray(art);
}

export function toSvg(art: Art): string {
  return shapesOf(art).map(shapeToSvg).join('');
}

function shapeToSvg(shape: Shape): string {
  const { kind, numbers = [], d, parts, placing, clip } = shape;
  const around = (clip ? ` clip-path="${clip}"` : '') + seeThrough(shape);
  if (kind === 'group') {
    const moved = placing ? transform(placing) : '';
    return `<g${moved ? ` transform="${moved}"` : ''}${around}>${toSvg(parts)}</g>`;
  }
  const look = paintOf(shape) + around;
  if (kind === 'path') return `<path d="${d}"${look}/>`;
  const [a = 0, b = 0, c = 0, e = 0, corner = 0] = numbers;
  if (kind === 'ellipse') return `<ellipse cx="${n(a)}" cy="${n(b)}" rx="${n(c)}" ry="${n(e)}"${look}/>`;
  const round = corner ? ` rx="${n(corner)}"` : '';
  return `<rect x="${n(a)}" y="${n(b)}" width="${n(c)}" height="${n(e)}"${round}${look}/>`;
}

/** Only what has several paints needs a sheet of its own to be seen through: one costs a rasteriser much time. */
function seeThrough({ kind, fill, stroke, opacity = 1 }: Shape): string {
  if (opacity === 1) return '';
  const paint = kind === 'group' || (fill && stroke) ? '' : stroke ? 'stroke-' : 'fill-';
  return ` ${paint}opacity="${Math.round(opacity * 100) / 100}"`;
}

function paintOf({ fill, stroke, width = 0, evenOdd, dash }: Shape): string {
  const filled = ` fill="${fill ?? 'none'}"${evenOdd ? ' fill-rule="evenodd"' : ''}`;
  if (!stroke) return filled;
  const drawn = ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`;
  return filled + drawn + (dash ? ` stroke-dasharray="${dash}"` : '');
}

function transform({ x = 0, y = 0, turn = 0, pivot = [0, 0], scale = 1 }: Placing): string {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
  const parts: string[] = [];
  if (x || y) parts.push(`translate(${n(x)} ${n(y)})`);
  if (turn) parts.push(`rotate(${n(turn)} ${n(pivot[0])} ${n(pivot[1])})`);
  if (sx !== 1 || sy !== 1) parts.push(`scale(${fine(sx)}${sx === sy ? '' : ` ${fine(sy)}`})`);
  return parts.join(' ');
}

const fine = (value: number) => Math.round(value * 1000) / 1000;

/** The same art in one colour, without what is airy: the edge of light around somebody. */
export function outline(art: Art, colour: string): Art {
  return shapesOf(art)
    .filter(({ airy, clip }) => !airy && !clip)
    .map(({ fill, stroke, parts, ...shape }) => ({
      ...shape,
      opacity: 1,
      ...(fill && fill !== 'none' && { fill: colour }),
      ...(stroke && stroke !== 'none' && { stroke: colour }),
      ...(parts && { parts: outline(parts, colour) }),
    }));
}

/** The same art in other paints, without what is airy. */
export function repainted(art: Art, paint: (colour: string) => string): Art {
  return shapesOf(art)
    .filter(({ airy }) => !airy)
    .map(({ fill, stroke, parts, ...shape }) => ({
      ...shape,
      ...(fill && { fill: fill === 'none' ? fill : paint(fill) }),
      ...(stroke && { stroke: stroke === 'none' ? stroke : paint(stroke) }),
      ...(parts && { parts: repainted(parts, paint) }),
    }));
}
