import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  SIDES,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** A small one on many legs, seen from the side, with a head that turns to us. */
export interface Crawler {
  /** Of legs, feelers and head. */
  dark: Colour;
  body: Art;
  head: Point;
  /** Where the legs are, of one that faces right. */
  legs: readonly number[];
  legWidth?: number;
  /** The pale face on the dark head. */
  mask?: Colour;
  headRadius?: number;
  /** Instead of two with bulbs. */
  feelers?: Art;
  /** On the head, over the face. */
  onHead?: Art;
}

export function crawler(brush: Brush, bug: Crawler): Drawing {
  const { facing, stance, swing } = brush;
  const sink = stance.lying || stance.drop > 0 ? 14 : 0;
  const [headX, headY] = bug.head;
  const x = headX * facing;
  const hands = handsFrom(brush, [headX + 22, headY + 46], 1);
  return {
    art: [
      walkingLegs(brush, bug),
      group(
        [
          raisedLeg(brush, bug, hands.front),
          bug.body,
          group(head(brush, bug), { x, y: headY, turn: swing * 2.5, pivot: [0, 40] }),
        ],
        { y: sink },
      ),
    ],
    face: { left: x - 48, right: x + 48, top: headY - 36 + sink, bottom: headY + 44 + sink },
    hand: isLifted(brush) ? [hands.front[0], hands.front[1] + sink] : [x + 30 * facing, -50],
  };
}

function walkingLegs(
  { facing, of, stance, swing, actor }: Brush,
  { dark, legs, legWidth = 14 }: Crawler,
): Art {
  const stride = ['walk', 'run'].includes(actor.pose) ? 9 : 0;
  const up = stance.lift > 20 ? 6 : 0;
  return legs.map((x, i) => {
    const step = swing * stride * (i % 2 ? 1 : -1);
    const foot: Point = [(x + step) * facing, -5 - Math.max(0, step) * 0.6];
    return [
      line(
        `M${at([x * facing, -40])}Q${at([(x - 6) * facing, -22])} ${at([foot[0], foot[1] - up])}`,
        of(dark),
        legWidth,
      ),
      ellipse(foot[0] + 4 * facing, foot[1] - up, legWidth - 1, legWidth / 2, of(dark)),
    ];
  });
}

function isLifted({ actor }: Brush): boolean {
  return (
    actor.reach !== undefined || !['stand', 'walk', 'run', 'sit', 'sleep', 'look-away'].includes(actor.pose)
  );
}

function raisedLeg(brush: Brush, { dark, head: [headX, headY] }: Crawler, hand: Point): Art {
  if (!isLifted(brush)) return undefined;
  const { facing, of } = brush;
  const x = (headX - 4) * facing;
  return [
    line(
      `M${at([x, headY + 56])}Q${at([(hand[0] + x) / 2 + 12 * facing, hand[1] + 30])} ${at(hand)}`,
      of(dark),
      14,
    ),
    circle(hand[0], hand[1], 10, of(dark)),
  ];
}

/** Around (0, 0). */
function head(brush: Brush, { dark, mask = '#fbe2c6', headRadius = 56, feelers, onHead }: Crawler): Art {
  const { fromBehind, ball, of, form, swing, turn } = brush;
  const k = headRadius / 56;
  return [
    feelers ??
      SIDES.map((side) => [
        line(
          `M${side * 20} -42C${side * 22} -66 ${side * 32 + swing * 3} -80 ${side * 46 + swing * 4} -82`,
          of(dark),
          6,
        ),
        circle(side * 48 + swing * 4, -82, 9, of(dark)),
      ]),
    circle(0, 0, headRadius, ball(dark, 0.2, 0.2)),
    !fromBehind && [
      ellipse(turn * 0.8, 4, 45 * k, 41 * k, form(mask, 0.1, 0.15)),
      face(brush, {
        y: -2,
        gap: 22 * k,
        eye: 9,
        blush: '#f2857a',
        mouthY: 22 * k,
        ...browWhenTroubled(brush, dark),
      }),
    ],
    onHead,
    airBubble(brush, 0, headRadius * 1.5),
  ];
}
