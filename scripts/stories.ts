import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AGE_GROUPS, DEFAULT_AGE_GROUP, type AgeGroup } from '#domain/age-groups.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { SETTING_PACKS, THEME_FAMILIES, type CharacterKind } from '#domain/story-world.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { lengthOf } from '#engines/storyteller/built-in/tell/measure.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { checkPhrasebook } from '#engines/storyteller/built-in/phrasebook/check-phrasebook.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { StoryCharacter, StorySetting, StoryTheme } from '#engines/storyteller/port.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';

/** Stories in a terminal, and what is missing in a language. */
const USAGE = `npm run stories -- [--age ${AGE_GROUPS.join('|')}] [--lang ${LANGUAGE_CODES.join('|')}]
  [--setting ID or NAME] [--theme ID or NAME] [--hero NAME:kid|family|friend|pet|custom:DESCRIPTION]... [--count N] [--seed N]
npm run stories -- --check [--lang LANGUAGE] [--age BAND] [--at-least N]`;

const CONTENT = fileURLToPath(new URL('../content', import.meta.url));

const { values } = parseArgs({
  options: {
    age: { type: 'string' },
    lang: { type: 'string', default: DEFAULT_LANGUAGE },
    setting: { type: 'string', default: 'enchanted-forest' },
    theme: { type: 'string', default: 'kindness' },
    hero: { type: 'string', multiple: true, default: ['Maya:kid', 'Grandma:family', 'Rex:pet'] },
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const KINDS: Record<string, CharacterKind> = {
  kid: 'child',
  family: 'adult',
  friend: 'child',
  pet: 'pet',
  custom: 'being',
};

const load = phrasebookLoader(CONTENT);

async function main(): Promise<void> {
  if (values.help) return console.log(USAGE);
  const language = requireLanguage(values.lang);
  const age = values.age === undefined ? undefined : requireAge(values.age);
  if (!values.check) return print(language, age ?? DEFAULT_AGE_GROUP);
  for (const each of age ? [age] : AGE_GROUPS) await check(language, each);
}

async function print(language: LanguageCode, ageGroup: AgeGroup): Promise<void> {
  const phrasebook = await load(language, ageGroup);
  const request = {
    language,
    ageGroup,
    ...chooseWorld(language),
    characters: values.hero.map(character),
  };
  let memory = '';
  for (let i = 0; i < Number(values.count); i++) {
    const remembered = Memory.read(memory);
    const { title, text, plan } = tellStory({
      request,
      phrasebook,
      memory: remembered,
      seed: Number(values.seed) + i,
    });
    memory = remembered.write();
    console.log(`# ${title}\n\n${text}\n`);
    console.log(`(${plan.shape}, ${plan.obstacle}, ${plan.item}: ${lengthOf(text, language)} ${ageGroup})\n`);
  }
}

async function check(language: LanguageCode, age: AgeGroup): Promise<void> {
  const problems = checkPhrasebook(await load(language, age), Number(values['at-least']));
  console.log(`${language} ${age}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`);
  for (const problem of problems.slice(0, 60)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** By id of the catalogue, by the storyteller's own names for places and themes, else as somebody made them up. */
function chooseWorld(language: LanguageCode): { setting: StorySetting; theme: StoryTheme } {
  const known = loadCatalogue(CONTENT, language);
  const setting = known.settings.find(({ id }) => id === values.setting);
  const theme = known.themes.find(({ id }) => id === values.theme);
  const pack = SETTING_PACKS.find((each) => each === values.setting);
  const family = THEME_FAMILIES.find((each) => each === values.theme);
  return {
    setting: setting ?? { name: values.setting, ...(pack && { pack }) },
    theme: theme ?? { name: values.theme, ...(family && { family }) },
  };
}

function character(text: string): StoryCharacter {
  const [name = '', relationship = 'kid', description] = text.split(':');
  const kind = KINDS[relationship];
  if (!kind || name === '') throw new Error(USAGE);
  return {
    name,
    kind,
    gender: 'x',
    personal: true,
    ...(kind === 'pet' && { species: 'dog' }),
    ...(description && { description }),
  };
}

function requireAge(value: string): AgeGroup {
  const found = AGE_GROUPS.find((each) => each === value);
  if (!found) throw new Error(USAGE);
  return found;
}

function requireLanguage(value: string): LanguageCode {
  if (!isLanguageCode(value)) throw new Error(USAGE);
  return value;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
