// Installs the packages when they are missing or not those of package-lock.json. Runs on the system's Node (20 or newer).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const nodeMajor = Number(process.versions.node.split('.')[0]);
if (nodeMajor < 20) fail(`Node 20 or newer is needed to begin with; this is ${process.version}.`);

const npm = spawnSync('npm', ['--version'], { encoding: 'utf8' });
if (npm.error) fail('npm is needed and was not found.');
if (Number(npm.stdout.split('.')[0]) < 10) fail(`npm 10 or newer is needed; this is ${npm.stdout.trim()}.`);

if (!isCurrent()) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    // Or the voice model's runtime would fetch libraries for graphics cards.
    env: { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' },
  });
  if (status !== 0) fail('npm ci did not succeed; its own message is above.');
}

if (!existsSync('node_modules/.bin/node') && nodeMajor < 24) {
  fail(`There is no packaged Node for ${process.platform}-${process.arch}: please install Node 24 or newer.`);
}

/** npm keeps a copy of the lockfile inside node_modules: what is installed now. */
function isCurrent() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const installed = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8')).packages;
  const same = (path) => installed[path]?.version === wanted[path]?.version;
  return (
    Object.keys(installed).every(same) &&
    Object.entries(wanted).every(
      ([path, entry]) => path === '' || entry.optional || entry.devOptional || same(path),
    )
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
