import type { Actor } from '#engines/illustrator/built-in/figures/actor.ts';
import { halfOf, type Blocked } from '#engines/illustrator/built-in/compose/boxes.ts';
import { type Room } from '#engines/illustrator/built-in/compose/blocking.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { clamp, n, type Box } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Who swims, and who is in the water whatever they do there. */
export const isInWater = ({ pose, at }: Pick<Actor, 'pose' | 'at'>): boolean =>
  pose === 'swim' || (typeof at === 'object' && at.what === 'water');

/** So much smaller is who is out there. */
const OUT_THERE = 0.86;
/** Above the shore. */
const OFF_THE_SHORE = 16;

/** Whoever is in the water goes there, as deep as what they do has them. */
export function waded(actors: readonly Blocked[], water: Box | undefined, room: Room): Blocked[] {
  if (!water) return [...actors];
  return actors.map((self): Blocked => {
    if (!isInWater(self.actor) || typeof self.hangsAt === 'object') return self;
    const scale = self.scale * OUT_THERE;
    const half = halfOf(self) * OUT_THERE;
    const [least, most] = [Math.max(room.left, water.left) + half, Math.min(room.right, water.right) - half];
    const waterline = depthOf(self);
    return {
      ...self,
      x: least < most ? clamp(self.x, least, most) : (water.left + water.right) / 2,
      y: water.bottom - OFF_THE_SHORE,
      scale,
      lift: waterline * scale,
      waterline,
      mounted: true,
    };
  });
}

/** Where the water closes around somebody, in the figure's own space. */
function depthOf({ actor, figure: { points, bounds } }: Blocked): number {
  if (!points) return bounds.top * 0.4;
  const [, hips] = points.hips;
  const [, chest] = points.chest;
  return Math.round(actor.pose === 'swim' ? hips + (chest - hips) * 0.1 : hips + (chest - hips) * 0.4);
}

/** Farther than anybody is broad or high. */
const FAR = 900;

/** What of a figure is above the water. */
export function aboveWater(canvas: Canvas, art: Art, waterline: number): Art {
  const clip = canvas.clip(`M${-FAR} ${-FAR}H${FAR}V${n(waterline)}H${-FAR}Z`);
  return group(art, { clip });
}

/** Rings on the water where somebody is in it. */
export function rings(canvas: Canvas, { bounds }: { bounds: Box }, waterline: number): Art {
  const { light } = canvas;
  const water = mix(light.haze, '#7fb3cf', 0.6);
  const half = Math.min(150, (bounds.right - bounds.left) * 0.42);
  const x = (bounds.left + bounds.right) / 2;
  const ring = (wide: number, y: number, opacity: number) => {
    const [rx, ry, from] = [half * wide, half * wide * 0.1 + 2, waterline + y];
    return line(
      `M${n(x - rx)} ${n(from)}Q${n(x)} ${n(from + ry * 2)} ${n(x + rx)} ${n(from)}`,
      '#ffffff',
      4,
      {
        opacity,
        airy: true,
      },
    );
  };
  return [
    ellipse(x, waterline + 5, half * 1.1, half * 0.1 + 5, water, { opacity: 0.7, airy: true }),
    ring(1.05, 2, 0.7),
    ring(1.4, 9, 0.4),
  ];
}
