import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import {
  browWhenTroubled,
  handsFrom,
  SIDES,
  toward,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { eyeball, rests, strides } from '#engines/illustrator/built-in/figures/wings-and-fins/many-legs.ts';

const SHELL =
  'M0 -168C72 -168 124 -136 126 -96C126 -58 76 -36 0 -36C-76 -36 -126 -58 -126 -96C-124 -136 -72 -168 0 -168Z';

/** Broad, on six legs, with two claws that gesture and eyes on stalks. */
export function crab(brush: Brush): Drawing {
  const { ball, form, lit, of, look, fromBehind, stance, swing, turn } = brush;
  const coat = look.coat ?? '#e5664c';
  const sink = rests(brush) ? 24 : 0;
  const hands = clawsOf(brush);
  const claws = SIDES.map((side) => claw(brush, coat, side, [side * 92, -104], hands(side)));
  const shell = [
    stalkEyes(brush, coat, [0, -162]),
    path(SHELL, ball(coat, 0.26, 0.3)),
    [
      [-70, -138, 8],
      [-50, -150, 5],
      [-86, -118, 5],
      [66, -142, 7],
      [84, -122, 5],
    ].map(([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r * 0.75, lit(coat, 0.5), { opacity: 0.7, airy: true }),
    ),
    !fromBehind && [
      path(
        'M-92 -62C-60 -34 60 -34 92 -62C72 -46 -72 -46 -92 -62Z',
        form(mix(coat, '#fff0dc', 0.6), 0.1, 0.2),
        {
          opacity: 0.8,
        },
      ),
      SIDES.map((side) =>
        ellipse(turn + side * 58, -92, 17, 11, of(mix('#f0506a', coat, 0.1)), { opacity: 0.45, airy: true }),
      ),
      wideMouth(brush, { x: turn, y: -100, width: 25, ink: of('#4a2426') }),
    ],
  ];
  return {
    art: [
      crabLegs(brush, coat, sink),
      group(stance.armsAbove ? [shell, claws] : [claws, shell], {
        y: sink,
        turn: swing * (strides(brush) ? 3 : 1.2),
        pivot: [0, -60],
      }),
    ],
    face: { left: -60, right: 60, top: -206 + sink, bottom: -70 + sink },
    hand: [hands(brush.facing)[0], hands(brush.facing)[1] + sink],
  };
}

/** Held up before it, unless there is something to do. */
function clawsOf(brush: Brush): (side: Side) => Point {
  const { actor, facing, swing } = brush;
  const hands = handsFrom(brush, [96, -112], 0.8);
  const one =
    actor.reach !== undefined || ['wave', 'point', 'give', 'think', 'hold-hands'].includes(actor.pose);
  const both = ['cheer', 'jump', 'fly', 'hug'].includes(actor.pose);
  return (side) => {
    if (both || (one && side === facing)) return (side < 0 ? hands.left : hands.right).hand;
    if (actor.pose === 'sleep') return [side * 118, -60];
    return [side * 138, -118 - swing * side * 4];
  };
}

function crabLegs(brush: Brush, coat: Colour, sink: number): Art {
  const { of, shaded, swing } = brush;
  const step = strides(brush) ? 12 : 3;
  return SIDES.map((side) =>
    [0, 1, 2].map((i) => {
      const lift = Math.max(0, swing * side * (i % 2 ? 1 : -1)) * step * 0.6;
      const hip: Point = [side * (92 - i * 24), -66 + i * 8 + sink];
      const foot: Point = [
        side * (150 - i * 40 + sink * 0.5) + swing * (i % 2 ? 1 : -1) * step * 0.5,
        -4 - lift,
      ];
      const knee: Point = [lerp(hip[0], foot[0], 0.75) + side * 12, hip[1] - 18 + i * 8];
      return line(
        `M${at(hip)}Q${at(knee)} ${at(foot)}`,
        i === 0 ? of(coat) : shaded(coat, 0.08 + i * 0.06),
        15 - i,
      );
    }),
  );
}

/** An arm that ends in a pair of tongs. */
export function claw(brush: Brush, coat: Colour, side: Side, from: Point, hand: Point, scale = 1): Art {
  const { of, form, actor, swing } = brush;
  const elbow: Point = [lerp(from[0], hand[0], 0.5) + side * 20, lerp(from[1], hand[1], 0.5) + 16];
  const angle = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI + 90;
  const gape = actor.pose === 'sleep' ? 4 : 13 + swing * 5;
  const fill = form(tone(coat, 0.02), 0.28, 0.26);
  return [
    line(`M${at(from)}Q${at(elbow)} ${at(hand)}`, of(tone(coat, -0.03)), 19 * scale),
    group(
      [
        group(path('M8 -4C26 -16 30 -46 12 -66C6 -56 4 -40 -2 -30Z', fill), { turn: gape }),
        path('M-14 6C-36 -12 -38 -52 -10 -72C-8 -56 -2 -42 6 -30C14 -14 8 8 -14 6Z', fill),
        ellipse(-18, -34, 4, 9, '#ffffff', { opacity: 0.3, airy: true }),
      ],
      { x: hand[0], y: hand[1], turn: angle, scale: [-side * scale, scale] },
    ),
  ];
}

export function stalkEyes(brush: Brush, coat: Colour, [x, y]: Point): Art {
  const { of, form, swing, fromBehind, actor, turn } = brush;
  const drooping = actor.mood === 'sad' || actor.mood === 'sleepy' || actor.pose === 'sleep';
  const { brow } = browWhenTroubled(brush, tone(coat, -0.25));
  const tilted = actor.mood === 'angry' ? -1 : 1;
  return SIDES.map((side) => {
    const [ex, ey]: Point = [
      x + side * (34 + (drooping ? 8 : 0)) + turn * 0.5 + swing,
      y - (drooping ? 26 : 42) - (side > 0 ? swing * 2 : -swing * 2),
    ];
    return [
      line(`M${at([x + side * 26, y + 10])}Q${at([x + side * 26, y - 14])} ${at([ex, ey])}`, of(coat), 14),
      circle(ex, ey, 24, form(coat, 0.2, 0.2)),
      !fromBehind && [
        circle(ex + turn * 0.1, ey, 19, of(eyeball(brush, coat))),
        oneEye(brush, ex + brush.gaze[0] * 4, ey + brush.gaze[1] * 4, 10.5, '#33242a'),
        brow &&
          line(
            `M${at([ex - side * 16, ey - 28 - tilted * 5])}L${at([ex + side * 16, ey - 28 + tilted * 5])}`,
            of(brow),
            5,
          ),
      ],
    ];
  });
}

const HOUSE = 'M-150 -14C-166 -84 -132 -166 -64 -180C-14 -188 34 -160 44 -108C50 -66 34 -24 0 -12Z';

/** It looks out of a shell that was somebody else's. */
export function hermitCrab(brush: Brush): Drawing {
  const { facing, ball, form, of, look, fromBehind, turn, swing, actor } = brush;
  const coat = look.skin;
  const house = look.coat ?? '#d9a679';
  const sink = rests(brush) ? 10 : 0;
  const x = (actor.pose === 'sleep' ? 44 : 66) * facing;
  const hand = hermitHand(brush);
  return {
    art: [
      group(spiralHouse(brush, house), { y: sink, turn: swing * 1.6 * facing, pivot: [-40 * facing, 0] }),
      hermitLegs(brush, coat),
      group(
        [
          group(stalkEyes(brush, coat, [0, -104]), { x }),
          ellipse(x, -68, 50, 48, ball(coat, 0.26, 0.26)),
          ellipse(x - 8 * facing, -26, 34, 14, form(tone(coat, -0.06), 0.1, 0.2)),
          !fromBehind && [
            SIDES.map((side) =>
              ellipse(x + turn * 0.6 + side * 30, -62, 12, 8, of(mix('#f0506a', coat, 0.15)), {
                opacity: 0.5,
                airy: true,
              }),
            ),
            wideMouth(brush, { x: x + turn * 0.6, y: -70, width: 17, ink: of('#4a2426') }),
          ],
          claw(brush, coat, facing, [x + 34 * facing, -44], hand, 0.8),
        ],
        { y: sink },
      ),
    ],
    face: { left: x - 58, right: x + 58, top: -176 + sink, bottom: -40 + sink },
    hand: [hand[0], hand[1] + sink],
  };
}

function hermitHand(brush: Brush): Point {
  const { actor, facing, swing } = brush;
  const still = ['stand', 'walk', 'run', 'sit', 'sleep', 'look-away'].includes(actor.pose);
  if (still && !actor.reach) return [138 * facing, -44 - swing * 3];
  const [x, y] = handsFrom(brush, [84, -64], 0.62).front;
  return [facing * Math.max(128, facing * x), y];
}

function spiralHouse({ facing, ball, lit, shaded }: Brush, house: Colour): Art {
  return [
    path(toward(facing, HOUSE), ball(house, 0.28, 0.34)),
    line(
      toward(
        facing,
        'M42 -118C8 -154 -66 -156 -100 -114C-124 -78 -102 -42 -66 -46C-38 -52 -34 -86 -58 -92C-70 -94 -78 -86 -74 -76',
      ),
      shaded(tone(house, -0.08), 0.2),
      9,
      { opacity: 0.7, airy: true },
    ),
    line(toward(facing, 'M-134 -86Q-122 -140 -80 -160'), lit(house, 0.7), 9, { opacity: 0.55, airy: true }),
  ];
}

function hermitLegs(brush: Brush, coat: Colour): Art {
  const { of, shaded, swing, facing } = brush;
  const step = strides(brush) ? 10 : 2;
  return [0, 1, 2, 3].map((i) => {
    const x = (30 + i * 22) * facing;
    const foot: Point = [(10 + i * 36) * facing + swing * (i % 2 ? step : -step) * 0.6, -3];
    return line(
      `M${at([x, -36])}Q${at([lerp(x, foot[0], 0.6), -42])} ${at(foot)}`,
      i % 2 ? of(coat) : shaded(coat, 0.16),
      12,
    );
  });
}
