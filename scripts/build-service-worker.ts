import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CLIENT = 'build/client';
const MANIFEST = `${CLIENT}/.vite/manifest.json`;
const ENTRY = 'src/web/service-worker/entry.ts';

/** What a family does without a line: come in, make a choice, read, listen, look at its shelf. */
const OFFLINE_ENTRIES = [
  'src/web/entry.client.tsx',
  'src/web/root.tsx',
  'src/web/routes/landing.tsx',
  'src/web/routes/create.tsx',
  'src/web/routes/creator-page.tsx',
  'src/web/routes/data-layout.tsx',
  'src/web/routes/story-library.tsx',
  'src/web/routes/fairy-tales.tsx',
  'src/web/routes/fairy-tale.tsx',
  'src/web/routes/non-fiction.tsx',
  'src/web/routes/true-story.tsx',
  'src/web/routes/series.tsx',
  'src/web/routes/story-experience.tsx',
  'src/web/routes/dashboard.tsx',
  'src/web/routes/favorites.tsx',
  'src/web/routes/offline.tsx',
];

/** Letters of the interface and of stories; those of other scripts and other tastes are kept as they are met. */
const FONTS = /\/(?:fraunces-soft-latin|nunito-latin|andika-latin-400-normal)-[\w-]+\.woff2$/;
/** The offline page's own drawing, and the fox at the foot of every page. */
const DRAWINGS = /\/(?:forest-night|fox|paper-grain)-[\w-]+\.webp$/;
const STANDING = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png'];

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  assets?: string[];
  css?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Bundles the service worker, with the list of the files that it keeps. */
export async function buildServiceWorker(inputs: string): Promise<void> {
  const { build } = await import('vite');
  const files = offlineFiles(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest);
  rmSync(`${CLIENT}/.vite`, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __BUILD__: JSON.stringify({ version: inputs.slice(0, 12), files }) },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL(`../${ENTRY}`, import.meta.url)),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** The scripts of the entries and all that they may load later, with the few letters and drawings that stand on every page. */
export function offlineFiles(manifest: Manifest): string[] {
  const files = new Set<string>(STANDING);
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const entry = manifest[name];
    if (!entry || seen.has(name)) return;
    seen.add(name);
    files.add(entry.file);
    for (const file of entry.css ?? []) files.add(file);
    for (const next of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) visit(next);
  };
  const entries = Object.keys(manifest);
  for (const wanted of OFFLINE_ENTRIES) {
    const name = entries.find((key) => key.startsWith(wanted));
    if (!name) throw new Error(`${wanted} is no part of the build; see OFFLINE_ENTRIES`);
    visit(name);
  }
  const drawn = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  for (const file of drawn) if (FONTS.test(file) || DRAWINGS.test(file)) files.add(file);
  return [...files].toSorted().map((file) => `/${file}`);
}
