import { cleanText } from '#domain/text/printable-text.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words of people between or inside tags. */
export function escape(text: string): string {
  return cleanText(text).replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
