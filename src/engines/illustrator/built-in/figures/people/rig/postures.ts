import type { Action } from '#domain/scene-direction.ts';
import { ANKLE, standingHips, type Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type {
  ArmPosture,
  LegPosture,
  Posture,
} from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

/** `swing` goes from -1 to 1 over the frames. */
type Take = (bones: Bones, swing: number) => Posture;

const foot = (x: number, y = -ANKLE, toe = 0): LegPosture => ({ to: [x, y], toe });

const stand: Take = (b, swing) => ({
  hips: [0, standingHips(b)],
  spine: 0,
  near: { by: [-b.shoulder - 8, 8 + swing * 2] },
  far: { by: [b.shoulder + 10, 6 - swing * 2] },
  nearLeg: foot(-b.hip * 0.56),
  farLeg: foot(b.hip * 0.6),
});

/** On the ground, the knees drawn up a little. */
const sit: Take = (b, swing) => ({
  hips: [-b.thigh * 0.5, -b.leg[0] * 0.56],
  spine: -6 + swing,
  seated: true,
  near: { by: [b.thigh * 0.72, -b.shin * 0.52], grip: 'flat', fingers: 40 },
  far: { by: [b.thigh * 1.02, -b.shin * 0.5], grip: 'flat', fingers: 40 },
  nearLeg: foot(b.thigh * 0.62, -ANKLE, -14),
  farLeg: foot(b.thigh * 0.94, -ANKLE, -10),
  yaw: 0.5,
});

const kneel: Take = (b, swing) => ({
  hips: [0, -b.thigh * 0.92 - b.leg[1] * 0.3],
  spine: 8 + swing,
  near: { by: [b.thigh * 0.7, -8] },
  far: { by: [b.thigh * 0.9, -16], over: true },
  nearLeg: { to: [-b.thigh * 0.75, -b.leg[2] * 1.2], bend: -1, toe: 62 },
  farLeg: { to: [b.thigh * 0.82, -ANKLE], bend: -1 },
  yaw: 0.6,
});

const walk: Take = (b, swing) => {
  const step = 0.5 + swing * 0.24;
  return {
    ...stand(b, swing),
    hips: [0, standingHips(b) + 3],
    spine: 4,
    near: { by: [b.upperArm * (0.2 + swing * 0.4), 0] },
    far: { by: [b.shoulder * 0.5 - b.upperArm * swing * 0.4, 2] },
    nearLeg: { to: [-b.shin * step, -ANKLE - 5], toe: 22 },
    farLeg: { to: [b.shin * step, -ANKLE], toe: -8 },
    yaw: 0.65,
  };
};

const bothUp = (b: Bones, swing: number): Pick<Posture, 'near' | 'far'> => ({
  near: {
    by: [-b.shoulder * 2.2, -b.torso - b.forearm * 0.9 - swing * 6],
    bend: -1,
    grip: 'open',
    fingers: -112,
    thumb: -1,
    above: true,
  },
  far: {
    by: [b.shoulder * 2.3, -b.torso - b.forearm * 0.9 + swing * 6],
    grip: 'open',
    fingers: -70,
    over: true,
    above: true,
  },
});

/** With what is read, eaten or written before the chest. */
const before = (b: Bones, high: number): Pick<Posture, 'near' | 'far'> => ({
  near: { by: [b.shoulder * 0.55, -b.torso * high], grip: 'grip', fingers: -30 },
  far: { by: [b.shoulder * 1.15, -b.torso * (high + 0.03)], grip: 'grip', fingers: -40, over: true },
});

/** Below the chin, so that the face stays free; the elbow goes out. */
const toMouth = (b: Bones): ArmPosture => ({
  by: [b.stoop + 46 * b.head, -b.torso - b.neck + 12],
  bend: 1,
  grip: 'grip',
  fingers: -126,
  thumb: -1,
  over: true,
});

const lie: Take = (b, swing) => {
  const hips = b.torso * 0.3;
  const leg = b.thigh + b.shin;
  return {
    hips: [hips, -b.hip * 0.8],
    spine: -80 + swing * 0.6,
    lying: true,
    near: { by: [-b.torso * 0.98, b.torso * 0.02], bend: 1, grip: 'flat', fingers: 176 },
    far: { by: [-b.torso * 0.32, b.hip * 0.3], bend: -1, over: true, fingers: 168 },
    nearLeg: { to: [hips + leg * 0.9, -ANKLE], toe: -30 },
    farLeg: { to: [hips + leg * 0.8, -ANKLE - 5], toe: -26 },
    tilt: -40,
    yaw: 0.35,
    pitch: 0.2,
  };
};

const forwards = (b: Bones, high: number, grip: ArmPosture['grip']): Pick<Posture, 'near' | 'far'> => ({
  near: {
    by: [b.shoulder + b.upperArm * 0.85, -b.torso * high],
    grip,
    fingers: grip === 'flat' ? -70 : 0,
    thumb: 1,
  },
  far: {
    by: [b.shoulder + b.upperArm * 1.15, -b.torso * (high + 0.1)],
    grip,
    fingers: grip === 'flat' ? -70 : 0,
    over: true,
  },
});

/** What somebody's body does who is drawn with bones. */
export const POSTURES: Record<Action, Take> = {
  stand,
  sit,
  kneel,
  walk,
  sleep: lie,
  lie,
  run: (b, swing) => {
    const leg = b.thigh + b.shin;
    const h = standingHips(b) + 6;
    const stride = 1 - Math.abs(swing) * 0.25;
    return {
      hips: [0, h],
      spine: 16,
      near: { by: [-b.upperArm * 0.85, -b.torso * 0.36], grip: 'grip', fingers: 100 },
      far: { by: [b.upperArm * 1.5, -b.torso * 0.7], grip: 'grip', fingers: -50 },
      nearLeg: { to: [leg * 0.6 * stride, h + leg * 0.74], toe: -26 },
      farLeg: { to: [-leg * 0.74 * stride, h + leg * 0.42], toe: 70 },
      lift: 8 + Math.abs(swing) * 6,
      yaw: 0.75,
      tilt: -6,
    };
  },
  jump: (b, swing) => {
    const h = standingHips(b);
    const leg = b.thigh + b.shin;
    return {
      hips: [0, h],
      spine: -3,
      ...bothUp(b, swing),
      nearLeg: { to: [-b.hip * 1.3, h + leg * 0.86], toe: 28 },
      farLeg: { to: [b.hip * 1.3, h + leg * 0.72], toe: 14 },
      lift: 34 + swing * 14,
      yaw: 0.3,
      pitch: -0.4,
    };
  },
  cheer: (b, swing) => ({
    ...stand(b, swing),
    ...bothUp(b, swing),
    nearLeg: foot(-b.hip * 0.95),
    farLeg: foot(b.hip * 0.95),
    lift: 4 + swing * 4,
    yaw: 0.3,
    pitch: -0.3,
  }),
  fly: (b, swing) => {
    const h = -b.thigh - b.shin;
    const leg = b.thigh + b.shin;
    return {
      hips: [-b.torso * 0.3, h],
      spine: 58,
      near: { by: [-b.upperArm * 0.7, -b.torso * 0.1 + swing * 6], bend: 1 },
      far: {
        by: [b.torso * 0.85 + b.upperArm + b.forearm * 0.6, -b.torso * 0.85],
        grip: 'grip',
        fingers: -24,
        over: true,
      },
      nearLeg: { to: [-b.torso * 0.3 - leg * 0.88, h + leg * 0.3 + swing * 5], toe: 54 },
      farLeg: { to: [-b.torso * 0.3 - leg * 0.72, h + leg * 0.52 - swing * 5], toe: 60 },
      tilt: -30,
      lift: 52 + swing * 8,
      yaw: 0.7,
    };
  },
  swim: (b, swing) => {
    const h = -b.thigh;
    const leg = b.thigh + b.shin;
    return {
      hips: [-b.torso * 0.4, h],
      spine: 74,
      near: { by: [b.torso * 0.9, b.upperArm * 0.9 + swing * 10], bend: 1, grip: 'flat' },
      far: {
        by: [b.torso + b.upperArm + b.forearm * 0.7, -b.torso * 0.5 + swing * 8],
        grip: 'flat',
        over: true,
      },
      nearLeg: { to: [-b.torso * 0.4 - leg * 0.9, h + leg * 0.16 + swing * 14], toe: 66 },
      farLeg: { to: [-b.torso * 0.4 - leg * 0.86, h + leg * 0.32 - swing * 14], toe: 66 },
      tilt: -44,
      lift: 4,
      yaw: 0.6,
    };
  },
  wave: (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.shoulder + b.upperArm * 1.1 + swing * 6, -b.torso - b.forearm * 0.62],
      grip: 'open',
      fingers: -66 + swing * 16,
      over: true,
      above: true,
    },
    tilt: 4,
  }),
  point: (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.shoulder + b.upperArm + b.forearm, -b.torso * 0.98 + swing * 4],
      grip: 'point',
      over: true,
    },
    near: { by: [-b.shoulder - 6, 2] },
    spine: 4,
    yaw: 0.8,
  }),
  give: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder + b.upperArm * 0.6, -b.torso * 0.36], grip: 'flat', fingers: -12 },
    far: {
      by: [b.shoulder + b.upperArm * 1.15, -b.torso * 0.48 + swing * 2],
      grip: 'grip',
      fingers: -16,
      over: true,
    },
    spine: 5,
    yaw: 0.6,
  }),
  think: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder * 0.5, -b.torso * 0.34], grip: 'flat', fingers: 0 },
    far: { ...toMouth(b), by: [b.stoop + 34 * b.head, -b.torso - b.neck + 10] },
    pitch: -0.3,
    tilt: 6,
  }),
  hug: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder + b.upperArm * 0.6, -b.torso * 0.5], grip: 'flat', fingers: 10 },
    far: { by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.78], grip: 'flat', fingers: 10, over: true },
    spine: 6,
    tilt: 6,
    yaw: 0.5,
  }),
  'hold-hands': (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.shoulder + b.upperArm * 0.72, -b.torso * 0.02 + swing * 3],
      grip: 'grip',
      fingers: 40,
      over: true,
    },
    yaw: 0.4,
  }),
  'look-away': (b, swing) => ({ ...stand(b, swing), fromBehind: true }),
  crouch: (b, swing) => ({
    hips: [-b.thigh * 0.42, -b.shin * 0.66],
    spine: 18 + swing,
    seated: true,
    near: { by: [b.thigh * 1.05, -b.shin * 0.22] },
    far: { by: [b.thigh * 1.3, -b.shin * 0.3], over: true },
    nearLeg: foot(b.hip * 0.02),
    farLeg: foot(b.hip * 0.7),
    yaw: 0.65,
  }),
  climb: (b, swing) => {
    const h = standingHips(b);
    const leg = b.thigh + b.shin;
    return {
      hips: [0, h],
      spine: 6,
      fromBehind: true,
      near: {
        by: [-b.shoulder * 0.85, -b.torso - b.forearm * 0.95 - swing * 8],
        grip: 'grip',
        bend: -1,
        fingers: -90,
        above: true,
      },
      far: {
        by: [b.shoulder * 0.95, -b.torso * 0.7 - b.forearm * 0.3 + swing * 8],
        grip: 'grip',
        bend: 1,
        over: true,
        fingers: -90,
        above: true,
      },
      nearLeg: { to: [-b.hip * 0.7, h + leg * 0.94], toe: -30 },
      farLeg: { to: [b.hip * 0.75, h + leg * 0.6], bend: -1, toe: -30 },
    };
  },
  dance: (b, swing) => {
    const h = standingHips(b) + 2;
    return {
      hips: [swing * 4, h],
      spine: -5 + swing * 4,
      near: {
        by: [-b.shoulder - b.upperArm * 0.9, -b.torso * 0.86],
        bend: -1,
        grip: 'open',
        fingers: 200,
        thumb: -1,
        above: true,
      },
      far: {
        by: [b.shoulder * 1.7, -b.torso - b.forearm * 0.86],
        grip: 'open',
        fingers: -70,
        over: true,
        above: true,
      },
      nearLeg: foot(-b.hip * 0.3),
      farLeg: { to: [b.hip * 1.9, -ANKLE - b.shin * 0.34], toe: 22 },
      tilt: -5 - swing * 4,
      yaw: 0.35,
    };
  },
  dig: (b, swing) => ({
    ...stand(b, swing),
    hips: [-b.hip * 0.3, standingHips(b) + 8],
    spine: 26 + swing * 3,
    near: { by: [b.shoulder * 1.05, -b.torso * 0.28], grip: 'grip', fingers: 60 },
    far: { by: [b.shoulder * 1.7, b.torso * 0.02], grip: 'grip', fingers: 60, over: true },
    nearLeg: foot(-b.hip * 1.1),
    farLeg: foot(b.hip * 0.9),
    pitch: 0.6,
    yaw: 0.7,
  }),
  throw: (b, swing) => ({
    ...stand(b, swing),
    spine: -8,
    near: { by: [b.shoulder * 0.9, -b.torso * 0.62], grip: 'open', fingers: -30 },
    far: {
      by: [b.shoulder * 0.7, -b.torso - b.forearm * 1.05],
      bend: 1,
      grip: 'grip',
      fingers: -100,
      over: true,
      above: true,
    },
    nearLeg: foot(-b.hip * 1.1, -ANKLE, 10),
    farLeg: foot(b.hip * 1.2, -ANKLE - 6, -16),
    yaw: 0.7,
  }),
  catch: (b, swing) => ({
    ...stand(b, swing),
    spine: 3,
    near: {
      by: [b.shoulder * 0.7 + b.upperArm * 0.9, -b.torso * 0.84],
      grip: 'open',
      fingers: -50,
      above: false,
    },
    far: {
      by: [b.shoulder + b.upperArm * 1.2, -b.torso * 0.95 + swing * 4],
      grip: 'open',
      fingers: -50,
      over: true,
    },
    nearLeg: foot(-b.hip * 0.9),
    farLeg: foot(b.hip * 0.9),
    yaw: 0.7,
    pitch: -0.3,
  }),
  eat: (b, swing) => ({
    ...sit(b, swing),
    near: { by: [b.shoulder * 0.7, -b.torso * 0.3], grip: 'flat', fingers: -10 },
    far: toMouth(b),
  }),
  drink: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder * 0.5, -b.torso * 0.34], grip: 'flat', fingers: 0 },
    far: toMouth(b),
    pitch: -0.2,
  }),
  read: (b, swing) => ({ ...sit(b, swing), ...before(b, 0.42), pitch: 0.55, yaw: 0.45 }),
  'read-together': (b, swing) => ({ ...sit(b, swing), ...before(b, 0.42), pitch: 0.5, yaw: 0.55 }),
  write: (b, swing) => ({ ...sit(b, swing), ...before(b, 0.26), spine: 8, pitch: 0.6, yaw: 0.5 }),
  paint: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder * 0.8, -b.torso * 0.34], grip: 'flat', fingers: -10 },
    far: {
      by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.84 + swing * 8],
      grip: 'grip',
      fingers: -50,
      over: true,
    },
    spine: 3,
    yaw: 0.75,
  }),
  play: (b, swing) => ({ ...kneel(b, swing), spine: 14, pitch: 0.4 }),
  sing: (b, swing) => ({
    ...stand(b, swing),
    near: { by: [b.shoulder * 0.45, -b.torso * 0.56], grip: 'flat', fingers: -40 },
    far: { by: [b.shoulder + b.upperArm * 0.95, -b.torso * 0.72], grip: 'open', fingers: -40, over: true },
    pitch: -0.4,
    tilt: -4,
  }),
  ride: (b, swing) => ({
    hips: [0, -b.hip * 0.2],
    spine: 2 + swing * 2,
    seated: true,
    near: { by: [b.shoulder + b.upperArm * 0.3, -b.torso * 0.3], grip: 'grip', fingers: 20 },
    far: { by: [b.shoulder + b.upperArm * 0.55, -b.torso * 0.36], grip: 'grip', fingers: 20, over: true },
    nearLeg: { to: [b.thigh * 0.5, b.shin * 0.75], toe: 0 },
    farLeg: { to: [b.thigh * 0.8, b.shin * 0.62], toe: 0 },
    yaw: 0.6,
  }),
  push: (b, swing) => ({
    hips: [-b.hip * 0.5, standingHips(b) + 10],
    spine: 24,
    ...forwards(b, 0.62, 'flat'),
    nearLeg: { to: [-b.shin * 1.1, -ANKLE - 4], toe: 26 },
    farLeg: foot(b.shin * 0.45 + swing * 4),
    yaw: 0.8,
    tilt: -8,
  }),
  pull: (b, swing) => ({
    hips: [-b.hip * 0.7, standingHips(b) + 12],
    spine: -18 - swing * 3,
    ...forwards(b, 0.5, 'grip'),
    nearLeg: foot(-b.hip * 0.4),
    farLeg: { to: [b.shin * 0.85, -ANKLE], toe: -14 },
    yaw: 0.8,
    tilt: 6,
  }),
  lift: (b, swing) => ({
    ...stand(b, swing),
    spine: -5,
    near: {
      by: [b.shoulder * 0.9 + b.upperArm * 0.6, -b.torso * 0.96],
      grip: 'grip',
      fingers: -70,
    },
    far: {
      by: [b.shoulder + b.upperArm * 1.05, -b.torso * 1.06],
      grip: 'grip',
      fingers: -70,
      over: true,
    },
    yaw: 0.6,
    pitch: -0.3,
  }),
  carry: (b, swing) => ({
    ...walk(b, swing),
    near: { by: [b.shoulder * 0.95, -b.torso * 0.3], grip: 'grip', fingers: -10 },
    far: { by: [b.shoulder * 1.45, -b.torso * 0.36], grip: 'grip', fingers: -14, over: true },
  }),
  reach: (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.shoulder + b.upperArm * 0.6, -b.torso - b.forearm * 1.05 + swing * 4],
      grip: 'open',
      fingers: -70,
      over: true,
      above: true,
    },
    spine: 3,
    yaw: 0.6,
    pitch: -0.6,
  }),
  hide: (b, swing) => ({ ...POSTURES.crouch(b, swing), spine: 26 + swing, pitch: 0.2, tilt: -10 }),
  peek: (b, swing) => ({
    ...stand(b, swing),
    hips: [-b.hip * 0.4, standingHips(b) + 5],
    spine: 12,
    far: {
      by: [b.stoop + b.shoulder * 0.2 + 92 * b.head, -b.torso - b.neck - 84 * b.head],
      grip: 'flat',
      fingers: 200,
      over: true,
      above: true,
    },
    nearLeg: foot(-b.hip * 0.9),
    farLeg: foot(b.hip * 0.5),
    yaw: 0.7,
  }),
  crawl: (b, swing) => {
    const up = b.thigh * 0.94 + b.leg[1] * 0.55;
    return {
      hips: [-b.torso * 0.5, -up],
      spine: 76,
      near: { by: [b.torso * 0.82 + swing * 8, up - 9], grip: 'flat', fingers: 6, bend: 1 },
      far: { by: [b.torso * 1.08 - swing * 8, up - 9], grip: 'flat', fingers: 6, bend: 1 },
      nearLeg: { to: [-b.torso * 0.5 - b.shin * 0.9, -12], bend: -1, toe: 160 },
      farLeg: { to: [-b.torso * 0.5 - b.shin * 0.62, -12], bend: -1, toe: 160 },
      tilt: -46,
      yaw: 0.55,
    };
  },
  fall: (b, swing) => {
    const h = standingHips(b);
    const leg = b.thigh + b.shin;
    return {
      hips: [0, h * 0.8],
      spine: -34 + swing * 3,
      ...bothUp(b, swing),
      nearLeg: { to: [leg * 0.56, h * 0.8 + leg * 0.42], toe: -40 },
      farLeg: { to: [leg * 0.76, h * 0.8 + leg * 0.12], toe: -60 },
      lift: 22,
      tilt: 14,
      yaw: 0.4,
    };
  },
  bow: (b, swing) => ({
    ...stand(b, swing),
    spine: 36,
    near: { by: [-b.shoulder * 1.6, -b.torso * 0.32], bend: 1 },
    far: { by: [b.shoulder * 0.9, -b.torso * 0.34], grip: 'flat', fingers: 150, bend: -1, over: true },
    pitch: 0.5,
    yaw: 0.5,
  }),
  listen: (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.stoop + 80 * b.head, -b.torso - b.neck - 30 * b.head],
      grip: 'flat',
      fingers: -100,
      over: true,
      above: true,
    },
    spine: 6,
    tilt: 8,
    yaw: 0.3,
  }),
  whisper: (b, swing) => ({
    ...stand(b, swing),
    spine: 9,
    far: {
      by: [b.stoop + 74 * b.head, -b.torso - b.neck - 2 * b.head],
      grip: 'flat',
      fingers: -74,
      over: true,
      above: true,
    },
    yaw: 0.9,
  }),
  'high-five': (b, swing) => ({
    ...stand(b, swing),
    far: {
      by: [b.shoulder + b.upperArm * 0.8, -b.torso - b.forearm * 0.75],
      grip: 'open',
      fingers: -78,
      over: true,
      above: true,
    },
    yaw: 0.6,
    pitch: -0.2,
  }),
  'on-shoulders': (b, swing) => ({
    ...POSTURES.ride(b, swing),
    near: { by: [b.shoulder * 0.6, -b.torso * 0.1], grip: 'flat', fingers: 60 },
    far: {
      by: [b.shoulder + b.upperArm * 0.9, -b.torso - b.forearm * 0.5],
      grip: 'open',
      fingers: -66,
      over: true,
      above: true,
    },
    nearLeg: { to: [b.thigh * 0.34, b.shin * 0.86], toe: 6 },
    farLeg: { to: [b.thigh * 0.62, b.shin * 0.8], toe: 6 },
  }),
};
