import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderLayout } from '#server/db/embedded/folder-layout.ts';
import { giveTreeTo } from '#server/db/embedded/give-to.ts';
import { findPostmaster } from '#server/db/embedded/postmaster.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded/start.ts';
import { stopPostmaster } from '#server/db/embedded/stop-postmaster.ts';
import { type Child, type ChildOptions, startChild } from '#tests/faults/support/child.ts';
import { killAll } from '#tests/faults/support/process-tree.ts';

/** Folders and processes of one test, all of which are gone after it. */
export class Playground {
  readonly #root = realpathSync(mkdtempSync(join(tmpdir(), 'fabloom-faults-')));
  readonly #children: Child[] = [];
  readonly #dataDirs: string[] = [];
  readonly warnings: string[] = [];

  constructor() {
    chmodSync(this.#root, 0o755);
  }

  path(name: string): string {
    return join(this.#root, name);
  }

  /** A new folder that only its owner may enter, as one has in a home directory. */
  dataDir(name = 'data', owner?: number): string {
    const folder = this.path(name);
    mkdirSync(folder, { mode: 0o700 });
    if (owner !== undefined) chownSync(folder, owner, owner);
    return this.expectServerIn(folder);
  }

  /** A data folder with a database that was made before: much quicker than making one. */
  copyOf(dataDir: string, owner?: number): string {
    const copy = this.dataDir('copy', owner);
    cpSync(dataDir, copy, { recursive: true });
    if (owner !== undefined) giveTreeTo({ uid: owner, gid: owner }, copy);
    return copy;
  }

  expectServerIn(folder: string): string {
    this.#dataDirs.push(folder);
    return folder;
  }

  child(options: ChildOptions): Child {
    const child = startChild(options);
    this.#children.push(child);
    return child;
  }

  async start(dataDir: string, port?: number): Promise<EmbeddedPostgres> {
    const log = {
      info: () => {},
      warn: (_details: object, message: string) => void this.warnings.push(message),
      error: (_details: object, message: string) => void this.warnings.push(message),
    };
    return startEmbeddedPostgres({ dataDir, log, ...(port === undefined ? {} : { port }) });
  }

  async cleanUp(): Promise<void> {
    killAll(this.#children.map((child) => child.pid).filter((pid) => pid > 0));
    for (const folder of this.#dataDirs) {
      const left = await findPostmaster(folderLayout(folder).cluster);
      if (left) await stopPostmaster(left.pid, 2000);
    }
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
