import type { Prop } from '#domain/picture-world.ts';
import { propsOf, type Action, type SceneDirection } from '#domain/scene-direction.ts';
import {
  DOINGS_TO,
  INSTRUMENTS,
  MOUNTS,
  type PictureWords,
} from '#engines/illustrator/describe/picture-words.ts';

/** Of a doing. */
export type Kind = Action | 'be' | 'hold' | 'look';

export interface Handling {
  /** Of the verb and what belongs to it. */
  template: string;
  /** That the verb speaks of. */
  thing?: Prop;
  /** In a hand besides. */
  holding?: Prop;
}

const FOOD: ReadonlySet<Prop> = new Set<Prop>([
  'cake',
  'apple',
  'bread',
  'cookie',
  'ice-cream',
  'pizza',
  'egg',
  'leaf',
  'mushroom',
  'carrot',
  'honey',
  'cheese',
  'coconut',
  'pineapple',
  'melon',
  'strawberry',
  'grapes',
  'banana',
  'lemon',
  'mango',
  'pear',
  'pancakes',
  'cupcake',
  'lollipop',
  'rice-ball',
  'dumpling',
  'soup',
  'tomato',
  'potato',
  'clover',
]);
const DRINKS: ReadonlySet<Prop> = new Set<Prop>(['milk', 'juice']);
const PAPERS: ReadonlySet<Prop> = new Set<Prop>(['letter', 'scroll', 'book']);
const READ: ReadonlySet<Prop> = new Set<Prop>(['letter', 'scroll', 'book', 'books', 'map']);
/** What food and drink are in need no words. */
const DISHES: ReadonlySet<Prop> = new Set<Prop>(['bowl', 'cup', 'pot', 'bottle', 'coconut', 'teapot']);

/** What a doing can be done to; all other things are only held meanwhile. */
const FITTING: Partial<Record<Kind, ReadonlySet<Prop>>> = {
  eat: FOOD,
  drink: DRINKS,
  write: PAPERS,
  read: READ,
};

/** What somebody does of whom nobody else is told, and to what. */
export function doneTo(
  kind: Kind,
  holds: Prop | undefined,
  direction: SceneDirection,
  words: PictureWords,
): Handling {
  const around = new Set([holds, ...propsOf(direction)]);
  const instrument = kind === 'play' ? INSTRUMENTS.find((each) => around.has(each)) : undefined;
  if (instrument) return { template: words.plays[instrument], thing: instrument };
  const mount = kind === 'ride' ? MOUNTS.find((each) => around.has(each)) : undefined;
  if (mount) return { template: words.rides[mount], thing: mount };
  if (holds && isOneOf(kind, DOINGS_TO) && (FITTING[kind]?.has(holds) ?? true)) {
    return { template: words.to[kind], thing: holds };
  }
  const dish = holds && (kind === 'eat' || kind === 'drink') && DISHES.has(holds);
  const template = words.does[kind === 'hold' ? 'be' : kind];
  return { template, ...(dish ? { thing: holds } : held(holds)) };
}

export const held = (holds: Prop | undefined) => (holds ? { holding: holds } : {});

export function isOneOf<Value extends string>(value: string, values: readonly Value[]): value is Value {
  return (values as readonly string[]).includes(value);
}
