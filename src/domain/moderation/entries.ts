/** An entry of a lexicon that cannot be understood; whoever loads the file says which. */
export class EntryError extends Error {
  override name = 'EntryError';
}

const MOST_FORMS = 4000;

/** All forms of `wo(rd|rds|)` and `stem~`. */
export function expand(entry: string, endings: readonly string[]): string[] {
  if (!/[()|~]/.test(entry)) return [entry];
  let at = 0;
  const sequence = (closing: boolean): string[] => {
    let forms = [''];
    const all: string[] = [];
    for (; at < entry.length; at++) {
      const sign = entry.charAt(at);
      if (sign === '(') {
        at++;
        forms = combine(forms, sequence(true));
        if (entry.charAt(at) !== ')')
          throw new EntryError(`"${entry}" opens a bracket and does not close it`);
      } else if (sign === ')' && closing) {
        return [...all, ...forms];
      } else if (sign === '|' && closing) {
        all.push(...forms);
        forms = [''];
      } else if (sign === ')' || sign === '|') {
        throw new EntryError(`"${entry}" has a "${sign}" outside of brackets`);
      } else if (sign === '~') {
        forms = combine(forms, ['', ...endings]);
      } else {
        forms = forms.map((form) => form + sign);
      }
    }
    return [...all, ...forms];
  };
  return [...new Set(sequence(false))];

  function combine(left: string[], right: string[]): string[] {
    if (left.length * right.length > MOST_FORMS) throw new EntryError(`"${entry}" stands for too many forms`);
    return left.flatMap((before) => right.map((after) => before + after));
  }
}

/** The parts of a phrase: a bracket belongs to the part it stands in, with all of its spaces. */
export function partsOf(entry: string): string[] {
  if (!entry.includes('(')) return entry.split(/\s+/).filter(Boolean);
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of entry) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (depth === 0 && /\s/.test(sign)) {
      if (part) parts.push(part);
      part = '';
    } else part += sign;
  }
  if (part) parts.push(part);
  return parts;
}
