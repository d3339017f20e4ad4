import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  SIDES,
  smallCheeks,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { roundGlasses } from '#engines/illustrator/built-in/figures/wings-and-fins/upright-birds.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export const WORM_BREADTH = 130;

/** How high the head is held, and how much the back is humped. */
function bearing({ actor, stance, swing }: Brush): { head: Point; arch: number } {
  const creeps = ['walk', 'run'].includes(actor.pose);
  if (actor.pose === 'sleep') return { head: [84, -50], arch: 6 };
  if (stance.drop > 0) return { head: [82, -104], arch: 12 };
  if (['cheer', 'jump', 'wave', 'fly'].includes(actor.pose))
    return { head: [70, -186], arch: 22 + swing * 8 };
  return { head: [84 + (creeps ? swing * 8 : 0), -142], arch: creeps ? 44 - swing * 30 : 26 };
}

/** From the tail on the ground over the hump and up the neck. */
function spine(brush: Brush): Point[] {
  const { head, arch } = bearing(brush);
  const f = brush.facing;
  const through: readonly Point[] = [
    [-142, -22],
    [-96, -26 - arch * 0.4],
    [-46, -32 - arch],
    [6, -28 - arch * 0.5],
    [44, -32],
    [72, lerp(-40, head[1], 0.3)],
    [80, lerp(-40, head[1], 0.68)],
    head,
  ];
  return through.map(([x, y]): Point => [x * f, y]);
}

/** The point at a share of the way along it. */
function along(points: readonly Point[], share: number): Point {
  let left = share * lengthOf(points);
  for (let i = 1; i < points.length; i++) {
    const [from = [0, 0], to = [0, 0]] = [points[i - 1], points[i]];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= length) return [lerp(from[0], to[0], left / length), lerp(from[1], to[1], left / length)];
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

function lengthOf(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce((sum, [x, y], i) => sum + Math.hypot(x - (points[i]?.[0] ?? x), y - (points[i]?.[1] ?? y)), 0);
}

function drawn(brush: Brush, body: Art, headArt: Art): Drawing {
  const [x, y] = spine(brush).at(-1) ?? [0, 0];
  return {
    art: [body, group([headArt, airBubble(brush, 0, 74)], { x, y, turn: brush.swing * 3, pivot: [0, 40] })],
    face: { left: x - 46, right: x + 46, top: y - 36, bottom: y + 42 },
    hand: [x + 44 * brush.facing, y + 34],
  };
}

/** One pink tube, with a paler belt. */
export function worm(brush: Brush): Drawing {
  const { look, of, lit, shaded, ball, fromBehind, facing } = brush;
  const coat = look.coat ?? '#dd8f86';
  const points = spine(brush);
  const d = smooth(points);
  const ring = (share: number) => {
    const [x, y] = along(points, share);
    return `M${at([x - 3 * facing, y - 22])}q${5 * facing} 22 0 42`;
  };
  const body = [
    line(d, shaded(coat, 0.22), 56),
    group(line(d, of(coat), 48), { y: -3 }),
    group(line(smooth(points.slice(0, -1)), lit(coat, 0.5), 9, { opacity: 0.45, airy: true }), { y: -17 }),
    line([0.07, 0.14, 0.21, 0.28, 0.52].map(ring).join(''), shaded(coat, 0.3), 4, {
      opacity: 0.4,
      airy: true,
    }),
    line(`M${at(along(points, 0.36))}L${at(along(points, 0.45))}`, of(mix(coat, '#ffe4d0', 0.55)), 52),
  ];
  return drawn(brush, body, [
    circle(0, 0, 46, ball(coat, 0.28, 0.24)),
    !fromBehind && [
      smallCheeks(brush, mix('#f0506a', coat, 0.25), [30, 14], 12),
      face(brush, {
        y: -6,
        gap: 22,
        eye: 9.6,
        mouthY: 18,
        ...browWhenTroubled(brush, tone(coat, -0.25)),
      }),
      look.glasses && roundGlasses(brush, -6, 20, 20),
    ],
  ]);
}

/** A row of balls on many feet, all of them furry. */
export function caterpillar(brush: Brush): Drawing {
  const { look, ball, of, lit, form, fromBehind, swing, actor } = brush;
  const coat = look.coat ?? '#8fb84e';
  const second = tone(coat, 0.07, 0.9, 16);
  const points = spine(brush);
  const count = Math.round(lengthOf(points) / 30);
  const balls = Array.from({ length: count }, (_, i) => along(points, 0.02 + (i / count) * 0.96));
  const step = ['walk', 'run'].includes(actor.pose) ? 6 : 1;
  const body = [
    balls
      .filter(([, y]) => y > -76)
      .map(([x, y], i) => {
        const foot: Point = [x + swing * (i % 2 ? step : -step), -4];
        return line(`M${at([x, y + 12])}L${at(foot)}`, of(tone(coat, -0.16)), 13);
      }),
    balls.map(([x, y], i) => [
      line(hairs([x, y]), of(tone(coat, -0.12)), 3, { opacity: 0.75, airy: true }),
      circle(x, y - 4, 31, ball(i % 2 ? second : coat, 0.28, 0.26)),
      ellipse(x - 8, y - 18, 8, 5, lit(coat, 0.7), { opacity: 0.45, airy: true }),
    ]),
  ];
  return drawn(brush, body, [
    SIDES.map((side) => [
      line(
        `M${side * 16} -42C${side * 18} -60 ${side * 26 + swing * 3} -72 ${side * 34 + swing * 4} -76`,
        of(tone(coat, -0.16)),
        5.5,
      ),
      circle(side * 36 + swing * 4, -78, 8, form('#e9795a', 0.25, 0.2)),
    ]),
    circle(0, 0, 52, ball(mix(coat, '#f6e08a', 0.25), 0.28, 0.24)),
    !fromBehind && [
      smallCheeks(brush, mix('#f0605f', coat, 0.15), [33, 16], 13),
      face(brush, {
        y: -4,
        gap: 23,
        eye: 9.8,
        mouthY: 20,
        ...browWhenTroubled(brush, tone(coat, -0.3)),
      }),
      look.glasses && roundGlasses(brush, -4, 21, 20),
    ],
  ]);
}

function hairs([x, y]: Point): string {
  return [-2.5, -2.1, -1.7, -1.3, -0.9, -0.5]
    .map((angle) => {
      const on = (reach: number): Point => [x + Math.cos(angle) * reach, y - 4 + Math.sin(angle) * reach];
      return `M${at(on(24))}L${at(on(42))}`;
    })
    .join('');
}
