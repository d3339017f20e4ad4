import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { chance } from '#engines/storyteller/tales/cast/chance.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';

/**
 * One that is about the theme, any of them; where none is, another one of that age. An adventure is played for its
 * choices, so one about something else is better than none. It is never told at a place where it cannot be.
 */
export function chooseAdventure(wish: Wish, book: TaleBook): Casting | undefined {
  const fitting = book.tales
    .map((tale) => castTale(tale, wish, book))
    .filter((casting): casting is Casting => !('because' in casting));
  const aboutIt = fitting.filter(({ tale }) => wish.theme !== undefined && tale.themes.includes(wish.theme));
  const turn = ({ tale }: Casting) => chance(wish.seed, tale.id);
  return (aboutIt.length > 0 ? aboutIt : fitting).toSorted((a, b) => turn(a) - turn(b))[0];
}
