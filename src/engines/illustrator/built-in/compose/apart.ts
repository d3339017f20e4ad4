import { between, type Random } from '#domain/random.ts';
import {
  boundsBox,
  faceBox,
  halfOf,
  pointOnPicture,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { childScale, type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { FIGURE_DEFINITIONS } from '#engines/illustrator/built-in/figures/figures.ts';
import { clamp, overlap, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';

/** Who stands with the others, and who is too small, too large, too far or on somebody's hand. */
export interface Company {
  group: Actor[];
  giants: Actor[];
  far: Actor[];
  /** On a hand, a head, a table, or at somebody's feet. */
  small: Actor[];
}

/** Against a child: smaller ones stand on things. */
const ON_A_HAND = 0.34;

/** Whoever is left alone by this stands where anybody would. */
export function companyOf(cast: readonly Actor[]): Company {
  const height = ({ figure, look }: Actor) => FIGURE_DEFINITIONS[figure].size * look.build;
  const ids = new Set(cast.map(({ id }) => id));
  const giants = cast.filter(({ size }) => size === 'giant');
  const far = cast.filter(({ at, size }) => at === 'far' && size !== 'giant');
  const rest = cast.filter((actor) => !giants.includes(actor) && !far.includes(actor));
  const small = rest.filter((actor) => {
    const { at, pose, size } = actor;
    if (pose === 'ride' || pose === 'on-shoulders') return false;
    if (size === 'tiny' && height(actor) < ON_A_HAND) return true;
    return at !== undefined && at !== 'far' && ids.has(at.what) && (at.how === 'on' || at.how === 'in');
  });
  const group = rest.filter((actor) => !small.includes(actor));
  return group.length > 0
    ? { group, giants, far, small }
    : { group: [...cast], giants: [], far: [], small: [] };
}

/** Of the page, that a giant takes of one side. */
const GIANTS_SHARE = 0.34;

export type Side = 1 | -1;

/** The others keep to the other side. */
export function roomBesideGiants(room: Room, { giants }: Company, side: Side): Room {
  if (giants.length === 0) return room;
  const share = (room.right - room.left) * GIANTS_SHARE;
  return side === -1 ? { ...room, left: room.left + share } : { ...room, right: room.right - share };
}

interface ApartOptions {
  draw: (actor: Actor) => DrawnFigure;
  random: Random;
  page: Box;
  ground: { far: number; near: number };
  side: Side;
}

/** From behind everybody: so large that only a part of them is on the picture, and the face is. */
export function giantsOf(
  { giants }: Company,
  group: readonly Blocked[],
  { draw, page, ground, side }: ApartOptions,
): Blocked[] {
  const child = group.length ? childScale(group) : 1;
  return giants.map((giant, i): Blocked => {
    const actor: Actor = { ...giant, facing: side === -1 ? 1 : -1 };
    const figure = draw(actor);
    const { face, bounds } = figure;
    const natural = child * FIGURE_DEFINITIONS[actor.figure].size * actor.look.build;
    const widest = ((page.right - page.left) * 0.62) / (bounds.right - bounds.left);
    const scale = Math.min(natural, Math.max(widest, 1.2), 400 / (face.bottom - face.top));
    const across = (page.right - page.left) * (0.19 + i * 0.12);
    const x =
      (side === -1 ? page.left + across : page.right - across) - ((face.left + face.right) / 2) * scale;
    const y = ground.far - 60 - i;
    const above = (bounds.top - face.top) * scale;
    const top = Math.max(70, 24 - above * 0.5);
    return { actor, figure, x, y, scale, lift: y + face.top * scale - top, mounted: true, afar: true };
  });
}

/** Small because they are far away. */
const AFAR = 0.36;

export function farOf(
  { far }: Company,
  group: readonly Blocked[],
  { draw, page, ground, random }: ApartOptions,
): Blocked[] {
  const child = group.length ? childScale(group) : 1;
  const faces = group.map(faceBox);
  return far.map((actor): Blocked => {
    const figure = draw(actor);
    const scale = child * FIGURE_DEFINITIONS[actor.figure].size * actor.look.build * AFAR;
    const y = ground.far - 26;
    const at = (x: number): Blocked => ({
      actor,
      figure,
      x,
      y,
      scale,
      lift: figure.lift * scale,
      afar: true,
    });
    const tries = Array.from({ length: 24 }, () => at(between(random, page.left + 120, page.right - 120)));
    const free = tries.find((each) => {
      const box = boundsBox(each);
      return (
        !faces.some((face) => overlap(face, box)) && !group.some((other) => overlap(boundsBox(other), box))
      );
    });
    return free ?? at(page.left + 140);
  });
}

/** Where a hand is held for somebody to stand on: before the chest. */
function handOut(host: Blocked): Point | undefined {
  const chest = host.figure.points?.chest;
  return chest && [chest[0] + host.actor.facing * 66, chest[1] + 4];
}

const BUSY: ReadonlySet<string> = new Set([
  'sleep',
  'lie',
  'swim',
  'crawl',
  'climb',
  'fall',
  'hug',
  'run',
  'look-away',
]);

/** Who holds out a hand for whom. */
export function hostsOf({ small }: Company, group: readonly Blocked[]): ReadonlyMap<string, string> {
  const hosts = new Map<string, string>();
  for (const { id, at, size, with: partner } of small) {
    const told = at !== undefined && at !== 'far' ? at.what : partner;
    const free = group.find(
      ({ actor, figure }) =>
        figure.points && !actor.holds && !BUSY.has(actor.pose) && ![...hosts.values()].includes(actor.id),
    );
    const host = group.find(({ actor }) => actor.id === told) ?? (at === undefined ? free : undefined);
    if (host && (size === 'tiny' || told === host.actor.id)) hosts.set(id, host.actor.id);
  }
  return hosts;
}

/** The same people, with a hand out for whom they carry on it. */
export function handsOut(
  group: readonly Blocked[],
  { small }: Company,
  hosts: ReadonlyMap<string, string>,
): Actor[] {
  return group.map((host): Actor => {
    const guest = small.find(({ id, size }) => size === 'tiny' && hosts.get(id) === host.actor.id);
    const reach = guest && !host.actor.holds && !BUSY.has(host.actor.pose) ? handOut(host) : undefined;
    return reach ? { ...host.actor, reach } : host.actor;
  });
}

/** Small ones where they belong, once all others and all things have their places. */
export function smallOf(
  { small }: Company,
  group: readonly Blocked[],
  props: readonly PlacedProp[],
  hosts: ReadonlyMap<string, string>,
  { draw }: Pick<ApartOptions, 'draw'>,
): Blocked[] {
  const child = childScale(group);
  return small.flatMap((actor, i): Blocked[] => {
    const scale = child * FIGURE_DEFINITIONS[actor.figure].size * actor.look.build;
    const host = group.find((each) => each.actor.id === hosts.get(actor.id));
    const thing = props.find(({ prop }) => typeof actor.at === 'object' && prop === actor.at.what);
    const lead = group[0];
    const figure = draw(actor);
    const put = (x: number, y: number, foot: number, mounted = true): Blocked => ({
      actor,
      figure,
      x,
      y,
      scale,
      lift: y - foot,
      ...(mounted && { mounted: true as const }),
    });
    if (host) {
      const [x, foot] = perchOn(host, actor);
      return [{ ...put(x, host.y + 0.5, foot), carrier: host.actor.id }];
    }
    if (thing && typeof actor.at === 'object') {
      const { seat = 0.96, inside = 0.4 } = PROP_DEFINITIONS[thing.prop];
      const within = actor.at.how === 'in';
      const high = (thing.box.bottom - thing.box.top) * (within ? inside : seat);
      if (actor.at.how === 'on' || within) {
        return [put(thing.x, thing.y + (within ? -0.5 : 0.5), thing.box.bottom - high)];
      }
      const beside = thing.box.right + halfOf({ actor, scale });
      return [put(actor.at.how === 'under' ? thing.x : beside, thing.y + 1, thing.y + 1, false)];
    }
    if (!lead) return [];
    const away = halfOf(lead) * 1.05 + i * 70;
    return [put(lead.x + lead.actor.facing * away, lead.y + 16, lead.y + 16, false)];
  });
}

/** Above a face, against its height. */
const HAIR = 0.3;

/** The hand; a lap; a head; the back of an animal. */
function perchOn(host: Blocked, guest: Actor): Point {
  const { points, hand, bounds, face } = host.figure;
  const way = host.actor.facing;
  if (guest.size === 'tiny' && points && host.actor.reach)
    return pointOnPicture(host, [hand[0], hand[1] - 6]);
  if (points && ['sit', 'kneel', 'read'].includes(host.actor.pose)) {
    return pointOnPicture(host, [points.hips[0] + way * 40, points.hips[1] - 8]);
  }
  // On a shoulder they would be before the face.
  if (points)
    return pointOnPicture(host, [(face.left + face.right) / 2, face.top - HAIR * (face.bottom - face.top)]);
  const top = clamp(bounds.top * 0.62, bounds.top, face.bottom);
  return pointOnPicture(host, [-way * 16, top]);
}
