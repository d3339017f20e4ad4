import type { Action, Emotion } from '#domain/scene-direction.ts';
import type { Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { ArmPosture, Posture } from '#engines/illustrator/built-in/figures/people/rig/posture.ts';

/** What a feeling does to a body: how it leans, how the head is held, what idle hands do. */
interface Bearing {
  /** Degrees ahead. */
  lean: number;
  tilt: number;
  pitch?: number;
  arms?: (b: Bones) => Pick<Posture, 'near' | 'far'>;
}

const arm = (posture: ArmPosture): ArmPosture => ({ layer: 'before', ...posture });

const onHips = (b: Bones): Pick<Posture, 'near' | 'far'> => ({
  near: arm({
    by: [-b.hip * 0.95, -b.torso * 0.1],
    elbow: [-b.shoulder - b.upperArm * 0.62, -b.torso * 0.42],
    grip: 'grip',
    fingers: 30,
  }),
  far: arm({
    by: [b.hip * 0.95, -b.torso * 0.1],
    elbow: [b.shoulder + b.upperArm * 0.62, -b.torso * 0.42],
    grip: 'grip',
    fingers: 150,
    thumb: -1,
  }),
});

const fistsDown = (b: Bones): Pick<Posture, 'near' | 'far'> => ({
  near: arm({ by: [-b.shoulder - b.upperArm * 0.42, -b.torso * 0.02], grip: 'grip', fingers: 104, bend: 1 }),
  far: arm({ by: [b.shoulder + b.upperArm * 0.42, -b.torso * 0.02], grip: 'grip', fingers: 76, bend: -1 }),
});

const atChest = (b: Bones, apart: number, grip: ArmPosture['grip']): Pick<Posture, 'near' | 'far'> => ({
  near: arm({
    by: [-b.shoulder * apart, -b.torso * 0.62],
    elbow: [-b.shoulder * 1.25, -b.torso * 0.34],
    grip,
    fingers: -60,
    thumb: -1,
  }),
  far: arm({
    by: [b.shoulder * apart, -b.torso * 0.64],
    elbow: [b.shoulder * 1.3, -b.torso * 0.34],
    grip,
    fingers: -120,
  }),
});

const atCheeks = (grip: ArmPosture['grip'], y: number): Pick<Posture, 'near' | 'far'> => ({
  near: { atHead: [-66, y], bend: -1, grip, fingers: -76, thumb: -1, layer: 'above', touchesFace: true },
  far: { atHead: [66, y], grip, fingers: -104, layer: 'above', touchesFace: true },
});

const outAside = (b: Bones, high: number): Pick<Posture, 'near' | 'far'> => ({
  near: arm({
    by: [-b.shoulder - b.upperArm * 0.86, -b.torso * high],
    elbow: [-b.shoulder - b.upperArm * 0.3, -b.torso * (high - 0.34)],
    grip: 'open',
    fingers: -132,
    thumb: -1,
  }),
  far: arm({
    by: [b.shoulder + b.upperArm * 0.86, -b.torso * high],
    elbow: [b.shoulder + b.upperArm * 0.3, -b.torso * (high - 0.34)],
    grip: 'open',
    fingers: -48,
  }),
});

const handOnBelly = (b: Bones): Pick<Posture, 'near' | 'far'> => ({
  near: arm({ by: [b.shoulder * 0.3, -b.torso * 0.26], grip: 'flat', fingers: 4 }),
  far: arm({ by: [b.shoulder + b.upperArm * 0.7, -b.torso * 0.62], grip: 'open', fingers: -40 }),
});

const handsBehind = (b: Bones): Pick<Posture, 'near' | 'far'> => ({
  near: { by: [-b.hip * 0.7, -b.torso * 0.1], elbow: [-b.shoulder * 1.3, -b.torso * 0.36], layer: 'behind' },
  far: { by: [b.hip * 0.7, -b.torso * 0.1], elbow: [b.shoulder * 1.36, -b.torso * 0.36], layer: 'behind' },
});

const BEARINGS: Record<Emotion, Bearing> = {
  calm: { lean: 0, tilt: 0 },
  happy: { lean: -2, tilt: 3 },
  excited: { lean: -4, tilt: -4, arms: (b) => outAside(b, 0.86) },
  laughing: { lean: -8, tilt: -8, arms: handOnBelly },
  proud: { lean: -6, tilt: -6, pitch: -0.25, arms: onHips },
  surprised: { lean: -7, tilt: 0, arms: (b) => outAside(b, 0.7) },
  wonder: { lean: -2, tilt: -5, pitch: -0.3, arms: (b) => atChest(b, 0.14, 'flat') },
  scared: { lean: -9, tilt: 6, arms: (b) => atChest(b, 0.62, 'open') },
  worried: { lean: 5, tilt: 6, arms: (b) => atChest(b, 0.16, 'grip') },
  sad: { lean: 10, tilt: 9, pitch: 0.4 },
  crying: { lean: 9, tilt: 4, pitch: 0.2, arms: () => atCheeks('grip', 14) },
  angry: { lean: 7, tilt: -2, arms: fistsDown },
  determined: { lean: 5, tilt: -2, arms: onHips },
  curious: { lean: 9, tilt: 10 },
  sleepy: { lean: 7, tilt: 14, pitch: 0.3 },
  asleep: { lean: 6, tilt: 14, pitch: 0.3 },
  tender: { lean: 3, tilt: 10, arms: (b) => atChest(b, 0.1, 'flat') },
  mischievous: { lean: 5, tilt: -7, arms: handsBehind },
};

/** Whose hands have nothing to do. */
const IDLE: ReadonlySet<Action> = new Set<Action>(['stand']);
/** The body says nothing more of a feeling. */
const OTHERWISE_BENT: ReadonlySet<Action> = new Set<Action>([
  'look-away',
  'sleep',
  'lie',
  'fly',
  'fall',
  'swim',
  'crawl',
  'climb',
  'ride',
  'on-shoulders',
  'whisper',
  'hug',
]);

/** A posture as somebody takes it who feels like this. */
export function felt(b: Bones, posture: Posture, { pose, mood }: { pose: Action; mood: Emotion }): Posture {
  if (OTHERWISE_BENT.has(pose)) return posture;
  const { lean, tilt, pitch, arms } = BEARINGS[mood];
  return {
    ...posture,
    spine: posture.spine + lean * (IDLE.has(pose) ? 1 : 0.55),
    tilt: (posture.tilt ?? 0) + tilt,
    ...(pitch !== undefined && { pitch: (posture.pitch ?? 0) + pitch }),
    ...(IDLE.has(pose) && arms?.(b)),
  };
}
