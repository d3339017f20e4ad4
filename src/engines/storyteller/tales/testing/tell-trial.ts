import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { castTale } from '#engines/storyteller/tales/cast/cast-tale.ts';
import type { Fact, Person, Spoken } from '#engines/storyteller/tales/people.ts';
import { tellTale } from '#engines/storyteller/tales/tell/tell-tale.ts';
import { TRIAL_PLAN, trialBook } from '#engines/storyteller/tales/testing/trial-book.ts';
import type { Words } from '#engines/storyteller/tales/words/words.ts';

interface TrialTelling {
  language: LanguageCode;
  words: Words;
  prose: string;
  people: readonly Person[];
  place?: string;
  ageGroup?: AgeGroup;
}

/** The paragraphs of a small tale, parsed, cast and told. */
export function tellTrial({
  language,
  words,
  prose,
  people,
  place = 'valley',
  ageGroup = '3-5',
}: TrialTelling): string[] {
  const book = trialBook({ plan: TRIAL_PLAN, prose, language, words, ageGroup });
  const [tale] = book.tales;
  if (!tale) throw new Error('no tale');
  const casting = castTale(tale, { ageGroup, place, people, seed: 1 }, book);
  if ('because' in casting) throw new Error(casting.because);
  const { title, text } = tellTale(casting);
  return [title, ...text.split('\n\n')];
}

export const child = (name: string, spoken: Spoken, ...facts: Fact[]): Person => ({
  name,
  kind: 'child',
  spoken,
  facts,
});
export const adult = (name: string, spoken: Spoken, ...facts: Fact[]): Person => ({
  name,
  kind: 'adult',
  spoken,
  facts,
});
export const pet = (name: string, spoken: Spoken, species?: string): Person => ({
  name,
  kind: 'pet',
  spoken,
  ...(species && { species }),
  facts: [],
});
/** Somebody of whom no more is known than how one speaks of them, and perhaps how they get about. */
export const somebody = (name: string, spoken: Spoken, aid?: string): Person =>
  child(name, spoken, ...(aid ? [{ kind: 'body', group: aid } as const] : []));
