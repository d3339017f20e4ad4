import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The yardsticks of `bench-http.ts`: handlers that send the same bytes and do nothing else. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const { html, json } = JSON.parse(Buffer.concat(chunks).toString()) as { html: string; json: string };
const engines: unknown = JSON.parse(json);
const plain = new Uint8Array(Buffer.from(html));
const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };

const app = new Hono()
  .get('/html', (c) => c.html(html))
  .get('/bytes', (c) => c.body(plain, 200, htmlType))
  .get('/json', (c) => c.json(engines as object));

serve({ fetch: app.fetch, port: Number(process.argv[2]) }, () => console.log('listening'));
