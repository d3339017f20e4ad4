import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errnoOf } from '#server/db/embedded/error-details.ts';
import { folderArgument } from '#server/db/embedded/server-settings.ts';

/** What a server says about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  status: 'starting' | 'ready' | 'stopping';
}

export const PID_FILE = 'postmaster.pid';

export async function readPidFile(clusterDir: string): Promise<Postmaster | undefined> {
  try {
    const lines = (await readFile(join(clusterDir, PID_FILE), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    // The file is written in several steps; without a number there is no server to speak of yet.
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, port: Number(lines[3]), status: statusOf(lines[7]) };
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function statusOf(line: string | undefined): Postmaster['status'] {
  const word = line?.trim();
  return word === 'ready' || word === 'stopping' ? word : 'starting';
}

/** The server that is running on this database, if one is; a pid file alone proves nothing. */
export async function findPostmaster(clusterDir: string): Promise<Postmaster | undefined> {
  const noted = await readPidFile(clusterDir);
  return noted && (await isServerOf(clusterDir, noted.pid)) ? noted : undefined;
}

/** After a reboot or in a new container the noted number may belong to any other process. */
async function isServerOf(clusterDir: string, pid: number): Promise<boolean> {
  if (!(await isRunning(pid))) return false;
  try {
    return (await commandLineOf(pid)).includes(folderArgument(clusterDir));
  } catch {
    // It ended while we were looking.
    return false;
  }
}

async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8');
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return stdout;
}

/** Whether a process lives. A zombie that nobody reaps (a container without init) does not. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    // The name in brackets may itself hold brackets and spaces; the state follows the last one.
    const state = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.charAt(0);
    return state !== 'Z' && state !== 'X';
  } catch {
    return false;
  }
}

export async function waitUntilGone(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (await isRunning(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(10);
  }
  return true;
}
