import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { users } from '#server/db/schema/accounts.ts';

/** What a banned account gave away opens nothing for as long as the ban lasts. */
export function notBanned(userId: SQLWrapper): SQL {
  return sql`not exists (select from ${users} where ${users.id} = ${userId} and ${users.bannedUntil} > now())`;
}
