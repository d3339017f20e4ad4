import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Catalogue, Catalogues } from '#domain/catalogue.ts';
import { languageFile } from '#domain/language-files.ts';
import { inEveryLanguage } from '#domain/languages.ts';
import type { CatalogueMeanings, MeaningsOf } from '#domain/nearest.ts';

const FEWEST_WORDS = 4;

/** By which words people of each language speak of what is in the catalogue: all of it, and nothing else. */
export function loadMeanings(contentDir: string, catalogues: Catalogues): MeaningsOf {
  return inEveryLanguage((code) => readMeanings(contentDir, code, catalogues[code]));
}

export function readMeanings(contentDir: string, language: string, catalogue: Catalogue): CatalogueMeanings {
  const file = languageFile(contentDir, language, 'meanings');
  const parsed = schemaFor(catalogue).safeParse(load(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function schemaFor({ themes, settings }: Catalogue) {
  const words = z.array(z.string().min(1)).min(FEWEST_WORDS);
  const ofAll = (items: readonly { id: string }[]) =>
    z.strictObject(Object.fromEntries(items.map(({ id }) => [id, words])));
  return z.strictObject({ themes: ofAll(themes), settings: ofAll(settings) });
}
