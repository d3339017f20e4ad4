import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * The JSON body in the shape of its contract. The client says `application/json` even when it sends nothing, so an
 * empty body counts as an empty object; any other content type is refused, which also keeps plain HTML forms out.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await c.req.text();
  if (text !== '' && !/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new AuthError(400, 'bad_json', 'The body must be JSON, and be called application/json');
  }
  const parsed = schema.safeParse(parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw validationFailed(
    field === 'email' ? 'Unable to validate email address: invalid format' : describe(field, issue?.message),
  );
}

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
}

function describe(field: string, message = 'is not right'): string {
  return field === '' ? 'The body must be a JSON object' : `${field}: ${message}`;
}
