import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { createModeration } from '#domain/moderation/moderation.ts';
import { CONTENT } from '#server/content/folder.ts';
import { loadLexicons } from '#server/moderation/load-moderation.ts';
import { corpus, ownTexts, type CorpusKind } from '#tests/support/moderation.ts';

/** How much of what is hostile is refused and how much of what is innocent passes, in each language; and how fast. */
const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } });

const lexicons = loadLexicons(CONTENT);
const compiling = process.cpuUsage();
const moderation = createModeration(lexicons);
console.log(`lexicons ${Object.keys(lexicons).join(' ')}: compiled in ${cpuMs(compiling)} ms\n`);

const misses: string[] = [];
measure('hostile', 'innocent');
console.log('\nA second, smaller corpus, on which no lexicon was taught:\n');
measure('held-out-hostile', 'held-out-innocent');

const own = ownTexts();
const letters = own.reduce((sum, { text }) => sum + text.length, 0);
const reading = process.cpuUsage();
const verdicts = own.map(({ text, language, file }) => {
  const { clean, findings } = moderation.check(text, { language });
  return { file, good: clean, why: findings.map((each) => `${each.category} “${each.text}”`).join(', ') };
});
const perThousand = (Number(cpuMs(reading)) / letters) * 1000;
console.log(
  `\nour own texts: ${share(verdicts)} of ${own.length} pass; ${perThousand.toFixed(2)} ms of a core per 1,000 characters`,
);
for (const { file, good, why } of verdicts) if (!good) misses.push(`ours, ${file}: ${why}`);
if (values.misses) console.log(`\n${misses.join('\n')}`);

function measure(hostile: CorpusKind, innocent: CorpusKind): void {
  console.log('| language | hostile refused | of | innocent accepted | of |\n|---|---|---|---|---|');
  for (const language of LANGUAGE_CODES) {
    const refused = corpus(language, hostile).map((input) => ({
      ...input,
      good: !moderation.check(input.text, { language }).clean,
    }));
    const accepted = corpus(language, innocent).map((input) => {
      const { clean, findings } = moderation.check(input.text, { language });
      return {
        ...input,
        good: clean,
        why: findings.map((each) => `${each.category} “${each.text}”`).join(', '),
      };
    });
    console.log(
      `| ${language} | ${share(refused)} | ${refused.length} | ${share(accepted)} | ${accepted.length} |`,
    );
    for (const { text, group, good } of refused)
      if (!good) misses.push(`${language} ${hostile} let through (${group}): ${text}`);
    for (const { text, group, good, why } of accepted)
      if (!good) misses.push(`${language} ${innocent} refused (${group}): ${text}   [${why}]`);
  }
}

function share(all: readonly { good: boolean }[]): string {
  if (all.length === 0) return '–';
  return `${((all.filter(({ good }) => good).length / all.length) * 100).toFixed(1)} %`;
}

function cpuMs(since: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(since);
  return ((user + system) / 1000).toFixed(0);
}
