import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { load } from 'js-yaml';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { isTaleLanguage, TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import { loadTaleBook, type TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Tale } from '#engines/storyteller/tales/parse/tale.ts';

/**
 * Wishes that find no tale in a language, and which of the English tales would answer most of them:
 * `npm run bench tale-holes [-- --lang de]`.
 */
const MOST_WANTED = 15;
const TO_NAME = 12;

interface Theme {
  id: string;
  ages: AgeGroup[];
}

const themes = load(readFileSync('content/catalogue/themes.yaml', 'utf8')) as Theme[];
const { values } = parseArgs({ options: { lang: { type: 'string' } } });
const wanted = TALE_LANGUAGES.filter((language) => (values.lang ?? language) === language);
if (values.lang && !isTaleLanguage(values.lang)) throw new Error(`No tales are told in ${values.lang}.`);

const english = await loadTaleBook('content', 'en');
const places = Object.keys(english.places);

for (const language of wanted) {
  const book = language === 'en' ? english : await loadTaleBook('content', language);
  for (const age of AGE_GROUPS) holesOf(book, age);
}

function holesOf(book: TaleBook, age: AgeGroup): void {
  const told = tellings(book, age);
  const asked = themes.filter(({ ages }) => ages.includes(age));
  const open = new Set(asked.flatMap(({ id }) => places.map((place) => wish(id, place))));
  const all = open.size;
  for (const tale of told) for (const each of answers(tale)) open.delete(each);

  const few = asked.flatMap(({ id }) => {
    const goal = goalOf(id, book.language);
    const count = told.filter((tale) => tale.themes.includes(id)).length;
    return count < goal ? [`${id} ${count} of ${goal}`] : [];
  });
  console.log(
    `\n${book.language} ${age}: ${told.length} tales, ${((1 - open.size / all) * 100).toFixed(0)} % of all themes at all places`,
  );
  if (few.length) console.log(`  too few different ones: ${few.join(', ')}`);
  const others = tellings(english, age).filter(({ id }) => !told.some((tale) => tale.id === id));
  const next = mostUseful(others, open);
  if (next.length) console.log(`  tell next: ${next.join(', ')}`);
}

/** One after the other, each by what those before it leave open. */
function mostUseful(others: readonly Tale[], open: Set<string>): string[] {
  const left = new Set(others);
  const next: string[] = [];
  while (next.length < TO_NAME) {
    const gains = [...left].map((tale) => ({
      tale,
      gain: answers(tale).filter((each) => open.has(each)).length,
    }));
    const best = gains.toSorted((a, b) => b.gain - a.gain)[0];
    if (!best?.gain) break;
    next.push(`${best.tale.id} (${best.gain})`);
    left.delete(best.tale);
    for (const each of answers(best.tale)) open.delete(each);
  }
  return next;
}

/** How many different tales a wish should meet in twenty evenings. */
function goalOf(theme: string, language: string): number {
  const isMostWanted = themes.findIndex(({ id }) => id === theme) < MOST_WANTED;
  if (language === 'en') return isMostWanted ? 7 : 4;
  return isMostWanted ? 4 : 2;
}

function tellings(book: TaleBook, age: AgeGroup): Tale[] {
  return book.tales.filter(({ prose }) => prose.some(({ ageGroup }) => ageGroup === age));
}

function answers(tale: Tale): string[] {
  return tale.themes.flatMap((theme) =>
    (tale.places === 'any' ? places : tale.places).map((place) => wish(theme, place)),
  );
}

function wish(theme: string, place: string): string {
  return `${theme} ${place}`;
}
