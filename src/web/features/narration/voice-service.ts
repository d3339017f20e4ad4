import type { SpeechAnswer } from '#contract/speech.ts';
import { ask } from '#web/api/api.ts';
import type { Wish } from '#web/api/doors.ts';

/** What a voice service answered, read as far as it can be trusted. */
export interface Heard extends Pick<SpeechAnswer, 'audioContent' | 'words' | 'duration' | 'provider'> {
  audio: Blob;
}

type VoiceFunction = 'generate-speech' | 'generate-openai-speech' | 'generate-hf-speech';

/** Asks one of the voice functions. Rejects with a `Refusal`, by which the relay tells failures apart, or whatever broke. */
export async function askVoice<Name extends VoiceFunction>(
  name: Name,
  json: Wish<`POST /functions/v1/${Name}`>['json'],
  signal: AbortSignal,
): Promise<Heard> {
  return heard(
    name,
    await ask<`POST /functions/v1/${VoiceFunction}`>(`POST /functions/v1/${name}`, {
      json,
      signal,
      // The link alone opens what somebody shared.
      guest: 'link' in json,
    }),
  );
}

/** Our own server answers, so its schema need not come along in the bundle; proxies and old pages make it err. */
function heard(name: string, answer: unknown): Heard {
  if (!isRecord(answer)) throw new Error(`${name}: no answer that could be read`);
  const { audioContent = '', mimeType = 'audio/mpeg', provider = '', duration, words } = answer;
  if (typeof audioContent !== 'string' || typeof mimeType !== 'string' || !mimeType.startsWith('audio/')) {
    throw new Error(`${name}: an answer without audio`);
  }
  return {
    audioContent,
    audio: new Blob([bytesOf(audioContent)], { type: mimeType }),
    provider: String(provider),
    duration: typeof duration === 'number' ? duration : 0,
    words: Array.isArray(words) ? words.filter(isWord) : [],
  };
}

/** Decoded before a winner is named: what is no base64 is no audio. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function isWord(value: unknown): value is SpeechAnswer['words'][number] {
  return (
    isRecord(value) && ['offset', 'length', 'start', 'end'].every((field) => Number.isFinite(value[field]))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
