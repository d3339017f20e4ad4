import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  handsFrom,
  SIDES,
  type Side,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Arms } from '#engines/illustrator/built-in/figures/limbs.ts';
import type { Limb } from '#engines/illustrator/built-in/figures/stances.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, heart, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';

const STEEL = '#9aa6b2';
const SHINE = '#8ff3e6';

export function robot(brush: Brush): Drawing {
  const { look, stance, swing } = brush;
  const coat = look.coat ?? '#7fb7c9';
  const dark = tone(coat, -0.16, 0.9);
  const hands = handsFrom(brush, [54, -140]);
  const arms = [springArm(brush, -1, hands.left, coat, dark), springArm(brush, 1, hands.right, coat, dark)];
  const neck = line('M0 -164L0 -184', brush.shaded(STEEL, 0.2), 20);
  const head = group([skull(brush, coat, dark), airBubble(brush, -236, 122)], {
    turn: swing * 2.5,
    pivot: [0, -180],
  });
  const chest = [neck, torso(brush, coat, dark)];
  return {
    art: [
      SIDES.map((side) => leg(brush, side, dark)),
      group(stance.armsAbove ? [chest, head, arms] : [chest, arms, head], { y: stance.drop }),
    ],
    face: { left: -60, right: 60, top: -268 + stance.drop, bottom: -190 + stance.drop },
    hand: [hands.front[0], hands.front[1] + stance.drop],
  };
}

function leg({ stance, facing, form, shaded, lit }: Brush, side: Side, dark: Colour): Art {
  const { end, bow }: Limb = side === facing ? stance.frontLeg : stance.backLeg;
  const foot: Point = [end[0] * facing * 1.15, end[1] + 8];
  const hip: Point = [side * 22, -64 + stance.drop];
  const shin = `M${at(hip)}Q${at([(hip[0] + foot[0]) / 2 + bow * facing, (hip[1] + foot[1]) / 2 - 6])} ${at([foot[0], foot[1] - 18])}`;
  return [
    line(shin, shaded(STEEL, 0.2), 16),
    line(shin, lit(STEEL, 0.25), 16, { dash: '1 9', airy: true }),
    rect(foot[0] - 20, foot[1] - 26, 42, 26, form(dark, 0.2, 0.3), { corner: 12 }),
  ];
}

function torso({ form, of, look, fromBehind }: Brush, coat: Colour, dark: Colour): Art {
  return [
    rect(-54, -168, 108, 112, form(coat, 0.3, 0.4), { corner: 32 }),
    fromBehind
      ? [
          rect(-30, -142, 60, 62, of(dark), { corner: 14 }),
          line('M-16 -126h32M-16 -112h32M-16 -98h32', of(coat), 6),
        ]
      : [
          rect(-31, -144, 62, 48, of('#f5efe2'), { corner: 13 }),
          look.pattern === 'stars' || look.pattern === 'stripes'
            ? path(star([0, -119], 18), of('#f5b83f'))
            : path(heart([0, -120], 16), of('#f0625f')),
          line('M-26 -76h14M-4 -76h14', of(dark), 6),
          circle(27, -76, 5.4, of('#f6d35e')),
        ],
  ];
}

function springArm(
  { form, shaded, lit }: Brush,
  side: Side,
  { hand, bow }: Arms['left'],
  coat: Colour,
  dark: Colour,
): Art {
  const from: Point = [side * 56, -140];
  const elbow: Point = [(from[0] + hand[0]) / 2 + side * Math.abs(bow) * 0.9, (from[1] + hand[1]) / 2 + 10];
  const d = `M${at(from)}Q${at(elbow)} ${at(hand)}`;
  return [
    line(d, shaded(STEEL, 0.15), 15),
    line(d, lit(STEEL, 0.25), 15, { dash: '1 9', airy: true }),
    circle(hand[0], hand[1], 15.5, form(coat, 0.25, 0.25)),
    circle(from[0], from[1], 14, form(dark, 0.2, 0.2)),
  ];
}

function skull(brush: Brush, coat: Colour, dark: Colour): Art {
  const { canvas, of, form, lit, facing, fromBehind } = brush;
  return [
    line('M0 -284L0 -312', of(STEEL), 7),
    canvas.glow(0, -320, 34, 34, '#ffd76a', 0.7),
    circle(0, -320, 11, '#ffcf5c'),
    SIDES.map((side) => rect(side * 80 - 12, -246, 24, 44, form(dark, 0.2, 0.3), { corner: 10 })),
    rect(-78, -290, 156, 118, form(coat, 0.35, 0.35), { corner: 46 }),
    fromBehind
      ? line('M-34 -250h68M-34 -232h68M-34 -214h68', of(dark), 6, { opacity: 0.7 })
      : [
          rect(
            -62 + facing * 4,
            -268,
            124,
            78,
            canvas.linear([
              [0, of('#27324d')],
              [1, of('#3d4f72')],
            ]),
            { corner: 35 },
          ),
          screenFace(brush),
        ],
    line('M-48 -278Q-20 -287 20 -285', lit(mix(coat, '#ffffff', 0.5), 0.5), 6, { opacity: 0.5, airy: true }),
  ];
}

/** Lights on a screen; they shine at night as well. */
function screenFace({ actor, blink, turn, gaze }: Brush): Art {
  const { mood, pose } = actor;
  const asleep = pose === 'sleep' || mood === 'sleepy';
  const x = turn;
  const eye = (side: Side): Art => {
    const ex = x + side * 27;
    if (asleep) return line(`M${at([ex - 10, -232])}q10 7 20 0`, SHINE, 5.5);
    if (blink || mood === 'excited') return line(`M${at([ex - 10, -228])}q10 -14 20 0`, SHINE, 6);
    const wide = mood === 'surprised' || mood === 'scared' ? 1.2 : 1;
    return [
      ellipse(ex + gaze[0] * 2, -234 + gaze[1] * 2, 10 * wide, 13 * wide, SHINE),
      ellipse(ex - 3 + gaze[0] * 2, -239, 3.6, 4.2, '#ffffff'),
    ];
  };
  const worry = mood === 'sad' || mood === 'scared' ? -1 : mood === 'angry' ? 1 : 0;
  const brows =
    worry !== 0 &&
    !asleep &&
    SIDES.map((side) =>
      line(`M${at([x + side * 15, -259 + worry * 4])}L${at([x + side * 36, -259 - worry * 4])}`, SHINE, 5),
    );
  return [SIDES.map(eye), brows, screenMouth(mood, asleep, x)];
}

function screenMouth(mood: string, asleep: boolean, x: number): Art {
  if (asleep) return line(`M${at([x - 7, -207])}q7 5 14 0`, SHINE, 5);
  if (mood === 'surprised' || mood === 'scared') return ellipse(x, -206, 6.5, 7.5, SHINE);
  if (mood === 'sad') return line(`M${at([x - 11, -202])}q11 -9 22 0`, SHINE, 5);
  if (mood === 'angry') return line(`M${at([x - 9, -205])}h18`, SHINE, 5);
  if (mood === 'excited') return path(`M${at([x - 15, -214])}h30q-2 18 -15 18q-13 0 -15 -18Z`, SHINE);
  return line(`M${at([x - 13, -212])}q13 13 26 0`, SHINE, 5);
}
