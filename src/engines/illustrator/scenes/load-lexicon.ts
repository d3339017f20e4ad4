import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { CommonWords } from '#domain/language-of.ts';
import { languageFile } from '#domain/language-files.ts';
import { inEveryLanguage, type LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';
import {
  EFFECTS,
  FIGURES,
  MOODS,
  PLACES,
  POSES,
  PROPS,
  TIMES_OF_DAY,
  WEATHERS,
  type Figure,
} from '#domain/picture-world.ts';
import { createLexicon, type Lexicon } from '#engines/illustrator/scenes/lexicon.ts';

const terms = z.array(z.string().min(1)).min(1);
const pictureWords = z.strictObject({
  common: z.array(z.string().min(1)).min(8),
  places: z.record(z.enum(PLACES), terms),
  times: z.record(z.enum(TIMES_OF_DAY), terms),
  weathers: z.record(z.enum(WEATHERS), terms),
  moods: z.record(z.enum(MOODS), terms),
  poses: z.partialRecord(z.enum(POSES), terms),
  effects: z.record(z.enum(EFFECTS), terms),
  /** Some are so rarely meant by their word that only a direction asks for them: a cloud, a house. */
  figures: z.partialRecord(z.enum(FIGURES), terms),
  props: z.partialRecord(z.enum(PROPS), terms),
});
const emoji = z.partialRecord(z.enum(FIGURES), terms);

/** What the illustrator knows of words, in all languages. */
export interface WordBook {
  lexicon(language: LanguageCode): Lexicon;
  common: CommonWords;
  /** Whom an emoji stands for. */
  figureOfEmoji: ReadonlyMap<string, Figure>;
}

export function loadWordBook(contentDir: string): WordBook {
  const books = inEveryLanguage((language) => readLanguage(contentDir, language));
  const emojis = Object.entries(readYaml(join(contentDir, 'illustrator', 'emoji.yaml'), emoji));
  return {
    lexicon: (language) => books[language].lexicon,
    common: inEveryLanguage((language) => books[language].common),
    figureOfEmoji: new Map(emojis.flatMap(([figure, list]) => list.map((each) => [each, figure as Figure]))),
  };
}

/** By itself, so that the words as they were read are forgotten. */
function readLanguage(contentDir: string, language: LanguageCode) {
  const { common, topics } = readPictureWords(contentDir, language);
  return { common, lexicon: createLexicon(topics, isSpaced(language)) };
}

export function readPictureWords(contentDir: string, language: string) {
  const { common, ...topics } = readYaml(languageFile(contentDir, language, 'pictures'), pictureWords);
  return { common, topics };
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(load(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join(' > ')}: ${message}`);
  throw new Error(`${file}:\n${issues.join('\n')}`);
}
