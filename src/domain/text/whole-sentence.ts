const END = /[.!?…。！？।॥]["'”’»」』)]*$/u;

/** Does a sentence end with the text? It stands by itself because every page asks, and few need the abbreviations of ten languages. */
export function isWholeSentence(text: string): boolean {
  return END.test(text);
}

const ENDS = /[.!?…。！？।॥]["'”’»」』)]{0,4}\s|\n/gu;
/** In characters: what an end of a sentence is made of, with what stands behind it. */
export const LONGEST_END = 6;

/** Where the last sentence ends that ends for sure, from a place on; 0 if none does. */
export function lastSentenceEnd(text: string, from = 0): number {
  let end = 0;
  for (const match of text.slice(from).matchAll(ENDS)) end = from + match.index + match[0].length;
  return end;
}
