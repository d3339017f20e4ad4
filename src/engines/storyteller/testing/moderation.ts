import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { LexiconFile } from '#domain/moderation/categories.ts';
import { createModeration, type Moderation } from '#domain/moderation/moderation.ts';

/** The room that every story passes, with the lexicons of the product; the server validates them when it loads them. */
export function realModeration(): Moderation {
  const files = [
    ...LANGUAGE_CODES.map((code) => [code, languageFile('content', code, 'moderation')] as const),
    ['romanised', 'content/moderation/romanised.yaml'] as const,
  ];
  return createModeration(
    Object.fromEntries(files.map(([code, file]) => [code, load(readFileSync(file, 'utf8')) as LexiconFile])),
  );
}
