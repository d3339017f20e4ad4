import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { AGE_GROUPS } from '#domain/age-groups.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import { phrasebookLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import type { Passage } from '#engines/storyteller/built-in/phrasebook/passage.ts';
import { everyRendering } from '#engines/storyteller/testing/every-rendering.ts';
import { GRAMMARS } from '#engines/storyteller/testing/grammar/grammars.ts';
import { companies, faultsIn } from '#engines/storyteller/testing/grammar/rules.ts';

const load = phrasebookLoader(fileURLToPath(new URL('../../../../content', import.meta.url)));

describe.each(LANGUAGE_CODES)('the grammar of %s', (language) => {
  const grammar = GRAMMARS[language];
  test.each(AGE_GROUPS)(
    'holds in every passage, whoever it is about: %s [LA-05]',
    { timeout: 120_000 },
    async (age) => {
      const phrasebook = await load(language, age);
      const faults = new Set<string>();
      const spelledOut = new Set<Passage>();
      for (const company of companies(grammar))
        for (const { of, text } of everyRendering(phrasebook, company, spelledOut))
          for (const fault of faultsIn(text, language, grammar)) faults.add(`${of}: ${fault}: ${text}`);
      expect([...faults]).toEqual([]);
    },
  );
});
