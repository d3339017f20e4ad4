import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress, isNearby } from '#server/http/client-address.ts';

const { trustedProxies } = parseConfig({ TRUSTED_PROXIES: '10.0.0.0/8 fd00::/8' }).http;
const app = new Hono<AppEnv>().get('/', (c) => c.text(clientAddress(c, trustedProxies)));

test.each([
  ['a direct visitor', '203.0.113.7', undefined, '203.0.113.7'],
  ['a visitor who forges the header', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['one proxy of ours', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['two proxies of ours', '10.0.0.1', '203.0.113.7, 10.2.3.4', '203.0.113.7'],
  ['a forged hop before our proxy', '10.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['a dual-stack socket', '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['version six', 'fd00::1', '2001:db8::5', '2001:db8::5'],
  ['only proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
])('%s', async (_title, peer, forwarded, expected) => {
  const env = { incoming: { socket: { remoteAddress: peer } } };
  const headers = forwarded ? { 'X-Forwarded-For': forwarded } : undefined;
  expect(await (await app.request('/', { headers }, env)).text()).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['192.168.1.20', true],
  ['fd12::1', true],
  ['203.0.113.7', false],
  ['2001:db8::5', false],
  ['', false],
])('%s is nearby: %s', (address, nearby) => {
  expect(isNearby(address)).toBe(nearby);
});
