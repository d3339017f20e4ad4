import type { Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { ShipColours } from '#engines/illustrator/built-in/scenery/ship-timber.ts';
import { farIsle, waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';

const PANES = [452, 596, 740, 884, 1028] as const;

const PANE_WIDTH = 120;

const arch = (x: number) =>
  `M${x} 552V268Q${x} 214 ${x + PANE_WIDTH / 2} 214Q${x + PANE_WIDTH} 214 ${x + PANE_WIDTH} 268V552Z`;

/** What the windows show: sky, sea and our own wake. */
export function sternView(canvas: Canvas, random: Random): Art {
  const outside = [
    sky(canvas),
    clouds(canvas, 4, 230, 380),
    farIsle(canvas, random, { foot: [1050, 472], width: 220, height: 60, depth: 0.6 }),
    sea(canvas, { top: 466, height: 180, ...waterOf(canvas) }),
    sailingBoat(canvas, [560, 486], { hull: '#8f5a48', sail: '#f3d9a4', scale: 0.5, depth: 0.3 }),
    path('M792 470L690 620H910L808 470Z', mix(canvas.paint.of('#ffffff'), canvas.light.haze, 0.3), {
      opacity: 0.35,
    }),
  ];
  return group(group(outside, { y: canvas.sway() * 4 }), { clip: canvas.clip(PANES.map(arch).join('')) });
}

/** Arched, between curtains. */
export function sternFrames(canvas: Canvas, { trim }: ShipColours): Art {
  const { paint } = canvas;
  const wood = '#fbe9cb';
  return [
    PANES.map((x) => [
      line(
        `M${x + PANE_WIDTH / 2} 216V552M${x} 330H${x + PANE_WIDTH}M${x} 440H${x + PANE_WIDTH}`,
        paint.of(wood),
        5,
      ),
      line(arch(x), paint.shaded(wood, 0.16), 12),
      line(arch(x), paint.lit(wood, 0.2), 5),
      path(`M${x + 14} 250L${x + 44} 232L${x + 14} 330Z`, '#ffffff', { opacity: 0.22 }),
    ]),
    path('M414 552H1186V574H414Z', topLit(canvas, trim)),
    path('M428 176Q800 140 1172 176V192Q800 158 428 192Z', topLit(canvas, trim)),
    [
      [400, 1],
      [1200, -1],
    ].map(([x = 0, side = 1]) =>
      group(
        [
          path('M-22 176H34Q40 300 6 420Q24 480 20 566H-22Z', sideLit(canvas, trim)),
          line('M-6 190Q0 320 -6 410M14 190Q22 300 0 400M-8 436Q2 500 -4 556', paint.shaded(trim, 0.4), 3, {
            opacity: 0.45,
          }),
          line('M-22 420H8', paint.of('#e6b54a'), 9),
        ],
        { x, scale: [side, 1] },
      ),
    ),
  ];
}

/** Through every window one slanting beam. */
export function sunOnTheFloor(canvas: Canvas): Art {
  const { glow } = canvas.light;
  const beam = canvas.linearAt(
    [
      [0, glow, 0.34],
      [0.5, glow, 0.16],
      [1, glow, 0],
    ],
    [0, 240, 0, 880],
  );
  return PANES.map((x) =>
    path(`M${x} 240H${x + PANE_WIDTH}L${x + PANE_WIDTH + 250} 880H${x + 120}Z`, beam, {
      opacity: 0.7,
      airy: true,
    }),
  );
}
