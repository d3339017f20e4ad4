import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { DEFAULT_LANGUAGE, isLanguageCode } from '#domain/languages.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import { everyRendering } from '#engines/storyteller/testing/every-rendering.ts';
import { GRAMMARS } from '#engines/storyteller/testing/grammar/grammars.ts';
import { companies } from '#engines/storyteller/testing/grammar/rules.ts';
import { sentencesOf } from './story-metrics.ts';

/** Every sentence that the built-in storyteller can say, once, for a reader's eye: `npm run stories:sentences -- --lang ta` */
const { values } = parseArgs({
  options: { lang: { type: 'string', default: DEFAULT_LANGUAGE }, age: { type: 'string' } },
});
const { lang } = values;
if (!isLanguageCode(lang)) throw new Error(`there is no language ${lang}`);
const load = phrasebookLoader(fileURLToPath(new URL('../content', import.meta.url)));
const [girl = [], , unknown = [], , , , three = []] = companies(GRAMMARS[lang]);

let count = 0;
for (const age of AGE_GROUPS.filter((each) => values.age === undefined || each === values.age)) {
  const voice = await load(lang, age);
  const seen = new Set<string>();
  console.log(`# ${lang} ${age}`);
  for (const company of [girl, unknown, three].filter((each) => each.length > 0)) {
    const names = new RegExp(company.map(({ name }) => RegExp.escape(name)).join('|'), 'g');
    for (const { of, text } of everyRendering(voice, company))
      for (const sentence of sentencesOf(text)) {
        const key = sentence.replaceAll(names, '_');
        if (seen.has(key)) continue;
        seen.add(key);
        console.log(`${of}\t${sentence}`);
      }
  }
  count += seen.size;
}
console.log(`# ${count} sentences`);
