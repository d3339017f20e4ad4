import type { Age } from '#domain/look.ts';
import type { Figure } from '#domain/picture-world.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { add, minus, turned } from '#engines/illustrator/built-in/draw/vectors.ts';
import { ANKLE } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Frame } from '#engines/illustrator/built-in/figures/people/rig/frame.ts';

const GROWN: ReadonlySet<Figure> = new Set<Figure>([
  'adult',
  'queen',
  'king',
  'witch',
  'pirate',
  'astronaut',
  'firefighter',
  'doctor',
  'teacher',
  'chef',
  'scientist',
  'explorer',
  'farmer',
  'musician',
  'inventor',
]);
const OLD: ReadonlySet<Figure> = new Set<Figure>(['elder', 'wizard']);

export function ageOf(figure: Figure): Age {
  if (figure === 'baby') return 'baby';
  if (OLD.has(figure)) return 'elder';
  return GROWN.has(figure) ? 'adult' : 'child';
}

/** The hips of the trunk in which all clothes are cut: a standing child's. */
const HIPS = -78;

export interface LegLine {
  hip: Point;
  knee: Point;
  ankle: Point;
}

/** Somebody's build and bearing, and the way from the space in which clothes are cut to the figure's own. */
export interface Body extends Frame {
  /** Where the ground is, in the space of the clothes. */
  ground: number;
  /** Cloth falls freely from the waist; else it lies on the legs. */
  falls: boolean;
  /** The legs in the space of the clothes. */
  legs: { near: LegLine; far: LegLine };
  /** A point of the clothes, no lower than so much above the ground. */
  above: (point: Point, height: number) => Point;
}

/** Of a foot from the middle of the clothes: farther out, a leg would show beside a skirt that falls. */
const UNDER_THE_HEM = 50;

export function bodyOf(frame: Frame, legs: { near: LegLine; far: LegLine }): Body {
  const { bones, posture, cloth } = frame;
  const [wide, long] = cloth;
  const toCloth = (point: Point): Point => {
    const [x, y] = turned(minus(point, posture.hips), -posture.spine);
    return [x / wide, y / long + HIPS];
  };
  const fromCloth = ([x, y]: Point): Point =>
    add(posture.hips, turned([x * wide, (y - HIPS) * long], posture.spine));
  const inCloth = ({ hip, knee, ankle }: LegLine): LegLine => ({
    hip: toCloth(hip),
    knee: toCloth(knee),
    ankle: toCloth(ankle),
  });
  const stands = ({ ankle }: LegLine) =>
    Math.abs(ankle[1] + ANKLE) < 16 &&
    Math.abs(ankle[0]) < bones.hip * 1.35 &&
    Math.abs(toCloth(ankle)[0]) < UNDER_THE_HEM;
  return {
    ...frame,
    ground: HIPS - posture.hips[1] / long,
    falls:
      !posture.seated &&
      !posture.lying &&
      Math.abs(posture.spine) < 14 &&
      stands(legs.near) &&
      stands(legs.far),
    legs: { near: inCloth(legs.near), far: inCloth(legs.far) },
    above: (point, height) => {
      const [x, y] = fromCloth(point);
      return y > -height ? toCloth([x, -height]) : point;
    },
  };
}

/** What is cut for a child's trunk, on this one. */
export function onBody(art: Art, { cloth, posture }: Body): Art {
  const [x, y] = posture.hips;
  return group(group(art, { y: -HIPS }), { x, y, turn: posture.spine, scale: cloth });
}
