import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const WOOD: Colour = '#a5703f';
const BRASS: Colour = '#e6b54a';

interface CargoOptions {
  scale?: number;
  /** Degrees, clockwise. */
  turn?: number;
  colour?: Colour;
}

/** A chest full of gold, its lid up; about 140 wide. */
export function treasureChest(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, turn = 0 }: CargoOptions = {},
): Art {
  const { paint } = canvas;
  const coins = [
    [-44, -60],
    [-28, -66],
    [-12, -62],
    [4, -70],
    [20, -63],
    [36, -67],
    [48, -59],
    [-20, -74],
    [12, -78],
    [-4, -72],
  ] as const;
  return group(
    [
      ellipse(4, 2, 86, 12, canvas.light.shadow, { opacity: 0.35 }),
      path('M-68 -56L-70 -86C-72 -128 72 -128 70 -86L68 -56Z', paint.shaded('#6f4526', 0.3)),
      path('M-70 -84C-74 -140 74 -140 70 -84L64 -92C58 -122 -58 -122 -64 -92Z', sideLit(canvas, '#b3743f')),
      line('M-34 -122V-104M34 -122V-104', paint.of(BRASS), 8),
      path('M-60 -54Q-40 -78 -10 -78Q10 -90 34 -76Q54 -72 60 -54Z', paint.of('#f0bd45')),
      coins.map(([cx, cy]) => [
        ellipse(cx, cy, 10, 7, paint.shaded('#e0a030', 0.1)),
        ellipse(cx - 1, cy - 2, 8.5, 5.5, mix(paint.of('#ffe07a'), canvas.light.key, 0.25)),
      ]),
      path('M-8 -84l8 -10l8 10l-8 12Z', paint.of('#e5607a')),
      circle(32, -74, 6, paint.of('#5fc4b4')),
      path('M-70 0L-66 -56H66L70 0Q0 6 -70 0Z', sideLit(canvas, WOOD)),
      line('M-68 -28H68', paint.shaded(WOOD, 0.4), 3, { opacity: 0.5 }),
      line('M-67 -54H67M-69 -3H69M-38 -54L-40 -3M38 -54L40 -3', paint.of(BRASS), 7),
      rect(-13, -60, 26, 28, paint.lit('#f0c450', 0.1), { corner: 5 }),
      circle(0, -48, 4, paint.shaded('#6f4526', 0.2)),
    ],
    { x, y, scale, turn },
  );
}

/** About 90 wide and 120 high. */
export function barrel(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, turn = 0, colour = WOOD }: CargoOptions = {},
): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(6, 0, 54, 11, canvas.light.shadow, { opacity: 0.35 }),
      path(
        'M-36 -4Q-54 -60 -36 -116Q0 -124 36 -116Q54 -60 36 -4Q0 8 -36 -4Z',
        sideLit(canvas, colour, { contrast: 0.42 }),
      ),
      line('M-14 -114Q-20 -60 -14 2M14 -114Q20 -60 14 2', paint.shaded(colour, 0.4), 2.5, { opacity: 0.5 }),
      line(
        'M-42 -92Q0 -82 42 -92M-46 -62Q0 -52 46 -62M-42 -28Q0 -18 42 -28',
        paint.shaded('#6d7078', 0.1),
        7,
      ),
      line(
        'M-40 -93Q-24 -87 -6 -86M-44 -63Q-24 -57 -6 -56M-40 -29Q-24 -23 -6 -22',
        paint.lit('#b5b9bd', 0.3),
        2.5,
        { opacity: 0.7 },
      ),
      ellipse(0, -117, 36, 9, paint.lit(colour, 0.12)),
      ellipse(0, -116, 29, 6.5, paint.shaded(colour, 0.18)),
    ],
    { x, y, scale, turn },
  );
}

/** About 110 wide and 96 high. */
export function crate(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, turn = 0, colour = '#c99a62' }: CargoOptions = {},
): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(6, 0, 68, 10, canvas.light.shadow, { opacity: 0.35 }),
      path('M-54 -84L-40 -100H66L54 -84Z', paint.lit(colour, 0.3)),
      path('M54 -84L66 -100V-14L54 0Z', paint.shaded(colour, 0.45)),
      rect(-54, -84, 108, 84, sideLit(canvas, colour, { contrast: 0.24 })),
      line('M-40 -56H40M-40 -28H40', paint.shaded(colour, 0.4), 3, { opacity: 0.55 }),
      line('M-46 -8L46 -76', paint.shaded(colour, 0.18), 13),
      line('M-46 -77H46V-7H-46Z', paint.lit(colour, 0.12), 13),
    ],
    { x, y, scale, turn },
  );
}

/** Rope laid up in rings; about 100 wide. */
export function ropeCoil(
  canvas: Canvas,
  [x, y]: Point,
  { scale = 1, colour = '#d9b784' }: CargoOptions = {},
): Art {
  const { paint } = canvas;
  const ring = (rx: number, up: number) =>
    `M${-rx} ${-up}a${rx} ${rx * 0.3} 0 1 0 ${rx * 2} 0a${rx} ${rx * 0.3} 0 1 0 ${-rx * 2} 0Z`;
  return group(
    [
      ellipse(4, 0, 62, 16, canvas.light.shadow, { opacity: 0.32 }),
      [4, 14, 24].map((up, i) => [
        line(ring(46 - i * 3, up), paint.shaded(colour, 0.35), 13),
        line(ring(46 - i * 3, up + 2), paint.lit(colour, 0.1), 8),
      ]),
      line('M44 -10Q80 6 96 -2', paint.lit(colour, 0.05), 9),
    ],
    { x, y, scale },
  );
}
