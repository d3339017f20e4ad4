import { generateImage } from 'ai';
import { createReferences, type References } from '#engines/illustrator/ai/references.ts';
import type { WideImageModel } from '#engines/illustrator/ai/image-model.ts';
import { imagePrompt } from '#engines/illustrator/ai/prompt.ts';
import type { Illustrator, Picture, PictureRequest } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';

export interface AiIllustratorOptions {
  /** For the credit under the picture. */
  name: string;
  model: WideImageModel;
  studio: Pick<Studio, 'drawCastSheet' | 'rasterize' | 'develop'>;
}

/** Pictures by an image model, through one protocol whatever the model. What fails here is for the chain to mend. */
export function createAiIllustrator({ name, model, studio }: AiIllustratorOptions): Illustrator {
  const references = createReferences(model, studio);
  return {
    name,
    async draw(request, signal) {
      const sheet = await references.sheetFor(request, signal);
      const pictures = Array.from({ length: request.frames }, (_, frame) =>
        drawOne(model, { request, frame, sheet, references, studio, signal }),
      );
      return { painter: name, pictures: await Promise.all(pictures) };
    },
  };
}

interface Wanted {
  request: PictureRequest;
  frame: number;
  /** How everybody looks, as a picture. */
  sheet: Uint8Array | undefined;
  references: References;
  studio: Pick<Studio, 'develop'>;
  signal: AbortSignal;
}

/** Who refuses the sheet is told in words alone. */
async function drawOne(model: WideImageModel, wanted: Wanted): Promise<Picture> {
  const { sheet, references, signal } = wanted;
  try {
    return await paint(model, wanted);
  } catch (error) {
    signal.throwIfAborted();
    if (!sheet || !references.areRefused(error)) throw error;
    return paint(model, { ...wanted, sheet: undefined });
  }
}

async function paint(
  { model, wide }: WideImageModel,
  { request, frame, sheet, studio, signal }: Wanted,
): Promise<Picture> {
  const text = imagePrompt(request, { frame, hasSheet: sheet !== undefined });
  const { image } = await generateImage({
    model,
    prompt: sheet ? { text, images: [sheet] } : text,
    ...wide,
    maxRetries: 0,
    abortSignal: signal,
  });
  if (!isPicture(image.uint8Array)) throw new Error('the model sent no picture');
  // What is kept and shown is never what somebody outside sent, but what a decoder saw in all of it.
  const data = await studio.develop({ image: image.uint8Array }, signal);
  return { mediaType: 'image/webp', data, description: request.scene.description };
}

/** Of PNG, JPEG and WebP, and where they stand. */
const SIGNATURES: readonly [number, string][] = [
  [1, 'PNG'],
  [0, 'ÿØÿ'],
  [8, 'WEBP'],
];

/** By its first bytes: what a server says of its answer is no proof. */
function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.some(([at, mark]) => head.startsWith(mark, at));
}
