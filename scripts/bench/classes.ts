import { performance } from 'node:perf_hooks';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { namesTold } from '#domain/text/names-told.ts';
import { createClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import { createBuiltInStoryteller } from '#engines/storyteller/built-in/storyteller.ts';
import { CLASSES } from '#engines/storyteller/testing/classes.ts';
import { CONTENT } from '#server/content/folder.ts';
import { loadCatalogues } from '#server/catalogue/load-catalogue.ts';
import { tellClass } from '#server/features/classes/class-stories.ts';
import { moderation } from '#server/moderation/safe-text.ts';

/** How long a story with thirty children takes, and whether each of them is in it: `npm run bench classes`. */
const ROUNDS = 50;
const GOAL_MS = 300;

const catalogues = loadCatalogues(CONTENT);
const tellers = {
  classTeller: createClassTeller(CONTENT),
  storyteller: createBuiltInStoryteller({ contentDir: CONTENT }),
  catalogues,
};
const { signal } = new AbortController();
const lexicons = performance.now();
moderation();
console.log(`lexicons of the moderation, once: ${(performance.now() - lexicons).toFixed(0)} ms\n`);
console.log(
  'thirty  first        processor    median       p95          in groups    processor    without a part',
);

/** Only these, if any are named: the first of a process pays for more than its own words. */
const asked = process.argv.slice(2);
for (const language of LANGUAGE_CODES.filter((code) => asked.length === 0 || asked.includes(code))) {
  const names = CLASSES[language];
  const wish = { language, ageGroup: '6-8' as const, names, heard: [] };
  const times: number[] = [];
  let worked = 0;
  let without = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [began, before] = [performance.now(), process.cpuUsage()];
    for (const name of names) moderation().check(name, { language });
    const [story] = await tellClass({ ...wish, groupSize: null }, tellers, round, signal);
    times.push(performance.now() - began);
    if (round === 0) worked = processorMs(before);
    without += names.length - namesTold(story?.text ?? '', names, language).size;
  }
  // Words and tales of a language are read once.
  await tellClass({ ...wish, groupSize: 5 }, tellers, 0, signal);
  const [began, before] = [performance.now(), process.cpuUsage()];
  const groups = await tellClass({ ...wish, groupSize: 5 }, tellers, 1, signal);
  const [grouped, groupedWork] = [performance.now() - began, processorMs(before)];
  for (const { children, text } of groups)
    without += children.length - namesTold(text, children, language).size;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const worst = Math.max(at(0.95), grouped);
  const columns = [times[0] ?? 0, worked, at(0.5), at(0.95), grouped, groupedWork];
  console.log(
    `${language.padEnd(8)}${columns.map((ms) => `${ms.toFixed(1)} ms`.padEnd(13)).join('')}${without}`,
    worst <= GOAL_MS ? '' : `over ${GOAL_MS} ms`,
  );
}

/** Of this process, with its collector of garbage: beside other work a clock tells mostly of the other work. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
