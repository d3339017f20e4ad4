import type { Packer } from '#engines/narrator/packing/packer.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';
import {
  PATIENCE_MS,
  callProvider,
  withoutSlash,
  type ProviderOptions,
} from '#engines/narrator/providers/call-provider.ts';
import { chunksOf } from '#engines/narrator/providers/chunks.ts';
import { readSound } from '#engines/narrator/providers/read-sound.ts';
import { spokenChunk } from '#engines/narrator/providers/spoken-chunk.ts';

export interface HuggingFaceOptions extends ProviderOptions {
  /** The model that speaks when a request names none, such as "hexgrad/Kokoro-82M". */
  model: string;
  packer: Packer;
}

/** Open speech models on Hugging Face; a voice is the name of a model. They know no speed and tell no times. */
export function createHuggingFace({
  apiKey,
  baseUrl = 'https://router.huggingface.co/hf-inference',
  fetch = globalThis.fetch,
  timeoutMs = PATIENCE_MS,
  packer,
  model,
}: HuggingFaceOptions): Narrator {
  const name = 'hugging-face';
  return {
    name,
    async *speak({ text, language, voice = model }, signal) {
      const url = `${withoutSlash(baseUrl)}/models/${modelPath(voice)}`;
      // Without being asked they send FLAC, and they know MP3 by another name than everybody else.
      const headers = { Authorization: `Bearer ${apiKey}`, Accept: 'audio/mpeg, audio/mp3, audio/wav' };
      const read = (answer: Response) => readSound(answer, packer, signal);
      for (const chunk of chunksOf(text, language)) {
        const call = { provider: name, url, headers, body: { inputs: chunk.spoken }, fetch, timeoutMs };
        yield spokenChunk(chunk, language, await callProvider(call, read, signal));
      }
    },
  };
}

/** It becomes part of an address: owner and name, and no way out. */
function modelPath(model: string): string {
  if (!/^\w[\w.-]{0,95}\/\w[\w.-]{0,95}$/.test(model)) {
    throw new SpeechError('failed', 'hugging-face has no such voice');
  }
  return model;
}
