import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Bones } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';
import type { Grip } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';

/** Where an arm is drawn: behind the trunk, before it, or before the head, too. */
export type Layer = 'behind' | 'before' | 'above';

interface ArmBearing {
  /** 1: the elbow behind a hanging arm. */
  bend?: 1 | -1;
  /** From the hips, of an arm that is seen shortened. */
  elbow?: Point;
  grip?: Grip;
  /** Of the fingers, in degrees; else as the forearm. */
  fingers?: number;
  thumb?: 1 | -1;
  /** The near arm is before the trunk and the far one behind it, unless told. */
  layer?: Layer;
  /** The hand may lie on the face. */
  touchesFace?: true;
}

/** Where the wrist goes: from the hips, or from the chin on a head 123 high and 136 wide, tilted as the head is. */
export type ArmPosture = ArmBearing & ({ by: Point; atHead?: undefined } | { atHead: Point; by?: undefined });

export interface LegPosture {
  /** Where the ankle goes, in the figure's own space. */
  to: Point;
  /** -1: the knee ahead of a standing leg. */
  bend?: 1 | -1;
  /** In the figure's own space, of a leg that is seen shortened. */
  knee?: Point;
  /** Of the foot, in degrees. */
  toe?: number;
  /** The foot points back. */
  heel?: true;
}

/** How a body stands that looks to the right: its far arm and leg are those ahead. */
export interface Posture {
  hips: Point;
  /** Degrees the trunk leans ahead. */
  spine: number;
  near: ArmPosture;
  far: ArmPosture;
  nearLeg: LegPosture;
  farLeg: LegPosture;
  /** Of the head. */
  tilt?: number;
  /** Where the head is turned to, unless the eyes have a target: 1 ahead, -1 back; 1 down, -1 up. */
  yaw?: number;
  pitch?: number;
  fromBehind?: boolean;
  /** Knees before the trunk: clothes lie on the thighs. */
  seated?: boolean;
  /** Of what somebody sits on, above the ground. */
  seat?: number;
  /** On somebody's back: the feet are below where others have the ground. */
  astride?: true;
  /** Above the ground. */
  lift?: number;
  lying?: boolean;
  /** Where hair and cloth trail of who moves fast, in degrees. */
  wind?: number;
}

/** A body as an action has it; `swing` goes from -1 to 1 over the frames, `seat` is how high who sits does so. */
export type Take = (bones: Bones, swing: number, seat?: number) => Posture;
