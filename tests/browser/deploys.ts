import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

const PORT = Number(process.env['OWN_PORT']);
const PRODUCT_PORT = Number(process.env['TEST_PORT'] ?? 3170);

/**
 * Stands before the product and plays one deploy after another: each has a worker of another version, though the files are the same,
 * and from the second on a page that asks for a script gets none: only what the worker kept can help an open tab.
 */
export async function openDeploys() {
  let deploy = 1;
  const server = createServer((asked, answer) => forward(asked, answer, () => deploy));
  server.listen(PORT, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${PORT}`,
    next: () => (deploy += 1),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(asked: IncomingMessage, answer: ServerResponse, deploy: () => number): void {
  const path = asked.url ?? '/';
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  const passed = request(
    { port: PRODUCT_PORT, host: 'localhost', path, method: asked.method, headers },
    (got) => {
      if (path === '/service-worker.js') {
        void sendWorker(got, answer, deploy());
        return;
      }
      if (deploy() > 1 && path.startsWith('/assets/') && asked.headers['sec-fetch-dest'] === 'script') {
        got.resume();
        answer.writeHead(404).end();
        return;
      }
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

async function sendWorker(worker: IncomingMessage, answer: ServerResponse, deploy: number): Promise<void> {
  const text = Buffer.concat(await worker.toArray()).toString();
  answer.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
  answer.end(text.replace(/version:\s*[`"']([\w-]+)[`"']/, `version:"$1-${deploy}"`));
}
