import { APICallError, UnsupportedFunctionalityError } from 'ai';
import type { WideImageModel } from '#engines/illustrator/ai/image-model.ts';
import type { PictureRequest } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';

export interface References {
  /** Everybody of a scene as our own illustrator draws them; nothing where the model cannot see it. */
  sheetFor(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array | undefined>;
  /** Whether it was the sheet that the provider did not want. */
  areRefused(error: unknown): boolean;
}

const WIDTH = 1536;
/** More are too small to be told apart. */
const MOST_PEOPLE = 6;

/** For models that see pictures: a hero looks the same in all of them, whoever draws. */
export function createReferences(
  { takesReferences }: WideImageModel,
  studio: Pick<Studio, 'drawCastSheet' | 'rasterize'>,
): References {
  let areTaken = takesReferences;
  return {
    async sheetFor({ scene: { characters, company }, seed }, signal) {
      if (!areTaken || characters.length === 0) return undefined;
      const scene = { characters: characters.slice(0, MOST_PEOPLE), ...(company && { company }) };
      try {
        const svg = await studio.drawCastSheet({ scene, seed }, signal);
        return await studio.rasterize({ svg, format: 'png', width: WIDTH }, signal);
      } catch {
        // The looks are told in words as well.
        return undefined;
      }
    },
    areRefused(error) {
      if (isUnknownThere(error)) areTaken = false;
      return isUnknownThere(error) || (APICallError.isInstance(error) && REFUSALS.has(error.statusCode));
    },
  };
}

/** The wish as it is: another one may be taken. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 413, 422]);
/** There is no door for pictures: nobody need knock again. */
const NO_DOOR: ReadonlySet<number | undefined> = new Set([404, 405, 415, 501]);

function isUnknownThere(error: unknown): boolean {
  return (
    UnsupportedFunctionalityError.isInstance(error) ||
    (APICallError.isInstance(error) && NO_DOOR.has(error.statusCode))
  );
}
