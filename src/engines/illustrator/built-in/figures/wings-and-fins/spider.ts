import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  SIDES,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { eyeball, rests, strides } from '#engines/illustrator/built-in/figures/wings-and-fins/many-legs.ts';

const BODY: Point = [0, -134];

/** A round body on eight legs; the foremost two gesture. */
export function spider(brush: Brush): Drawing {
  const { ball, lit, look, fromBehind, stance, swing, turn, of } = brush;
  const coat = look.coat ?? '#6a5a7c';
  const dark = tone(coat, -0.1);
  const sink = rests(brush) ? 40 : 0;
  const hands = handsFrom(brush, [62, -128], 1.02);
  const arms = SIDES.map((side) => gesture(brush, dark, side, (side < 0 ? hands.left : hands.right).hand));
  const body = [
    path(fuzzy(brush), ball(coat, 0.26, 0.3)),
    line('M-58 -182q6 -16 18 -24M-72 -154q2 -10 8 -16', lit(coat, 0.6), 6, { opacity: 0.5, airy: true }),
    fromBehind && [
      ellipse(0, -126, 20, 30, of(mix(coat, '#f6d9a0', 0.55)), { opacity: 0.8 }),
      ellipse(0, -86, 12, 14, of(mix(coat, '#f6d9a0', 0.55)), { opacity: 0.8 }),
    ],
    !fromBehind && [
      SIDES.map((side) =>
        [
          [46, -186, 8],
          [62, -166, 6],
        ].map(([x = 0, y = 0, r = 0]) => [
          circle(turn * 0.7 + side * x, y, r, of('#33242a')),
          ellipse(turn * 0.7 + side * x - 2, y - 2, r * 0.35, r * 0.35, '#ffffff', { opacity: 0.85 }),
        ]),
      ),
      SIDES.map((side) => circle(turn + side * 24, -152, 21, of(eyeball(brush, coat)))),
      face(brush, {
        y: -152,
        gap: 24,
        eye: 12,
        blush: mix('#f0716f', coat, 0.15),
        mouthY: -114,
        ...browWhenTroubled(brush, tone(coat, -0.25)),
      }),
    ],
  ];
  return {
    art: [
      spiderLegs(brush, dark, sink),
      group(stance.armsAbove ? [body, arms] : [arms, body], { y: sink, turn: swing * 1.5, pivot: [0, -90] }),
      group(airBubble(brush, -140, 116), { y: sink }),
    ],
    face: { left: -64, right: 64, top: -200 + sink, bottom: -92 + sink },
    hand: [hands.front[0], hands.front[1] + sink],
  };
}

function fuzzy(brush: Brush): string {
  const random = brush.random('fuzz');
  const tufts = 30;
  const on = (angle: number, reach: number): Point => [
    BODY[0] + Math.cos(angle) * 84 * reach,
    BODY[1] + Math.sin(angle) * 78 * reach,
  ];
  const around = Array.from({ length: tufts }, (_, i) => {
    const angle = ((i + 1) / tufts) * Math.PI * 2;
    return `Q${at(on(angle - Math.PI / tufts, 1.05 + random() * 0.05))} ${at(on(angle, 1))}`;
  });
  return `M${at(on(0, 1))}${around.join('')}Z`;
}

/** Three on either side, with the knee above the back. */
function spiderLegs(brush: Brush, dark: Colour, sink: number): Art {
  const { of, shaded, swing } = brush;
  const step = strides(brush) ? 13 : 3;
  return SIDES.map((side) =>
    [2, 1, 0].map((i) => {
      const sway = swing * (i % 2 ? step : -step) * 0.6;
      const hip: Point = [side * (58 - i * 10), -104 + i * 12 + sink];
      const knee: Point = [side * (128 - i * 26), -168 + i * 44 + sink * 0.9];
      const foot: Point = [side * (152 - i * 44) + sway, -5 - Math.max(0, sway * side) * 0.5];
      return [
        line(
          `M${at(hip)}Q${at([lerp(hip[0], knee[0], 0.7), knee[1] - 8])} ${at(knee)}Q${at([knee[0] + side * 12, knee[1] + 30])} ${at(foot)}`,
          i === 2 ? shaded(dark, 0.2) : of(dark),
          13 - i,
        ),
        ellipse(foot[0] + side * 4, foot[1], 10, 6, shaded(dark, 0.15)),
      ];
    }),
  );
}

function gesture({ of }: Brush, dark: Colour, side: Side, [x, y]: Point): Art {
  const out: Point = [side * Math.max(112, Math.abs(x) * 0.9), lerp(-128, y, 0.3)];
  return [
    line(`M${at([side * 54, -128])}Q${at(out)} ${at([x, y])}`, of(dark), 14),
    circle(x, y, 11, of(tone(dark, 0.08))),
  ];
}
