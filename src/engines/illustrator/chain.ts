import type { LanguageCode } from '#domain/languages.ts';
import { createBreaker, waitedLong } from '#engines/outside/breaker.ts';
import type { Drawn, Illustrator, PictureRequest } from '#engines/illustrator/port.ts';

export interface ChainOptions {
  /** Asked in this order. */
  guests: readonly Illustrator[];
  /** Always draws: the built-in illustrator. */
  host: Illustrator;
  /** So long may all guests together take for one request: a child waits for no more. */
  timeoutMs: number;
  /** Whether words may go out to a guest. */
  isSafe: (text: string, language: LanguageCode) => boolean;
  /** Why a guest's pictures were not used. */
  onFailure?: (illustrator: string, error: unknown) => void;
}

/** The configured model draws; whatever goes wrong with it, a picture comes all the same. */
export function createIllustratorChain({
  guests,
  host,
  timeoutMs,
  isSafe,
  onFailure,
}: ChainOptions): Illustrator {
  // Who was silent again and again is not waited for.
  const asked = guests.map((guest) => ({ guest, breaker: createBreaker() }));
  return {
    name: guests[0]?.name ?? host.name,
    async draw(request, signal) {
      const late = AbortSignal.timeout(timeoutMs);
      const left = AbortSignal.any([signal, late]);
      for (const { guest, breaker } of asked) {
        if (late.aborted || !breaker.mayAsk()) continue;
        const since = performance.now();
        try {
          requireSafeScene(request, isSafe);
          const drawn = await guest.draw(request, left);
          breaker.answered();
          return complete(drawn, request);
        } catch (error) {
          onFailure?.(guest.name, error);
          if (left.aborted && waitedLong(since, timeoutMs)) breaker.wasSilent();
          signal.throwIfAborted();
        }
      }
      return host.draw(request, signal);
    },
  };
}

/** What a picture is to show was checked when it was typed; nothing else leaves the house either. */
function requireSafeScene({ scene, language }: PictureRequest, isSafe: ChainOptions['isSafe']): void {
  const names = scene.characters.map(({ name }) => name);
  if (!isSafe([scene.description, ...names].join('\n'), language))
    throw new UnsafeSceneError('the scene holds what is not for children');
}

export class UnsafeSceneError extends Error {
  override name = 'UnsafeSceneError';
}

function complete(drawn: Drawn, { frames }: PictureRequest): Drawn {
  if (drawn.pictures.length !== frames) throw new Error('a picture is missing');
  return drawn;
}
