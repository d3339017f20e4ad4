import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import {
  airBubble,
  bothArms,
  browWhenTroubled,
  SIDES,
} from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { legs } from '#engines/illustrator/built-in/figures/limbs.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const HEAD =
  'M0 -298C56 -298 92 -264 92 -222C92 -184 52 -156 0 -156C-52 -156 -92 -184 -92 -222C-92 -264 -56 -298 0 -298Z';
const SUIT = 'M-32 -168C-46 -144 -50 -96 -46 -66Q0 -52 46 -66C50 -96 46 -144 32 -168Q0 -178 -32 -168Z';

export function alien(brush: Brush): Drawing {
  const { look, form, of, shaded, stance, swing, facing, fromBehind } = brush;
  const coat = look.coat ?? '#8fd07f';
  const silver = '#dfe4ee';
  const arms = bothArms(brush, {
    shoulder: [36, -150],
    width: 20,
    skin: coat,
    length: 1.24,
    sleeve: silver,
    sleeved: 0.62,
  });
  const head = group(skull(brush, coat), { turn: swing * 2.5 + facing * 1.5, pivot: [0, -165] });
  const suit = [
    path(SUIT, form(silver, 0.3, 0.35)),
    line('M-47 -78Q0 -64 47 -78', of(look.top), 9),
    line('M-28 -166Q0 -152 28 -166', of(look.top), 9),
    !fromBehind && [circle(0, -118, 19, of(look.top)), path(star([0, -118], 12), of('#fff6dc'))],
  ];
  return {
    art: [
      legs(brush, { hip: [20, -72], width: 25, leg: shaded(silver, 0.12), shoe: of(look.top) }),
      group(stance.armsAbove ? [suit, head, arms.art] : [suit, arms.art, head], { y: stance.drop }),
    ],
    face: { left: -72, right: 72, top: -256 + stance.drop, bottom: -164 + stance.drop },
    hand: [arms.hand[0], arms.hand[1] + stance.drop],
  };
}

function skull(brush: Brush, coat: Colour): Art {
  const { ball, lit, of, turn, fromBehind } = brush;
  return [
    antennae(brush, coat),
    path(HEAD, ball(coat)),
    [
      [-58, -272, 9],
      [-76, -248, 6],
      [66, -266, 7],
    ].map(([x = 0, y = 0, r = 0]) =>
      ellipse(x, y, r, r * 0.8, lit(coat, 0.45), { opacity: 0.7, airy: true }),
    ),
    !fromBehind &&
      face(brush, {
        y: -218,
        gap: 37,
        eye: 18,
        ink: '#2b2440',
        ...browWhenTroubled(brush, tone(coat, -0.25)),
      }),
    !fromBehind &&
      SIDES.map((side) =>
        ellipse(turn + side * 58, -188, 14, 9, of(mix('#f0716f', coat, 0.2)), { opacity: 0.5, airy: true }),
      ),
    !fromBehind && wideMouth(brush, { x: turn, y: -184, width: 17, ink: of('#2b2440') }),
    airBubble(brush, -226, 122),
  ];
}

function antennae({ canvas, of, swing }: Brush, coat: Colour): Art {
  const tip = '#ffd76a';
  return SIDES.map((side) => {
    const end: Point = [side * 54 + swing * 4, -344 + side * swing * 3];
    return [
      line(`M${at([side * 30, -284])}Q${at([side * 30, -322])} ${at(end)}`, of(tone(coat, -0.08)), 7),
      canvas.glow(end[0], end[1], 28, 28, tip, 0.55),
      circle(end[0], end[1], 11, of(tip)),
    ];
  });
}
