import type { StoryPart } from '#engines/storyteller/port.ts';

export interface Patience {
  /** So long may the first words take … */
  firstWordsMs: number;
  /** … so long any later ones … */
  pauseMs: number;
  /** … and until when all of them have come, however steadily they do; as `performance.now()` tells it. */
  until: number;
}

/** Nothing came for too long. */
class SilentError extends Error {
  override name = 'SilentError';
}

export function isSilence(error: unknown): boolean {
  return error instanceof SilentError;
}

/** Parts as they come, for as long as anybody would wait for them. */
export async function* inTime(
  told: AsyncIterable<StoryPart>,
  { firstWordsMs, pauseMs, until }: Patience,
): AsyncIterable<StoryPart> {
  const parts = told[Symbol.asyncIterator]();
  let begun = false;
  for (;;) {
    const left = Math.max(0, until - performance.now());
    const next = await within(parts.next(), Math.min(left, begun ? pauseMs : firstWordsMs));
    if (next.done) return;
    if (next.value.type === 'text') begun = true;
    yield next.value;
  }
}

async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SilentError(`no words within ${Math.round(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
