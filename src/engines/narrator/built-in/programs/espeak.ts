// A program of its own: espeak-ng is under the GPL, version 3, and this file links to it. Fabloom talks to it through a pipe and
// works without it.
import { finishedSound, type FinishedSound } from '#engines/narrator/built-in/programs/finished-sound.ts';
import Espeak from '@echogarden/espeak-ng-emscripten';

export interface EspeakRequest {
  text: string;
  voice: string;
  /** Words a minute. */
  rate: number;
  /** 0 to 99; 50 is the voice's own. */
  pitch: number;
  /** Seconds of silence at the end. None: nobody is to hear it, only to learn its sounds. */
  pause?: number;
  /** The share of the usual loudness; 1 if nothing is said. */
  softness?: number;
  /** For whoever measures voices. */
  raw?: boolean;
}

export interface EspeakEvent {
  type: 'word' | 'phoneme' | 'sentence' | 'end';
  /** In milliseconds from the beginning. */
  at: number;
  /** Of a word, in characters of the text from 0. */
  position: number;
  length: number;
  /** Of a phoneme, in IPA. */
  phoneme: string;
}

export interface EspeakAnswer {
  sound?: FinishedSound;
  samples?: Float32Array;
  sampleRate: number;
  events: EspeakEvent[];
}

const SAMPLE_RATE = 22_050;
const CONTROL = /\p{Cc}/gu;

const { eSpeakNGWorker: EspeakWorker } = await Espeak();
const espeak = new EspeakWorker();

/** Runs in the process of the quick voice. */
export default async function speak(request: EspeakRequest): Promise<EspeakAnswer> {
  const { text, voice, rate, pitch, pause, softness, raw = false } = request;
  espeak.set_voice(voice);
  espeak.set_rate(rate);
  espeak.set_pitch(pitch);
  const chunks: Float32Array[] = [];
  const events: EspeakEvent[] = [];
  espeak.synthesize(text, (pcm, raw) => {
    if (pcm?.byteLength && (raw || pause !== undefined)) chunks.push(floats(new Int16Array(pcm)));
    for (const { type, audio_position, text_position, word_length, id } of raw) {
      events.push({
        type: type as EspeakEvent['type'],
        at: audio_position,
        position: text_position - 1,
        length: word_length,
        phoneme: typeof id === 'string' ? id.replaceAll(CONTROL, '') : '',
      });
    }
  });
  const samples = new Float32Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return {
    ...(pause !== undefined && { sound: await finishedSound(samples, SAMPLE_RATE, { pause, softness }) }),
    ...(raw && { samples }),
    sampleRate: SAMPLE_RATE,
    events,
  };
}

/** By hand: through an iterator it takes as long as the speaking. */
function floats(whole: Int16Array): Float32Array {
  const samples = new Float32Array(whole.length);
  for (let i = 0; i < whole.length; i++) samples[i] = (whole[i] ?? 0) / 32_768;
  return samples;
}
