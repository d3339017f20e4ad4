import type { Request } from '@playwright/test';

/** Asks for nothing to be heard now: the voice of a story is made ready while its reader is there. */
export function isReadAhead(request: Request): boolean {
  return (request.postDataJSON() as { ahead?: boolean } | null)?.ahead === true;
}
