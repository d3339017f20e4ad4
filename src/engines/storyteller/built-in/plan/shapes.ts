import type { ThemeFamily } from '#domain/story-world.ts';

/** How a story moves. Each shape is a chain of causes: what is planted early solves what stands in the way later. */
export const SHAPES = [
  'lost',
  'noise',
  'mend',
  'promise',
  'race',
  'newcomer',
  'builder',
  'night',
  'trail',
  'quarrel',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What stands in the way: a dark place, a gap, or somebody too shy to come near. */
export const OBSTACLES = ['dark', 'gap', 'shy'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What a thing can do. */
export const AFFORDANCES = ['light', 'call', 'tie', 'reach', 'share', 'warm'] as const;
export type Affordance = (typeof AFFORDANCES)[number];

/** What helps against what. */
export const REMEDIES: Readonly<Record<Obstacle, readonly Affordance[]>> = {
  dark: ['light', 'call'],
  gap: ['tie', 'reach'],
  shy: ['share', 'call', 'warm'],
};

interface ShapeRules {
  obstacles: readonly Obstacle[];
  /**
   * Beats in order. `*` is replaced by the obstacle. The youngest do without those marked `6+`, which would make
   * their story too long.
   */
  beats: readonly string[];
  /** Themes that this shape can carry to the end. */
  suits: readonly ThemeFamily[];
  /** Somebody has to answer: a pet at the hero's side will not do. */
  needsTalk?: true;
}

export const SHAPE_RULES: Readonly<Record<Shape, ShapeRules>> = {
  lost: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.lost',
      'DECIDE',
      'TRAVEL',
      'OBST.*',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'FOUND',
      'SETTLE.lost',
      'RETURN.lost',
      'CLOSE',
    ],
    suits: ['courage', 'kindness', 'friendship', 'curiosity', 'teamwork', 'imagination'],
  },
  noise: {
    obstacles: ['shy'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.noise',
      'DECIDE',
      'TRAVEL',
      'SEE.noise',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'FREE.noise',
      'RETURN.noise',
      'CLOSE',
    ],
    suits: ['courage', 'kindness', 'friendship', 'curiosity', 'teamwork', 'imagination'],
  },
  mend: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'BREAK',
      'HIDE',
      'TELL',
      'SEEK',
      'OBST.*',
      'TRY.*',
      'RECALL.mend',
      'FIX.*',
      'MENDED',
      'CLOSE',
    ],
    suits: ['honesty', 'courage', 'friendship'],
  },
  promise: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.promise',
      'DECIDE',
      'TRAVEL',
      'MEET',
      'HELP',
      'OBST.*',
      'TRY.*',
      'LOW 6+',
      'FAVOUR.*',
      'ARRIVE',
      'CLOSE',
    ],
    suits: ['kindness', 'honesty', 'friendship', 'courage', 'calm'],
  },
  race: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.race',
      'DECIDE',
      'TRAVEL',
      'OBST.*',
      'TRY.*',
      'CHOOSE',
      'RECALL',
      'FIX.*',
      'FINISH',
      'CLOSE',
    ],
    suits: ['teamwork', 'kindness', 'friendship', 'honesty', 'courage'],
  },
  newcomer: {
    obstacles: ['shy'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.newcomer',
      'DECIDE',
      'SEE.newcomer',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'JOIN',
      'RETURN.newcomer',
      'CLOSE',
    ],
    suits: ['kindness', 'friendship', 'curiosity', 'teamwork', 'imagination'],
  },
  builder: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.builder',
      'DECIDE',
      'WATCH',
      'SEE.builder',
      'OBST.*',
      'TRY.*',
      'RECALL',
      'FIX.*',
      'BUILT',
      'CLOSE',
    ],
    suits: ['imagination', 'teamwork', 'curiosity', 'kindness'],
  },
  night: {
    obstacles: ['dark'],
    beats: [
      'OPEN.night',
      'PLANT',
      'PROBLEM.night',
      'DECIDE',
      'TRAVEL.night',
      'OBST.*',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'HOME.night',
      'CLOSE.night',
    ],
    suits: ['calm', 'courage', 'kindness', 'imagination', 'curiosity'],
  },
  trail: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.trail',
      'DECIDE',
      'FOLLOW',
      'OBST.*',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'FIND.trail',
      'SHARE.trail',
      'CLOSE',
    ],
    suits: ['curiosity', 'imagination', 'courage', 'friendship', 'kindness', 'calm'],
  },
  quarrel: {
    obstacles: ['dark', 'gap'],
    beats: [
      'OPEN',
      'PLANT',
      'PROBLEM.quarrel',
      'TRAVEL',
      'QUARREL',
      'APART',
      'OBST.*',
      'TRY.*',
      'LOW 6+',
      'RECALL',
      'FIX.*',
      'MAKEUP',
      'CLOSE',
    ],
    suits: ['friendship', 'teamwork', 'honesty', 'kindness', 'calm'],
    needsTalk: true,
  },
};

export interface ShapesForOptions {
  family: ThemeFamily;
  /** Whether whoever goes along can talk. */
  talks: boolean;
}

export function shapesFor(
  available: readonly Shape[],
  { family, talks }: ShapesForOptions,
): readonly Shape[] {
  const possible = available.filter((shape) => talks || !SHAPE_RULES[shape].needsTalk);
  const suited = possible.filter((shape) => SHAPE_RULES[shape].suits.includes(family));
  return suited.length > 0 ? suited : possible;
}
