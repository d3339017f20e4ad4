import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  SIDES,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const MIDDLE: Point = [0, -166];
const [WIDE, HIGH] = [104, 122];

/** One ball of fur. How many eyes and what horns, chance decides. */
export function monster(brush: Brush): Drawing {
  const { form, ball, look, stance, swing, fromBehind, of, lit } = brush;
  const coat = look.coat ?? '#8f7fd6';
  const light = mix(coat, '#fff4e0', 0.6);
  const arms = bothArms(brush, { shoulder: [88, -146], width: 27, skin: coat, length: 0.95 });
  const drop = stance.drop * 0.6;
  const body = [
    horns(brush),
    path(fur(brush), ball(coat, 0.24, 0.3)),
    line('M-62 -248q4 -12 14 -18M-40 -262q4 -10 14 -14M-78 -222q2 -10 10 -16', lit(coat, 0.55), 4, {
      opacity: 0.5,
      airy: true,
    }),
    fromBehind &&
      line(
        'M-40 -200q8 12 16 0M22 -196q8 12 16 0M-8 -160q8 12 16 0M-52 -130q8 12 16 0M34 -126q8 12 16 0',
        of(tone(coat, -0.1)),
        5,
        { opacity: 0.6, airy: true },
      ),
    !fromBehind && [
      ellipse(0, -100, 62, 44, form(light, 0.1, 0.2), { opacity: 0.9 }),
      line('M-26 -110q8 9 16 0M10 -110q8 9 16 0M-8 -92q8 9 16 0', of(mix(light, coat, 0.6)), 3.6, {
        opacity: 0.6,
        airy: true,
      }),
      eyes(brush, coat),
      wideMouth(brush, { x: brush.turn, y: -172, width: 34, ink: of('#33242a'), teeth: 'pair', grin: true }),
    ],
    airBubble(brush, -178, 140),
  ];
  return {
    art: [
      legs(brush, { hip: [34, -60], width: 34, leg: of(tone(coat, -0.05)), shoe: of(tone(coat, -0.1)) }),
      group(stance.armsAbove ? [body, arms.art] : [arms.art, body], {
        y: drop,
        turn: swing * 1.5,
        pivot: [0, -60],
      }),
    ],
    face: { left: -72, right: 72, top: -262 + drop, bottom: -132 + drop },
    hand: [arms.hand[0], arms.hand[1] + drop],
  };
}

/** An egg with tufts all around, which lean the way fur falls. */
function fur(brush: Brush): string {
  const random = brush.random('fur');
  const tufts = 26;
  let d = '';
  for (let i = 0; i <= tufts; i++) {
    const angle = -Math.PI / 2 + (i / tufts) * Math.PI * 2;
    const on: Point = [MIDDLE[0] + Math.cos(angle) * WIDE, MIDDLE[1] + Math.sin(angle) * HIGH];
    if (i === 0) {
      d = `M${at(on)}`;
      continue;
    }
    const before = angle - Math.PI / tufts;
    const reach = 1.09 + random() * 0.05;
    const down = 6 * Math.abs(Math.cos(before));
    const tip: Point = [
      MIDDLE[0] + Math.cos(before) * WIDE * reach,
      MIDDLE[1] + Math.sin(before) * HIGH * reach + down,
    ];
    d += `Q${at(tip)} ${at(on)}`;
  }
  return `${d}Z`;
}

function horns(brush: Brush): Art {
  const { form, shaded } = brush;
  const bone = '#f6e6c0';
  const curled = brush.random('horns')() < 0.5;
  const horn = curled
    ? 'M40 -262C58 -278 76 -298 74 -326C98 -312 108 -268 76 -238Z'
    : 'M34 -270C42 -296 54 -316 66 -322C76 -306 78 -276 70 -246Z';
  const rings = curled
    ? 'M62 -274Q78 -270 90 -276M72 -292Q84 -290 94 -296'
    : 'M46 -282Q60 -276 74 -280M54 -300Q64 -296 73 -300';
  return SIDES.map((side) => [
    path(toward(side, horn), form(bone, 0.2, 0.3)),
    line(toward(side, rings), shaded(bone, 0.35), 3, { opacity: 0.5, airy: true }),
  ]);
}

const EYES: Record<1 | 2 | 3, readonly (readonly [x: number, y: number, radius: number])[]> = {
  1: [[0, -222, 38]],
  2: [
    [-30, -220, 28],
    [30, -220, 28],
  ],
  3: [
    [-46, -214, 22],
    [0, -232, 26],
    [46, -214, 22],
  ],
};

function eyes(brush: Brush, coat: Colour): Art {
  const { turn, of, shaded, actor } = brush;
  const roll = brush.random('eyes')();
  const open = actor.pose !== 'sleep' && actor.mood !== 'sleepy' && !brush.blink;
  const { brow } = browWhenTroubled(brush, tone(coat, -0.25));
  const tilted = actor.mood === 'angry' ? -1 : 1;
  return [
    EYES[roll < 0.34 ? 1 : roll < 0.67 ? 2 : 3].map(([x, y, r]) => [
      circle(turn + x, y + 2, r + 3, shaded(coat, 0.2), { opacity: 0.5, airy: true }),
      circle(turn + x, y, r, open ? of('#fffdf4') : of(mix(coat, '#ffffff', 0.18))),
      oneEye(brush, turn + x + brush.gaze[0] * r * 0.22, y + brush.gaze[1] * r * 0.2, r * 0.5, '#33242a'),
    ]),
    SIDES.map((side) =>
      ellipse(turn + side * 62, -184, 17, 11, of(mix('#f0605f', coat, 0.15)), { opacity: 0.45, airy: true }),
    ),
    brow &&
      SIDES.map((side) => {
        const [inner, outer] = [turn + side * 14, turn + side * 46];
        return line(
          `M${at([inner, -262 - tilted * 6])}Q${at([lerp(inner, outer, 0.5), -266])} ${at([outer, -258 + tilted * 6])}`,
          of(brow),
          6,
        );
      }),
  ];
}
