import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

/** What the tests need of the machine beyond npm packages; installed where that is possible without asking. */
export function ensureBrowser(): void {
  if (findBrowser()) return;
  if (!installDebian('chromium-headless-shell') || !findBrowser()) {
    console.error(
      'No browser for the journeys. On Debian: apt-get install chromium-headless-shell; else set CHROMIUM_PATH.',
    );
  }
}

/** Checks the books for reading devices; the tests that ask it are left out without it. */
export function ensureEpubcheck(): void {
  if (existsSync(EPUBCHECK)) return;
  if (!installDebian('epubcheck') || !existsSync(EPUBCHECK)) {
    console.error(
      'No epubcheck: books for reading devices go unchecked. On Debian: apt-get install epubcheck.',
    );
  }
}

const EPUBCHECK = '/usr/share/java/epubcheck.jar';

export interface SystemPostgres {
  url: string;
  stop(): Promise<void>;
}

/** The distribution's own PostgreSQL in a folder of its own; undefined where there is none and none can be had. */
export async function startSystemPostgres(): Promise<SystemPostgres | undefined> {
  let bin = findPostgres();
  if (!bin && installDebian('postgresql')) bin = findPostgres();
  if (!bin) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'fabloom-system-postgres-'));
  const passwordFile = join(folder, 'password');
  const password = randomBytes(16).toString('hex');
  writeFileSync(passwordFile, password);
  const who = unprivileged();
  if (who) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

  run(
    'initdb',
    '-D',
    data,
    '-U',
    'fabloom',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=200`;
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start');
  return {
    url: `postgres://fabloom:${password}@127.0.0.1:${port}/postgres`,
    async stop() {
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function installDebian(name: string): boolean {
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} …`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
