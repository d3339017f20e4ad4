import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ChunkingContext } from 'rolldown';
import { defineConfig, type Plugin } from 'vite';

// Plain pieces of every first page: they are drawn once, and what the compiler notes down for each would be a tenth of
// its own script. Nothing here may rely on a value staying the same from one drawing to the next.
const AS_WRITTEN = [
  /[\\/]features[\\/](?:landing|content-pages)[\\/]/,
  /[\\/]shell[\\/](?:brand|breadcrumb|error-page|feedback-slot|footer|header|mobile-menu|not-found-page)\.tsx/,
  /[\\/]shell[\\/]account-menu[\\/](?:guest-links|user-menu)\.tsx/,
  /[\\/]meta[\\/](?:page-meta|structured-data)\.tsx/,
  /[\\/]theme[\\/]theme-switch\.tsx/,
  /[\\/]i18n[\\/]language-selector\.tsx/,
  /[\\/]ui[\\/](?:button|chip|icon-button|loading-bar|native-select|page-header)\.tsx/,
];

// React Router brings its own Fast Refresh; from the React plugin we want the compiler pass alone.
const compiler = react({ compiler: true, exclude: [/[\\/]node_modules[\\/]/, ...AS_WRITTEN] }).filter(
  (plugin) => /compiler/i.test(plugin.name),
);

/**
 * The router loads the whole page anew when the script of the next one does not come. Ours waits for it. In development the
 * router is bundled beforehand, and does as it likes.
 */
function patientRoutes(): Plugin {
  const theirs = /[\\/]react-router[\\/].*[\\/]dom[\\/]ssr[\\/]/;
  let found = false;
  return {
    name: 'patient-routes',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /[\\/]routeModules\.js$/ },
      handler(_source, importer) {
        if (!importer || !theirs.test(importer)) return undefined;
        found = true;
        return resolve('src/web/browser/load-route-module.ts');
      },
    },
    buildEnd(error) {
      if (!error && !found) this.error('React Router loads its route modules in another way than before');
    },
  };
}

// Changes less often than we do, so returning visitors have it already.
const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

// Small pieces that many pages share: forty files of a few hundred bytes kept the creator waiting for a second. What is
// built on the larger pieces of Radix stays by itself.
const RADIX =
  /[\\/]@radix-ui[\\/](?:primitive|react-(?:collection|compose-refs|context|direction|dismissable-layer|id|portal|presence|primitive|roving-focus|slot|tabs|use-[a-z-]+))[\\/]/;
const UI =
  /[\\/]src[\\/]web[\\/]ui[\\/](?!(?:accordion|menu|progress|qr-code|scroll-area|select|tabs|tooltip)\b)/;

// What goes with every story, wherever it is read: twenty files of a few hundred bytes would wait for each other on a slow line.
const STORY =
  /[\\/]src[\\/](?:web[\\/](?:reader|device|scenes|features[\\/]keeping|browser[\\/](?:save-file|media-cache))|domain[\\/](?:reading|recordings|story-pages|own-story-path|speech-cache-key|file-name|paragraphs|story-options))\b/;

export default defineConfig({
  plugins: [patientRoutes(), tailwindcss(), reactRouter(), compiler],
  // What the first page in development needs, so that Vite does not find it piece by piece and reload.
  optimizeDeps: {
    include: [
      'radix-ui',
      'lucide-react',
      '@lingui/core',
      '@lingui/react',
      '@supabase/auth-js',
      '@tanstack/react-query',
      'web-vitals',
      'zod',
    ],
  },
  resolve: {
    alias: {
      // A stand-in for what React has had for years.
      'use-sync-external-store/shim': 'react',
      // Writes style elements, which the policy of our pages refuses.
      'react-style-singleton': resolve('src/web/ui/adopted-styles.ts'),
    },
  },
  // The manifest says which files a page needs to open without a line (scripts/build-service-worker.ts).
  build: { target: 'es2023', assetsInlineLimit: 2048, manifest: true },
  // So the script of text pages is bundled (see root.tsx): what hardly anybody needs stays in files of its own.
  worker: { format: 'es' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What React Router tells developers in the console.
          treeshake: { manualPureFunctions: ['warning', 'warningOnce'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', priority: 1, test: REACT },
                { debugName: 'shell', name: shellChunk, test: /[\\/]src[\\/]/ },
                { name: 'query', test: /[\\/]@tanstack[\\/]/ },
                { name: 'radix', test: RADIX },
                { name: 'icons', test: /[\\/]lucide-react[\\/]/, minShareCount: 2 },
                { name: 'ui', test: UI, minShareCount: 2 },
                // Forms need it as well, and should not bring the stories along.
                { name: 'basics', test: /[\\/]domain[\\/](?:random|text[\\/]spaces)\b/ },
                { name: 'story', test: STORY, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});

const ROOT = /[\\/]src[\\/]web[\\/]root\.tsx/;
/** Named by the root and written by the server alone. */
const SERVER_ONLY = /[\\/]age-dialogs\.tsx/;

/** What surrounds every page comes in one file: a dozen small ones compress badly and cost a request each. */
function shellChunk(id: string, graph: ChunkingContext): string | null {
  const seen = new Set<string>();
  const reachesRoot = (importer: string): boolean => {
    if (ROOT.test(importer)) return true;
    if (seen.has(importer) || SERVER_ONLY.test(importer)) return false;
    seen.add(importer);
    return graph.getModuleInfo(importer)?.importers.some(reachesRoot) ?? false;
  };
  return !ROOT.test(id) && reachesRoot(id) ? 'shell' : null;
}
