import type { Figure } from '#domain/picture-world.ts';
import type { FigureDefinition } from '#engines/illustrator/built-in/figures/actor.ts';
import { ANIMALS } from '#engines/illustrator/built-in/figures/animals/animals.ts';
import { PEOPLE } from '#engines/illustrator/built-in/figures/people/people.ts';
import { BEINGS } from '#engines/illustrator/built-in/figures/beings/beings.ts';
import { WINGS_AND_FINS } from '#engines/illustrator/built-in/figures/wings-and-fins/wings-and-fins.ts';

/** Who can be drawn, and how. */
export const FIGURE_DEFINITIONS = { ...PEOPLE, ...ANIMALS, ...WINGS_AND_FINS, ...BEINGS } as Record<
  Figure,
  FigureDefinition
>;
