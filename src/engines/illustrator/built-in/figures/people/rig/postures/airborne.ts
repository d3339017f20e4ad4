import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { legLength } from '#engines/illustrator/built-in/figures/people/rig/postures/moving.ts';

/** Backwards, a moment before one sits on the ground: the feet slip away ahead, the arms are out, hair and cloth upwards. */
const fall: Take = (b, swing) => {
  const leg = legLength(b);
  const h = -leg * 0.4;
  const x = -b.torso * 0.22;
  return {
    hips: [x, h],
    spine: -30 + swing * 3,
    near: {
      by: [-b.torso * 0.78, -b.torso * 0.12],
      bend: -1,
      grip: 'open',
      fingers: 168,
      thumb: -1,
      layer: 'before',
    },
    far: { by: [b.torso * 0.72, -b.torso * 0.94], grip: 'open', fingers: -52, layer: 'before' },
    nearLeg: { to: [x + leg * 0.88, h + leg * 0.16], toe: -38 },
    farLeg: { to: [x + leg * 0.78, h - leg * 0.34], toe: -64 },
    lift: 10 + swing * 6,
    tilt: 14,
    yaw: 0.4,
    wind: -90,
  };
};

/** Stretched from the fist to the toes, hair and cloth behind. */
const fly: Take = (b, swing) => {
  const h = -legLength(b) * 0.86;
  const leg = legLength(b);
  const x = -b.torso * 0.36;
  return {
    hips: [x, h],
    spine: 66,
    near: { by: [b.torso * 0.3, b.torso * 0.46 + swing * 6], bend: 1, grip: 'open', fingers: 128 },
    far: {
      by: [b.torso * 0.85 + b.upperArm + b.forearm, -b.torso * 0.74],
      grip: 'grip',
      fingers: -20,
      layer: 'before',
    },
    nearLeg: { to: [x - leg * 0.97, h + leg * 0.2 + swing * 5], toe: 78 },
    farLeg: { to: [x - leg * 0.8, h + leg * 0.44 - swing * 5], bend: 1, toe: 74 },
    tilt: -36,
    lift: 104 + swing * 8,
    yaw: 0.7,
    wind: 172,
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
