import { PROPS, type Prop } from '#domain/picture-world.ts';
import { between, type Random } from '#domain/random.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import {
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { standsIn } from '#engines/illustrator/built-in/compose/clearance.ts';
import { LAST_FRAME, movedOn } from '#engines/illustrator/built-in/compose/motion.ts';
import { set, TIMES, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { onPerson } from '#engines/illustrator/built-in/compose/on-people.ts';
import { isCalled } from '#engines/illustrator/built-in/compose/surfaces.ts';
import { outThere } from '#engines/illustrator/built-in/compose/waters.ts';
import { WIDTH } from '#engines/illustrator/built-in/draw/canvas.ts';
import { clamp, overlap, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Home } from '#engines/illustrator/built-in/props/definition.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';
import { standingBox, type Standing } from '#engines/illustrator/built-in/props/prop.ts';
import type { Surface } from '#engines/illustrator/built-in/settings/stage.ts';

const MOST_THINGS = 6;
/** So small is what is far away. */
const AFAR = 0.42;
const COPIES = { several: 4, many: 11 } as const;

/** Where there is little room, a thing may be somewhat smaller. */
const SHRUNK = [1, 0.88, 0.76, 0.64];
const MARGIN = 40;
/** From this size on, a thing may stand behind people, or be cut by the edge. */
const LARGE = 240;

export interface PropOptions {
  random: Random;
  ground: { far: number; near: number };
  obstacles: readonly Box[];
  /** Against the size that things have beside a child of 420. */
  zoom: number;
  /** What is seen of the picture. */
  view: Box;
  /** What things stand on that belong on a table, the best first. */
  supports: readonly Prop[];
  /** Of the view, where things stand before another table is brought. */
  tables: readonly Surface[];
  /** Whom it is about. */
  lead?: string | undefined;
  /** Where things can float. */
  water?: Box | undefined;
  /** What people sit on, lie in or stand at has its place already. */
  placed?: readonly PlacedProp[];
}

/** Things where the story has them, else where such a thing belongs. Where there is no room, one is left out. */
export function placeProps(
  things: readonly SceneThing[],
  actors: readonly Blocked[],
  options: PropOptions,
): PlacedProp[] {
  const search = new Search(actors, options);
  for (const thing of things.slice(0, MOST_THINGS)) search.place(thing);
  return search.placed;
}

/** "Table", "water": parts of the picture that are no thing and nobody. */
const PARTS: Readonly<Record<string, Home>> = {
  air: 'air',
  wall: 'wall',
  sky: 'sky',
  water: 'water',
  sea: 'water',
  ground: 'floor',
  floor: 'floor',
};

const isProp = (word: string): word is Prop => (PROPS as readonly string[]).includes(word);

class Search {
  readonly placed: PlacedProp[];
  readonly #actors: readonly Blocked[];
  readonly #options: PropOptions;
  readonly #faces: Box[];
  readonly #taken: Box[];
  /** And things, but no scenery. */
  readonly #people: Box[];
  readonly #group: Box;

  constructor(actors: readonly Blocked[], options: PropOptions) {
    const wherever = [...actors, ...movedOn(actors, LAST_FRAME)];
    this.#actors = actors;
    this.#options = options;
    this.placed = [...(options.placed ?? [])];
    this.#faces = wherever.map((actor) => grown(faceBox(actor), 14));
    this.#people = [
      ...wherever.map((actor) => grown(bodyBox(actor), 8)),
      ...this.#faces,
      ...this.placed.map(({ box }) => box),
    ];
    this.#taken = [...options.obstacles, ...this.#people];
    this.#group = actors.length
      ? union(actors.map(boundsBox))
      : { left: 700, right: 900, top: 400, bottom: 800 };
  }

  place(thing: SceneThing): void {
    const { at } = thing;
    if (at === 'far') {
      const { home } = PROP_DEFINITIONS[thing.what];
      return this.#amid(thing, home === 'water' ? home : 'floor', AFAR);
    }
    if (!at) return this.#atHome(thing);
    const host = this.#actors.find(({ actor }) => actor.id === at.what) ?? this.#lapOf(at.what);
    if (host) return this.#add(onPerson(this.#prop(thing), host, at.what === 'lap' ? 'in' : at.how));
    if (isProp(at.what)) return this.#by(thing, at.what, at.how);
    this.#amid(thing, PARTS[at.what] ?? 'floor');
  }

  #lapOf(what: string): Blocked | undefined {
    const lead = this.#actors.find(({ actor }) => actor.id === this.#options.lead);
    return what === 'lap' ? (lead ?? this.#actors[0]) : undefined;
  }

  #prop({ what, size, colour, state }: SceneThing, more = 1): PlacedProp {
    const zoom = this.#options.zoom * more * (size ? TIMES[size] : 1);
    const prop: PlacedProp = { prop: what, x: 0, y: 0, zoom, box: standingBox(what, [0, 0], zoom) };
    return { ...prop, ...(colour && { colour }), ...(state && { state }) };
  }

  #add(...props: PlacedProp[]): void {
    this.placed.push(...props);
    const boxes = props.map(({ box }) => grown(box, 10));
    this.#taken.push(...boxes);
    this.#people.push(...boxes);
  }

  /** Where such a thing belongs: nobody leaves a cup on the floor. */
  #atHome(thing: SceneThing): void {
    const { home } = PROP_DEFINITIONS[thing.what];
    const large = this.#prop(thing).box;
    if (home !== 'table' || large.right - large.left > LARGE) return this.#amid(thing, home);
    if (!this.#onTable(thing)) this.#by(thing, this.#support(), 'on');
  }

  /** On a table of the view that is not far away, if there is room before nobody. */
  #onTable(thing: SceneThing, what?: Prop): boolean {
    const { tables } = this.#options;
    const { left, right } = this.#group;
    const prop = this.#prop(thing);
    const spot = tables
      .filter((table) => what === undefined || isCalled(table, what))
      .filter(({ x }) => x > left - NOT_FAR && x < right + NOT_FAR)
      .toSorted((a, b) => Math.abs(a.x - (left + right) / 2) - Math.abs(b.x - (left + right) / 2))
      .flatMap(({ x, y, width, foot }) =>
        SLOTS.map((share) => set(prop, [x + share * width * 0.9, foot + 1], foot - y)),
      )
      .find((each) => this.#isInside(each) && !hits(each, this.#people));
    if (spot) this.#add(spot);
    return spot !== undefined;
  }

  /** What is there already, else the largest for which there is room. */
  #support(): Prop {
    const { supports } = this.#options;
    const [largest = 'table'] = supports;
    const there = this.placed.find(({ prop, lift }) => supports.includes(prop) && !lift);
    const hasRoom = (what: Prop) =>
      SHRUNK.flatMap((size) => this.#spots(this.#prop({ what }, size), 'floor', false)).some(
        (spot) => this.#isInside(spot) && this.#isFree(spot),
      );
    return there?.prop ?? supports.find(hasRoom) ?? supports.at(-1) ?? largest;
  }

  /** By another thing, which comes along if it is not there yet. */
  #by(thing: SceneThing, what: Prop, how: string): void {
    const isThere = this.placed.some(({ prop }) => prop === what);
    if (!isThere && how === 'on' && !thing.count && this.#onTable(thing, what)) return;
    if (!isThere) this.#amid({ what }, PROP_DEFINITIONS[what].home);
    const host = this.placed.find(({ prop }) => prop === what);
    const copies = thing.count ? COPIES[thing.count] : 1;
    if (!host) return;
    const before = this.#actors.filter(({ y }) => y > host.y).map((each) => bodyBox(each));
    for (let i = 0; i < copies; i++) {
      const prop = byThing(this.#prop(thing), host, how, { all: this.placed, faces: this.#faces, before });
      if (prop) this.#add(prop);
    }
  }

  #amid(thing: SceneThing, home: Home, smaller = 1): void {
    const copies = thing.count ? COPIES[thing.count] : 1;
    const share = smaller * (copies > 1 ? 0.72 : 1);
    for (let i = 0; i < copies; i++) {
      const spots = SHRUNK.flatMap((size) => this.#spots(this.#prop(thing, size * share), home, smaller < 1));
      const seen = spots.filter((each) => this.#isInside(each));
      // Better behind somebody, or before the scenery, than nowhere.
      const spot =
        seen.find((each) => !hits(each, this.#taken) && !this.#standsInScenery(each)) ??
        seen.find((each) => this.#isFree(each)) ??
        seen.find((each) => !hits(each, this.#people) && !this.#standsInScenery(each)) ??
        (i === 0 ? seen.find((each) => !hits(each, this.#inTheBack())) : undefined);
      if (spot) this.#add(spot);
    }
  }

  #isInside({ box }: PlacedProp): boolean {
    const { view } = this.#options;
    const [wide, high] = [box.right - box.left, box.bottom - box.top];
    const over = wide > LARGE || high > LARGE ? wide * 0.22 : -MARGIN;
    return (
      box.left > view.left - over &&
      box.right < view.right + over &&
      box.top > view.top &&
      box.bottom < view.bottom
    );
  }

  #isFree(spot: PlacedProp): boolean {
    const others = spot.y <= this.#options.ground.far ? this.#inTheBack() : this.#taken;
    return !hits(spot, others) && !this.#standsInScenery(spot);
  }

  #standsInScenery({ box, y, ground }: PlacedProp): boolean {
    return ground === undefined && standsIn({ ...box, y }, this.#options.obstacles);
  }

  /** What must not be hidden by, or hide, what stands behind everybody. */
  #inTheBack(): Box[] {
    return [...this.#faces, ...this.placed.map(({ box }) => box)];
  }

  #spots(prop: PlacedProp, home: Home, far: boolean): PlacedProp[] {
    const { random, view, ground } = this.#options;
    const across = (count: number, top: number, bottom: number) =>
      Array.from({ length: count }, () => {
        const x = between(random, view.left + MARGIN, view.right - MARGIN);
        const foot = between(random, top, bottom);
        return set(prop, [x, ground.far - 20], ground.far - 20 - foot, 'none');
      });
    if (home === 'sky') return across(24, view.top + 90, 330).map((each) => higher(each));
    if (home === 'air') return [...this.#beside(prop, 'none'), ...across(16, 300, 560)];
    if (home === 'wall') return across(24, 330, 470);
    if (home === 'water' && this.#options.water) return this.#afloat(prop, this.#options.water);
    if (far) {
      return Array.from({ length: 20 }, () =>
        set(prop, [between(random, view.left + MARGIN, view.right - MARGIN), ground.far - 14]),
      );
    }
    return this.#beside(prop, undefined);
  }

  #afloat(prop: PlacedProp, water: Box): PlacedProp[] {
    const { random } = this.#options;
    return Array.from({ length: 30 }, () => {
      const y = between(random, water.top, water.bottom);
      const half = prop.box.right * outThere(y);
      const x = between(random, water.left + half, Math.max(water.left + half, water.right - half));
      return set({ ...prop, zoom: prop.zoom * outThere(y) }, [x, y], 0, 'water');
    });
  }

  /** Beside the actors first, then before their feet; what is large, behind them. */
  #beside(prop: PlacedProp, way: Standing['ground']): PlacedProp[] {
    const { random, ground } = this.#options;
    const group = this.#group;
    const at = (x: number, y: number): PlacedProp => {
      const nearness = clamp((y - ground.far) / (ground.near - ground.far));
      const nearer = { ...prop, zoom: prop.zoom * (0.9 + 0.18 * nearness) };
      return set(nearer, [x, y], way === 'none' ? between(random, 150, 330) : 0, way);
    };
    const half = prop.box.right;
    const side = random() < 0.5 ? -1 : 1;
    const beside = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
      const away = half * 1.1 + 14 + step * 44;
      const depth = between(random, ground.far + 30, ground.near + 14);
      return [side, -side].map((to) => at(to > 0 ? group.right + away : group.left - away, depth));
    });
    const before = Array.from({ length: 14 }, () =>
      at(between(random, group.left, group.right), between(random, ground.near + 20, ground.near + 50)),
    );
    const isLarge = half * 2 > LARGE || -prop.box.top > LARGE;
    const behind = Array.from({ length: isLarge ? 12 : 0 }, () =>
      at(between(random, group.left - half, group.right + half), ground.far - 4),
    );
    return [...beside, ...before, ...behind];
  }
}

/** Far up, a thing is seen from its middle. */
function higher(prop: PlacedProp): PlacedProp {
  return prop.box.top < 20 ? set(prop, [prop.x, prop.y], (prop.lift ?? 0) + prop.box.top - 24, 'none') : prop;
}

const GAP = 10;
/** From those who are in the picture to a table of the view. */
const NOT_FAR = 480;
/** Of its breadth, from its middle: where things stand on another. */
const SLOTS = [0, -0.26, 0.26, -0.4, 0.4, -0.13, 0.13, -0.34, 0.34];

const hits = ({ box }: PlacedProp, others: readonly Box[]): boolean =>
  others.some((other) => overlap(box, other));

interface Neighbours {
  all: readonly PlacedProp[];
  faces: readonly Box[];
  /** Who stands before the thing. */
  before: readonly Box[];
}

/** On, in, under, behind or beside another thing: before nobody's face, and where it can be behind nobody. */
function byThing(
  prop: PlacedProp,
  host: PlacedProp,
  how: string,
  { all, faces, before }: Neighbours,
): PlacedProp | undefined {
  const wide = host.box.right - host.box.left;
  const half = prop.box.right;
  const fitting = half * 2 > wide * 1.1 ? { ...prop, zoom: (prop.zoom * wide * 1.1) / (half * 2) } : prop;
  const others = all.filter((each) => each !== host && Math.abs(each.y - host.y) <= 2).map((each) => each.x);
  const slots = SLOTS.map((share) => host.x + share * wide);
  const apart = slots.filter((slot) => others.every((other) => Math.abs(other - slot) > half * 1.5));
  const spots = (apart.length > 0 ? apart : [host.x])
    .map((x) => besideOrOn(fitting, host, how, x))
    .filter((each) => !hits(each, faces));
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

/** Where no table would stand, something flat lies. */
export function supportsIn(indoors: boolean, place: string): Prop[] {
  if (indoors) return ['table', 'stool'];
  return WILD.has(place) ? ['flat-stone', 'crate', 'stone'] : ['table', 'crate', 'stool'];
}

const WILD: ReadonlySet<string> = new Set([
  'forest',
  'jungle',
  'meadow',
  'beach',
  'island',
  'mountain',
  'snow',
  'desert',
  'cave',
  'underwater',
  'space',
  'sky',
]);
