import { gzipSync } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The yardstick of `bench-http.ts`: handlers that send the same bytes and do nothing else. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const { html, json } = JSON.parse(Buffer.concat(chunks).toString()) as { html: string; json: string };
const engines: unknown = JSON.parse(json);
const packed = gzipSync(html);

const app = new Hono()
  .get('/page', (c) => c.html(html))
  .get('/page-gzip', (c) => c.body(packed, 200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }))
  .get('/json', (c) => c.json(engines as object));

serve({ fetch: app.fetch, port: Number(process.argv[2]) }, () => console.log('listening'));
