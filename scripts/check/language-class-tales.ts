import { join } from 'node:path';
import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '#domain/languages.ts';
import { loadClassTales, type ClassTale } from '#engines/storyteller/class-tales/load-class-tales.ts';
import type { Findings } from './language-pieces.ts';

interface Told {
  age: AgeGroup;
  own: readonly ClassTale[];
  english: readonly ClassTale[];
}

/** A class that nothing is told to meets an error. Where there is one tale, others may come later. */
export async function classTalePieces(code: string, contentDir: string): Promise<Findings> {
  const dir = join(contentDir, 'class-tales');
  // One that is about to come is no code yet.
  const tellsTo = (age: AgeGroup, language: string) => loadClassTales(dir, language as LanguageCode, age);
  try {
    const told = await Promise.all(
      AGE_GROUPS.map(async (age): Promise<Told> => {
        const [own, english] = await Promise.all([tellsTo(age, code), tellsTo(age, DEFAULT_LANGUAGE)]);
        return { age, own, english };
      }),
    );
    const without = told.filter(({ own }) => own.length === 0).map(({ age }) => age);
    return {
      faults: [
        ...(without.length > 0 ? [`nothing is told in it to ${without.join(', ')}`] : []),
        ...told.flatMap(({ age, own }) => own.flatMap((tale) => namelessFigures(tale, age))),
      ].map((fault) => `${dir}: ${fault}`),
      later: untold(told).map((tale) => `${dir}: ${tale}`),
    };
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], later: [] };
  }
}

function namelessFigures({ id, plan, prose }: ClassTale, age: AgeGroup): string[] {
  return Object.keys(plan.people)
    .filter((name) => !prose.figures[name])
    .map((name) => `${id} does not say to ${age} what ${name} is called`);
}

function untold(told: readonly Told[]): string[] {
  const has = (tales: readonly ClassTale[], id: string) => tales.some((tale) => tale.id === id);
  const ids = new Set(told.flatMap(({ english }) => english.map(({ id }) => id)));
  return [...ids].flatMap((id) => {
    const ages = told.filter(({ own, english }) => has(english, id) && !has(own, id)).map(({ age }) => age);
    return ages.length > 0 ? [`${id} is not told in it to ${ages.join(', ')}`] : [];
  });
}
