import { lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from '#server/db/embedded/account.ts';

/** Gives one file or folder to an account; nothing to do when we are not root. A link itself, not its target. */
export function giveTo(account: Account | undefined, path: string): void {
  if (account) lchownSync(path, account.uid, account.gid);
}

/** Gives a whole tree to an account. At once, for a thousand promises take ten times as long. */
export function giveTreeTo(account: Account | undefined, folder: string): void {
  if (!account) return;
  giveTo(account, folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    giveTo(account, join(folder, name));
}
