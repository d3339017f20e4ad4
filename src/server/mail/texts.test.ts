import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { loadMailTexts, MAIL_KINDS, type LanguageMailTexts } from '#server/mail/texts.ts';
import { aDataDir } from '#tests/support/mails.ts';

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url));

/** The real texts, with one language spoilt. */
function contentWith(code: string, spoil: (texts: LanguageMailTexts) => void): string {
  const folder = aDataDir();
  for (const each of LANGUAGE_CODES) {
    cpSync(languageFile(CONTENT, each, 'mails'), languageFile(folder, each, 'mails'));
  }
  const file = languageFile(folder, code, 'mails');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as LanguageMailTexts;
  spoil(texts);
  writeFileSync(file, JSON.stringify(texts));
  return folder;
}

test('ten languages have every message in words of their own', () => {
  const texts = loadMailTexts(CONTENT);
  const subjects = LANGUAGE_CODES.flatMap((code) =>
    MAIL_KINDS.map((kind) => texts[code].messages[kind].subject),
  );
  expect(new Set(subjects).size).toBe(10 * MAIL_KINDS.length);
  for (const kind of MAIL_KINDS) {
    const headings = LANGUAGE_CODES.map((code) => texts[code].messages[kind].heading);
    expect(new Set(headings).size, kind).toBe(10);
  }
});

const message = (texts: LanguageMailTexts) => texts.messages.confirm_email_change_new;

test.each<[string, (texts: LanguageMailTexts) => void, string]>([
  [
    'a missing message',
    (texts) => void Reflect.deleteProperty(texts.messages, 'factor_added'),
    'messages.factor_added',
  ],
  ['a missing placeholder', (texts) => (message(texts).body = ['Hej']), '{newEmail} is missing'],
  [
    'a placeholder that no value belongs to',
    (texts) => message(texts).body.push('{name}'),
    '{name} is not known here',
  ],
  [
    'a placeholder in a subject',
    (texts) => (message(texts).subject = '{newEmail}'),
    'confirm_email_change_new.subject',
  ],
  ['a subject of two lines', (texts) => (message(texts).subject = 'Hej\nBcc: all'), 'must be one line'],
  ['an empty line', (texts) => message(texts).footer.push(' '), 'footer.2'],
  ['a button without words', (texts) => delete message(texts).button, '"button" is missing'],
  ['a link text without link', (texts) => (message(texts).second = 'Hej'), '"second" has nothing to open'],
  [
    'a text that is used nowhere',
    (texts) => Object.assign(texts.messages, { farewell: message(texts) }),
    'farewell',
  ],
])('%s stops the start, with file and place', (_title, spoil, place) => {
  const load = () => loadMailTexts(contentWith('sv', spoil));
  expect(load).toThrow('languages/sv/mails.json');
  expect(load).toThrow(place);
});
