import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';

interface Part {
  /** Of Debian. */
  name: string;
  /** The step that needs it. */
  step: string;
  isThere: () => boolean;
  without: string;
}

const PARTS: Part[] = [
  {
    name: 'epubcheck',
    step: 'unit',
    isThere: () => existsSync('/usr/share/java/epubcheck.jar'),
    without: 'books for reading devices go unchecked',
  },
  {
    name: 'postgresql',
    step: 'server',
    isThere: () => findPostgres() !== undefined,
    without: 'the server is tested on the embedded database alone',
  },
  {
    name: 'chromium-headless-shell',
    step: 'browser',
    isThere: () => findBrowser() !== undefined,
    without: 'the browser journeys cannot run, unless CHROMIUM_PATH names another one',
  },
];

/**
 * What the tests need of the machine beyond npm packages; installed where that is possible without asking, and in one
 * go, because it is mostly waiting.
 */
export async function prepareMachine(isWanted: (step: string) => boolean): Promise<void> {
  const missing = () => PARTS.filter(({ step, isThere }) => isWanted(step) && !isThere());
  const names = missing().map(({ name }) => name);
  if (names.length > 0 && process.getuid?.() === 0) {
    console.log(`Installing ${names.join(', ')} in the meantime …`);
    await installDebian(names);
  }
  for (const { name, without } of missing()) {
    console.error(`No ${name}: ${without}. On Debian: apt-get install ${name}.`);
  }
}

async function installDebian(names: readonly string[]): Promise<void> {
  await apt('update', '-qq');
  const install = (...wanted: string[]) => apt('install', '-y', '-qq', '--no-install-recommends', ...wanted);
  // One that cannot be had must not keep the others away.
  if (!(await install(...names))) for (const name of names) await install(name);
}

function apt(...args: string[]): Promise<boolean> {
  const child = spawn('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });
}

export interface SystemPostgres {
  url: string;
  stop(): Promise<void>;
}

/** The distribution's own PostgreSQL in a folder of its own; undefined where there is none. */
export async function startSystemPostgres(): Promise<SystemPostgres | undefined> {
  const bin = findPostgres();
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
