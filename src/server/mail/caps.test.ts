import { expect, test } from 'vitest';
import { accountsOf, anEmail } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const SETTINGS = { AUTH_MAIL_INTERVAL_S: '0', TRUSTED_PROXIES: 'loopback' };

let addresses = 0;
const fromElsewhere = () => ({ 'X-Forwarded-For': `198.51.100.${++addresses}` });

test('after so many mails an hour nobody gets one, whoever waits is told, and the operator once [TR-12]', async () => {
  const product = await testProduct(await testDatabase(), { ...SETTINGS, MAIL_LIMIT_PER_HOUR: '3' });
  const { signUp, call, get, put } = accountsOf(product);
  const people = [];
  for (let i = 0; i < 4; i++) people.push(await signUp());
  const ask = (email: string) => call('POST', '/recover', { body: { email }, headers: fromElsewhere() });
  for (const { email } of people.slice(0, 3)) expect((await ask(email)).result).toBe('200');
  expect(await product.mails()).toHaveLength(3);

  const [, , , last] = people;
  const token = last?.session.access_token;
  const LIMIT = '429 mail_limit_reached';
  const refused = await ask(last?.email ?? '');
  expect(refused.result).toBe(LIMIT);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3000);
  expect((await ask(anEmail('nobody'))).result).toBe(LIMIT); // it tells nothing about who has an account
  expect((await get('/reauthenticate', token)).result).toBe(LIMIT);
  expect((await put('/user', { email: anEmail('new') }, token)).result).toBe(LIMIT);
  const signUpAgain = { type: 'signup', email: anEmail() };
  expect((await call('POST', '/resend', { body: signUpAgain, headers: fromElsewhere() })).result).toBe(LIMIT);
  // A notice that nobody waits for is dropped; what it tells of has happened all the same.
  expect((await put('/user', { password: 'nine green boats' }, token)).result).toBe('200');

  expect(await product.mails()).toHaveLength(3);
  const told = product.logged().filter(({ msg }) => String(msg).includes('MAIL_LIMIT_PER_HOUR'));
  expect(told).toHaveLength(1);
});

test('a newsletter invitation counts with the others, and says that it cannot be sent [TR-12]', async () => {
  const product = await testProduct(await testDatabase(), {
    ...SETTINGS,
    NODE_ENV: 'development',
    MAIL_LIMIT_PER_HOUR: '1',
  });
  const wish = () => product.postJson('/api/newsletter', { email: anEmail() });
  expect((await wish()).status).toBe(202);
  await product.mails();
  expect((await wish()).status).toBe(503);
});

test('an account changes its address five times an hour at most, whoever else it writes to [TR-12]', async () => {
  const product = await testProduct(await testDatabase(), SETTINGS);
  const { signUp, call } = accountsOf(product);
  const { session } = await signUp();
  const results: string[] = [];
  for (let i = 0; i < 7; i++) {
    const body = { email: anEmail('stranger') };
    const answer = await call('PUT', '/user', {
      body,
      token: session.access_token,
      headers: fromElsewhere(),
    });
    results.push(answer.result);
  }
  expect(results.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => '200'));
  expect(results.slice(5)).toEqual(['429 over_email_send_rate_limit', '429 over_email_send_rate_limit']);
  expect((await product.mails()).filter(({ to }) => to.startsWith('stranger'))).toHaveLength(5);
});

test('one mailbox gets twenty mails an hour of all kinds, notices too [TR-12]', async () => {
  const product = await testProduct(await testDatabase(), { ...SETTINGS, RATE_LIMIT_FACTOR: '0.1' });
  const { signUp, put, mailsTo } = accountsOf(product);
  const { email, session } = await signUp();
  for (const password of ['nine green boats', 'ten green boats', 'six green boats']) {
    expect((await put('/user', { password }, session.access_token)).result).toBe('200');
  }
  expect(await mailsTo(email)).toHaveLength(2);
});
