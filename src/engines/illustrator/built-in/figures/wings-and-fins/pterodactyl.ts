import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { handsFrom, SIDES, type Side } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { face } from '#engines/illustrator/built-in/figures/face.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const HEAD = -214;

/** A crest behind, a long beak before, and wings of skin. */
export function pterodactyl(brush: Brush): Drawing {
  const { look, form, of, ball, fromBehind, swing, facing: f, stance } = brush;
  const coat = look.coat ?? '#d98a5a';
  const belly = mix(coat, '#fff0d8', 0.55);
  const skin = tone(coat, -0.09);
  const raised = stance.armsAbove ? -46 : 0;
  return {
    art: [
      SIDES.map((side) => wing(brush, side, skin, raised)),
      SIDES.map((side) =>
        line(`M${side * 20} -44L${side * 22} -8M${side * 12} -4h${side * 24}`, of(tone(coat, -0.16)), 11),
      ),
      path(
        'M0 -178C48 -178 58 -120 50 -86C44 -52 24 -36 0 -36C-24 -36 -44 -52 -50 -86C-58 -120 -48 -178 0 -178Z',
        form(coat, 0.2, 0.3),
      ),
      !fromBehind && ellipse(0, -98, 30, 46, form(belly, 0.1, 0.16)),
      group(
        [
          path(
            `M${f * -20} -260Q${f * -96} -304 ${f * -140} -290Q${f * -96} -258 ${f * -44} -222Z`,
            form(tone(coat, -0.1), 0.2, 0.3),
          ),
          circle(0, HEAD, 58, ball(coat, 0.24, 0.26)),
          !fromBehind && [
            path(
              `M${f * 18} -222Q${f * 96} -214 ${f * 140} -184Q${f * 84} -176 ${f * 20} -184Z`,
              form('#e9b45c', 0.2, 0.26),
            ),
            line(`M${f * 28} -198Q${f * 84} -194 ${f * 128} -184`, of('#a8703a'), 4),
            face(brush, {
              y: HEAD - 14,
              gap: 24,
              eye: 10.5,
              blush: mix('#f0716f', coat, 0.2),
              mouthY: HEAD + 40,
            }),
          ],
        ],
        { turn: swing * 2.5, pivot: [0, -160] },
      ),
    ],
    face: { left: -58, right: 58, top: HEAD - 54, bottom: HEAD + 46 },
    hand: handsFrom(brush, [44, -150], 1.1).front,
  };
}

function wing({ form, of, swing }: Brush, side: Side, skin: Colour, raised: number): Art {
  const tip = -206 - swing * 30 + raised;
  const s = (x: number) => side * x;
  return [
    path(
      `M${s(30)} -164Q${s(76)} ${tip - 18} ${s(172)} ${tip}Q${s(138)} ${tip + 62} ${s(112)} -110Q${s(84)} -104 ${s(66)} -74Q${s(48)} -82 ${s(32)} -62Z`,
      form(skin, 0.2, 0.28),
    ),
    line(`M${s(30)} -160Q${s(76)} ${tip - 14} ${s(170)} ${tip}`, of(tone(skin, -0.1)), 9),
  ];
}
