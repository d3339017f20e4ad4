// node scripts/record-samples.ts [en,de]
// Records the sample that the landing plays, with the natural voice: the words of src/web/art/samples/texts.json, one file for
// each language, and beside them when each word is heard.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { parseConfig } from '#server/config.ts';
import { openNarrators } from '#server/compose/engines/narrators.ts';
import { OURS } from '#server/storage/owner.ts';

interface Sample {
  text: string;
  /** Place, length, and the second at which it begins. */
  words: [number, number, number][];
}

const FOLDER = 'src/web/art/samples';
const samples = JSON.parse(readFileSync(`${FOLDER}/texts.json`, 'utf8')) as Record<LanguageCode, Sample>;
const wanted = process.argv[2]?.split(',') ?? Object.keys(samples);
const nowhere = { read: async () => undefined, keep: async () => undefined };
const narrators = openNarrators(parseConfig({ DATA_DIR: tmpdir() }), () => nowhere);
// The programs that speak do not keep this one from ending.
const awake = setInterval(() => undefined, 1000);

for (const language of wanted.filter(isLanguageCode)) {
  const { text } = samples[language];
  const speech = narrators
    .builtIn(OURS)
    .speak({ text, language, speed: 1, quality: 'natural' }, new AbortController().signal);
  const { audio, duration, words } = await clipOf(speech);
  samples[language].words = words.map(({ offset, length, start }) => [
    offset,
    length,
    Math.round(start * 100) / 100,
  ]);
  writeFileSync(`${FOLDER}/${language}.mp3`, audio);
  writeFileSync(`${FOLDER}/texts.json`, written(samples));
  console.log(`${language}: ${duration.toFixed(1)} s, ${(audio.length / 1024).toFixed(0)} KB`);
}
clearInterval(awake);
await narrators.close();

/** One line for each word, as the formatter of this repository has it. */
function written(value: Record<LanguageCode, Sample>): string {
  return `${JSON.stringify(value, null, 2)}\n`.replaceAll(
    /\[\s+(\d+),\s+(\d+),\s+([\d.]+)\s+\]/g,
    '[$1, $2, $3]',
  );
}
