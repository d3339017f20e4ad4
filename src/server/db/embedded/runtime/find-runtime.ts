import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account } from '#server/db/embedded/account.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { errnoOf, messageOf } from '#server/db/embedded/error-details.ts';
import type { FolderLayout } from '#server/db/embedded/folder-layout.ts';
import { runProgram } from '#server/db/embedded/run-program.ts';
import { copyRuntime } from '#server/db/embedded/runtime/copy-runtime.ts';
import { linkLibraries } from '#server/db/embedded/runtime/link-libraries.ts';
import { locatePackage, type ProgramPackage } from '#server/db/embedded/runtime/locate-package.ts';

/** PostgreSQL's programs in a place where the account that runs the server can start them. */
export interface Runtime {
  bin: string;
  major: number;
}

export async function findRuntime(
  layout: Pick<FolderLayout, 'runtimes'>,
  account: Account | undefined,
  { label, native }: ProgramPackage = locatePackage(),
): Promise<Runtime> {
  await linkLibraries(native);
  const inPlace = await tryRuntime(native, account);
  if ('major' in inPlace) return inPlace;

  let { complaint } = inPlace;
  for (const parent of placesForCopies(layout)) {
    const copy = join(parent, label);
    if (!(await copyRuntime(native, copy))) continue;
    const result = await tryRuntime(copy, account);
    if ('major' in result) return result;
    complaint = result.complaint;
  }
  throw new EmbeddedPostgresError(
    'no-binaries',
    `The built-in PostgreSQL does not run on this machine: ${complaint}\nSet DATABASE_URL to use a PostgreSQL server.`,
  );
}

/** The data folder first; as root also places that the server's account can reach when that one is private. */
function placesForCopies(layout: Pick<FolderLayout, 'runtimes'>): string[] {
  if (process.getuid?.() !== 0) return [layout.runtimes];
  return [layout.runtimes, '/var/cache/fabloom', join(tmpdir(), 'fabloom')];
}

async function tryRuntime(
  native: string,
  account: Account | undefined,
): Promise<Runtime | { complaint: string }> {
  const bin = join(native, 'bin');
  try {
    const { exitCode, output } = await runProgram(join(bin, 'postgres'), ['--version'], {
      cwd: '/',
      account,
    });
    const major = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
    if (exitCode === 0 && major) return { bin, major: Number(major) };
    return { complaint: output.trim() };
  } catch (error) {
    if (account && (errnoOf(error) === 'EPERM' || errnoOf(error) === 'EINVAL'))
      throw mayNotChangeUser(account, error);
    // With the file in its place, what is missing is the program loader of its C library.
    if (errnoOf(error) === 'ENOENT') return { complaint: `${messageOf(error)} (it needs glibc, not musl)` };
    return { complaint: messageOf(error) };
  }
}

/** Root of a container without the right to become another user, or without other users at all. */
function mayNotChangeUser({ uid }: Account, cause: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'failed',
    `PostgreSQL refuses to run as root, and this root may not become user ${uid} (${messageOf(cause)}). ` +
      'Start Fabloom as an ordinary user, or set DATABASE_URL to use a PostgreSQL server.',
    { cause },
  );
}
