import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { expect, onTestFinished, test } from 'vitest';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { loadInterfaceTexts } from '#server/languages/interface-texts.ts';

function content(texts: Record<string, Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'fabloom-languages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const code of LANGUAGE_CODES) {
    const file = languageFile(folder, code, 'interface');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(texts[code] ?? {}));
  }
  return folder;
}

function translate(folder: string, locale: 'en' | 'fr' | 'de', id: string, values?: Record<string, unknown>) {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale, messages: loadInterfaceTexts(folder)[locale].messages });
  return i18n._(id, values);
}

test('a missing translation falls back to English, and then to the id itself [LA-03]', () => {
  const folder = content({
    en: { hello: 'Hello', stars: '{n, plural, one {# star} other {# stars}}' },
    fr: { hello: 'Bonjour', stars: '' },
  });
  expect(translate(folder, 'fr', 'hello')).toBe('Bonjour');
  expect(translate(folder, 'fr', 'stars', { n: 2 })).toBe('2 stars');
  expect(translate(folder, 'de', 'hello')).toBe('Hello');
  expect(translate(folder, 'de', 'pick_theme')).toBe('pick_theme');
});

test('the address of a catalogue changes with its texts', () => {
  const before = loadInterfaceTexts(content({ en: { hello: 'Hello' } }));
  const after = loadInterfaceTexts(content({ en: { hello: 'Hello!' } }));
  expect(before.en.url).toMatch(/^\/languages\/en\.[\w-]{10}\.json$/);
  expect(after.en.url).not.toBe(before.en.url);
});

test('a message that cannot be read stops the start and is named', () => {
  expect(() => loadInterfaceTexts(content({ de: { hello: 'Hallo {name' } }))).toThrow(
    'languages/de/interface.json: "hello"',
  );
});
