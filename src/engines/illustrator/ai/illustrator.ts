import { generateImage } from 'ai';
import type { WideImageModel } from '#engines/illustrator/ai/image-model.ts';
import { imagePrompt } from '#engines/illustrator/ai/prompt.ts';
import type { Illustrator, Picture, PictureRequest } from '#engines/illustrator/port.ts';

export interface AiIllustratorOptions {
  /** For the credit under the picture. */
  name: string;
  model: WideImageModel;
}

/** Pictures by an image model, through one protocol whatever the model. What fails here is for the chain to mend. */
export function createAiIllustrator({ name, model }: AiIllustratorOptions): Illustrator {
  return {
    name,
    async draw(request, signal) {
      const pictures = Array.from({ length: request.frames }, (_, frame) =>
        drawOne(model, request, frame, signal),
      );
      return { painter: name, pictures: await Promise.all(pictures) };
    },
  };
}

async function drawOne(
  { model, wide }: WideImageModel,
  request: PictureRequest,
  frame: number,
  signal: AbortSignal,
): Promise<Picture> {
  const { image } = await generateImage({
    model,
    prompt: imagePrompt(request, frame),
    ...wide,
    maxRetries: 0,
    abortSignal: signal,
  });
  const mediaType = imageTypeOf(image.uint8Array);
  if (!mediaType) throw new Error('the model sent no picture');
  return { mediaType, data: image.uint8Array, description: request.scene.description };
}

const SIGNATURES: readonly [Picture['mediaType'], number, string][] = [
  ['image/png', 1, 'PNG'],
  ['image/jpeg', 0, 'ÿØÿ'],
  ['image/webp', 8, 'WEBP'],
];

/** By its first bytes: what a server says of its answer is no proof. */
function imageTypeOf(bytes: Uint8Array): Picture['mediaType'] | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  return SIGNATURES.find(([, at, mark]) => head.startsWith(mark, at))?.[0];
}
