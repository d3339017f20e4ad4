/**
 * Pages that are only read stay without their scripts until somebody needs them. A page that sleeps is complete: text,
 * pictures, links and the age question.
 */
export type PageSleep =
  /** Until a button, a field or a form is touched. */
  | 'until-touched'
  /** So, too; but with the first sign of a visitor the large scripts that most go on to are fetched, and not yet run. */
  | 'lightly'
  /** So, too; but where a page of this tab was awake before, something may be under way, and this one wakes at once. */
  | 'until-first-touched';

/** Events on the document by which the parts of a page tell one another, whatever script they came in. */
export const WAKE_EVENT = 'page:wake';
export const AWAKE_EVENT = 'page:awake';
export const WAKE_FAILED_EVENT = 'page:wake-failed';

/** What a tab keeps once one of its pages was awake. */
export const AWAKE_KEY = 'page_awake';

/** Words that stand in the page, hidden, for when its scripts do not come. */
export const SCRIPTS_MISSING_ID = 'scripts-missing';
