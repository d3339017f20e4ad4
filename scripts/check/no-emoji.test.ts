import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMOJI } from '#tests/support/emoji.ts';

/** Kept for what was stored before, and for services that read it: what is seen is drawn. */
const STORED = new Set([
  'content/catalogue/settings.yaml',
  'content/catalogue/themes.yaml',
  'content/catalogue/characters.yaml',
  'content/illustrator/emoji.yaml',
  'content/achievements.json',
]);

const CONTENT = globSync('content/**/*.{json,yaml,md,txt}').filter((file) => !STORED.has(file));

const linesWith = (files: readonly string[]) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, i) => (EMOJI.test(line) ? [`${file}:${i + 1} ${line.trim().slice(0, 80)}`] : [])),
  );

test('no text of any page, tale, mail or message has an emoji, in any language [PI-11]', () => {
  expect(CONTENT.length).toBeGreaterThan(300);
  expect(linesWith(CONTENT)).toEqual([]);
});

/** Tables from what is stored to what is drawn and said. */
const TABLES = new Set(['src/web/art/drawn.ts', 'src/web/looks/look-of-own.tsx']);

const SCRIPTS = globSync('src/web/**/*.{ts,tsx,css}').filter(
  (file) => !/\.test\.|[\\/]testing[\\/]/.test(file),
);

test('no script of the pages has one to show [PI-11]', () => {
  expect(SCRIPTS.length).toBeGreaterThan(300);
  const files = SCRIPTS.filter((file) => !TABLES.has(file));
  const comment = /^\S+ (?:\/\/|\/?\*)/;
  expect(linesWith(files).filter((line) => !comment.test(line))).toEqual([]);
});

test('no page writes the emoji that is stored with a hero, a theme or an achievement [PI-11]', () => {
  const written = SCRIPTS.filter((file) => file.endsWith('.tsx')).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    // Between tags, in a text that is put together, or where something else fails.
    return /[>}]\s*\{(?:\w+\.)?emoji\}|\$\{(?:\w+\.)?emoji\}|fallback=\{(?:\w+\.)?emoji\}|\.icon\}/.test(text)
      ? [file]
      : [];
  });
  expect(written).toEqual([]);
});

test('no mail has one in its frame [PI-11]', () => {
  expect(linesWith(globSync('src/server/mail/**/*.ts').filter((file) => !file.endsWith('.test.ts')))).toEqual(
    [],
  );
});
