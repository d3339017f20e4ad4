import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import type { Catalogue, Catalogues } from '#domain/catalogue.ts';
import { languageFile } from '#domain/language-files.ts';
import { inEveryLanguage } from '#domain/languages.ts';
import { FIGURES, PLACES } from '#domain/picture-world.ts';
import { SETTING_PACKS, THEME_FAMILIES } from '#domain/story-world.ts';

const entry = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  emoji: z.string().min(1),
  ages: z.array(z.enum(AGE_GROUPS)).min(1),
};
const settings = z.array(
  z.strictObject({
    ...entry,
    pack: z.enum(SETTING_PACKS),
    place: z.enum(PLACES),
    themes: z.array(z.string()).default([]),
  }),
);
const themes = z.array(z.strictObject({ ...entry, family: z.enum(THEME_FAMILIES) }));
const characters = z.array(
  z.strictObject({
    ...entry,
    kind: z.enum(['child', 'adult', 'being']),
    gender: z.enum(['f', 'm']),
    figure: z.enum(FIGURES),
    skin: z.int().min(0).max(5).optional(),
  }),
);

const text = z.string().min(1);
const words = z.strictObject({
  settings: z.record(z.string(), z.strictObject({ name: text, description: text, where: text })),
  themes: z.record(
    z.string(),
    z.strictObject({ name: text, description: text, characters: z.array(text).min(4).max(8) }),
  ),
  characters: z.record(z.string(), z.strictObject({ name: text, title: text, description: text })),
});
type Words = z.infer<typeof words>;

interface Neutral {
  settings: z.infer<typeof settings>;
  themes: z.infer<typeof themes>;
  characters: z.infer<typeof characters>;
}

/** What stories can be made of, from `content/catalogue`; each language names it in its own folder. */
export function loadCatalogues(contentDir: string): Catalogues {
  const neutral = loadNeutral(contentDir);
  return inEveryLanguage((code) => named(neutral, contentDir, code));
}

export function loadCatalogue(contentDir: string, language: string): Catalogue {
  return named(loadNeutral(contentDir), contentDir, language);
}

function loadNeutral(contentDir: string): Neutral {
  const file = (name: string) => join(contentDir, 'catalogue', `${name}.yaml`);
  return {
    settings: read(file('settings'), settings),
    themes: read(file('themes'), themes),
    characters: read(file('characters'), characters),
  };
}

function named(neutral: Neutral, contentDir: string, language: string): Catalogue {
  const file = languageFile(contentDir, language, 'catalogue');
  return inWords(neutral, read(file, words), file);
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join(' > ')}: ${message}`);
  throw new Error(`${file}:\n${issues.join('\n')}`);
}

function inWords(neutral: Neutral, given: Words, file: string): Catalogue {
  const missing = (['settings', 'themes', 'characters'] as const).flatMap((kind) =>
    neutral[kind].filter(({ id }) => !given[kind][id]).map(({ id }) => `  ${kind} > ${id}: is missing`),
  );
  if (missing.length > 0) throw new Error(`${file}:\n${missing.join('\n')}`);
  const wordsOf = <Entry>(entries: Record<string, Entry>, id: string) => entries[id] as Entry;
  return {
    settings: neutral.settings.map((each) => ({ ...each, ...wordsOf(given.settings, each.id) })),
    themes: neutral.themes.map((each) => ({ ...each, ...wordsOf(given.themes, each.id) })),
    characters: neutral.characters.map((each) => {
      const { name: givenName, title, description } = wordsOf(given.characters, each.id);
      return { ...each, givenName, name: title, description };
    }),
  };
}
