import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Under whom a child runs: as root we can also play an ordinary user, otherwise we are one. */
export interface Identity {
  name: string;
  /** Absent: as whoever runs the tests. */
  uid: number | undefined;
}

export const isRoot = process.getuid?.() === 0;

/** An ordinary user with a name, as initdb wants it. */
export const ordinaryUid = uidOf('nobody');

/** As root, and not in a checkout that only root may read. */
export const canPlayOrdinary = isRoot && canRead(ordinaryUid, fileURLToPath(import.meta.url));

export const identities: Identity[] = [
  { name: isRoot ? 'root' : 'an ordinary user', uid: undefined },
  ...(canPlayOrdinary ? [{ name: 'an ordinary user', uid: ordinaryUid }] : []),
];

function uidOf(user: string): number {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return Number(lines.find((line) => line.startsWith(`${user}:`))?.split(':')[2]);
}

function canRead(uid: number, file: string): boolean {
  const program = `require('node:fs').readFileSync(${JSON.stringify(file)})`;
  return spawnSync(process.execPath, ['--eval', program], { uid, gid: uid, cwd: '/' }).status === 0;
}
