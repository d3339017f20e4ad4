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
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A glowing bell, and ribbons that follow it wherever it drifts. */
export function jellyfish(brush: Brush): Drawing {
  const { canvas, look, lit, of, shaded, fromBehind, swing, stance } = brush;
  const coat = look.coat ?? '#d79ad0';
  const light = mix(coat, '#fff6fb', 0.6);
  const hands = handsFrom(brush, [62, -150], 0.9);
  const arms = SIDES.map((side) => ribbonArm(brush, coat, side, (side < 0 ? hands.left : hands.right).hand));
  const bell = [
    path(
      'M0 -296C76 -296 112 -240 110 -180Q108 -152 92 -158Q80 -142 64 -156Q50 -140 32 -156Q16 -140 0 -156Q-16 -140 -32 -156Q-50 -140 -64 -156Q-80 -142 -92 -158Q-108 -152 -110 -180C-112 -240 -76 -296 0 -296Z',
      canvas.radial(
        [
          [0, lit(light, 0.5), 0.96],
          [0.55, of(mix(coat, light, 0.35)), 0.95],
          [1, shaded(coat, 0.12), 0.97],
        ],
        [canvas.side < 0 ? 0.4 : 0.6, 0.34, 0.74],
      ),
    ),
    line('M-78 -240Q-62 -276 -24 -284', '#ffffff', 9, { opacity: 0.6, airy: true }),
    [
      [58, -258, 8],
      [78, -232, 5],
      [34, -274, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r * 0.8, lit(light, 0.6), { opacity: 0.7, airy: true }),
    ),
    !fromBehind &&
      face(brush, {
        y: -208,
        gap: 32,
        eye: 11.5,
        ink: '#3a2c48',
        blush: mix('#f0608a', coat, 0.25),
        mouthY: -182,
        ...browWhenTroubled(brush, tone(coat, -0.25)),
      }),
  ];
  const breath = { scale: [1 + swing * 0.025, 1 - swing * 0.03] as const, pivot: [0, -160] as const };
  return {
    art: [
      canvas.glow(0, -200, 190, 170, lit(light, 0.3), 0.45),
      tentacles(brush, coat),
      frills(brush, light),
      group(stance.armsAbove ? [bell, arms] : [arms, bell], breath),
    ],
    face: { left: -60, right: 60, top: -240, bottom: -154 },
    hand: hands.front,
  };
}

/** Thin ones that trail behind. */
function tentacles({ of, swing, facing }: Brush, coat: Colour): Art {
  return [-84, -52, -18, 18, 52, 84].map((x, i) => {
    const sway = swing * (i % 2 ? 7 : -7) - facing * 5;
    const low = -14 - (i % 3) * 14;
    return line(
      `M${x} -160C${n(x + sway)} -128 ${n(x - sway * 1.4)} -96 ${n(x * 0.96 + sway)} -66S${n(x - sway)} ${low - 20} ${n(x * 0.9 + sway * 1.2)} ${low}`,
      of(i % 2 ? coat : tone(coat, -0.06)),
      7,
      { opacity: 0.75 },
    );
  });
}

/** The lace in the middle. */
function frills({ form, swing }: Brush, light: Colour): Art {
  const s = swing * 6;
  return [
    path(
      `M-44 -162C-50 -130 ${n(-26 + s)} -116 ${n(-40 + s)} -88C${n(-48 + s)} -68 ${n(-30 - s)} -54 ${n(-38 - s)} -30C${n(-22 - s)} -40 ${n(-14 - s)} -58 ${n(-18 + s)} -76C${n(-20 + s)} -96 ${n(-2 + s)} -116 -8 -162Z`,
      form(light, 0.2, 0.15),
      { opacity: 0.9 },
    ),
    path(
      `M8 -162C4 -124 ${n(24 - s)} -110 ${n(14 - s)} -84C${n(8 - s)} -62 ${n(26 + s)} -46 ${n(20 + s)} -18C${n(36 + s)} -32 ${n(44 + s)} -54 ${n(38 - s)} -76C${n(34 - s)} -98 ${n(54 - s)} -124 46 -162Z`,
      form(light, 0.2, 0.15),
      { opacity: 0.9 },
    ),
  ];
}

function ribbonArm({ of }: Brush, coat: Colour, side: Side, [x, y]: Point): Art {
  const from: Point = [side * 78, -164];
  const out: Point = [side * Math.max(104, Math.abs(x)), lerp(from[1], y, 0.5) + 16];
  return line(
    `M${at(from)}Q${at(out)} ${at([x, y])}q${n(side * 10)} -10 ${n(side * 2)} -20`,
    of(tone(coat, -0.02)),
    15,
    {
      opacity: 0.9,
    },
  );
}
