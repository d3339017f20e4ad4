import { Buffer } from 'node:buffer';
import { readCondition } from '#engines/storyteller/tales/parse/read-condition.ts';
import type { StandIns } from '#engines/storyteller/tales/parse/stand-ins.ts';
import type { Noun, Option, Part } from '#engines/storyteller/tales/parse/tale.ts';

/** The words are another cast's: whoever braces them asks what they are for us. */
export interface Reading {
  standIns: StandIns;
  /** For complaints. */
  where: string;
  /** Told of nouns that could be two forms. */
  doubt: (written: string, nouns: readonly Noun[]) => void;
}

/** Prose with {braces} and [brackets], as its pieces. */
export function readParts(text: string, reading: Reading): Part[] {
  const parts: Part[] = [];
  let plain = '';
  const endPlain = () => {
    parts.push(...namesIn(plain, reading));
    plain = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text.charAt(i);
    if (sign === '}' || sign === ']')
      throw complaint(reading, `a stray ${sign}`, text.slice(Math.max(0, i - 30), i + 10));
    if (sign !== '{' && sign !== '[') {
      plain += sign;
      continue;
    }
    const end = closing(text, i, reading);
    const inner = text.slice(i + 1, end);
    const before = plain;
    endPlain();
    const after = text.slice(end + 1);
    const part =
      sign === '{'
        ? readBrace(inner, { before: text.slice(0, i), after }, reading)
        : readWhen(inner, reading);
    if (part.type === 'noun') refuseOutside({ before, inner, after }, part.noun.form, reading);
    // "the beekeeper over the hedge’s hat" would be the hedge's.
    parts.push(part.type === 'noun' && after.startsWith('’s') ? { ...part, size: 'short' } : part);
    i = end;
  }
  endPlain();
  return parts;
}

/** An article, a measure word or a postposition that another noun would not have. */
function refuseOutside(
  { before, inner, after }: Record<'before' | 'inner' | 'after', string>,
  form: string,
  reading: Reading,
): void {
  const { outside, outsideAfter, unspaced, lacksArticle } = reading.standIns.grammar;
  const missing = lacksArticle?.test(form) === false ? undefined : outside.exec(before)?.[0].trim();
  const words = [missing, inner, outsideAfter?.exec(after)?.[0].trim()];
  const phrase = words.filter(Boolean).join(unspaced ? '' : ' ');
  if (phrase !== inner) throw complaint(reading, `write {${phrase}}: it agrees with the noun`, inner);
}

function closing(text: string, from: number, reading: Reading): number {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (/[{[]/.test(text.charAt(i))) depth++;
    if (/[}\]]/.test(text.charAt(i)) && --depth === 0) return i;
  }
  throw complaint(reading, 'never closed', text.slice(from, from + 40));
}

function namesIn(text: string, { standIns: { names, namePattern } }: Reading): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: name, index } of text.matchAll(namePattern)) {
    const found = names.get(name);
    if (!found) continue;
    if (index > from) parts.push(textPart(text.slice(from, index)));
    parts.push(found);
    from = index + name.length;
  }
  if (from < text.length) parts.push(textPart(text.slice(from)));
  return parts;
}

/** A slice would keep its whole paragraph in memory; a copy keeps its own words, in one byte a letter where that will do. */
function textPart(text: string): Part {
  return { type: 'text', text: Buffer.from(text).toString() };
}

/** Nearly every noun has none of what agrees with it, and there are thousands. */
const NONE: readonly string[] = [];

/** "pet cat: Rex purred. | pet: Rex barked. | Nobody made a sound." */
function readWhen(inner: string, reading: Reading): Part {
  const options = atTopLevel(inner).map((option): Option => {
    const [, when = '', text = option] = /^\s*([a-z][a-z0-9, |-]*):\s?([\s\S]*)$/.exec(option) ?? [];
    return { when: readCondition(when), parts: readParts(text.trim(), reading) };
  });
  return { type: 'when', options };
}

/** Options stand apart; `trains|trams` is one word of a condition. */
function atTopLevel(inner: string): string[] {
  const options: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < inner.length; i++) {
    const sign = inner.charAt(i);
    if (/[{[]/.test(sign)) depth++;
    if (/[}\]]/.test(sign)) depth--;
    if (sign === '|' && depth === 0 && !/^\w\|\w$/.test(inner.slice(i - 1, i + 2))) {
      options.push(inner.slice(from, i));
      from = i + 1;
    }
  }
  return [...options, inner.slice(from)];
}

function readBrace(inner: string, around: Pick<Written, 'before' | 'after'>, reading: Reading): Part {
  if (inner.startsWith('#')) return { type: 'plant', fact: inner.slice(1) };
  if (inner.startsWith('?')) return { type: 'callback', fact: inner.slice(1) };
  const [, word = inner, whose] = /^(.*?)(?::([^:]+))?$/s.exec(inner) ?? [];
  const role = whose === undefined ? undefined : reading.standIns.names.get(whose)?.role;
  if (whose !== undefined && role === undefined) {
    const part = readOfNoun(whose, word, reading) ?? readNounIn(whose, word, reading);
    if (part) return part;
    throw complaint(reading, `nobody is called ${whose}`, inner);
  }
  // At the head of a sentence the author wrote a capital that the word does not have.
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const part =
    readWord({ word, ...around, capital: false }, role, reading) ??
    (small === word ? undefined : readWord({ word: small, ...around, capital: true }, role, reading));
  if (!part) throw complaint(reading, `what is {${inner}}?`, inner);
  return part;
}

interface Written {
  word: string;
  before: string;
  after: string;
  capital: boolean;
}

function readWord(
  { word, before, after, capital }: Written,
  whose: string | undefined,
  reading: Reading,
): Part | undefined {
  const { standIns } = reading;
  const role = whose ?? 'hero';
  const loved = standIns.loved(word, after);
  if (loved) return { type: 'loved', role, capital, ...loved };
  const job = standIns.job(word);
  if (job) return { type: 'job', role: whose ?? 'elder', form: job };
  const noun = readNoun(word, capital, reading);
  if (noun) return noun;
  const agreement = standIns.grammar.agreement(word, after, before);
  const capitalOfItsOwn = capital || (standIns.grammar.capitals && /^\p{Lu}/u.test(word));
  return agreement ? { type: 'agree', role, agreement, capital: capitalOfItsOwn } : undefined;
}

/** "{ihn:Knopf}": a word that agrees with a noun. */
function readOfNoun(written: string, word: string, { standIns }: Reading): Part | undefined {
  const [found] = standIns.noun(written)?.nouns ?? [];
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const agrees = standIns.grammar.ofNoun?.(small, written) !== undefined;
  return found && agrees ? { type: 'of-noun', noun: found, word: small, capital: small !== word } : undefined;
}

/** "{die Küche:wen}": a noun that could be two forms, and which of them it is. */
function readNounIn(form: string, word: string, { standIns, ...reading }: Reading): Part | undefined {
  const noun = (written: string) => {
    const found = standIns.noun(written);
    const like = found?.nouns.filter((each) => each.form.split(' ').includes(form)) ?? [];
    const exactly = like.filter((each) => each.form === form);
    const nouns = exactly.length > 0 ? exactly : like;
    return found && nouns.length > 0 ? { ...found, nouns } : undefined;
  };
  const only = { ...reading, standIns: { ...standIns, noun } };
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  return readNoun(word, false, only) ?? readNoun(small, true, only);
}

function readNoun(word: string, capital: boolean, { standIns, doubt }: Reading): Part | undefined {
  const found = standIns.noun(word);
  if (found) {
    if (found.nouns.length > 1) doubt(word, found.nouns);
    const [noun] = found.nouns;
    return noun && { type: 'noun', noun, size: found.size, adjectives: NONE, behind: NONE, capital };
  }
  for (const { adjectives, behind = [], without } of standIns.grammar.adjectives?.apart(word) ?? []) {
    const bare = standIns.noun(without);
    const [noun] = bare?.nouns ?? [];
    if (noun && bare) return { type: 'noun', noun, size: bare.size, adjectives, behind, capital };
  }
  return undefined;
}

function complaint({ where }: Reading, what: string, text: string): Error {
  return new Error(`${where}: ${what} (“${text}”)`);
}
