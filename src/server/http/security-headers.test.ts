import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { contentPolicy, hashOf } from '#server/http/security-headers.ts';

const policyOf = contentPolicy(parseConfig({ NODE_ENV: 'production' }));

/** Parts of the policy by their name. */
const parts = (policy = '') =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ', 1)[0], part.split(' ').slice(1)]));

test.each(['select', 'scroll-area'])(
  'the style that the %s of Radix writes is allowed everywhere',
  (name) => {
    const source = readFileSync(`node_modules/@radix-ui/react-${name}/dist/index.mjs`, 'utf8');
    const written = [...source.matchAll(/__html: `([^`]*)`/g)].map(([, css = '']) => hashOf(css));
    expect(written).toHaveLength(1);
    expect(parts(policyOf())['style-src']).toEqual(expect.arrayContaining(written));
  },
);

test('a page may run the inline scripts that are named, and no other answer any', () => {
  const named = { scripts: [hashOf('ours()')], styles: [hashOf('p{}')] };
  expect(parts(policyOf(named))['script-src']).toEqual(["'self'", hashOf('ours()')]);
  expect(parts(policyOf(named))['style-src']).toContain(hashOf('p{}'));
  expect(parts(policyOf())['script-src']).toEqual(["'self'"]);
});
