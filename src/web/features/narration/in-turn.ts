import { isCrowd } from '#web/api/refusal.ts';

/** As the server asks, and a little more each time, so that not everybody comes back at once. */
const WAITS_MS = [4_000, 6_000, 8_000, 10_000, 12_000, 15_000, 20_000, 25_000];

/** Asks again by itself as long as there is a crowd; whoever waits is told the first time. */
export async function inTurn<Answer>(
  ask: () => Promise<Answer>,
  { signal, onCrowd }: { signal: AbortSignal; onCrowd?: (() => void) | undefined },
): Promise<Answer> {
  for (const [times, waitMs] of WAITS_MS.entries()) {
    try {
      return await ask();
    } catch (error) {
      if (!isCrowd(error)) throw error;
      if (times === 0) onCrowd?.();
      await pause(waitMs * (0.75 + Math.random() / 2), signal);
    }
  }
  return ask();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, ms);
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
