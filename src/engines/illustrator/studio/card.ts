import sharp from 'sharp';
import { drawPicture } from '#engines/illustrator/built-in/compose/picture.ts';
import type { SceneSpec } from '#engines/illustrator/port.ts';
import { drawn, pixelsOf } from '#engines/illustrator/studio/pixels.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** So much of the picture stays free of the band with the lettering. */
const PICTURE_HEIGHT = 404;

export interface CardRequest {
  /** Names the picture, which is drawn only once. */
  kind: string;
  scene: SceneSpec;
  seed: string;
  /** An SVG as large as the card, of paths alone. */
  lettering: string;
}

const backdrops = new Map<string, Promise<Buffer>>();

/** A picture with lettering below it, as PNG of 1200 x 630. */
export async function makeCard({ kind, scene, seed, lettering }: CardRequest): Promise<Uint8Array> {
  let backdrop = backdrops.get(kind);
  if (!backdrop) backdrops.set(kind, (backdrop = backdropOf(drawPicture({ scene, seed }))));
  return sharp(await backdrop, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: await drawn(lettering, { width: WIDTH }).png().toBuffer() }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The foot of the picture, where everybody stands, at the top of the card. */
async function backdropOf(drawing: string): Promise<Buffer> {
  const { data, height } = await pixelsOf(drawing, { width: WIDTH });
  const cut = sharp(data, { raw: { width: WIDTH, height, channels: 4 } })
    .removeAlpha()
    .extract({ left: 0, top: height - PICTURE_HEIGHT, width: WIDTH, height: PICTURE_HEIGHT });
  return cut
    .extend({ bottom: HEIGHT - PICTURE_HEIGHT, background: '#fbf5e9' })
    .raw()
    .toBuffer();
}
