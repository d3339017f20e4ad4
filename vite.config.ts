import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { ChunkingContext } from 'rolldown';
import { defineConfig } from 'vite';

// React Router brings its own Fast Refresh; from the React plugin we want the compiler pass alone.
const compiler = react({ compiler: true }).filter((plugin) => /compiler/i.test(plugin.name));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiler],
  // What the first page in development needs, so that Vite does not find it piece by piece and reload.
  optimizeDeps: {
    include: [
      'radix-ui',
      'lucide-react',
      '@lingui/core',
      '@lingui/react',
      '@supabase/auth-js',
      '@tanstack/react-query',
      'zod',
    ],
  },
  build: { target: 'es2023', assetsInlineLimit: 2048 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ debugName: 'shell', name: shellChunk, test: /[\\/]src[\\/]/ }] },
          },
        },
      },
    },
  },
});

const ROOT = /[\\/]src[\\/]web[\\/]root\.tsx/;

/** What surrounds every page comes in one file: a dozen small ones compress badly and cost a request each. */
function shellChunk(id: string, graph: ChunkingContext): string | null {
  const seen = new Set<string>();
  const reachesRoot = (importer: string): boolean => {
    if (ROOT.test(importer)) return true;
    if (seen.has(importer)) return false;
    seen.add(importer);
    return graph.getModuleInfo(importer)?.importers.some(reachesRoot) ?? false;
  };
  return !ROOT.test(id) && reachesRoot(id) ? 'shell' : null;
}
