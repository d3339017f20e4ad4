import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import type { Translation } from '#engines/storyteller/tales/beside/facts-in.ts';

const language = z.string().min(1).optional();
const table = z.array(
  z.object({
    /** The group of which this is the word for everything. */
    all: z.string().optional(),
    ...(Object.fromEntries(LANGUAGE_CODES.map((code) => [code, language])) as Record<
      LanguageCode,
      typeof language
    >),
  }),
);

/** Of each thing that is loved what the languages call it, as their words for tales have it. */
export async function readEquivalents(contentDir: string): Promise<z.infer<typeof table>> {
  return table.parse(load(await readFile(join(contentDir, 'tales', 'loved.yaml'), 'utf8')));
}

/** Read when it is first asked for, and kept. Who has no word for cricket says sport. */
export function translations(contentDir: string) {
  let reading: ReturnType<typeof readEquivalents> | undefined;
  return async (from: LanguageCode, to: LanguageCode): Promise<Translation> => {
    reading ??= readEquivalents(contentDir);
    const rows = await reading;
    return (thing, group) =>
      rows.find(({ [from]: name, [to]: same }) => name === thing && same !== undefined)?.[to] ??
      rows.find(({ all }) => all === group)?.[to];
  };
}
