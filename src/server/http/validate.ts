import { zValidator } from '@hono/zod-validator';
import type { z } from 'zod';
import { AppError } from '#server/http/errors.ts';

/** Checks a JSON body against its contract; the answer to a wrong one names each field. */
export function validJson<Schema extends z.ZodType>(schema: Schema) {
  return zValidator('json', schema, (result) => {
    if (result.success) return;
    const fields: Record<string, string> = {};
    for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
    throw new AppError(400, 'validation_failed', 'Some fields are not right', fields);
  });
}
