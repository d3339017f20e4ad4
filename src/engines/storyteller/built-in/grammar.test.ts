import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import { everyRendering } from '#engines/storyteller/testing/every-rendering.ts';
import { GRAMMARS } from '#engines/storyteller/testing/grammar/grammars.ts';
import { companies, faultsIn } from '#engines/storyteller/testing/grammar/rules.ts';

const load = phrasebookLoader(fileURLToPath(new URL('../../../../content', import.meta.url)));

/** Nobody writes in the phrasebooks any more: of each language one age is watched, another one than elsewhere. */
const PHRASEBOOKS = LANGUAGE_CODES.map(
  (language, i) => [language, AGE_GROUPS[(i + 1) % 3] ?? '3-5'] as const,
);

test.each(PHRASEBOOKS)(
  'the grammar of %s holds in every passage, whoever it is about: %s [LA-05]',
  { timeout: 120_000 },
  async (language, age) => {
    const grammar = GRAMMARS[language];
    const phrasebook = await load(language, age);
    const faults = new Set<string>();
    const spelledOut = new Set<Passage>();
    for (const company of companies(grammar))
      for (const { of, text } of everyRendering(phrasebook, company, spelledOut))
        for (const fault of faultsIn(text, language, grammar)) faults.add(`${of}: ${fault}: ${text}`);
    expect([...faults]).toEqual([]);
  },
);
