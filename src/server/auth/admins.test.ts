import { expect, test } from 'vitest';
import { grantAdmin, listAdmins, revokeAdmin } from '#server/auth/admins.ts';
import { isAdmin } from '#server/auth/guards.ts';
import { auditLog } from '#server/db/schema/operations.ts';
import { testDatabase } from '#tests/support/database.ts';
import { factories } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const make = factories(db);

test('an account is made admin and made an ordinary one again, and both are on record [AU-17]', async () => {
  const user = await make.user({ email: 'head@example.org' });
  expect(await isAdmin(db, user.id)).toBe(false);

  await grantAdmin(db, ' Head@Example.org ');
  await grantAdmin(db, 'head@example.org'); // twice is as good as once
  expect(await isAdmin(db, user.id)).toBe(true);
  expect((await listAdmins(db)).map(({ email }) => email)).toEqual(['head@example.org']);

  await revokeAdmin(db, 'head@example.org');
  expect(await isAdmin(db, user.id)).toBe(false);
  const actions = await db.select({ action: auditLog.action, subject: auditLog.subject }).from(auditLog);
  expect(actions).toEqual([
    { action: 'admin_granted', subject: user.id },
    { action: 'admin_revoked', subject: user.id },
  ]);
});

test('somebody without an account, or who is no admin, is named in the refusal', async () => {
  await make.user({ email: 'reader@example.org' });
  await expect(grantAdmin(db, 'nobody@example.org')).rejects.toThrow(
    'Nobody has an account with nobody@example.org',
  );
  await expect(revokeAdmin(db, 'reader@example.org')).rejects.toThrow('reader@example.org is not an admin');
});
