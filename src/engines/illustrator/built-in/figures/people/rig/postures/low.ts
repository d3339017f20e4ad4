import { ANKLE } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

/** On one knee, a hand on the other. */
const kneel: Take = (b, swing) => ({
  hips: [-b.hip * 0.2, -b.thigh * 0.92 - b.leg[1] * 0.4],
  spine: 6 + swing,
  near: { by: [-b.shoulder * 0.75, 4], fingers: 96 },
  far: { by: [b.thigh * 0.95, -10], grip: 'flat', fingers: 34, layer: 'before' },
  nearLeg: { to: [-b.thigh * 0.95, -b.leg[2] * 0.95], knee: [-b.hip * 0.5, -b.leg[1] * 0.5], toe: 52 },
  farLeg: { to: [b.thigh * 0.86, -ANKLE], bend: -1 },
  yaw: 0.6,
});

/** On both knees, sitting on the heels, the hands with what lies before them. */
const play: Take = (b, swing) => ({
  hips: [-b.thigh * 0.4, -b.leg[2] - b.leg[0] * 0.5],
  spine: 18 + swing,
  seated: true,
  near: { by: [b.thigh * 1.2, b.leg[0] * 0.3], fingers: 52 },
  far: { by: [b.thigh * 1.5, b.leg[0] * 0.1 + swing * 4], fingers: 42, layer: 'before' },
  nearLeg: {
    to: [-b.thigh * 0.62, -b.leg[2] * 0.7],
    knee: [b.thigh * 0.42, -b.leg[1] * 0.52],
    toe: 168,
  },
  farLeg: {
    to: [-b.thigh * 0.44, -b.leg[2] * 0.7],
    knee: [b.thigh * 0.66, -b.leg[1] * 0.52],
    toe: 168,
  },
  yaw: 0.65,
  pitch: 0.4,
});

/** Feet flat, the knees up before the chest. */
const crouch: Take = (b, swing) => ({
  hips: [-b.thigh * 0.55, -b.shin * 0.6],
  spine: 20 + swing,
  seated: true,
  near: { by: [b.thigh * 1.3, -b.shin * 0.06], fingers: 52 },
  far: { by: [b.thigh * 1.6, -b.shin * 0.14], fingers: 44, layer: 'before' },
  nearLeg: { knee: [b.thigh * 0.14, -b.shin * 0.98], to: [-b.hip * 0.2, -ANKLE] },
  farLeg: { knee: [b.thigh * 0.62, -b.shin * 0.96], to: [b.hip * 0.5, -ANKLE] },
  yaw: 0.65,
  tilt: -4,
});

/** Made small, the arms around the knees. */
const hide: Take = (b, swing) => ({
  ...crouch(b, swing),
  hips: [-b.thigh * 0.55, -b.leg[0] * 0.78],
  spine: 20 + swing,
  near: { by: [b.thigh * 1.0, -b.shin * 0.3], grip: 'flat', fingers: 16 },
  far: { by: [b.thigh * 1.2, -b.shin * 0.2], grip: 'flat', fingers: 176, thumb: -1 },
  nearLeg: { knee: [b.thigh * 0.2, -b.shin * 0.96], to: [b.hip * 0.3, -ANKLE] },
  farLeg: { knee: [b.thigh * 0.56, -b.shin * 0.96], to: [b.hip * 0.85, -ANKLE] },
  pitch: 0.2,
  tilt: -6,
});

/** On hands and knees, the back falling to the hips. */
export const crawl: Take = (b, swing) => {
  const up = b.thigh * 0.9 + b.leg[1] * 0.5;
  const x = -b.torso * 0.55;
  const reach = b.torso * 0.86;
  return {
    hips: [x, -up],
    spine: 68,
    near: { by: [reach + swing * 8, up - 8], grip: 'flat', fingers: 8, bend: 1 },
    far: { by: [reach + b.upperArm * 0.5 - swing * 8, up - 8], grip: 'flat', fingers: 8, bend: 1 },
    nearLeg: {
      to: [x - b.shin * 0.95 - swing * 4, -b.leg[2] * 0.7],
      knee: [x + b.thigh * 0.1 - swing * 4, -b.leg[1] * 0.5],
      toe: 168,
    },
    farLeg: {
      to: [x - b.shin * 0.6 + swing * 4, -b.leg[2] * 0.7],
      knee: [x + b.thigh * 0.46 + swing * 4, -b.leg[1] * 0.5],
      toe: 168,
    },
    tilt: -42,
    yaw: 0.55,
  };
};

export const LOW = { kneel, play, crouch, hide, crawl };
