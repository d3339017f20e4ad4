import { dictionary } from '@zxcvbn-ts/language-common';
import { BRAND } from '#domain/brand.ts';
import { characters } from '#domain/characters.ts';
import type { GuessableBecause } from '#domain/password.ts';

export interface PasswordOwner {
  email: string;
  username?: string | null | undefined;
}

/** Most used first. */
const RANKED = dictionary['passwords-common'];
const COMMON = new Set(RANKED);
/** These are tried with a year, a digit or an exclamation mark at the end, too. */
const MOST_COMMON = new Set(RANKED.slice(0, 3000).filter((word) => word.length >= 5));

/** Beside our name there must be so many letters more; beside one's own, which fewer people know, so many. */
const LETTERS_BESIDE_BRAND = 6;
const LETTERS_BESIDE_OWNER = 3;
/** A shorter name is in many words by chance. */
const SHORTEST_NAME = 3;

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Undefined: nobody would try it early. */
export function whyGuessable(password: string, owner: PasswordOwner): GuessableBecause | undefined {
  const plain = password.normalize('NFKC').toLowerCase().trim();
  if (isMadeOf(plain, [BRAND.toLowerCase()], LETTERS_BESIDE_BRAND)) return 'product';
  if (isMadeOf(plain, namesOf(owner), LETTERS_BESIDE_OWNER)) return 'personal';
  if (COMMON.has(plain) || MOST_COMMON.has(core(plain)) || MOST_COMMON.has(unleet(core(plain))))
    return 'common';
  return isPattern(plain) ? 'pattern' : undefined;
}

function namesOf({ email, username }: PasswordOwner): string[] {
  const local = email.toLowerCase().split('@')[0] ?? '';
  const name = username?.trim().toLowerCase() ?? '';
  return [email.toLowerCase(), local, ...local.split(/[._+-]+/), name, ...name.split(/\s+/)].filter(
    (each) => each.length >= SHORTEST_NAME,
  );
}

/** One of the words, as it is or in the digits that look like letters, and hardly a letter besides. */
function isMadeOf(plain: string, words: readonly string[], lettersBeside: number): boolean {
  return [plain, unleet(plain)].some((text) => {
    const rest = words
      .toSorted((a, b) => b.length - a.length)
      .reduce((left, word) => left.split(word).join(' '), text);
    return rest !== text && rest.replace(/[^\p{L}\p{M}]/gu, '').length < lettersBeside;
  });
}

function unleet(text: string): string {
  return text.replace(/[01345780@$!]/g, (sign) => LEET[sign] ?? sign);
}

/** Without the digits and signs that people add because a form asks for them. */
function core(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const KEYBOARD = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  // downwards
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
];
const ROWS = [...KEYBOARD, ...KEYBOARD.map((row) => characters(row).toReversed().join(''))];
const SHORTEST_RUN = 3;
const STRAY_CHARACTERS = 2;

/** A short piece again and again, or nothing but runs along the keyboard, the alphabet or the digits. */
function isPattern(plain: string): boolean {
  if (/^(.{1,3})\1+$/su.test(plain)) return true;
  const signs = characters(plain);
  let stray = 0;
  for (let at = 0; at < signs.length;) {
    const run = runFrom(signs, at);
    if (run >= SHORTEST_RUN) {
      at += run;
    } else {
      at += 1;
      stray += 1;
    }
  }
  return stray <= STRAY_CHARACTERS;
}

/** How long the run is that begins here. */
function runFrom(signs: readonly string[], at: number): number {
  return Math.max(
    ...[0, 1, -1].map((step) => sequenceFrom(signs, at, step)),
    ...ROWS.map((row) => alongRow(signs, at, row)),
  );
}

/** The same sign again, or the next one, or the one before. */
function sequenceFrom(signs: readonly string[], at: number, step: number): number {
  let end = at + 1;
  while (codeAt(signs, end) === codeAt(signs, end - 1) + step) end += 1;
  return end - at;
}

function codeAt(signs: readonly string[], at: number): number {
  return signs[at]?.codePointAt(0) ?? Number.NaN;
}

function alongRow(signs: readonly string[], at: number, row: string): number {
  let end = at + 1;
  while (end < signs.length && row.includes(signs.slice(at, end + 1).join(''))) end += 1;
  return end - at;
}
