import type { Prop } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import { chestOf } from '#engines/illustrator/built-in/compose/touch.ts';
import { faceBox, halfOf, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import { isCalled } from '#engines/illustrator/built-in/compose/surfaces.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import type { Surface } from '#engines/illustrator/built-in/settings/stage.ts';

type Draw = (actor: Actor) => DrawnFigure;

/** What somebody who is on a chair or in a boat does with their legs, if they were only there. */
const SITS_DOWN: ReadonlySet<Action> = new Set<Action>(['stand', 'think', 'look-away', 'listen']);
const SEATED: ReadonlySet<Action> = new Set<Action>([
  'sit',
  'read',
  'read-together',
  'write',
  'eat',
  'drink',
  'play',
]);
/** What one does with the hands alone; whoever is on a seat stays there. */
const WITH_HANDS: ReadonlySet<Action> = new Set<Action>([
  'wave',
  'point',
  'give',
  'hug',
  'hold-hands',
  'whisper',
  'high-five',
  'sing',
  'paint',
  'carry',
  'shout',
  'yawn',
  'blow',
  'sneeze',
  'sniff',
  'count',
  'stir',
  'pour',
]);

/** On which there is room for one alone. */
export const SEATS_FOR_ONE: ReadonlySet<Prop> = new Set<Prop>([
  'chair',
  'stool',
  'throne',
  'bucket',
  'tree-stump',
]);

/** Below the rim, nobody would see who lies there. */
export const liesIn = ({ actor: { pose } }: Blocked, what: Prop): boolean =>
  (pose === 'sleep' || pose === 'lie') && PROP_DEFINITIONS[what].seat !== undefined;

/** Whoever has wheels sits already. */
export const hasOwnSeat = ({ look }: Actor): boolean => look.aid?.kind === 'wheelchair';

/** So far somebody goes from the others to a seat. */
const FARTHEST_SEAT = 420;

/** A seat of the view, if it is wide enough and not too far from the others. */
export function seatFor(
  what: Prop,
  people: readonly Blocked[],
  { placed, seats, room }: { placed: readonly Blocked[]; seats: readonly Surface[]; room: Room },
): Surface | undefined {
  const middle = people.reduce((sum, { x }) => sum + x, 0) / people.length;
  const wide = people.reduce((sum, self) => sum + halfOf(self), 0);
  const isAlone = people.length === placed.length;
  return seats.find(
    (seat) =>
      isCalled(seat, what) &&
      seat.width > wide &&
      seat.x - seat.width / 4 > room.left &&
      seat.x + seat.width / 4 < room.right &&
      (isAlone || Math.abs(seat.x - middle) < FARTHEST_SEAT),
  );
}

/** Side by side on it, in the order in which they stood. */
export function seatedOn(
  { x, y, width, foot }: Surface,
  people: readonly Blocked[],
  draw: Draw,
): ReadonlyMap<string, Blocked> {
  const step = Math.min(width / people.length, 150);
  const inOrder = people.toSorted((a, b) => a.x - b.x);
  return new Map(
    inOrder.map((self, i) => {
      const at = { ...self, x: x + (i - (people.length - 1) / 2) * step };
      return [self.actor.id, raised(at, foot - y, { draw, y: foot + 1, sits: true })] as const;
    }),
  );
}

/** Less than this above the ground, one sits as on the ground; a figure's own units. */
const LOW_SEAT = 24;

/** On a seat, or standing on something. */
export function raised(
  self: Blocked,
  height: number,
  { draw, y, sits }: { draw: Draw; y: number; sits: boolean },
): Blocked {
  const pose = sits && SITS_DOWN.has(self.actor.pose) ? 'sit' : self.actor.pose;
  const high = height / self.scale;
  const onChair =
    self.figure.points && high > LOW_SEAT && (SEATED.has(pose) || (sits && WITH_HANDS.has(pose)));
  if (!onChair && !sits) return { ...self, y };
  const actor: Actor = { ...self.actor, pose, ...(onChair && { seat: high }) };
  const figure = draw(actor);
  // Whoever floats in water is held by a seat.
  return { ...self, actor, figure, y, lift: figure.lift * self.scale + (onChair ? 0 : height) };
}

/** Of its full height: a lower table is for dolls. */
const LOWEST_TABLE = 0.56;
/** Of a table's height, a chair before it. */
const CHAIR = 0.58;

/** How high a table is, so that chest and hands of all who are at it are above it. */
export function tableFor(people: readonly Blocked[], high: number, how: { draw: Draw; y: number }): number {
  let low = high;
  for (let round = 0; round < 4; round++) {
    const chests = people.map((self) => {
      const seated = atTable(self, low, how);
      return how.y - chestOf(seated)[1];
    });
    low = Math.max(high * LOWEST_TABLE, Math.min(low, ...chests));
  }
  return low;
}

/** Whoever is still too short gets a cushion. */
export function atTable(self: Blocked, high: number, { draw, y }: { draw: Draw; y: number }): Blocked {
  if (hasOwnSeat(self.actor)) return { ...self, y };
  const seated = raised(self, high * CHAIR, { draw, y, sits: false });
  const short = faceBox(seated).bottom - (y + 8 - high - 10);
  return short > 0 ? { ...seated, lift: seated.lift + short } : seated;
}
