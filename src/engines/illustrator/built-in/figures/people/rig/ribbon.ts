import { lerp, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { add, angleOf, between, distance, minus, times } from '#engines/illustrator/built-in/draw/vectors.ts';
import type { Thickness } from '#engines/illustrator/built-in/figures/people/rig/bones.ts';

const ORIGIN: Point = [0, 0];

/** A band of changing breadth along points, round at both ends. */
export function ribbon(points: readonly Point[], widths: readonly number[]): string {
  const last = points.length - 1;
  const point = (i: number): Point => points[Math.max(0, Math.min(last, i))] ?? ORIGIN;
  const half = (i: number) => (widths[i] ?? widths.at(-1) ?? 1) / 2;
  const ahead = (i: number): Point => {
    const [from, to] = [point(i - 1), point(i + 1)];
    return times(minus(to, from), 1 / (distance(from, to) || 1));
  };
  const edge = (side: 1 | -1) =>
    points.map((each, i): Point => {
      const [dx, dy] = ahead(i);
      return [each[0] + side * dy * half(i), each[1] - side * dx * half(i)];
    });
  const tip = add(point(last), times(ahead(last), half(last)));
  const tail = minus(point(0), times(ahead(0), half(0)));
  return smooth([...edge(1), tip, ...edge(-1).toReversed(), tail], { closed: true, tension: 0.19 });
}

/** Degrees a limb turns at its joint before it is drawn as two parts, folded. */
const FOLD = 80;

/** A limb from `from` over its joint to `to`, or the first `share` of it. */
export function limb(from: Point, joint: Point, to: Point, thickness: Thickness, share = 1): string {
  const turn = Math.abs(angleOf(joint, to) - angleOf(from, joint));
  const folded = Math.min(turn, 360 - turn) > FOLD;
  return folded ? hinged(from, joint, to, thickness, share) : bent(from, joint, to, thickness, share);
}

/** Two parts that lie on one another at the joint. */
function hinged(
  from: Point,
  joint: Point,
  to: Point,
  [first, second, third]: Thickness,
  share: number,
): string {
  const part = (a: Point, b: Point, [thick, thin]: readonly [number, number], length: number) => {
    const end = between(a, b, length);
    return ribbon(
      [a, between(a, end, 0.5), end],
      [thick, lerp(thick, thin, length / 2), lerp(thick, thin, length)],
    );
  };
  const upper = part(from, joint, [first, second], Math.min(1, share * 2));
  return share <= 0.5 ? upper : upper + part(joint, to, [second, third], Math.min(1, share * 2 - 1));
}

/** Softly bent at the joint. */
function bent(
  from: Point,
  joint: Point,
  to: Point,
  [first, second, third]: Thickness,
  share: number,
): string {
  const soft = (t: number): Point =>
    between(between(between(from, joint, 0.66), joint, t), between(joint, between(joint, to, 0.34), t), t);
  const points = [
    from,
    between(from, joint, 0.33),
    soft(0),
    soft(0.5),
    soft(1),
    between(joint, to, 0.67),
    to,
  ];
  const widths = [0, 0.2, 0.4, 0.5, 0.6, 0.8, 1].map((t) =>
    t < 0.5 ? lerp(first, second, t * 2) : lerp(second, third, t * 2 - 1),
  );
  if (share >= 1) return ribbon(points, widths);
  const end = share * (points.length - 1);
  const whole = Math.floor(end);
  const rest = end - whole;
  const [last, next] = [points[whole] ?? to, points[whole + 1] ?? to];
  return ribbon(
    [...points.slice(0, whole + 1), ...(rest > 0.01 ? [between(last, next, rest)] : [])],
    [...widths.slice(0, whole + 1), lerp(widths[whole] ?? third, widths[whole + 1] ?? third, rest)],
  );
}
