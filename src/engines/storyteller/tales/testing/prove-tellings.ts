import { expect, test, vi } from 'vitest';
import type { AgeGroup } from '#domain/age-groups.ts';
import { isAdventure } from '#engines/storyteller/tales/adventure/steps.ts';
import { checkTale } from '#engines/storyteller/tales/check/check-tale.ts';
import { ourTellings } from '#engines/storyteller/tales/testing/our-tellings.ts';

/** Some forty families for each. `npm run tales -- --check` tells them to thirty times as many. */
const EVERY = 31;
/** An adventure is told to each of them by 27 ways. */
const EVERY_OF_27 = 67;

/** Of one age: two cores prove the ages beside each other. */
export async function proveTellings(age: AgeGroup): Promise<void> {
  vi.setConfig({ testTimeout: 300_000 });
  test.each(await ourTellings([age]))('$where', ({ book, english, tale, prose }) => {
    const { faults } = checkTale(tale, prose, { book, english }, isAdventure(tale) ? EVERY_OF_27 : EVERY);
    expect(faults.map(({ what, example }) => `${what} ${example}`)).toEqual([]);
  });
}
