import type { MultimediaProgress } from '#contract/multimedia.ts';
import { isSettled } from '#domain/multimedia.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

/** Starts the making of an experience, or joins one that is under way. */
export async function startMaking(storyId: string): Promise<MultimediaProgress> {
  const response = await authorizedFetch(`/api/stories/${storyId}/multimedia`, { method: 'POST' });
  if (!response.ok) throw new Error(`the making answered ${response.status}`);
  const { progress } = (await response.json()) as { progress: MultimediaProgress };
  return progress;
}

/** A server that starts anew refuses for a while. */
const RETRY_MS = 3000;

/** Tells of every change until it is settled, across broken lines and restarts. Returns a way to stop listening. */
export function followMaking(
  storyId: string,
  onProgress: (progress: MultimediaProgress) => void,
): () => void {
  let events: EventSource;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(retry);
    events.close();
  };
  const listen = () => {
    events = new EventSource(`/api/stories/${storyId}/multimedia/events`);
    events.addEventListener('progress', ({ data }: MessageEvent<string>) => {
      const progress = JSON.parse(data) as MultimediaProgress;
      if (isSettled(progress.state)) stop();
      onProgress(progress);
    });
    // A line that breaks is mended by the browser; one that was refused is not.
    events.addEventListener('error', () => {
      if (events.readyState === EventSource.CLOSED) retry = setTimeout(listen, RETRY_MS);
    });
  };
  listen();
  return stop;
}
