import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { WORD_CATEGORIES, type LexiconFile, type Lexicons } from '#domain/moderation/categories.ts';

const ROMANISED = 'romanised';
/** Each language of the product, and those that are only quoted here. */
export const LEXICONS: readonly string[] = [...LANGUAGE_CODES, ROMANISED];

const entries = z
  .array(z.string('is no text: write it in quotation marks').trim().min(1, 'is empty'))
  .nullish()
  .transform((list) => list ?? []);

const LISTS = [...WORD_CATEGORIES, 'innocent', 'names'] as const;

const file = z.strictObject({
  endings: entries,
  ...(Object.fromEntries(LISTS.map((list) => [list, entries])) as Record<
    (typeof LISTS)[number],
    typeof entries
  >),
});

/** As far as they are files of that shape; what entries mean is told when they are compiled. */
export function loadLexicons(contentDir: string): Lexicons {
  return Object.fromEntries(
    LEXICONS.map((code) => {
      const path = lexiconFile(contentDir, code);
      return [code, readLexicon(path, readFileSync(path, 'utf8'))];
    }),
  );
}

function lexiconFile(contentDir: string, code: string): string {
  return code === ROMANISED
    ? join(contentDir, 'moderation', `${code}.yaml`)
    : languageFile(contentDir, code, 'moderation');
}

export function readLexicon(name: string, yaml: string): LexiconFile {
  const parsed = file.safeParse(yaml.trim() === '' ? {} : load(yaml));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'} ${message}`);
    throw new Error(`${name}: ${faults.join('; ')}`);
  }
  return parsed.data;
}
