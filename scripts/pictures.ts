// Draws the scenes of a story as the product would.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { visualsRequest, type VisualsRequest } from '#contract/pictures.ts';
import type { LookWords } from '#domain/look-words.ts';
import { newPersonal, type PersonalCharacter, type PersonalForm } from '#domain/personal-character.ts';
import { firstLook } from '#domain/personal-look.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { loadThemeHeroes } from '#server/catalogue/load-theme-heroes.ts';
import { readDirections } from '#server/features/pictures/library-directions.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';
import { loadSceneWords } from '#server/features/pictures/scene-words.ts';
import { contactSheet } from './contact-sheet.ts';
import { WISH_HELP, WISH_OPTIONS, bookOf, toldTale } from './told-tale.ts';

const HELP = `Draws the scenes of a story as the product would: each as SVG and JPG, all on one sheet, and beside their text in a page.

  npm run pictures -- --tale the-little-dark --place beach --who "Maya:child:f:red hair, glasses" --who "Rex:dog"
  npm run pictures -- --library blue-and-the-first-word
  npm run pictures -- --story FILE --who "Maya:child:f" --place beach --scenes 6

${WISH_HELP}
  --out       build/pictures`;

const { values } = parseArgs({
  options: {
    ...WISH_OPTIONS,
    library: { type: 'string' },
    story: { type: 'string' },
    scenes: { type: 'string', default: '6' },
    out: { type: 'string', default: 'build/pictures' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const request = await wanted();
if (!request) {
  console.error(HELP);
  process.exit(1);
}
const name = values.tale ?? values.library ?? basename(values.story ?? '');
const { scenes } = storyScenes(
  request,
  loadSceneWords('content', loadCatalogues('content'), loadThemeHeroes('content')),
);
const studio = openStudio();
mkdirSync(values.out, { recursive: true });
const drawn = scenes.map(async (scene, i) => {
  const svg = await studio.draw({ scene, seed: name });
  const file = `${name}-${i + 1}`;
  const jpg = await studio.rasterize({ svg, format: 'jpg', width: 1280 });
  writeFileSync(join(values.out, `${file}.svg`), svg);
  writeFileSync(join(values.out, `${file}.jpg`), jpg);
  const text = request.storyContent.slice(scene.at, scenes[i + 1]?.at);
  return {
    tile: await studio.rasterize({ svg, format: 'png', width: 640 }),
    row: `<tr><td><img src="${file}.jpg" width="640" alt=""><p>${scene.description}</p></td><td>${paragraphs(text)}</td></tr>`,
  };
});
const pictures = await Promise.all(drawn);
await studio.close();
writeFileSync(
  join(values.out, `${name}.html`),
  `<!doctype html><meta charset="utf-8"><table style="font: 16px sans-serif; vertical-align: top">${pictures.map(({ row }) => row).join('\n')}</table>`,
);
await contactSheet(
  join(values.out, `${name}.png`),
  pictures.map(({ tile }) => tile),
  { columns: 2, width: 640, height: 360 },
);

async function wanted(): Promise<VisualsRequest | undefined> {
  const family = { characters: familyOf(values.who), setting: { id: values.place, name: values.place } };
  if (values.tale) {
    const { text, scenes } = toldTale(values, await bookOf(values.lang, values.tale));
    return visualsRequest.parse({ storyContent: text, scenes, language: values.lang, ...family });
  }
  if (values.library) {
    const [file] = globSync(`content/library/**/${values.library}.scenes.yaml`);
    if (!file) throw new Error(`There is no story ${values.library} in the library.`);
    const { scenes, content } = readDirections(file);
    return visualsRequest.parse({ storyContent: content, scenes, language: values.lang });
  }
  if (!values.story) return undefined;
  const storyContent = readFileSync(values.story, 'utf8');
  return visualsRequest.parse({ storyContent, targetScenes: Number(values.scenes), ...family });
}

/** With looks, as the family dialog makes them out of what was written. */
function familyOf(whos: readonly string[]): PersonalCharacter[] {
  const words = JSON.parse(readFileSync('content/languages/en/looks.json', 'utf8')) as LookWords;
  const family: PersonalCharacter[] = [];
  for (const [i, who] of whos.entries()) {
    const form = formOf(who);
    const look = firstLook(form, { words, seed: form.name, family });
    const somebody = newPersonal(form, { now: new Date(0), token: `drawn${i}` });
    family.push({ ...somebody, ...(look && { look }) });
  }
  return family;
}

function formOf(who: string): PersonalForm {
  const [called = '', kind = 'child', gender = 'x', description = ''] = who.split(':');
  const isWoman = gender === 'f';
  const forms: Record<string, Pick<PersonalForm, 'relationship' | 'emoji'>> = {
    child: { relationship: 'kid', emoji: isWoman ? '👧' : '👦' },
    adult: { relationship: 'family', emoji: isWoman ? '👩' : '👨' },
    dog: { relationship: 'pet', emoji: '🐶' },
    cat: { relationship: 'pet', emoji: '🐱' },
  };
  const pronoun = ({ f: 'she', m: 'he', n: 'they' } as const)[gender] ?? 'unsaid';
  return {
    name: called,
    description,
    pronoun,
    ...(forms[kind] ?? { relationship: 'custom', emoji: '⭐' }),
  };
}

function paragraphs(text: string): string {
  return text
    .trim()
    .split('\n\n')
    .map((each) => `<p>${each}</p>`)
    .join('');
}
