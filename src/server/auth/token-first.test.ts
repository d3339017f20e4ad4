import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { UNHURRIED } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const product = await testProduct(await testDatabase(), UNHURRIED);

const ROUTES = [
  ['GET', '/user'],
  ['PUT', '/user'],
  ['POST', '/logout'],
  ['POST', '/logout?scope=nonsense'],
  ['GET', '/reauthenticate'],
  ['POST', '/factors'],
  ['POST', `/factors/${randomUUID()}/challenge`],
  ['POST', `/factors/${randomUUID()}/verify`],
  ['POST', '/factors/nonsense/verify'],
  ['DELETE', `/factors/${randomUUID()}`],
  ['DELETE', '/factors/nonsense'],
  ['GET', '/user/identities/authorize'],
  ['GET', '/user/identities/authorize?provider=nonsense&code_challenge=x'],
  ['DELETE', `/user/identities/${randomUUID()}`],
  ['DELETE', '/user/identities/nonsense'],
] as const;

const BODIES: readonly [string, string | undefined, string][] = [
  ['nothing', undefined, 'application/json'],
  ['an empty object', '{}', 'application/json'],
  ['what would be right', '{"factor_type":"totp","email":"mia@example.org"}', 'application/json'],
  ['the wrong types', '{"factor_type":7,"email":[],"code":{}}', 'application/json'],
  ['no JSON', '{"factor_type"', 'application/json'],
  ['a form', 'email=mia@example.org', 'application/x-www-form-urlencoded'],
  ['more than we take', `"${'x'.repeat(1_100_000)}"`, 'application/json'],
];

test.each(ROUTES)('%s %s asks for a token before it looks at anything else [TR-10]', async (method, path) => {
  const bodies = method === 'GET' ? BODIES.slice(0, 1) : BODIES;
  for (const [title, body, type] of bodies) {
    const response = await product.get(`/auth/v1${path}`, {
      method,
      headers: { 'Content-Type': type, 'X-Supabase-Api-Version': '2024-01-01' },
      ...(body !== undefined && { body }),
    });
    const { code } = (await response.json()) as { code: string };
    expect(`${response.status} ${code}`, title).toBe('401 no_authorization');
  }
});
