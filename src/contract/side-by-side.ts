import { z } from 'zod';
import { storyChoices } from '#contract/stories.ts';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { taleMark } from '#domain/side-by-side.ts';

/** Which languages a tale is told in. */
export const taleLanguagesQuery = z.object({ tale: taleMark.shape.id, age: z.enum(AGE_GROUPS) });

/** A story that was told, with all that it was made of, and the language in which it is to be told beside it. */
export const sideBySideRequest = z
  .object({
    ...storyChoices,
    tale: taleMark,
    /** As far as the tale goes, a blank line between paragraphs. */
    text: z.string().min(1).max(40_000),
    second: storyChoices.language,
  })
  .refine(({ language, second }) => language !== second, {
    path: ['second'],
    message: 'is the language of the story',
  });
export type SideBySideRequest = z.input<typeof sideBySideRequest>;

/** The codes of refusals: the tale is not told in that language; with these people it is another story today. */
export const NO_SUCH_TELLING = 'no_such_telling';
export const TOLD_OTHERWISE = 'told_otherwise';
