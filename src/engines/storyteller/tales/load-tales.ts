import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { languageFile } from '#domain/language-files.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { withSteps } from '#engines/storyteller/tales/adventure/steps.ts';
import { isTaleLanguage, type TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import { readPlan } from '#engines/storyteller/tales/parse/read-plan.ts';
import { readProse } from '#engines/storyteller/tales/parse/read-prose.ts';
import type { Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { places, words, type Places, type Words } from '#engines/storyteller/tales/words/words.ts';

/** All that is needed to tell stories in one language. */
export interface TaleBook {
  language: LanguageCode;
  tales: readonly Tale[];
  places: Places;
  words: Words;
}

/** In an adventure the child chooses, three times. */
export const BOOK_KINDS = ['tales', 'adventures'] as const;
export type BookKind = (typeof BOOK_KINDS)[number];

type Vocabulary = Pick<TaleBook, 'places' | 'words'>;

async function loadVocabulary(contentDir: string, language: TaleLanguage): Promise<Vocabulary> {
  return {
    places: await readYaml(join(contentDir, 'tales', 'places.yaml'), places),
    words: await readYaml(languageFile(contentDir, language, 'tales'), words),
  };
}

interface Reading {
  vocabulary: Promise<Vocabulary>;
  kind: BookKind;
  /** An author at work on one tale is not stopped by a fault in another. */
  isWanted: (id: string) => boolean;
}

/** From `content/tales` or `content/adventures`: what is told in a language, for some ages or for all. */
export async function loadTaleBook(
  contentDir: string,
  language: TaleLanguage,
  ages: readonly AgeGroup[] = AGE_GROUPS,
  {
    vocabulary = loadVocabulary(contentDir, language),
    kind = 'tales',
    isWanted = () => true,
  }: Partial<Reading> = {},
): Promise<TaleBook> {
  const known = await vocabulary;
  const dir = join(contentDir, kind);
  const ids = (await readdir(dir)).filter((id) => isWanted(id) && existsSync(join(dir, id, 'tale.yaml')));
  const read = await Promise.allSettled(
    ids.toSorted().map((id) => loadTale(join(dir, id), { id, kind, language, ages, words: known.words })),
  );
  // An author wants to hear of every mistake at once.
  const mistakes = read.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const tales = read.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
  return { language, ...known, tales };
}

interface Wanted {
  id: string;
  kind: BookKind;
  language: TaleLanguage;
  ages: readonly AgeGroup[];
  words: Words;
}

async function loadTale(
  dir: string,
  { id, kind, language, ages, words: said }: Wanted,
): Promise<Tale | undefined> {
  const fileOf = (age: AgeGroup) => join(dir, `${age}.${language}.md`);
  const told = ages.filter((age) => existsSync(fileOf(age)));
  if (told.length === 0) return undefined;
  const read = readPlan(id, load(await readFile(join(dir, 'tale.yaml'), 'utf8')));
  const plan = kind === 'adventures' ? withSteps(read) : read;
  const prose: Prose[] = [];
  for (const ageGroup of told) {
    const text = await readFile(fileOf(ageGroup), 'utf8');
    prose.push(readProse({ tale: plan, ageGroup, language, text, words: said }));
  }
  return { ...plan, prose };
}

async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(load(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

export type VocabularyOf = (language: TaleLanguage) => Promise<Vocabulary>;

/** Reads the words of a language when they are first asked for, and keeps them. */
export function vocabularies(contentDir: string): VocabularyOf {
  const kept = new Kept<Vocabulary>();
  return (language) => kept.get(language, () => loadVocabulary(contentDir, language));
}

export type TaleBooks = (language: string, age: AgeGroup) => Promise<TaleBook | undefined>;

/** Reads the book of a language and an age when it is first asked for, and keeps it. */
export function taleBooks(contentDir: string, vocabularyOf: VocabularyOf, kind: BookKind): TaleBooks {
  const books = new Kept<TaleBook>();
  return async (language, age) => {
    if (!isTaleLanguage(language)) return undefined;
    return books.get(`${language} ${age}`, () =>
      loadTaleBook(contentDir, language, [age], { vocabulary: vocabularyOf(language), kind }),
    );
  };
}

/** What was once read; a failure is forgotten, and tried again. */
class Kept<Value> {
  readonly #values = new Map<string, Promise<Value>>();

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = this.#values.get(key) ?? make();
    this.#values.set(key, value);
    value.catch(() => this.#values.delete(key));
    return value;
  }
}
