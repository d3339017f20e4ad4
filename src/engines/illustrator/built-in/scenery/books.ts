import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { hollow, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const BOOK_COLOURS: readonly Colour[] = [
  '#d9604f',
  '#e9b957',
  '#5aa787',
  '#4b86b0',
  '#cf7390',
  '#e0913f',
  '#7c6bb0',
  '#f1e6d0',
];

/** Where a point of a shelf lies on the picture, for shelves seen at an angle. */
export type Projection = (x: number, y: number) => Point;
const FLAT: Projection = (x, y) => [x, y];

/** Books standing side by side between two ends, some leaning; all of one colour in one path. */
export function bookRow(
  canvas: Canvas,
  random: Random,
  { left, top, right, bottom }: Box,
  {
    project = FLAT,
    thick = [13, 24],
    depth = 0,
  }: { project?: Projection; thick?: readonly [number, number]; depth?: number } = {},
): Art {
  const spines = new Map<Colour, string>();
  let bands = '';
  let shades = '';
  const quad = (x1: number, y1: number, x2: number, y2: number, lean = 0) =>
    `M${[project(x1 + lean, y1), project(x2 + lean, y1), project(x2, y2), project(x1, y2)].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  let x = left;
  while (x < right - thick[0]) {
    const width = Math.min(between(random, ...thick), right - x);
    const tall = (bottom - top) * between(random, 0.62, 0.94);
    const lean = random() < 0.07 ? width * 0.5 : 0;
    const colour = pick(random, BOOK_COLOURS);
    spines.set(colour, (spines.get(colour) ?? '') + quad(x, bottom - tall, x + width - 1.5, bottom, lean));
    if (random() < 0.6)
      bands += quad(x + 2, bottom - tall * 0.8, x + width - 3.5, bottom - tall * 0.73, lean * 0.75);
    shades += quad(x + width * 0.68, bottom - tall, x + width - 1.5, bottom, lean);
    x += width + lean + (random() < 0.06 ? width : 0);
  }
  return [
    [...spines].map(([colour, d]) => path(d, canvas.paint.of(colour, depth))),
    path(bands, canvas.paint.of('#fff3d2', depth), { opacity: 0.65 }),
    path(shades, canvas.light.shadow, { opacity: 0.2 }),
  ];
}

export interface BookcaseOptions {
  wood: Colour;
  shelves: number;
  /** Share of each shelf that books fill. */
  full?: number;
}

/** A bookcase from the front. */
export function bookcase(
  canvas: Canvas,
  random: Random,
  { left, top, right, bottom }: Box,
  { wood, shelves, full = 0.85 }: BookcaseOptions,
): Art {
  const { paint, light } = canvas;
  const gap = (bottom - top - 20) / shelves;
  const inner = { left: left + 18, right: right - 18 };
  return [
    rect(left, top, right - left, bottom - top, sideLit(canvas, wood), { corner: 8 }),
    Array.from({ length: shelves }, (_, i): Art => {
      const shelf = { ...inner, top: top + 18 + i * gap, bottom: top + 4 + (i + 1) * gap };
      const filled = full + between(random, -0.12, 0.12);
      return [
        rect(shelf.left, shelf.top, shelf.right - shelf.left, shelf.bottom - shelf.top, hollow(canvas, wood)),
        bookRow(canvas, random, {
          ...shelf,
          left: shelf.left + 4,
          right: shelf.left + (shelf.right - shelf.left) * Math.min(1, filled),
        }),
        rect(shelf.left, shelf.top, shelf.right - shelf.left, 14, light.shadow, { opacity: 0.4 }),
        rect(shelf.left - 4, shelf.bottom, shelf.right - shelf.left + 8, 5, paint.lit(wood, 0.4), {
          opacity: 0.7,
        }),
      ];
    }),
    rect(left - 10, top - 12, right - left + 20, 20, paint.lit(wood, 0.25), { corner: 5 }),
    rect(left, top + 8, right - left, 5, light.shadow, { opacity: 0.25 }),
  ];
}

/** Books lying on one another, feet at (x, y). */
export function bookStack(canvas: Canvas, random: Random, [x, y]: Point, count: number, size = 1): Art {
  const { paint } = canvas;
  const books = Array.from({ length: count }, (_, i): Art => {
    const width = between(random, 84, 110);
    const shift = between(random, -9, 9);
    const colour = pick(random, BOOK_COLOURS);
    const top = -20 * (i + 1);
    return [
      rect(shift - width / 2, top, width, 19, topLit(canvas, colour), { corner: 4 }),
      rect(shift - width / 2 + 10, top + 4, width - 9, 11, paint.of('#fbf2de'), { corner: 2 }),
      line(`M${n(shift - width / 2 + 24)} ${top + 9}h${n(width - 30)}`, paint.of('#d9c9a8'), 2, {
        opacity: 0.6,
      }),
    ];
  });
  return group(books, { x, y, scale: size });
}
