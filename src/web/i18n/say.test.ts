import { readFileSync } from 'node:fs';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { say } from '#web/i18n/say.ts';

const COUNTS = [0, 1, 2, 3, 5, 11, 21, 100, 1234];

test.each(LANGUAGE_CODES)('every message in %s is said as Lingui says it [LA-02]', (language) => {
  const texts = JSON.parse(readFileSync(languageFile('content', language, 'interface'), 'utf8')) as Record<
    string,
    string
  >;
  for (const [id, text] of Object.entries(texts)) {
    const message = compileMessageOrThrow(text);
    const i18n = setupI18n();
    i18n.loadAndActivate({ locale: language, messages: { [id]: message } });
    for (const count of text.includes('{') ? COUNTS : [0]) {
      const values = valuesFor(text, count);
      expect(say(message, values, language), id).toBe(i18n._(id, values));
    }
  }
});

/** A number for each slot that counts, a word for every other. */
function valuesFor(text: string, count: number): Record<string, unknown> {
  const slots = [...text.matchAll(/\{(\w+)\s*(?:,\s*(\w+))?/g)];
  return Object.fromEntries(slots.map(([, name, kind]) => [name, kind ? count : `‹${name}›`]));
}
