import type { Prop } from '#domain/picture-world.ts';
import { between, type Random } from '#domain/random.ts';
import {
  bodyBox,
  boundsBox,
  faceBox,
  grown,
  type Blocked,
} from '#engines/illustrator/built-in/compose/blocking.ts';
import { overlap, union, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { propSize } from '#engines/illustrator/built-in/props/prop.ts';

export interface PlacedProp {
  prop: Prop;
  x: number;
  y: number;
  zoom: number;
  box: Box;
}

const MOST_PROPS = 4;

/** Things find room around the cast: beside it first, then before its feet. Where there is none, a thing is left out. */
export function placeProps(
  props: readonly Prop[],
  cast: readonly Blocked[],
  {
    random,
    ground,
    obstacles,
    zoom,
  }: { random: Random; ground: { far: number; near: number }; obstacles: readonly Box[]; zoom: number },
): PlacedProp[] {
  const taken = [
    ...obstacles,
    ...cast.map((actor) => grown(bodyBox(actor), 8)),
    ...cast.map((actor) => grown(faceBox(actor), 14)),
  ];
  const group = cast.length ? union(cast.map(boundsBox)) : { left: 700, right: 900, top: 400, bottom: 800 };
  const placed: PlacedProp[] = [];
  for (const prop of props.slice(0, MOST_PROPS)) {
    const size = propSize(prop) * zoom;
    const spot = spots(random, group, size, ground).find(
      ({ box }) => !taken.some((other) => overlap(box, other)) && box.left > 40 && box.right < 1560,
    );
    if (!spot) continue;
    placed.push({ prop, zoom, ...spot });
    taken.push(grown(spot.box, 10));
  }
  return placed;
}

interface Spot {
  x: number;
  y: number;
  box: Box;
}

function spots(random: Random, group: Box, size: number, ground: { far: number; near: number }): Spot[] {
  const at = (x: number, y: number): Spot => ({
    x,
    y,
    box: { left: x - size / 2, right: x + size / 2, top: y - size, bottom: y + 4 },
  });
  const side = random() < 0.5 ? -1 : 1;
  const beside = [0, 1, 2, 3, 4, 5].flatMap((step) => {
    const away = size * 0.55 + 14 + step * 46;
    const depth = between(random, ground.far + 30, ground.near + 14);
    return [side, -side].map((way) => at(way > 0 ? group.right + away : group.left - away, depth));
  });
  const before = Array.from({ length: 10 }, () =>
    at(between(random, group.left, group.right), between(random, ground.near + 20, ground.near + 50)),
  );
  return [...beside, ...before];
}
