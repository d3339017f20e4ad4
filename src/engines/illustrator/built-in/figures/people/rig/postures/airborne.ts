import { standingHips } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { legLength } from '#engines/illustrator/built-in/figures/people/rig/postures/moving.ts';

/** Backwards, all limbs out. */
const fall: Take = (b, swing) => {
  const h = standingHips(b) * 0.8;
  const leg = legLength(b);
  return {
    hips: [0, h],
    spine: -36 + swing * 3,
    near: { atHead: [-96, 26], bend: 1, grip: 'open', fingers: 190, thumb: -1 },
    far: { atHead: [118, -58], grip: 'open', fingers: -52, layer: 'before' },
    nearLeg: { to: [leg * 0.7, h + leg * 0.44], toe: -34 },
    farLeg: { to: [leg * 0.72, h - leg * 0.1], toe: -62 },
    lift: 22,
    tilt: 20,
    yaw: 0.4,
  };
};

/** A long curve from the fist to the toes. */
const fly: Take = (b, swing) => {
  const h = -legLength(b);
  const leg = legLength(b);
  const x = -b.torso * 0.3;
  return {
    hips: [x, h],
    spine: 56,
    near: { by: [-b.upperArm * 0.9, b.torso * 0.16 + swing * 6], bend: 1, grip: 'open', fingers: 158 },
    far: {
      by: [b.torso * 0.85 + b.upperArm + b.forearm, -b.torso * 0.7],
      grip: 'grip',
      fingers: -18,
      layer: 'before',
    },
    nearLeg: { to: [x - leg * 0.92, h + leg * 0.1 + swing * 5], toe: 74 },
    farLeg: { to: [x - leg * 0.5, h + leg * 0.5 - swing * 5], toe: 66 },
    tilt: -32,
    lift: 52 + swing * 8,
    yaw: 0.7,
  };
};

/** On the belly, an arm ahead, an arm pulling, the legs kicking. */
const swim: Take = (b, swing) => {
  const h = -b.thigh;
  const leg = legLength(b);
  const x = -b.torso * 0.4;
  return {
    hips: [x, h],
    spine: 66,
    near: { by: [b.torso * 0.62, b.upperArm * 0.72 + swing * 10], bend: 1, grip: 'flat', fingers: 120 },
    far: {
      by: [b.torso + b.upperArm + b.forearm * 0.7, -b.torso * 0.62 + swing * 8],
      grip: 'flat',
      fingers: -8,
      layer: 'before',
    },
    nearLeg: { to: [x - leg * 0.86, h - leg * 0.06 + swing * 14], toe: 80 },
    farLeg: { to: [x - leg * 0.82, h + leg * 0.34 - swing * 14], toe: 70 },
    tilt: -40,
    lift: 4,
    yaw: 0.6,
  };
};

export const AIRBORNE = { fall, fly, swim };
