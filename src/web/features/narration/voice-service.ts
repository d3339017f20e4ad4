import type { SpeechAnswer } from '#contract/speech.ts';
import { VoiceRests } from '#domain/speech-relay.ts';
import { authorizedFetch } from '#web/session/authorized-fetch.ts';
import { waitOf } from '#web/shell/refusal.ts';

/** What a voice service answered, read as far as it can be trusted. */
export interface Heard extends Pick<SpeechAnswer, 'audioContent' | 'words' | 'duration' | 'provider'> {
  audio: Blob;
}

/** Asks one of the voice functions. An error names the status and the code, by which the relay tells failures apart. */
export async function askVoice(name: string, body: object, signal: AbortSignal): Promise<Heard> {
  const response = await authorizedFetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await refused(name, response);
  return heard(name, await response.json());
}

async function refused(name: string, response: Response): Promise<Error> {
  const message = `${name}: ${response.status} ${await reasonOf(response)}`;
  const waitS = waitOf(response);
  return waitS === undefined ? new Error(message) : new VoiceRests(message, waitS);
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const { code = '', error = '' } = (isRecord(body) ? body : {}) as Partial<Record<string, string>>;
  return `${code}: ${error}`;
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
