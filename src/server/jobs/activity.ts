import type { Server } from 'node:http';

/** How long nobody has asked this process for anything. */
export interface Activity {
  /** Somebody asks; what comes back is called when they have all of their answer, or have left. */
  begin(): () => void;
  /** None as long as anybody is being answered: a story is read ahead for minutes in one answer. */
  quietMs(): number;
}

/** Machines that ask whether we are well are nobody. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

export function createActivity(): Activity {
  let last = performance.now();
  let open = 0;
  return {
    begin() {
      open += 1;
      return () => {
        open -= 1;
        last = performance.now();
      };
    },
    quietMs: () => (open > 0 ? 0 : performance.now() - last),
  };
}

export function noteRequests(server: Server, activity: Activity): void {
  server.on('request', (request, response) => {
    // Comes once for every answer, whether it was whole or not.
    if (!PROBES.has(request.url ?? '')) response.once('close', activity.begin());
  });
}
