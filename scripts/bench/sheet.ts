// npm run bench sheet [-- en hi …]
// From a story to the paper for a class: seven drawings of scenes, six of things, and two pages set.
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { readDescriptions } from '#engines/illustrator/describe/picture-words.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { randomScene } from '#engines/illustrator/testing/random-scene.ts';
import { spell } from '#server/compose/engines/spell.ts';
import { CONTENT } from '#server/content/folder.ts';
import { talkIn } from '#server/languages/talk.ts';
import { wordCardsIn } from '#server/languages/word-cards.ts';
import { makeSheet } from '#server/features/sheets/make-sheet.ts';

const SCENES = 6;
const ROUNDS = 11;
const GOAL_MS = 1000;
const TEXT = 'Maya found a lantern. It was cold and small.';
const QUESTIONS = ['Whose lantern is it?', 'What does she do with it?', 'What if it never went out?'];

const [studio, bindery] = [openStudio(), openBindery()];
const { signal } = new AbortController();

async function sheet(language: LanguageCode, round: number): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const seed = `sheet ${language} ${round}`;
  const scenes = Array.from({ length: SCENES }, (_, i) => randomScene(`${seed} ${i}`));
  const made = await makeSheet(
    { seed, title: seed, text: TEXT, language, ageGroup: '6-8', questions: QUESTIONS, scenes },
    {
      studio,
      words: (code) => readDescriptions(CONTENT, code),
      cards: wordCardsIn(CONTENT),
      talk: talkIn(CONTENT),
      say: (_, id) => id,
      spell,
    },
    signal,
  );
  const { length } = await bindery.sheet(made, signal);
  return { ms: performance.now() - began, bytes: length };
}

console.log(`${cpus().length} cores, Node ${process.versions.node}; goal: ${GOAL_MS} ms`);
const asked = process.argv.slice(2);
for (const language of LANGUAGE_CODES.filter((code) => asked.length === 0 || asked.includes(code))) {
  const first = await sheet(language, 0);
  const later: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) later.push((await sheet(language, round)).ms);
  const sorted = later.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0);
  console.log(
    `${language}  first ${first.ms.toFixed(0)} ms, then p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${(first.bytes / 1024).toFixed(0)} KB`,
  );
}
await Promise.all([studio.close(), bindery.close()]);
