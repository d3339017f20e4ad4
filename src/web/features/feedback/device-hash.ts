import { hash } from '#domain/random.ts';

/** Counts how often a device writes, without saying which it is. Nothing when the browser does not tell. */
export async function deviceHash(): Promise<string | undefined> {
  try {
    const { width, height } = window.screen;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return await hashOf([navigator.userAgent, `${width}x${height}`, timeZone].join('|'));
  } catch {
    return undefined;
  }
}

export async function hashOf(text: string): Promise<string> {
  // Absent where the product is served without TLS, as it may be at home.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return plainHashOf(text);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function plainHashOf(text: string): string {
  return [1, 2, 3, 4].map((salt) => hash(`${salt}${text}`).toString(16).padStart(8, '0')).join('');
}
