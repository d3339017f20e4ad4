import { expect, test } from 'vitest';
import { aPerson } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

/** Every object answers to these, so a table that is a plain object seems to hold them. */
const BORN_WITH = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'];

test.each(BORN_WITH)('"%s" is no grant, no type of link and no type of mail', async (name) => {
  const person = aPerson();
  await product.postJson('/auth/v1/signup', person);
  const grant = await product.postJson(`/auth/v1/token?grant_type=${name}`, person);
  expect(grant.status).toBe(400);
  expect(await grant.json()).toMatchObject({ msg: 'unsupported_grant_type' });

  const link = await product.get(`/auth/v1/verify?token=abc&type=${name}`);
  expect(link.status).toBe(303);
  expect(link.headers.get('location')).toContain('error_code=otp_expired');
  const posted = await product.postJson('/auth/v1/verify', { type: name, token_hash: 'abc' });
  expect(await posted.json()).toMatchObject({ error_code: 'otp_expired' });

  const resend = await product.postJson('/auth/v1/resend', { type: name, email: person.email });
  expect(await resend.json()).toMatchObject({ error_code: 'validation_failed' });
  expect(product.logged().filter(({ level }) => level === 'error')).toEqual([]);
});
