import { existsSync } from 'node:fs';
import { access, appendFile, chmod, constants, mkdir, realpath, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Account, serverAccount } from '#server/db/embedded/account.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { errnoOf, messageOf } from '#server/db/embedded/error-details.ts';
import { finishInterruptedWork } from '#server/db/embedded/finish-interrupted-work.ts';
import { type FolderLayout, folderLayout } from '#server/db/embedded/folder-layout.ts';
import { lockFolder } from '#server/db/embedded/folder-lock.ts';
import { giveTo, giveTreeTo } from '#server/db/embedded/give-to.ts';
import { writePrivateFile } from '#server/db/embedded/write-private-file.ts';

/** The data folder while it is ours alone. */
export interface ClaimedFolder {
  layout: FolderLayout;
  /** Who the server runs as when we are root; `undefined` means as ourselves. */
  account: Account | undefined;
  release(): Promise<void>;
}

/** Makes the folder usable, locks it against a second process and tidies up after one that died. */
export async function claimDataFolder(dataDir: string): Promise<ClaimedFolder> {
  const layout = await prepareFolder(resolve(dataDir));
  const unlock = lockFolder(layout);
  try {
    await writePrivateFile(layout.owner, JSON.stringify({ pid: process.pid }));
    await finishInterruptedWork(layout);
    await repairAccess(layout);
    const account = await serverAccount(layout);
    return {
      layout,
      account,
      release: async () => {
        await rm(layout.owner, { force: true });
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function prepareFolder(dataDir: string): Promise<FolderLayout> {
  try {
    await mkdir(dataDir, { recursive: true });
    const layout = folderLayout(await realpath(dataDir));
    await mkdir(layout.home, { recursive: true, mode: 0o700 });
    await refuseForeignOwner(layout);
    await access(layout.home, constants.R_OK | constants.W_OK | constants.X_OK);
    // As root the server is someone else, who may have to pass through to a copy of the programs.
    if (process.getuid?.() === 0) await chmod(layout.home, 0o711);
    return layout;
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw new EmbeddedPostgresError(
      'unwritable',
      `Cannot write to the data folder ${dataDir} as user ${process.getuid?.()} (${messageOf(error)}). ` +
        'Set DATA_DIR to a folder this user may write to, or DATABASE_URL to use a PostgreSQL server.',
      { cause: error },
    );
  }
}

async function refuseForeignOwner(layout: FolderLayout): Promise<void> {
  const user = process.getuid?.();
  if (user === undefined || user === 0) return;
  for (const path of [layout.home, layout.cluster]) {
    const owner = await ownerOf(path);
    if (owner === undefined || owner === user) continue;
    throw new EmbeddedPostgresError(
      'wrong-owner',
      `The database in ${path} belongs to user ${owner}, but Fabloom runs as user ${user} ` +
        '(it was probably started as root before). Start it as the same user again, ' +
        `or stop it and give the folder away: sudo chown -R ${user} ${layout.dataDir}`,
    );
  }
}

async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A database that was copied or unpacked may have got modes and owners with which the server refuses it. */
async function repairAccess(layout: FolderLayout): Promise<void> {
  if (existsSync(layout.cluster)) await chmod(layout.cluster, 0o700);
  if (process.getuid?.() !== 0) return;
  if ((await ownerOf(layout.cluster)) === 0) giveTreeTo(await serverAccount(layout), layout.cluster);
  // Run once by root in an ordinary user's folder, we must leave it usable for that user.
  const { uid, gid } = await stat(layout.dataDir);
  await appendFile(layout.serverLog, '', { mode: 0o600 });
  for (const path of [layout.home, layout.lock, layout.serverLog]) giveTo({ uid, gid }, path);
}
