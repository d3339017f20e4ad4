import type { ImageRequest } from '#contract/pictures.ts';
import { ask } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';
import type { DrawnPicture, FailureReason, Frame } from '#web/features/illustrations/panel-state.ts';

/** An image model may take a minute for each of three frames. */
const PATIENCE_MS = 240_000;
const NOTHING_DRAWN = 'nothing_drawn';

/** Asks for one picture or animation. Rejects with a `Refusal`, or with whatever broke on the way. */
export async function drawPicture(wish: ImageRequest, signal: AbortSignal): Promise<DrawnPicture> {
  const answer = await ask('POST /functions/v1/generate-gemini-images', {
    json: wish,
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const drawn = pictureIn(answer);
  if (drawn.frames.length === 0) throw new Refusal(NOTHING_DRAWN, 'The answer had no picture in it');
  return drawn;
}

export function reasonOf(error: unknown, { style }: Pick<ImageRequest, 'style'>): FailureReason {
  if (!(error instanceof Refusal)) return 'unknown';
  const isEmpty = error.code === NOTHING_DRAWN;
  if (style === 'animation') return isEmpty ? 'no_images' : 'animation';
  return isEmpty ? 'no_image' : 'image';
}

/** Our own server answers, so its schema need not come along in the bundle; proxies and old pages make it err. */
function pictureIn(answer: unknown): DrawnPicture {
  if (!isRecord(answer)) return { frames: [], painter: '' };
  const { images, painter } = answer;
  return {
    frames: Array.isArray(images) ? images.filter(isFrame) : [],
    painter: typeof painter === 'string' ? painter : '',
  };
}

function isFrame(value: unknown): value is Frame {
  return (
    isRecord(value) &&
    typeof value['url'] === 'string' &&
    value['url'] !== '' &&
    typeof value['description'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
