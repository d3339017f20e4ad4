import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import { parseContentFile } from '#server/db/seed/content-file.ts';
import { librarySeries, libraryStory } from '#server/db/seed/stories.ts';
import { seriesTelling, storyTelling } from '#server/db/seed/tellings.ts';
import { LETTERS, lettersIn, textFaults } from './library-text.ts';

type Story = z.infer<typeof libraryStory>;
type Telling = z.infer<typeof storyTelling>;

/** The library as it lies in files. */
export interface Shelf {
  originals: { file: string; story: Story; people: readonly string[] }[];
  tellings: { file: string; telling: Telling; of: Story | undefined; people: readonly string[] }[];
  /** Titles of series, by slug and language. */
  series: ReadonlyMap<string, string>;
}

export function readShelf(contentDir = 'content'): Shelf {
  const read = (file: string) => parseContentFile({ path: file, text: readFileSync(file, 'utf8') });
  const originals = globSync(`${contentDir}/library/**/!(*.*).md`)
    .toSorted()
    .map((file) => ({ file, story: libraryStory.parse(read(file)), people: peopleOf(file) }));
  const tellings = globSync(`${contentDir}/library/**/*.??.md`)
    .toSorted()
    .map((file) => {
      const original = file.replace(/\...\.md$/, '.md');
      const of = originals.find((each) => each.file === original);
      return { file, telling: storyTelling.parse(read(file)), of: of?.story, people: of?.people ?? [] };
    });
  const series = new Map<string, string>();
  for (const file of globSync(`${contentDir}/library/series/!(*.*).yaml`)) {
    const { slug, language, title } = librarySeries.parse(read(file));
    series.set(`${slug} ${language}`, title);
  }
  for (const file of globSync(`${contentDir}/library/series/*.??.yaml`)) {
    const { slug, title } = seriesTelling.parse(read(file));
    series.set(`${slug.slug} ${slug.language}`, title);
  }
  return { originals, tellings, series };
}

/** Who is seen in the pictures of a story. */
function peopleOf(file: string): string[] {
  const directions = file.replace(/\.md$/, '.scenes.yaml');
  if (!existsSync(directions)) return [];
  const { people } = load(readFileSync(directions, 'utf8')) as { people: object };
  return Object.keys(people);
}

export interface LibraryFindings {
  faults: string[];
  /** How many stories are told in a language, and how many of them come from it. */
  told: number;
  own: number;
}

/** Of each language so many stories are wanted, and so many of its own world among them. */
export const WANTED = { told: 30, own: 6 };

export function findTellings(language: LanguageCode, shelf: Shelf): LibraryFindings {
  const originals = shelf.originals.filter(({ story }) => story.language === language);
  const tellings = shelf.tellings.filter(({ telling }) => telling.slug.language === language);
  return {
    told: originals.length + tellings.length,
    own: originals.length,
    faults: [
      ...tellings.flatMap(({ file, telling, of, people }) => {
        const faults = of ? tellingFaults(telling, of, { people, shelf }) : ['there is no such story'];
        return faults.map((fault) => `${file}: ${fault}`);
      }),
      // The English ones are older, and held by tests of their own.
      ...(language === 'en' ? [] : originals).flatMap(({ file, story, people }) =>
        originalFaults(story, people).map((fault) => `${file}: ${fault}`),
      ),
      ...twiceAsked([
        ...originals.map(({ file, story: { questions = [] } }) => ({ file, questions })),
        ...tellings.map(({ file, telling: { questions } }) => ({ file, questions })),
      ]),
      ...namesOfThemes(language, shelf),
    ],
  };
}

interface Company {
  people: readonly string[];
  shelf: Shelf;
}

/** What is wrong with a telling beside its original. */
export function tellingFaults(telling: Telling, of: Story, { people, shelf }: Company): string[] {
  const { slug, title, theme, setting, characters, chapterTitle, questions, content } = telling;
  const { language } = slug;
  const named = people.filter((name) => !telling.people[name]);
  const unknown = Object.keys(telling.people).filter((name) => !people.includes(name));
  const faults: string[] = [
    ...named.map((name) => `people: nobody knows what “${name}” is called here`),
    ...unknown.map((name) => `people: “${name}” is in no picture`),
  ];
  if (characters.length !== of.characters.length)
    faults.push(`characters: ${characters.length}, and ${of.characters.length} in the original`);
  if (setting === of.setting) faults.push('setting: is not translated');
  if (title === of.title) faults.push('title: is not translated');
  if ((chapterTitle === undefined) !== (of.chapterTitle === undefined))
    faults.push('chapterTitle: the original has one if the telling has, and the other way round');
  if (of.series) {
    const series = shelf.series.get(`${of.series} ${language}`);
    if (!series) faults.push(`library/series/${of.series}.${language}.yaml is missing`);
    else if (!title.startsWith(series) || !title.endsWith(chapterTitle ?? title))
      faults.push(`title: is no “${series}: ${chapterTitle}”`);
  }
  const labels = [title, theme, setting, ...characters, ...Object.values(telling.people)];
  return [
    ...faults,
    ...besideFaults(content, language, of),
    ...textFaults({ language, ageGroup: of.ageGroup, content, questions, labels }),
  ];
}

/** As much longer or shorter than usual as a whole telling, and one paragraph of some length, may be. */
const WHOLE = 1.3;
const PARAGRAPH = 2.2;
const SHORT = 80;

/** Two languages stand side by side, and pictures hang by paragraphs: the same is said in the same one. */
function besideFaults(content: string, language: LanguageCode, of: Story): string[] {
  const [here, there] = [content, of.content].map((text) => paragraphsOf(text).map((each) => each.text));
  if (!here || !there) return [];
  const same = here.filter((text, i) => text === there[i] && / \S+ /.test(text));
  const faults = same.map((text) => `is not translated: “${text.slice(0, 60)}”`);
  if (here.length !== there.length)
    return [...faults, `${here.length} paragraphs, and ${there.length} in the original`];
  const usual = LETTERS[language] / LETTERS[of.language];
  // The youngest read kana, of which more are needed; so the whole is measured against the whole.
  const whole = lettersIn(content) / lettersIn(of.content);
  const room = of.ageGroup === '3-5' ? WHOLE * 1.1 : WHOLE;
  if (whole > usual * room || whole < usual / WHOLE)
    faults.push(`${Math.round((whole / usual) * 100)} % as long as is usual in this language`);
  const far = here.flatMap((text, i) => {
    const length = lettersIn(there[i] ?? '');
    const ratio = lettersIn(text) / Math.max(length, 1) / whole;
    return length >= SHORT && (ratio > PARAGRAPH || ratio < 1 / PARAGRAPH) ? [i + 1] : [];
  });
  return far.length > 0
    ? [...faults, `paragraphs that can hardly say what the original’s do: ${far.join(', ')}`]
    : faults;
}

/** Of a story in our library; in English letters. */
const LENGTH: Readonly<Record<AgeGroup, readonly [least: number, most: number]>> = {
  '3-5': [800, 2200],
  '6-8': [1600, 3600],
  '9-12': [2600, 4800],
};

/** What is wrong with a story of a language's own world. */
export function originalFaults(story: Story, people: readonly string[]): string[] {
  const { language, ageGroup, content, questions = [], title, theme, setting, characters } = story;
  const [least, most] = LENGTH[ageGroup].map((letters) => Math.round((letters * LETTERS[language]) / 100));
  const letters = lettersIn(content);
  return [
    ...(people.length === 0 ? ['nobody is in its directions (.scenes.yaml)'] : []),
    ...(questions.length === 3 ? [] : ['it has no questions']),
    ...(letters < (least ?? 0) || letters > (most ?? 0)
      ? [`${letters} letters; stories for ${ageGroup} have ${least} to ${most}`]
      : []),
    ...textFaults({ language, ageGroup, content, questions, labels: [title, theme, setting, ...characters] }),
  ];
}

function twiceAsked(files: readonly { file: string; questions: readonly string[] }[]): string[] {
  const asked = new Map<string, string>();
  const faults: string[] = [];
  for (const { file, questions } of files) {
    for (const question of questions) {
      const before = asked.get(question);
      if (before) faults.push(`${file}: ${basename(before)} asks the same: “${question}”`);
      asked.set(question, file);
    }
  }
  return faults;
}

/** One theme has one name in a language, so that a search for it finds all. */
function namesOfThemes(language: LanguageCode, { tellings }: Shelf): string[] {
  const names = new Map<string, string>();
  const faults: string[] = [];
  for (const { file, telling, of } of tellings) {
    if (telling.slug.language !== language || of?.language !== 'en') continue;
    const known = names.get(of.theme);
    if (known && known !== telling.theme)
      faults.push(`${file}: theme: “${of.theme}” is “${known}” elsewhere, and “${telling.theme}” here`);
    names.set(of.theme, known ?? telling.theme);
  }
  return faults;
}
