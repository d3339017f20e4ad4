import { filterContent } from '#domain/content-filter.ts';
import { isEmailAddress } from '#domain/email-address.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';

export const FEEDBACK_TYPES = ['general', 'bug', 'feature', 'improvement', 'compliment'] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** After trimming. */
export const SHORTEST_MESSAGE = 10;
export const LONGEST_FIELD = 2000;

export type FeedbackField = 'message' | 'email';

export interface FeedbackFault {
  code: 'required' | 'too_long' | 'too_short' | 'invalid' | 'inappropriate';
  /** The words that stand in the way. */
  found?: readonly string[];
}

export type FeedbackFaults = Partial<Record<FeedbackField, FeedbackFault>>;

interface Written {
  message: string;
  email: string;
}

/** What is wrong with what somebody wrote to us; the form and the server ask the same question. */
export function feedbackFaults(
  { message, email }: Written,
  language: LanguageCode = DEFAULT_LANGUAGE,
): FeedbackFaults {
  const faults: FeedbackFaults = {};
  const ofMessage = messageFault(message, language);
  const ofEmail = emailFault(email.trim(), language);
  if (ofMessage) faults.message = ofMessage;
  if (ofEmail) faults.email = ofEmail;
  return faults;
}

export function messageFault(message: string, language: LanguageCode): FeedbackFault | null {
  const letters = countLetters(message.trim());
  if (letters === 0) return { code: 'required' };
  if (countLetters(message) > LONGEST_FIELD) return { code: 'too_long' };
  if (letters < SHORTEST_MESSAGE) return { code: 'too_short' };
  return inappropriate(filterContent(message, { language }));
}

function emailFault(email: string, language: LanguageCode): FeedbackFault | null {
  if (email === '') return null;
  if (email.length > LONGEST_FIELD) return { code: 'too_long' };
  if (!isEmailAddress(email)) return { code: 'invalid' };
  // Names are no themes: Richard and Edward have addresses too.
  return inappropriate(filterContent(email, { language, except: ['email'], themes: 'alone' }));
}

/** (+) Abuse and what leads to somebody; a theme alone is flagged instead, see `touchesTheme`. */
function inappropriate({ violations }: ReturnType<typeof filterContent>): FeedbackFault | null {
  const found = violations.filter(({ kind }) => kind !== 'theme').map(({ text }) => text);
  return found.length === 0 ? null : { code: 'inappropriate', found: [...new Set(found)] };
}

/**
 * (+) "My son was poor last week": an honest word may stand on the list of themes. Such a message is taken, and marked
 * for whoever reads it.
 */
export function touchesTheme(
  { message, email }: Written,
  language: LanguageCode = DEFAULT_LANGUAGE,
): boolean {
  return [
    filterContent(message, { language }),
    filterContent(email, { language, except: ['email'], themes: 'alone' }),
  ].some(({ violations }) => violations.some(({ kind }) => kind === 'theme'));
}

/** As the database counts: an emoji is one. */
export function countLetters(text: string): number {
  return Array.from(text).length;
}
