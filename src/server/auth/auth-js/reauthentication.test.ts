import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lastMailTo, openTab, signIn, signUp } from '#server/auth/auth-js/client.ts';
import { sessions } from '#server/db/schema/sessions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

const NEW_PASSWORD = 'badgers hum at dusk';

/** Somebody who signed in an hour ago and left the tab open. */
async function stayer() {
  const tab = await signUp(product);
  const timestamp = Math.floor(Date.now() / 1000) - 3600;
  await database.db
    .update(sessions)
    .set({ amr: [{ method: 'password', timestamp }] })
    .where(eq(sessions.userId, tab.session.user.id));
  return tab;
}

async function mailedCode(email: string): Promise<string> {
  const { text } = await lastMailTo(product, email);
  return /(?<!\d)\d{8}(?!\d)/.exec(text)?.[0] ?? '';
}

test('a tab that was left open cannot change the password on its own', async () => {
  const { auth, person } = await stayer();
  expect((await auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
    status: 400,
    code: 'current_password_required',
  });
  await signIn(product, person);
});

test('a mailed code proves who one is, once', async () => {
  const { auth, person } = await stayer();
  expect((await auth.reauthenticate()).error).toBeNull();
  const nonce = await mailedCode(person.email);
  expect((await auth.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
  await signIn(product, { email: person.email, password: NEW_PASSWORD });
  const again = await auth.updateUser({ password: 'foxes hum at dawn', nonce });
  expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
});

test('a code is good only for the person whom it was mailed to', async () => {
  const [mia, nils] = [await stayer(), await stayer()];
  await mia.auth.reauthenticate();
  const nonce = await mailedCode(mia.person.email);
  const { error } = await nils.auth.updateUser({ password: NEW_PASSWORD, nonce });
  expect(error?.code).toBe('reauthentication_not_valid');
  expect((await mia.auth.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
});

test('the present password proves it too', async () => {
  const { auth, person } = await stayer();
  const wrong = await auth.updateUser({ password: NEW_PASSWORD, current_password: 'foxes sing' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  const right = await auth.updateUser({ password: NEW_PASSWORD, current_password: person.password });
  expect(right.error).toBeNull();
});

test('codes are not mailed faster than one can read them', async () => {
  const { auth } = await stayer();
  await auth.reauthenticate();
  expect((await auth.reauthenticate()).error).toMatchObject({
    status: 429,
    code: 'over_email_send_rate_limit',
  });
});

test('who is not signed in cannot ask for a code', async () => {
  const { error } = await openTab(product).auth.reauthenticate();
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
});
