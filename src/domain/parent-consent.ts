import { RETENTION } from '#domain/retention.ts';

/** Where mailed links lead. The page asks once more: mail programs open links by themselves. */
export const PARENT_CONSENT_PATH = '/parent-consent';
export const TOKEN_PARAMETER = 'token';
export const WITHDRAW_PARAMETER = 'withdraw';

/** A consent that nobody confirmed is forgotten after so long. */
export const UNCONFIRMED_DAYS = RETENTION.parentConsents.early.amount;
/** However nobody withdrew it, after so long a parent is asked anew. */
export const CONFIRMED_DAYS = RETENTION.parentConsents.life.amount;
/** For so long a parent can sign in on the child's browser. */
export const SIGN_IN_MINUTES = 15;

/**
 * What a child's browser hears of its consent. None: nobody asked by mail, as in the days when a press of a button was
 * enough; it stays protected as strictly as it gets. Gone: there was one, and it was withdrawn or has run out.
 */
export type ConsentState = 'none' | 'pending' | 'confirmed' | 'gone';
