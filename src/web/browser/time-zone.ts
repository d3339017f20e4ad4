let known: string | undefined;

/** Where this device thinks it is: `Asia/Tokyo`. Asking takes a browser a while, so it is asked once. */
export function ownTimeZone(): string {
  known ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
