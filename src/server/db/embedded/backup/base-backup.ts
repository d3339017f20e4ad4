import { Readable } from 'node:stream';
import type { Client, Connection, Submittable } from 'pg';

/**
 * The server's own way to copy a running database: all its files as one tar stream, together with the log
 * that makes them one consistent moment. https://www.postgresql.org/docs/current/protocol-replication.html
 */
export class BaseBackup implements Submittable {
  /** A whole tar archive of the database folder. */
  readonly archive: Readable;
  /** What PostgreSQL's own pg_verifybackup checks an unpacked backup against; complete when the archive has ended. */
  get manifest(): Buffer {
    return Buffer.concat(this.#manifest);
  }

  readonly #manifest: Buffer[] = [];
  #connection: Connection | undefined;
  #receiving: 'archive' | 'manifest' = 'archive';
  #archives = 0;

  constructor() {
    // Stopping the socket when the disk is slower keeps memory small for any size of database.
    this.archive = new Readable({ read: () => void this.#connection?.stream.resume() });
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query("BASE_BACKUP (LABEL 'fabloom', CHECKPOINT 'fast', WAL true, MANIFEST 'yes')");
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // A copy: the driver reuses its buffer.
    const content = Buffer.from(chunk.subarray(1));
    switch (String.fromCharCode(chunk[0] ?? 0)) {
      case 'n':
        this.#archives += 1;
        if (this.#archives > 1)
          this.archive.destroy(new Error('Databases with tablespaces cannot be backed up.'));
        break;
      case 'm':
        this.#receiving = 'manifest';
        break;
      case 'd':
        if (this.#receiving === 'manifest') this.#manifest.push(content);
        else if (!this.archive.push(content)) this.#connection?.stream.pause();
        break;
      default: // A report of progress.
    }
  }

  handleReadyForQuery(): void {
    this.archive.push(null);
  }

  handleError(error: Error): void {
    this.archive.destroy(error);
  }

  // Positions in the log and the list of tablespaces: the archive holds all that a restore needs of them.
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}

/** Holds on to the log from now on until the connection ends, however long the backup takes. */
export async function reserveLog(client: Client): Promise<void> {
  await client.query(
    `CREATE_REPLICATION_SLOT fabloom_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`,
  );
}
