import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of the tent, and of its flaps. */
export type TentCloth = readonly [Colour, Colour];

export const TENT_CLOTHS: readonly TentCloth[] = [
  ['#e8a24a', '#f4e3bd'],
  ['#d96a55', '#f6dcb8'],
  ['#5a9c93', '#e9e2c0'],
];

/** A ridge tent with its flaps open, 330 wide and 240 high; somebody has left a lamp on. */
export function tent(
  canvas: Canvas,
  [x, y]: Point,
  { cloth: [cloth, flap], scale = 1 }: { cloth: TentCloth; scale?: number },
): Art {
  const { paint, light } = canvas;
  const glowing = light.lamps;
  const snow = canvas.weather === 'snow';
  return [
    canvas.glow(x + 4, y + 4, 216 * scale, 26 * scale, light.shadow, 0.5),
    group(
      [
        path('M-20 -214L150 -30L120 -10L60 0Z', paint.shaded(cloth, 0.32)),
        path(
          'M-20 -214L-150 0H80Z',
          glowing
            ? mix(paint.of(cloth), '#ffd36a', 0.45)
            : canvas.linear([
                [0, paint.lit(cloth, 0.35)],
                [1, paint.of(cloth)],
              ]),
        ),
        path(
          'M-20 -190Q-62 -80 -74 0H22Q8 -90 -20 -190Z',
          glowing ? '#ffdf94' : paint.shaded('#7d5a48', 0.25),
        ),
        path('M-20 -196Q-66 -90 -80 0H-50Q-34 -80 -20 -196Z', paint.of(flap)),
        path('M-20 -196Q12 -90 28 0H6Q-8 -90 -20 -196Z', paint.shaded(flap, 0.15)),
        snow &&
          path('M-30 -206Q-20 -226 -8 -206L60 -128Q30 -130 -20 -188Q-54 -140 -74 -130Z', paint.of('#ffffff')),
        line('M-20 -214L-24 -236M-150 0L-182 12M150 -30L182 -12', paint.of('#7b5a42'), 4),
        line('M-108 -60L-20 -204', paint.lit('#ffffff', 0.4), 3, { opacity: 0.5 }),
        path(`M-24 -236Q${-44 + canvas.sway() * 4} -246 -62 -234Q-44 -226 -24 -222Z`, paint.of('#e0604f')),
        circle(-24, -40, 9, glowing ? '#fff3c0' : paint.of('#d8b56a')),
        line('M-24 -66V-49', paint.shaded('#5a4a44', 0.2), 3),
      ],
      { x, y, scale },
    ),
    glowing && canvas.glow(x - 24, y - 62, 226 * scale, 166 * scale, '#ffc76a', 0.5),
  ];
}
