import { fileURLToPath } from 'node:url';
import { filesOf, type Manifest } from './build-manifest.ts';

const CLIENT = 'build/client';
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

/** Bundles the service worker, with the list of the files that it keeps. */
export async function buildServiceWorker(inputs: string, manifest: Manifest): Promise<void> {
  const { build } = await import('vite');
  const files = offlineFiles(manifest);
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
  const files = new Set([...STANDING, ...filesOf(manifest, OFFLINE_ENTRIES, 'ever')]);
  const drawn = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  for (const file of drawn) if (FONTS.test(file) || DRAWINGS.test(file)) files.add(file);
  return [...files].toSorted().map((file) => `/${file}`);
}
