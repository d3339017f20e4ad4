import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  airBubble,
  browWhenTroubled,
  handsFrom,
  SIDES,
  toward,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const DARK = '#453a45';
const SHELL =
  'M-128 -40C-134 -116 -78 -176 -10 -176C50 -176 92 -130 94 -62C94 -44 84 -34 66 -32L-108 -28Q-126 -28 -128 -40Z';
const HEAD: Point = [70, -128];
export const LADYBIRD_BREADTH = 104;

/** From the side: a dome with dots, and a head that turns to us. */
export function ladybird(brush: Brush): Drawing {
  const { facing, stance, swing } = brush;
  const sink = stance.lying || stance.drop > 0 ? 14 : 0;
  const x = HEAD[0] * facing;
  const hands = handsFrom(brush, [92, -82], 1);
  return {
    art: [
      walkingLegs(brush),
      group(
        [
          raisedLeg(brush, hands.front),
          shell(brush),
          group(head(brush), { x, y: HEAD[1], turn: swing * 2.5, pivot: [0, 40] }),
        ],
        { y: sink },
      ),
    ],
    face: { left: x - 48, right: x + 48, top: HEAD[1] - 36 + sink, bottom: HEAD[1] + 44 + sink },
    hand: isLifted(brush) ? [hands.front[0], hands.front[1] + sink] : [x + 30 * facing, -50],
  };
}

function walkingLegs({ facing, of, stance, swing, actor }: Brush): Art {
  const stride = ['walk', 'run'].includes(actor.pose) ? 9 : 0;
  const up = stance.lift > 20 ? 6 : 0;
  return [-86, -36, 14, 58].map((x, i) => {
    const step = swing * stride * (i % 2 ? 1 : -1);
    const foot: Point = [(x + step) * facing, -5 - Math.max(0, step) * 0.6];
    return [
      line(
        `M${at([x * facing, -40])}Q${at([(x - 6) * facing, -22])} ${at([foot[0], foot[1] - up])}`,
        of(DARK),
        14,
      ),
      ellipse(foot[0] + 4 * facing, foot[1] - up, 13, 7, of(DARK)),
    ];
  });
}

function isLifted({ actor }: Brush): boolean {
  return (
    actor.reach !== undefined || !['stand', 'walk', 'run', 'sit', 'sleep', 'look-away'].includes(actor.pose)
  );
}

function raisedLeg(brush: Brush, hand: Point): Art {
  if (!isLifted(brush)) return undefined;
  const { facing, of } = brush;
  return [
    line(
      `M${at([66 * facing, -72])}Q${at([(hand[0] + 66 * facing) / 2 + 12 * facing, hand[1] + 30])} ${at(hand)}`,
      of(DARK),
      14,
    ),
    circle(hand[0], hand[1], 10, of(DARK)),
  ];
}

function shell(brush: Brush): Art {
  const { canvas, facing, look, ball, form, of, lit, actor, swing } = brush;
  const red = look.coat ?? '#e2473c';
  const outer = toward(facing, SHELL);
  const open = actor.pose === 'fly' || actor.pose === 'cheer' || actor.pose === 'jump';
  const spots: Point[] = [
    [-84, -94],
    [-30, -138],
    [-22, -78],
    [-78, -44],
    [36, -62],
    [30, -120],
  ];
  const dome = [
    path(outer, ball(red, 0.25, 0.32)),
    group(
      spots.map(([x, y]) => ellipse(x * facing, y, 18, 19, of(DARK))),
      { clip: canvas.clip(outer), airy: true },
    ),
    line(toward(facing, 'M-102 -112Q-82 -148 -44 -160'), lit(red, 0.65), 9, { opacity: 0.6, airy: true }),
  ];
  if (!open) return dome;
  const flap = 8 + swing * 10;
  return [
    path(toward(facing, 'M-116 -34C-110 -90 -60 -120 0 -120C50 -120 80 -90 82 -40Z'), form(DARK, 0.2, 0.2)),
    path(
      toward(facing, 'M20 -120C-30 -190 -110 -230 -156 -196C-170 -160 -110 -100 0 -92Z'),
      form('#e6f2ff', 0.3, 0.1),
      { opacity: 0.85 },
    ),
    group(dome, { turn: facing * (14 + flap), pivot: [70 * facing, -110] }),
  ];
}

/** Around (0, 0). */
function head(brush: Brush): Art {
  const { fromBehind, ball, of, form, swing, turn } = brush;
  return [
    SIDES.map((side) => [
      line(
        `M${side * 20} -42C${side * 22} -66 ${side * 32 + swing * 3} -80 ${side * 46 + swing * 4} -82`,
        of(DARK),
        6,
      ),
      circle(side * 48 + swing * 4, -82, 9, of(DARK)),
    ]),
    circle(0, 0, 56, ball(DARK, 0.2, 0.2)),
    !fromBehind && [
      ellipse(turn * 0.8, 4, 45, 41, form('#fbe2c6', 0.1, 0.15)),
      face(brush, { y: -2, gap: 22, eye: 9, blush: '#f2857a', mouthY: 22, ...browWhenTroubled(brush, DARK) }),
    ],
    airBubble(brush, 0, 84),
  ];
}
