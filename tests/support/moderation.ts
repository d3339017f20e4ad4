import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { isLanguageCode, type LanguageCode } from '#domain/languages.ts';

const CORPORA = 'tests/moderation';

export interface Input {
  text: string;
  /** The group it stands in. */
  group: string;
}

/** What the lexicons were taught on, and what they never saw. */
export type CorpusKind = 'hostile' | 'innocent' | 'held-out-hostile' | 'held-out-innocent';

/** One input per line, in groups that a line with `#` begins. Empty where there is no such file. */
export function corpus(language: LanguageCode, kind: CorpusKind): Input[] {
  const path = join(CORPORA, language, `${kind}.txt`);
  if (!existsSync(path)) return [];
  let group = '';
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const text = line.replace(/\r$/, '');
      if (text.startsWith('# ')) group = text.slice(2).trim();
      return text.trim() === '' || text.startsWith('# ') ? [] : [{ text, group }];
    });
}

export interface OwnText {
  file: string;
  language: LanguageCode;
  text: string;
}

/** Everything of ours that a child reads: the library, the storyteller's sentences, the catalogue, the achievements. */
export function ownTexts(): OwnText[] {
  const library = globSync('content/library/**/*.md').flatMap((file) => {
    // Front matter and all: titles and summaries stand there.
    const whole = readFileSync(file, 'utf8');
    const code = /\.(\w\w)\.md$/.exec(file)?.[1] ?? /^language: (\w\w)$/m.exec(whole)?.[1];
    const language = isLanguageCode(code) ? code : ('en' as const);
    return whole.split(/\n{2,}/).map((text) => ({ file, language, text }));
  });
  const told = globSync('content/{catalogue/*,languages/*/{catalogue,storyteller/**/*}}.yaml').flatMap(
    (file) => {
      const code = /[\\/](\w\w)[\\/]/.exec(file)?.[1];
      const language = isLanguageCode(code) ? code : 'en';
      return sentencesIn(load(readFileSync(file, 'utf8'))).map((text) => ({
        file,
        language,
        // Who and what is filled in is somebody else's text, and of alternatives only one is told.
        text: text.replaceAll(/\{[^{}]*\}/g, 'Mila').replaceAll('|', '\n'),
      }));
    },
  );
  const file = 'content/achievements.json';
  const rewards = sentencesIn(JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({
    file,
    language: 'en' as const,
    text,
  }));
  const all = [...library, ...told, ...rewards];
  return [...new Map(all.map((own) => [`${own.language} ${own.text}`, own])).values()];
}

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(sentencesIn);
}
