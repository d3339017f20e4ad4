import { readFile, stat } from 'node:fs/promises';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { errnoOf } from '#server/db/embedded/error-details.ts';
import type { FolderLayout } from '#server/db/embedded/folder-layout.ts';

/** An unprivileged account to start a program as; only root has to change to one. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Without an owner to borrow we take a number that no distribution
 * hands out (systemd lists 60578-61183 as unused), so nobody else's process shares it, and that still
 * fits into the 65536 ids of a rootless container. The machine's list of users stays as it is.
 */
const SPARE: Account = { uid: 61_100, gid: 61_100 };

/** Who the server runs as: ourselves (`undefined`), or as root whoever owns the database or the folder. */
export async function serverAccount(layout: FolderLayout): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  return (await ownerUnlessRoot(layout.cluster)) ?? (await ownerUnlessRoot(layout.dataDir)) ?? SPARE;
}

async function ownerUnlessRoot(path: string): Promise<Account | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return uid === 0 ? undefined : { uid, gid: gid === 0 ? uid : gid };
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** An unprivileged account with an entry in the list of users: initdb looks up its own name, postgres does not. */
export async function namedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return Number(uid) > 0 ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
  const account = accounts.find(({ name }) => name === 'nobody') ?? accounts[0];
  if (!account) {
    throw new EmbeddedPostgresError(
      'failed',
      'PostgreSQL cannot run as root and /etc/passwd names no other user. Start Fabloom as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: account.uid, gid: account.gid };
}
