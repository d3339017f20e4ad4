import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { ageOf } from '#engines/illustrator/built-in/figures/people/body.ts';
import { lightness, mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Under the mouth, which the mood draws over it. */
export function beard(brush: Brush): Art {
  const { look, turn, actor, form, of, shaded } = brush;
  const long = actor.figure === 'wizard' || (ageOf(actor.figure) === 'old' && brush.random('beard')() < 0.4);
  const low = long ? -92 : actor.figure === 'king' ? -134 : -146;
  const tip = brush.facing * (long ? 6 : 2);
  return [
    path(
      `M-67 -216C-70 -170 -46 ${low + 18} ${tip} ${low}C46 ${low + 18} 70 -170 67 -216C60 -198 40 -200 ${at([turn + 22, -202])}Q${at([turn, -212])} ${at([turn - 22, -202])}C-40 -200 -60 -198 -67 -216Z`,
      form(look.hair, 0.25, 0.28),
    ),
    line(
      `M-34 -172Q-28 ${low - 26} -12 ${low - 18}M34 -172Q28 ${low - 26} 14 ${low - 18}`,
      shaded(look.hair, 0.35),
      3,
      { opacity: 0.35 },
    ),
    lightness(look.hair) < 0.75 && ellipse(turn, -181, 18, 10, of(mix(look.skin, look.hair, 0.22))),
  ];
}
