import type { Figure } from '#domain/picture-world.ts';
import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { PEOPLE } from '#engines/illustrator/built-in/figures/people/people.ts';
import { difference } from '#engines/illustrator/built-in/draw/colour.ts';

type Coloured = 'skin' | 'hair' | 'top' | 'coat' | 'vest' | 'scarf';

/** So far apart are two colours that children call by different names. */
const CLEAR = 0.07;
/** Of people, one thing may be overlooked. */
const ENOUGH_OF_PEOPLE = 2;

/** How well two of the same figure are known from each other: 1 and more at a glance. */
export function unlikeness(figure: Figure, one: Look, other: Look): number {
  const colour = (part: Coloured) => colours(one[part], other[part]);
  const kind = (part: 'hairStyle' | 'outfit' | 'hat') => Number(one[part] !== other[part]);
  if (figure in PEOPLE) {
    const kinds = kind('hairStyle') + kind('outfit') + kind('hat');
    // Colours take longer to compare, and mostly need not be.
    if (kinds >= ENOUGH_OF_PEOPLE) return kinds / ENOUGH_OF_PEOPLE;
    const painted = [colour('skin'), colour('hair'), colour('top')].map((part) => Math.min(1, part));
    return painted.reduce((sum, part) => sum + part, kinds) / ENOUGH_OF_PEOPLE;
  }
  // On four legs a scarf is no more than a collar.
  if (FIGURE_DEFINITIONS[figure].bearing === 'own') return colour('coat');
  return Math.max(colour('coat'), colour('vest'), colour('scarf'), kind('hat'));
}

function colours(one: Look[Coloured], other: Look[Coloured]): number {
  return one && other ? difference(one, other) / CLEAR : Number(one !== other);
}
