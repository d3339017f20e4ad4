import { join } from 'node:path';

/** Where everything of the embedded server lies inside the data folder. */
export interface FolderLayout {
  dataDir: string;
  home: string;
  /** The finished database. It only ever appears by a rename, so a folder of this name is whole. */
  cluster: string;
  /** Start of the names of folders where a database is being made or restored; a leftover is worthless. */
  unfinished: string;
  /** A restored and tried database that waits to take the place of `cluster`. */
  restored: string;
  lock: string;
  /** Which process holds the lock, for the message to the one that comes second. */
  owner: string;
  /** Connection string while the server runs, for `psql` and `pg_dump`. */
  url: string;
  serverLog: string;
  /** Copies of the programs, where those in node_modules cannot be used. */
  runtimes: string;
}

export function folderLayout(dataDir: string): FolderLayout {
  const home = join(dataDir, 'postgres');
  return {
    dataDir,
    home,
    cluster: join(home, 'cluster'),
    unfinished: join(home, 'unfinished-'),
    restored: join(home, 'restored'),
    lock: join(home, 'lock'),
    owner: join(home, 'owner.json'),
    url: join(home, 'url'),
    serverLog: join(home, 'server.log'),
    runtimes: join(home, 'runtimes'),
  };
}
