import { PROPS, type Prop } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import type { Whereabouts } from '#domain/direction-words.ts';
import { bodyBox, faceBox, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import { CLIMBED } from '#engines/illustrator/built-in/compose/climbing.ts';
import { set, timesOf, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import {
  atTable,
  hasOwnSeat,
  liesIn,
  SEATS_FOR_ONE,
  raised,
  seatedOn,
  seatFor,
  tableFor,
} from '#engines/illustrator/built-in/compose/seating.ts';
import { boxOf } from '#engines/illustrator/built-in/compose/surfaces.ts';
import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import type { DrawnFigure } from '#engines/illustrator/built-in/figures/figure.ts';
import { overlap, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { standingBox } from '#engines/illustrator/built-in/props/prop.ts';
import type { Surface } from '#engines/illustrator/built-in/settings/stage.ts';

interface FurnishOptions {
  draw: (actor: Actor) => DrawnFigure;
  /** Of things, against a child of 420. */
  zoom: number;
  room: Room;
  water?: Box | undefined;
  /** Of the view. */
  seats: readonly Surface[];
}

export interface Furnished {
  actors: Blocked[];
  props: PlacedProp[];
}

const isProp = (word: string): word is Prop => (PROPS as readonly string[]).includes(word);

/** Things come to whoever is on, in, at, under, behind or beside them; people keep their places but for the height. */
export function furnish(
  actors: readonly Blocked[],
  things: readonly SceneThing[],
  { draw, zoom, room, water, seats }: FurnishOptions,
): Furnished {
  let placed = [...actors];
  const props: PlacedProp[] = [];
  for (const { what, how, whose } of spotsOf(actors)) {
    const told = things.find((thing) => thing.what === what);
    const isHere = ({ actor }: Blocked) =>
      typeof actor.at === 'object' &&
      actor.at.what === what &&
      (how !== 'on' || howIs(actor) === 'on') &&
      (whose === undefined || whose === actor.id);
    const flies = isInAir(told);
    const seat =
      how === 'on' && !told?.size && !flies
        ? seatFor(what, placed.filter(isHere), { placed, seats, room })
        : undefined;
    if (seat) {
      const sitting = seatedOn(seat, placed.filter(isHere), draw);
      placed = placed.map((each) => sitting.get(each.actor.id) ?? aside(each, boxOf(seat), [], room));
      continue;
    }
    const floats = how === 'in' && PROP_DEFINITIONS[what].home === 'water' ? water : undefined;
    const people = placed.filter(isHere).map((each) => (floats ? afloat(each, floats) : each));
    const { prop, seated } = around(what, how, people, {
      draw,
      zoom: zoom * timesOf(what, told?.size) * (floats ? OUT_THERE : 1),
      ground: floats && 'water',
      looks: looksOf(what, how, told),
    });
    const up = flies ? ALOFT * zoom : 0;
    const carried = (self: Blocked): Blocked => ({ ...self, lift: self.lift + up });
    props.push(flies ? set(prop, [prop.x, prop.y], up, 'none') : prop, ...below(prop, told, zoom));
    placed = placed.map((each) => {
      const passenger = seated.get(each.actor.id);
      return passenger ? carried(passenger) : aside(each, prop.box, people, room);
    });
  }
  return { actors: placed, props };
}

/** So high above the ground a thing flies with whoever is on it. */
const ALOFT = 150;

const isInAir = (told: SceneThing | undefined): boolean =>
  typeof told?.at === 'object' && (told.at.what === 'air' || told.at.what === 'sky');

/** What has a roof is open where somebody is in it. */
const looksOf = (what: Prop, how: Whereabouts['how'], told: SceneThing | undefined) => {
  const state = told?.state ?? (how === 'in' && PROP_DEFINITIONS[what].roofed ? 'open' : undefined);
  return { ...(told?.colour && { colour: told.colour }), ...(state && { state }) };
};

/** What it stands on itself, if that is told: an egg on a blanket. */
function below({ x, y, box }: PlacedProp, told: SceneThing | undefined, zoom: number): PlacedProp[] {
  const at = told?.at;
  if (typeof at !== 'object' || at.how !== 'on' || !isProp(at.what)) return [];
  const plain = standingBox(at.what, [0, 0], zoom);
  const wide = Math.max(1, ((box.right - box.left) * 1.7) / (plain.right - plain.left));
  return [set({ prop: at.what, x, y, zoom: zoom * wide, box: plain }, [x, y - 2])];
}

/** So much smaller are people in a boat. */
const OUT_THERE = 0.78;

/** Out on the water, in its nearer part. */
function afloat(self: Blocked, { left, right, bottom }: Box): Blocked {
  const x = Math.min(right - 160, Math.max(left + 160, self.x));
  return { ...self, x, y: bottom - 6, scale: self.scale * OUT_THERE, lift: self.lift * OUT_THERE };
}

/** Nobody lifts a wheelchair onto a bench. */
const howIs = (actor: Actor): Whereabouts['how'] | undefined => {
  const how = typeof actor.at === 'object' ? actor.at.how : undefined;
  return how === 'on' && hasOwnSeat(actor) ? 'beside' : how;
};

interface Spot {
  what: Prop;
  how: Whereabouts['how'];
  /** Of whom alone it is: nobody shares a chair. */
  whose?: string;
}

/** Each thing once, with how the first of its people is by it, unless somebody is on it; a chair for each who sits. */
function spotsOf(actors: readonly Blocked[]): Spot[] {
  const spots = new Map<string, Spot>();
  const bedTaken = actors.some(({ actor }) => actor.inBed);
  for (const { actor } of actors) {
    const { at } = actor;
    const how = howIs(actor);
    if (typeof at !== 'object' || !how || !isProp(at.what)) continue;
    const what = at.what;
    const alone = how === 'on' && SEATS_FOR_ONE.has(what);
    const key = alone ? `${what} of ${actor.id}` : what;
    if (spots.has(key) && how !== 'on') continue;
    // Whoever is in bed brings it along, and who climbs a ladder.
    const brought = bedTaken ? 'bed' : actor.pose === 'climb' ? CLIMBED : undefined;
    if (what !== brought) spots.set(key, { what, how, ...(alone && { whose: actor.id }) });
  }
  return [...spots.values()];
}

interface Around {
  draw: (actor: Actor) => DrawnFigure;
  zoom: number;
  looks: Pick<PlacedProp, 'colour' | 'state'>;
  ground: PlacedProp['ground'];
}

function around(
  what: Prop,
  how: Whereabouts['how'],
  people: readonly Blocked[],
  { draw, zoom, looks, ground }: Around,
): { prop: PlacedProp; seated: ReadonlyMap<string, Blocked> } {
  const xs = people.map(({ x }) => x);
  const [least, most] = [Math.min(...xs), Math.max(...xs)];
  const y = Math.max(...people.map((each) => each.y));
  const wide = (by: number) => standingBox(what, [0, 0], by).right * 2;
  // Wide enough for all of them.
  const needed = people.length > 1 && how !== 'beside' ? (most - least) * 1.25 + 60 : 0;
  const full = zoom * Math.max(1, Math.min(1.8, needed / wide(zoom)));
  const plain: PlacedProp = {
    prop: what,
    x: 0,
    y: 0,
    zoom: full,
    box: standingBox(what, [0, 0], full),
    ...looks,
  };
  const middle = (least + most) / 2;
  const high = plain.box.bottom - plain.box.top - 4;
  const { seat = 0.9, inside = 0.2 } = PROP_DEFINITIONS[what];
  const up = (share: number, sits: boolean) => (self: Blocked) =>
    raised(self, high * share, { draw, y, sits });
  const gathered = (self: Blocked): Blocked => ({ ...self, x: middle + (self.x - middle) * 0.72 });
  const ahead = people[0]?.actor.facing ?? 1;
  const asIs = (self: Blocked) => self;
  const each = (move: (self: Blocked) => Blocked) =>
    new Map(people.map((self) => [self.actor.id, move(self)] as const));
  const low = what === 'table' && how === 'at' ? tableFor(people, high, { draw, y }) : high;
  switch (how) {
    case 'on':
      return { prop: set(plain, [middle, y - 1]), seated: each(up(seat, true)) };
    case 'in':
      return {
        prop: set(plain, [middle, y + 1], 0, ground),
        seated: each((self) => up(liesIn(self, what) ? seat : inside, what !== 'tent')(gathered(self))),
      };
    case 'at':
      return what === 'table'
        ? {
            prop: set({ ...plain, zoom: (full * low) / high }, [middle, y + 8]),
            seated: each((self) => atTable(self, low, { draw, y })),
          }
        : { prop: set(plain, [middle + ahead * (wide(full) / 2 + 20), y - 6]), seated: each(asIs) };
    case 'under':
      return what === 'table' || what === 'bed' || what === 'blanket'
        ? { prop: set(plain, [middle, y + 4]), seated: each((self) => posed(self, 'crouch', draw)) }
        : { prop: set({ ...plain, zoom: full * 1.25 }, [middle, y - 4]), seated: each(asIs) };
    case 'behind':
      return { prop: belowFaces(set(plain, [middle, y + 6]), people), seated: each(asIs) };
    default:
      return beside(plain, people, y);
  }
}

function posed(self: Blocked, pose: Action, draw: Around['draw']): Blocked {
  const actor: Actor = { ...self.actor, pose };
  return { ...self, actor, figure: draw(actor) };
}

/** Who hides still looks over it. */
function belowFaces(prop: PlacedProp, people: readonly Blocked[]): PlacedProp {
  const chin = Math.min(...people.map((self) => faceBox(self).bottom));
  const high = prop.box.bottom - prop.box.top;
  const most = prop.box.bottom - chin;
  return high > most ? set({ ...prop, zoom: (prop.zoom * most) / high }, [prop.x, prop.y]) : prop;
}

function beside(prop: PlacedProp, people: readonly Blocked[], y: number) {
  const [self] = people;
  const half = prop.box.right;
  const body = self ? bodyBox(self) : { left: 800, right: 800 };
  const ahead = self?.actor.facing ?? 1;
  const x = ahead > 0 ? body.right + half + 8 : body.left - half - 8;
  return {
    prop: set(prop, [x, y + 1]),
    seated: new Map(people.map((each) => [each.actor.id, each] as const)),
  };
}

/** Whoever has nothing to do with it makes room. */
function aside(self: Blocked, box: Box, people: readonly Blocked[], room: Room): Blocked {
  const body = bodyBox(self);
  if (people.some(({ actor }) => actor.id === self.actor.id) || !overlap(body, box)) return self;
  const half = (body.right - body.left) / 2;
  const left = self.x < (box.left + box.right) / 2;
  const x = left
    ? Math.max(room.left + half, box.left - half)
    : Math.min(room.right - half, box.right + half);
  return { ...self, x };
}
