import type { TaleMark } from '#domain/side-by-side.ts';
import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { recast } from '#engines/storyteller/tales/tale-teller.ts';
import { elsewhere } from '#engines/storyteller/tales/tell/elsewhere.ts';
import { scenesOf, Telling } from '#engines/storyteller/tales/tell/tell-tale.ts';

/** A tale in one language, and the same people in it. */
export interface Side {
  book: TaleBook;
  wish: Wish;
}

/** A paragraph, and the one that says the same. */
export interface Pair {
  scene: string;
  first: string;
  second: string;
}

export interface PairedTelling {
  /** In the second language. */
  title: string;
  pairs: readonly Pair[];
}

/** One tale in two languages, scene by scene and paragraph by paragraph; nothing where it is not told in both. */
export function tellBeside(
  mark: TaleMark,
  first: Side,
  second: Side,
  typedPlace?: string,
): PairedTelling | undefined {
  const [one, other] = [recast(mark, first), recast(mark, second)];
  if (!one || !other) return undefined;
  const told = new Telling(other);
  const pairs = [
    ...(typedPlace === undefined ? [] : [placeOf(typedPlace, first, second)]),
    ...pairsOf(one, told),
  ];
  return {
    title: told.speaker.sayTitle(other.prose.title),
    pairs: pairs.filter(({ first: text }) => text !== ''),
  };
}

function placeOf(typed: string, first: Side, second: Side): Pair {
  const said = ({ wish, book }: Side) => elsewhere(typed, wish, book) ?? '';
  return { scene: '', first: said(first), second: said(second) };
}

function* pairsOf(casting: Casting, told: Telling): Generator<Pair> {
  const telling = new Telling(casting);
  const others = told.casting.prose.scenes;
  for (const [scene, paragraphs] of scenesOf(casting)) {
    const seconds = told.sayEach(scene, others.get(scene) ?? []);
    for (const [i, first] of telling.sayEach(scene, paragraphs).entries())
      yield { scene, first, second: seconds[i] ?? '' };
  }
}
