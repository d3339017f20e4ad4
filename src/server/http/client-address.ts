import { isIPv6, type BlockList } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/**
 * The address of the person's device. `X-Forwarded-For` is believed only as far as each hop, read from the right,
 * is a proxy that we were told to trust; the first one that is not is the client.
 */
export function clientAddress(c: Context<AppEnv>, trusted: BlockList): string {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? '');
  const hops = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  let address = peer;
  while (isTrusted(address, trusted)) {
    const next = hops.pop();
    if (next === undefined) break;
    address = next;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A dual-stack socket reports IPv4 peers as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
