import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { messageOf } from '#server/db/embedded/error-details.ts';
import { syncToDisk } from '#server/db/embedded/sync-to-disk.ts';
import { BaseBackup, reserveLog } from '#server/db/embedded/backup/base-backup.ts';
import {
  type BackupNote,
  CHECKSUM_NAME,
  FORMAT,
  MANIFEST_NAME,
  NOTE_NAME,
} from '#server/db/embedded/backup/backup-format.ts';
import { BLOCK, tarFile } from '#server/db/embedded/backup/tar.ts';

const END_OF_TAR = 2 * BLOCK;

/** Writes the running database to a file, which only gets its name when it is whole. */
export async function writeBackup(superuserUrl: string, file: string): Promise<void> {
  if (existsSync(file)) throw new EmbeddedPostgresError('unwritable', `${file} exists already.`);
  const unfinished = `${file}.unfinished-${process.pid}`;
  const client = new Client(`${superuserUrl}?replication=true`);
  // A lost connection reaches us through the backup that is under way on it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    await reserveLog(client);
    const backup = client.query(new BaseBackup());
    const note: BackupNote = {
      format: FORMAT,
      postgresMajor: Math.floor(Number(rows[0]?.server_version_num) / 10_000),
      createdAt: new Date().toISOString(),
    };
    await pipeline(
      archiveOf(note, backup),
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    await syncToDisk(dirname(file));
  } catch (error) {
    await rm(unfinished, { force: true });
    // The server may be in the middle of sending; nobody will read the rest.
    client.connection.stream.destroy();
    throw new EmbeddedPostgresError('failed', `The backup failed: ${messageOf(error)}`, { cause: error });
  } finally {
    await client.end();
  }
}

async function* archiveOf(note: BackupNote, backup: BaseBackup): AsyncGenerator<Buffer> {
  const checksum = createHash('sha256');
  for await (const chunk of filesOf(note, backup)) {
    checksum.update(chunk);
    yield chunk;
  }
  yield tarFile(CHECKSUM_NAME, Buffer.from(checksum.digest('hex')));
  yield Buffer.alloc(END_OF_TAR);
}

async function* filesOf(note: BackupNote, backup: BaseBackup): AsyncGenerator<Buffer> {
  yield tarFile(NOTE_NAME, Buffer.from(JSON.stringify(note)));
  yield* withoutEnd(backup.archive);
  yield tarFile(MANIFEST_NAME, backup.manifest);
}

/** Leaves off the zeros that end a tar archive, so that more files can follow. */
async function* withoutEnd(archive: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  for await (const chunk of archive) {
    const all = Buffer.concat([held, chunk]);
    const sure = Math.max(0, all.length - END_OF_TAR);
    if (sure > 0) yield all.subarray(0, sure);
    held = all.subarray(sure);
  }
  if (!held.every((byte) => byte === 0)) throw new Error('the server sent an archive without an end');
}
