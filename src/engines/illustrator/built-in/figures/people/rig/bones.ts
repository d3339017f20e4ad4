import type { Age } from '#domain/look.ts';
import type { Gender } from '#domain/story-world.ts';
import { distance, add, times } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';

/** The measures of a body, in a space in which a child is about 300 high. */
export interface Bones {
  /** Of the head, against the 136 × 123 on which faces, hair and hats are drawn. */
  head: number;
  neck: number;
  torso: number;
  /** Half the distance between the shoulders, and between the hips. */
  shoulder: number;
  hip: number;
  upperArm: number;
  forearm: number;
  thigh: number;
  shin: number;
  /** Thickness at the shoulder, the elbow and the wrist; at the hip, the knee and the ankle. */
  arm: Thickness;
  leg: Thickness;
  hand: number;
  /** How far the head is ahead of the neck. */
  stoop: number;
  /** Clothes are cut for a child's trunk; this is how much wider and longer they are here. */
  cloth: readonly [wide: number, long: number];
}

export type Thickness = readonly [number, number, number];

export const BONES: Record<Age, Bones> = {
  baby: {
    head: 0.76,
    neck: 0,
    torso: 60,
    shoulder: 28,
    hip: 31,
    upperArm: 27,
    forearm: 26,
    thigh: 28,
    shin: 26,
    arm: [20, 18, 14],
    leg: [27, 24, 18],
    hand: 8.5,
    stoop: 2,
    cloth: [0.8, 0.65],
  },
  child: {
    head: 0.86,
    neck: 4,
    torso: 82,
    shoulder: 35,
    hip: 31,
    upperArm: 46,
    forearm: 45,
    thigh: 50,
    shin: 46,
    arm: [22, 19, 15],
    leg: [29, 25, 19],
    hand: 10.5,
    stoop: 2,
    cloth: [0.92, 0.89],
  },
  adult: {
    head: 0.78,
    neck: 10,
    torso: 112,
    shoulder: 46,
    hip: 40,
    upperArm: 60,
    forearm: 56,
    thigh: 76,
    shin: 72,
    arm: [27, 24, 17],
    leg: [36, 30, 22],
    hand: 13,
    stoop: 3,
    cloth: [1.16, 1.217],
  },
  elder: {
    head: 0.8,
    neck: 5,
    torso: 106,
    shoulder: 43,
    hip: 42,
    upperArm: 56,
    forearm: 53,
    thigh: 64,
    shin: 60,
    arm: [26, 23, 17],
    leg: [36, 30, 22],
    hand: 12.5,
    stoop: 10,
    cloth: [1.14, 1.152],
  },
};

/** The same build, broader or narrower at the shoulders. */
const shouldered = (bones: Bones, by: number): Bones => ({
  ...bones,
  shoulder: bones.shoulder * by,
  cloth: [bones.cloth[0] * (1 + (by - 1) * 0.6), bones.cloth[1]],
});

const GROWN: Partial<Record<Age, Partial<Record<Gender, Bones>>>> = {
  adult: { m: shouldered(BONES.adult, 1.07), f: shouldered(BONES.adult, 0.9) },
  elder: { m: shouldered(BONES.elder, 1.05), f: shouldered(BONES.elder, 0.92) },
};

export const bonesOf = (age: Age, gender: Gender = 'x'): Bones => GROWN[age]?.[gender] ?? BONES[age];

/** Of the ankle above the ground. */
export const ANKLE = 13;

/** Where the hips are while somebody stands. */
export const standingHips = ({ thigh, shin }: Bones): number => -(thigh + shin) * 0.985 - ANKLE;

/**
 * Two bones from `from` towards `to`. `bend` 1: the joint lies clockwise of the way, as an elbow behind a hanging arm.
 * What is too far away is pointed at.
 */
export function twoBones(
  from: Point,
  to: Point,
  [first, second]: readonly [number, number],
  bend: 1 | -1,
): { joint: Point; end: Point } {
  const away = distance(from, to) || 1;
  const far = Math.min(away, (first + second) * 0.995);
  const way: Point = [(to[0] - from[0]) / away, (to[1] - from[1]) / away];
  const share = (first * first + far * far - second * second) / (2 * far);
  const along = Math.max(-first, Math.min(first, share));
  const off = Math.sqrt(Math.max(0, first * first - along * along)) * bend;
  return {
    joint: [from[0] + way[0] * along - way[1] * off, from[1] + way[1] * along + way[0] * off],
    end: add(from, times(way, far)),
  };
}
