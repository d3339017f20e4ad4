import type { SpeechAnswer } from '#contract/speech.ts';
import { framesIn, SPOKEN_FRAMES, type SpokenFrame } from '#contract/spoken-frames.ts';
import { SpeechFailure } from '#domain/speech-relay.ts';
import { request } from '#web/api/api.ts';
import { accepted } from '#web/api/body-of.ts';
import type { Wish } from '#web/api/doors.ts';
import { Refusal } from '#web/api/refusal.ts';
import { GrowingSound } from '#web/features/narration/growing-sound.ts';

/** What a voice service says, read as far as it can be trusted. */
export interface Heard extends Pick<SpeechAnswer, 'audioContent' | 'provider'> {
  /** It may still grow. */
  sound: GrowingSound;
}

/** It had begun, and cannot go on; the line is as good as before. */
export class VoiceBroke extends Error {
  override name = 'VoiceBroke';
}

/** Whether it was the voice, and not the line or the loudspeaker. */
export function hasVoiceBroken(error: unknown): boolean {
  const causes: unknown[] = error instanceof SpeechFailure && Array.isArray(error.cause) ? error.cause : [];
  return (
    error instanceof VoiceBroke ||
    causes.some((cause) => cause instanceof Refusal && cause.code === 'voice_failed')
  );
}

type VoiceFunction = 'generate-speech' | 'generate-openai-speech' | 'generate-hf-speech';

interface Asking {
  /** Until something is heard. */
  signal: AbortSignal;
  /** As long as anybody listens. */
  listening?: AbortSignal | undefined;
}

/** Asks one of the voice functions. Rejects with a `Refusal`, by which the relay tells failures apart, or whatever broke. */
export async function askVoice<Name extends VoiceFunction>(
  name: Name,
  json: Wish<`POST /functions/v1/${Name}`>['json'],
  { signal, listening }: Asking,
): Promise<Heard> {
  const call = new AbortController();
  const giveUp = () => call.abort(signal.reason);
  signal.addEventListener('abort', giveUp);
  try {
    const answer = await accepted(
      request<`POST /functions/v1/${VoiceFunction}`>(`POST /functions/v1/${name}`, {
        json,
        signal: listening ? AbortSignal.any([call.signal, listening]) : call.signal,
        // The link alone opens what somebody shared.
        guest: 'link' in json,
        headers: { Accept: `${SPOKEN_FRAMES}, application/json` },
      }),
    );
    const { body } = answer;
    const inFrames = answer.headers.get('Content-Type')?.startsWith(SPOKEN_FRAMES) && body;
    return inFrames ? await growing(name, body) : whole(name, await answer.json());
  } finally {
    // Who was heard first is listened to until the end.
    signal.removeEventListener('abort', giveUp);
  }
}

/** As soon as its first sentence is there. */
async function growing(name: string, body: ReadableStream<Uint8Array>): Promise<Heard> {
  const frames = framesIn(body);
  const sound = new GrowingSound();
  const { value: first } = await frames.next();
  if (!first || 'end' in first.head) throw new Error(`${name}: an answer without audio`);
  add(sound, first);
  void listenTo(frames, sound);
  return { audioContent: 'heard', provider: first.head.provider, sound };
}

async function listenTo(frames: AsyncGenerator<SpokenFrame>, sound: GrowingSound): Promise<void> {
  try {
    for await (const frame of frames) {
      if (!('end' in frame.head)) add(sound, frame);
      else if (frame.head.end === 'done') sound.finish();
      else throw new VoiceBroke(frame.head.error);
    }
    throw new Error('the line was cut');
  } catch (error) {
    sound.breakOff(error);
  }
}

function add(sound: GrowingSound, { head, audio }: SpokenFrame): void {
  if ('end' in head) return;
  sound.add({
    audio: new Blob([audio], { type: 'audio/mpeg' }),
    duration: head.duration,
    words: head.words,
    until: head.offset + head.length,
    quality: head.quality,
  });
}

/** Our own server answers, so its schema need not come along in the bundle; proxies and old pages make it err. */
function whole(name: string, answer: unknown): Heard {
  if (!isRecord(answer)) throw new Error(`${name}: no answer that could be read`);
  const { audioContent = '', mimeType = 'audio/mpeg', provider = '', duration, words } = answer;
  if (typeof audioContent !== 'string' || typeof mimeType !== 'string' || !mimeType.startsWith('audio/')) {
    throw new Error(`${name}: an answer without audio`);
  }
  const sound = GrowingSound.whole(new Blob([bytesOf(audioContent)], { type: mimeType }), {
    duration: typeof duration === 'number' ? duration : 0,
    words: Array.isArray(words) ? words.filter(isWord) : [],
  });
  return { audioContent, provider: String(provider), sound };
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
