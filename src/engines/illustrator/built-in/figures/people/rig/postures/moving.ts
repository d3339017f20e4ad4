import { ANKLE, standingHips, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { ArmPosture, Posture, Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { foot, stand } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';

export const legLength = ({ thigh, shin }: Bones): number => thigh + shin;

/** Arms against legs, the head ahead of the feet. */
export const walk: Take = (b, swing) => {
  const step = 0.64 + swing * 0.16;
  const leg = legLength(b) * 0.985;
  // The wider the step, the lower the hips.
  const sink = leg - Math.sqrt(leg ** 2 - (b.shin * step + b.hip * 0.5) ** 2);
  return {
    hips: [0, standingHips(b) + sink * 0.8],
    spine: 6,
    near: { by: [-b.shoulder * 0.9 - b.upperArm * (0.2 + swing * 0.3), -2 - swing * 3], fingers: 108 },
    far: { by: [b.shoulder + b.upperArm * (0.25 + swing * 0.3), -b.torso * 0.06 - swing * 4], fingers: 58 },
    nearLeg: { to: [b.shin * step * 1.02, -ANKLE], toe: -12 },
    farLeg: { to: [-b.shin * step, -ANKLE - 6], toe: 26 },
    yaw: 0.65,
    tilt: -3,
  };
};

const run: Take = (b, swing) => {
  const leg = legLength(b);
  const h = standingHips(b) + 6;
  const stride = 1 - Math.abs(swing) * 0.2;
  return {
    hips: [0, h],
    spine: 20,
    near: { by: [-b.upperArm * 0.7, -b.torso * 0.28], grip: 'grip', fingers: 70 },
    far: {
      by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.62],
      grip: 'grip',
      fingers: -58,
      layer: 'before',
    },
    nearLeg: { to: [leg * 0.5 * stride, h + leg * 0.84], toe: -16 },
    farLeg: { to: [-leg * 0.74 * stride, h + leg * 0.42], toe: 72 },
    lift: 1 + Math.abs(swing) * 5,
    wind: 176,
    yaw: 0.75,
    tilt: -9,
  };
};

/** Both hands beside the head, as high as they go. */
const bothUp = (swing: number): { near: ArmPosture; far: ArmPosture } => ({
  near: {
    atHead: [-112, -88 - swing * 6],
    bend: -1,
    grip: 'open',
    fingers: -116,
    thumb: -1,
    layer: 'before',
  },
  far: { atHead: [112, -92 + swing * 6], grip: 'open', fingers: -64, layer: 'before' },
});

const jump: Take = (b, swing) => {
  const h = standingHips(b);
  const leg = legLength(b);
  return {
    hips: [0, h],
    spine: -6,
    ...bothUp(swing),
    nearLeg: { to: [-leg * 0.56, h + leg * 0.5], toe: 62 },
    farLeg: { to: [b.hip * 0.9 + leg * 0.24, h + leg * 0.54], toe: 4 },
    lift: 24 + swing * 14,
    wind: 96,
    yaw: 0.3,
    pitch: -0.4,
    tilt: -3,
  };
};

const cheer: Take = (b, swing) => ({
  ...stand(b, swing),
  spine: -4,
  ...bothUp(swing),
  nearLeg: foot(-b.hip * 1.0),
  farLeg: { to: [b.hip * 1.0, -ANKLE - 3], toe: 10 },
  lift: 4 + swing * 4,
  yaw: 0.3,
  pitch: -0.3,
  tilt: -3,
});

/** On one leg, hips out, an arm up and an arm wide. */
const dance: Take = (b, swing) => {
  const h = standingHips(b) + 2;
  return {
    hips: [-b.hip * 0.25 + swing * 5, h],
    spine: 9 - swing * 5,
    near: {
      by: [-b.shoulder - b.upperArm * 1.05, -b.torso * 0.62 + swing * 6],
      bend: 1,
      grip: 'open',
      fingers: 196,
      thumb: -1,
    },
    far: { atHead: [108, -96], grip: 'open', fingers: -66, layer: 'before' },
    nearLeg: { to: [-b.hip * 0.15, -ANKLE - 5], toe: 16 },
    farLeg: { to: [b.hip * 0.5 + b.shin * 0.95, -ANKLE - b.shin * 0.42], toe: 14 },
    tilt: -12 + swing * 5,
    yaw: 0.35,
  };
};

const climb: Take = (b, swing) => {
  const h = standingHips(b);
  const leg = legLength(b);
  return {
    hips: [0, h],
    spine: 3,
    fromBehind: true,
    near: {
      atHead: [-92, -62 - swing * 8],
      bend: -1,
      grip: 'grip',
      fingers: -84,
      thumb: -1,
      layer: 'behind',
    },
    far: { atHead: [94, -6 + swing * 8], bend: 1, grip: 'grip', fingers: -92, layer: 'behind' },
    nearLeg: { to: [-b.hip * 0.7, h + leg * 0.95], bend: 1, toe: -14 },
    farLeg: { to: [b.hip * 0.85, h + leg * 0.62], bend: -1, toe: -14 },
    tilt: -5,
  };
};

const dig: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.5, standingHips(b) + 8],
  spine: 30 + swing * 3,
  near: { by: [b.shoulder * 1.2, -b.torso * 0.24], grip: 'grip', fingers: 60 },
  far: { by: [b.shoulder * 1.9, b.torso * 0.06], grip: 'grip', fingers: 60, layer: 'before' },
  nearLeg: foot(-b.hip * 1.3, -ANKLE - 2, 8),
  farLeg: foot(b.hip * 1.0),
  pitch: 0.6,
  yaw: 0.7,
});

/** Drawn back with the near arm, the other one aims. */
const throws: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.3, standingHips(b) + 4],
  spine: -13,
  near: {
    atHead: [-102, -48 - swing * 6],
    bend: -1,
    grip: 'grip',
    fingers: -118,
    thumb: -1,
    layer: 'before',
  },
  far: {
    by: [b.shoulder + b.upperArm * 1.2, -b.torso * 0.96],
    grip: 'open',
    fingers: -14,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 1.35, -ANKLE, 0),
  farLeg: { to: [b.hip * 1.7, -ANKLE - b.shin * 0.2], toe: -26 },
  yaw: 0.7,
  tilt: 5,
});

const catches: Take = (b, swing) => ({
  ...stand(b, swing),
  hips: [-b.hip * 0.2, standingHips(b) + 9],
  spine: 6,
  near: { by: [b.shoulder + b.upperArm * 0.8, -b.torso * 0.6], grip: 'open', fingers: -30, thumb: -1 },
  far: {
    by: [b.shoulder + b.upperArm * 1.35, -b.torso * 1.06 + swing * 4],
    grip: 'open',
    fingers: -62,
    layer: 'before',
  },
  nearLeg: foot(-b.hip * 1.15),
  farLeg: foot(b.hip * 1.05),
  yaw: 0.7,
  pitch: -0.3,
});

/** Both arms straight ahead of the leaning shoulders. */
const ahead = (
  b: Bones,
  high: number,
  far: Pick<ArmPosture, 'grip' | 'fingers'>,
): Pick<Posture, 'near' | 'far'> => ({
  near: {
    by: [b.torso * 0.41 + b.shoulder * 0.4 + (b.upperArm + b.forearm) * 0.8, -b.torso * (high - 0.24)],
    ...far,
  },
  far: {
    by: [b.torso * 0.41 + b.shoulder * 0.6 + (b.upperArm + b.forearm) * 0.92, -b.torso * high],
    ...far,
    layer: 'before',
  },
});

const push: Take = (b, swing) => ({
  hips: [-b.hip * 0.7, standingHips(b) + 12],
  spine: 28,
  ...ahead(b, 0.78, { grip: 'flat', fingers: -76 }),
  nearLeg: { to: [-b.hip * 0.7 - b.shin * 1.0, -ANKLE - 5], toe: 28 },
  farLeg: foot(b.shin * 0.4 + swing * 4),
  yaw: 0.8,
  tilt: -12,
});

const pull: Take = (b, swing) => ({
  hips: [-b.hip * 0.8, standingHips(b) + 12],
  spine: -22 - swing * 3,
  near: { by: [b.shoulder + b.upperArm * 0.75, -b.torso * 0.5], grip: 'grip', fingers: 0 },
  far: { by: [b.shoulder + b.upperArm * 1.15, -b.torso * 0.6], grip: 'grip', fingers: 0, layer: 'before' },
  nearLeg: foot(-b.hip * 0.5),
  farLeg: { to: [b.shin * 0.85, -ANKLE], toe: -16 },
  yaw: 0.8,
  tilt: 8,
});

const carry: Take = (b, swing) => ({
  ...walk(b, swing),
  spine: -3,
  near: { by: [b.shoulder * 0.95, -b.torso * 0.3], grip: 'grip', fingers: -10 },
  far: { by: [b.shoulder * 1.5, -b.torso * 0.36], grip: 'grip', fingers: -14, layer: 'before' },
});

export const MOVING = {
  walk,
  run,
  jump,
  cheer,
  dance,
  climb,
  dig,
  throw: throws,
  catch: catches,
  push,
  pull,
  carry,
};
