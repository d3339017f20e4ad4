import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesOf, MANIFEST_FOLDER, readManifest, type Manifest } from './build-manifest.ts';
import { buildServiceWorker } from './build-service-worker.ts';

/** Everything that the web build is made of. */
const INPUTS = [
  'src/{web,domain,contract}/**/*',
  'public/**/*',
  'content/languages/en/interface.json',
  'content/languages/*/sample.*',
  'package-lock.json',
  '{vite,react-router}.config.ts',
  'scripts/build*.ts',
];
/** What a page that hurries goes on to load, by the name in the query for which it hurries: the page asks for it at once. */
const HURRIED = { create: ['src/web/routes/create.tsx', 'src/web/routes/creator-page.tsx'] };
const STAMP = 'build/inputs.sha256';
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,json,txt,webmanifest}';

/** Builds the web application unless the last build was made of the very same files. */
export async function ensureBuilt(): Promise<void> {
  const inputs = hashInputs();
  if (lastBuild() === inputs) return;
  rmSync(STAMP, { force: true }); // a build that fails half-way must not pass for one
  console.log('Building the web application …');
  const { status } = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The web application could not be built; the message is above.');
  const manifest = readManifest();
  rmSync(MANIFEST_FOLDER, { recursive: true });
  writePieces(manifest);
  await buildServiceWorker(inputs, manifest);
  compressAssets();
  writeFileSync(STAMP, inputs);
}

function hashInputs(): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted();
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function lastBuild(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

function writePieces(manifest: Manifest) {
  const pieces = Object.entries(HURRIED).map(([name, sources]) => {
    const scripts = filesOf(manifest, sources, 'now').filter((file) => file.endsWith('.js'));
    return [name, scripts.map((file) => `/${file}`)] as const;
  });
  writeFileSync('build/pieces.json', JSON.stringify(Object.fromEntries(pieces)));
}

/** Once, as small as it gets; the server then only picks the file. */
function compressAssets() {
  for (const file of globSync(COMPRESSIBLE)) {
    const content = readFileSync(file);
    if (content.length < 512) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

if (import.meta.main) await ensureBuilt();
