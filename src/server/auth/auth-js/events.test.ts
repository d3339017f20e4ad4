import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import { expect, test } from 'vitest';
import { aPerson, openTab, signUp } from '#server/auth/auth-js/client.ts';
import { testDatabase } from '#tests/support/database.ts';
import { testProduct } from '#tests/support/http.ts';

const database = await testDatabase();
const product = await testProduct(database, { RATE_LIMIT_FACTOR: '100' });

test('everything that happens to a session is told, in order and with the session [AU-09]', async () => {
  const { auth } = openTab(product);
  const told: { event: AuthChangeEvent; session: Session | null }[] = [];
  auth.onAuthStateChange((event, session) => void told.push({ event, session }));
  await auth.getSession();

  const { data: signedUp } = await auth.signUp(aPerson());
  const { data: refreshed } = await auth.refreshSession();
  await auth.updateUser({ data: { animal: 'fox' } });
  await auth.signOut();
  expect(told.map(({ event }) => event)).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'SIGNED_OUT',
  ]);
  const [first, second, third, fourth, last] = told.map(({ session }) => session);
  expect(first).toBeNull();
  expect(second).toEqual(signedUp.session);
  expect(third?.refresh_token).toBe(refreshed.session?.refresh_token);
  expect(fourth?.user.user_metadata['animal']).toBe('fox');
  expect(last).toBeNull();
});

test('a tab that opens later starts with the session that is there [AU-09]', async () => {
  const { storage, session } = await signUp(product);
  const { auth, requests } = openTab(product, { storage });
  const told: [AuthChangeEvent, string | undefined][] = [];
  auth.onAuthStateChange((event, now) => void told.push([event, now?.user.id]));
  await expect.poll(() => told).toContainEqual(['INITIAL_SESSION', session.user.id]);
  expect(requests).toEqual([]);
});

test('what fails is not told as if it had happened [AU-09]', async () => {
  const { auth, events } = openTab(product);
  await auth.getSession();
  await auth.signInWithPassword(aPerson());
  await auth.signUp({ ...aPerson(), password: 'short' });
  await auth.refreshSession({ refresh_token: 'not-a-token-of-ours' });
  expect(events.filter((event) => event !== 'SIGNED_OUT')).toEqual(['INITIAL_SESSION']);
});

test('who no longer listens hears nothing [AU-09]', async () => {
  const { auth } = await signUp(product);
  const heard: AuthChangeEvent[] = [];
  const { data } = auth.onAuthStateChange((event) => void heard.push(event));
  await expect.poll(() => heard).toEqual(['INITIAL_SESSION']);
  data.subscription.unsubscribe();
  await auth.signOut();
  expect(heard).toEqual(['INITIAL_SESSION']);
});
