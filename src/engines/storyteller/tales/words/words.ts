import { z } from 'zod';
import { FIGURES, PLACES, viewsOf, WEATHERS, type Place, type View } from '#domain/picture-world.ts';
import type { Spoken } from '#engines/storyteller/tales/people.ts';
import { figureOfPlace, looksAndHolds, OTHER_PARTS } from '#engines/storyteller/tales/words/figures.ts';

const patterns = z.array(z.string().min(1)).min(1);
const somebody = z.object({
  kind: z.enum(['child', 'adult', 'pet', 'being']),
  gender: z.enum(['f', 'm', 'n', 'x']),
  figure: z.enum(FIGURES),
  looks: looksAndHolds.prefault(''),
});

/** "bedroom", or with the way to see it: "bedroom/kitchen". */
const drawn = z.string().transform((written, context): { place: Place; view?: View } => {
  const [first, second] = written.split('/');
  const place = PLACES.find((each) => each === first);
  const views: readonly View[] = place ? viewsOf(place) : [];
  const view = views.find((each) => each === second);
  if (!place || (second !== undefined && !view)) {
    context.addIssue({ code: 'custom', message: `nobody can draw ${written}` });
    return z.NEVER;
  }
  return { place, ...(view && { view }) };
});

/** What is true of a place in every language. */
export const placeFacts = z.object({
  picture: z.enum(PLACES),
  /** What is drawn where: the spots that tales and pictures name. */
  spots: z.record(z.string(), drawn),
  /** Nouns that nobody reaches on wheels, and the noun that is told instead. */
  steps: z.record(z.string(), z.string()).default({}),
  /** The weather that there can be. */
  skies: z.array(z.enum(WEATHERS)).min(1).default(['clear']),
  resident: somebody,
  friend: somebody,
  /** The others who live there, by their parts. */
  who: z.partialRecord(z.enum(OTHER_PARTS), figureOfPlace).default({}),
});
export type PlaceFacts = z.infer<typeof placeFacts>;

export const places = z.record(z.string(), placeFacts);
export type Places = z.infer<typeof places>;

const text = z.string().min(1);
/** As a dictionary prints it; or several, of which each telling has one. */
const entry = z.union([text.transform((only): readonly string[] => [only]), z.array(text).min(2)]);
const sorts = z.record(z.string(), z.array(z.string()).min(1));

/** `n`: for whoever is neither, or of whom nothing is said, where a word that agrees would have to choose. */
const trade = z.object({ m: text, f: text, n: text.optional() });

/** The words of one language: nouns of places, and what families write. */
export const words = z.object({
  /** A place's nouns; `resident` and `friend` are "Name | introduction". Of several, a telling has one. */
  places: z.record(z.string(), z.record(z.string(), entry)),
  jobs: z.record(z.string(), z.object({ word: z.union([z.string(), trade]), match: patterns })),
  says: z.object({
    love: patterns,
    skill: patterns,
    fear: patterns,
    not: patterns,
    between: patterns,
    /** A clause ends after these words, which belong to it: "ரயிலும் | படகும் பிடிக்கும்". */
    joined: z.array(z.string()).default([]),
    /** The verb stands at the end: what is listed before it is liked or feared as well. */
    verbLast: z.boolean().default(false),
    /** Where nothing need stand between two clauses, the words that begin one: 喜欢火车|怕黑. */
    opens: z.array(z.string()).default([]),
    /** Nothing shows where a thing ends, so that several may stand in one clause: "電車とバスが好き". */
    several: z.boolean().default(false),
    /** What follows these is a clause of its own, though nothing marks it: "好きで", "好きな". */
    ends: z.array(z.string()).default([]),
    /** In the clause of a trade: it is over; unless it goes `on`. `retired` may stand in any clause. */
    former: z.array(z.string()).default([]),
    on: z.array(z.string()).default([]),
    retired: z.array(z.string()).default([]),
  }),
  /** Group → thing → what is written for it. */
  loves: z.record(z.string(), z.record(z.string(), patterns)),
  fears: z.record(z.string(), patterns),
  /** Some of the things of a group, and some of the fears, of which a line may be true together: "rails". */
  sorts: z.object({ loves: sorts, fears: sorts }).default({ loves: {}, fears: {} }),
  habits: z.record(z.string(), patterns),
  body: z.record(z.string(), patterns),
  relations: z.record(z.string(), patterns).default({}),
  sensitive: z.record(z.string(), patterns),
  /** The first sentence of a story at a place that somebody typed: `{at}`. */
  elsewhere: z.array(z.string()).min(1),
  /** When a story goes on that nobody here told, and when somebody joins it: `{names}`. */
  sequels: z.object({
    goesOn: z.array(z.string()).min(1),
    joins: z.object({ one: z.array(z.string()).min(1), many: z.array(z.string()).min(1) }),
  }),
});
export type Words = z.infer<typeof words>;

/** "a postman", "a postwoman". */
export function jobWord({ jobs }: Words, job: string, spoken: Spoken): string | undefined {
  const word = jobs[job]?.word;
  if (typeof word !== 'object') return word;
  if (spoken === 'f') return word.f;
  return spoken === 'm' ? word.m : (word.n ?? word.m);
}
