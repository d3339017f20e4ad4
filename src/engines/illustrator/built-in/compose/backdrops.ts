import type { Prop } from '#domain/picture-world.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import { set, TIMES, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { standingBox } from '#engines/illustrator/built-in/props/prop.ts';

/** What is giant is larger than any child beside it: its longer side on the picture, at least. */
const LEAST = 820;
/** Of what is seen, that it may fill. */
const HIGHEST = 0.74;
const WIDEST = 0.62;
/** From the middle of what is seen, of its breadth: where it may stand, the best first. */
const PLACES = [-0.26, 0.26, -0.34, 0.34, -0.16, 0.16, 0];

/** A giant on the ground stands behind all: a rock in the way of everything, the tallest tree. */
export function isBackdrop({ what, size, at }: SceneThing): boolean {
  if (size !== 'giant' || at === 'far') return false;
  return at ? at.what === 'ground' || at.what === 'floor' : PROP_DEFINITIONS[what].home === 'floor';
}

/** So large that it is partly behind people, and where it hides behind the fewest of them. */
export function backdrop(
  what: Prop,
  zoom: number,
  { view, y, faces }: { view: Box; y: number; faces: readonly Box[] },
): PlacedProp {
  const [wide, high] = [view.right - view.left, view.bottom - view.top];
  const plain = standingBox(what, [0, 0], zoom * TIMES.giant);
  const [breadth, height] = [plain.right - plain.left, plain.bottom - plain.top];
  const wanted = Math.max(1, (LEAST * zoom) / Math.max(breadth, height));
  const most = Math.min(
    (wide * WIDEST) / breadth,
    ((y - view.top) * HIGHEST) / height,
    (high * HIGHEST) / height,
  );
  const size = zoom * TIMES.giant * Math.min(wanted, most);
  const prop: PlacedProp = { prop: what, x: 0, y, zoom: size, box: standingBox(what, [0, 0], size) };
  const middle = (view.left + view.right) / 2;
  const spots = PLACES.map((share) => set(prop, [middle + share * wide, y]));
  const [best = set(prop, [middle, y])] = spots.toSorted((a, b) => hidden(a, faces) - hidden(b, faces));
  return best;
}

/** How much of a thing's middle is behind faces. */
function hidden({ box }: PlacedProp, faces: readonly Box[]): number {
  return faces.reduce((sum, face) => {
    const across = Math.min(box.right, face.right) - Math.max(box.left, face.left);
    const down = Math.min(box.bottom, face.bottom) - Math.max(box.top, face.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}
