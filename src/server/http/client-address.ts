import { BlockList, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { AppEnv } from '#server/http/app-env.ts';

/** As much of a request as tells where it comes from. */
export type Asking = Pick<Context<AppEnv>, 'env' | 'req'>;

/**
 * The address of the person's device. `X-Forwarded-For` is believed only as far as each hop, read from the right,
 * is a proxy that we were told to trust; the first one that is not is the client.
 */
export function clientAddress(c: Asking, trusted: BlockList): string {
  const hops = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  let address = peerOf(c);
  while (isTrusted(address, trusted)) {
    const next = hops.pop();
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** Whoever speaks to us directly is a proxy that we were told to trust. */
export function isFromTrustedPeer(c: Asking, trusted: BlockList): boolean {
  return isTrusted(peerOf(c), trusted);
}

/** Who has one address of an IPv6 network has all of it (a /64, at home as in a data centre): it counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - rest.length }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

const NEARBY = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  NEARBY.addSubnet(network, bits, 'ipv4');
}
NEARBY.addAddress('::1', 'ipv6');
NEARBY.addSubnet('fc00::', 7, 'ipv6');

/** This machine or its own network. */
export function isNearby(address: string): boolean {
  return isTrusted(address, NEARBY);
}

function peerOf(c: Asking): string {
  return plain(c.env?.incoming?.socket.remoteAddress ?? '');
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return address !== '' && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** A dual-stack socket reports IPv4 peers as `::ffff:192.0.2.1`. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
