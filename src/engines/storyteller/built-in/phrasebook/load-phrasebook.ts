import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import { languageFile } from '#domain/language-files.ts';
import type { LanguageCode } from '#domain/languages.ts';
import {
  compileDetails,
  compilePhrasebook,
} from '#engines/storyteller/built-in/phrasebook/compile-phrasebook.ts';
import {
  bandProse,
  phrasebookDetails,
  phrasebookWords,
  type PhrasebookDetails,
} from '#engines/storyteller/built-in/phrasebook/schema.ts';
import type { Details, Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';

export type LoadPhrasebook = (language: LanguageCode, ageGroup: AgeGroup) => Promise<Phrasebook>;

/** Reads a phrasebook when it is first asked for, and keeps it. */
export function phrasebookLoader(contentDir: string): LoadPhrasebook {
  const loaded = new Map<string, Promise<Phrasebook>>();
  return (language, ageGroup) => {
    const key = `${language} ${ageGroup}`;
    const known = loaded.get(key);
    if (known) return known;
    const phrasebook = loadPhrasebook(languageFile(contentDir, language, 'storyteller'), language, ageGroup);
    phrasebook.catch(() => loaded.delete(key));
    loaded.set(key, phrasebook);
    return phrasebook;
  };
}

/**
 * A band's prose may be spread over several files in a folder of its name; what they hold is put together list by
 * list, so an author adds a file without touching the others.
 */
async function loadPhrasebook(dir: string, language: LanguageCode, ageGroup: AgeGroup): Promise<Phrasebook> {
  const base = await readYaml(join(dir, 'words.yaml'));
  const files = (await readdir(join(dir, ageGroup)))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted(byName);
  const parts = await Promise.all(files.map((name) => readYaml(join(dir, ageGroup, name))));
  const where = join(dir, ageGroup);
  const prose = check(
    bandProse,
    parts.reduce((all, part) => merge(all, part), {}),
    where,
  );
  const words = check(phrasebookWords, merge(base, prose.words, true), where);
  return compilePhrasebook({ language, ageGroup, words, prose, details: await readDetails(dir) });
}

async function readDetails(dir: string): Promise<PhrasebookDetails | undefined> {
  const file = join(dir, 'details.yaml');
  return existsSync(file) ? check(phrasebookDetails, await readYaml(file), file) : undefined;
}

/** Reads by which words a language understands what families write when it is first asked for, and keeps them. */
export function detailsLoader(contentDir: string): (language: LanguageCode) => Promise<Details | undefined> {
  const loaded = new Map<LanguageCode, Promise<Details | undefined>>();
  return (language) => {
    const known = loaded.get(language);
    if (known) return known;
    const details = readDetails(languageFile(contentDir, language, 'storyteller')).then(
      (read) => read && compileDetails(read),
    );
    details.catch(() => loaded.delete(language));
    loaded.set(language, details);
    return details;
  };
}

async function readYaml(file: string): Promise<unknown> {
  try {
    return load(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read`, { cause: error });
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, where: string): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join(' > ')}: ${message}`);
  throw new Error(`${where}:\n${issues.join('\n')}`);
}

/** Lists are joined, or replaced by the later one. */
function merge(earlier: unknown, later: unknown, replaceLists = false): unknown {
  if (Array.isArray(earlier) && Array.isArray(later)) return replaceLists ? later : [...earlier, ...later];
  if (!isMap(earlier) || !isMap(later)) return later ?? earlier;
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)]);
  return Object.fromEntries(
    [...names].map((name) => [name, merge(earlier[name], later[name], replaceLists)]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function byName(a: string, b: string): number {
  return a < b ? -1 : 1;
}
