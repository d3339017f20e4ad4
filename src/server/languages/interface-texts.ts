import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languageFile } from '#domain/language-files.ts';
import { DEFAULT_LANGUAGE, inEveryLanguage, type LanguageCode } from '#domain/languages.ts';

export type Messages = Record<string, CompiledMessage>;

export interface LanguageTexts {
  messages: Messages;
  /** Address of the same messages as JSON; it changes with their content, so it may be cached for ever. */
  url: string;
  json: string;
}

export type InterfaceTexts = Record<LanguageCode, LanguageTexts>;

/**
 * The interface in all languages. A message that a language lacks is filled in English here;
 * one that English lacks too shows as its id, which is Lingui's own last resort.
 */
export function loadInterfaceTexts(contentDir: string): InterfaceTexts {
  const english = read(contentDir, DEFAULT_LANGUAGE);
  return inEveryLanguage((code) => textsOf(contentDir, code, { ...english, ...read(contentDir, code) }));
}

function read(contentDir: string, code: LanguageCode): Record<string, string> {
  const file = languageFile(contentDir, code, 'interface');
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(translations).filter(([, text]) => text !== ''));
}

function textsOf(contentDir: string, code: LanguageCode, texts: Record<string, string>): LanguageTexts {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(texts)) {
    try {
      messages[id] = compileMessageOrThrow(text);
    } catch (error) {
      const file = languageFile(contentDir, code, 'interface');
      throw new Error(`${file}: "${id}" is not a valid message: ${text}`, { cause: error });
    }
  }
  const json = JSON.stringify(messages);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
  return { messages, json, url: `/languages/${code}.${hash}.json` };
}
