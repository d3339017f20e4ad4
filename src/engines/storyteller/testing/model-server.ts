import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export type Answer = (request: ChatRequest, response: ServerResponse) => void;

export interface ChatRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
  /** The form in which the answer is to come. */
  response_format?: { type: string; json_schema?: { schema: unknown; strict?: boolean } };
}

export interface ModelServer {
  url: string;
  requests: ChatRequest[];
  /** How the next requests are answered. */
  answer: Answer;
}

/** A server that speaks OpenAI's chat protocol on loopback, and answers as a test wants. */
export async function startModelServer(): Promise<ModelServer> {
  const model: ModelServer = { url: '', requests: [], answer: stream('Nothing yet.') };
  const server = createServer((request, response) => {
    // A line that is kept may be closed just when the next request comes.
    response.shouldKeepAlive = false;
    void (async () => {
      const body = await readJson(request);
      model.requests.push(body);
      model.answer(body, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  model.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}

async function readJson(request: IncomingMessage): Promise<ChatRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
}

/** Word by word, as models do; or in one piece when the request does not ask for a stream. */
export function stream(text: string, { cutAfter = Number.POSITIVE_INFINITY, finish = 'stop' } = {}): Answer {
  return (request, response) => {
    if (!request.stream) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(completion(text)));
      return;
    }
    response.setHeader('Content-Type', 'text/event-stream');
    const words = text.match(/\S*\s*/g)?.filter(Boolean) ?? [];
    for (const word of words.slice(0, cutAfter)) response.write(chunk({ content: word }, null));
    if (words.length > cutAfter) {
      response.destroy();
      return;
    }
    response.write(chunk({}, finish));
    response.end('data: [DONE]\n\n');
  };
}

export function fail(status: number): Answer {
  return (_, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ error: { message: `status ${status}`, type: 'error' } }));
  };
}

export const silence: Answer = () => undefined;

const HEAD = { id: 'chat-1', created: 1, model: 'test' };

function chunk(delta: object, finish: string | null): string {
  const body = {
    ...HEAD,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: finish }],
  };
  return `data: ${JSON.stringify(body)}\n\n`;
}

function completion(content: string) {
  return {
    ...HEAD,
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
