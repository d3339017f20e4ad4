// npm run library [-- xx]
// Holds every story of the library that is told in another language beside its original, and says what is still to come.
import { DEFAULT_LANGUAGE, isLanguageCode, LANGUAGE_CODES } from '#domain/languages.ts';
import { findTellings, readShelf, WANTED } from './library-tellings.ts';

const [wanted] = process.argv.slice(2);
const codes = isLanguageCode(wanted) ? [wanted] : LANGUAGE_CODES;
const shelf = readShelf();
const faults: string[] = [];
const counts: string[] = [];
for (const code of codes) {
  const found = findTellings(code, shelf);
  faults.push(...found.faults);
  counts.push(`${code} ${found.told}`);
  if (code === DEFAULT_LANGUAGE) continue;
  const missing = [
    found.told < WANTED.told && `${WANTED.told - found.told} of ${WANTED.told} library stories`,
    found.own < WANTED.own && `${WANTED.own - found.own} of ${WANTED.own} of its own world`,
  ].filter(Boolean);
  if (missing.length > 0) console.log(`${code}: still to come: ${missing.join('; ')}`);
}
for (const fault of faults) console.error(fault);
console.log(`library: ${counts.join(', ')}; ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
