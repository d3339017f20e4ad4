import { z } from 'zod';
import { SETTING_PACKS, THEME_FAMILIES } from '#domain/story-world.ts';
import { LOST_KINDS } from '#engines/storyteller/built-in/plan/plan.ts';
import { CHOICE_KINDS } from '#domain/adventure.ts';
import { TAGS } from '#engines/storyteller/built-in/plan/tags.ts';

/**
 * What a language brings to the built-in storyteller: `content/languages/<code>/storyteller/`. `words.yaml` holds words in
 * all the finished forms that the language's passages ask for; the folders `3-5`, `6-8` and `9-12` hold prose.
 * docs/storyteller.md is the author's guide.
 */

/** A word in its finished forms. A plain text is its only form; `base` is what `{slot}` alone gives. */
const word = z.union([
  z.string().transform((base): Record<string, string> => ({ base })),
  z.record(z.string(), z.string()).refine((forms) => forms['base'] !== undefined, 'base is missing'),
]);

/** One word, or several that a story chooses from. */
const choice = z.union([z.array(word).min(1), word.transform((only) => [only])]);

const packWords = z.strictObject({
  where: choice,
  out: choice,
  town: choice,
  /** A story passes three of them, in this order. */
  stages: z.array(word).min(3),
  dark: choice,
  gap: choice,
  lost: z.record(z.enum(LOST_KINDS), choice),
  creature: choice,
  sidekick: choice,
  broken: choice,
  gift: choice,
  noise: choice,
  race: choice.optional(),
  newcomer: choice.optional(),
  builder: choice.optional(),
  night: choice.optional(),
  trail: choice.optional(),
});

export const phrasebookWords = z.strictObject({
  /** Between names, and before the last one. */
  list: z.object({ separator: z.string(), last: z.string() }),
  /** How somebody's own pet is introduced: `{name}` is filled in. */
  pets: z.object({ dog: z.string(), cat: z.string() }),
  /** Where a story plays whose place somebody made up: `{name}` is filled in. */
  elsewhere: z.string(),
  /** What families call their grown-ups, in lower case. */
  kin: z.object({ f: z.array(z.string()), m: z.array(z.string()) }),
  pronouns: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  packs: z.partialRecord(z.enum(SETTING_PACKS), packWords),
  items: z.record(z.string(), word),
});
export type PhrasebookWords = z.infer<typeof phrasebookWords>;

const matches = z.array(z.string().min(1)).min(1);

/**
 * What families write about their people, `details.yaml`: a description is read clause by clause, and the longest match
 * counts. A match is a word; `train*` also matches longer ones, and of several words all must be there.
 */
export const phrasebookDetails = z.strictObject({
  /** By these words a clause says what somebody is afraid of … */
  fears: matches,
  /** … and by these it says what is not so: it is left alone. */
  not: matches,
  /** Words between two clauses; punctuation always is. */
  between: z.array(z.string().min(1)).default([]),
  /** What one can love or fear. */
  things: z.array(z.object({ match: matches }).catchall(z.string())),
  /** What somebody is like: told once early, and once more when it helps or makes everybody laugh. */
  traits: z.array(
    z.strictObject({
      match: matches,
      plant: z.string(),
      pay: z.string(),
      /** Also true of an animal, which does not speak. */
      pet: z.boolean().default(false),
    }),
  ),
});
export type PhrasebookDetails = z.infer<typeof phrasebookDetails>;

const texts = z.array(z.string().min(1)).min(1);
const textsBy = z.record(z.string(), texts);
const textsByTwo = z.record(z.string(), textsBy);

const passage = z.union([
  z.string().transform((text) => ({ text, when: [] as string[] })),
  z.strictObject({ text: z.string(), when: z.array(z.enum(TAGS)) }),
]);

const motif = z.strictObject({ saying: z.string(), why: texts, insight: texts, end: texts });

const scene = z.strictObject({
  text: z.string(),
  choices: z.record(z.enum(CHOICE_KINDS), z.strictObject({ text: z.string(), outcome: z.string() })),
});

const adventure = z.strictObject({
  start: z.array(scene).min(1),
  /** By the first choice … */
  middle: z.record(z.enum(CHOICE_KINDS), z.array(scene).min(1)),
  /** … and by the second. */
  ending: z.record(z.enum(CHOICE_KINDS), texts),
});

export const bandProse = z.strictObject({
  /** Words that this age reads in another form, such as kana; same layout as words.yaml, only what differs. */
  words: z.record(z.string(), z.unknown()).default({}),
  motifs: z.record(z.enum(THEME_FAMILIES), z.array(motif).min(1)),
  /** By setting pack. */
  sense: textsBy,
  free: textsBy,
  /** By trait. */
  habit: textsBy,
  attempt: textsBy,
  /** By item. */
  quirk: textsBy,
  keep: textsBy,
  rest: textsBy,
  /** By item and what it is used for. */
  use: textsByTwo,
  /** By setting pack and kind of lost thing. */
  without: textsByTwo,
  back: textsByTwo,
  /** Why the little one took it, by kind of lost thing. */
  reason: textsBy,
  passages: z.record(z.string(), z.array(passage).min(1)),
  /** By shape. */
  titles: textsBy,
  adventure,
});
export type BandProse = z.infer<typeof bandProse>;
