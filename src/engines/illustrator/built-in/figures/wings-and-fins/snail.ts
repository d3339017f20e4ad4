import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { wideMouth } from '#engines/illustrator/built-in/figures/beings/mouths.ts';
import { airBubble, SIDES, toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { oneEye } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const SLUG =
  'M-150 -6C-120 -34 -70 -46 -10 -46C24 -46 44 -70 46 -110C48 -150 70 -176 102 -176C138 -176 158 -148 152 -114C144 -62 112 -2 60 -2L-140 -2Q-156 -2 -150 -6Z';
const HEAD: Point = [104, -130];
export const SNAIL_BREADTH = 128;

export function snail(brush: Brush): Drawing {
  const { facing, look, form, ball, lit, shaded, stance, swing, fromBehind } = brush;
  const shell = look.coat ?? '#e0915a';
  const skin = look.skin;
  const x = HEAD[0] * facing;
  const creep = ['walk', 'run'].includes(brush.actor.pose) ? swing * 6 * facing : 0;
  const shellX = -34 * facing;
  return {
    art: [
      group(stalks(brush), { x, y: HEAD[1] }),
      path(toward(facing, SLUG), form(skin, 0.2, 0.28)),
      line(toward(facing, 'M-128 -8C-60 -16 20 -14 72 -12'), shaded(skin, 0.3), 4, {
        opacity: 0.45,
        airy: true,
      }),
      group(
        [
          circle(0, 0, 92, ball(shell, 0.28, 0.34)),
          line(spiral(facing), shaded(tone(shell, -0.1), 0.2), 9, { opacity: 0.75, airy: true }),
          line(toward(facing, 'M-62 -40Q-42 -70 -8 -76'), lit(shell, 0.7), 9, { opacity: 0.55, airy: true }),
        ],
        { x: shellX + creep, y: -112 + stance.drop * 0.1, turn: swing * 2 * facing },
      ),
      !fromBehind && group(smile(brush), { x: x - brush.turn * 0.4, y: HEAD[1] }),
      group(airBubble(brush, HEAD[1] - 24, 96), { x }),
    ],
    face: { left: x - 44, right: x + 52, top: HEAD[1] - 106, bottom: HEAD[1] + 42 },
    hand: [x + 56 * facing, HEAD[1] + 50],
  };
}

function spiral(facing: 1 | -1): string {
  return toward(
    facing,
    'M68 26C50 70 -12 78 -46 44C-74 12 -58 -44 -14 -54C26 -60 54 -26 42 8C30 36 -10 38 -22 12C-30 -10 -8 -28 8 -18C18 -10 14 4 4 4',
  );
}

/** Eyes on stalks, which lean to where it looks. */
function stalks(brush: Brush): Art {
  const { facing, look, of, form, swing, fromBehind, actor } = brush;
  const drooping = actor.mood === 'sad' || actor.mood === 'sleepy' || actor.pose === 'sleep';
  const height = drooping ? -74 : ['cheer', 'jump', 'wave'].includes(actor.pose) ? -98 : -88;
  return SIDES.map((side) => {
    const eye: Point = [
      side * 30 + facing * 6 + swing * 2 + (drooping ? side * 8 : 0),
      height - (side === facing ? 6 : 0),
    ];
    return [
      line(`M${at([side * 16, -34])}Q${at([side * 18, -60])} ${at(eye)}`, of(look.skin), 15),
      circle(eye[0], eye[1], 22, form(look.skin, 0.2, 0.2)),
      !fromBehind && [
        ellipse(eye[0], eye[1], 16.5, 17, '#fffdf6'),
        oneEye(brush, eye[0], eye[1], 9.5, '#33242a'),
      ],
    ];
  });
}

/** A mouth and cheeks without eyes: they sit on the stalks. */
function smile(brush: Brush): Art {
  const { look, of, turn } = brush;
  const blush = of(mix('#f0716f', look.skin, 0.2));
  return [
    SIDES.map((side) => ellipse(turn + side * 27, 4, 13, 9, blush, { opacity: 0.6, airy: true })),
    wideMouth(brush, { x: turn, y: 2, width: 17, ink: of('#33242a') }),
  ];
}
