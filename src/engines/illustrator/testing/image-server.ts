import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll } from 'vitest';

export interface ImageRequestBody {
  /** After the address of the server. */
  path: string;
  model: string;
  prompt: string;
  /** Pictures that came along. */
  images: Buffer[];
}

export type ImageAnswer = (response: ServerResponse, request: ImageRequestBody) => void;

export interface ImageServer {
  url: string;
  requests: ImageRequestBody[];
  /** How the next requests are answered. */
  answer: ImageAnswer;
}

/** A server that speaks OpenAI's image protocol on loopback, and Google's, and answers as a test wants. */
export async function startImageServer(): Promise<ImageServer> {
  const images: ImageServer = { url: '', requests: [], answer: await aPicture() };
  const server = createServer((request, response) => {
    // A line that is kept may be closed just when the next request comes.
    response.shouldKeepAlive = false;
    void (async () => {
      const read = await readRequest(request);
      images.requests.push(read);
      images.answer(response, read);
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

async function readRequest(request: IncomingMessage): Promise<ImageRequestBody> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = (request.url ?? '').replace('/v1', '');
  const type = request.headers['content-type'] ?? '';
  const body = new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } });
  if (type.startsWith('multipart/form-data')) return readForm(path, await body.formData());
  return readJson(path, (await body.json()) as WireBody);
}

interface WireBody {
  model?: string;
  prompt?: string;
  /** As Google words it. */
  contents?: { parts: { text?: string; inlineData?: { data: string } }[] }[];
}

function readJson(path: string, { model, prompt, contents = [] }: WireBody): ImageRequestBody {
  const parts = contents.flatMap((content) => content.parts);
  return {
    path,
    model: model ?? /\/models\/([^:]+)/.exec(path)?.[1] ?? '',
    prompt: prompt ?? parts.map(({ text = '' }) => text).join(''),
    images: parts.flatMap(({ inlineData }) => (inlineData ? [Buffer.from(inlineData.data, 'base64')] : [])),
  };
}

async function readForm(path: string, form: FormData): Promise<ImageRequestBody> {
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    path,
    model: text('model'),
    prompt: text('prompt'),
    images: await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer()))),
  };
}

export async function aPicture(): Promise<ImageAnswer> {
  const create = { width: 32, height: 18, channels: 3, background: '#4b8fb8' } as const;
  return bytes(await sharp({ create }).png().toBuffer());
}

/** Whatever the bytes are, sent as a picture. */
export function bytes(data: Buffer): ImageAnswer {
  const picture = data.toString('base64');
  const openai = { created: 1, data: [{ b64_json: picture }] };
  const parts = [{ inlineData: { mimeType: 'image/png', data: picture } }];
  const google = { candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] };
  return (response, { path }) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(path.endsWith(':generateContent') ? google : openai));
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
