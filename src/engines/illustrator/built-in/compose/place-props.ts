import type { Prop } from '#domain/picture-world.ts';
import { between, type Random } from '#domain/random.ts';
import {
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { standsIn } from '#engines/illustrator/built-in/compose/clearance.ts';
import { LAST_FRAME, movedOn } from '#engines/illustrator/built-in/compose/motion.ts';
import { clamp, overlap, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { standingBox } from '#engines/illustrator/built-in/props/prop.ts';

export interface PlacedProp {
  prop: Prop;
  x: number;
  y: number;
  zoom: number;
  box: Box;
}

const MOST_PROPS = 4;

/** Where there is little room, a thing may be somewhat smaller. */
const SIZES = [1, 0.88, 0.76];
const MARGIN = 40;

export interface PropOptions {
  random: Random;
  ground: { far: number; near: number };
  obstacles: readonly Box[];
  /** Against the size that things have beside a child of 420. */
  zoom: number;
  /** What is seen of the picture. */
  view: Box;
}

/** Things find room around the actors: beside them first, then before their feet. Where there is none, a thing is left out. */
export function placeProps(
  props: readonly Prop[],
  actors: readonly Blocked[],
  options: PropOptions,
): PlacedProp[] {
  const { view } = options;
  const wherever = [...actors, ...movedOn(actors, LAST_FRAME)];
  const taken = [
    ...options.obstacles,
    ...wherever.map((actor) => grown(bodyBox(actor), 8)),
    ...wherever.map((actor) => grown(faceBox(actor), 14)),
  ];
  const group = actors.length
    ? union(actors.map(boundsBox))
    : { left: 700, right: 900, top: 400, bottom: 800 };
  const isFree = ({ box, y }: PlacedProp) =>
    !taken.some((other) => overlap(box, other)) &&
    // What hangs in the air has its shadow on the ground.
    !standsIn({ ...box, y }, options.obstacles) &&
    box.left > view.left + MARGIN &&
    box.right < view.right - MARGIN &&
    box.top > view.top &&
    box.bottom < view.bottom;
  const placed: PlacedProp[] = [];
  for (const prop of props.slice(0, MOST_PROPS)) {
    const spot = SIZES.flatMap((size) => spots(prop, size, group, options)).find(isFree);
    if (!spot) continue;
    placed.push(spot);
    taken.push(grown(spot.box, 10));
  }
  return placed;
}

function spots(prop: Prop, size: number, group: Box, { random, ground, zoom }: PropOptions): PlacedProp[] {
  const at = (x: number, y: number): PlacedProp => {
    const nearness = clamp((y - ground.far) / (ground.near - ground.far));
    const scale = zoom * size * (0.9 + 0.18 * nearness);
    return { prop, x, y, zoom: scale, box: standingBox(prop, [x, y], scale) };
  };
  const half = standingBox(prop, [0, 0], zoom * size).right;
  const side = random() < 0.5 ? -1 : 1;
  const beside = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
    const away = half * 1.1 + 14 + step * 44;
    const depth = between(random, ground.far + 30, ground.near + 14);
    return [side, -side].map((way) => at(way > 0 ? group.right + away : group.left - away, depth));
  });
  const before = Array.from({ length: 14 }, () =>
    at(between(random, group.left, group.right), between(random, ground.near + 20, ground.near + 50)),
  );
  return [...beside, ...before];
}
