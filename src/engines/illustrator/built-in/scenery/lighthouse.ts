import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { glass, sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

export interface LighthouseOptions {
  height: number;
  band: Colour;
  depth?: number;
}

/** Banded, with a gallery around its lamp; the lamp shines when others are lit. */
export function lighthouse(
  canvas: Canvas,
  [x, y]: Point,
  { height, band, depth = 0 }: LighthouseOptions,
): Art {
  const { paint, light } = canvas;
  const wall: Colour = '#fbf3e4';
  const tower = canvas.clip('M-62 4Q-54 -150 -38 -340H38Q54 -150 62 4Z');
  const pane = light.lamps ? '#ffe9a0' : paint.of('#cfe8ee', depth);
  const dark = paint.of('#57606f', depth);
  return group(
    [
      beams(canvas),
      group(
        [
          rect(-70, -344, 140, 350, sideLit(canvas, wall, { depth })),
          [-300, -180, -60].map((top) =>
            path(
              `M-70 ${top}Q0 ${top + 14} 70 ${top}V${top + 60}Q0 ${top + 74} -70 ${top + 60}Z`,
              sideLit(canvas, band, { depth }),
            ),
          ),
        ],
        { clip: tower },
      ),
      [-262, -140].map((top) => [
        path(`M-11 ${top}v-22a11 12 0 0 1 22 0v22Z`, glass(canvas, { depth })),
        rect(-14, top, 28, 5, paint.of('#e9dcc4', depth)),
      ]),
      path('M-20 2V-44Q-20 -66 0 -66Q20 -66 20 -44V2Z', paint.of('#6a86a8', depth)),
      circle(11, -24, 3, paint.of('#f4cf6a', depth)),
      rect(-27, -396, 54, 50, pane),
      line('M-9 -396V-346M9 -396V-346', dark, 3),
      light.lamps && circle(0, -370, 15, '#fffbe0'),
      path('M-52 -346H52L44 -330H-44Z', sideLit(canvas, '#6d7686', { depth })),
      line('M-50 -372H50M-50 -372V-346M-25 -372V-346M0 -372V-346M25 -372V-346M50 -372V-346', dark, 3),
      path('M-36 -394Q-30 -432 0 -440Q30 -432 36 -394Z', sideLit(canvas, band, { depth })),
      canvas.weather === 'snow' &&
        path('M-34 -402Q-28 -434 0 -442Q28 -434 34 -402Q0 -416 -34 -402Z', paint.of('#ffffff', depth)),
      line('M0 -440V-458', dark, 4),
      circle(0, -460, 5, paint.of('#f0c860', depth)),
      light.lamps && canvas.glow(0, -370, 150, 130, '#ffe08a', 0.75),
    ],
    { x, y, scale: height / 460 },
  );
}

/** Two cones of light, a little farther round with every frame. */
function beams(canvas: Canvas): Art {
  if (!canvas.light.lamps) return undefined;
  const tilt = canvas.sway() * 14;
  const fading = (from: number, to: number) =>
    canvas.linearAt(
      [
        [0, '#fff0b8', canvas.light.night ? 0.55 : 0.4],
        [1, '#fff0b8', 0],
      ],
      [from, 0, to, 0],
    );
  return [
    path(`M0 -376L-900 ${-500 + tilt}V${-300 + tilt}L0 -364Z`, fading(0, -860), { airy: true }),
    path(`M0 -376L900 ${-470 - tilt}V${-270 - tilt}L0 -364Z`, fading(0, 860), { airy: true }),
  ];
}
