// node scripts/record-samples.ts [en,de]
// Records the sample that the landing plays, with the natural voice: the words of each language's sample.json, and beside
// them when each word is heard.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { languageFile } from '#domain/language-files.ts';
import { LANGUAGE_CODES, isLanguageCode } from '#domain/languages.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { parseConfig } from '#server/config.ts';
import { openNarrators } from '#server/compose/engines/narrators.ts';
import { OURS } from '#server/storage/owner.ts';

interface Sample {
  text: string;
  /** Place, length, and the second at which it begins. */
  words: [number, number, number][];
}

const wanted = process.argv[2]?.split(',') ?? LANGUAGE_CODES;
const nowhere = { nameOf: () => '', read: async () => undefined, keep: async () => undefined };
const narrators = openNarrators(parseConfig({ DATA_DIR: tmpdir() }), () => nowhere);
// The programs that speak do not keep this one from ending.
const awake = setInterval(() => undefined, 1000);

for (const language of wanted.filter(isLanguageCode)) {
  const file = languageFile('content', language, 'sample');
  const { text } = JSON.parse(readFileSync(file, 'utf8')) as Sample;
  const speech = narrators
    .builtIn(OURS)
    .speak({ text, language, speed: 1, quality: 'natural' }, new AbortController().signal);
  const { audio, duration, words } = await clipOf(speech);
  writeFileSync(languageFile('content', language, 'sampleSound'), audio);
  const heard = words.map(({ offset, length, start }): Sample['words'][number] => [
    offset,
    length,
    Math.round(start * 100) / 100,
  ]);
  writeFileSync(file, written({ text, words: heard }));
  console.log(`${language}: ${duration.toFixed(1)} s, ${(audio.length / 1024).toFixed(0)} KB`);
}
clearInterval(awake);
await narrators.close();

/** One line for each word, as the formatter of this repository has it. */
function written(value: Sample): string {
  return `${JSON.stringify(value, null, 2)}\n`.replaceAll(
    /\[\s+(\d+),\s+(\d+),\s+([\d.]+)\s+\]/g,
    '[$1, $2, $3]',
  );
}
