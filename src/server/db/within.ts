import { setTimeout as delay } from 'node:timers/promises';

/** What the database says, unless it takes longer than that. */
export async function within<Answer>(ms: number, asked: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const silence = delay(ms, undefined, { ref: false, signal: over.signal }).then(() => {
    throw new Error(`the database did not answer within ${ms} ms`);
  });
  try {
    return await Promise.race([asked, silence]);
  } finally {
    over.abort();
  }
}
