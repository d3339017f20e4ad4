import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

export type Messages = Record<string, CompiledMessage>;

export interface LanguageTexts {
  messages: Messages;
  /** Address of the same messages as JSON; it changes with their content, so it may be cached for ever. */
  url: string;
  json: string;
}

export type InterfaceTexts = Record<LanguageCode, LanguageTexts>;

/**
 * The interface in ten languages, from `content/languages`. A message that a language lacks is filled in English here;
 * one that English lacks too shows as its id, which is Lingui's own last resort.
 */
export function loadInterfaceTexts(contentDir: string): InterfaceTexts {
  const english = read(contentDir, DEFAULT_LANGUAGE);
  const entries = LANGUAGE_CODES.map(
    (code) => [code, textsOf(code, { ...english, ...read(contentDir, code) })] as const,
  );
  return Object.fromEntries(entries) as InterfaceTexts;
}

function read(contentDir: string, code: LanguageCode): Record<string, string> {
  const file = join(contentDir, 'languages', `${code}.json`);
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(Object.entries(translations).filter(([, text]) => text !== ''));
}

function textsOf(code: LanguageCode, texts: Record<string, string>): LanguageTexts {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(texts)) {
    try {
      messages[id] = compileMessageOrThrow(text);
    } catch (error) {
      throw new Error(`content/languages/${code}.json: "${id}" is not a valid message: ${text}`, {
        cause: error,
      });
    }
  }
  const json = JSON.stringify(messages);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 10);
  return { messages, json, url: `/languages/${code}.${hash}.json` };
}
