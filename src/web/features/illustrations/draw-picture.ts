import type { ImageRequest } from '#contract/pictures.ts';
import type { DrawnPicture, FailureReason, Frame } from '#web/features/illustrations/panel-state.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';

/** An image model may take a minute for each of three frames. */
const PATIENCE_MS = 240_000;

export class DrawingFailure extends Error {
  override name = 'DrawingFailure';
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Asks for one picture or animation. Rejects with a `DrawingFailure`, or with whatever broke on the way. */
export async function drawPicture(wish: ImageRequest, signal: AbortSignal): Promise<DrawnPicture> {
  const animated = wish.style === 'animation';
  const response = await authorizedFetch('/functions/v1/generate-gemini-images', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  });
  if (!response.ok) throw new DrawingFailure(animated ? 'animation' : 'image');
  const drawn = pictureIn(await response.json());
  if (drawn.frames.length === 0) throw new DrawingFailure(animated ? 'no_images' : 'no_image');
  return drawn;
}

export function reasonOf(error: unknown): FailureReason {
  return error instanceof DrawingFailure ? error.reason : 'unknown';
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
