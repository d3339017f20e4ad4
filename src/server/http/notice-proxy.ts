import type { BlockList } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/app-env.ts';
import { isFromTrustedPeer } from '#server/http/client-address.ts';
import type { Log } from '#server/log.ts';

/**
 * Says once that somebody who is not trusted forwards requests of others: most likely a proxy that the operator forgot
 * to name, and then all of its people count as one address.
 */
export function noticeProxy(trusted: BlockList, log: Pick<Log, 'warn'>) {
  let said = false;
  return createMiddleware<AppEnv>(async (c, next) => {
    const isForwarded = c.req.header('x-forwarded-for') ?? c.req.header('forwarded');
    if (!said && isForwarded !== undefined && !isFromTrustedPeer(c, trusted)) {
      said = true;
      log.warn(
        {},
        'a request was forwarded by an address that TRUSTED_PROXIES does not name. If that is your proxy, name it there ' +
          '(such as TRUSTED_PROXIES=loopback): until then everybody behind it shares one limit',
      );
    }
    await next();
  });
}
