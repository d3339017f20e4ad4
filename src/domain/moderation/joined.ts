import { asLatin, leetReadings, withoutAccents, withoutSwaps } from '#domain/moderation/letters.ts';
import { exactReadings, unstretched, type Word } from '#domain/moderation/words.ts';

/** What may be one word though something stands inside of it. */
export interface Candidate {
  from: number;
  to: number;
  readings: readonly string[];
  /** The same where accents count. */
  exact?: readonly string[];
  /** Letters that were hidden are dots in `readings`: any letter behind an asterisk, only a vowel behind a hyphen. */
  masked?: 'letters' | 'vowel';
  /** Letter by letter: the word may stand anywhere in the row. */
  spelled?: true;
}

/** Words with signs for letters, words cut by signs, and words that are spelt letter by letter. */
export function joinedWords(text: string, words: readonly Word[]): Candidate[] {
  return [...cutWords(text), ...(hasSingles(words) ? spelledWords(text) : []), ...brokenWords(text, words)];
}

const CHUNK = /\S+/g;
const LONGEST_CHUNK = 60;
const EDGES = /^[^\p{L}\p{N}@$€£|]+|[^\p{L}\p{M}\p{N}@$€£]+$/gu;
const LETTER = /\p{L}/u;
const OTHER = /[^\p{L}\p{M}\p{N}]/u;
const SEPARATORS = /[.\-_~'’`´"“”*/\\,:;·•‧・^=#|()[\]{}<>]+/gu;
const MASK = /[*#%&?•●■○◯×]|\p{Emoji_Presentation}/gu;
const VOWEL_MASK = /^(\p{L}+)[-_.~^=+](\p{L}+)$/u;
const LONGEST_MASKED = 20;

/** "sh!t", "fu.ck", "f*ck": between two spaces, with signs inside. */
function cutWords(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (chunk.length > LONGEST_CHUNK || !OTHER.test(chunk) || !LETTER.test(chunk)) continue;
    const core = chunk.replaceAll(EDGES, '');
    if (!OTHER.test(core) || core.length < 3) continue;
    const from = index + chunk.indexOf(core);
    const place = { from, to: from + core.length };
    const lower = core.toLowerCase();
    const joined = lower.replaceAll(SEPARATORS, '');
    const readings = readingsOf(joined, core.replaceAll(SEPARATORS, ''));
    // A sign may stand for a letter itself: "|" for an l.
    if (lower.includes('|')) readings.push(...leetReadings(lower));
    found.push({ ...place, readings, exact: exactReadings(joined) });
    for (const piece of lower.split(SEPARATORS)) {
      if (piece.length > 2 && OTHER.test(piece) && LETTER.test(piece)) {
        found.push({ ...place, readings: readingsOf(piece, piece) });
      }
    }
    if (core.length <= LONGEST_MASKED)
      found.push(...maskedWords(lower).map((each) => ({ ...place, ...each })));
  }
  return found;
}

/** "m0therf*cker", "f-ck". */
function maskedWords(lower: string): Pick<Candidate, 'readings' | 'masked'>[] {
  const masked = withoutAccents(lower.replaceAll(MASK, '.'));
  if (masked.includes('.') && masked !== lower)
    return [{ readings: leetReadings(masked), masked: 'letters' }];
  const cut = VOWEL_MASK.exec(masked);
  return cut && masked.length >= 4 ? [{ readings: [`${cut[1]}.${cut[2]}`], masked: 'vowel' }] : [];
}

function readingsOf(lower: string, cased: string): string[] {
  const plain = withoutAccents(lower);
  const bases = [plain, ...leetReadings(plain)];
  const latin = asLatin(cased);
  if (latin !== undefined) bases.push(latin, ...leetReadings(latin));
  bases.push(...bases.flatMap((base) => withoutSwaps(base) ?? []));
  return [...new Set(bases.flatMap((base) => [base, ...unstretched(base)]))];
}

const ATOM = String.raw`[\p{L}\p{N}@$!€]\p{M}{0,4}`;
const BETWEEN = String.raw`[\s._\-*~,\/\\|·•‧:;=+&'"]{1,3}`;
const ALONE = String.raw`(?![\p{L}\p{M}\p{N}])`;
const SPELLED = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${ATOM}(?:${BETWEEN}${ATOM}${ALONE})+`, 'gu');
const SINGLE = /^.\p{M}*$/u;
const ATOMS = new RegExp(ATOM, 'gu');
const LONGEST_ROW = 200;

/** Two single letters next to each other: only then may a word be spelt. */
function hasSingles(words: readonly Word[]): boolean {
  return words.some(({ from, to, literal }, i) => {
    const next = words[i + 1];
    return (
      next !== undefined &&
      to - from <= 5 &&
      next.to - next.from <= 5 &&
      next.from - to <= 5 &&
      SINGLE.test(literal) &&
      SINGLE.test(next.literal)
    );
  });
}

/** "f u c k", "f.u.c.k": one letter at a time. */
function spelledWords(text: string): Candidate[] {
  const found: Candidate[] = [];
  for (const { 0: row, index } of text.matchAll(SPELLED)) {
    const letters = (row.match(ATOMS) ?? []).join('').slice(0, LONGEST_ROW);
    if (letters.length < 3 || !LETTER.test(letters)) continue;
    found.push({
      from: index,
      to: index + row.length,
      readings: readingsOf(letters.toLowerCase(), letters),
      exact: exactReadings(letters.toLowerCase()),
      spelled: true,
    });
  }
  return found;
}

const SPACES = /^ {1,3}$/;
const VOWEL = /[aeiouyäöüåéèáóíú]/;
const LATIN = /^[a-z]+$/;

/** "fu ck", "s hit": a word broken in two, one piece of which no language would let stand alone. */
function brokenWords(text: string, words: readonly Word[]): Candidate[] {
  const found: Candidate[] = [];
  for (let i = 1; i < words.length; i++) {
    const left = words[i - 1];
    const right = words[i];
    if (!left || !right || !LATIN.test(left.plain) || !LATIN.test(right.plain)) continue;
    if (left.plain.length + right.plain.length > 14) continue;
    const odd = [left.plain, right.plain].filter((piece) => !VOWEL.test(piece) && !WORDS_WITHOUT.has(piece));
    if (odd.length === 0 || !SPACES.test(text.slice(left.to, right.from))) continue;
    const joined = left.plain + right.plain;
    if (joined.length < 4) continue;
    const exact = [left.literal + right.literal];
    found.push({ from: left.from, to: right.to, readings: [joined, ...unstretched(joined)], exact });
    const third = words[i + 1];
    if (
      third &&
      LATIN.test(third.plain) &&
      third.plain.length <= 3 &&
      SPACES.test(text.slice(right.to, third.from))
    ) {
      found.push({ from: left.from, to: third.to, readings: [joined + third.plain] });
    }
  }
  return found;
}

/** Abbreviations that stand before names, and short words without a vowel. */
const WORDS_WITHOUT = new Set([
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'hm',
  'hmm',
  'shh',
  'psst',
  'brr',
  'grr',
  'tv',
  'nr',
  'bzw',
  'km',
  'kg',
  'cm',
]);
