import type { Drawn, Illustrator, PictureRequest } from '#engines/illustrator/port.ts';

export interface ChainOptions {
  /** Asked in this order. */
  guests: readonly Illustrator[];
  /** Always draws: the built-in illustrator. */
  host: Illustrator;
  /** So long may a guest take for one request. */
  timeoutMs: number;
  /** Why a guest's pictures were not used. */
  onFailure?: (illustrator: string, error: unknown) => void;
}

export interface IllustratorChain extends Illustrator {
  /** The host alone: for those whose words may not leave the house. */
  own: Illustrator;
}

/** The configured model draws; whatever goes wrong with it, a picture comes all the same. */
export function createIllustratorChain({
  guests,
  host,
  timeoutMs,
  onFailure,
}: ChainOptions): IllustratorChain {
  return {
    name: guests[0]?.name ?? host.name,
    own: host,
    async draw(request, signal) {
      for (const guest of guests) {
        try {
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

function within(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
}

function complete(drawn: Drawn, { frames }: PictureRequest): Drawn {
  if (drawn.pictures.length !== frames) throw new Error('a picture is missing');
  return drawn;
}
