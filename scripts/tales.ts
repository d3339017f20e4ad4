import { parseArgs } from 'node:util';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { TALE_LANGUAGES } from '#engines/storyteller/tales/grammar/grammars.ts';
import type { TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import { WISH_HELP, WISH_OPTIONS, bookOf, toldTale } from './told-tale.ts';

const HELP = `Tells tales for an author, and proves them.

  npm run tales -- --who "Maya:child:f:loves trains" --who "Rex:dog" --place home --theme bedtime --age 3-5
  npm run tales -- --tale the-door-in-the-hill --way kind,brave,clever --age 6-8
  npm run tales -- --check [the-little-dark/3-5.en]
  npm run tales -- --unasked

${WISH_HELP}
  --lang      ${TALE_LANGUAGES.join(', ')}
  --pictures  with the direction of each scene
  --check     tells every tale (or those whose name begins so) to every kind of family,
              and holds it beside the English one
  --every     … or to every so-manyth, for a first look
  --unasked   lists the tellings that have nothing to talk about yet`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...WISH_OPTIONS,
    pictures: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    check: { type: 'boolean', default: false },
    unasked: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

try {
  if (values.help) console.log(HELP);
  else if (values.check) process.exitCode = await check(positionals[0] ?? '');
  else if (values.unasked) await listUnasked();
  else tell(await bookOf(values.lang, values.tale));
} catch (error) {
  // For an author, who has no use for the way through our files.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function tell(book: TaleBook): void {
  const { title, text, scenes, questions } = toldTale(values, book);
  console.log(`# ${title}\n`);
  scenes.forEach(({ offset, id, direction }, i) => {
    if (values.pictures) console.log(`    [${id}: ${JSON.stringify(direction)}]\n`);
    console.log(`${text.slice(offset, scenes[i + 1]?.offset).trimEnd()}\n`);
  });
  for (const question of questions) console.log(`? ${question}`);
}

async function check(only: string): Promise<number> {
  let wrong = 0;
  const [wanted] = only.split('/');
  const [, named] = /\.(\w+)$/.exec(only) ?? [];
  const english = await bookOf('en', wanted);
  for (const language of TALE_LANGUAGES.filter((code) => !named || code === named)) {
    const book = language === 'en' ? english : await bookOf(language, wanted);
    for (const tale of book.tales) {
      for (const prose of tale.prose.filter(({ where }) => where.startsWith(only))) {
        const { tellings, words, faults } = checkTale(tale, prose, { book, english }, Number(values.every));
        console.log(
          `${prose.where.padEnd(36)} ${String(tellings).padStart(6)} tellings, ${words.join(' / ')} words`,
        );
        for (const { what, times, example } of faults) console.log(`  ✗ ${what} (${times}×) ${example}`);
        wrong += faults.length;
      }
    }
  }
  return wrong === 0 ? 0 : 1;
}

async function listUnasked(): Promise<void> {
  for (const language of TALE_LANGUAGES) {
    const tellings = (await bookOf(language)).tales
      .filter((tale) => !isAdventure(tale))
      .flatMap(({ prose }) => prose.filter(({ questions }) => questions.length === 0));
    for (const { where } of tellings) console.log(where);
  }
}
