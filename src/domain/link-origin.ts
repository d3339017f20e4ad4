const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Where a link leads that a browser gives away: to the address it was made at, which the reader's family can reach, be it a
 * number in their own network. Only a browser on the very machine names the site instead: nobody else reaches `localhost`.
 */
export function linkOrigin(siteUrl: string, here: string): string {
  return isLoopback(here) && !isLoopback(siteUrl) ? siteUrl : here;
}

function isLoopback(origin: string): boolean {
  return LOOPBACK.test(new URL(origin).hostname);
}
