import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';

const overTheLine = globalThis.fetch;

export type { IncomingMessage, ServerResponse };
export type Answer = (asked: IncomingMessage, answer: ServerResponse) => void;

/** A server of its own for a test, which `fetch` finds as a page finds where it came from. Returns what it was asked. */
export async function serve(answers: Record<string, Answer>): Promise<IncomingMessage[]> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, answer) => {
    asked.push(request);
    const found = answers[`${request.method} ${request.url}`];
    if (found) found(request, answer);
    else says(404, { error: 'There is nothing here', code: 'not_found' })(request, answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return overTheLine(`http://127.0.0.1:${port}${pathname}${search}`, init);
  });
  onTestFinished(async () => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  });
  return asked;
}

export const says =
  (status: number, body: object | boolean, headers: Record<string, string> = {}): Answer =>
  (_, answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    answer.end(JSON.stringify(body));
  };
