import type { Hat } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { EVERYDAY_HATS } from '#engines/illustrator/built-in/figures/people/hats/everyday.ts';
import type { HatArt } from '#engines/illustrator/built-in/figures/people/hats/hat.ts';
import { STORY_HATS } from '#engines/illustrator/built-in/figures/people/hats/story.ts';
import { TOWN_HATS } from '#engines/illustrator/built-in/figures/people/hats/town.ts';
import { WORK_HATS } from '#engines/illustrator/built-in/figures/people/hats/work.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A bubble is no cloth: it is drawn over everything, with the air of the place. */
const HATS: Record<Exclude<Hat, 'bubble'>, HatArt> = {
  ...EVERYDAY_HATS,
  ...STORY_HATS,
  ...TOWN_HATS,
  ...WORK_HATS,
};

const hatOf = ({ look: { hat } }: Brush): HatArt | undefined =>
  hat && hat !== 'bubble' ? HATS[hat] : undefined;

/** What somebody wears on a head whose top is at -288. */
export function hat(brush: Brush): Art {
  const worn = hatOf(brush);
  const coloured = inItsColour(brush);
  return brush.fromBehind ? (worn?.back ?? worn?.front)?.(coloured) : worn?.front(coloured);
}

/** What of it is behind the head. */
export function hatBehind(brush: Brush): Art {
  return hatOf(brush)?.behind?.(inItsColour(brush));
}

/** What goes with the clothes, unless somebody chose its colour. */
function inItsColour(brush: Brush): Brush {
  const { hatColour } = brush.look;
  return hatColour ? { ...brush, look: { ...brush.look, top: hatColour, bottom: hatColour } } : brush;
}
