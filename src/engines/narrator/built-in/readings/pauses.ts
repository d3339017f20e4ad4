const STRONG: [RegExp, string][] = [
  [/[?？]/, '?'],
  [/[!！]/, '!'],
  [/[.。．।॥](?!\.)(?<!\.\.)/, '.'],
  [/[;；]/, ';'],
  [/[:：]/, ':'],
  [/[,，、،]/, ','],
];
const BREAK = /[…—–―()（）[\]【】《》]|\.{2,}|\s-+\s|-{2,}/;
const QUOTE = /["“”„«»‹›「」『』]/;
/** Signs with a name that a voice says. */
const NAMED = /[%&+=€$£¥₹°№]/g;

/**
 * What is heard between words. `gaps` are the signs before the first word, between the words and behind the last; the
 * answer has a mark for a pause, or nothing, for each.
 */
export function pausesOf(gaps: readonly string[]): string[] {
  const quotes = dialogueAt(gaps);
  return gaps.map((gap, i) => {
    if (i === 0) return '';
    const strong = STRONG.find(([sign]) => sign.test(gap))?.[1];
    if (strong) return strong;
    const isLast = i === gaps.length - 1;
    if (BREAK.test(gap)) return isLast ? '.' : ',';
    return quotes.has(i) && !isLast ? ',' : '';
  });
}

/** The gaps where somebody begins or ends to speak; a single “word” in quotation marks is no speech. */
function dialogueAt(gaps: readonly string[]): Set<number> {
  const found = new Set<number>();
  const marked = gaps.flatMap((gap, i) => (QUOTE.test(gap) ? [i] : []));
  for (let k = 0; k < marked.length; k += 2) {
    const open = marked[k] ?? 0;
    const close = marked[k + 1];
    const isSpeech =
      close === undefined ||
      close - open > 4 ||
      /[.,!?…:;—。！？、，।]/.test(gaps[close] ?? '') ||
      open === 0;
    if (!isSpeech) continue;
    found.add(open);
    if (close !== undefined) found.add(close);
  }
  return found;
}

/** The signs of a gap that are said by their name. */
export function namedSigns(gap: string): string {
  return (gap.match(NAMED) ?? []).join('');
}
