const END = /[.!?…。！？।॥]["'”’»」』)]*$/u;

/** Does a sentence end with the text? It stands by itself because every page asks, and few need the abbreviations of ten languages. */
export function isWholeSentence(text: string): boolean {
  return END.test(text);
}
