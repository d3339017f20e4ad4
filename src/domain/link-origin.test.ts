import { expect, test } from 'vitest';
import { linkOrigin } from '#domain/link-origin.ts';

const SITE = 'https://fabloom.example';
const UNSET = 'http://localhost:3000';

test.each([
  ['the site itself', SITE, SITE, SITE],
  ['a number in the family’s network', SITE, 'http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['a name in the family’s network', SITE, 'http://shelf.local:3000', 'http://shelf.local:3000'],
  ['a site that was never told its name', UNSET, 'http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['the machine itself, of a site with a name', SITE, UNSET, SITE],
  ['the machine itself by its number', SITE, 'http://127.0.0.1:3000', SITE],
  ['the machine itself by its long number', SITE, 'http://[::1]:3000', SITE],
  [
    'the machine itself, where there is no other name',
    UNSET,
    'http://127.0.0.1:3000',
    'http://127.0.0.1:3000',
  ],
  ['a host that only looks like the machine', SITE, 'http://localhost.example', 'http://localhost.example'],
])('%s [SH-01]', (_, siteUrl, here, origin) => {
  expect(linkOrigin(siteUrl, here)).toBe(origin);
});
