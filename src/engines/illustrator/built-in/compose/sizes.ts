import type { Size } from '#domain/direction-words.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';

/** Against a child. */
const HEIGHTS: Record<Size, number> = { tiny: 0.2, small: 0.44, big: 2.1, giant: 4.6 };
/** How tall the tallest of a group may be against a child, and how small it may be before we come nearer. */
const TALLEST = 1.45;
const SMALLEST = 0.7;
/** Under a giant, all others stand farther away. */
const BESIDE_GIANTS = 0.76;

const naturalHeight = ({ figure, look }: Actor): number => FIGURE_DEFINITIONS[figure].size * look.build;
const heightOf = (actor: Actor): number => (actor.size ? HEIGHTS[actor.size] : naturalHeight(actor));

export interface Sized {
  cast: Actor[];
  /** Of a child, and of all things, against what they usually are. */
  scale: number;
}

/** Everybody as large beside the others as the story has them: where one is big the others become small. */
export function sized(cast: readonly Actor[]): Sized {
  if (!cast.some(({ size }) => size)) return { cast: [...cast], scale: 1 };
  const grouped = cast.filter(({ size }) => size !== 'giant');
  const largest = Math.max(...(grouped.length > 0 ? grouped : cast).map(heightOf));
  const fits = largest > TALLEST ? TALLEST / largest : largest < SMALLEST ? 0.84 / largest : 1;
  const scale = grouped.length > 0 && grouped.length < cast.length ? fits * BESIDE_GIANTS : fits;
  return {
    scale,
    cast: cast.map((actor) => {
      const build = (heightOf(actor) / FIGURE_DEFINITIONS[actor.figure].size) * scale;
      return { ...actor, look: { ...actor.look, build } };
    }),
  };
}
