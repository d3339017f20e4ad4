import type { Range } from '#domain/moderation/contact/ranges.ts';
import { findAddresses } from '#domain/moderation/contact/addresses.ts';
import { findHandles } from '#domain/moderation/contact/handles.ts';
import { findLinks } from '#domain/moderation/contact/links.ts';
import { findNumberWords } from '#domain/moderation/contact/number-words.ts';
import { findPhones } from '#domain/moderation/contact/phones.ts';
import type { Word } from '#domain/moderation/words.ts';

/** By what a child could be called, written to or visited, in ten languages. `text` is unified. */
export function findContacts(text: string, words: readonly Word[]): Range[] {
  return [
    ...findPhones(text),
    ...findNumberWords(text, words),
    ...findLinks(text, words),
    ...findHandles(text, words),
    ...findAddresses(text),
  ];
}
