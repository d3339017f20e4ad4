import type { Prop } from '#domain/picture-world.ts';
import {
  boundsBox,
  faceBox,
  halfOf,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { set, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';

/** What goes on a head sits there, as wide as the head. */
const ON_HEAD: ReadonlySet<Prop> = new Set<Prop>(['hat', 'crown', 'pot', 'bucket', 'basket', 'nest']);
const LOW_POSES: ReadonlySet<string> = new Set([
  'sit',
  'read',
  'read-together',
  'write',
  'eat',
  'drink',
  'kneel',
]);

/** A thing on somebody's head or lap, or beside them. */
export function onPerson(prop: PlacedProp, host: Blocked, how: string): PlacedProp {
  const face = faceBox(host);
  const wide = face.right - face.left;
  const half = prop.box.right;
  const way = host.actor.facing;
  const middle = (face.left + face.right) / 2;
  if (how === 'on' || how === 'in') {
    const lap = host.figure.points && (how === 'in' || LOW_POSES.has(host.actor.pose));
    if (lap && !ON_HEAD.has(prop.prop)) return inLap(prop, host);
    const sized = { ...prop, zoom: (prop.zoom * Math.max(wide * 1.1, 30)) / (half * 2) };
    const top = Math.max(boundsBox(host).top, face.top - wide * 0.4);
    const worn = ON_HEAD.has(prop.prop) ? sized : smaller(prop, sized);
    return set(worn, [middle, host.y + 0.4], host.y - top - wide * 0.16, 'none');
  }
  if (how === 'behind') return set(prop, [host.x - way * half * 0.5, host.y - 3]);
  if (how === 'under') return set(prop, [host.x, host.y + 1]);
  const away = halfOf(host) + half + 12;
  return set(prop, [host.x + way * away, host.y + 3]);
}

const smaller = (one: PlacedProp, other: PlacedProp) => (one.zoom < other.zoom ? one : other);

function inLap(prop: PlacedProp, host: Blocked): PlacedProp {
  const hips = host.figure.points?.hips ?? [0, -40];
  const [x, y] = pointOnPicture(host, [hips[0] + host.actor.facing * 34, hips[1] - 6]);
  const face = faceBox(host);
  const most = (face.right - face.left) * 1.5;
  const wide = prop.box.right * 2;
  const fitting = wide > most ? { ...prop, zoom: (prop.zoom * most) / wide } : prop;
  return set(fitting, [x, host.y + 0.4], host.y - y, 'none');
}
