import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { languageFile } from '#domain/language-files.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { THEME_FAMILIES } from '#domain/story-world.ts';
import type { Talk } from '#domain/talk.ts';

const question = z.string().regex(/[?？]$/u, 'asks nothing');
const forEachAge = z.record(z.enum(AGE_GROUPS), z.array(question).length(2));

const talk = z.strictObject({
  /** What happened in the story. */
  about: forEachAge,
  /** What leads on from it. */
  further: forEachAge,
  /** What it is about, for small ones and for all others. */
  themes: z.record(z.enum(THEME_FAMILIES), z.strictObject({ young: question, older: question })),
});

export function readTalk(contentDir: string, language: string): Talk {
  const file = languageFile(contentDir, language, 'talk');
  const parsed = talk.safeParse(load(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Read when somebody first asks for a language. */
export function talkIn(contentDir: string): (language: LanguageCode) => Talk {
  const known = new Map<LanguageCode, Talk>();
  return (language) => {
    const read = known.get(language) ?? readTalk(contentDir, language);
    known.set(language, read);
    return read;
  };
}
