import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Config } from '#server/config.ts';
import { pageRenderer, type PageRenderer } from '#server/pages/renderer.ts';
import type { HurriedPieces } from '#server/pages/scripts-after-paint.ts';

export interface WebBuild {
  renderer: PageRenderer;
  clientDir: string | undefined;
  /** Development only: Vite answers for sources and modules and passes everything else on. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close(): Promise<void>;
}

const BUILD = new URL('../../../build/', import.meta.url);

export async function openWebBuild(config: Config, server: Server): Promise<WebBuild> {
  return config.mode === 'development' ? developmentBuild(server) : productionBuild();
}

async function productionBuild(): Promise<WebBuild> {
  const entry = new URL('server/index.js', BUILD);
  if (!existsSync(entry))
    throw new Error('The web application is not built yet: run bin/start, or npm run build');
  const build: unknown = await import(entry.href);
  return {
    renderer: { ...pageRenderer(async () => build, 'production'), pieces: readPieces() },
    clientDir: fileURLToPath(new URL('client', BUILD)),
    close: async () => undefined,
  };
}

function readPieces(): HurriedPieces {
  return JSON.parse(readFileSync(new URL('pieces.json', BUILD), 'utf8')) as HurriedPieces;
}

async function developmentBuild(server: Server): Promise<WebBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } });
  return {
    renderer: pageRenderer(() => vite.ssrLoadModule('virtual:react-router/server-build'), 'development'),
    clientDir: undefined,
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}
