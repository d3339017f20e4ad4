import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import { createModeration, type Moderation } from '#domain/moderation/moderation.ts';
import { CONTENT } from '#server/content/folder.ts';
import { AppError } from '#server/http/errors.ts';
import { loadLexicons } from '#server/moderation/load-moderation.ts';

/** What everybody is told whose words are not for children, whatever they were. */
export const UNSAFE = 'Please use family-friendly language suitable for children';

let opened: Moderation | undefined;

/** The lexicons are part of the product and the same for all: read once, when the first part asks for them. */
export function moderation(): Moderation {
  return (opened ??= createModeration(loadLexicons(CONTENT)));
}

/** Whether a child may read it; for engines, that do not know the room. */
export function isSafeText(text: string, language: LanguageCode = DEFAULT_LANGUAGE): boolean {
  return moderation().check(text, { language }).clean;
}

/** A name that somebody goes by here is seen by nobody else: digits as in an address of theirs are no number to call. */
export function isSafeName(name: string): boolean {
  return moderation().check(name, { except: ['contact'] }).clean;
}

type Texts = string | null | undefined | readonly (string | null | undefined)[];

/**
 * Everything that people type passes here. Texts of one field are read in one go, so that nothing hides between a name
 * and its description.
 */
export function requireSafeText(fields: Readonly<Record<string, Texts>>, language?: LanguageCode): void {
  const unsafe = Object.entries(fields).filter(([, texts]) => {
    const whole = [texts].flat().filter(Boolean).join('\n');
    return whole !== '' && !isSafeText(whole, language);
  });
  if (unsafe.length > 0) throw unsafeText(unsafe.map(([field]) => field));
}

export function unsafeText(fields: readonly string[]): AppError {
  return new AppError(422, 'unsafe_text', UNSAFE, Object.fromEntries(fields.map((field) => [field, UNSAFE])));
}
