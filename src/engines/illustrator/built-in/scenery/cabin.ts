import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { heart, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { glass } from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowBox } from '#engines/illustrator/built-in/scenery/window-box.ts';

export interface CabinOptions {
  wood: Colour;
  roof: Colour;
  shutters: Colour;
  scale?: number;
  depth?: number;
  snowy?: boolean;
}

const BLOSSOMS: readonly Colour[] = ['#e4607a', '#f6c25a', '#f1eef8'];

/** A wooden house seen from a corner, 330 wide and 270 high at scale 1, its front corner a little left of (x, y). */
export function cabin(
  canvas: Canvas,
  [x, y]: Point,
  { wood, roof, shutters, scale = 1, depth = 0, snowy = false }: CabinOptions,
): Art {
  const { paint, light } = canvas;
  const deep = (colour: Colour) => mix(colour, light.haze, depth);
  const side = deep(paint.shaded(wood, 0.22));
  const dark = deep(paint.shaded(wood, 0.5));
  return [
    canvas.glow(x, y + 4, 210 * scale, 26 * scale, light.shadow, 0.4 * (1 - depth)),
    group(
      [
        smoke(canvas),
        path(
          'M-140 0V-108L-60 -196L20 -108V0Z',
          canvas.linear(
            [
              [0, deep(paint.lit(wood, 0.35))],
              [1, deep(paint.of(wood))],
            ],
            [0, 0, 1, 0.4],
          ),
        ),
        path('M20 0V-112H162V0Z', side),
        line(
          'M-138 -22H160M-138 -44H160M-138 -66H160M-138 -88H160M-134 -110H14M-114 -132H-6M-94 -154H-26',
          dark,
          2.5,
          { opacity: 0.45 },
        ),
        rect(-148, -22, 318, 24, deep(paint.of('#a9a29a')), { corner: 6 }),
        line('M-110 -20V0M-60 -20V0M-20 -20V0M60 -20V0M120 -20V0', deep(paint.shaded('#a9a29a', 0.35)), 2, {
          opacity: 0.6,
        }),
        shutteredWindow(canvas, deep, [-60, -62], { shutters, depth }),
        door(canvas, deep, shutters),
        chimney(deep, canvas, snowy),
        path(
          'M-60 -216L34 -104L24 -94Q8 -112 -60 -190Q-128 -112 -146 -92L-160 -100Z',
          deep(paint.lit(roof, 0.2)),
        ),
        path(
          'M-60 -216L34 -100H186L100 -216Z',
          canvas.linear([
            [0, deep(paint.lit(roof, 0.25))],
            [1, deep(paint.shaded(roof, 0.25))],
          ]),
        ),
        line('M-38 -188H122M-16 -162H140M8 -134H162', deep(paint.shaded(roof, 0.45)), 3, { opacity: 0.4 }),
        snowy && snowOnRoof(canvas, deep),
        path(heart([-60, -146], 11), dark),
      ],
      { x, y, scale },
    ),
  ];
}

function smoke(canvas: Canvas): Art {
  const puff = mix(canvas.light.cloud, canvas.light.haze, 0.3);
  return [
    [84, -282, 13],
    [96, -310, 18],
    [88, -344, 23],
    [104, -384, 28],
  ].map(([x = 0, y = 0, size = 0], i) =>
    ellipse(x + canvas.sway(i) * 4, y - canvas.frame * 4, size * 1.2, size, puff, {
      opacity: 0.5 - i * 0.09,
    }),
  );
}

function shutteredWindow(
  canvas: Canvas,
  deep: (colour: Colour) => Colour,
  [x, y]: Point,
  { shutters, depth }: { shutters: Colour; depth: number },
): Art {
  const { paint, light } = canvas;
  return [
    [-44, 22].map((dx) => rect(x + dx, y - 26, 22, 52, deep(paint.of(shutters)), { corner: 3 })),
    rect(x - 24, y - 28, 48, 56, deep(paint.of('#f6ead4')), { corner: 4 }),
    rect(x - 19, y - 23, 38, 46, glass(canvas, { depth }), { corner: 2 }),
    !light.lamps &&
      path(`M${x - 19} ${y + 6}L${x + 8} ${y - 23}H${x + 19}L${x - 19} ${y + 20}Z`, '#ffffff', {
        opacity: 0.3,
      }),
    line(`M${x} ${y - 23}V${y + 23}M${x - 19} ${y}H${x + 19}`, deep(paint.of('#f6ead4')), 4),
    windowBox(canvas, [x, y + 27], 60, { blooms: BLOSSOMS, depth }),
    light.lamps && canvas.glow(x, y, 90, 90, '#ffd36a', 0.6),
  ];
}

function door(canvas: Canvas, deep: (colour: Colour) => Colour, colour: Colour): Art {
  const { paint, light } = canvas;
  return [
    path('M62 0V-62Q62 -86 88 -86Q114 -86 114 -62V0Z', deep(paint.of('#f6ead4'))),
    path('M67 0V-60Q67 -81 88 -81Q109 -81 109 -60V0Z', deep(paint.shaded(colour, 0.1))),
    line('M81 -80V0M95 -80V0', deep(paint.shaded(colour, 0.5)), 2, { opacity: 0.5 }),
    circle(103, -38, 3.5, deep(paint.of('#f4cf6a'))),
    circle(134, -64, 8, light.lamps ? '#ffe39a' : deep(paint.of('#f4e3b0'))),
    line('M134 -78V-72', deep(paint.shaded('#5a4a44', 0.2)), 4),
    light.lamps && canvas.glow(134, -64, 70, 70, '#ffd36a', 0.7),
    path('M54 0H122L128 12H48Z', deep(paint.of('#b9b0a6'))),
  ];
}

function chimney(deep: (colour: Colour) => Colour, { paint }: Canvas, snowy: boolean): Art {
  return [
    path('M64 -196V-256H98V-160Z', deep(paint.of('#b48f7c'))),
    path('M82 -180V-256H98V-160Z', deep(paint.shaded('#b48f7c', 0.25))),
    rect(59, -264, 44, 12, deep(paint.of(snowy ? '#ffffff' : '#9c7a69')), { corner: 4 }),
  ];
}

function snowOnRoof(canvas: Canvas, deep: (colour: Colour) => Colour): Art {
  const { paint } = canvas;
  const white = deep(paint.of('#ffffff'));
  const icicles = [44, 72, 96, 130, 158].map(
    (x, i) => `M${x - 5} -96L${x} ${n(-76 + (i % 3) * 7)}L${x + 5} -96Z`,
  );
  return [
    path(
      'M-60 -226Q-54 -230 -40 -228H92Q102 -228 108 -218L190 -106Q194 -92 178 -94Q162 -86 146 -95Q128 -84 110 -95Q92 -86 76 -95Q60 -84 34 -96Q22 -98 26 -108Z',
      canvas.linear([
        [0, white],
        [1, deep(paint.of('#d6e3f2'))],
      ]),
    ),
    path('M-62 -228Q-52 -232 -50 -222L36 -112Q40 -96 24 -102L-60 -198L-140 -98Q-164 -88 -164 -104Z', white),
    path(icicles.join(''), deep(paint.of('#dff0fa')), { opacity: 0.9 }),
  ];
}
