import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { chance } from '#engines/storyteller/tales/cast/chance.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { has } from '#engines/storyteller/tales/people.ts';

/** So many of a tale's themes are what it is about; the others are in it as well. */
const FIRST_OF_ALL = 2;

/**
 * The tale that suits a wish best. The theme is what was asked for and is never given up for novelty; then comes what
 * was not heard lately, then whether the tale is about the theme first of all, and only then whether it faces what the
 * hero is afraid of: else a child who fears the dark would hear of the dark whatever was wished.
 */
export function chooseTale(wish: Wish, book: TaleBook, lately: readonly string[] = []): Casting | undefined {
  const isAbout = ({ themes }: Tale) => wish.theme === undefined || themes.includes(wish.theme);
  const best = (tales: readonly Tale[]) => bestOf(tales, wish, book, lately);
  return best(book.tales.filter(isAbout)) ?? best(book.tales.filter((tale) => !isAbout(tale)));
}

function bestOf(
  tales: readonly Tale[],
  wish: Wish,
  book: TaleBook,
  lately: readonly string[],
): Casting | undefined {
  const fitting = tales.flatMap((tale) => {
    const casting = castTale(tale, wish, book);
    if ('because' in casting) return [];
    const rank = wish.theme === undefined ? 0 : tale.themes.indexOf(wish.theme);
    const hero = casting.roles.get('hero');
    const faces = hero !== undefined && tale.faces.some((fear) => has(hero, ['fear'], [fear]));
    const order = [
      lately.lastIndexOf(tale.id) + 1,
      rank < FIRST_OF_ALL ? 0 : 1,
      faces ? 0 : 1,
      Math.max(rank, 0),
      chance(wish.seed, tale.id),
    ];
    return [{ casting, order }];
  });
  return fitting.toSorted((a, b) => compare(a.order, b.order))[0]?.casting;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((each, at) => each !== b[at]);
  return i === -1 ? 0 : (a[i] ?? 0) - (b[i] ?? 0);
}
