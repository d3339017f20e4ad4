import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { setTitle, type Title } from '#server/features/social-card/set-title.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** So much of the picture stays free of the band with the title. */
const PICTURE_HEIGHT = 404;

export interface CardTask extends Title {
  /** Names the drawing, which becomes pixels only once. */
  kind: string;
  drawing: string;
}

const backdrops = new Map<string, Promise<Buffer>>();

/** Runs in a thread: the card as PNG, or nothing when no font of ours has any of the title's signs. */
export default async function work({ kind, drawing, ...title }: CardTask): Promise<Uint8Array | undefined> {
  const lettering = setTitle(title);
  if (!lettering) return undefined;
  const { pixels } = render(lettering);
  let backdrop = backdrops.get(kind);
  if (!backdrop) backdrops.set(kind, (backdrop = backdropOf(drawing)));
  return sharp(await backdrop, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .composite([{ input: pixels, raw: { width: WIDTH, height: HEIGHT, channels: 4, premultiplied: true } }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The foot of the picture, where everybody stands, at the top of the card. */
async function backdropOf(drawing: string): Promise<Buffer> {
  const { pixels, height } = render(drawing);
  const cut = sharp(pixels, { raw: { width: WIDTH, height, channels: 4, premultiplied: true } })
    .removeAlpha()
    .extract({ left: 0, top: height - PICTURE_HEIGHT, width: WIDTH, height: PICTURE_HEIGHT });
  return cut
    .extend({ bottom: HEIGHT - PICTURE_HEIGHT, background: '#fbf5e9' })
    .raw()
    .toBuffer();
}

function render(svg: string) {
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: WIDTH },
    font: { loadSystemFonts: false },
  }).render();
}
