import type { Prop } from '#domain/picture-world.ts';
import type { PropDefinition } from '#engines/illustrator/built-in/props/definition.ts';
import { LARGE_THINGS } from '#engines/illustrator/built-in/props/large-things.ts';
import { SMALL_THINGS } from '#engines/illustrator/built-in/props/small-things.ts';

export const PROP_DEFINITIONS: Record<Prop, PropDefinition> = { ...SMALL_THINGS, ...LARGE_THINGS };

/** Larger than this, a thing stands on the ground. */
const LARGEST_IN_HAND = 180;

/** Can somebody hold it in a hand? */
export function isHandy(prop: Prop): boolean {
  const { size, handy = false } = PROP_DEFINITIONS[prop];
  return handy || size <= LARGEST_IN_HAND;
}
