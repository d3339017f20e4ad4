import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';
import { toMp3 } from '#engines/narrator/to-mp3.ts';

export type VoiceProvider = 'elevenlabs' | 'openai' | 'hugging-face';

export interface VoiceRequest {
  provider: VoiceProvider;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** What is to be said, wherever the protocol puts it. */
  text: string;
}

export type VoiceAnswer = (request: VoiceRequest, response: ServerResponse) => void | Promise<void>;

export interface VoiceServer {
  /** The base address for all three providers. */
  url: string;
  requests: VoiceRequest[];
  /** How the next requests to each are answered. */
  answers: Record<VoiceProvider, VoiceAnswer>;
  /** Everybody speaks again, and nothing was asked. */
  reset(): void;
}

/** A server on loopback that speaks the protocols of ElevenLabs, OpenAI and Hugging Face, and answers as a test wants. */
export async function startVoiceServer(): Promise<VoiceServer> {
  const voices: VoiceServer = {
    url: '',
    requests: [],
    answers: { elevenlabs: speaks, openai: speaks, 'hugging-face': speaks },
    reset() {
      voices.requests.length = 0;
      voices.answers = { elevenlabs: speaks, openai: speaks, 'hugging-face': speaks };
    },
  };
  const server = createServer((incoming, response) => {
    void (async () => {
      const request = await readRequest(incoming);
      if (!request) {
        response.writeHead(404).end();
        return;
      }
      voices.requests.push(request);
      await voices.answers[request.provider](request, response);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  voices.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return voices;
}

const PATHS: readonly [VoiceProvider, RegExp, field: string][] = [
  ['elevenlabs', /^\/v1\/text-to-speech\/\w+\/with-timestamps(?:\?|$)/, 'text'],
  ['openai', /^\/v1\/audio\/speech$/, 'input'],
  ['hugging-face', /^\/models\/[\w.-]+\/[\w.-]+$/, 'inputs'],
];

async function readRequest(incoming: IncomingMessage): Promise<VoiceRequest | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const path = incoming.url ?? '';
  const found = PATHS.find(([, pattern]) => incoming.method === 'POST' && pattern.test(path));
  if (!found) return undefined;
  const [provider, , field] = found;
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
  return { provider, path, headers: incoming.headers, body, text: String(body[field]) };
}

/** A hum as long as the text takes, with the times of its characters where the protocol has them. */
export const speaks: VoiceAnswer = async (request, response) => {
  const { audio, duration } = await toMp3(hum(secondsFor(request.text)), 24_000);
  send(request, response, audio, alignmentOf(request.text, duration));
};

/** Whatever the bytes are, sent as a sound; ElevenLabs packs them into its JSON and has no media type. */
export function sends(bytes: Uint8Array, mediaType = 'audio/mpeg'): VoiceAnswer {
  return (request, response) => send(request, response, bytes, alignmentOf(request.text, 1), mediaType);
}

/** A hum with the times that a test wants for its characters; none where it wants none. */
export function speaksWithTimes(times: (text: string, duration: number) => object | null): VoiceAnswer {
  return async (request, response) => {
    const { audio, duration } = await toMp3(hum(secondsFor(request.text)), 24_000);
    send(request, response, audio, times(request.text, duration));
  };
}

/** A hum as 16 bit WAV. */
export const speaksWav: VoiceAnswer = (request, response) =>
  send(request, response, wav(hum(secondsFor(request.text), 16_000), 16_000), null, 'audio/wav');

/** A sound that ends in the middle of a frame; the answer around it is whole. */
export const truncated: VoiceAnswer = async (request, response) => {
  const { audio, duration } = await toMp3(hum(secondsFor(request.text)), 24_000);
  send(
    request,
    response,
    audio.subarray(0, Math.floor(audio.length / 2) + 7),
    alignmentOf(request.text, duration),
  );
};

/** A second of sound, six hundred times. */
export const sendsForLong: VoiceAnswer = async (request, response) => {
  const { audio } = await toMp3(hum(1), 24_000);
  send(request, response, Buffer.concat(Array<Uint8Array>(600).fill(audio)), null);
};

/** Begins to send, and is gone. */
export const hangsUp: VoiceAnswer = async (_, response) => {
  const { audio } = await toMp3(hum(1), 24_000);
  response.writeHead(200, { 'Content-Type': 'audio/mpeg', 'Content-Length': audio.length });
  response.write(audio.subarray(0, 1000), () => response.destroy());
};

/** Something that is no sound, as a proxy sends it. */
export const sendsPage: VoiceAnswer = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome to the hotel</html>');
};

export const never: VoiceAnswer = () => undefined;

export function refuses(status: number): VoiceAnswer {
  const code = status === 401 ? 'invalid_api_key' : status === 429 ? 'rate_limit_exceeded' : 'server_error';
  return ({ provider }, response) => refuse(provider, response, status, code);
}

/** Each in its own way: ElevenLabs as if the key were wrong. */
export const quotaExceeded: VoiceAnswer = ({ provider }, response) => {
  if (provider === 'elevenlabs') refuse(provider, response, 401, 'quota_exceeded');
  else if (provider === 'openai') refuse(provider, response, 429, 'insufficient_quota');
  else refuse(provider, response, 402, 'You have exceeded your monthly included credits.');
};

function refuse(provider: VoiceProvider, response: ServerResponse, status: number, code: string): void {
  const bodies = {
    elevenlabs: { detail: { status: code, message: `status ${status}` } },
    openai: { error: { message: `status ${status}`, type: 'error', param: null, code } },
    'hugging-face': { error: code },
  };
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(bodies[provider]));
}

function send(
  { provider }: VoiceRequest,
  response: ServerResponse,
  bytes: Uint8Array,
  alignment: object | null,
  mediaType = 'audio/mpeg',
): void {
  if (provider !== 'elevenlabs') {
    response.writeHead(200, { 'Content-Type': mediaType }).end(bytes);
    return;
  }
  const answer = {
    audio_base64: Buffer.from(bytes).toString('base64'),
    alignment,
    normalized_alignment: alignment,
  };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
}

/** Character by character, as Python counts them, all equally long. */
export function alignmentOf(text: string, duration: number) {
  const characters = Array.from(text);
  const each = duration / characters.length;
  return {
    characters,
    character_start_times_seconds: characters.map((_, i) => i * each),
    character_end_times_seconds: characters.map((_, i) => (i + 1) * each),
  };
}

const LONGEST_HUM = 10;

function secondsFor(text: string): number {
  return Math.min(LONGEST_HUM, 0.4 + text.length * 0.05);
}

export function hum(seconds: number, sampleRate = 24_000): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, i) => 0.3 * Math.sin((2 * Math.PI * 220 * i) / sampleRate),
  );
}

export function wav(samples: Float32Array, sampleRate: number): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(sampleRate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples.length * 2, 40);
  for (const [i, sample] of samples.entries()) bytes.writeInt16LE(Math.round(sample * 32_767), 44 + i * 2);
  return bytes;
}
