import type { Account } from '#server/db/embedded/account.ts';

const OWN_FOLDER = '/proc/self/cwd';

/**
 * How a program that starts inside the database folder names it.
 *
 * As root the folder may lie under a parent that the server's account cannot enter (/root/…). Its working
 * directory is set before it drops to that account, and Linux lets a process into its own working directory
 * without asking the parents. So the data stay where they were asked for.
 */
export function clusterArgument(clusterDir: string, account: Account | undefined): string {
  return account && process.platform === 'linux' ? OWN_FOLDER : clusterDir;
}

/** What a program said, with the folder's real name. */
export function withRealNames(output: string, clusterDir: string): string {
  return output.replaceAll(OWN_FOLDER, clusterDir).trim();
}
