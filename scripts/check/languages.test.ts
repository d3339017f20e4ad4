import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dump, load } from 'js-yaml';
import type { AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_FILES, languageFile, type LanguageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { classTalePieces } from './language-class-tales.ts';
import { findPieces, type Shelves } from './language-pieces.ts';
import { languageTables } from './language-tables.ts';
import { silentTables } from './languages.ts';
import { readSources } from './sources.ts';

const sourceOf = (code: string, file = 'src/domain/x.ts') => [
  { file, program: parseAst(code, { lang: 'ts' }) },
];

test('tables of languages are found, however they are written', () => {
  const code = `
    const PLAIN: Record<LanguageCode, string> = { en: 'a', 'de': 'b' };
    export const FROZEN: Readonly<Partial<Record<LanguageCode, number>>> = { sv: 1 };
    const CHECKED = { en, fr } satisfies Record<LanguageCode, unknown>;
    const OTHER: Record<AgeGroup, string> = { '3-5': 'small' };
    const MADE: Record<LanguageCode, string> = inEveryLanguage(String);`;
  const file = 'src/domain/x.ts';
  expect(languageTables(sourceOf(code))).toEqual([
    { file, name: 'PLAIN', languages: ['en', 'de'], partial: false },
    { file, name: 'FROZEN', languages: ['sv'], partial: true },
    { file, name: 'CHECKED', languages: ['en', 'fr'], partial: false },
  ]);
});

test('no table of the product leaves languages out without a word', () => {
  const partial = 'const SOME: Partial<Record<LanguageCode, string>> = {};';
  expect(silentTables(languageTables(sourceOf(partial)))).toHaveLength(1);
  expect(silentTables(languageTables(sourceOf(partial, 'src/domain/x.test.ts')))).toEqual([]);
  expect(silentTables(tables)).toEqual([]);
});

const XX = 'xx';
const sources = readSources('src', 'scripts', 'tests');
const tables = languageTables(sources);
const root = mkdtempSync(join(tmpdir(), 'fabloom-eleventh-'));
const contentDir = join(root, 'content');
const testsDir = join(root, 'tests');
const classTales = join(contentDir, 'class-tales');
const bare: Shelves = { contentDir, testsDir, codes: LANGUAGE_CODES, tables };
const entered: Shelves = {
  ...bare,
  codes: [...LANGUAGE_CODES, XX],
  tables: tables.map((table) => ({ ...table, languages: [...table.languages, XX] })),
};
const english = (file: LanguageFile) => languageFile('content', 'en', file);
const own = (file: LanguageFile) => languageFile(contentDir, XX, file);

/** English with something on every text that is not English. */
function accented(value: unknown): unknown {
  if (typeof value === 'string') return `${value} ẍ`;
  if (Array.isArray(value)) return value.map(accented);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, accented(each)]));
}

function writeAccented(file: LanguageFile): void {
  const text = readFileSync(english(file), 'utf8');
  const isJson = english(file).endsWith('.json');
  const texts = accented(isJson ? JSON.parse(text) : load(text));
  writeFileSync(own(file), isJson ? JSON.stringify(texts) : dump(texts));
}

const COPIED = [
  'meanings',
  'moderation',
  'pictures',
  'descriptions',
  'storyteller',
  'looks',
  'sample',
  'sampleSound',
  'wordCards',
  'talk',
  'tales',
] as const satisfies readonly LanguageFile[];

/** All that a language has, in a folder of its own beside the real English. */
function writeEleventh(): void {
  for (const file of ['interface', 'catalogue', 'mails'] as const) writeAccented(file);
  for (const file of COPIED) cpSync(english(file), own(file), { recursive: true });
  writeFileSync(own('sameAsEnglish'), '[]');
  cpSync('tests/moderation/en', join(testsDir, 'moderation', XX), { recursive: true });
  cpSync('tests/tales/en', join(testsDir, 'tales', XX), { recursive: true });
  for (const file of globSync('class-tales/*/*en.yaml', { cwd: contentDir }))
    cpSync(join(contentDir, file), join(contentDir, file.replace(/en\.yaml$/, `${XX}.yaml`)));
}

beforeAll(() => {
  mkdirSync(dirname(own('interface')), { recursive: true });
  for (const shared of ['catalogue', 'languages/en']) {
    symlinkSync(join(process.cwd(), 'content', shared), join(contentDir, shared), 'dir');
  }
  for (const code of ['en', XX]) {
    mkdirSync(join(contentDir, 'tales', `tale-${code}`), { recursive: true });
  }
  writeFileSync(join(contentDir, 'tales', 'tale-en', '3-5.en.md'), 'A tale.');
  cpSync('content/class-tales', classTales, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

test('of a language that is only a folder, every piece is named [LA-06]', async () => {
  const { faults, later } = await findPieces(XX, bare);
  const files = (Object.keys(LANGUAGE_FILES) as LanguageFile[]).filter((file) => file !== 'tales');
  const corpora = ['hostile', 'innocent', 'held-out-hostile', 'held-out-innocent'];
  const whole = tables.filter(({ file, partial }) => !partial && !file.includes('/tales/'));
  expect(whole.length).toBeGreaterThan(20);
  expect(faults.toSorted()).toEqual(
    [
      'src/domain/languages.ts has no entry for it',
      ...files.map((file) => `${own(file)} is missing`),
      ...corpora.map((kind) => `${join(testsDir, 'moderation', XX, `${kind}.txt`)} is missing`),
      `${classTales}: nothing is told in it to 3-5, 6-8, 9-12`,
      ...whole.map(({ file, name }) => `${file} has no entry for it in ${name}`),
    ].toSorted(),
  );
  expect(later).toEqual(
    expect.arrayContaining([
      `${own('tales')} is missing`,
      '1 of 1 tales are not told in it',
      `${join(testsDir, 'tales', XX, 'descriptions.yaml')} is missing`,
      `${classTales}: the-dragon-with-a-cold is not told in it to 3-5, 6-8, 9-12`,
      expect.stringMatching(/^src\/engines\/storyteller\/tales\/grammar\/grammars\.ts has no entry/),
    ]),
  );
});

test('to a class something must be told at every age, and what is told to some is said [LA-06]', async () => {
  const tale = join(classTales, 'the-dragon-with-a-cold');
  cpSync(join(tale, '3-5.en.yaml'), join(tale, '3-5.yy.yaml'));
  expect(await classTalePieces('yy', contentDir)).toEqual({
    faults: [`${classTales}: nothing is told in it to 6-8, 9-12`],
    later: [
      `${classTales}: the-dragon-with-a-cold is not told in it to 6-8, 9-12`,
      `${classTales}: the-giant-at-the-gate is not told in it to 3-5, 6-8, 9-12`,
    ],
  });
});

test('a table that some other way of writing hides is found by its text', () => {
  const written = sources
    .filter(({ file }) => file.startsWith('src/'))
    .map(({ file }) => ({ file, text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => /Record<\s*LanguageCode,[^;]*?>+ = \{\s/.test(text))
    .map(({ file }) => file);
  expect([...new Set(tables.map(({ file }) => file))]).toEqual(expect.arrayContaining(written));
});

test(
  'a language that has everything is whole, and of what is taken away exactly that is named [LA-06]',
  { timeout: 60_000 },
  async () => {
    writeEleventh();
    writeFileSync(join(contentDir, 'tales', 'tale-en', '3-5.xx.md'), 'Ẍ.');
    expect(await findPieces(XX, entered)).toEqual({ faults: [], later: [] });

    const rounds: [what: () => void, named: RegExp][][] = [
      [
        [without('interface', 'landing.title'), /interface\.json: "landing.title" is not translated/],
        [without('catalogue', 'themes', 'bedtime'), /catalogue\.yaml:\s+themes > bedtime: is missing$/],
        [without('meanings', 'themes', 'bedtime'), /meanings\.yaml: [^]*themes\.bedtime/],
        [
          without('mails', 'messages', 'parent_consent'),
          /mails\.json has mistakes:\s+messages\.parent_consent/,
        ],
        [without('moderation', 'grooming'), /moderation\.yaml: there are no words of grooming/],
        [without('pictures', 'props', 'ball'), /pictures\.yaml: there is no word for props > ball/],
        [without('descriptions', 'things', 'ball'), /descriptions\.yaml:\s+things > ball: /],
        [removed('storyteller', '9-12'), /storyteller: 9-12: /],
        [removed('storyteller', 'details.yaml'), /storyteller: details\.yaml is missing/],
        [without('sample', 'words'), /sample\.json: [^]*"words"/],
        [() => writeFileSync(own('sampleSound'), ''), /sample\.mp3: there is no sound in it/],
        [without('wordCards', 'meanings', 'glow'), /word-cards\.yaml: it does not tell what glow is/],
        [classTale('9-12', (text) => text.replace('dragon:', 'dog:')), /to 9-12 what dragon is called$/],
      ],
      [
        [without('pictures', 'places', 'forest'), /pictures\.yaml:\s+places > forest/],
        [without('descriptions', 'does', 'run'), /descriptions\.yaml:\s+does > run: /],
        [removed('storyteller', '3-5'), /storyteller: 3-5: /],
        [removed('storyteller', '6-8'), /storyteller: 6-8: /],
        [
          classTale('3-5', (text) => text.replace('{name}', 'Mia')),
          /the-dragon-with-a-cold.3-5\.xx\.yaml has mistakes:[^]*names one child, once[^]*lines\[0\]/,
        ],
      ],
    ];
    for (const round of rounds) {
      for (const [take] of round) take();
      const { faults } = await findPieces(XX, entered);
      expect(faults).toEqual(round.map(([, named]) => expect.stringMatching(named) as string));
      writeEleventh();
    }
  },
);

/** Takes one thing out of a file. */
function without(file: LanguageFile, ...place: string[]): () => void {
  return () => {
    const texts = load(readFileSync(own(file), 'utf8')) as Record<string, unknown>;
    const name = place.at(-1) ?? '';
    const holder = place.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, texts);
    expect(Object.keys(holder)).toContain(name);
    delete holder[name];
    writeFileSync(own(file), JSON.stringify(texts));
  };
}

function removed(file: LanguageFile, name: string): () => void {
  return () => rmSync(join(own(file), name), { recursive: true });
}

/** Rewrites what the dragon with a cold tells to an age. */
function classTale(age: AgeGroup, rewrite: (text: string) => string): () => void {
  return () => {
    const file = join(classTales, 'the-dragon-with-a-cold', `${age}.${XX}.yaml`);
    const text = readFileSync(file, 'utf8');
    expect(rewrite(text)).not.toBe(text);
    writeFileSync(file, rewrite(text));
  };
}
