// node scripts/rehearse-image.ts [--in /var/tmp] [--keep]
// The image without an engine: a clean root of Debian's packages and Node, in which the steps of the Dockerfile are run one after
// another, then the program as the manual runs it (read-only, an ordinary user, no rights), its health check, and what people ask of it.
// For root on Debian, amd64, with the network.
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { arrive } from './bench/visitors.ts';
import { makeCleanRoot, moveTree, runInside, startReadOnly, type Inside } from './image/clean-root.ts';
import { parseDockerfile, type Stage, type Step } from './image/dockerfile.ts';

const { values } = parseArgs({
  options: {
    in: { type: 'string', default: '/var/tmp' },
    keep: { type: 'boolean', default: false },
  },
});
const folder = mkdtempSync(join(values.in, 'fabloom-image-'));
const PORT = '3187';
const READY_S = 120;

const file = parseDockerfile(readFileSync('Dockerfile', 'utf8'));
const done: string[] = [];
const note = (what: string) => {
  done.push(what);
  console.log(`── ${what}`);
};

/** What `COPY . .` takes: the files of the checkout but for those that .dockerignore names. */
function filesOfCheckout(): string[] {
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && existsSync(path))
    .filter((path) => !ignored.some((glob) => matchesGlob(path, glob) || path.startsWith(`${glob}/`)));
}

function copyIn(root: string, cwd: string, what: readonly string[], to: string): void {
  const files = what.includes('.') ? filesOfCheckout() : what;
  for (const path of files) {
    const target = join(root, cwd, to, path);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target);
  }
}

const images = new Map<string, Inside>();

function build({ from, name, steps }: Stage, at: number): Inside {
  const known = images.get(from);
  const root = known?.root ?? join(folder, `stage-${at}`);
  if (!known) {
    makeCleanRoot(root, join(folder, 'scratch'));
    note(`a clean root of Debian's packages and Node, for ${from}`);
  }
  const inside: Inside = { root, env: {}, cwd: '/', user: 'root', ...known };
  if (name) images.set(name, inside);
  for (const step of steps) note(take(step, inside));
  return inside;
}

/** Does it, and tells it as the Dockerfile does. */
function take(step: Step, inside: Inside): string {
  switch (step.do) {
    case 'env':
      inside.env = { ...inside.env, ...step.values };
      return `ENV ${Object.keys(step.values).join(' ')}`;
    case 'user':
      inside.user = step.name;
      return `USER ${step.name}`;
    case 'workdir':
      inside.cwd = step.name;
      mkdirSync(join(inside.root, step.name), { recursive: true });
      return `WORKDIR ${step.name}`;
    case 'run':
      runInside(inside, step.command);
      return `RUN ${step.command}`;
    case 'copy': {
      const from = step.from === undefined ? undefined : images.get(step.from)?.root;
      if (from === undefined) copyIn(inside.root, inside.cwd, step.what, step.to);
      else for (const what of step.what) moveTree(join(from, what), join(inside.root, step.to));
      return `COPY ${[...step.what, step.to].join(' ')}`;
    }
    default:
      throw new Error('the Dockerfile says what is not known here');
  }
}

async function use(image: Inside): Promise<void> {
  const data = join(folder, 'data');
  mkdirSync(data, { recursive: true });
  const { uid, gid } = statSync(join(image.root, file.volumes[0] ?? ''));
  chownSync(data, uid, gid);
  const running = { ...image, env: { ...image.env, PORT, HOST: '127.0.0.1', PRERENDER: 'false' } };
  const folders = { [file.volumes[0] ?? '']: data };
  const server = startReadOnly(running, folders, file.command);
  const ended = once(server, 'exit') as Promise<[number | null, string | null]>;
  if (server.stdout)
    createInterface(server.stdout).on(
      'line',
      (line) => /"level":"(?:error|fatal)"/.test(line) && console.log(line),
    );
  try {
    await healthy(running);
    note(`it is healthy, says its own health check: as ${image.user}, read-only, without rights`);
    const refused = startReadOnly(running, folders, [
      'sh',
      '-c',
      '(touch /app/x || touch /etc/x || touch /usr/x || touch /x) 2>/dev/null && exit 1; touch /data/x',
    ]);
    const [code] = (await once(refused, 'exit')) as [number | null];
    if (code !== 0)
      throw new Error('something else than the data folder could be written to, or that could not');
    note('nothing can be written to but the data folder');
    const url = `http://127.0.0.1:${PORT}`;
    for (const path of ['/readyz', '/', '/metrics']) {
      const { status } = await fetch(url + path);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
    const heard = await (await arrive(url)).whole();
    if (heard.status !== 200 || !(heard.seconds > 10))
      throw new Error(`no whole story: ${JSON.stringify(heard)}`);
    note(
      `it signed somebody up, told a story, drew six pictures, read ${Math.round(heard.seconds)} s aloud and exported its metrics`,
    );
  } finally {
    server.kill('SIGTERM');
  }
  const [code, signal] = await Promise.race([ended, sleep(40_000, [null, 'never'] as [null, string])]);
  if (code !== 0) throw new Error(`it did not stop well: ${code ?? signal}`);
  note('it stopped when it was asked to');
}

async function healthy(running: Inside): Promise<void> {
  for (let second = 0; second < READY_S; second++) {
    const check = startReadOnly(running, {}, file.healthCheck);
    const [code] = (await once(check, 'exit')) as [number | null];
    if (code === 0) return;
    await sleep(1000);
  }
  throw new Error(`it was not healthy within ${READY_S} s`);
}

/** The unit is looked at where its paths lead to something. */
function verifyUnit(image: Inside): void {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return note('no systemd here: the unit was not verified');
  const script = `mount -t tmpfs tmpfs /opt && mkdir /opt/fabloom && mount --bind '${image.root}/app' /opt/fabloom && systemd-analyze verify '${process.cwd()}/deploy/fabloom.service'`;
  const { status, stderr } = spawnSync(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', script],
    { encoding: 'utf8' },
  );
  if (status !== 0 || stderr.includes('fabloom.service')) throw new Error(`the unit has mistakes: ${stderr}`);
  note('systemd-analyze verify finds nothing in the unit');
}

try {
  const image = file.stages.map(build).at(-1);
  if (!image) throw new Error('the Dockerfile makes nothing');
  await use(image);
  verifyUnit(image);
  console.log(
    `\nRun, on ${new Date().toISOString().slice(0, 10)}:\n${done.map((what) => `- ${what}`).join('\n')}`,
  );
} finally {
  if (!values.keep) rmSync(folder, { recursive: true, force: true });
}
