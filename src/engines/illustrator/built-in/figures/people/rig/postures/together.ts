import { ANKLE } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { ride } from '#engines/illustrator/built-in/figures/people/rig/postures/seated.ts';
import { foot, stand } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';

const give: Take = (b, swing) => ({
  ...stand(b, swing),
  near: { by: [b.shoulder + b.upperArm * 0.62, -b.torso * 0.34], grip: 'flat', fingers: -12 },
  far: {
    by: [b.shoulder + b.upperArm * 1.2, -b.torso * 0.48 + swing * 2],
    grip: 'grip',
    fingers: -16,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 0.8, -ANKLE - 2, 8),
  spine: 7,
  yaw: 0.6,
});

const hug: Take = (b, swing) => ({
  ...stand(b, swing),
  near: { by: [b.shoulder + b.upperArm * 0.8, -b.torso * 0.46], grip: 'flat', fingers: -12 },
  far: {
    by: [b.shoulder + b.upperArm * 1.2, -b.torso * 0.9],
    grip: 'flat',
    fingers: -24,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 0.85, -ANKLE - 3, 12),
  spine: 9,
  tilt: 5,
  yaw: 0.5,
});

const holdHands: Take = (b, swing) => ({
  ...stand(b, swing),
  far: {
    by: [b.shoulder + b.upperArm * 0.72, -b.torso * 0.02 + swing * 3],
    grip: 'grip',
    fingers: 40,
    layer: 'before',
  },
  yaw: 0.4,
});

/** The hand beside the mouth, a screen for words. */
const whisper: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 11,
  near: { by: [-b.shoulder - 12, -2] },
  far: { atHead: [70, 10], bend: 1, grip: 'flat', fingers: -82, layer: 'above', touchesFace: true },
  nearLeg: foot(-b.hip * 0.8, -ANKLE - 4, 16),
  yaw: 0.9,
});

const highFive: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: 4,
  near: { by: [-b.shoulder - 14, -4], fingers: 116 },
  far: { atHead: [118, -64], grip: 'open', fingers: -70, layer: 'before' },
  nearLeg: foot(-b.hip * 0.9, -ANKLE - 3, 12),
  yaw: 0.6,
  pitch: -0.2,
});

const onShoulders: Take = (b, swing) => ({
  ...ride(b, swing),
  near: { by: [b.shoulder * 0.9, -b.torso * 0.02], grip: 'flat', fingers: 60 },
  far: { atHead: [108, -58], grip: 'open', fingers: -66, layer: 'before' },
  nearLeg: { knee: [-b.hip * 0.9, b.thigh * 0.4], to: [-b.hip * 0.9, b.thigh * 0.4 + b.shin * 0.9] },
  farLeg: { knee: [b.hip * 0.9, b.thigh * 0.4], to: [b.hip * 0.9, b.thigh * 0.4 + b.shin * 0.9] },
});

export const TOGETHER = {
  give,
  hug,
  'hold-hands': holdHands,
  whisper,
  'high-five': highFive,
  'on-shoulders': onShoulders,
};
