import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Half a circle of small ones. */
const SCALLOPED = Array.from({ length: 9 }, (_, i) => {
  const angle = Math.PI * (1 + i / 8);
  const [x, y] = [Math.cos(angle) * 92, -236 + Math.sin(angle) * 96];
  return `M${at([x - 24, y])}a24 24 0 1 0 48 0a24 24 0 1 0 -48 0Z`;
}).join('');

/** What stands around a head; from behind it covers the head. */
export const HALOS = {
  mane: ({ canvas, of, shaded, coat, random }) => {
    const fill = canvas.radial([
      [0, of(coat.dark)],
      [0.7, of(mix(coat.dark, coat.fur, 0.25))],
      [1, shaded(coat.dark, 0.3)],
    ]);
    return path(puffs(random('mane'), [0, -218], 78, 72, { count: 14, size: 28 }), fill);
  },
  spines: ({ form, shaded, coat }) => [
    path(spiky([0, -226], 84, 80, 22), form(coat.dark, 0.2, 0.3)),
    path(spiky([0, -226], 72, 68, 18), shaded(coat.dark, 0.24), { opacity: 0.5 }),
  ],
  wool: ({ form, coat, random }) =>
    path(puffs(random('wool'), [0, -240], 56, 40, { count: 11, size: 25 }), form(coat.belly, 0.3, 0.14)),
  /** A fan of bone behind the head, its edge in scallops. */
  frill: ({ form, coat }) => [
    path(SCALLOPED, form(mix(coat.fur, coat.dark, 0.5), 0.2, 0.3)),
    path(
      'M-84 -214C-96 -296 -44 -332 0 -332C44 -332 96 -296 84 -214Z',
      form(mix(coat.fur, '#f0b27a', 0.5), 0.25, 0.25),
    ),
  ],
} satisfies Record<string, (animal: Furry) => Art>;

export type HaloName = keyof typeof HALOS;

/** A round cloud of small ones. */
export function puffs(
  random: () => number,
  [x, y]: Point,
  rx: number,
  ry: number,
  { count, size }: { count: number; size: number },
): string {
  const around = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const middle: Point = [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    return blob(random, middle, size, size * 0.97, { corners: 8, wobble: 0.06 });
  });
  return around.join('') + blob(random, [x, y], rx + 6, ry + 6, { corners: 12, wobble: 0.03 });
}

/** A round thing with many soft spikes. */
export function spiky([x, y]: Point, rx: number, ry: number, count: number): string {
  const on = (step: number, reach: number): Point => {
    const angle = -Math.PI / 2 + (step / count) * Math.PI * 2;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  };
  const spikes = Array.from(
    { length: count },
    (_, i) =>
      `Q${at(on(i + 0.18, 1.06))} ${at(on(i + 0.5, 1.24))}Q${at(on(i + 0.82, 1.06))} ${at(on(i + 1, 0.96))}`,
  );
  return `M${at(on(0, 0.96))}${spikes.join('')}Z`;
}

/** Rows of short strokes that tell spines from fur. */
export function bristles({ lit, coat }: Furry, rows: readonly Point[]): Art {
  return line(rows.map((row) => `M${at(row)}l0 -11`).join(''), lit(coat.dark, 0.35), 4, { opacity: 0.55 });
}
