import { hash } from '#domain/random.ts';

const HEAD = 100;

/**
 * The documented key: a hash of the character and the first 100 ASCII characters of the text. That alone would take
 * all stories in Tamil or Japanese for the same one, as nothing of them but spaces and full stops is ASCII, and every
 * continued story for its beginning; so the length and a hash of the whole text go with it.
 */
export function speechCacheKey(characterId: string, text: string): string {
  const head = text.replaceAll(/\P{ASCII}/gu, '').slice(0, HEAD);
  return [hash(characterId + head), text.length, hash(text)].map((part) => part.toString(36)).join('-');
}
