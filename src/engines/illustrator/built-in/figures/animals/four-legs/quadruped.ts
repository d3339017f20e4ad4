import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { furry, type Coats, type Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import {
  barrelOutline,
  fourLegs,
  postureOf,
  trunkOutline,
  type Build,
  type Posture,
} from '#engines/illustrator/built-in/figures/animals/four-legs/body.ts';
import { gaitOf } from '#engines/illustrator/built-in/figures/animals/four-legs/gait.ts';
import {
  HANGING_TAILS,
  HIND_TAILS,
  PELTS,
  type HindTailName,
  type PeltName,
} from '#engines/illustrator/built-in/figures/animals/four-legs/parts.ts';
import { head, type HeadFeatures } from '#engines/illustrator/built-in/figures/animals/head.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { bubble } from '#engines/illustrator/built-in/figures/face.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** An animal on four legs: its body from the side, its head turned to us. */
export interface QuadrupedFeatures {
  coats: Coats;
  build: Build;
  /** A head of known parts, or one of its own, around (0, -222). */
  head: (animal: Furry) => HeadFeatures | { own: Art };
  headScale: number;
  /** From the middle of the head to the lower front corner of the face, before scaling. */
  muzzleAt?: Point;
  tail: HindTailName;
  tailAt: Point;
  pelt?: (animal: Furry) => PeltName | undefined;
  /** Added to the outline of trunk and neck. */
  extension?: (animal: Furry, posture: Posture) => string;
  behind?: (animal: Furry, posture: Posture) => Art;
  /** Over trunk and neck, under the head. */
  before?: (animal: Furry, posture: Posture) => Art;
  onHead?: (animal: Furry) => Art;
}

/** Of the middle of a head in the space of heads. */
const MIDDLE = -222;
const WAG = 9;

/** Faces right; `sideOn` turns it. */
export function quadruped(brush: Brush, features: QuadrupedFeatures): Drawing {
  const { build, headScale, muzzleAt: [muzzleX, muzzleY] = [60, 70] } = features;
  const animal = furry(brush, features.coats);
  const gait = gaitOf(animal.actor.pose, animal.swing);
  const posture = postureOf(build, gait);
  const legs = fourLegs(animal, build, posture, gait);
  const pelt = peltOn(animal, features, posture);
  const [x, y] = posture.head;
  return {
    art: [
      tailOf(animal, features, posture, gait.rest !== 'none'),
      features.behind?.(animal, posture),
      legs.far,
      path(
        trunkOutline(build, posture) + (features.extension?.(animal, posture) ?? ''),
        animal.form(animal.coat.fur, 0.18, 0.36),
      ),
      gait.rest === 'none' ? [legs.near, pelt] : [pelt, legs.near],
      features.before?.(animal, posture),
      headAt(animal, features, posture, gait.nod),
    ],
    face: {
      left: x - 60 * headScale,
      top: y - 44 * headScale,
      right: x + muzzleX * headScale,
      bottom: y + muzzleY * headScale,
    },
    hand: animal.actor.reach ? legs.paw : [x + (muzzleX - 44) * headScale, y + (muzzleY - 12) * headScale],
  };
}

function tailOf(animal: Furry, { tail, tailAt }: QuadrupedFeatures, { placed }: Posture, rest: boolean): Art {
  const [x, y] = placed(tailAt);
  const raised = rest && HANGING_TAILS.has(tail) ? 52 : 0;
  return group(HIND_TAILS[tail](animal), { x, y, turn: animal.swing * WAG + raised });
}

function peltOn(animal: Furry, { pelt, build }: QuadrupedFeatures, { placing }: Posture): Art {
  const name = pelt?.(animal);
  return (
    name &&
    group(
      group(PELTS[name](animal), { clip: animal.canvas.clip(barrelOutline(build.barrel)), airy: true }),
      placing,
    )
  );
}

function headAt(animal: Furry, features: QuadrupedFeatures, { head: [x, y] }: Posture, nod: number): Art {
  const scale = features.headScale;
  const shape = features.head(animal);
  return group(
    [
      'own' in shape ? shape.own : head(animal, shape),
      !animal.fromBehind && features.onHead?.(animal),
      animal.actor.bubble && bubble(animal, MIDDLE - 14, 118),
    ],
    { scale, x, y: y - MIDDLE * scale, turn: nod + 3, pivot: [0, MIDDLE * scale] },
  );
}
