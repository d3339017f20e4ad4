import type { Figure } from '#domain/picture-world.ts';
import { between } from '#domain/random.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Placing } from '#engines/illustrator/built-in/draw/shapes.ts';

export type Age = 'young' | 'grown' | 'old';

interface Physique {
  /** From the ground to the hips. */
  leg: number;
  /** Of the trunk and the arms, against a child's. */
  trunk: number;
  /** Of the head, against the one that a child has on such a trunk. */
  head: number;
  /** How far the head stands off the shoulders, and ahead of them. */
  neck: number;
  stoop: number;
}

const PHYSIQUES: Record<Age, Physique> = {
  young: { leg: 78, trunk: 1, head: 1, neck: 0, stoop: 0 },
  grown: { leg: 116, trunk: 1.16, head: 0.75, neck: 9, stoop: 0 },
  old: { leg: 92, trunk: 1.1, head: 0.82, neck: 3, stoop: 7 },
};

const GROWN: ReadonlySet<Figure> = new Set<Figure>([
  'adult',
  'queen',
  'king',
  'witch',
  'pirate',
  'astronaut',
  'firefighter',
  'doctor',
  'teacher',
  'chef',
  'scientist',
  'explorer',
  'farmer',
  'musician',
  'inventor',
]);
const OLD: ReadonlySet<Figure> = new Set<Figure>(['elder', 'wizard']);

export function ageOf(figure: Figure): Age {
  if (OLD.has(figure)) return 'old';
  return GROWN.has(figure) ? 'grown' : 'young';
}

/** The hips of the trunk in which all clothes are cut: a standing child's. */
const HIPS = -78;
const SEATED_HIPS = 34;

/** Somebody's build, and the way from the space of a child's trunk to the figure's own. */
export interface Body extends Physique {
  age: Age;
  seated: boolean;
  lying: boolean;
  /** Where the ground is, in the space of the trunk. */
  ground: number;
  placing: Placing;
  toOwn: (point: Point) => Point;
  toTrunk: (point: Point) => Point;
}

export function bodyOf(brush: Brush): Body {
  const { actor, stance } = brush;
  const age = ageOf(actor.figure);
  const physique = PHYSIQUES[age];
  const { leg, trunk } = physique;
  const seated = stance.drop > 0;
  const hips = seated ? -SEATED_HIPS : -leg;
  const girth = trunk * (age === 'young' ? 1 : between(brush.random('girth'), 0.88, 1));
  const down = hips - HIPS * trunk;
  return {
    ...physique,
    age,
    seated,
    lying: stance.lying,
    ground: -down / trunk,
    placing: { y: down, scale: [girth, trunk] },
    toOwn: ([x, y]) => [x * girth, y * trunk + down],
    toTrunk: ([x, y]) => [x / girth, (y - down) / trunk],
  };
}
