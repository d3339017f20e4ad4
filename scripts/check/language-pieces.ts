import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_FILES, languageFile, type LanguageFile } from '#domain/language-files.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import { WORD_CATEGORIES } from '#domain/moderation/categories.ts';
import { createModeration } from '#domain/moderation/moderation.ts';
import { SETTING_PACKS } from '#domain/story-world.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import { readPictureWords } from '#engines/illustrator/scenes/load-lexicon.ts';
import { SHAPES } from '#engines/storyteller/built-in/plan/shapes.ts';
import { checkPhrasebook } from '#engines/storyteller/built-in/phrasebook/check-phrasebook.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import { words as taleWords } from '#engines/storyteller/tales/words/words.ts';
import { loadCatalogue } from '#server/catalogue/load-catalogue.ts';
import { readMeanings } from '#server/catalogue/load-meanings.ts';
import { readTalk } from '#server/languages/talk.ts';
import { readWordCards, untoldWords, wordCardFaults } from '#server/languages/word-cards.ts';
import { readMailTexts } from '#server/mail/texts.ts';
import { readLexicon } from '#server/moderation/load-moderation.ts';
import { classTalePieces } from './language-class-tales.ts';
import { lookWordFaults } from './language-looks.ts';
import { findMessageFaults, type Texts } from './language-messages.ts';
import type { LanguageTable } from './language-tables.ts';

/** Where the pieces of languages lie. */
export interface Shelves {
  contentDir: string;
  testsDir: string;
  /** Codes in the table of the domain. */
  codes: readonly string[];
  tables: readonly LanguageTable[];
  /** Passages that an author owes for each moment of a story; without it they are left to the tests, which take minutes. */
  passages?: number;
}

export interface Findings {
  /** Without these nothing may be shipped. */
  faults: string[];
  /** What a language may come without, and is told so. */
  later: string[];
}

const CORPORA = ['hostile', 'innocent', 'held-out-hostile', 'held-out-innocent'];
/** Whole tales come to a language one day; until then the older storyteller tells everything. */
const TALES = 'src/engines/storyteller/tales/';

/** Every piece that a language lacks, and what is wrong with those that it has. */
export async function findPieces(code: string, shelves: Shelves): Promise<Findings> {
  const tables = shelves.tables
    .filter(({ languages }) => !languages.includes(code))
    .filter(({ file, partial }) => !partial || file.startsWith(TALES))
    .map(({ file, name }) => ({ file, fault: `${file} has no entry for it in ${name}` }));
  const files = Object.keys(LANGUAGE_FILES) as LanguageFile[];
  const found = await Promise.all(
    files.filter((file) => file !== 'tales').map((file) => faultsOfFile(file, code, shelves)),
  );
  const classTales = await classTalePieces(code, shelves.contentDir);
  return {
    faults: [
      ...(shelves.codes.includes(code) ? [] : ['src/domain/languages.ts has no entry for it']),
      ...found.flat(),
      ...corpusFaults(code, shelves),
      ...classTales.faults,
      ...tables.filter(({ file }) => !file.startsWith(TALES)).map(({ fault }) => fault),
    ],
    later: [
      ...(await faultsOfFile('tales', code, shelves)),
      ...untoldTales(code, shelves),
      ...classTales.later,
      ...tables.filter(({ file }) => file.startsWith(TALES)).map(({ fault }) => fault),
    ],
  };
}

async function faultsOfFile(file: LanguageFile, code: string, shelves: Shelves): Promise<string[]> {
  if (file === 'sameAsEnglish' && code === DEFAULT_LANGUAGE) return [];
  const path = languageFile(shelves.contentDir, code, file);
  if (!existsSync(path)) return [`${path} is missing`];
  try {
    const faults = (await CHECKS[file](code, shelves)) ?? [];
    return faults.map((fault) => `${path}: ${fault}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)].map((message) =>
      message.includes(path) ? message : `${path}: ${message}`,
    );
  }
}

type Check = (code: string, shelves: Shelves) => Promise<string[]> | string[] | void;

const sample = z.object({ text: z.string().min(1), words: z.array(z.array(z.number()).length(3)).min(1) });

/** Where the product reads a file, its own reader says what is missing. */
const CHECKS: Record<LanguageFile, Check> = {
  interface(code, { contentDir }) {
    if (code === DEFAULT_LANGUAGE) return [];
    const read = (language: string) => readJson(languageFile(contentDir, language, 'interface')) as Texts;
    const same = languageFile(contentDir, code, 'sameAsEnglish');
    return findMessageFaults(
      read(DEFAULT_LANGUAGE),
      read(code),
      existsSync(same) ? z.array(z.string()).parse(readJson(same)) : [],
    );
  },
  sameAsEnglish(code, { contentDir }) {
    z.array(z.string()).parse(readJson(languageFile(contentDir, code, 'sameAsEnglish')));
  },
  catalogue(code, { contentDir }) {
    loadCatalogue(contentDir, code);
  },
  meanings(code, { contentDir }) {
    readMeanings(contentDir, code, loadCatalogue(contentDir, DEFAULT_LANGUAGE));
  },
  mails(code, { contentDir }) {
    readMailTexts(contentDir, code);
  },
  moderation(code, { contentDir }) {
    const path = languageFile(contentDir, code, 'moderation');
    const lexicon = readLexicon(path, readFileSync(path, 'utf8'));
    createModeration({ [code]: lexicon });
    return WORD_CATEGORIES.filter((category) => !lexicon[category]?.length).map(
      (category) => `there are no words of ${category}`,
    );
  },
  pictures(code, { contentDir }) {
    const topicsOf = (language: string): Record<string, Record<string, unknown>> =>
      readPictureWords(contentDir, language).topics;
    const own = topicsOf(code);
    return Object.entries(topicsOf(DEFAULT_LANGUAGE)).flatMap(([topic, things]) =>
      Object.keys(things)
        .filter((thing) => !own[topic]?.[thing])
        .map((thing) => `there is no word for ${topic} > ${thing}`),
    );
  },
  descriptions(code, { contentDir }) {
    readDescriptions(contentDir, code);
  },
  looks(code, { contentDir }) {
    return lookWordFaults(
      readJson(languageFile(contentDir, code, 'looks')),
      readJson(languageFile(contentDir, DEFAULT_LANGUAGE, 'looks')),
    );
  },
  async storyteller(code, shelves) {
    const ages = AGE_GROUPS.map((age) => phrasebookFaults(code, age, shelves));
    const details = join(languageFile(shelves.contentDir, code, 'storyteller'), 'details.yaml');
    return [...(await Promise.all(ages)).flat(), ...(existsSync(details) ? [] : ['details.yaml is missing'])];
  },
  sample(code, { contentDir }) {
    sample.parse(readJson(languageFile(contentDir, code, 'sample')));
  },
  sampleSound(code, { contentDir }) {
    const { length } = readFileSync(languageFile(contentDir, code, 'sampleSound'));
    return length > 0 ? [] : ['there is no sound in it'];
  },
  wordCards(code, { contentDir }) {
    const cards = readWordCards(contentDir, code);
    return [...wordCardFaults(cards), ...untoldWords(cards, readWordCards(contentDir, DEFAULT_LANGUAGE))];
  },
  talk(code, { contentDir }) {
    readTalk(contentDir, code);
  },
  tales(code, { contentDir }) {
    const path = languageFile(contentDir, code, 'tales');
    taleWords.parse(load(readFileSync(path, 'utf8')));
  },
};

async function phrasebookFaults(
  code: string,
  age: (typeof AGE_GROUPS)[number],
  { contentDir, passages }: Shelves,
): Promise<string[]> {
  try {
    // One that is about to come is no code yet.
    const voice = await phrasebookLoader(contentDir)(code as LanguageCode, age);
    const { shapes, packs } = voice.repertoire;
    return [
      ...SHAPES.filter((shape) => !shapes.includes(shape)).map((shape) => `${age} has no title ${shape}`),
      ...SETTING_PACKS.filter((pack) => !packs.includes(pack)).map(
        (pack) => `${age} has no words for ${pack}`,
      ),
      ...(passages ? checkPhrasebook(voice, passages) : []).map((fault) => `${age}: ${fault}`),
    ];
  } catch (error) {
    return [`${age}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Nobody knows how well a language is moderated without texts to try it on. */
function corpusFaults(code: string, { testsDir }: Shelves): string[] {
  return CORPORA.map((kind) => join(testsDir, 'moderation', code, `${kind}.txt`))
    .filter((path) => !existsSync(path) || readFileSync(path, 'utf8').trim() === '')
    .map((path) => `${path} is missing`);
}

function untoldTales(code: string, { contentDir, testsDir }: Shelves): string[] {
  const told = (language: string) => globSync(`tales/*/*.${language}.md`, { cwd: contentDir }).length;
  const missing = told(DEFAULT_LANGUAGE) - told(code);
  const descriptions = join(testsDir, 'tales', code, 'descriptions.yaml');
  return [
    ...(missing > 0 ? [`${missing} of ${told(DEFAULT_LANGUAGE)} tales are not told in it`] : []),
    ...(existsSync(descriptions) ? [] : [`${descriptions} is missing`]),
  ];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
