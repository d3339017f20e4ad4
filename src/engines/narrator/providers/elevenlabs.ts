import { z } from 'zod';
import { SpeechError, type Narrator, type VoiceManner } from '#engines/narrator/port.ts';
import { alignedWords } from '#engines/narrator/providers/alignment.ts';
import {
  PATIENCE_MS,
  callProvider,
  withoutSlash,
  type ProviderOptions,
} from '#engines/narrator/providers/call-provider.ts';
import { chunksOf } from '#engines/narrator/providers/chunks.ts';
import { readMp3 } from '#engines/narrator/read-mp3.ts';
import { spokenChunk } from '#engines/narrator/providers/spoken-chunk.ts';

export interface ElevenLabsOptions extends ProviderOptions {
  /** For those who ask for none. */
  model?: string;
  /** The smaller one is for slow lines. */
  outputFormat?: 'mp3_44100_128' | 'mp3_22050_32';
}

const SARAH = 'EXAVITQu4vr4xnSDxMaL';
const MANNER: VoiceManner = { stability: 0.5, similarity_boost: 0.8, style: 0 };
const SLOWEST = 0.7;
const FASTEST = 1.2;

const answer = z.object({
  audio_base64: z.string(),
  alignment: z
    .object({
      characters: z.array(z.string()),
      character_start_times_seconds: z.array(z.number()),
      character_end_times_seconds: z.array(z.number()),
    })
    .nullish(),
});

/** Voices of ElevenLabs, which tell when each character is heard. */
export function createElevenLabs({
  apiKey,
  baseUrl = 'https://api.elevenlabs.io',
  fetch = globalThis.fetch,
  timeoutMs = PATIENCE_MS,
  model: usual = 'eleven_multilingual_v2',
  outputFormat = 'mp3_44100_128',
}: ElevenLabsOptions): Narrator {
  const name = 'elevenlabs';
  return {
    name,
    async *speak({ text, language, voice, speed, manner = MANNER, model = usual }, signal) {
      const url = `${withoutSlash(baseUrl)}/v1/text-to-speech/${voiceId(voice)}/with-timestamps?output_format=${outputFormat}`;
      for (const chunk of chunksOf(text, language)) {
        const body = {
          text: chunk.spoken,
          model_id: model,
          voice_settings: { ...manner, speed: Math.min(Math.max(speed, SLOWEST), FASTEST) },
        };
        const call = { provider: name, url, headers: { 'xi-api-key': apiKey }, body, fetch, timeoutMs };
        const { audio_base64, alignment } = await callProvider(call, readAnswer, signal);
        const sound = readMp3(Buffer.from(audio_base64, 'base64'));
        const words =
          alignment &&
          alignedWords(
            chunk.spoken,
            language,
            {
              characters: alignment.characters,
              starts: alignment.character_start_times_seconds,
              ends: alignment.character_end_times_seconds,
            },
            sound.duration,
          );
        yield spokenChunk(chunk, language, sound, words ?? undefined);
      }
    },
  };
}

function voiceId(voice = 'Sarah'): string {
  if (voice === 'Sarah') return SARAH;
  if (!/^[A-Za-z0-9]{16,40}$/.test(voice)) throw new SpeechError('failed', 'elevenlabs has no such voice');
  return voice;
}

async function readAnswer(response: Response) {
  return answer.parse(await response.json());
}
