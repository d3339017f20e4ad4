import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { isTaleLanguage, type TaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import { readPlan } from '#engines/storyteller/tales/parse/read-plan.ts';
import { readProse } from '#engines/storyteller/tales/parse/read-prose.ts';
import type { Prose, Tale } from '#engines/storyteller/tales/parse/tale.ts';
import { places, words, type Places, type Words } from '#engines/storyteller/tales/words/words.ts';

/** All that is needed to tell stories in one language. */
export interface TaleBook {
  language: TaleLanguage;
  tales: readonly Tale[];
  places: Places;
  words: Words;
}

/** From `content/tales`. A tale is in the book of a language when it is told in it, for whatever age. */
export async function loadTaleBook(dir: string, language: TaleLanguage): Promise<TaleBook> {
  const known = await readYaml(join(dir, 'places.yaml'), places);
  const said = await readYaml(join(dir, 'words', `${language}.yaml`), words);
  const ids = (await readdir(dir)).filter((id) => existsSync(join(dir, id, 'tale.yaml')));
  const read = await Promise.allSettled(
    ids.toSorted().map((id) => loadTale(join(dir, id), id, language, said)),
  );
  // An author wants to hear of every mistake at once.
  const mistakes = read.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  const tales = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  return { language, places: known, words: said, tales: tales.filter((tale) => tale.prose.length > 0) };
}

async function loadTale(dir: string, id: string, language: TaleLanguage, said: Words): Promise<Tale> {
  const plan = readPlan(id, parse(await readFile(join(dir, 'tale.yaml'), 'utf8')));
  const prose: Prose[] = [];
  for (const ageGroup of AGE_GROUPS) {
    const file = join(dir, `${ageGroup}.${language}.md`);
    if (!existsSync(file)) continue;
    prose.push(
      readProse({ tale: plan, ageGroup, language, text: await readFile(file, 'utf8'), words: said }),
    );
  }
  return { ...plan, prose };
}

async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Reads a book when it is first asked for, and keeps it. */
export function taleShelf(dir: string): (language: string) => Promise<TaleBook | undefined> {
  const books = new Map<string, Promise<TaleBook>>();
  return async (language) => {
    if (!isTaleLanguage(language)) return undefined;
    const book = books.get(language) ?? loadTaleBook(dir, language);
    books.set(language, book);
    book.catch(() => books.delete(language));
    return book;
  };
}
