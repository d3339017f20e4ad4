import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { messageOf } from '#server/db/embedded/error-details.ts';
import {
  type BackupNote,
  CHECKSUM_NAME,
  FORMAT,
  MANIFEST_NAME,
  NOTE_NAME,
  noteSchema,
} from '#server/db/embedded/backup/backup-format.ts';
import { ByteReader } from '#server/db/embedded/backup/byte-reader.ts';
import { BLOCK, paddingOf, parseTarHeader, type TarEntry } from '#server/db/embedded/backup/tar.ts';

/** Unpacks a backup into an empty folder. Throws when it is not whole, not ours or of another PostgreSQL. */
export async function unpackBackup(
  file: string,
  clusterDir: string,
  postgresMajor: number,
): Promise<BackupNote> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    return await new Unpacking(source.pipe(gunzip), clusterDir).run(postgresMajor);
  } catch (error) {
    if (error instanceof EmbeddedPostgresError) throw error;
    throw badBackup(`${file} cannot be used: ${messageOf(error)}`, error);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

function badBackup(message: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError('bad-backup', `${message}. Nothing was changed.`, { cause });
}

class Unpacking {
  readonly #checksum = createHash('sha256');
  readonly #reader: ByteReader;
  readonly #clusterDir: string;

  constructor(archive: AsyncIterable<Buffer>, clusterDir: string) {
    this.#reader = new ByteReader(archive);
    this.#clusterDir = clusterDir;
  }

  async run(postgresMajor: number): Promise<BackupNote> {
    const note = await this.#readNote();
    if (note.format !== FORMAT)
      throw badBackup(`The backup has format ${note.format}, this version reads ${FORMAT}`);
    if (note.postgresMajor !== postgresMajor) {
      throw badBackup(
        `The backup is of PostgreSQL ${note.postgresMajor}, this version brings ${postgresMajor}`,
      );
    }
    for (;;) {
      const before = this.#checksum.copy().digest('hex');
      const entry = await this.#nextEntry();
      if (entry.name === CHECKSUM_NAME) {
        const expected = (await this.#content(entry)).toString();
        if (expected !== before) throw new Error('its checksum is wrong');
        return note;
      }
      await this.#unpack(entry);
    }
  }

  async #readNote(): Promise<BackupNote> {
    const entry = await this.#nextEntry();
    if (entry.name !== NOTE_NAME || entry.size > 10_000)
      throw new Error('it is not a backup made by Fabloom');
    return noteSchema.parse(JSON.parse((await this.#content(entry)).toString()));
  }

  async #nextEntry(): Promise<TarEntry> {
    const entry = parseTarHeader(await this.#take(BLOCK));
    if (!entry) throw new Error('it ends before its checksum');
    return entry;
  }

  async #unpack(entry: TarEntry): Promise<void> {
    if (isAbsolute(entry.name) || entry.name.split('/').includes('..')) {
      throw new Error(`the file name ${entry.name} leads out of the folder`);
    }
    const path = join(this.#clusterDir, entry.name);
    if (entry.kind === 'folder') {
      await mkdir(path, { recursive: true, mode: 0o700 });
    } else if (entry.name === MANIFEST_NAME) {
      await this.#content(entry);
    } else {
      await this.#unpackFile(path, entry);
    }
  }

  async #unpackFile(path: string, entry: TarEntry): Promise<void> {
    const target = await open(path, 'wx', entry.mode);
    try {
      for await (const chunk of this.#reader.stream(entry.size)) {
        this.#checksum.update(chunk);
        await target.writeFile(chunk);
      }
    } finally {
      await target.close();
    }
    await this.#take(paddingOf(entry.size));
  }

  async #content(entry: TarEntry): Promise<Buffer> {
    const content = await this.#take(entry.size);
    await this.#take(paddingOf(entry.size));
    return content;
  }

  async #take(length: number): Promise<Buffer> {
    const bytes = await this.#reader.take(length);
    this.#checksum.update(bytes);
    return bytes;
  }
}
