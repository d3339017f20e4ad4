import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { armsOf } from '#engines/illustrator/built-in/figures/limbs.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import { personArm, type ArmPose } from '#engines/illustrator/built-in/figures/people/arms.ts';
import { behindHead, head } from '#engines/illustrator/built-in/figures/people/head.ts';
import { SIDES, type Side } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { lerp, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** From the trunk of a child, whose arms and head it borrows, down to its own. */
const DOWN = 70;

/** It sits where others stand, and crawls where they walk. */
export function baby(brush: Brush): Drawing {
  const { pose } = brush.actor;
  return pose === 'walk' || pose === 'run' ? crawling(brush) : sitting(brush);
}

const ROMPER =
  'M-32 -102C-48 -84 -60 -44 -54 -16Q-46 0 0 0Q46 0 54 -16C60 -44 48 -84 32 -102Q0 -114 -32 -102Z';

function sitting(given: Brush): Drawing {
  const brush = reachingFromTrunk(given);
  const { look, stance, fromBehind } = brush;
  const { left, right, front } = armsOf(brush, 36, -154);
  const sleeves = { skin: look.skin, sleeve: look.top, sleeved: 0.72 };
  const arms = group(
    [personArm(brush, -1, short(left, -1), sleeves), personArm(brush, 1, short(right, 1), sleeves)],
    { y: DOWN },
  );
  const face = headAt(brush, [0, DOWN], 1);
  const body = [path(ROMPER, brush.form(look.top)), pattern(brush, ROMPER), !fromBehind && buttons(brush)];
  const hand = short({ hand: front, bow: 0 }, brush.facing).hand;
  return {
    art: [
      face.behind,
      fromBehind && legs(brush),
      body,
      !fromBehind && legs(brush),
      stance.armsAbove ? [face.head, arms] : [arms, face.head],
    ],
    face: { left: -62, top: -262 + DOWN, right: 62, bottom: -164 + DOWN },
    hand: [hand[0], hand[1] + DOWN],
  };
}

function reachingFromTrunk(brush: Brush): Brush {
  const { reach } = brush.actor;
  return reach ? { ...brush, actor: { ...brush.actor, reach: [reach[0], reach[1] - DOWN] } } : brush;
}

/** Its arms are shorter than a child's. */
function short({ hand: [x, y], bow }: ArmPose, side: Side): ArmPose {
  const share = 0.72;
  return { hand: [lerp(side * 36, x, share), lerp(-154, y, share)], bow: bow * share };
}

function headAt(brush: Brush, [x, y]: Point, size: number): { behind: Art; head: Art } {
  const placing = {
    x,
    y: y - 166 * (1 - size),
    scale: size,
    turn: brush.swing * 2.4 + brush.facing * 2,
    pivot: [0, -166 * size] as const,
  };
  return { behind: group(behindHead(brush), placing), head: group(head(brush), placing) };
}

function buttons({ of, lit, look }: Brush): Art {
  return [
    line('M-18 -106Q0 -92 18 -106', lit(look.top, 0.5), 6, { opacity: 0.8 }),
    [-78, -58, -38].map((y) => circle(0, y, 4, of('#fff3d6'))),
  ];
}

function legs(brush: Brush): Art {
  const { look, of, shaded } = brush;
  return SIDES.map((side) => [
    line(`M${side * 30} -22Q${side * 50} -26 ${side * 62} -18`, shaded(look.top, 0.1), 34),
    ellipse(side * 74, -18, 14, 17, of(look.skin)),
    !brush.fromBehind &&
      [-8, 0, 8].map((x) => circle(side * 74 + x, -33 + Math.abs(x) * 0.3, 4.6, of(look.skin))),
  ]);
}

function crawling(brush: Brush): Drawing {
  const { look, facing: f, swing, form, of, shaded } = brush;
  const x = (value: number) => value * f;
  const step = swing * 10;
  const face = headAt(brush, [x(48), DOWN + 6], 0.94);
  const trunk = `M${x(52)} -96C${x(10)} -112 ${x(-60)} -112 ${x(-82)} -74C${x(-92)} -46 ${x(-70)} -24 ${x(-40)} -28C${x(-4)} -34 ${x(30)} -30 ${x(52)} -44Z`;
  const limb = (fromX: number, toX: number, colour: string, width: number): Art =>
    line(`M${x(fromX)} -54Q${x((fromX + toX) / 2 + 6)} -30 ${x(toX)} -16`, colour, width);
  const hand = (at: number): Art => [ellipse(x(at + 5), -9, 15, 9, of(look.skin))];
  const foot = (at: number): Art => ellipse(x(at), -11, 17, 11, of(look.skin));
  return {
    art: [
      face.behind,
      limb(30, 26 - step, shaded(look.top, 0.3), 24),
      hand(26 - step),
      foot(-88 + step),
      line(`M${x(-60)} -46Q${x(-50 + step)} -14 ${x(-78 + step)} -16`, shaded(look.top, 0.3), 30),
      path(trunk, form(look.top)),
      pattern(brush, trunk),
      foot(-92 - step),
      line(`M${x(-54)} -46Q${x(-30 - step)} -10 ${x(-74 - step)} -15`, shaded(look.top, 0.12), 30),
      limb(40, 52 + step, shaded(look.top, 0.12), 24),
      hand(52 + step),
      face.head,
    ],
    face: { left: x(48) - 58, top: -256 + DOWN + 6, right: x(48) + 58, bottom: -166 + DOWN + 6 },
    hand: [x(57 + step), -12],
  };
}
