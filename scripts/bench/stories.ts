import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { SETTING_PACKS, THEME_FAMILIES } from '#domain/story-world.ts';
import { Memory } from '#engines/storyteller/built-in/memory.ts';
import { lengthOf, rangeOf } from '#engines/storyteller/built-in/tell/measure.ts';
import { tellStory } from '#engines/storyteller/built-in/tell/tell-story.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';
import { distinct4, fleschKincaidGrade, mean, seenShare, sentencesOf } from '../story-metrics.ts';

/** What the built-in storyteller writes, in figures: `npm run bench stories`, or of one language `-- --lang ta` */
const { values } = parseArgs({ options: { lang: { type: 'string' } } });
const STORIES = 200;
const FAMILIES = 10;
const EVENINGS = 10;

/** Distinct-4 before the phrasebooks were brought to their full volume, by age. */
const BEFORE: Readonly<Record<LanguageCode, readonly number[]>> = {
  en: [0.36, 0.27, 0.24],
  es: [0.17, 0.12, 0.1],
  fr: [0.18, 0.13, 0.11],
  de: [0.18, 0.13, 0.1],
  hi: [0.15, 0.1, 0.09],
  ta: [0.17, 0.12, 0.09],
  zh: [0.13, 0.1, 0.08],
  ja: [0.09, 0.06, 0.06],
  sv: [0.16, 0.11, 0.09],
  mr: [0.17, 0.12, 0.1],
};

const dir = fileURLToPath(new URL('../../content', import.meta.url));
const load = phrasebookLoader(dir);

const PEOPLE: readonly StoryCharacter[] = [
  { name: 'Maya', kind: 'child', gender: 'f', personal: true },
  { name: 'Grandma', kind: 'adult', gender: 'f', personal: true },
  { name: 'Rex', kind: 'pet', gender: 'm', species: 'dog', personal: true },
  { name: 'Noor', kind: 'being', gender: 'm', personal: false },
  { name: 'Otto', kind: 'child', gender: 'x', personal: true },
  { name: 'Ines', kind: 'child', gender: 'f', personal: true },
];

function requestFor(phrasebook: Phrasebook, i: number): StoryRequest {
  return {
    language: phrasebook.language,
    ageGroup: phrasebook.ageGroup,
    setting: { name: 'x', pack: SETTING_PACKS[i % SETTING_PACKS.length] ?? 'anywhere' },
    theme: { name: 'x', family: THEME_FAMILIES[(i >> 1) % THEME_FAMILIES.length] ?? 'courage' },
    characters: PEOPLE.slice(0, 1 + (i % PEOPLE.length)),
  };
}

function tell(phrasebook: Phrasebook, i: number, memory = Memory.read(undefined)): string {
  return tellStory({ request: requestFor(phrasebook, i), phrasebook, memory, seed: i * 31 + 7 }).text;
}

/** The same family asks for the same story evening after evening. */
function heardBefore(phrasebook: Phrasebook): number {
  const shares: number[] = [];
  for (let family = 0; family < FAMILIES; family++) {
    let memory = '';
    const told: string[] = [];
    for (let evening = 0; evening < EVENINGS; evening++) {
      const remembered = Memory.read(memory);
      const request = requestFor(phrasebook, family * 7);
      told.push(
        tellStory({ request, phrasebook, memory: remembered, seed: 5000 + family * 50 + evening }).text,
      );
      memory = remembered.write();
    }
    for (let evening = 5; evening < EVENINGS; evening++) {
      shares.push(seenShare(told[evening] ?? '', told.slice(evening - 5, evening)));
    }
  }
  return mean(shares);
}

/** What the phrasebooks of a language take once they are read, in MB. */
async function memoryOf(language: LanguageCode): Promise<number> {
  const used = () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (const ageGroup of AGE_GROUPS) await load(language, ageGroup);
  return (used() - before) / 1e6;
}

/** In microseconds. The machine may have other things to do; what a core could do is asked for. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

async function measure(language: LanguageCode, ageGroup: AgeGroup): Promise<string> {
  const phrasebook = await load(language, ageGroup);
  for (let i = 0; i < 20; i++) tell(phrasebook, i); // warm up
  const started = process.cpuUsage();
  const stories = Array.from({ length: STORIES }, (_, i) => tell(phrasebook, i));
  const perSecond = (STORIES / cpuSince(started)) * 1e6;
  const [least, most] = rangeOf(ageGroup, language);
  const lengths = stories.map((story) => lengthOf(story, language));
  const inRange = lengths.filter((length) => length >= least && length <= most).length / STORIES;
  const perSentence = mean(stories.map((story, i) => (lengths[i] ?? 0) / sentencesOf(story).length));
  const unit = language === 'zh' || language === 'ja' ? /[\p{L}\p{N}]/gu : /[\p{L}\p{M}\p{N}’'-]+/gu;
  const cells = [
    `${language} ${ageGroup}`,
    `${(inRange * 100).toFixed(1)} %`,
    Math.round(mean(lengths)),
    perSentence.toFixed(1),
    language === 'en' ? mean(stories.map(fleschKincaidGrade)).toFixed(1) : '',
    `${distinct4(stories, unit).toFixed(2)} (${BEFORE[language][AGE_GROUPS.indexOf(ageGroup)]})`,
    `${(heardBefore(phrasebook) * 100).toFixed(0)} %`,
    Math.round(perSecond),
    stories.filter((story) => /[{}[\]~]|undefined/.test(story)).length,
    stories.filter((story) => !isSafeText(story, language)).length,
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(
  '| phrasebook | in the range | mean length | per sentence | grade | distinct-4 (before) | heard in the last 5 | stories/s of a core | unfilled | unsafe |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|');
const memory: string[] = [];
for (const language of LANGUAGE_CODES) {
  if (values.lang !== undefined && values.lang !== language) continue;
  memory.push(`${language} ${(await memoryOf(language)).toFixed(0)}`);
  for (const ageGroup of AGE_GROUPS) console.log(await measure(language, ageGroup));
}
console.log(`\nMemory of a language, all ages, in MB: ${memory.join(', ')}`);
