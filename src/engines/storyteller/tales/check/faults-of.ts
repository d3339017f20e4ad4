import { READING_LEVELS, type AgeGroup } from '#domain/age-groups.ts';
import { hardKanji } from '#domain/text/kanji-grades.ts';
import { countWords } from '#domain/text/words.ts';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import type { Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { grammarOfProse } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { wholeWords } from '#domain/text/whole-words.ts';
import { lengthOf, rangeOf } from '#engines/storyteller/built-in/tell/measure.ts';
import type { Prose } from '#engines/storyteller/tales/parse/tale.ts';
import type { ToldTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

export interface Fault {
  what: string;
  where: string;
}

/** A crowd takes room: so much more for each person beyond three. */
const ROOM_FOR_EACH = 0.04;
/** A tale may be a little longer than what the reading level asks for: it is read aloud whole. */
const LONGER = 1.2;

/** So many more signs the same takes in kana. */
const IN_KANA = 1.3;
/** Without spaces two words are about so many signs. */
const LONG_UNSPACED = 4;
/** Of one way through an adventure, from its beginning to an end. */
const ADVENTURE_WORDS: Readonly<Record<AgeGroup, readonly [least: number, most: number]>> = {
  '3-5': [180, 260],
  '6-8': [350, 500],
  '9-12': [500, 750],
};

/** What is wrong with one telling. */
export function faultsOf({ title, text, scenes }: ToldTale, casting: Casting, wish: Wish): Fault[] {
  const faults = faultsIn(`${title}\n\n${text}`, casting, wish);
  const fault: Complain = (what, where = '') => void faults.push({ what, where });
  lengthFault(text, casting, wish, fault);
  const { refrain } = casting.prose;
  if (refrain && text.toLowerCase().split(refrain.toLowerCase()).length < 4)
    fault('the refrain is not heard three times');
  if (scenes.length < 5 || scenes.length > 8) fault(`${scenes.length} scenes`);
  for (const { name, kind } of wish.people) {
    if (!text.toLowerCase().includes(name.toLowerCase())) fault(`a ${kind} has nothing to do`, name);
  }
  return faults;
}

/** What may stand in no sentence of a tale. */
export function faultsIn(text: string, casting: Casting, wish: Wish): Fault[] {
  const grammar = grammarOfProse(casting.prose);
  const faults: Fault[] = [];
  const fault: Complain = (what, where = '') => void faults.push({ what, where });
  const around = (pattern: RegExp, what: string, within = text) => {
    const hit = pattern.exec(within);
    if (hit) fault(what, `“${within.slice(Math.max(0, hit.index - 30), hit.index + 30)}”`);
  };
  for (const [pattern, what] of grammar.faults) around(pattern, what);
  around(/[{}[\]|*]/, 'markup is left');
  around(/ {2}/, 'two spaces');
  if (grammar.capitals)
    around(/(?:^|[^….][.] )\p{Ll}.{12}/mu, 'a sentence begins small', withoutTitles(text));
  for (const { name, kind } of wish.people) {
    if (kind === 'pet' && grammar.speaks(name).test(text)) fault('a pet speaks', name);
  }
  leftOver(text, casting, grammar, fault);
  betrayal(text, casting, wish, grammar, fault);
  if (casting.prose.language === 'ja') unreadable(text, casting, grammar, fault);
  return faults;
}

type Complain = (what: string, where?: string) => void;

function withoutTitles(text: string): string {
  return text.replaceAll(/\b(Mrs?|Dr|St)\. /g, '$1 ');
}

function lengthFault(text: string, casting: Casting, { people }: Wish, fault: Complain): void {
  const crowd = 1 + ROOM_FOR_EACH * Math.max(0, people.length - 3);
  const { length, least, most } = measured(text, casting);
  if (length < least) fault('too short', `${length} words`);
  if (length > most * LONGER * crowd) fault('too long', `${length} words`);
}

/** In Japanese by its signs, for a counter of words finds three in 言いました. */
function measured(text: string, { tale, prose: { language, ageGroup } }: Casting) {
  if (language === 'ja') {
    const [least, most] = rangeOf(ageGroup, language);
    return { length: lengthOf(text, language), least, most: ageGroup === '3-5' ? most * IN_KANA : most };
  }
  const [least, most] = isAdventure(tale) ? ADVENTURE_WORDS[ageGroup] : READING_LEVELS[ageGroup].words;
  return { length: countWords(text, language), least, most };
}

/** Words of the stand-in cast and place that were not marked as such. */
function leftOver(text: string, casting: Casting, grammar: Grammar, fault: Complain): void {
  const { names, things } = strangersIn(casting, grammar);
  const cast = new Set(everybody(casting).map(({ name }) => name));
  // 小明明 is no 明明 who was left.
  const unnamed = text.replaceAll(
    wholeWords([...cast], grammar, { ending: grammar.nameEnding ?? '', flags: 'gu' }),
    '·',
  );
  for (const { name, pattern } of names)
    if (!cast.has(name) && pattern.test(unnamed)) fault(`${name} is still there`);
  const { place } = casting.prose.standIns;
  if (casting.place === place) return;
  const listed = JSON.stringify(casting.words.places[casting.place]);
  const here = grammar.written?.(listed) ?? listed;
  for (const { thing, pattern } of things)
    if (pattern.test(text) && !here.includes(thing)) fault(`“${thing}” belongs to ${place}`);
}

interface Strangers {
  names: { name: string; pattern: RegExp }[];
  things: { thing: string; pattern: RegExp }[];
}

const strangers = new WeakMap<Prose, Strangers>();

/** Who and what a tale is written with, and no other family hears of: the same for every telling. */
function strangersIn(casting: Casting, grammar: Grammar): Strangers {
  const known = strangers.get(casting.prose) ?? lookedUp(casting, grammar);
  strangers.set(casting.prose, known);
  return known;
}

function lookedUp({ prose: { standIns }, words }: Casting, grammar: Grammar): Strangers {
  const names = standIns.names.map((name) => {
    // Shouted, on a label or, where endings grow onto it, in a case, no family would be named either.
    const inCases = grammar.nameEnding === undefined ? [] : grammar.nameForms(name).values();
    const written = [...new Set([name, name.toUpperCase(), ...inCases])];
    return { name, pattern: wholeWords(written, grammar, { ending: grammar.nameEnding ?? 's?' }) };
  });
  const things = Object.values(words.places[standIns.place] ?? {})
    .flat()
    .map((entry) => {
      const forms = grammar.nounForms(entry);
      const thing = forms.get('bare')?.short ?? '';
      // Where the article is an ending, what is known has another form.
      const known = forms.get(grammar.plainNoun)?.short ?? thing;
      return { thing, pattern: wholeWords([thing, known], grammar) };
    })
    // What is said in one breath with other things ("the door") may well be there too.
    .filter(({ thing }) => (grammar.unspaced ? thing.length >= LONG_UNSPACED : thing.includes(' ')));
  return { names, things };
}

/** Signs that a child of this age has not learnt; a name is written as the family writes it. */
function unreadable(text: string, casting: Casting, grammar: Grammar, fault: Complain): void {
  const names = everybody(casting).map(({ name }) => name);
  const unnamed = text.replaceAll(wholeWords(names, grammar, { flags: 'gu' }), '·');
  const hard = hardKanji(unnamed, casting.prose.ageGroup);
  if (hard.length > 0) fault(`kanji that nobody of ${casting.prose.ageGroup} has learnt`, hard.join(''));
}

/** In a story with one girl and nobody else, nobody is he. */
function betrayal(text: string, casting: Casting, { people }: Wish, grammar: Grammar, fault: Complain): void {
  const [hero, ...rest] = people;
  if (!hero || rest.length > 0 || (hero.spoken !== 'f' && hero.spoken !== 'm')) return;
  const { spoken } = hero;
  const others = [...casting.tale.figures.values(), ...everybody(casting).filter(({ resident }) => resident)];
  if (others.some((each) => each.spoken !== 'x' && each.spoken !== spoken)) return;
  // Somebody of the place may be anything in their introduction.
  const intros = everybody(casting).flatMap(({ intro }) => (intro ? [intro] : []));
  const told = intros.reduce((rest_, intro) => rest_.replaceAll(intro, ''), text);
  const hit = grammar.betrays[spoken].exec(told);
  if (hit)
    fault('a word for the other gender', `“${told.slice(Math.max(0, hit.index - 25), hit.index + 25)}”`);
}
