/** In which the browser of somebody signed in tells where they are, so that their own calendar counts. */
export const TIME_ZONE_HEADER = 'X-Time-Zone';

const DEFAULT_TIME_ZONE = 'UTC';
/** Names, not offsets such as +02:00, which know nothing of summer time. */
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** The zone as it is usually spelt; undefined if there is no such zone. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name || !NAME.test(name)) return undefined;
  try {
    return formatOf(name).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** The calendar day on which a moment falls in a zone: `2026-11-15`. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatOf(knownTimeZone(timeZone) ?? DEFAULT_TIME_ZONE).format(moment);
}

function formatOf(timeZone: string) {
  // Swedish dates are ISO dates.
  return new Intl.DateTimeFormat('sv', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
}

const DAY_MS = 86_400_000;

/** Calendar days from one to the other, whatever the clocks did in between. */
export function daysBetween(first: string, second: string): number {
  return Math.round((Date.parse(second) - Date.parse(first)) / DAY_MS);
}
