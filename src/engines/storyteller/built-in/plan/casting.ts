import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** Who plays what. */
export interface Cast {
  hero: StoryCharacter;
  /** The one beside the hero; absent when the hero is alone, and a small local creature goes along. */
  pal: StoryCharacter | undefined;
  /** Gives something at the start and asks about it at the end. */
  elder: StoryCharacter | undefined;
  extras: readonly StoryCharacter[];
}

/**
 * The reader's own people take the central parts: their child is the hero, their grandma gives, their dog walks in
 * front. Somebody out of the catalogue plays what is left.
 */
export function castStory(characters: readonly StoryCharacter[]): Cast {
  const [hero, ...rest] = characters.toSorted((a, b) => heroRank(a) - heroRank(b));
  if (!hero) throw new Error('a story needs a hero');
  const elder =
    rest.find(({ kind, personal }) => kind === 'adult' && personal) ??
    rest.find(({ kind }) => kind === 'adult');
  const others = rest.filter((character) => character !== elder);
  // Somebody to talk to, if there is anybody.
  const pal = others.find(({ kind }) => kind !== 'pet') ?? others[0];
  return {
    hero,
    pal: pal ?? elder,
    elder: pal ? elder : undefined,
    extras: others.filter((each) => each !== pal),
  };
}

/** A pet that does not speak is the hero only when there is nobody else. */
function heroRank({ kind, personal }: StoryCharacter): number {
  const byKind = { child: 0, being: 1, adult: 2, pet: 20 }[kind];
  return (personal ? 0 : 10) + byKind;
}
