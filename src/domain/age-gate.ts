/**
 * The age gate. What the browser remembers decides which dialog shows and whether the child-protected mode holds;
 * an answer yields what to remember next. No answer means we do not know, and what we do not know we do not track.
 */
export const AGE_KEY = 'coppa_age_verified';
export const CONSENT_KEY = 'coppa_parent_consent';

/** Set in the browser of a child, so that the server protects it on sight, whatever a page may send. */
export const CHILD_PROTECTED_COOKIE = 'child_protected';

export interface StoredAnswers {
  age: string | null;
  consent: string | null;
}

export type AgeGateView = 'age-question' | 'parent-consent' | 'closed';

export interface AgeGate {
  view: AgeGateView;
  /** For an under-13 visitor whose parent agreed, and for whoever reads by a code: no analytics, no personalised ads. */
  childProtected: boolean;
}

export type AgeAnswer =
  | 'over13'
  | 'under13'
  | 'consent-granted'
  | 'consent-refused'
  /** The parent withdrew, or the consent has run out. */
  | 'consent-gone'
  /** A grown-up says that the age was tapped by mistake. */
  | 'age-mistaken';

/** Where a refusal leads: away from the product, to a search page. */
export const REFUSAL_URL = 'https://www.google.com';

/** `readsByCode`: on a page of a reading list that a code has opened (`domain/join-path.ts`). There nobody is asked, and everybody is protected. */
export function ageGate({ age, consent }: StoredAnswers, readsByCode = false): AgeGate {
  if (age === 'over13') return { view: 'closed', childProtected: false };
  if (readsByCode) return { view: 'closed', childProtected: true };
  if (age !== 'under13') return { view: 'age-question', childProtected: false };
  if (consent === 'granted') return { view: 'closed', childProtected: true };
  return { view: 'parent-consent', childProtected: false };
}

/** The answers after one more; an answer that the open dialog does not ask for changes nothing. */
export function answerAgeGate(stored: StoredAnswers, answer: AgeAnswer): StoredAnswers {
  const { view } = ageGate(stored);
  if (answer === 'age-mistaken' && stored.age === 'under13') return { age: null, consent: null };
  if (answer === 'consent-gone') return { age: stored.age, consent: null };
  if (view === 'age-question' && (answer === 'over13' || answer === 'under13'))
    return { age: answer, consent: stored.consent };
  if (view === 'parent-consent' && answer === 'consent-granted')
    return { age: stored.age, consent: 'granted' };
  return stored;
}

/**
 * The server protects a child's browser from the first answer on, also while a parent is still being asked. Whoever has a code of a
 * reading list and has answered nothing is taken for a child.
 */
export function isChild(stored: StoredAnswers, hasCode = false): boolean {
  return stored.age === 'under13' || (hasCode && stored.age !== 'over13');
}

/** Analytics needs a visitor who said "13 or older". */
export function mayTrack(stored: StoredAnswers): boolean {
  return stored.age === 'over13';
}
