import type { LanguageCode } from '#domain/languages.ts';
import type { Drawn, Illustrator, PictureRequest } from '#engines/illustrator/port.ts';

export interface ChainOptions {
  /** Asked in this order. */
  guests: readonly Illustrator[];
  /** Always draws: the built-in illustrator. */
  host: Illustrator;
  /** So long may a guest take for one request. */
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
  return {
    name: guests[0]?.name ?? host.name,
    async draw(request, signal) {
      for (const guest of guests) {
        try {
          requireSafeScene(request, isSafe);
          return complete(await guest.draw(request, within(signal, timeoutMs)), request);
        } catch (error) {
          onFailure?.(guest.name, error);
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

function within(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

function complete(drawn: Drawn, { frames }: PictureRequest): Drawn {
  if (drawn.pictures.length !== frames) throw new Error('a picture is missing');
  return drawn;
}
