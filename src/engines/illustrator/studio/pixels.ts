import sharp, { type Sharp } from 'sharp';

/** As wide or as high as wanted, in whole pixels; the other side follows from the drawing. */
export type PixelSize = { width: number } | { height: number };

interface Pixels {
  /** Red, green, blue and how much it covers, of each. */
  data: Buffer;
  width: number;
  height: number;
}

/** A drawing of ours, laid out for its size before it is drawn: nothing is scaled afterwards. */
export function drawn(svg: string, size: PixelSize): Sharp {
  return sharp(Buffer.from(withSize(svg, size)), { density: 72 });
}

export async function pixelsOf(svg: string, size: PixelSize): Promise<Pixels> {
  const { data, info } = await drawn(svg, size).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const ROOT = /^<svg\b[^>]*>/;
const VIEW = /\bviewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/;

function withSize(svg: string, size: PixelSize): string {
  const [root = ''] = ROOT.exec(svg) ?? [];
  const [, across = '', down = ''] = VIEW.exec(root) ?? [];
  if (!across || !down) throw new Error('a drawing without a view has no size');
  const scale = 'width' in size ? size.width / Number(across) : size.height / Number(down);
  const [width, height] = [Number(across) * scale, Number(down) * scale].map(Math.round);
  const plain = root.replaceAll(/ (?:width|height)="[^"]*"/g, '').slice(0, -1);
  return `${plain} width="${width}" height="${height}">${svg.slice(root.length)}`;
}
