/** The unit of every length limit: Unicode characters, which is also how PostgreSQL counts. */
export function characters(text: string): string[] {
  return Array.from(text);
}

/** Controls and marks that only change how text is laid out; joiners stay, without which some scripts fall apart. */
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text as one line that can be seen. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim();
}
