import { ANKLE, standingHips } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { foot, stand, toMouth } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';

/** Both hands around the mouth, to be heard far away. */
const shout: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 7,
  near: {
    atHead: [-34, 2],
    bend: 1,
    grip: 'flat',
    fingers: -64,
    thumb: -1,
    layer: 'above',
    touchesFace: true,
  },
  far: {
    atHead: [64, -2],
    bend: -1,
    grip: 'flat',
    fingers: -112,
    layer: 'above',
    touchesFace: true,
  },
  nearLeg: foot(-b.hip * 0.95, -ANKLE - 2, 8),
  farLeg: foot(b.hip * 0.8),
  yaw: 0.55,
  pitch: -0.25,
});

/** One arm up, the back of the other hand at the mouth. */
const yawn: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: -2,
  near: {
    atHead: [-104, -74 - swing * 4],
    bend: -1,
    grip: 'grip',
    fingers: -108,
    thumb: -1,
    layer: 'before',
  },
  far: { ...toMouth(b, [36, 10]), grip: 'flat', fingers: -132 },
  pitch: -0.35,
  tilt: 2,
  yaw: 0.2,
});

/** Bent ahead with full cheeks, a palm before the mouth. */
const blow: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.3, standingHips(b) + 4],
  spine: 15,
  near: { by: [-b.shoulder * 1.3, -b.torso * 0.1], bend: 1 },
  far: {
    by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.72],
    grip: 'open',
    fingers: -14,
    layer: 'before',
  },
  nearLeg: foot(-b.hip, -ANKLE - 3, 12),
  yaw: 0.8,
  pitch: 0.1,
});

/** The head thrown ahead, an elbow up before the nose. */
const sneeze: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.4, standingHips(b) + 6],
  spine: 24,
  near: { by: [-b.shoulder * 1.6, -b.torso * 0.24], bend: 1, grip: 'open', fingers: 150 },
  far: { ...toMouth(b, [38, 10]), grip: 'flat', fingers: -128 },
  nearLeg: foot(-b.hip * 1.2, -ANKLE - 4, 14),
  farLeg: foot(b.hip * 0.8),
  yaw: 0.7,
  pitch: 0.35,
});

/** Nose ahead, and what smells so good below it. */
const sniff: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 13,
  near: { by: [-b.shoulder * 1.1, b.torso * 0.02], bend: 1 },
  far: {
    by: [b.shoulder + b.upperArm * 0.7, -b.torso * 0.72 + swing * 2],
    grip: 'grip',
    fingers: -60,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 0.9, -ANKLE - 3, 12),
  yaw: 0.7,
  pitch: -0.15,
  tilt: -5,
});

/** A fist as high as the face, where a door would be. */
const knock: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 5,
  far: {
    by: [b.shoulder + b.upperArm * 1.05 + swing * 3, -b.torso * 1.06],
    elbow: [b.shoulder + b.upperArm * 0.62, -b.torso * 0.52],
    grip: 'grip',
    fingers: -58,
    layer: 'before',
  },
  near: { by: [-b.shoulder - 10, 2] },
  farLeg: foot(b.hip * 0.9),
  yaw: 0.75,
});

/** An open hand before the chest, the finger of the other one at it. */
const count: Take = (b, swing) => ({
  ...stand(b, swing),
  near: {
    by: [b.shoulder * 0.2, -b.torso * 0.52 + swing * 2],
    grip: 'point',
    fingers: -24,
    layer: 'before',
  },
  far: {
    by: [b.shoulder * 1.35, -b.torso * 0.62],
    grip: 'open',
    fingers: -96,
    layer: 'before',
  },
  pitch: 0.35,
  yaw: 0.4,
  tilt: 4,
});

/** Over a pot: one hand stirs, the other one keeps it still. */
const stir: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 13,
  near: { by: [b.shoulder * 1.1, -b.torso * 0.1], grip: 'flat', fingers: 20, layer: 'before' },
  far: {
    by: [b.shoulder + b.upperArm * 0.75 + swing * 7, -b.torso * 0.4],
    elbow: [b.shoulder * 1.5, -b.torso * 0.62],
    grip: 'grip',
    fingers: 40,
    layer: 'before',
  },
  pitch: 0.5,
  yaw: 0.6,
});

/** What is poured is held high and tipped. */
const pour: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 6,
  near: { by: [b.shoulder * 0.9, -b.torso * 0.34], grip: 'flat', fingers: -10, layer: 'before' },
  far: {
    by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.78],
    elbow: [b.shoulder * 1.7, -b.torso * 0.56],
    grip: 'grip',
    fingers: -10,
    layer: 'before',
  },
  pitch: 0.45,
  yaw: 0.7,
});

/** By both hands, the legs free. */
const hang: Take = (b, swing) => ({
  hips: [swing * 4, standingHips(b)],
  spine: -swing * 2,
  near: { atHead: [-78, -128], bend: -1, grip: 'grip', fingers: -90, thumb: -1, layer: 'before' },
  far: { atHead: [78, -128], grip: 'grip', fingers: -90, layer: 'before' },
  nearLeg: { to: [-b.hip * 0.8 + swing * 6, -ANKLE - b.shin * 0.3], toe: 46, bend: 1 },
  farLeg: { to: [b.hip * 0.9 + swing * 8, -ANKLE], toe: 40 },
  lift: 96,
  yaw: 0.3,
  pitch: -0.3,
});

export const DEEDS = { shout, yawn, blow, sneeze, sniff, knock, count, stir, pour, hang };
