// npm run pictures -- --story FILE [--out DIR] [--characters "Mia, Finn the fox"] [--setting forest] [--scenes 6]
// Draws the scenes of a story as the product would, and writes each as SVG and JPG.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { visualsRequest } from '#contract/pictures.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';

const { values } = parseArgs({
  options: {
    story: { type: 'string' },
    out: { type: 'string', default: 'build/pictures' },
    characters: { type: 'string', default: '' },
    setting: { type: 'string', default: '' },
    theme: { type: 'string', default: '' },
    scenes: { type: 'string', default: '6' },
  },
});
if (!values.story) {
  console.error('Name a story: npm run pictures -- --story FILE --out DIR');
  process.exit(1);
}
const request = visualsRequest.parse({
  storyContent: readFileSync(values.story, 'utf8'),
  characters: values.characters,
  ...(values.setting && { setting: values.setting }),
  ...(values.theme && { theme: values.theme }),
  targetScenes: Number(values.scenes),
});
const { scenes } = storyScenes(
  request,
  loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content')),
);
const studio = openStudio();
mkdirSync(values.out, { recursive: true });
for (const [i, scene] of scenes.entries()) {
  const svg = await studio.draw({ scene, seed: basename(values.story) });
  const name = join(values.out, `scene-${i + 1}`);
  writeFileSync(`${name}.svg`, svg);
  writeFileSync(`${name}.jpg`, await studio.rasterize({ svg, format: 'jpg', width: 1280 }));
  console.log(`${name}.jpg  ${scene.place}, ${scene.time}, ${scene.weather}: ${scene.description}`);
}
await studio.close();
