import type { Action } from '#domain/scene-direction.ts';
import { ANKLE, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { ArmPosture, Posture, Take } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';
import { toMouth } from '#engines/illustrator/built-in/figures/people/rig/postures/standing.ts';

type Lower = Pick<Posture, 'hips' | 'nearLeg' | 'farLeg' | 'seated' | 'seat'>;

/** On the ground, the legs crossed before the lap. */
const crossed = (b: Bones): Lower => {
  const low = -b.leg[0] * 0.6;
  return {
    hips: [0, -b.leg[0] * 0.62],
    seated: true,
    seat: 0,
    nearLeg: { knee: [-b.thigh * 0.98, low], to: [b.shin * 1.28 - b.thigh * 0.98, -b.leg[2] * 0.62], toe: 4 },
    farLeg: {
      knee: [b.thigh * 1.04, low - 2],
      to: [b.thigh * 1.04 - b.shin * 1.28, -b.leg[2] * 0.7],
      toe: -6,
      heel: true,
    },
  };
};

/** On the ground, the legs before one, a knee up: so that a lap and feet are seen under any skirt. */
const legsAhead = (b: Bones): Lower => {
  const x = -b.thigh * 0.6;
  return {
    hips: [x, -b.leg[0] * 0.58],
    seated: true,
    seat: 0,
    nearLeg: {
      knee: [x + b.thigh * 0.96, -b.leg[1] * 0.66],
      to: [x + b.thigh * 0.96 + b.shin * 0.96, -ANKLE],
      toe: -58,
    },
    farLeg: {
      knee: [x + b.thigh * 0.84, -b.leg[0] * 0.58 - b.thigh * 0.42],
      to: [x + b.thigh * 1.36, -ANKLE],
      toe: -6,
    },
  };
};

/** Somebody in a skirt or a gown does not cross the legs under it. */
export const inSkirt = (b: Bones, posture: Posture, action: Action): Posture =>
  posture.seat !== 0
    ? posture
    : {
        ...posture,
        ...legsAhead(b),
        ...(action === 'sit' && {
          near: {
            by: [-b.shoulder * 1.2, b.leg[0] * 0.3],
            grip: 'flat' as const,
            fingers: 150,
            bend: 1 as const,
          },
          far: {
            by: [b.thigh * 0.8, -b.thigh * 0.4],
            grip: 'flat' as const,
            fingers: 24,
            layer: 'before' as const,
          },
        }),
      };

/** On something: the thighs ahead, the shins down, as far as they reach. */
export const onSeat = (b: Bones, seat: number): Lower => {
  const y = -seat - b.leg[0] * 0.46;
  const x = -b.thigh * 0.42;
  const high = Math.max(-ANKLE - b.shin * 0.94, y - b.thigh * 0.3);
  const ankle = Math.min(-ANKLE, high + b.shin * 0.97);
  const knee = Math.min(high, y + 2);
  return {
    hips: [x, y],
    seated: true,
    seat,
    nearLeg: {
      knee: [x + b.thigh * 0.94, knee],
      to: [x + b.thigh * 0.98, ankle],
      toe: ankle < -ANKLE ? 8 : 0,
    },
    farLeg: {
      knee: [x + b.thigh * 1.2, knee - 3],
      to: [x + b.thigh * 1.3, ankle - 3],
      toe: ankle < -ANKLE ? 4 : 0,
    },
  };
};

/** Lower than this, one sits as on the ground. */
export const isRaised = (b: Bones, seat: number): boolean => seat > b.shin * 0.3;

const lower = (b: Bones, seat = 0): Lower => (isRaised(b, seat) ? onSeat(b, seat) : crossed(b));

export const sit: Take = (b, swing, seat = 0) => {
  const below = lower(b, seat);
  const raised = below.seat !== 0;
  return {
    ...below,
    spine: -3 + swing,
    near: {
      by: raised ? [b.thigh * 0.5, -b.leg[0] * 0.42] : [-b.thigh * 0.84, -b.leg[0] * 0.14],
      grip: 'flat',
      fingers: raised ? 14 : 128,
    },
    far: {
      by: raised ? [b.thigh * 0.86, -b.leg[0] * 0.46] : [b.thigh * 0.9, -b.leg[0] * 0.16],
      bend: raised ? 1 : -1,
      grip: 'flat',
      fingers: raised ? 14 : 46,
      layer: 'before',
    },
    yaw: 0.5,
  };
};

/** With what is read or written above the lap. */
const before = (b: Bones, high: number): { near: ArmPosture; far: ArmPosture } => ({
  near: {
    by: [b.shoulder * 0.3, -b.torso * high],
    elbow: [-b.shoulder * 1.05, -b.torso * (high * 0.5 + 0.2)],
    grip: 'grip',
    fingers: -24,
  },
  far: {
    by: [b.shoulder * 1.2, -b.torso * (high + 0.03)],
    elbow: [b.shoulder * 1.42, -b.torso * (high * 0.5 + 0.16)],
    grip: 'grip',
    fingers: -60,
    layer: 'before',
  },
});

const eat: Take = (b, swing, seat) => ({
  ...sit(b, swing, seat),
  near: { by: [b.shoulder * 0.4, -b.torso * 0.22], grip: 'flat', fingers: -6 },
  far: toMouth(b),
});

const read: Take = (b, swing, seat) => ({
  ...sit(b, swing, seat),
  spine: 3 + swing,
  ...before(b, 0.36),
  pitch: 0.55,
  yaw: 0.45,
});

const write: Take = (b, swing, seat) => ({
  ...sit(b, swing, seat),
  spine: 8,
  ...before(b, 0.2),
  pitch: 0.6,
  yaw: 0.5,
});

/** Astride: hips where the seat is, the legs down on either side. */
export const ride: Take = (b, swing) => ({
  hips: [0, -b.hip * 0.2],
  spine: 2 + swing * 2,
  seated: true,
  astride: true,
  near: { by: [b.shoulder + b.upperArm * 0.3, -b.torso * 0.28], grip: 'grip', fingers: 20 },
  far: {
    by: [b.shoulder + b.upperArm * 0.6, -b.torso * 0.34],
    grip: 'grip',
    fingers: 20,
    layer: 'before',
  },
  nearLeg: { knee: [b.thigh * 0.62, b.thigh * 0.34], to: [b.thigh * 0.42, b.thigh * 0.34 + b.shin * 0.92] },
  farLeg: { knee: [b.thigh * 0.84, b.thigh * 0.22], to: [b.thigh * 0.72, b.thigh * 0.22 + b.shin * 0.86] },
  yaw: 0.6,
});

export const SEATED = { sit, eat, read, write, ride, 'read-together': read };
