import type { Figure } from '#domain/picture-world.ts';
import type { FigureDefinition } from '#engines/illustrator/built-in/cast/actor.ts';
import { ANIMALS } from '#engines/illustrator/built-in/cast/animals/animals.ts';
import { PEOPLE } from '#engines/illustrator/built-in/cast/people/people.ts';
import { BEINGS } from '#engines/illustrator/built-in/cast/beings/beings.ts';
import { WINGS_AND_FINS } from '#engines/illustrator/built-in/cast/wings-and-fins/wings-and-fins.ts';

/** Who can be drawn, and how. */
export const FIGURE_DEFINITIONS = { ...PEOPLE, ...ANIMALS, ...WINGS_AND_FINS, ...BEINGS } as Record<
  Figure,
  FigureDefinition
>;
