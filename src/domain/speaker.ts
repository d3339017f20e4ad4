import { z } from 'zod';
import { BUILDS } from '#domain/character-voices.ts';
import { FIGURES } from '#domain/picture-world.ts';
import { GENDERS } from '#domain/story-world.ts';

/** Somebody who may say something in a story, as it goes over the wire and is kept. */
export const speaker = z.object({
  /** As the story calls them. */
  name: z.string().max(100),
  emoji: z.string().max(40).optional(),
  figure: z.enum(FIGURES).optional(),
  gender: z.enum(GENDERS).optional(),
  build: z.enum(BUILDS).optional(),
});
