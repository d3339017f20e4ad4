const YEAR_S = 365 * 24 * 60 * 60;

/** Tells the server something about this browser; `null` takes it back. No secret belongs here. */
export function writeCookie(name: string, value: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === null ? 0 : YEAR_S}; SameSite=Lax${secure}`;
}
