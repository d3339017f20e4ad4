import { inKatakana, type Mora } from '#engines/narrator/built-in/readings/kana-sounds.ts';
import type { Piece } from '#domain/text/pieces.ts';

export interface Beat extends Mora {
  /** Said in one with the beat before. */
  bound: boolean;
}

/** A word and its beats. */
export interface Sounding extends Piece {
  moras: Beat[];
}

/** Where readings and words do not end together, the kana is cut where the letters say, or else by length. */
export function sharedOut(readings: readonly Sounding[], words: readonly Piece[]): Sounding[] {
  const shared: Sounding[] = [];
  let next = 0;
  for (let i = 0; i < words.length;) {
    const group: Piece[] = [];
    const sounding: Sounding[] = [];
    let end = 0;
    // Grows until both end at the same place.
    do {
      const word = words[i];
      if (word && (group.length === 0 || word.offset < end)) {
        group.push(word);
        end = Math.max(end, word.offset + word.text.length);
        i++;
      }
      for (let each = readings[next]; each && each.offset < end; each = readings[++next]) {
        sounding.push(each);
        end = Math.max(end, each.offset + each.text.length);
      }
    } while ((words[i]?.offset ?? Number.POSITIVE_INFINITY) < end);
    shared.push(...sharedInGroup(sounding, group));
  }
  return shared;
}

function sharedInGroup(readings: readonly Sounding[], words: readonly Piece[]): Sounding[] {
  const moras = readings.flatMap((reading) => reading.moras);
  const lengths = beatsOfWords(
    words,
    moras.map(({ kana }) => kana),
  );
  let at = 0;
  return words.map(({ text, offset }, i) => {
    const own = moras.slice(at, at + (lengths[i] ?? 0));
    at += own.length;
    return { text, offset, moras: own };
  });
}

/** How many beats belong to each word. */
function beatsOfWords(words: readonly Piece[], beats: string[]): number[] {
  if (words.length === 1) return [beats.length];
  const pattern = words.map(({ text }) => `((?:${patternOf(text)}))`).join('');
  const match = new RegExp(`^${pattern}$`, 'd').exec(beats.join(''));
  if (match) {
    const starts = beats.map((_, i) => beats.slice(0, i).join('').length);
    return words.map((_, i) => {
      const [from, to] = match.indices?.[i + 1] ?? [0, 0];
      return starts.filter((start) => start >= from && start < to).length;
    });
  }
  return byLength(words, beats.length);
}

/** Kana may sound otherwise only as a particle or drawn out; anything else may sound as it likes. */
function patternOf(text: string): string {
  return inKatakana(text).replaceAll(/[ァ-ヺー]|[^ァ-ヺー]+/g, (part) => {
    if (!/^[ァ-ヺー]$/.test(part)) return '.+?';
    const also =
      { ハ: 'ワ', ヘ: 'エ', ヲ: 'オ', ウ: 'ー', イ: 'ー', ア: 'ー', オ: 'ー', エ: 'ー' }[part] ?? '';
    return `[${part}${also}]`;
  });
}

function byLength(words: readonly Piece[], beats: number): number[] {
  const weights = words.map(({ text }) => Array.from(text, (sign) => (/\p{Script=Han}/u.test(sign) ? 2 : 1)));
  const sums = weights.map((each) => each.reduce((sum, weight) => sum + weight, 0));
  const total = sums.reduce((sum, each) => sum + each, 0);
  let weight = 0;
  let given = 0;
  return sums.map((each) => {
    weight += each;
    const upTo = Math.round((weight / total) * beats);
    const own = upTo - given;
    given = upTo;
    return own;
  });
}
