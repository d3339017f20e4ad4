import type { Pose } from '#domain/picture-world.ts';
import type { Action } from '#domain/scene-direction.ts';
import { poseOf } from '#engines/illustrator/built-in/figures/stances.ts';

/** Where a foot is, in shares of the leg's length: ahead of where it stands, and above the ground. */
export interface Step {
  ahead: number;
  up: number;
}

/** How a body on four legs holds itself. */
export interface Gait {
  front: Step;
  farFront: Step;
  hind: Step;
  farHind: Step;
  /** Degrees the front of the body rises. */
  rear: number;
  /** Degrees the head tilts. */
  nod: number;
  rest: 'none' | 'sitting' | 'asleep';
}

const step = (ahead = 0, up = 0): Step => ({ ahead, up });

const STANDING: Gait = {
  front: step(0.04),
  farFront: step(-0.04),
  hind: step(-0.04),
  farHind: step(0.04),
  rear: 0,
  nod: 0,
  rest: 'none',
};

/** `swing` goes from -1 to 1 over the frames. */
const GAITS: Record<Pose, (swing: number) => Partial<Gait>> = {
  stand: (swing) => ({ nod: swing * 2 }),
  walk: (swing) => ({
    front: step(swing * 0.24, Math.max(0, -swing) * 0.08),
    farFront: step(-swing * 0.24, Math.max(0, swing) * 0.08),
    hind: step(-swing * 0.24, Math.max(0, swing) * 0.08),
    farHind: step(swing * 0.24, Math.max(0, -swing) * 0.08),
    nod: swing * 2,
  }),
  run: (swing) => ({
    front: step(0.42 + swing * 0.26, 0.14),
    farFront: step(0.16 + swing * 0.3, 0.06),
    hind: step(-0.42 - swing * 0.22, 0.12),
    farHind: step(-0.18 - swing * 0.3, 0.05),
    rear: swing * 3,
  }),
  jump: (swing) => ({
    front: step(0.5, 0.3 + swing * 0.04),
    farFront: step(0.34, 0.42),
    hind: step(-0.46, 0.06),
    farHind: step(-0.3, 0.02),
    rear: 13 + swing * 2,
  }),
  fly: (swing) => ({
    front: step(0.62, 0.4 + swing * 0.06),
    farFront: step(0.48, 0.5),
    hind: step(-0.6, 0.34 - swing * 0.06),
    farHind: step(-0.46, 0.42),
    rear: 8,
  }),
  sit: (swing) => ({ rest: 'sitting', nod: swing * 2 }),
  sleep: (swing) => ({ rest: 'asleep', nod: swing }),
  wave: (swing) => ({ front: step(0.62 + swing * 0.06, 0.66 + swing * 0.1), nod: -4 + swing * 3 }),
  cheer: (swing) => ({
    front: step(0.56, 0.46 + swing * 0.08),
    farFront: step(0.38, 0.34 - swing * 0.08),
    hind: step(-0.04),
    farHind: step(0.16),
    rear: 24 + swing * 3,
  }),
  point: (swing) => ({ front: step(0.66, 0.52 + swing * 0.04), nod: swing }),
  give: (swing) => ({ front: step(0.56, 0.34 + swing * 0.04), nod: 4 }),
  think: (swing) => ({ front: step(0.24, 0.22), nod: -9 + swing * 2 }),
  hug: (swing) => ({
    front: step(0.6, 0.42 + swing * 0.04),
    farFront: step(0.46, 0.34),
    farHind: step(0.12),
    rear: 12,
    nod: 6,
  }),
  'hold-hands': (swing) => ({ front: step(0.5, 0.3 + swing * 0.04) }),
  'look-away': (swing) => ({ nod: swing * 2 }),
};

export function gaitOf(action: Action, swing: number): Gait {
  return { ...STANDING, ...GAITS[poseOf(action)](swing) };
}
