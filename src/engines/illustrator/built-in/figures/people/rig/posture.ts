import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import type { Grip } from '#engines/illustrator/built-in/figures/people/rig/hand.ts';

export interface ArmPosture {
  /** Where the wrist goes, from the hips. */
  by: Point;
  /** 1: the elbow behind a hanging arm. */
  bend?: 1 | -1;
  grip?: Grip;
  /** Of the fingers, in degrees; else as the forearm. */
  fingers?: number;
  thumb?: 1 | -1;
  /** In front of the trunk; the near arm is so anyway. */
  over?: boolean;
  /** In front of the head, too. */
  above?: boolean;
}

export interface LegPosture {
  /** Where the ankle goes, in the figure's own space. */
  to: Point;
  /** -1: the knee ahead of a standing leg. */
  bend?: 1 | -1;
  /** Of the foot, in degrees. */
  toe?: number;
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
  /** Above the ground. */
  lift?: number;
  lying?: boolean;
}
