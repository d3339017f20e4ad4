import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  browWhenTroubled,
  handsFrom,
  SIDES,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const MANTLE =
  'M0 -300C62 -300 96 -254 94 -204C92 -172 78 -154 70 -134C62 -112 70 -92 60 -84C30 -66 -30 -66 -60 -84C-70 -92 -62 -112 -70 -134C-78 -154 -92 -172 -94 -204C-96 -254 -62 -300 0 -300Z';

/** Eight arms: six curl below, two gesture. */
export function octopus(brush: Brush): Drawing {
  const { ball, lit, look, fromBehind, stance } = brush;
  const coat = look.coat ?? '#e2788c';
  const light = mix(coat, '#fff0e4', 0.55);
  const hands = handsFrom(brush, [58, -110], 1.08);
  const gesturing = SIDES.map((side) =>
    gesture(brush, side, (side < 0 ? hands.left : hands.right).hand, coat, light),
  );
  const mantle = [
    path(MANTLE, ball(coat)),
    [
      [-52, -262, 12],
      [-70, -232, 7],
      [-30, -280, 7],
      [60, -256, 9],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.8, lit(coat, 0.4), { opacity: 0.7, airy: true })),
    !fromBehind &&
      face(brush, {
        y: -192,
        gap: 34,
        eye: 12,
        blush: mix('#f0506a', coat, 0.2),
        mouthY: -160,
        ...browWhenTroubled(brush, tone(coat, -0.25)),
      }),
  ];
  return {
    art: [curling(brush, coat, light), stance.armsAbove ? [mantle, gesturing] : [gesturing, mantle]],
    face: { left: -62, right: 62, top: -222, bottom: -132 },
    hand: hands.front,
  };
}

function curling({ of, shaded, swing }: Brush, coat: Colour, light: Colour): Art {
  const one = (side: Side, x: number, reach: number, depth: number, far: boolean): Art => {
    const sway = swing * 5 * (far ? -1 : 1);
    const d = `M${n(side * x * 0.8)} -96C${n(side * (x + 6))} -50 ${n(side * (x + reach * 0.3) + sway)} ${-depth} ${n(side * (x + reach) + sway)} ${-depth - 4}C${n(side * (x + reach + 22) + sway)} ${-depth - 8} ${n(side * (x + reach + 22) + sway)} ${-depth - 34} ${n(side * (x + reach + 4) + sway)} ${-depth - 32}`;
    const suckers = [0.3, 0.52, 0.74].map((share) =>
      circle(side * lerp(x, x + reach, share) + sway * share, -depth - 2 - (1 - share) * 20, 4, of(light), {
        airy: true,
      }),
    );
    return [line(d, far ? shaded(coat, 0.22) : of(coat), far ? 23 : 25), !far && suckers];
  };
  return [
    SIDES.map((side) => one(side, 46, 66, 26, true)),
    SIDES.map((side) => one(side, 6, 22, 12, true)),
    SIDES.map((side) => one(side, 26, 54, 13, false)),
  ];
}

function gesture({ of }: Brush, side: Side, [hx, hy]: Point, coat: Colour, light: Colour): Art {
  const from: Point = [side * 50, -104];
  const out: Point = [side * Math.max(96, Math.abs(hx) * 0.9), lerp(from[1], hy, 0.35) + 14];
  const curl: Point = [hx + side * 16, hy - 6];
  return [
    line(`M${at(from)}Q${at(out)} ${at([hx, hy])}Q${at([hx - side * 4, hy - 22])} ${at(curl)}`, of(coat), 24),
    [0.45, 0.65, 0.85].map((share) => {
      const q = (i: 0 | 1) => lerp(lerp(from[i], out[i], share), lerp(out[i], i ? hy : hx, share), share);
      return circle(q(0), q(1) + 3, 3.8, of(light), { airy: true });
    }),
  ];
}
