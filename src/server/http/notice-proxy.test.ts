import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const forgetful = await testProduct(database);
const standard = await testProduct(database);
const careful = await testProduct(database, { TRUSTED_PROXIES: 'loopback' });

const warnings = (product: typeof forgetful) =>
  product.logged().filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'));

test('a proxy that nobody named is noticed once, and without an address [TR-11]', async () => {
  await forgetful.get('/healthz');
  expect(warnings(forgetful)).toEqual([]);
  for (let i = 0; i < 3; i++) {
    await forgetful.get('/healthz', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  }
  expect(warnings(forgetful)).toMatchObject([{ level: 'warn' }]);
  expect(JSON.stringify(forgetful.logged())).not.toMatch(/203\.0\.113\.7|127\.0\.0\.1/);
});

test('it is noticed by the standard header, too [TR-11]', async () => {
  await standard.get('/healthz', { headers: { Forwarded: 'for=203.0.113.7' } });
  expect(warnings(standard)).toHaveLength(1);
});

test('one that was named is no news [TR-11]', async () => {
  await careful.get('/healthz', { headers: { 'X-Forwarded-For': '203.0.113.7' } });
  expect(warnings(careful)).toEqual([]);
});
