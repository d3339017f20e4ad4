import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import PostalMime from 'postal-mime';
import { afterAll } from 'vitest';
import { parseConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createHttpServer, listen, stopListening } from '#server/http/listen.ts';
import { createLog } from '#server/log.ts';
import { openWebBuild } from '#server/pages/web-build.ts';
import { createProduct } from '#server/compose/product.ts';

export interface TestMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The first link of the text part. */
  link: string;
}

export interface TestProduct {
  config: Config;
  /** Fetches a path of the running product. */
  get(path: string, init?: RequestInit): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Mails sent so far, oldest first, parsed from the outbox; waits for those under way. */
  mails(): Promise<TestMail[]>;
  /** What was logged so far, one object per line. */
  logged(): Record<string, unknown>[];
  url: string;
  /** Every method and path that it answers, middleware included. */
  routes: readonly { method: string; path: string }[];
}

/** The whole product on a port of its own, over a real socket. Call it at the top of a test file. */
export async function testProduct(
  database: Database,
  env: Record<string, string> = {},
): Promise<TestProduct> {
  const lines: string[] = [];
  const dataDir = await mkdtemp(join(tmpdir(), 'fabloom-product-'));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const server = createHttpServer();
  // Links in mails must lead to this very product, so the port is known before anything is made of it.
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${port}`;
  const config = parseConfig({
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: url,
    DATA_DIR: dataDir,
    NATURAL_VOICE: 'off', // a model that takes all cores would slow every other test
    ...env,
  });
  const log = createLog({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const web = await openWebBuild(config, server);
  const product = await createProduct({ config, log, database, web });
  const listener = getRequestListener(product.fetch);
  server.on('request', (request, response) => void listener(request, response));
  afterAll(async () => {
    server.closeAllConnections(); // tests do not read every answer to its end
    await stopListening(server);
    await product.close();
  });
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    url,
    routes: product.routes,
    config,
    get,
    mails: async () => {
      await product.auth.background.idle();
      await product.mailer.idle();
      return readOutbox(config.dataDir);
    },
    postJson: (path, body, headers) =>
      get(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    logged: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

async function readOutbox(dataDir: string): Promise<TestMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map(async (name) => {
        const mail = await PostalMime.parse(await readFile(join(folder, name)));
        const text = mail.text ?? '';
        return {
          to: mail.to?.[0]?.address ?? '',
          subject: mail.subject ?? '',
          text,
          html: mail.html ?? '',
          link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
        };
      }),
  );
}
