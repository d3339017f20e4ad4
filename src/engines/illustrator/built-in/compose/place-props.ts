import { PROPS, type Prop } from '#domain/picture-world.ts';
import type { SceneThing } from '#engines/illustrator/port.ts';
import {
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  type Blocked,
} from '#engines/illustrator/built-in/compose/boxes.ts';
import { backdrop, isBackdrop } from '#engines/illustrator/built-in/compose/backdrops.ts';
import { byThing, hits, SLOTS } from '#engines/illustrator/built-in/compose/by-things.ts';
import { standsIn } from '#engines/illustrator/built-in/compose/clearance.ts';
import { HEAP_BREADTH, heapOf } from '#engines/illustrator/built-in/compose/heaps.ts';
import { LAST_FRAME, movedOn } from '#engines/illustrator/built-in/compose/motion.ts';
import { propOf, set, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { PropOptions } from '#engines/illustrator/built-in/compose/prop-options.ts';
import { LARGE, spotsFor } from '#engines/illustrator/built-in/compose/spots.ts';
import { onPerson } from '#engines/illustrator/built-in/compose/on-people.ts';
import { bestSeen, FRAMED, hiddenShare, isInside } from '#engines/illustrator/built-in/compose/in-view.ts';
import { isCalled } from '#engines/illustrator/built-in/compose/surfaces.ts';
import { clamp, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Home } from '#engines/illustrator/built-in/props/definition.ts';
import { PROP_DEFINITIONS } from '#engines/illustrator/built-in/props/definitions.ts';

const MOST_THINGS = 6;
/** So small is what is far away. */
const AFAR = 0.42;
const COPIES = { several: 4, many: 11, heap: 1 } as const;
/** Of many things on one, each is smaller. */
const SHARED = { several: 0.84, many: 0.62, heap: 1 } as const;
/** From those who are in the picture to a table of the view. */
const NOT_FAR = 480;

/** Where there is little room, a thing may be smaller, before it stands amid the scenery. */
const SHRUNK = [1, 0.88, 0.76, 0.64, 0.54, 0.46];
/** Of a thing, that people may stand before. */
const HIDDEN = 0.34;
/** Across what is seen, in a picture so wide. */
const LEAST_SEEN = 54;
const LARGEST_THAN_LIFE = 1.7;
/** Smaller, what is large is a toy: rather at the edge than that. */
const TOY = 0.7;
/** So far a face may go from where it was, when somebody jumps. */
const RESTLESS = 16;

/** Things where the story has them, else where such a thing belongs. Where there is no room, one is left out. */
export function placeProps(
  things: readonly SceneThing[],
  actors: readonly Blocked[],
  options: PropOptions,
): PlacedProp[] {
  const search = new Search(actors, options, things[0]);
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
  readonly #bodies: Box[];
  readonly #taken: Box[];
  /** And things, but no scenery. */
  readonly #people: Box[];
  readonly #group: Box;
  readonly #first: SceneThing | undefined;

  constructor(actors: readonly Blocked[], options: PropOptions, first?: SceneThing) {
    this.#first = options.view.right - options.view.left > FRAMED ? first : undefined;
    const wherever = [...actors, ...movedOn(actors, LAST_FRAME)];
    this.#actors = actors;
    this.#options = options;
    this.placed = [...(options.placed ?? [])];
    this.#faces = wherever.map((actor) => grown(faceBox(actor), 14));
    this.#bodies = actors.map(bodyBox);
    this.#people = [
      ...wherever.map((actor) => grown(bodyBox(actor), 8)),
      ...this.#faces,
      ...this.placed.map(({ box }) => box),
    ];
    this.#taken = [...options.obstacles, ...this.#people];
    const leads = options.near ? actors.filter(({ actor }) => actor.id === options.lead) : [];
    const about = leads.length ? leads : actors;
    this.#group = about.length
      ? union(about.map(boundsBox))
      : { left: 700, right: 900, top: 400, bottom: 800 };
  }

  place(thing: SceneThing): void {
    const { at } = thing;
    if (isBackdrop(thing)) {
      this.placed.push(this.#backdrop(thing));
      return;
    }
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

  /** What a scene is about is seen from afar, too: a toothbrush is drawn larger than it is. */
  #prop(thing: SceneThing, more = 1): PlacedProp {
    const plain = propOf(thing, this.#options.zoom * more);
    const { left, right, top, bottom } = plain.box;
    if (thing !== this.#first || thing.size || thing.count) return plain;
    const wanted = LEAST_SEEN / Math.sqrt((right - left) * (bottom - top));
    return propOf(thing, this.#options.zoom * more * clamp(wanted, 1, LARGEST_THAN_LIFE));
  }

  #backdrop({ what, colour, state }: SceneThing): PlacedProp {
    const { zoom, view, ground } = this.#options;
    const prop = backdrop(what, zoom, { view, y: ground.far + 10, faces: this.#faces });
    return { ...prop, ...(colour && { colour }), ...(state && { state }) };
  }

  /** As many as there are: a heap lies where one thing as broad would stand. */
  #put(thing: SceneThing, spot: PlacedProp, breadth: number): void {
    const one = { ...spot, zoom: spot.zoom / breadth };
    this.#add(...(thing.count === 'heap' ? heapOf(one, this.#options.random) : [spot]));
  }

  #add(...props: PlacedProp[]): void {
    this.placed.push(...props);
    const boxes = props.map(({ box }) => grown(box, 10));
    this.#taken.push(...boxes);
    this.#people.push(...boxes);
  }

  /** Where such a thing belongs: nobody leaves a cup on the floor. */
  #atHome(thing: SceneThing): void {
    const own = PROP_DEFINITIONS[thing.what].home;
    // Outside, nothing hangs in the air: it stands on the ground.
    const hangs = own === 'wall' && !this.#options.walls ? 'floor' : own;
    const home = hangs === 'sky' && !this.#options.sky ? 'air' : hangs;
    const large = this.#prop(thing).box;
    if (home !== 'table' || large.right - large.left > LARGE) return this.#amid(thing, home);
    if (!this.#onTable(thing)) this.#onSupport(thing);
  }

  /** On what is brought for it; where nothing can stand on that before nobody, on the ground without it. */
  #onSupport(thing: SceneThing): void {
    const before = this.placed.length;
    this.#by(thing, this.#support(), 'on');
    if (this.placed.slice(before).some(({ prop }) => prop === thing.what)) return;
    this.placed.splice(before);
    this.#amid(thing, 'floor');
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
      .find((each) => isInside(each.box, this.#options.view) && !hits(each, this.#people));
    if (spot) this.#add(spot);
    return spot !== undefined;
  }

  /** What is there already, else the largest for which there is room. */
  #support(): Prop {
    const { supports } = this.#options;
    const [largest = 'table'] = supports;
    const there = this.placed.find(({ prop, lift }) => supports.includes(prop) && !lift);
    const hasRoom = (what: Prop) =>
      SHRUNK.flatMap((size) => this.#spotsFor(this.#prop({ what }, size), 'floor', false)).some(
        (spot) => isInside(spot.box, this.#options.view) && this.#isFree(spot),
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
    const one = this.#prop(thing, thing.count ? SHARED[thing.count] : 1);
    for (let i = 0; i < copies; i++) {
      const prop = byThing(one, host, how, { all: this.placed, faces: this.#faces, before, isCopy: i > 0 });
      if (prop) this.#put(thing, prop, HEAP_BREADTH * 0.5);
    }
  }

  #amid(thing: SceneThing, home: Home, smaller = 1): void {
    const copies = thing.count ? COPIES[thing.count] : 1;
    const share = smaller * (copies > 1 ? 0.72 : 1);
    const breadth = thing.count === 'heap' ? HEAP_BREADTH : 1;
    for (let i = 0; i < copies; i++) {
      const spots = SHRUNK.flatMap((size) =>
        this.#spotsFor(this.#prop(thing, size * share * breadth), home, smaller < 1),
      );
      const seen = bestSeen(spots, this.#options.view, thing.size === undefined ? TOY : 0);
      // Better behind somebody, or before the scenery, than nowhere.
      const spot =
        seen.find((each) => !hits(each, this.#taken) && !this.#standsInScenery(each)) ??
        seen.find((each) => this.#isFree(each)) ??
        seen.find((each) => !hits(each, this.#people) && !this.#standsInScenery(each)) ??
        (i === 0 ? seen.find((each) => !hits(each, this.#inTheBack())) : undefined);
      if (spot) this.#put(thing, spot, breadth);
    }
  }

  #spotsFor(prop: PlacedProp, home: Home, far: boolean): PlacedProp[] {
    return spotsFor(prop, { ...this.#options, home, far, group: this.#group });
  }

  #isFree(spot: PlacedProp): boolean {
    const isBehind = spot.y <= this.#options.ground.far;
    if (isBehind && hiddenShare(spot.box, this.#bodies) > HIDDEN) return false;
    return !hits(spot, isBehind ? this.#inTheBack() : this.#taken) && !this.#standsInScenery(spot);
  }

  #standsInScenery({ box, y, ground }: PlacedProp): boolean {
    return ground === undefined && standsIn({ ...box, y }, this.#options.obstacles);
  }

  /** What must not be hidden by, or hide, what stands behind everybody. */
  #inTheBack(): Box[] {
    return [...this.#faces.map((face) => grown(face, RESTLESS)), ...this.placed.map(({ box }) => box)];
  }
}
