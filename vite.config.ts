import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// React Router brings its own Fast Refresh; from the React plugin we want the compiler pass alone.
const compiler = react({ compiler: true }).filter((plugin) => /compiler/i.test(plugin.name));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), compiler],
  build: { target: 'es2023', assetsInlineLimit: 2048 },
});
