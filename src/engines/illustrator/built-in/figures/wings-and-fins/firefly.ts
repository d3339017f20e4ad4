import type { Drawing } from '#engines/illustrator/built-in/figures/actor.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/beings/parts.ts';
import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import { curledFeelers, hoverer } from '#engines/illustrator/built-in/figures/wings-and-fins/insects.ts';
import { ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const LANTERN = 'M-52 -112C-20 -102 20 -102 52 -112C58 -72 38 -34 0 -30C-38 -34 -58 -72 -52 -112Z';

/** It carries its own lantern, which no night makes darker. */
export function firefly(brush: Brush): Drawing {
  const { canvas, form, shaded, swing, actor } = brush;
  const dark = '#5a4648';
  const glow = '#f6f08a';
  const strength = actor.pose === 'sleep' ? 0.3 : 0.75 + swing * 0.15;
  const glass = form('#e2f0f6', 0.4, 0.15);
  const oneSide = (side: 1 | -1): Art => [
    path(
      `M${side * 18} -150C${side * 66} -216 ${side * 146} -226 ${side * 154} -184C${side * 152} -146 ${side * 88} -124 ${side * 18} -134Z`,
      glass,
      { opacity: 0.85 },
    ),
    line(`M${side * 52} -158Q${side * 96} -188 ${side * 132} -188`, shaded('#a9c4d0', 0.1), 3, {
      opacity: 0.6,
      airy: true,
    }),
  ];
  return hoverer(brush, {
    head: '#f3cf9e',
    dark,
    wings: [canvas.glow(0, -66, 190, 170, glow, strength), SIDES.map(oneSide)],
    body: [
      path(
        'M0 -176C36 -176 52 -148 52 -112C30 -98 -30 -98 -52 -112C-52 -148 -36 -176 0 -176Z',
        form(dark, 0.25, 0.25),
      ),
      path(
        'M-34 -160C-20 -148 20 -148 34 -160C28 -172 14 -176 0 -176C-14 -176 -28 -172 -34 -160Z',
        form('#d9654c', 0.25, 0.2),
      ),
      path(
        LANTERN,
        canvas.radial(
          [
            [0, '#fffde0'],
            [0.5, '#fbf39a'],
            [1, '#dfc94e'],
          ],
          [0.5, 0.5, 0.6],
        ),
      ),
      line('M-46 -86Q0 -74 46 -86M-34 -60Q0 -50 34 -60', '#c9b042', 4, { opacity: 0.5, airy: true }),
      ellipse(-14, -92, 12, 6, '#ffffff', { opacity: 0.6, airy: true }),
    ],
    feelers: curledFeelers(brush, dark, '#e0705a'),
    shoulder: 42,
    limbs: 11,
    headRadius: 60,
    hip: [28, -56],
  });
}
