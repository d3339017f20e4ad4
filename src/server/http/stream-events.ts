import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { StreamEnd } from '#contract/streams.ts';

interface StreamedEvent {
  type: string;
}

/** Tells events as they happen; where there is none, it gives a sign of life. Nobody keeps a copy. */
export function streamEvents<Event extends StreamedEvent>(
  c: Context,
  events: AsyncIterable<Event | undefined>,
): Response {
  c.header('Cache-Control', 'no-store');
  return streamSSE(c, async (stream) => {
    for await (const event of events) {
      if (!event) {
        await stream.write(': still here\n\n');
        continue;
      }
      const { type, ...data } = event;
      await stream.writeSSE({ event: type, data: JSON.stringify(data) });
    }
  });
}

/** Each as it comes, then `done`; or `error`, with the words for what broke. */
export async function* untilDone<Event extends StreamedEvent>(
  events: AsyncIterable<Event>,
  wordsFor: (error: unknown) => string,
): AsyncGenerator<Event | StreamEnd> {
  try {
    yield* events;
    yield { type: 'done' };
  } catch (error) {
    yield { type: 'error', error: wordsFor(error) };
  }
}
