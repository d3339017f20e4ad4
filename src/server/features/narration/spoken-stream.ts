import type { HonoRequest } from 'hono';
import { frameOf, SPOKEN_FRAMES, type SpokenHead } from '#contract/spoken-frames.ts';
import type { Narrator, SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import { FAILED, firstOf, heardFailure } from '#server/features/narration/speak.ts';
import { SpeechError } from '#engines/narrator/port.ts';
import type { Log } from '#server/log.ts';

export function wantsFrames(request: HonoRequest): boolean {
  return request.header('accept')?.includes(SPOKEN_FRAMES) ?? false;
}

/** The first voice that says anything, sentence by sentence. Who has begun is not replaced: that would be another voice in the middle. */
export async function spokenStream(
  narrators: readonly Narrator[],
  request: SpeechRequest,
  asking: AbortSignal,
  log: Log,
): Promise<Response> {
  const gone = new AbortController();
  const signal = AbortSignal.any([asking, gone.signal]);
  const begun = await firstOf(narrators, request, { signal, log }, (narrator, wish) =>
    begin(narrator, wish, signal),
  );
  const frames = framesOf(begun, log);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await frames.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      gone.abort();
      await frames.return(undefined);
    },
  });
  return new Response(body, { headers: { 'Content-Type': SPOKEN_FRAMES, 'Cache-Control': 'no-store' } });
}

interface Begun {
  provider: string;
  first: SpokenSentence;
  rest: AsyncIterator<SpokenSentence>;
}

async function begin(narrator: Narrator, request: SpeechRequest, signal: AbortSignal): Promise<Begun> {
  const rest = narrator.speak(request, signal)[Symbol.asyncIterator]();
  const { done, value: first } = await rest.next();
  if (done || first.audio.length === 0) throw new SpeechError('failed', 'nothing to be heard');
  return { provider: narrator.name, first, rest };
}

async function* framesOf({ provider, first, rest }: Begun, log: Log): AsyncGenerator<Uint8Array> {
  const frame = ({ offset, text, duration, words, quality, audio }: SpokenSentence) => {
    const head: SpokenHead = { offset, length: text.length, duration, words, provider, quality };
    return frameOf(head, audio);
  };
  try {
    yield frame(first);
    for (;;) {
      const { done, value } = await rest.next();
      if (done) break;
      yield frame(value);
    }
    yield frameOf({ end: 'done' });
  } catch (error) {
    heardFailure(provider, error, log);
    yield frameOf({ end: 'error', error: FAILED });
  } finally {
    await rest.return?.();
  }
}
