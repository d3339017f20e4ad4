import { REMEDIES, type Affordance, type Obstacle } from '#engines/storyteller/built-in/plan/shapes.ts';

/** Things that a story may plant, and what each can do. How they are called and used is for each language to say. */
export const ITEMS: Readonly<Record<string, readonly Affordance[]>> = {
  torch: ['light'],
  mirror: ['light'],
  whistle: ['call'],
  drum: ['call'],
  string: ['tie'],
  scarf: ['tie', 'warm'],
  umbrella: ['reach'],
  rod: ['reach'],
  biscuits: ['share'],
  blanket: ['warm'],
};

export interface Remedy {
  item: string;
  affordance: Affordance;
}

/** Every way to get past the obstacle with one of the things at hand. */
export function remediesFor(obstacle: Obstacle, items: readonly string[]): Remedy[] {
  return items.flatMap((item) =>
    (ITEMS[item] ?? [])
      .filter((affordance) => REMEDIES[obstacle].includes(affordance))
      .map((affordance) => ({ item, affordance })),
  );
}
