import { z } from 'zod';
import {
  ALL_VIEWS,
  FIGURES,
  MOODS,
  PLACES,
  POSES,
  PROPS,
  TIMES_OF_DAY,
  WEATHERS,
  type Prop,
} from '#domain/picture-world.ts';
import { appearance, placedThing, whereabouts, type PlacedThing } from '#domain/direction-words.ts';
import { GENDERS } from '#domain/story-world.ts';

export const SHOTS = [
  'wide',
  'medium',
  'two-shot',
  'close',
  'over-shoulder',
  'low-angle',
  'birds-view',
  'detail',
  'silhouette',
] as const;
export type Shot = (typeof SHOTS)[number];

/** What somebody feels. */
export const EMOTIONS = [
  ...MOODS,
  'laughing',
  'proud',
  'wonder',
  'worried',
  'crying',
  'determined',
  'curious',
  'asleep',
  'tender',
  'mischievous',
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** What somebody does, some of it with a partner. */
export const ACTIONS = [
  ...POSES,
  'kneel',
  'crouch',
  'climb',
  'swim',
  'dance',
  'dig',
  'throw',
  'catch',
  'eat',
  'drink',
  'read',
  'write',
  'paint',
  'play',
  'sing',
  'ride',
  'push',
  'pull',
  'lift',
  'carry',
  'reach',
  'hide',
  'peek',
  'lie',
  'crawl',
  'fall',
  'bow',
  'listen',
  'whisper',
  'high-five',
  'on-shoulders',
  'read-together',
  'shout',
  'yawn',
  'blow',
  'sneeze',
  'sniff',
  'knock',
  'count',
  'stir',
  'pour',
  'hang',
] as const;
export type Action = (typeof ACTIONS)[number];

const somebody = appearance.extend({
  /** As the story calls them. */
  name: z.string().max(100),
  /** As a telling in another language calls them; pictures know them by their name. */
  called: z.string().max(100).optional(),
  figure: z.enum(FIGURES),
  /** Of whom only the story knows; one's own people have said it elsewhere. */
  gender: z.enum(GENDERS).optional(),
  pose: z.enum(ACTIONS).optional(),
  mood: z.enum(EMOTIONS).optional(),
  /** With whom they do it, by the name in this scene. */
  with: z.string().max(100).optional(),
  /** Whom or what they look at, by the name in this scene. */
  looks: z.string().max(100).optional(),
  holds: z.enum(PROPS).optional(),
  /** On, in, at, under, behind or beside a thing or somebody, or far. */
  at: whereabouts.optional(),
  aid: z.enum(['wheelchair', 'walker', 'cane', 'crutches']).optional(),
});

/** What a picture of a scene shows, in no language: whoever tells the story knows it, and nobody need read the text to draw it. */
export const sceneDirection = z.object({
  place: z.enum(PLACES),
  /** The part of the place: "home", "dark", "high" … */
  spot: z.string().max(40),
  /** From where it is seen; absent: the same for every scene at this spot. */
  view: z.enum(ALL_VIEWS).optional(),
  light: z.enum(TIMES_OF_DAY),
  weather: z.enum(WEATHERS),
  shot: z.enum(SHOTS),
  who: z.array(somebody).max(12),
  /** The most important first. */
  things: z.array(z.union([z.enum(PROPS), placedThing])).max(12),
});
export type SceneDirection = z.infer<typeof sceneDirection>;
export type DirectedPerson = z.infer<typeof somebody>;

export const placed = (thing: SceneDirection['things'][number]): PlacedThing =>
  typeof thing === 'string' ? { what: thing } : thing;

/** What is there, without how and where. */
export const propsOf = ({ things }: Pick<SceneDirection, 'things'>): Prop[] =>
  things.map((thing) => placed(thing).what);

/** A scene of a story: where its text begins, and what its picture shows. */
export const storyScene = z.object({
  id: z.string().max(60),
  /** In the whole text, in UTF-16 units. */
  offset: z.int().min(0),
  direction: sceneDirection,
});
export type StoryScene = z.infer<typeof storyScene>;
