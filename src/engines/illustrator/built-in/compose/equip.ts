import { faceBox, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { childScale } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Sights } from '#engines/illustrator/built-in/compose/acting.ts';
import { farOf, giantsOf, type Company, type Side } from '#engines/illustrator/built-in/compose/apart.ts';
import { atTheFoot } from '#engines/illustrator/built-in/compose/bedtime.ts';
import { furnish } from '#engines/illustrator/built-in/compose/furnish.ts';
import { placeProps } from '#engines/illustrator/built-in/compose/place-props.ts';
import type { PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import type { Ground, Premises } from '#engines/illustrator/built-in/compose/plan.ts';
import { waded } from '#engines/illustrator/built-in/compose/wading.ts';
import { NO_SURFACES } from '#engines/illustrator/built-in/compose/surfaces.ts';
import { clamp, middleOf, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** The scale of a child beside whom things have their full size. */
const CHILD_BESIDE_PROPS = 1.4;

interface Equipped {
  actors: Blocked[];
  props: PlacedProp[];
  /** Giants, and whoever is far away. */
  behind: Blocked[];
}

/** All that is around them: what they sit on, who is behind them, and things. */
export function equip(
  gathered: readonly Blocked[],
  company: Company,
  premises: Premises & Ground & { side: Side; near: boolean; view: Box },
): Equipped {
  const { cast, draw, scale, things, surfaces, supports, walls, obstacles, random, lens, room, side } =
    premises;
  const { near, view } = premises;
  const zoom = gathered.length
    ? clamp((childScale(gathered) * scale) / CHILD_BESIDE_PROPS, 0.4 * lens.zoom, 2.2)
    : lens.zoom;
  // Seen from above, nothing of the view is where it was.
  const { seats, tables } = lens.squash ? NO_SURFACES : surfaces;
  const water = lens.squash ? undefined : premises.water;
  const { actors: furnished, props: furniture } = furnish(gathered, things, {
    draw,
    zoom,
    room,
    water,
    seats,
  });
  const placed = atTheFoot(furnished);
  const actors = premises.floating ? placed : waded(placed, water, room);
  const apart = { draw, random, page: lens.page, ground: lens.ground, side };
  const behind = [...giantsOf(company, actors, apart), ...farOf(company, actors, apart)];
  const props = placeProps(
    things.filter(({ what }) => !furniture.some(({ prop }) => prop === what)),
    [...actors, ...behind],
    {
      random,
      ground: lens.ground,
      obstacles,
      zoom,
      view,
      near,
      supports,
      // From above, nothing is seen of what hangs on one.
      walls: walls && !lens.squash,
      sky: !near && !lens.squash,
      tables,
      placed: furniture,
      lead: cast[0]?.id,
      water,
    },
  );
  return { actors, props, behind };
}

/** Where everything is that somebody may look at. */
export function sightsOf(
  actors: readonly Blocked[],
  { props, behind, hosts }: Pick<Equipped, 'props' | 'behind'> & { hosts: ReadonlyMap<string, string> },
): Sights {
  const onHands = [...hosts].flatMap(([guest, by]) => {
    const host = actors.find(({ actor }) => actor.id === by);
    const hand: Point | undefined = host && [host.x + host.actor.facing * 60, host.y - 150 * host.scale];
    return hand ? [[guest, hand] as const] : [];
  });
  return new Map([
    ...props.map(({ prop, box }) => [prop as string, middleOf(box)] as const),
    ...behind.map((each) => [each.actor.id, middleOf(faceBox(each))] as const),
    ...onHands,
  ]);
}
