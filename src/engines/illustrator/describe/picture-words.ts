import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Size } from '#domain/direction-words.ts';
import { languageFile } from '#domain/language-files.ts';
import { FIGURES, PLACES, PROPS, TIMES_OF_DAY, WEATHERS, type View } from '#domain/picture-world.ts';
import { ACTIONS, EMOTIONS } from '#domain/scene-direction.ts';

/** What is said beside the doings of a direction: who only is there, or looks at somebody. */
export const PLAIN_DOINGS = ['be', 'look'] as const;
/** Doings that name whom somebody does it with, or to. */
export const DOINGS_WITH = [
  'look',
  'hug',
  'carry',
  'hold-hands',
  'whisper',
  'high-five',
  'on-shoulders',
  'read-together',
  'give',
  'dance',
  'push',
  'pull',
  'ride',
  'point',
  'wave',
  'listen',
] as const;
/** Doings that name the thing they are done to. */
export const DOINGS_TO = [
  'hold',
  'give',
  'carry',
  'lift',
  'throw',
  'catch',
  'push',
  'pull',
  'read',
  'write',
  'eat',
  'drink',
] as const;
export const INSTRUMENTS = ['drum', 'guitar', 'trumpet', 'violin', 'accordion', 'flute'] as const;
export const MOUNTS = [
  'bicycle',
  'scooter',
  'skateboard',
  'sled',
  'boat',
  'train',
  'car',
  'rocket',
  'broom',
] as const;
/** Where the place alone would say something else, or too little. */
export const NAMED_VIEWS = [
  'streamWithBridge',
  'waterfallPool',
  'platformInTheCrowns',
  'parkByThePond',
  'orchard',
  'lakeside',
  'hilltop',
  'flowerRows',
  'lighthouseRock',
  'captainsCabin',
  'harbourQuay',
  'sunkenShip',
  'coralPalace',
  'frozenLake',
  'northernIce',
  'oasis',
  'canyon',
  'cosyDen',
  'behindWaterfall',
  'courtyard',
  'terrace',
  'square',
  'river',
  'roofGarden',
  'fair',
  'lanternStreet',
  'classroom',
  'artRoom',
  'gymHall',
  'museumHall',
  'livingRoom',
  'kitchen',
  'toyWorkshop',
  'bridge',
  'moon',
  'oddPlanet',
  'floatingIslands',
  'balloonsOverLand',
  'campByTheLake',
  'mushroomVillage',
  'clearing',
  'lastBirch',
  'prehistoricValley',
  'ruinedCourt',
  'bambooGrove',
  'lilyPond',
  'schoolyard',
  'parkFountain',
  'stableYard',
  'hayloft',
  'lampGallery',
  'openSea',
  'woodenHut',
  'redHouses',
  'iceCave',
  'stoneWell',
  'duneTop',
  'underTheStairs',
  'storeroom',
  'plainCave',
  'rootHollow',
  'greatHall',
  'moat',
  'corridorOfDoors',
  'railwayPlatform',
  'waitingRoom',
  'inventorsYard',
  'villageLane',
  'workshop',
  'circusRing',
  'circusWagons',
  'toyShop',
  'playroom',
  'bathroom',
  'hallway',
  'spaceport',
  'greenhouseDome',
  'departureHall',
] as const satisfies readonly View[];
/** A calm face goes without saying, and to be asleep is a doing. */
export const SAID_MOODS = EMOTIONS.filter((mood) => mood !== 'calm' && mood !== 'asleep');
/** Of all that one can sit on, in or at, what a listener would miss. */
export const SAID_SPOTS = [
  'on chair',
  'on bench',
  'on stool',
  'at table',
  'on bed',
  'in rowing-boat',
] as const;
export const SAID_SIZES = ['tiny', 'giant'] as const satisfies readonly Size[];
/** That it is day goes without saying. */
export const SAID_TIMES = TIMES_OF_DAY.filter((time) => time !== 'day');
export const SAID_WEATHERS = WEATHERS.filter((weather) => weather !== 'clear' && weather !== 'cloudy');
/** From "two others" on; nobody directs more than twelve people. */
const FEWEST_OTHERS = 2;
const MOST_OTHERS = 12;

/** Letters, and what only a template may hold: `{slots}` and `[one|several]`. */
const phrase = z.string().regex(/^[^{}]+$/, 'has a slot');
const template = (...slots: string[]) =>
  z
    .string()
    .min(1)
    .refine(
      (text) => slots.every((slot) => new RegExp(`\\{[^a-z{}]*${slot}\\b[^{}]*\\}`).test(text)),
      `lacks ${slots.map((slot) => `{${slot}}`).join(' ')}`,
    );
/** A pattern, and what is put in the place of what it finds. */
const rule = (flags = 'u') =>
  z.tuple([z.string().transform((source) => new RegExp(source, flags)), z.string()]);

/**
 * The words in which a language says what a picture shows. A template owns the order of its words: `{slot}` is filled, with
 * whatever stands beside the name in the braces (`{, mood}`) only if there is something to fill in. `[one|several]` chooses
 * by who is spoken of; with four forms `[he|she|they|they, all women]`, with six
 * `[he|she|somebody respected or unknown|it|they|they, all of them animals or things]`.
 */
const pictureWords = z.strictObject({
  sentence: z.strictObject({
    /** Who comes first in a picture: what they do, and where and when that is. */
    lead: template('who', 'does'),
    /** Where, when and how, at the `{rest}` of a doing whose verb comes in two parts, else at that of the sentence. */
    rest: z.string().optional(),
    /** What the others do. */
    further: template('who', 'does'),
    /** Between two sayings about others. */
    and: phrase,
    /** What else is there; `{seen}` is a list. */
    also: template('seen'),
    /** Things alone. */
    things: template('seen'),
    nobody: template('where'),
    holding: template('thing'),
    stop: phrase,
    /** Between two sentences. */
    space: z.string(),
  }),
  lists: z.strictObject({
    two: template('1', '2'),
    three: template('1', '2', '3'),
    /** Two names, three names, and how many others there are. */
    crowds: z.tuple([template('1', '2', 'others'), template('1', '2', '3', 'others')]),
    /** The same of whatever lies there. */
    seen: template('1', '2'),
    /** Somebody in that list. */
    person: template('partner').default('{partner}'),
    /** "two others" and on, to twelve. */
    others: z.array(phrase).length(MOST_OTHERS - FEWEST_OTHERS + 1),
  }),
  agreement: z
    .strictObject({
      /** Figures whose word is feminine, for whom the story does not know. */
      feminine: z.array(z.enum(FIGURES)).default([]),
      /** Grown-ups of whom is spoken as of several, by gender. */
      respect: z.array(z.enum(['f', 'm', 'x'])).default([]),
      /** Names that stand for whoever reads. */
      reader: z.array(phrase).default([]),
    })
    .prefault({}),
  /** How a name or a thing is bent for `{partner.case}` and `{thing.case}`: the first rule that finds something. */
  cases: z.record(z.string(), z.array(rule())).default({}),
  /** How somebody is called again: "a mouse", and then "the mouse". */
  again: z.array(rule()).default([]),
  /** How a thing is called that stands by itself, with its word under it: "a ball" is a "ball", „einen Ball“ is „ein Ball“. */
  alone: z.array(rule()).default([]),
  /** What melts together in a whole sentence. */
  mend: z.array(rule('gu')).default([]),
  does: z.record(z.enum([...ACTIONS, ...PLAIN_DOINGS]), template()),
  with: z.record(z.enum(DOINGS_WITH), template('partner')),
  to: z.record(z.enum(DOINGS_TO), template('thing')),
  gives: template('thing', 'partner'),
  plays: z.record(z.enum(INSTRUMENTS), template()),
  rides: z.record(z.enum(MOUNTS), template()),
  /** What somebody does of whom nothing but the feeling is known. */
  feels: z.record(z.enum(SAID_MOODS), template()),
  moods: z.record(z.enum(SAID_MOODS), phrase),
  /** Where somebody sits. */
  spots: z.record(z.enum(SAID_SPOTS), phrase),
  /** Who is so much smaller or larger than others. */
  sizes: z.record(z.enum(SAID_SIZES), phrase),
  places: z.record(z.enum(PLACES), phrase),
  views: z.record(z.enum(NAMED_VIEWS), phrase),
  times: z.record(z.enum(SAID_TIMES), phrase),
  weathers: z.record(z.enum(SAID_WEATHERS), phrase),
  things: z.record(z.enum(PROPS), phrase),
  figures: z.record(z.enum(FIGURES), phrase),
});
export type PictureWords = z.infer<typeof pictureWords>;

export function readDescriptions(contentDir: string, language: string): PictureWords {
  const file = languageFile(contentDir, language, 'descriptions');
  const parsed = pictureWords.safeParse(load(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `  ${path.join(' > ')}: ${message}`);
  throw new Error(`${file}:\n${issues.join('\n')}`);
}

export const othersOf = ({ lists }: PictureWords, count: number): string =>
  lists.others[count - FEWEST_OTHERS] ?? String(count);
