/** A text as it is looked at: one form for every letter, nothing invisible. */
export interface Unified {
  text: string;
  /** Where in the original a sign of it stood; behind the last one, the end. */
  placeOf(index: number): number;
}

const ASCII = /^[\0-\x7f]*$/;

/** Zero-width, bidi and tag characters, variation selectors, fillers: nothing that a reader sees. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
/** Marks that follow a letter and may melt into it, also the half-width voiced signs of Kana. */
const MARK = /[\p{M}\uff9e\uff9f]/u;
const DIGIT = /\p{Nd}/u;
const MOST_MARKS = 8;

export function unify(original: string): Unified {
  if (ASCII.test(original)) return { text: original, placeOf: (index) => index };
  let text = '';
  const at: number[] = [];
  const push = (signs: string, from: number) => {
    text += signs;
    for (let i = 0; i < signs.length; i++) at.push(from);
  };
  for (let i = 0; i < original.length;) {
    const code = original.charCodeAt(i);
    // Plain ASCII with plain ASCII behind it is most of most texts.
    if (code < 0x80 && !(original.charCodeAt(i + 1) >= 0x80)) {
      push(original.charAt(i), i);
      i++;
      continue;
    }
    const from = i;
    const sign = String.fromCodePoint(original.codePointAt(i) ?? 0);
    i += sign.length;
    if (INVISIBLE.test(sign)) continue;
    let group = sign;
    for (let marks = 0; i < original.length;) {
      const next = String.fromCodePoint(original.codePointAt(i) ?? 0);
      if (INVISIBLE.test(next)) {
        i += next.length;
        continue;
      }
      if (!MARK.test(next)) break;
      // Towers of marks are no letters of any language.
      if (marks++ < MOST_MARKS) group += next;
      i += next.length;
    }
    push(shown(group), from);
  }
  return { text, placeOf: (index) => at[index] ?? original.length };
}

const MOST_KNOWN = 10_000;
const known = new Map<string, string>();

/** A text has few letters, but many of each. */
function shown(group: string): string {
  const before = known.get(group);
  if (before !== undefined) return before;
  const sign = unfolded(group);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(group, sign);
  return sign;
}

function unfolded(group: string): string {
  const code = group.codePointAt(0) ?? 0;
  const letter = boxedLetter(code);
  if (letter) return letter;
  const folded = group.normalize('NFKC');
  return DIGIT.test(folded) ? folded.replaceAll(/\p{Nd}/gu, asciiDigit) : folded;
}

/** Letters in black circles and boxes, and those that flags are made of: NFKC leaves them alone. */
function boxedLetter(code: number): string | undefined {
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= first && code < first + 26) return String.fromCodePoint(97 + code - first);
  }
  return undefined;
}

/** Digits of a script stand in a row of ten that begins at a multiple Unicode guarantees: found by walking down to zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 48;
  if (code < 0x80) return digit;
  let value = 0;
  while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value++;
  return String(value);
}
