// npm run languages [-- xx]
// Names what every language lacks, one that is about to come too: a folder in content/languages is enough to begin with.
// With a code it looks at that language alone, and reads every passage of its storyteller.
import { readFileSync, readdirSync } from 'node:fs';
import { languageFile } from '#domain/language-files.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '#domain/languages.ts';
import { unusedIds, type Texts } from './language-messages.ts';
import { findPieces } from './language-pieces.ts';
import { languageTables, type LanguageTable } from './language-tables.ts';
import { readSources } from './sources.ts';

/** What an author owes at least. */
const PASSAGES = 4;
const MAY_BE_PARTIAL = /\.test\.tsx?$|^scripts\//;

export function silentTables(tables: readonly LanguageTable[]): string[] {
  return tables
    .filter(({ file, partial }) => partial && !MAY_BE_PARTIAL.test(file))
    .map(
      ({ file, name }) => `${file}: ${name} may lack a language without a word; say of each what it needs`,
    );
}

if (import.meta.main) {
  const [wanted] = process.argv.slice(2);
  const contentDir = 'content';
  const sources = readSources('src', 'scripts', 'tests');
  const tables = languageTables(sources);
  const folders = readdirSync(`${contentDir}/languages`);
  const codes = wanted ? [wanted] : [...new Set<string>([...LANGUAGE_CODES, ...folders])];
  const english = JSON.parse(
    readFileSync(languageFile(contentDir, DEFAULT_LANGUAGE, 'interface'), 'utf8'),
  ) as Texts;
  const faults = [
    ...unusedIds(
      english,
      sources.filter(({ file }) => file.startsWith('src/web/')),
    ).map((id) => `${DEFAULT_LANGUAGE}: "${id}" is used nowhere`),
    ...silentTables(tables),
  ];
  for (const code of codes) {
    const found = await findPieces(code, {
      contentDir,
      testsDir: 'tests',
      codes: LANGUAGE_CODES,
      tables,
      ...(wanted && { passages: PASSAGES }),
    });
    faults.push(...found.faults.map((fault) => `${code}: ${fault}`));
    if (found.later.length > 0) console.log(`${code}: still to come: ${found.later.join('; ')}`);
  }
  for (const fault of faults) console.error(fault);
  console.log(
    `languages: ${codes.length} with ${Object.keys(english).length} messages and ${tables.length} tables, ${faults.length} faults`,
  );
  process.exit(faults.length ? 1 : 0);
}
