import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AGE_GROUPS, DEFAULT_AGE_GROUP, type AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { SETTING_PACKS, THEME_FAMILIES, type CharacterKind } from '#domain/story-world.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { lengthOf } from '#engines/storyteller/built-in/tell/measure.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { checkVoice } from '#engines/storyteller/built-in/voice/check-voice.ts';
import { voiceLoader } from '#engines/storyteller/built-in/voice/load-voice.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

/** Stories in a terminal: `npm run stories -- --age 6-8 --setting forest --theme kindness --hero "Maya:kid" --lang es` */
const USAGE = `npm run stories -- [--age ${AGE_GROUPS.join('|')}] [--lang ${LANGUAGE_CODES.join('|')}]
  [--setting NAME] [--theme NAME] [--hero NAME:kid|family|friend|pet|custom]... [--count N] [--seed N]
npm run stories -- --check [--lang LANGUAGE] [--age BAND] [--at-least N]    what is missing in a language`;

const { values } = parseArgs({
  options: {
    age: { type: 'string' },
    lang: { type: 'string' },
    setting: { type: 'string', default: 'forest' },
    theme: { type: 'string', default: 'courage' },
    hero: { type: 'string', multiple: true, default: ['Maya:kid', 'Grandma:family', 'Rex:pet'] },
    count: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '2' },
    help: { type: 'boolean', default: false },
  },
});

const load = voiceLoader(fileURLToPath(new URL('../content/storyteller', import.meta.url)));
const ages = values.age ? [ageGroup(values.age)] : [DEFAULT_AGE_GROUP];
const language: LanguageCode = isLanguageCode(values.lang) ? values.lang : 'en';

const KINDS: Record<string, CharacterKind> = {
  kid: 'child',
  family: 'adult',
  friend: 'child',
  pet: 'pet',
  custom: 'being',
};

function ageGroup(value: string): AgeGroup {
  const found = AGE_GROUPS.find((each) => each === value);
  if (!found) throw new Error(USAGE);
  return found;
}

function character(text: string): StoryCharacter {
  const [name = '', relationship = 'kid'] = text.split(':');
  const kind = KINDS[relationship];
  if (!kind || name === '') throw new Error(USAGE);
  return { name, kind, gender: 'x', personal: true, ...(kind === 'pet' && { species: 'dog' }) };
}

async function print(age: AgeGroup): Promise<void> {
  const voice = await load(language, age);
  let memory = '';
  for (let i = 0; i < Number(values.count); i++) {
    const remembered = Memory.read(memory);
    const pack = SETTING_PACKS.find((each) => each === values.setting);
    const family = THEME_FAMILIES.find((each) => each === values.theme);
    const story = tellStory({
      request: {
        language,
        ageGroup: age,
        setting: { name: values.setting, ...(pack && { pack }) },
        theme: { name: values.theme, ...(family && { family }) },
        characters: values.hero.map(character),
      },
      voice,
      memory: remembered,
      seed: Number(values.seed) + i,
    });
    memory = remembered.write();
    const { shape, obstacle, item } = story.plan;
    console.log(`# ${story.title}\n`);
    console.log(`${story.text}\n`);
    console.log(`(${shape}, ${obstacle}, ${item}: ${lengthOf(story.text, language)} ${age})\n`);
  }
}

async function check(age: AgeGroup): Promise<void> {
  const problems = checkVoice(await load(language, age), Number(values['at-least']));
  console.log(`${language} ${age}: ${problems.length === 0 ? 'complete' : `${problems.length} problems`}`);
  for (const problem of problems.slice(0, 60)) console.log(`  ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (values.help) {
  console.log(USAGE);
} else {
  for (const age of values.check && !values.age ? AGE_GROUPS : ages)
    await (values.check ? check(age) : print(age));
}
