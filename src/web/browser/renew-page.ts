const RENEWED_KEY = 'fabloom.renewed';
/** A page whose new version lacks the same script would load itself for ever. */
const AT_MOST_EVERY_MS = 5 * 60_000;

let wayThere: string | null = null;

/** Where somebody is on their way to, if anywhere: a page that is loaded anew is loaded there. */
export function headFor(address: string | null): void {
  wayThere = address;
}

/**
 * Loads the page anew, because the server has a newer one. What was made and typed is kept in the tab and the browser. False
 * when that was done a moment ago, or when the browser could not remember that it was.
 */
export function renewPage(): boolean {
  if (!mayRenew(Date.now())) return false;
  if (wayThere === null) window.location.reload();
  else window.location.assign(wayThere);
  return true;
}

function mayRenew(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(RENEWED_KEY) ?? 0);
    if (now - last < AT_MOST_EVERY_MS) return false;
    sessionStorage.setItem(RENEWED_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
