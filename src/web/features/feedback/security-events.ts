/** The document's events, in its words. */
export type SecurityEvent =
  | 'rate limit exceeded'
  | 'inappropriate content blocked'
  | 'submission failed'
  | 'submitted'
  | 'error';

/** For whoever looks after the site and has the console open. Nothing of what was written is in it. */
export function logSecurityEvent(event: SecurityEvent): void {
  const line = `[security] feedback: ${event}`;
  // oxlint-disable-next-line no-console -- the documented place of these events
  if (event === 'submitted') console.info(line);
  // oxlint-disable-next-line no-console
  else console.warn(line);
}
