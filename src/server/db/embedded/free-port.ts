import { once } from 'node:events';
import { createServer } from 'node:net';
import { errnoOf } from '#server/db/embedded/error-details.ts';

/** A loopback port that was free a moment ago: the given one, else any. */
export async function freePort(preferred?: number): Promise<number> {
  const probe = createServer();
  try {
    probe.listen(preferred ?? 0, '127.0.0.1');
    await once(probe, 'listening');
    const address = probe.address();
    if (address === null || typeof address === 'string') throw new Error('no port to listen on');
    return address.port;
  } catch (error) {
    const code = errnoOf(error);
    if (preferred !== undefined && (code === 'EADDRINUSE' || code === 'EACCES')) return freePort();
    throw error;
  } finally {
    probe.close();
  }
}
