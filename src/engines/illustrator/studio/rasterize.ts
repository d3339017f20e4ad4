import sharp, { type Sharp } from 'sharp';
import { layOnPaper } from '#engines/illustrator/studio/paper.ts';
import { drawn, pixelsOf } from '#engines/illustrator/studio/pixels.ts';

export const RASTER_FORMATS = ['png', 'jpg', 'webp'] as const;
export type RasterFormat = (typeof RASTER_FORMATS)[number];

interface Wanted {
  format: RasterFormat;
  /** In pixels; the height follows. */
  width: number;
}

export interface RasterRequest extends Wanted {
  svg: string;
}

export interface CutOutRequest {
  svg: string;
  /** In pixels; the width follows. */
  height: number;
}

export interface DevelopRequest {
  image: Uint8Array;
}

export interface ConvertRequest extends Wanted {
  image: Uint8Array;
}

/** Edges on a card are soft: finer ones would weigh more than the drawing. */
const QUALITY = { jpg: 86, webp: 82, edge: 70, kept: 90 };
/** In pixels: what models are asked for, and no page is printed larger. */
const WIDEST = 1536;
/** No picture that a model sends is larger than this. */
const MOST_PIXELS = 40_000_000;

/** A drawing as pixels, on paper. Heavy: for the workers of the studio. */
export async function rasterize({ svg, format, width }: RasterRequest): Promise<Buffer> {
  const { data, width: across, height } = await pixelsOf(svg, { width });
  layOnPaper(data, across, height);
  return encode(sharp(data, { raw: { width: across, height, channels: 4 } }).removeAlpha(), format);
}

/** A drawing on no paper, cut close around what it shows, as WebP. */
export async function cutOut({ svg, height }: CutOutRequest): Promise<Buffer> {
  // The margins go, so it is drawn larger than wanted.
  const image = await drawn(svg, { height: height * 2 })
    .png()
    .toBuffer();
  return sharp(image)
    .trim()
    .resize({ height })
    .webp({ quality: QUALITY.webp, alphaQuality: QUALITY.edge, effort: 6 })
    .toBuffer();
}

/** A picture that came as pixels, in another format or size. */
export function convert({ image, format, width }: ConvertRequest): Promise<Buffer> {
  const scaled = sharp(image, { limitInputPixels: MOST_PIXELS }).resize({ width, withoutEnlargement: true });
  return encode(scaled, format);
}

/** A picture that came from outside, decoded to its last line and written anew: half of one is none. */
export function develop({ image }: DevelopRequest): Promise<Buffer> {
  return sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .flatten({ background: 'white' })
    .webp({ quality: QUALITY.kept })
    .toBuffer();
}

function encode(image: Sharp, format: RasterFormat): Promise<Buffer> {
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: QUALITY.webp }).toBuffer();
  return image.jpeg({ quality: QUALITY.jpg }).toBuffer();
}
