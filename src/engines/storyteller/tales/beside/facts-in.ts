import type { Fact, Person } from '#engines/storyteller/tales/people.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

/** What one language says of a thing that is loved → what another one says. */
export type Translation = (thing: string, group: string) => string | undefined;

/**
 * What was understood of somebody in one language, for a telling in another. Groups, fears and trades have the same names
 * everywhere; what is loved is a word of its language.
 */
export function factsIn(words: Words, { facts }: Pick<Person, 'facts'>, translate: Translation): Fact[] {
  return facts.flatMap((fact) => {
    const { kind, group, thing: said } = fact;
    if (said === undefined) return [fact];
    const thing =
      namesOf(fact)
        .map((name) => wordFor(name, group, words))
        .find(Boolean) ?? translate(said, group);
    return thing === undefined ? [] : [{ kind, group, thing, sorts: sortsOf(thing, fact, words) }];
  });
}

/** A line is true of both or of neither, by whatever name its language knows the thing. */
function sortsOf(thing: string, fact: Fact, { sorts }: Words): string[] {
  const own = Object.keys(sorts.loves).filter((sort) => sorts.loves[sort]?.includes(thing));
  return [...new Set([...namesOf(fact), ...own])];
}

function namesOf({ thing, sorts = [] }: Fact): string[] {
  return [...(thing === undefined ? [] : [thing]), ...sorts];
}

/** "trains" is a thing in one language, and in another a sort that holds one thing. */
function wordFor(name: string, group: string, { loves, sorts }: Words): string | undefined {
  if (loves[group]?.[name]) return name;
  const [only, ...others] = sorts.loves[name] ?? [];
  return others.length === 0 ? only : undefined;
}
