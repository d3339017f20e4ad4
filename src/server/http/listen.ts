import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '#server/config.ts';

/** How long requests that are under way may still take when the process is asked to stop. */
const GRACE_MS = 10_000;

export function createHttpServer(): Server {
  return createServer({ requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 });
}

export function listen(
  server: Server,
  { host, port }: Pick<Config['http'], 'host' | 'port'>,
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken: stop the other program or set PORT`) : error);
    });
    server.listen({ host, port }, () => resolve(server.address() as AddressInfo));
  });
}

/**
 * Goes on serving while whoever sends people here learns not to, and tells everybody who is connected to come anew next time:
 * to close a line on which a request is just coming would cut it. Ends early when nobody is left.
 */
export async function drain(server: Server, ms: number): Promise<void> {
  server.prependListener('request', (_, response) => (response.shouldKeepAlive = false));
  const until = performance.now() + ms;
  while (performance.now() < until && (await connectionsOf(server)) > 0) await delay(50);
}

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}

/** Takes no new connection, lets running requests finish, then ends what is left. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive would hold us up after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(force);
}
