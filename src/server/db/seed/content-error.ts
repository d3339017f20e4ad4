import { z } from 'zod';
import { postgresError } from '#server/db/postgres-errors.ts';

/** Every mistake at once, each with its file and field, so that one correction round is enough. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(`The content has mistakes:\n${problems.map((problem) => `  ${problem}`).join('\n')}`, options);
  }
}

/** A file that names something which is not there. */
export class UnknownReference extends Error {
  override name = 'UnknownReference';
}

/** Whether the text of a file is to blame, rather than the database or the way to it. */
export function isFaultOfContent(error: unknown): boolean {
  // Classes 22 and 23: a value that the server cannot take, or that breaks a constraint.
  return error instanceof UnknownReference || /^2[23]/.test(postgresError(error)?.code ?? '');
}

export function problemsOf(path: string, error: unknown): string[] {
  if (error instanceof z.ZodError) {
    return error.issues.map((issue) => [path, ...fieldOf(issue), issue.message].join(': '));
  }
  return [`${path}: ${rootMessage(error)}`];
}

function fieldOf(issue: z.core.$ZodIssue): string[] {
  return issue.path.length > 0 ? [issue.path.join('.')] : [];
}

/** Drizzle's own message is the whole statement; what went wrong is in the cause. */
function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? rootMessage(error.cause) : error.message;
}
