import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '#server/config.ts';

/** How long requests that are under way may still take when the process is asked to stop. */
const GRACE_MS = 10_000;

export function createHttpServer(): Server {
  return createServer({ requestTimeout: 120_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 });
}

export function listen(server: Server, { host, port }: Config['http']): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} is taken: stop the other program or set PORT`) : error);
    });
    server.listen({ host, port }, () => resolve(server.address() as AddressInfo));
  });
}

/** Takes no new connection, lets running requests finish, then ends what is left. */
export function stopListening(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
