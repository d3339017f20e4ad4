import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { layOnPaper } from '#engines/illustrator/studio/paper.ts';

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

export interface ConvertRequest extends Wanted {
  image: Uint8Array;
}

const QUALITY = { jpg: 86, webp: 82 };
/** No picture that a model sends is larger than this. */
const MOST_PIXELS = 40_000_000;

/** A drawing as pixels, on paper. Heavy: for the workers of the studio. */
export async function rasterize({ svg, format, width }: RasterRequest): Promise<Buffer> {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels, height } = image;
  layOnPaper(pixels, image.width, height);
  return encode(sharp(pixels, { raw: { width: image.width, height, channels: 4 } }).removeAlpha(), format);
}

/** A drawing on no paper, cut close around what it shows, as WebP. */
export async function cutOut({ svg, height }: CutOutRequest): Promise<Buffer> {
  const image = new Resvg(svg, {
    // The margins go, so it is drawn larger than wanted.
    fitTo: { mode: 'height', value: height * 2 },
    font: { loadSystemFonts: false },
  }).render();
  return encode(sharp(image.asPng()).trim().resize({ height }), 'webp');
}

/** A picture that came as pixels, in another format or size. */
export function convert({ image, format, width }: ConvertRequest): Promise<Buffer> {
  const scaled = sharp(image, { limitInputPixels: MOST_PIXELS }).resize({ width, withoutEnlargement: true });
  return encode(scaled, format);
}

function encode(image: Sharp, format: RasterFormat): Promise<Buffer> {
  if (format === 'png') return image.png({ compressionLevel: 6 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: QUALITY.webp }).toBuffer();
  return image.jpeg({ quality: QUALITY.jpg }).toBuffer();
}
