import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { CommonWords } from '#domain/language-of.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
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
const words = z.strictObject({
  common: z.array(z.string().min(1)).min(8),
  places: z.record(z.enum(PLACES), terms),
  times: z.record(z.enum(TIMES_OF_DAY), terms),
  weathers: z.record(z.enum(WEATHERS), terms),
  moods: z.record(z.enum(MOODS), terms),
  poses: z.partialRecord(z.enum(POSES), terms),
  effects: z.record(z.enum(EFFECTS), terms),
  figures: z.record(z.enum(FIGURES), terms),
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

/** From `content/illustrator`. */
export function loadWordBook(dir: string): WordBook {
  const lexicons = new Map<LanguageCode, Lexicon>();
  const common: Partial<Record<LanguageCode, readonly string[]>> = {};
  for (const language of LANGUAGE_CODES) {
    const { common: frequent, ...topics } = read(join(dir, `${language}.yaml`), words);
    common[language] = frequent;
    lexicons.set(language, createLexicon(topics, isSpaced(language)));
  }
  const emojis = Object.entries(read(join(dir, 'emoji.yaml'), emoji));
  return {
    lexicon(language) {
      const found = lexicons.get(language);
      if (!found) throw new Error(`no words in ${language}`);
      return found;
    },
    common: common as WordBook['common'],
    figureOfEmoji: new Map(emojis.flatMap(([figure, list]) => list.map((each) => [each, figure as Figure]))),
  };
}

function read<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join(' > ')}: ${message}`);
  throw new Error(`${file}:\n${issues.slice(0, 20).join('\n')}`);
}
