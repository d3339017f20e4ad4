// npm run bench voice -- [--whisper DIR] [--languages ta,sv] [--quality natural] [--voice if_sara] [--heard]
// What the built-in voices cost, and how much of them a speech recogniser understands.
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { createNaturalNarrator } from '#engines/narrator/built-in/natural.ts';
import { openEspeak, openKokoro } from '#engines/narrator/built-in/programs/open-programs.ts';
import { createQuickNarrator } from '#engines/narrator/built-in/quick.ts';
import { levelled, withoutLead, withPause } from '#engines/narrator/built-in/sound.ts';
import { VOICES } from '#engines/narrator/built-in/voices.ts';
import { loudnessOf } from '#engines/narrator/loudness.ts';
import type { Workers } from '#workers/workers.ts';
import { HOW_TO_INSTALL, openRecogniser } from './speech-recogniser.ts';
import { PARAGRAPHS } from './voice-paragraphs.ts';

const QUALITIES = ['natural', 'quick'] as const;
type Quality = (typeof QUALITIES)[number];

/** Error rates of the prototype, in per cent: another text, the same recogniser. */
const PROTOTYPE: Record<LanguageCode, Record<Quality, number>> = {
  en: { natural: 0, quick: 0 },
  es: { natural: 1.2, quick: 7.1 },
  fr: { natural: 3.3, quick: 22.1 },
  de: { natural: 5, quick: 4.6 },
  hi: { natural: 12.9, quick: 42 },
  ta: { natural: 7.4, quick: 101 },
  zh: { natural: 2.8, quick: 22 },
  ja: { natural: 14.4, quick: 41 },
  sv: { natural: 4.7, quick: 20.6 },
  mr: { natural: 16.4, quick: 51 },
};

const { values } = parseArgs({
  options: {
    whisper: { type: 'string' },
    languages: { type: 'string', default: LANGUAGE_CODES.join(',') },
    quality: { type: 'string' },
    voice: { type: 'string' },
    heard: { type: 'boolean', default: false },
  },
});

interface Sound {
  samples: Float32Array;
  sampleRate: number;
}

let said: Sound[] = [];

/** A voice whose sounds are kept, for somebody else to listen to. */
function overheard<Request extends object, Answer extends Partial<Sound>>(
  voice: Workers<Request, Answer>,
): Workers<Request, Answer> {
  return {
    get pids() {
      return voice.pids;
    },
    async run(request, signal) {
      const answer = await voice.run({ ...request, raw: true }, signal);
      const { samples, sampleRate } = answer;
      if (samples && sampleRate) said.push({ samples, sampleRate });
      return answer;
    },
    close: () => voice.close(),
  };
}

const espeak = overheard(openEspeak({ taskMs: 240_000 }));
const kokoro = overheard(openKokoro({ taskMs: 240_000 }));
const narrators = {
  natural: createNaturalNarrator({ espeak, kokoro }),
  quick: createQuickNarrator({ espeak }),
};
const recogniser = values.whisper === undefined ? undefined : await openRecogniser(values.whisper);

/** Seconds of work, of this process and the programs; only Linux tells of others. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  const ofProgram = ({ pids }: { pids: number[] }) => {
    const fields = procFile(pids[0], 'stat').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
  };
  return (user + system) / 1_000_000 + ofProgram(espeak) + ofProgram(kokoro);
}

function mostMegabytes(pid: number | undefined): number {
  return Number(/VmHWM:\s+(\d+)/.exec(procFile(pid, 'status'))?.[1] ?? Number.NaN) / 1024;
}

function procFile(pid: number | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Until the first sentence can be heard, and until all can. */
async function timed(quality: Quality, language: LanguageCode, sentences = Infinity) {
  said = [];
  const [started, cpu] = [performance.now(), cpuSeconds()];
  const speech = {
    text: PARAGRAPHS[language],
    language,
    speed: 1,
    ...(values.voice && { voice: values.voice }),
  };
  let first = 0;
  let duration = 0;
  let count = 0;
  for await (const sentence of narrators[quality].speak(speech, new AbortController().signal)) {
    first ||= (performance.now() - started) / 1000;
    duration += sentence.duration;
    if (++count >= sentences) break;
  }
  return { first, duration, wall: (performance.now() - started) / 1000, cpu: cpuSeconds() - cpu };
}

const LONGEST_HEARD = 29;

/** Sentences as a listener hears them, in pieces that the recogniser can take. */
function pieces(sounds: readonly Sound[]): Sound[] {
  const joined: Sound[] = [];
  for (const { samples, sampleRate } of sounds) {
    const sentence = withPause(
      levelled(withoutLead(samples, sampleRate).samples, sampleRate),
      0.28,
      sampleRate,
    );
    const before = joined.at(-1);
    if (before && before.samples.length + sentence.length < LONGEST_HEARD * sampleRate) {
      before.samples = Float32Array.from([...before.samples, ...sentence]);
    } else {
      joined.push({ samples: sentence, sampleRate });
    }
  }
  return joined;
}

/** How far the loudest and the softest sentence are apart, in LU: as they are heard, and as the voice said them. */
function loudnessRange(sounds: readonly Sound[]): string {
  const range = (loudness: (sound: Sound) => number) => {
    const all = sounds.map(loudness).filter(Number.isFinite);
    return all.length === 0 ? '' : (Math.max(...all) - Math.min(...all)).toFixed(1);
  };
  const heard = range(({ samples, sampleRate }) => loudnessOf(levelled(samples, sampleRate), sampleRate));
  return `${heard} (${range(({ samples, sampleRate }) => loudnessOf(samples, sampleRate))})`;
}

async function errorRate(quality: Quality, language: LanguageCode, sounds: readonly Sound[]) {
  if (!recogniser) return '';
  let heard = '';
  for (const { samples, sampleRate } of pieces(sounds)) {
    heard += ` ${await recogniser.hear(samples, sampleRate, language)}`;
  }
  if (values.heard) console.error(`${language} ${quality}:${heard}`);
  return ((await recogniser.errorRate(PARAGRAPHS[language], heard, language)) * 100).toFixed(1);
}

async function measure(quality: Quality, language: LanguageCode): Promise<string> {
  for (const pid of [...espeak.pids, ...kokoro.pids]) process.kill(pid, 'SIGKILL');
  await setTimeout(200); // until they are known to be gone
  const cold = await timed(quality, language, 1);
  const warm = await timed(quality, language);
  // The natural voice asks the quick one for phonemes.
  const sounds = said.filter(({ sampleRate }) => sampleRate === (quality === 'natural' ? 24_000 : 22_050));
  const cells = [
    language,
    quality,
    quality === 'quick' ? VOICES[language].quick : (values.voice ?? VOICES[language].storyteller),
    warm.duration.toFixed(1),
    (warm.cpu / warm.duration).toFixed(2),
    (warm.wall / warm.duration).toFixed(2),
    cold.first.toFixed(1),
    warm.first.toFixed(2),
    mostMegabytes((quality === 'natural' ? kokoro : espeak).pids[0]).toFixed(0),
    loudnessRange(sounds),
    await errorRate(quality, language, sounds),
    PROTOTYPE[language][quality],
  ];
  return `| ${cells.join(' | ')} |`;
}

console.log(`${cpus().length} cores, Node ${process.versions.node}, ${process.platform}-${process.arch}\n`);
console.log(
  '| language | voice | of | sound s | CPU s per s | wall s per s | first sound, new process s | first sound s | memory MB | loudness range, heard (said), LU | CER % | prototype % |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|---|');
for (const language of values.languages.split(',').filter(isLanguageCode)) {
  for (const quality of QUALITIES) {
    if (values.quality === undefined || values.quality === quality) {
      console.log(await measure(quality, language));
    }
  }
}
await Promise.all([espeak.close(), kokoro.close()]);
console.log(
  recogniser
    ? '\nCER: letters that Whisper small heard wrongly. Nobody listened.'
    : `\nFor the error rate of a speech recogniser: ${HOW_TO_INSTALL}\nand add --whisper /tmp/whisper`,
);
