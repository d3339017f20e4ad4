import type { AgeGroup } from '#domain/age-groups.ts';
import { THEME_FAMILIES, type SettingPack, type ThemeFamily } from '#domain/story-world.ts';
import type { Memory } from '#engines/storyteller/built-in/memory.ts';
import { castStory, type Cast } from '#engines/storyteller/built-in/plan/casting.ts';
import { remediesFor } from '#engines/storyteller/built-in/plan/items.ts';
import {
  SHAPE_RULES,
  shapesFor,
  type Affordance,
  type Obstacle,
  type Shape,
} from '#engines/storyteller/built-in/plan/shapes.ts';
import { hash, pick, type Random } from '#domain/random.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';

export const TRAITS = ['curious', 'bold', 'careful', 'kind', 'dreamy'] as const;
export type Trait = (typeof TRAITS)[number];

/** The lost thing gave light or made a sound; whoever took it was afraid of the dark or of the quiet. */
export const LOST_KINDS = ['light', 'sound'] as const;
export type LostKind = (typeof LOST_KINDS)[number];

/** Everything that happens, before a word is chosen. It knows no language. */
export interface Plan {
  ageGroup: AgeGroup;
  shape: Shape;
  family: ThemeFamily;
  pack: SettingPack;
  cast: Cast;
  trait: Trait;
  /** What is planted at the start … */
  item: string;
  /** … and what it turns out to be good for … */
  affordance: Affordance;
  /** … when this is in the way. */
  obstacle: Obstacle;
  lost: LostKind;
  giver: 'elder' | 'pal' | 'pocket';
  sayer: 'elder' | 'pal' | 'note';
  beats: readonly string[];
}

/** What the language at hand can tell. */
export interface Repertoire {
  shapes: readonly Shape[];
  items: readonly string[];
  packs: readonly SettingPack[];
}

export interface PlanOptions {
  request: StoryRequest;
  repertoire: Repertoire;
  memory: Memory;
  random: Random;
  /** Carried over from the story so far. */
  item?: string | undefined;
}

export function makePlan({ request, repertoire, memory, random, item: carried }: PlanOptions): Plan {
  const cast = castStory(request.characters);
  const family = request.theme.family ?? pick(stable(request.theme.name), THEME_FAMILIES);
  const shapes = shapesFor(repertoire.shapes, { family, talks: talks(cast.pal) });
  const shape = memory.freshest(random, shapes, (each) => `shape ${each}`);
  const obstacle = memory.freshest(random, SHAPE_RULES[shape].obstacles, (each) => `obstacle ${each}`);
  // In a promise the thing helps somebody small on the way, and they help over the obstacle in return.
  const helpsWith = shape === 'promise' ? 'shy' : obstacle;
  const remedies = remediesFor(helpsWith, repertoire.items);
  const { item, affordance } =
    remedies.find((each) => each.item === carried) ??
    memory.freshest(random, remedies, (each) => `item ${each.item}`);
  const lost = memory.freshest(random, LOST_KINDS, (each) => `lost ${each}`);
  const giver = chooseGiver(cast, random);
  for (const key of [`shape ${shape}`, `obstacle ${obstacle}`, `item ${item}`, `lost ${lost}`])
    memory.use(key);
  return {
    ageGroup: request.ageGroup,
    shape,
    family,
    pack: choosePack(request, repertoire),
    cast,
    trait: pick(stable(cast.hero.name), TRAITS),
    item,
    affordance,
    obstacle,
    lost,
    giver,
    sayer: giver === 'elder' ? 'elder' : talks(cast.pal) ? 'pal' : 'note',
    beats: beatsOf(shape, { obstacle, affordance, ageGroup: request.ageGroup }),
  };
}

/** Whoever goes along unasked, a small creature of the place, can talk. */
export function talks(pal: StoryCharacter | undefined): boolean {
  return pal?.kind !== 'pet';
}

function chooseGiver({ elder, pal }: Cast, random: Random): Plan['giver'] {
  if (elder) return 'elder';
  return pal && talks(pal) && random() < 0.5 ? 'pal' : 'pocket';
}

function choosePack({ setting }: StoryRequest, { packs }: Repertoire): SettingPack {
  return setting.pack && packs.includes(setting.pack) ? setting.pack : 'anywhere';
}

export function beatsOf(
  shape: Shape,
  { obstacle, affordance, ageGroup }: Pick<Plan, 'obstacle' | 'affordance' | 'ageGroup'>,
): string[] {
  return SHAPE_RULES[shape].beats.flatMap((beat) => {
    const [name = '', reserved] = beat.split(' ');
    if (reserved && ageGroup === '3-5') return [];
    if (name === 'FIX.*') return [`FIX.${obstacle}.${affordance}`];
    if (name === 'HELP') return [`HELP.${affordance}`];
    return [name.replace('*', obstacle)];
  });
}

/** The same for the same name, whatever else is random: Maya is always curious. */
function stable(name: string): Random {
  const value = hash(name) / 2 ** 32;
  return () => value;
}
