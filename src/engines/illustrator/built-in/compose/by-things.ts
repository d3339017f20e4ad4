import { set, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';

const GAP = 10;
/** Of its breadth, from its middle: where things stand on another. */
export const SLOTS = [0, -0.26, 0.26, -0.4, 0.4, -0.13, 0.13, -0.34, 0.34];

export const hits = ({ box }: PlacedProp, others: readonly Box[]): boolean =>
  others.some((other) => overlap(box, other));

/** Before a face hides it, a thing is smaller. */
const SMALLER = [1, 0.8, 0.64];

interface Neighbours {
  all: readonly PlacedProp[];
  faces: readonly Box[];
  /** Who stands before the thing. */
  before: readonly Box[];
  /** One of many: where there is no more room, there are no more of them. */
  isCopy: boolean;
}

/** On, in, under, behind or beside another thing: before nobody's face, and where it can be behind nobody. */
export function byThing(
  prop: PlacedProp,
  host: PlacedProp,
  how: string,
  { all, faces, before, isCopy }: Neighbours,
): PlacedProp | undefined {
  const wide = host.box.right - host.box.left;
  const half = prop.box.right;
  const most = Math.min(1, (wide * 1.1) / (half * 2));
  const others = all.filter((each) => each !== host && Math.abs(each.y - host.y) <= 2).map((each) => each.x);
  const slots = SLOTS.map((share) => host.x + share * wide);
  const apart = slots.filter((slot) => others.every((other) => Math.abs(other - slot) > half * 1.5));
  const places = apart.length > 0 || isCopy ? apart : [host.x];
  const spots = SMALLER.flatMap((share) => {
    const fitting = { ...prop, zoom: prop.zoom * most * share };
    return places.map((x) => besideOrOn(fitting, host, how, x)).filter((each) => !hits(each, faces));
  });
  return spots.find((each) => !hits(each, before)) ?? spots[0];
}

function besideOrOn(prop: PlacedProp, host: PlacedProp, how: string, x: number): PlacedProp {
  const { left, right, top, bottom } = host.box;
  const half = prop.box.right;
  const { seat = 0.96, inside = 0.4 } = PROP_DEFINITIONS[host.prop];
  const above = (host.lift ?? 0) + (bottom - top) * (how === 'in' ? inside : seat) - 4;
  switch (how) {
    case 'on':
    case 'at':
      return set(prop, [x, host.y + 1], above, host.ground);
    case 'in':
      return set(prop, [host.x + (x - host.x) * 0.6, host.y - 1], above, 'none');
    case 'under':
      return set(prop, [x, host.y + 2]);
    case 'behind':
      return set(prop, [x + half * 0.9, host.y - 2]);
    default: {
      const away = (right - left) / 2 + half + GAP + Math.abs(x - host.x);
      return set(prop, [host.x + (host.x > WIDTH / 2 ? -away : away), host.y + 1]);
    }
  }
}
