import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { load } from 'js-yaml';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { grammarOf } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook, taleBooks, vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import { createTaleTeller, type Telling } from '#engines/storyteller/tales/tale-teller.ts';
import { THEME_WORDS } from './theme-words.ts';

/** What whole tales are worth, in figures: `npm run bench tales`. Scores that readers gave stand in docs/tale-scores.md. */
const DIR = 'content';
const MOST_WANTED = 15;
const EVENINGS = 20;
const LEAST_THEME = 3;
const LEAST_PLACE = 5;

interface Theme {
  id: string;
  ages: AgeGroup[];
}
const themes = load(readFileSync('content/catalogue/themes.yaml', 'utf8')) as Theme[];

globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const began = performance.now();
const book = await loadTaleBook(DIR, 'en');
const loaded = performance.now() - began;
// What reading left behind is gone only after a turn of the loop.
for (let turn = 0; turn < 3; turn++) {
  await delay(300);
  globalThis.gc?.();
}
globalThis.gc?.();
const memory = (process.memoryUsage().heapUsed - before) / 1e6;
const tell = createTaleTeller(taleBooks(DIR, vocabularies(DIR), 'tales'));
const places = Object.keys(book.places);

const GIRL: StoryCharacter = {
  name: 'Maya',
  kind: 'child',
  gender: 'f',
  personal: true,
  description: 'loves trains and is scared of the dark',
};
const BOY: StoryCharacter = { ...GIRL, name: 'Omar', gender: 'm', description: 'loves drawing' };
const FAMILY: readonly StoryCharacter[] = [
  GIRL,
  { name: 'Grandma', kind: 'adult', gender: 'f', personal: true, description: 'she was a nurse' },
  { name: 'Rex', kind: 'pet', gender: 'm', species: 'dog', personal: true },
];

/** What a family wrote about its first two people, and whether the story would be another one without it. */
const WRITTEN: readonly { about: 0 | 1; what: string; description: string }[] = [
  ...['trains', 'drawing', 'football', 'dinosaurs', 'cooking', 'music', 'stars', 'dogs', 'reading'].map(
    (thing) => ({ about: 0 as const, what: 'what the first loves', description: `loves ${thing}` }),
  ),
  { about: 0, what: 'how the first gets about', description: 'uses a wheelchair' },
  ...['the dark', 'thunder', 'dogs', 'spiders'].map((thing) => ({
    about: 0 as const,
    what: 'what the first fears',
    description: `is scared of ${thing}`,
  })),
  ...['the garden', 'cooking', 'singing'].map((thing) => ({
    about: 1 as const,
    what: 'what the second loves',
    description: `loves ${thing}`,
  })),
  ...['a nurse', 'a baker', 'a sailor', 'a teacher'].map((job) => ({
    about: 1 as const,
    what: 'what the second was',
    description: `used to be ${job}`,
  })),
];

console.log(
  `${book.tales.length} tales, read in ${loaded.toFixed(0)} ms, ${memory.toFixed(1)} MB (goal: at most 20)`,
);
await speed();
await coverage();
await heard();
await pronouns();
await details();
await evenings();
await family();

function requestFor(
  theme: string,
  ageGroup: AgeGroup,
  place: string,
  characters: readonly StoryCharacter[] = FAMILY,
): StoryRequest {
  return {
    language: 'en',
    ageGroup,
    setting: { id: place, name: place },
    theme: { id: theme, name: theme },
    characters,
  };
}

async function speed(): Promise<void> {
  for (const age of AGE_GROUPS) await tell(requestFor('bedtime', age, 'home'), 1);
  const start = process.cpuUsage();
  const seconds = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let told = 0;
  while (seconds() < 2) {
    const age = AGE_GROUPS[told % AGE_GROUPS.length] ?? '3-5';
    await tell(requestFor('kindness', age, places[told % places.length] ?? 'home'), told++);
  }
  console.log(`${Math.round(told / seconds())} stories a second of one core's time (goal: 1,000)`);
}

/** Wishes that a whole tale answers; the others are told out of pieces. */
async function coverage(): Promise<void> {
  for (const age of AGE_GROUPS) {
    const wishes = themes
      .filter(({ ages }) => ages.includes(age))
      .flatMap(({ id }) => places.map((place) => [id, place]));
    const missing = new Map<string, number>();
    for (const [theme = '', place = ''] of wishes) {
      if (!(await tell(requestFor(theme, age, place), 1))) missing.set(theme, (missing.get(theme) ?? 0) + 1);
    }
    const left = [...missing.values()].reduce((sum, count) => sum + count, 0);
    const share = (1 - left / wishes.length) * 100;
    const worst = [...missing].toSorted((a, b) => b[1] - a[1]).map(([id, count]) => `${id} ${count}`);
    console.log(
      `${age}: a tale for ${share.toFixed(0)} % of all themes at all places; none: ${worst.join(', ') || '–'}`,
    );
  }
}

/** How often a story names its theme and its place. */
async function heard(): Promise<void> {
  const weak: string[] = [];
  let [stories, ofPlace] = [0, 0];
  for (const { id, ages } of themes) {
    let [told, enough] = [0, 0];
    for (const age of ages) {
      for (const [seed, place] of places.entries()) {
        const telling = await tell(requestFor(id, age, place), seed);
        if (!telling) continue;
        told++;
        stories++;
        if (count(telling.text, THEME_WORDS[id]) >= LEAST_THEME) enough++;
        if (placeHeard(telling, place) >= LEAST_PLACE) ofPlace++;
      }
    }
    if (told > 0 && enough / told < 0.95) weak.push(`${id} ${Math.round((enough / told) * 100)} %`);
  }
  console.log(
    `themes told with ${LEAST_THEME} words or more in less than 95 % of their stories: ${weak.join(', ') || 'none'}`,
  );
  console.log(
    `places heard ${LEAST_PLACE} times or more: ${((ofPlace / stories) * 100).toFixed(1)} % of ${stories} stories (goal: 95)`,
  );
}

function placeHeard({ text }: Telling, place: string): number {
  const grammar = grammarOf('en');
  const nouns = Object.entries(book.words.places[place] ?? {}).flatMap(([name, entries]) =>
    entries.flatMap((entry) => {
      if (name === 'resident' || name === 'friend') return [entry.split(' | ')[0] ?? ''];
      if (/^[A-Z]/.test(entry)) return [entry];
      const bare = grammar.nounForms(entry).get('bare');
      return bare ? [bare.long, bare.short] : [];
    }),
  );
  const any = [...new Set(nouns)].filter(Boolean).map((noun) => RegExp.escape(noun));
  return count(text, new RegExp(any.join('|'), 'gi'));
}

function count(text: string, pattern: RegExp | undefined): number {
  return pattern ? [...text.matchAll(pattern)].length : 0;
}

async function pronouns(): Promise<void> {
  for (const [hero, pattern] of [
    [GIRL, /\b(she|her|hers|herself)\b/gi],
    [BOY, /\b(he|him|his|himself)\b/gi],
  ] as const) {
    let [words, said, named] = [0, 0, 0];
    for (const { id, ages } of themes) {
      for (const age of ages) {
        const text = (await tell(requestFor(id, age, 'home', [hero]), 3))?.text ?? '';
        words += count(text, /\S+/g);
        said += count(text, pattern);
        named += count(text, new RegExp(`\\b${hero.name}\\b`, 'g'));
      }
    }
    const each = (n: number) => ((n / words) * 100).toFixed(2);
    console.log(
      `a story about ${hero.name}: ${each(said)} pronouns (goal: 1 or more) and ${each(named)} names (goal: 3 or fewer) in 100 words`,
    );
  }
}

async function details(): Promise<void> {
  const acts = new Map<string, { told: number; another: number }>();
  const people = FAMILY.map(({ description: _none, ...person }) => person);
  for (const [seed, { id, ages }] of themes.entries()) {
    for (const age of ages) {
      const place = places[(seed * 7) % places.length] ?? 'home';
      const plain = await tell(requestFor(id, age, place, people), seed);
      if (!plain) continue;
      for (const { about, what, description } of WRITTEN) {
        const others = people.map((person, i) => (i === about ? { ...person, description } : person));
        const told = await tell(requestFor(id, age, place, others), seed);
        const kept = acts.get(what) ?? { told: 0, another: 0 };
        kept.told++;
        if (told && told.text !== plain.text) kept.another++;
        acts.set(what, kept);
      }
    }
  }
  for (const [what, { told, another }] of acts) {
    console.log(`${what}: ${((another / told) * 100).toFixed(0)} % of stories are another for it (goal: 90)`);
  }
}

/** One wish, again and again. */
async function evenings(): Promise<void> {
  const few: string[] = [];
  const shared: number[] = [];
  for (const [rank, { id, ages }] of themes.entries()) {
    for (const age of ages) {
      const told = await tellEvenings(() => requestFor(id, age, 'home'));
      const titles = new Set(told.map(({ title }) => title)).size;
      const goal = rank < MOST_WANTED ? 4 : 2;
      if (titles < goal) few.push(`${id} ${age}: ${titles}`);
      shared.push(sharedRuns(told.slice(0, 10).map(({ text }) => text)));
    }
  }
  shared.sort((a, b) => a - b);
  const percent = (at: number) =>
    `${((shared[Math.floor((shared.length - 1) * at)] ?? 0) * 100).toFixed(0)} %`;
  console.log(
    `five-word runs that two of ten evenings of one wish share: median ${percent(0.5)}, worst ${percent(1)} (goal: 15)`,
  );
  console.log(
    `wishes at home with fewer different tales in ${EVENINGS} evenings than wanted (${few.length}): ${few.join(', ') || 'none'}`,
  );
}

/** One family, another wish every evening. */
async function family(): Promise<void> {
  for (const age of AGE_GROUPS) {
    const own = themes.filter(({ ages }) => ages.includes(age));
    const told = await tellEvenings((evening) =>
      requestFor(
        own[(evening * 7) % own.length]?.id ?? '',
        age,
        places[(evening * 11) % places.length] ?? 'home',
      ),
    );
    const different = new Set(told.map(({ title }) => title)).size;
    console.log(
      `${age}: ${different} different tales in ${EVENINGS} different wishes of one family, ${told.length} of them answered by a tale (goal: 14)`,
    );
  }
}

async function tellEvenings(wish: (evening: number) => StoryRequest): Promise<Telling[]> {
  const told: Telling[] = [];
  for (let evening = 0; evening < EVENINGS; evening++) {
    const telling = await tell(wish(evening), evening * 7919 + 1, told.at(-1)?.memory);
    if (telling) told.push(telling);
  }
  return told;
}

/** The largest share of runs of five words that one of the texts has in common with another. */
function sharedRuns(texts: readonly string[]): number {
  const runs = texts.map((text) => {
    const words = text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
    return new Set(words.slice(4).map((_, i) => words.slice(i, i + 5).join(' ')));
  });
  const shares = runs.flatMap((a, i) =>
    runs
      .slice(i + 1)
      .map((b) => [...a].filter((run) => b.has(run)).length / Math.max(1, Math.min(a.size, b.size))),
  );
  return Math.max(0, ...shares);
}
