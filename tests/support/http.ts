import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { afterAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createHttpServer, listen, stopListening } from '#server/http/listen.ts';
import { loadCatalogues } from '#server/languages/catalogues.ts';
import { createLog } from '#server/log.ts';
import { openWebBuild } from '#server/pages/web-build.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

export interface TestProduct {
  /** Fetches a path of the running product. */
  get(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** What was logged so far, one object per line. */
  logged(): Record<string, unknown>[];
  url: string;
}

/** The whole product on a port of its own, over a real socket. Call it at the top of a test file. */
export async function testProduct(
  database: Database,
  env: Record<string, string> = {},
): Promise<TestProduct> {
  const lines: string[] = [];
  const config = parseConfig({ PORT: '0', HOST: '127.0.0.1', ...env });
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const server = createHttpServer();
  const web = await openWebBuild(config, server);
  const app = createApp({
    config,
    log,
    database,
    catalogues: loadCatalogues(CONTENT),
    renderer: web.renderer,
    clientDir: web.clientDir,
  });
  const listener = getRequestListener(app.fetch);
  server.on('request', (request, response) => void listener(request, response));
  const { port } = await listen(server, config.http);
  afterAll(() => {
    server.closeAllConnections(); // tests do not read every answer to its end
    return stopListening(server);
  });
  const url = `http://127.0.0.1:${port}`;
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    url,
    get,
    postJson: (path, body, headers) =>
      get(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
