import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import type { LexiconFile } from '#domain/moderation/categories.ts';
import { createModeration, type Moderation } from '#domain/moderation/moderation.ts';

const FOLDER = 'content/moderation';

/** The room that every story passes, with the lexicons of the product; the server validates them when it loads them. */
export function realModeration(): Moderation {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
  return createModeration(
    Object.fromEntries(
      files.map((name) => [
        name.replace('.yaml', ''),
        parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as LexiconFile,
      ]),
    ),
  );
}
