import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { toward } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';

const BODY =
  'M-14 -312C48 -322 78 -284 66 -246Q96 -244 128 -236Q138 -222 126 -208Q90 -204 58 -210C38 -196 62 -170 62 -132C62 -78 24 -62 6 -40C-8 -22 8 -2 26 -10C34 -14 34 -26 24 -28C36 -40 58 -26 52 -4C44 22 -2 24 -24 0C-48 -30 -34 -66 -16 -92C-44 -110 -54 -150 -42 -184C-58 -216 -62 -300 -14 -312Z';

/** Upright, with a curled tail and a fin that never stops. */
export function seahorse(brush: Brush): Drawing {
  const { look, facing, form, of, shaded, swing, actor, gaze } = brush;
  const coat = look.coat ?? '#f0b24a';
  const at = (d: string) => toward(facing, d);
  const [eyeX, eyeY] = [facing * 28, -264];
  const shut = actor.pose === 'sleep' || actor.mood === 'asleep';
  return {
    art: group(
      [
        path(at('M-46 -170Q-104 -166 -98 -118Q-70 -110 -38 -128Z'), form(tone(coat, 0.1), 0.2, 0.2), {
          opacity: 0.85,
        }),
        path(at('M-36 -300L-62 -322L-50 -288L-78 -284L-56 -262L-82 -248L-52 -236Z'), form(tone(coat, -0.08))),
        path(at(BODY), form(coat, 0.24, 0.3)),
        path(
          at('M4 -206C30 -190 40 -160 40 -132C40 -100 18 -84 0 -74C10 -110 12 -160 4 -206Z'),
          of(mix(coat, '#fff4d8', 0.5)),
        ),
        line(at('M8 -176L38 -170M10 -150L40 -146M8 -124L38 -120M4 -100L28 -96'), shaded(coat, 0.25), 4, {
          opacity: 0.6,
        }),
        shut
          ? line(`M${eyeX - 14} ${eyeY}q14 12 28 0`, of('#3a3340'), 5)
          : [
              circle(eyeX, eyeY, 19, of('#fffaf0')),
              circle(eyeX + (gaze?.[0] ?? 0.4) * facing * 6, eyeY + (gaze?.[1] ?? 0) * 5, 11, of('#3a3340')),
              circle(eyeX + facing * 3, eyeY - 5, 4, '#ffffff'),
            ],
        circle(facing * 52, -230, 11, of(mix('#f0716f', coat, 0.3)), { opacity: 0.6 }),
        line(at('M104 -212Q112 -206 120 -212'), shaded(coat, 0.5), 4),
      ],
      { turn: swing * 4, pivot: [0, -150] },
    ),
    face: { left: facing > 0 ? -30 : -100, right: facing > 0 ? 100 : 30, top: -304, bottom: -204 },
    hand: [facing * 60, -150],
  };
}
