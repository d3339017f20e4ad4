import { brotliCompressSync, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The yardsticks of `http.ts`: handlers that send the same bytes and do nothing else. */
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const { html, json } = JSON.parse(Buffer.concat(chunks).toString()) as { html: string; json: string };
const engines: unknown = JSON.parse(json);
const plain = new Uint8Array(Buffer.from(html));
const packed = new Uint8Array(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };

const app = new Hono()
  .get('/html', (c) => c.html(html))
  .get('/bytes', (c) => c.body(plain, 200, htmlType))
  .get('/brotli', (c) => c.body(packed, 200, { ...htmlType, 'Content-Encoding': 'br' }))
  .get('/known', (c) => c.body(null, 304))
  .get('/json', (c) => c.json(engines as object));

serve({ fetch: app.fetch, port: Number(process.argv[2]) }, () => console.log('listening'));
