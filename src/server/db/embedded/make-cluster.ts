import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedAccount, type Account } from '#server/db/embedded/account.ts';
import type { ClaimedFolder } from '#server/db/embedded/claim-data-folder.ts';
import { clusterArgument, withRealNames } from '#server/db/embedded/cluster-argument.ts';
import { newCredentials, saveCredentials, SUPERUSER } from '#server/db/embedded/credentials.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { discard } from '#server/db/embedded/finish-interrupted-work.ts';
import { giveTo, giveTreeTo } from '#server/db/embedded/give-to.ts';
import { runProgram } from '#server/db/embedded/run-program.ts';
import type { Runtime } from '#server/db/embedded/runtime/find-runtime.ts';
import { syncToDisk } from '#server/db/embedded/sync-to-disk.ts';

const CLIENT_AUTHENTICATION = `# Written by Fabloom.
host all all 127.0.0.1/32 scram-sha-256
host replication ${SUPERUSER} 127.0.0.1/32 scram-sha-256
`;

/** Makes an empty database in a folder aside and moves it into its place as the very last step. */
export async function makeCluster({ layout, account }: ClaimedFolder, runtime: Runtime): Promise<void> {
  const unfinished = await mkdtemp(layout.unfinished);
  try {
    const cluster = join(unfinished, 'cluster');
    await mkdir(cluster, { mode: 0o700 });
    const credentials = newCredentials();
    const maker = account && (await namedAccount());
    await initialise(unfinished, credentials.superuser, maker, runtime);
    await writeFile(join(cluster, 'pg_hba.conf'), CLIENT_AUTHENTICATION);
    await syncToDisk(join(cluster, 'pg_hba.conf'));
    await saveCredentials(cluster, credentials);
    giveTreeTo(account, cluster);
    await syncToDisk(cluster);
    await rename(cluster, layout.cluster);
    await syncToDisk(layout.home);
  } finally {
    await discard(unfinished);
  }
}

async function initialise(
  unfinished: string,
  password: string,
  maker: Account | undefined,
  { bin }: Runtime,
): Promise<void> {
  const cluster = join(unfinished, 'cluster');
  const passwordFile = join(unfinished, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  for (const path of [unfinished, cluster, passwordFile]) giveTo(maker, path);

  const folder = clusterArgument(cluster, maker);
  const { exitCode, output } = await runProgram(
    join(bin, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${folder}/../password`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's own rules instead of the machine's: sorted alike everywhere, also after a move.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
      // One call for the whole disk instead of a thousand for each file: half the time of a first start.
      ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
    ],
    { cwd: cluster, account: maker },
  );
  if (exitCode !== 0) {
    throw new EmbeddedPostgresError(
      'failed',
      `The database could not be made. initdb says:\n${withRealNames(output, cluster)}`,
    );
  }
}
