import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cleanText } from '#domain/text/printable-text.ts';

test('no word of our own content, in any language, loses anything when it is cleaned [TR-02]', () => {
  const files = globSync('content/**/*.{json,yaml,md}');
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    // Typographers' own: they show only at the end of a line, or keep one from ending.
    expect(cleanText(text), file).toBe(text.replaceAll(/[\u00ad\u2060]/g, ''));
  }
});
