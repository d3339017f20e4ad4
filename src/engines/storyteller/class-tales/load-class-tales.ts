import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import {
  classTalePlan,
  classTaleProse,
  type ClassTalePlan,
  type ClassTaleProse,
} from '#engines/storyteller/class-tales/class-tale.ts';

export interface ClassTale {
  id: string;
  plan: ClassTalePlan;
  prose: ClassTaleProse;
}

/** The tales that are written in a language for an age. A language may lack some: others are told in it. */
export async function loadClassTales(
  dir: string,
  language: LanguageCode,
  ageGroup: AgeGroup,
): Promise<ClassTale[]> {
  const ids = (await readdir(dir)).toSorted();
  const tales = await Promise.all(ids.map((id) => loadTale(join(dir, id), id, { language, ageGroup })));
  return tales.flatMap((tale) => tale ?? []);
}

async function loadTale(
  dir: string,
  id: string,
  { language, ageGroup }: { language: LanguageCode; ageGroup: AgeGroup },
): Promise<ClassTale | undefined> {
  const files = await readdir(dir);
  const file = proseFiles(language, ageGroup).find((each) => files.includes(each));
  if (!file) return undefined;
  const plan = await read(join(dir, 'tale.yaml'), classTalePlan);
  return { id, plan, prose: await read(join(dir, file), classTaleProse) };
}

/** The nearest first: a text for this very age, one for all who read by themselves (in Japanese: with kanji), one for everybody. */
function proseFiles(language: LanguageCode, ageGroup: AgeGroup): string[] {
  return [
    `${ageGroup}.${language}.yaml`,
    ...(ageGroup === '3-5' ? [] : [`older.${language}.yaml`]),
    `${language}.yaml`,
  ];
}

async function read<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.infer<Schema>> {
  const { data, error } = schema.safeParse(load(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} has mistakes:\n${z.prettifyError(error)}`);
  return data;
}
