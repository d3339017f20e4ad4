import { lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
export const times = (a: Point, by: number): Point => [a[0] * by, a[1] * by];
export const between = (a: Point, b: Point, share: number): Point => [
  lerp(a[0], b[0], share),
  lerp(a[1], b[1], share),
];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees clockwise from the right. */
export const angleOf = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

export const polar = (degrees: number, length: number): Point => [
  Math.cos(radians(degrees)) * length,
  Math.sin(radians(degrees)) * length,
];

/** Every one of some points, somewhere else. */
export function moved<Key extends string>(
  points: Record<Key, Point>,
  move: (point: Point) => Point,
): Record<Key, Point> {
  const entries = Object.entries<Point>(points).map(([key, point]) => [key, move(point)]);
  return Object.fromEntries(entries) as Record<Key, Point>;
}

/** About the origin, clockwise. */
export function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * cos - y * sin, x * sin + y * cos];
}
