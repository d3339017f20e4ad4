import { z } from 'zod';

/** The one shape of an error on every wire of ours but `/auth/v1`. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** A message per field of the request that was wrong. */
  fields: z.record(z.string(), z.string()).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
