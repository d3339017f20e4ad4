import { expect, test } from 'vitest';
import { users } from '#server/db/schema/accounts.ts';
import { UNHURRIED, accountsOf, anEmail, PASSWORD } from '#tests/support/accounts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const open = accountsOf(await testProduct(database, UNHURRIED));
const closed = accountsOf(await testProduct(database, { ...UNHURRIED, AUTH_SIGNUPS_ENABLED: 'false' }));

test('a closed house takes nobody new, whatever is sent', async () => {
  const before = await database.db.$count(users);
  for (const body of [{ email: anEmail(), password: PASSWORD }, {}, { phone: '+4670000000' }]) {
    expect((await closed.post('/signup', body)).result).toBe('422 signup_disabled');
  }
  expect(await database.db.$count(users)).toBe(before);
  expect((await closed.get('/settings')).body).toMatchObject({ disable_signup: true });
});

test('whoever lives there already is not locked out', async () => {
  const { email } = await open.signUp();
  expect((await closed.tryPassword(email, PASSWORD)).result).toBe('200');
  const { fragment } = await closed.follow(await closed.recoveryLink(email));
  expect(fragment['access_token']).toBeDefined();
});
