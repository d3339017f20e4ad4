import { zValidator } from '@hono/zod-validator';
import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';

/** The id of a library story in the path. What is no id is no story. */
export const storyIdParam = zValidator('param', z.object({ storyId: z.guid() }), (result) => {
  if (!result.success) throw noSuchStory();
});

export function noSuchStory(): AppError {
  return new AppError(404, 'not_found', 'There is no such story in the library');
}
