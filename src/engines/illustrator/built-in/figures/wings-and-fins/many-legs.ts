import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';

export const rests = ({ stance }: Brush) => stance.lying || stance.drop > 0;
export const strides = ({ actor }: Brush) => ['walk', 'run'].includes(actor.pose);

/** White, or the lid that covers it. */
export function eyeball({ actor, blink }: Brush, coat: Colour): Colour {
  const shut = blink || actor.pose === 'sleep' || actor.mood === 'sleepy';
  return shut ? mix(coat, '#ffffff', 0.24) : '#fffdf6';
}
