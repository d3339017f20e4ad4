import { whereaboutsOf } from '#domain/direction-words.ts';
import type { DirectedPerson, StoryScene } from '#domain/scene-direction.ts';

const STAND_IN = 'family-';

/** Somebody of a family whose name stayed in a browser. */
export const isStandIn = (name: string): boolean => name.startsWith(STAND_IN);

/**
 * Scenes as they may leave the browser: of the family nobody is named, and nobody's aid is told. `family` are their names
 * in the order in which this browser keeps them.
 */
export function withoutFamily(scenes: readonly StoryScene[], family: readonly string[]): StoryScene[] {
  const standInOf = (name: string) =>
    family.includes(name) ? `${STAND_IN}${family.indexOf(name) + 1}` : name;
  return renamed(scenes, standInOf, ({ aid, ...person }) =>
    family.includes(person.name) || aid === undefined ? person : { ...person, aid },
  );
}

/** The same with the names that only this browser knows; whom it does not know stays a stand-in. */
export function withFamily(
  scenes: readonly StoryScene[],
  family: readonly (string | undefined)[],
): StoryScene[] {
  const nameOf = (name: string) =>
    isStandIn(name) ? (family[Number(name.slice(STAND_IN.length)) - 1] ?? name) : name;
  return renamed(scenes, nameOf, (person) => person);
}

function renamed(
  scenes: readonly StoryScene[],
  nameOf: (name: string) => string,
  told: (person: DirectedPerson) => DirectedPerson,
): StoryScene[] {
  const atOf = (at: string): string => {
    const where = whereaboutsOf(at);
    return where ? `${where.how} ${nameOf(where.what)}` : at;
  };
  return scenes.map((scene) => ({
    ...scene,
    direction: {
      ...scene.direction,
      things: scene.direction.things.map((thing) =>
        typeof thing === 'string' || thing.at === undefined ? thing : { ...thing, at: atOf(thing.at) },
      ),
      who: scene.direction.who.map((person) => ({
        ...told(person),
        name: nameOf(person.name),
        ...(person.looks !== undefined && { looks: nameOf(person.looks) }),
        ...(person.with !== undefined && { with: nameOf(person.with) }),
        ...(person.at !== undefined && { at: atOf(person.at) }),
      })),
    },
  }));
}
