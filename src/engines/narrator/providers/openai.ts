import type { Packer } from '#engines/narrator/packing/packer.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import {
  PATIENCE_MS,
  callProvider,
  withoutSlash,
  type ProviderOptions,
} from '#engines/narrator/providers/call-provider.ts';
import { chunksOf } from '#engines/narrator/providers/chunks.ts';
import { readSound } from '#engines/narrator/providers/read-sound.ts';
import { spokenChunk } from '#engines/narrator/providers/spoken-chunk.ts';

export interface OpenAiOptions extends ProviderOptions {
  /** "gpt-4o-mini-tts" or "tts-1" at OpenAI; other addresses have models of their own. */
  model?: string;
  packer: Packer;
}

/** Voices of OpenAI, or of whoever speaks its protocol. They do not tell when a word is heard. */
export function createOpenAi({
  apiKey,
  baseUrl = 'https://api.openai.com',
  fetch = globalThis.fetch,
  timeoutMs = PATIENCE_MS,
  packer,
  model = 'gpt-4o-mini-tts',
}: OpenAiOptions): Narrator {
  const name = 'openai';
  return {
    name,
    async *speak({ text, language, voice = 'alloy', speed }, signal) {
      const url = `${withoutSlash(baseUrl)}/v1/audio/speech`;
      const headers = { Authorization: `Bearer ${apiKey}` };
      const read = (answer: Response) => readSound(answer, packer, signal);
      for (const chunk of chunksOf(text, language)) {
        const body = { model, voice, input: chunk.spoken, response_format: 'mp3', speed };
        const call = { provider: name, url, headers, body, fetch, timeoutMs };
        yield spokenChunk(chunk, language, await callProvider(call, read, signal));
      }
    },
  };
}
