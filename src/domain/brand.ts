export const BRAND = 'Fabloom';

/** The title of a page in the browser's tab: its own words, then the brand. */
export function pageTitle(title: string): string {
  return `${title} | ${BRAND}`;
}
