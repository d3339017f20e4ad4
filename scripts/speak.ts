// npm run speak -- --lang ta --text "…" --out file.mp3 [--quality natural|quick] [--speed 1]
// Reads a text aloud with the built-in voices, and prints when each word is heard.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguageCode, LANGUAGE_CODES } from '#domain/languages.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { parseConfig } from '#server/config.ts';
import { openNarrators } from '#server/compose/engines/narrators.ts';
import { OURS } from '#server/storage/owner.ts';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    text: { type: 'string' },
    out: { type: 'string', default: 'speech.mp3' },
    quality: { type: 'string', default: 'natural' },
    speed: { type: 'string', default: '1' },
  },
});
if (!values.text || !isLanguageCode(values.lang)) {
  console.error(`npm run speak -- --lang ${LANGUAGE_CODES.join('|')} --text "…" --out file.mp3`);
  process.exit(1);
}
const dataDir = join(tmpdir(), 'fabloom-speak');
mkdirSync(dataDir, { recursive: true });
const nowhere = { nameOf: () => '', read: async () => undefined, keep: async () => undefined };
const narrators = openNarrators(parseConfig({ DATA_DIR: dataDir }), () => nowhere);
const awake = setInterval(() => undefined, 1000); // the programs that speak do not keep us running
const started = performance.now();
const { audio, duration, words } = await clipOf(
  narrators.builtIn(OURS).speak(
    {
      text: values.text,
      language: values.lang,
      speed: Number(values.speed),
      quality: values.quality === 'quick' ? 'quick' : 'natural',
    },
    new AbortController().signal,
  ),
);
writeFileSync(values.out, audio);
for (const { offset, length, start, end } of words) {
  console.log(`${start.toFixed(2)}–${end.toFixed(2)}  ${values.text.slice(offset, offset + length)}`);
}
console.log(
  `${values.out}: ${duration.toFixed(1)} s, made in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
clearInterval(awake);
await narrators.close();
