import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// React Router brings its own Fast Refresh; from the React plugin we want the compiler pass alone.
const compiler = react({ compiler: true }).filter((plugin) => /compiler/i.test(plugin.name));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiler],
  // What the first page in development needs, so that Vite does not find it piece by piece and reload.
  optimizeDeps: {
    include: ['radix-ui', 'lucide-react', '@lingui/core', '@lingui/react', '@tanstack/react-query', 'zod'],
  },
  build: { target: 'es2023', assetsInlineLimit: 2048 },
});
