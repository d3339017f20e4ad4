import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ANKLE, standingHips, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type {
  ArmPosture,
  LegPosture,
  Take,
} from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

export const foot = (x: number, y = -ANKLE, toe = 0): LegPosture => ({ to: [x, y], toe });

export const stand: Take = (b, swing) => ({
  hips: [0, standingHips(b)],
  spine: 0,
  near: { by: [-b.shoulder - 8, 8 + swing * 2] },
  far: { by: [b.shoulder + 10, 6 - swing * 2] },
  nearLeg: foot(-b.hip * 0.56),
  farLeg: foot(b.hip * 0.6),
});

/** A fist or what it holds below the chin, the elbow down before the chest. */
export const toMouth = (b: Bones, atHead: Point = [40, 8]): ArmPosture => ({
  atHead,
  elbow: [b.shoulder * 1.15, -b.torso * 0.46],
  grip: 'grip',
  fingers: -112,
  thumb: -1,
  layer: 'above',
  touchesFace: true,
});

/** Across the belly, under the elbow of the other arm. */
const acrossBelly = (b: Bones): ArmPosture => ({
  by: [b.shoulder * 0.56, -b.torso * 0.3],
  grip: 'flat',
  fingers: -8,
});

const think: Take = (b, swing) => ({
  ...stand(b, swing),
  near: acrossBelly(b),
  far: toMouth(b, [36, 10]),
  spine: -2,
  pitch: -0.3,
  tilt: 6,
});

const listen: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 8,
  near: { by: [-b.shoulder - 12, 4] },
  far: { atHead: [88, -26], grip: 'flat', fingers: -106, layer: 'above', touchesFace: true },
  nearLeg: foot(-b.hip * 0.8, -ANKLE - 3, 14),
  tilt: 8,
  yaw: 0.3,
});

const drink: Take = (b, swing) => ({
  ...stand(b, swing),
  near: acrossBelly(b),
  far: toMouth(b),
  pitch: -0.2,
});

const sing: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: -5,
  near: { by: [b.shoulder * 0.3, -b.torso * 0.52], grip: 'flat', fingers: -30 },
  far: {
    by: [b.shoulder + b.upperArm * 1.1, -b.torso * 0.78 - swing * 4],
    grip: 'open',
    fingers: -34,
    layer: 'before',
  },
  farLeg: foot(b.hip * 0.9, -ANKLE, -6),
  pitch: -0.4,
  tilt: -4,
});

const paint: Take = (b, swing) => ({
  ...stand(b, swing),
  near: { by: [b.shoulder * 0.7, -b.torso * 0.3], grip: 'flat', fingers: -10 },
  far: {
    by: [b.shoulder + b.upperArm * 1.1, -b.torso * 0.86 + swing * 8],
    grip: 'grip',
    fingers: -50,
    layer: 'before',
  },
  spine: 5,
  yaw: 0.75,
});

/** A hand over the brow, leaning out. */
const peek: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.5, standingHips(b) + 6],
  spine: 16,
  near: { by: [-b.shoulder * 1.3, -b.torso * 0.06], bend: 1 },
  far: { atHead: [84, -84], grip: 'flat', fingers: 192, thumb: -1, layer: 'above', touchesFace: true },
  nearLeg: foot(-b.hip * 1.1, -ANKLE - 3, 14),
  farLeg: foot(b.hip * 0.6),
  yaw: 0.75,
  tilt: -4,
});

const bow: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.35, standingHips(b) + 2],
  spine: 38,
  near: { by: [-b.shoulder * 1.5, -b.torso * 0.2], bend: 1, fingers: 160 },
  far: { by: [b.shoulder * 0.95, -b.torso * 0.3], grip: 'flat', fingers: 158, bend: 1, layer: 'before' },
  nearLeg: foot(-b.hip * 0.9, -ANKLE, 0),
  farLeg: foot(b.hip * 0.5),
  pitch: 0.55,
  yaw: 0.5,
  tilt: 6,
});

const lift: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: -7,
  hips: [0, standingHips(b) + 4],
  near: { by: [b.shoulder + b.upperArm * 0.5, -b.torso * 0.84], grip: 'grip', fingers: -60 },
  far: { by: [b.shoulder + b.upperArm * 1.2, -b.torso * 1.04], grip: 'grip', fingers: -70, layer: 'before' },
  nearLeg: foot(-b.hip * 0.95),
  farLeg: foot(b.hip * 0.95),
  yaw: 0.6,
  pitch: -0.3,
});

const wave: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: -2,
  far: { atHead: [106 + swing * 5, -62], grip: 'open', fingers: -64 + swing * 16, layer: 'before' },
  farLeg: foot(b.hip * 0.75),
  tilt: 4,
});

const point: Take = (b, swing) => ({
  ...stand(b, swing),
  far: {
    by: [b.shoulder + b.upperArm + b.forearm, -b.torso * 0.98 + swing * 4],
    grip: 'point',
    layer: 'before',
  },
  near: { by: [-b.shoulder - 10, 2] },
  nearLeg: foot(-b.hip * 0.75, -ANKLE - 2, 8),
  spine: 6,
  yaw: 0.8,
});

/** From behind: both arms hang before the back, as far as we see. */
const lookAway: Take = (b, swing) => ({
  ...stand(b, swing),
  fromBehind: true,
  near: { by: [-b.shoulder - 7, 8 + swing * 2], layer: 'before' },
  far: { by: [b.shoulder + 7, 8 - swing * 2], bend: -1, thumb: -1, layer: 'before' },
});

export const STANDING = {
  stand,
  think,
  listen,
  drink,
  sing,
  paint,
  peek,
  bow,
  lift,
  wave,
  point,
  'look-away': lookAway,
};
