// node scripts/draw-art.ts [name …]
// Draws the pictures that the pages carry with them: src/web/art/{hero,scenes,heroes} and public/social-card.jpg. The same
// engine draws the same pictures; names draw only those (oak, castle, fox, social-card).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { FIGURES, type FigureName } from './art/figures.ts';
import { HEROES, LANDING_SCENES, PAGE_SCENES, type ArtScene } from './art/scenes.ts';
import { socialCard } from './art/social-card.ts';

const ART = 'src/web/art';
const FIGURE_HEIGHT = 420;
/** How broad, by what is added to the name. */
const HERO_SIZES = { '-640': 640, '-1280': 1280 };
const PAGE_SIZES = { '': 960 };
const LANDING_SIZES = { '-480': 480, '': 960 };

const wanted = new Set(process.argv.slice(2));
const isWanted = (name: string) => wanted.size === 0 || wanted.has(name);
const studio = openStudio();

await drawScenes('hero', HEROES, HERO_SIZES);
await drawScenes('scenes', PAGE_SCENES, PAGE_SIZES);
await drawScenes('scenes', LANDING_SCENES, LANDING_SIZES);
for (const name of Object.keys(FIGURES) as FigureName[]) {
  if (isWanted(name)) write(join(ART, 'heroes', `${name}.webp`), await figure(name));
}
if (isWanted('social-card')) write('public/social-card.jpg', await socialCard(studio));
await studio.close();

async function drawScenes(
  folder: string,
  scenes: Readonly<Record<string, ArtScene>>,
  sizes: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [name, { seed, ...scene }] of Object.entries(scenes).filter(([each]) => isWanted(each))) {
    const svg = await studio.draw({ scene, seed });
    for (const [suffix, width] of Object.entries(sizes)) {
      const pixels = await studio.rasterize({ svg, format: 'png', width });
      const webp = await sharp(pixels).webp({ quality: 78, effort: 6, preset: 'drawing' }).toBuffer();
      write(join(ART, folder, `${name}${suffix}.webp`), webp);
    }
  }
}

/** Stands on the lower edge of a sheet whose size pages know, so that nothing jumps when it arrives. */
async function figure(name: FigureName): Promise<Buffer> {
  const { width, ...portrait } = FIGURES[name];
  const close = await studio.cutOut({ svg: await studio.drawPortrait(portrait), height: 2 * FIGURE_HEIGHT });
  const fitted = sharp(close).resize({
    width,
    height: FIGURE_HEIGHT,
    fit: 'contain',
    position: 'bottom',
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return fitted.webp({ quality: 80, effort: 6 }).toBuffer();
}

function write(file: string, bytes: Uint8Array): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, bytes);
  console.log(`${file}  ${(bytes.length / 1024).toFixed(0)} KB`);
}
