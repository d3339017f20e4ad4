import { between, type Random } from '#domain/random.ts';
import { set, type PlacedProp } from '#engines/illustrator/built-in/compose/placed-prop.ts';
import { outThere } from '#engines/illustrator/built-in/compose/waters.ts';
import { HEIGHT } from '#engines/illustrator/built-in/draw/canvas.ts';
import { clamp, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Home } from '#engines/illustrator/built-in/props/definition.ts';
import type { Standing } from '#engines/illustrator/built-in/props/prop.ts';

export const MARGIN = 40;
/** From this size on, a thing may stand behind people, or be cut by the edge. */
export const LARGE = 240;

interface Where {
  home: Home;
  /** In the back, where everything is small. */
  far: boolean;
  random: Random;
  ground: { far: number; near: number };
  /** What is seen of the picture. */
  view: Box;
  /** Where things can float. */
  water?: Box | undefined;
  /** Around everybody. */
  group: Box;
}

/** Where a thing may be, the best first. */
export function spotsFor(prop: PlacedProp, where: Where): PlacedProp[] {
  const { home, far, random, view, ground, water } = where;
  const across = (count: number, top: number, bottom: number) =>
    Array.from({ length: count }, () => {
      const x = between(random, view.left + MARGIN, view.right - MARGIN);
      const foot = between(random, top, bottom);
      return set(prop, [x, ground.far - 20], ground.far - 20 - foot, 'none');
    });
  if (home === 'sky') return across(24, view.top + 90, 330).map((each) => higher(each));
  if (home === 'air') return [...beside(prop, where, 'none'), ...across(16, 300, 560)];
  if (home === 'wall') return across(24, 330, 470);
  if (home === 'water' && water) return afloat(prop, water, random);
  if (far) {
    return Array.from({ length: 20 }, () =>
      set(prop, [between(random, view.left + MARGIN, view.right - MARGIN), ground.far - 14]),
    );
  }
  return beside(prop, where, undefined);
}

function afloat(prop: PlacedProp, water: Box, random: Random): PlacedProp[] {
  return Array.from({ length: 30 }, () => {
    const y = between(random, water.top, water.bottom);
    const half = prop.box.right * outThere(y);
    const x = between(random, water.left + half, Math.max(water.left + half, water.right - half));
    return set({ ...prop, zoom: prop.zoom * outThere(y) }, [x, y], 0, 'water');
  });
}

/** A step on a picture that shows the whole height of a place is 1. */
export const unitOf = ({ top, bottom }: Box): number => Math.min(1, (bottom - top) / HEIGHT);

/** Beside the actors first, then before their feet; what is large, behind them. */
function beside(
  prop: PlacedProp,
  { random, ground, group, view }: Where,
  way: Standing['ground'],
): PlacedProp[] {
  // From above, the picture shows a part of the ground, and a step is as much smaller.
  const unit = unitOf(view);
  const at = (x: number, y: number): PlacedProp => {
    const nearness = clamp((y - ground.far) / (ground.near - ground.far));
    const nearer = { ...prop, zoom: prop.zoom * (0.9 + 0.18 * nearness) };
    return set(nearer, [x, y], way === 'none' ? between(random, 150, 330) : 0, way);
  };
  const half = prop.box.right;
  const side = random() < 0.5 ? -1 : 1;
  const beside = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
    const away = half * 1.1 + (14 + step * 44) * unit;
    const depth = between(random, ground.far + 30 * unit, ground.near + 14 * unit);
    return [side, -side].map((to) => at(to > 0 ? group.right + away : group.left - away, depth));
  });
  const before = Array.from({ length: 14 }, () =>
    at(
      between(random, group.left, group.right),
      between(random, ground.near + 20 * unit, ground.near + 50 * unit),
    ),
  );
  const isLarge = half * 2 > LARGE * unit || -prop.box.top > LARGE * unit;
  const behind = Array.from({ length: isLarge ? 12 : 0 }, () =>
    at(between(random, group.left - half, group.right + half), ground.far - 4),
  );
  return [...beside, ...before, ...behind];
}

/** Far up, a thing is seen from its middle. */
function higher(prop: PlacedProp): PlacedProp {
  return prop.box.top < 20 ? set(prop, [prop.x, prop.y], (prop.lift ?? 0) + prop.box.top - 24, 'none') : prop;
}
