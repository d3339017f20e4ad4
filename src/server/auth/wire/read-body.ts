import type { Context } from 'hono';
import type { z } from 'zod';
import { AuthError, validationFailed } from '#server/auth/auth-error.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

/**
 * The JSON body in the shape of its contract. The client says `application/json` even when it sends nothing, so an
 * empty body counts as an empty object; any other content type is refused, which also keeps plain HTML forms out.
 */
export async function readBody<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await receive(c);
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

/** Somebody who hangs up in the middle has made no mistake of ours. */
async function receive(c: Context<AppEnv>): Promise<string> {
  try {
    return await c.req.text();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AuthError(400, 'bad_json', 'The body did not arrive whole');
  }
}

/** Deeper than anything sensible, and checking it would exhaust the stack. */
const MAX_DEPTH = 64;

function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (depthOf(text) <= MAX_DEPTH) return value;
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  throw new AuthError(400, 'bad_json', 'The body is nested too deeply');
}

/** Brackets in strings count too, which only errs on the side of caution for texts made of brackets. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of json) {
    if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}

function describe(field: string, message = 'is not right'): string {
  return field === '' ? 'The body must be a JSON object' : `${field}: ${message}`;
}
