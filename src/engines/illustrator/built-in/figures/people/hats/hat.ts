import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** On a head from -288 to -165 that is 136 wide. */
export interface HatArt {
  front: (brush: Brush) => Art;
  /** Seen from behind, where that differs. */
  back?: (brush: Brush) => Art;
  /** Behind the head, seen from the front. */
  behind?: (brush: Brush) => Art;
}
