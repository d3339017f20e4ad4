import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

export interface Coat {
  fur: Colour;
  belly: Colour;
  /** Ear tips, stripes, patches, paws. */
  dark: Colour;
}

export type Coats = readonly [Coat, ...Coat[]];

/** A brush that knows the coat of its animal. */
export interface Furry extends Brush {
  coat: Coat;
}

export function furry(brush: Brush, coats: Coats): Furry {
  return { ...brush, coat: coatOf(coats, brush.look.coat) };
}

/** The coat of that colour; a colour no such animal has in nature gets a belly and markings to match. */
function coatOf(coats: Coats, fur: Colour | undefined): Coat {
  const known = coats.find((coat) => coat.fur === fur);
  if (known || !fur) return known ?? coats[0];
  return { fur, belly: mix(fur, '#fff6e8', 0.72), dark: mix(fur, '#33242a', 0.5) };
}
