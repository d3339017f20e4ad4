import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import { languageFile } from '#domain/language-files.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { compilePhrasebook } from '#engines/storyteller/built-in/phrasebook/compile-phrasebook.ts';
import {
  bandProse,
  phrasebookDetails,
  phrasebookWords,
} from '#engines/storyteller/built-in/phrasebook/schema.ts';
import type { Phrasebook } from '#engines/storyteller/built-in/phrasebook/phrasebook.ts';

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
  const descriptions = join(dir, 'details.yaml');
  const details = existsSync(descriptions)
    ? check(phrasebookDetails, await readYaml(descriptions), descriptions)
    : undefined;
  return compilePhrasebook({ language, ageGroup, words, prose, details });
}

async function readYaml(file: string): Promise<unknown> {
  try {
    return parse(await readFile(file, 'utf8'));
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
