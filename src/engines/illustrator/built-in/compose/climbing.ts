import type { Prop } from '#domain/picture-world.ts';
import type { Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { standingBox } from '#engines/illustrator/built-in/props/prop.ts';

/** What can be climbed wherever it stands. */
export const CLIMBED: Prop = 'ladder';
/** Of the ladder, against who climbs it, and how far they have got. */
const HIGHER = 1.34;
const UP = 0.3;

/** Who climbs is up on the ladder, which stands behind them. */
export function upTheLadder(placed: readonly Blocked[]): { actors: Blocked[]; ladders: PlacedProp[] } {
  const ladders: PlacedProp[] = [];
  const actors = placed.map((self): Blocked => {
    if (self.actor.pose !== 'climb' || !self.figure.points) return self;
    const height = -self.figure.bounds.top * self.scale * (self.squash ?? 1);
    const { top } = standingBox(CLIMBED, [0, 0], 1);
    const zoom = (height * HIGHER) / -top;
    const at = [self.x, self.y - 2] as const;
    ladders.push({ prop: CLIMBED, x: at[0], y: at[1], zoom, box: standingBox(CLIMBED, at, zoom) });
    return { ...self, lift: self.lift + height * UP };
  });
  return { actors, ladders };
}
