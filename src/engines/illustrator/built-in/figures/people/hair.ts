import type { HairStyle } from '#domain/look.ts';
import type { Hat } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { CROPPED } from '#engines/illustrator/built-in/figures/people/hair/cropped.ts';
import { CURLED } from '#engines/illustrator/built-in/figures/people/hair/curled.ts';
import { FLOWING } from '#engines/illustrator/built-in/figures/people/hair/flowing.ts';
import { TIED } from '#engines/illustrator/built-in/figures/people/hair/tied.ts';
import type { HairArt } from '#engines/illustrator/built-in/figures/people/hair/strands.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const STYLES: Record<HairStyle, HairArt> = { ...CROPPED, ...CURLED, ...FLOWING, ...TIED };

/** Nothing of the hair is seen under these. */
const COVERING: ReadonlySet<Hat> = new Set<Hat>(['headscarf', 'turban', 'knight']);

/** Under these it lies flat. */
const FLATTENING: ReadonlySet<Hat> = new Set<Hat>([
  'wizard',
  'witch',
  'cap',
  'beanie',
  'straw',
  'pirate',
  'fire-helmet',
  'chef',
  'explorer',
  'elf',
  'beret',
  'rain-hat',
  'peaked',
  'bowler',
  'top-hat',
  'kerchief',
  'nightcap',
  'bee-veil',
  'fur-hat',
]);

const FLAT: Partial<Record<HairStyle, HairStyle>> = { bun: 'bob', spiky: 'short', puffs: 'pigtails' };

function hairOf({ look }: Brush): HairArt | undefined {
  if (look.hat && COVERING.has(look.hat)) return undefined;
  return STYLES[(isFlat(look.hat) && FLAT[look.hairStyle]) || look.hairStyle];
}

const isFlat = (hat: Hat | undefined) => hat !== undefined && FLATTENING.has(hat);

/** What of the hair lies behind the head. */
export function hairBehind(brush: Brush): Art {
  return hairOf(brush)?.behind?.(brush, isFlat(brush.look.hat));
}

/** What of it lies before the forehead. */
export function hairInFront(brush: Brush): Art {
  return hairOf(brush)?.front(brush, isFlat(brush.look.hat));
}

/** All of it, over the back of the head. */
export function hairFromBehind(brush: Brush): Art {
  return hairOf(brush)?.back(brush, isFlat(brush.look.hat));
}
