import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ANKLE, standingHips, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { foot, stand } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';

/** On tiptoe, a long slope from the back foot to the hand. */
export const reachUp: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [0, standingHips(b) - 5],
  spine: 9,
  near: { by: [-b.shoulder - b.upperArm * 0.5, -b.torso * 0.14], grip: 'open', fingers: 150 },
  far: { atHead: [112, -88 + swing * 4], grip: 'open', fingers: -58, layer: 'before' },
  nearLeg: { to: [-b.hip * 1.15, -ANKLE - 9], toe: 32 },
  farLeg: { to: [b.hip * 0.62, -ANKLE - 6], toe: 18 },
  yaw: 0.6,
  pitch: -0.6,
  tilt: -8,
});

/** A step ahead, the arm straight out, the other one back for balance. */
const reachAhead: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.2, standingHips(b) + 8],
  spine: 20,
  near: { by: [-b.shoulder * 1.5, -b.torso * 0.12], grip: 'open', fingers: 150 },
  far: {
    by: [b.shoulder + b.upperArm * 1.5, -b.torso * 0.78 + swing * 3],
    grip: 'open',
    fingers: -8,
    layer: 'before',
  },
  nearLeg: { to: [-b.hip * 0.4 - b.shin * 0.7, -ANKLE - 7], toe: 30 },
  farLeg: foot(b.hip * 1.1),
  yaw: 0.75,
  tilt: -8,
});

/** Bent over what lies on the ground, the knees soft, a hand on one of them. */
const reachDown: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.thigh * 0.5, standingHips(b) * 0.8],
  spine: 50 + swing * 2,
  near: { by: [b.thigh * 0.5, b.thigh * 0.2], grip: 'flat', fingers: 66 },
  far: {
    by: [b.torso * 0.8 + b.upperArm * 0.9, -standingHips(b) * 0.44],
    grip: 'open',
    fingers: 58,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 0.9, -ANKLE - 2, 8),
  farLeg: foot(b.hip * 0.7),
  yaw: 0.7,
  pitch: 0.55,
  tilt: -14,
});

/** Up, ahead or down, as high as what the hand goes to. */
export function reachFor(b: Bones, target: Point | undefined): Take {
  if (!target) return reachUp;
  const hips = standingHips(b);
  if (target[1] > hips * 0.7) return reachDown;
  return target[1] < hips - b.torso * 1.05 ? reachUp : reachAhead;
}
