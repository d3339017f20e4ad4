import type { MultimediaProgress } from '#contract/multimedia.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { isSettled } from '#domain/multimedia.ts';
import { ask } from '#web/api/api.ts';
import { listen } from '#web/api/listen.ts';
import { lineIsBack } from '#web/browser/line.ts';

/** A story in the language in which it is to be heard. */
export interface Telling {
  storyId: string;
  language: LanguageCode;
}

const wishOf = ({ storyId, language }: Telling) => ({ param: { storyId }, query: { language } });

/** Starts the making of an experience, or joins one that is under way. */
export async function startMaking(telling: Telling): Promise<MultimediaProgress> {
  const { progress } = await ask('POST /api/stories/:storyId/multimedia', wishOf(telling));
  return progress;
}

/** A server that starts anew refuses for a while. */
const RETRY_MS = 3000;

/** Tells of every change until it is settled, across broken lines and restarts. Returns a way to stop listening. */
export function followMaking(
  telling: Telling,
  onProgress: (progress: MultimediaProgress) => void,
): () => void {
  const over = new AbortController();
  const { signal } = over;
  const follow = async () => {
    for await (const progress of listen('GET /api/stories/:storyId/multimedia/events', {
      ...wishOf(telling),
      guest: true,
      signal,
    })) {
      if (isSettled(progress.state)) over.abort();
      onProgress(progress);
    }
  };
  void (async () => {
    while (!signal.aborted) {
      // Whether it was refused, broken or only at its end: it is listened to again until it is settled.
      await follow().catch(() => undefined);
      if (!signal.aborted) await lineIsBack(RETRY_MS);
    }
  })();
  return () => over.abort();
}
