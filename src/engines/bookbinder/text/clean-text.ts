/** What no page can hold: control characters, halves of characters, and places that stand for nothing. */
const UNFIT = /[[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\ufeff]--[\n\t]]/gv;

/** The text as it may be set or written: without control characters, its line ends all alike. */
export function cleanText(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll(UNFIT, '');
}

/** The same on a single line, for titles and labels. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ').trim();
}
