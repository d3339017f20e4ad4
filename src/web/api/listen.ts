import type { MultimediaEvent } from '#contract/multimedia.ts';
import type { ReadAheadEvent } from '#contract/speech.ts';
import type { StoryEvent } from '#contract/stories.ts';
import { request, type Asked } from '#web/api/api.ts';
import { accepted } from '#web/api/body-of.ts';
import { Refusal } from '#web/api/refusal.ts';

/** What is told at the doors that answer little by little. */
interface Streams {
  'POST /functions/v1/generate-speech': ReadAheadEvent;
  'POST /functions/v1/generate-story': StoryEvent;
  'GET /api/stories/:storyId/multimedia/events': MultimediaEvent;
}

type Told<At extends keyof Streams> = Exclude<Streams[At], { type: 'error' }>;

/**
 * Events as they arrive; `EventSource` can neither post nor say who asks. Rejects with a `Refusal`, also in the middle. Where
 * the line is cut the events may just end: whoever waits for the last one knows whether it has come.
 */
export async function* listen<At extends keyof Streams>(
  door: At,
  asked: Asked<At>,
): AsyncGenerator<Told<At>, void, undefined> {
  const headers = { ...asked.headers, Accept: 'text/event-stream' };
  const { body } = await accepted(request<keyof Streams>(door, { ...asked, headers }));
  if (!body) return;
  for await (const block of blocksIn(body)) {
    const event = eventIn(block);
    if (event?.type === 'error') throw new Refusal('', event.error ?? '');
    if (event) yield event as Told<At>;
  }
}

async function* blocksIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let waiting = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      waiting += value;
      const blocks = waiting.split('\n\n');
      waiting = blocks.pop() ?? '';
      yield* blocks;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Nothing where there is only a sign of life. */
function eventIn(block: string): { type: string; error?: string } | undefined {
  const field = (name: string) =>
    block
      .split('\n')
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n');
  const data = field('data');
  return data ? { ...(JSON.parse(data) as object), type: field('event') } : undefined;
}
