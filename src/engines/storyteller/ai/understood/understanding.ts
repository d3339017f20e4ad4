import type { LanguageCode } from '#domain/languages.ts';
import { patternOf } from '#domain/text/patterns.ts';
import { BODY, FEARS, HABITS, LEAVE_OUT, RELATIONS } from '#engines/storyteller/ai/understood/fact-words.ts';
import { detailsLoader } from '#engines/storyteller/built-in/phrasebook/load-phrasebook.ts';
import { allDetails } from '#engines/storyteller/built-in/tell/read-details.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { isTaleLanguage } from '#engines/storyteller/tales/grammar/grammars.ts';
import { vocabularies } from '#engines/storyteller/tales/load-tales.ts';
import { aidOf, type Aid, type Fact, type FactKind, type Spoken } from '#engines/storyteller/tales/people.ts';
import { jobWord, type Words } from '#engines/storyteller/tales/words/words.ts';

/** What a model may know of somebody. Nothing that touches illness, loss or trouble is ever in it. */
export interface About {
  loves?: string[];
  canDo?: string[];
  fears?: string[];
  workOrWorked?: string[];
  habits?: string[];
  getsAbout?: string[];
  kin?: string[];
  /** Known by its words alone: whether it is loved nobody could tell. */
  mentioned?: string[];
  /** In the family's own words: what is loved, and is in no list of ours. */
  alsoSaid?: string[];
}

export interface Understood {
  about: About;
  /** For the whole story, of no one in particular. */
  leaveOut: readonly string[];
  aid?: Aid;
}

export interface Understanding {
  of(character: StoryCharacter, language: LanguageCode): Promise<Understood>;
  /** Whether words of a family are to stay with us. */
  isSensitive(text: string, language: LanguageCode): Promise<boolean>;
}

/** What the built-in storyteller understands, for whoever tells outside. */
export function createUnderstanding(contentDir: string): Understanding {
  const vocabularyOf = vocabularies(contentDir);
  const detailsOf = detailsLoader(contentDir);
  return {
    async of(character, language) {
      if (!character.description) return { about: {}, leaveOut: [] };
      if (isTaleLanguage(language)) return byFacts(character, (await vocabularyOf(language)).words);
      // Without the words to tell what is sensitive, only words of ours go out.
      const details = await detailsOf(language);
      return { about: details ? filled(allDetails(character, details, language)) : {}, leaveOut: [] };
    },
    async isSensitive(text, language) {
      if (!isTaleLanguage(language)) return false;
      return understand(text, (await vocabularyOf(language)).words).some(isSilent);
    },
  };
}

const isSilent = ({ kind }: Fact) => kind === 'sensitive';

function byFacts({ name, kind, gender, description = '' }: StoryCharacter, words: Words): Understood {
  const facts = understand(description, words);
  // What stands beside it may tell it, too: "her twin", "since last year".
  const isGuarded = facts.some(isSilent);
  const groups = (wanted: FactKind) => facts.flatMap((fact) => (fact.kind === wanted ? [fact.group] : []));
  const things = (wanted: FactKind) =>
    facts.flatMap((fact) => (fact.kind === wanted && fact.thing ? [fact.thing] : []));
  const aid = aidOf({ name, kind, spoken: gender, facts });
  return {
    about: filled({
      loves: things('love'),
      canDo: things('skill'),
      fears: inWords(groups('fear'), FEARS),
      // A child who "sees a psychologist" is none.
      workOrWorked: kind === 'child' ? [] : jobsIn(groups('job'), words, gender),
      habits: inWords(groups('habit'), HABITS),
      getsAbout: inWords(groups('body'), BODY),
      kin: isGuarded ? [] : inWords(groups('relation'), RELATIONS),
      alsoSaid: isGuarded ? [] : groups('unknown').filter((clause) => isHarmless(clause, description, words)),
    }),
    leaveOut: inWords(groups('sensitive'), LEAVE_OUT),
    ...(aid && { aid }),
  };
}

function jobsIn(jobs: readonly string[], words: Words, gender: Spoken): string[] {
  return jobs.flatMap((job) => jobWord(words, job, gender) ?? []);
}

function inWords(groups: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return groups.flatMap((group) => words[group] ?? []);
}

function filled(about: Record<keyof About, string[]> | Partial<About>): About {
  return Object.fromEntries(Object.entries(about).filter(([, said]) => said.length > 0));
}

/** Longer ones tell more than what is loved. */
const MOST_SAID = 50;
const NUMBERS_AND_ADDRESSES = /[\p{N}@/:_]/u;

/**
 * No list knows all that is sensitive, so of what nobody understood only what begins with a word of love goes out, in
 * small words: nobody and no place is named, nothing is denied, nothing counted.
 */
function isHarmless(clause: string, description: string, { says }: Words): boolean {
  const at = description.toLowerCase().replaceAll('’', "'").indexOf(clause);
  // The beginning of a sentence has a capital that names nobody.
  const written = description.slice(at, at + clause.length).replace(/^\p{Lu}(?=\p{Ll}+ )/u, '');
  return (
    at !== -1 &&
    clause.length <= MOST_SAID &&
    clause.search(patternOf(says.love.filter(isPlainWord))) === 0 &&
    !/\p{Lu}/u.test(written) &&
    !NUMBERS_AND_ADDRESSES.test(clause) &&
    !patternOf([...says.not, ...says.fear]).test(clause)
  );
}

/** "love*" and not "always *ing", which is said of all sorts of things. */
const isPlainWord = (pattern: string) => /^[^*]*\*?$/u.test(pattern);
