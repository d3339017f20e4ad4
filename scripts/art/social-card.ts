import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { BRAND } from '#domain/brand.ts';
import english from '#content/languages/en/interface.json' with { type: 'json' };
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { CARD } from './scenes.ts';

const [WIDTH, HEIGHT] = [1200, 630];
const INK = '#2e2a3b';
const FACES = 'node_modules/@expo-google-fonts/fraunces';

/** The picture with the name on its sky, as links are shown in messages and searches. */
export async function socialCard(studio: Studio): Promise<Buffer> {
  const { seed, ...scene } = CARD;
  const svg = await studio.draw({ scene, seed });
  const picture = await studio.rasterize({ svg, format: 'png', width: WIDTH });
  const cut = sharp(picture).resize({ width: WIDTH, height: HEIGHT, position: 'bottom' });
  return cut
    .composite([{ input: lettering() }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function lettering(): Buffer {
  const mark = readFileSync('public/favicon.svg', 'utf8').replace(/<\/?svg[^>]*>/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <g transform="translate(56 40) scale(2.35)">${mark}</g>
    <text x="186" y="128" font-family="Fraunces" font-weight="600" font-size="92" fill="${INK}">${BRAND}</text>
    <text x="66" y="196" font-family="Fraunces" font-weight="500" font-size="37" fill="${INK}">${english['brand.tagline']}</text>
  </svg>`;
  const fontFiles = [
    `${FACES}/600SemiBold/Fraunces_600SemiBold.ttf`,
    `${FACES}/500Medium/Fraunces_500Medium.ttf`,
  ];
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng());
}
