import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll } from 'vitest';

export interface ImageRequestBody {
  model: string;
  prompt: string;
}

export type ImageAnswer = (response: ServerResponse) => void;

export interface ImageServer {
  url: string;
  requests: ImageRequestBody[];
  /** How the next requests are answered. */
  answer: ImageAnswer;
}

/** A server that speaks OpenAI's image protocol on loopback, and answers as a test wants. */
export async function startImageServer(): Promise<ImageServer> {
  const images: ImageServer = { url: '', requests: [], answer: await aPicture() };
  const server = createServer((request, response) => {
    void (async () => {
      images.requests.push(await readJson(request));
      images.answer(response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  images.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return images;
}

async function readJson(request: IncomingMessage): Promise<ImageRequestBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ImageRequestBody;
}

export async function aPicture(): Promise<ImageAnswer> {
  const create = { width: 32, height: 18, channels: 3, background: '#4b8fb8' } as const;
  return bytes(await sharp({ create }).png().toBuffer());
}

/** Whatever the bytes are, sent as a picture. */
export function bytes(data: Buffer): ImageAnswer {
  return (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ created: 1, data: [{ b64_json: data.toString('base64') }] }));
  };
}

export function fail(status: number, code = 'error'): ImageAnswer {
  return (response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'error', code } }));
  };
}

export const nothing: ImageAnswer = (response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ created: 1, data: [] }));
};

export const silence: ImageAnswer = () => undefined;
