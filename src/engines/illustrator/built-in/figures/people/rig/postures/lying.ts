import { ANKLE, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

/** So far from flat that hips and head both lie on the ground. */
const restingSpine = ({ head, hip, torso }: Bones): number =>
  -90 + (Math.asin((head * 50 - hip * 0.86) / torso) * 180) / Math.PI;

/** On the side, a hand under the cheek, the knees drawn up a little. */
const sleep: Take = (b, swing) => {
  const x = b.torso * 0.36;
  return {
    hips: [x, -b.hip * 0.86],
    spine: restingSpine(b) + swing * 0.6,
    lying: true,
    near: {
      by: [-b.torso * 1.1, b.hip * 0.2],
      elbow: [-b.torso * 0.56, b.hip * 0.6],
      grip: 'flat',
      fingers: 196,
      touchesFace: true,
    },
    far: { by: [-b.torso * 0.6, b.hip * 0.42], bend: -1, layer: 'before', fingers: 176 },
    nearLeg: {
      knee: [x + b.thigh * 0.9, -b.leg[1] * 0.55],
      to: [x + b.thigh * 0.9 + b.shin * 0.86, -ANKLE],
      toe: 8,
    },
    farLeg: {
      knee: [x + b.thigh * 0.74, -b.leg[1] * 1.1],
      to: [x + b.thigh * 0.7 + b.shin * 0.74, -ANKLE - 2],
      toe: 8,
    },
    tilt: -46,
    yaw: 0.35,
    pitch: 0.2,
  };
};

/** At ease: the head on an arm, a knee up, a hand on the belly. */
const lie: Take = (b, swing) => {
  const x = b.torso * 0.36;
  return {
    ...sleep(b, swing),
    near: {
      by: [-b.torso * 1.5, b.hip * 0.62],
      elbow: [-b.torso * 1.16, b.hip * 0.74],
      layer: 'behind',
      touchesFace: true,
    },
    far: {
      by: [-b.torso * 0.3, b.hip * 0.02],
      elbow: [-b.torso * 0.44, -b.hip * 0.74],
      layer: 'before',
      grip: 'flat',
      fingers: 66,
    },
    nearLeg: {
      knee: [x + b.thigh * 0.96, -b.leg[1] * 0.56],
      to: [x + (b.thigh + b.shin) * 0.95, -ANKLE],
      toe: -64,
    },
    farLeg: { knee: [x + b.thigh * 0.8, -b.leg[1] - b.thigh * 0.46], to: [x + b.thigh * 1.06, -ANKLE] },
    tilt: -40,
  };
};

export const LYING = { sleep, lie };
