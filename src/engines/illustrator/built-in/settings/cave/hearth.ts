import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { flames } from '#engines/illustrator/built-in/scenery/campfire.ts';
import { dim } from '#engines/illustrator/built-in/settings/cave/rock.ts';

/** A fireplace of round stones with a kettle on its shelf; it burns at any time. */
export function hearth(canvas: Canvas, wall: Colour): Art {
  const { paint, light } = canvas;
  const stone = tone(wall, -0.04, 0.75);
  const ring = Array.from({ length: 9 }, (_, i) => {
    const angle = Math.PI + (i / 8) * Math.PI;
    return group(rect(-22, -26, 46, 50, i % 2 ? paint.of(stone) : paint.lit(stone, 0.2), { corner: 14 }), {
      x: 220 + Math.cos(angle) * 118,
      y: 656 + Math.sin(angle) * 124,
      turn: (angle * 180) / Math.PI + 90,
    });
  });
  return [
    canvas.glow(220, 776, 210, 24, light.shadow, 0.45),
    chimney(canvas, stone),
    path('M76 776V640C76 500 364 500 364 640V776Z', paint.of(tone(stone, -0.03))),
    path('M122 770V650C122 560 318 560 318 650V770Z', mix(paint.of('#5a3a34'), '#7a4030', 0.4)),
    canvas.glow(220, 690, 140, 120, '#ffb050', 0.85),
    group([line('M-46 2L40 -14M46 2L-40 -14', paint.of('#7b4f33'), 16), flames(canvas)], {
      x: 220,
      y: 760,
      scale: 1.15,
    }),
    ring,
    path('M60 770H380Q392 770 390 782L386 792H54L50 782Q48 770 60 770Z', paint.lit(stone, 0.2)),
    rect(66, 520, 308, 20, paint.of('#9a6a45'), { corner: 8 }),
    kettle(canvas),
    [330, 352].map((x, i) => [
      rect(x - 7, 490 + i * 8, 14, 30 - i * 8, paint.of('#f6ead4'), { corner: 3 }),
      ellipse(x, 482 + i * 8, 4, 8, '#ffd25e'),
    ]),
    [110, 142].map((x, i) =>
      path(
        `M${x - 9} 540V${566 + i * 4}Q${x - 9} ${580 + i * 4} ${x + 8} ${580 + i * 4}L${x + 14} ${570 + i * 4}L${x + 6} 540Z`,
        paint.of(i ? '#5b8fa8' : '#d9574a'),
      ),
    ),
  ];
}

function chimney(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const shaft = 'M104 526Q130 430 146 330Q154 200 150 -20H290Q286 200 294 330Q310 430 336 526Z';
  const stones = [
    [168, 150, 30],
    [246, 180, 34],
    [190, 250, 36],
    [262, 300, 30],
    [166, 360, 34],
    [240, 400, 38],
    [158, 460, 38],
    [280, 476, 36],
  ] as const;
  return [
    path(
      shaft,
      canvas.linear(
        [
          [0, paint.lit(stone, 0.2)],
          [0.5, paint.of(stone)],
          [1, dim(canvas, stone, 0.5)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    group(
      stones.map(([x, y, size], i) =>
        ellipse(x, y, size, size * 0.6, i % 2 ? paint.lit(stone, 0.25) : dim(canvas, stone, 0.22), {
          opacity: 0.7,
        }),
      ),
      { clip: canvas.clip(shaft) },
    ),
  ];
}

function kettle(canvas: Canvas): Art {
  const { paint, light } = canvas;
  return group(
    [
      line(`M48 -52q${n(8 + canvas.sway() * 4)} -12 2 -24t4 -22`, mix(light.cloud, '#ffffff', 0.4), 4, {
        opacity: 0.5,
      }),
      line('M-20 -44Q0 -74 20 -44', paint.of('#5a4a44'), 5),
      path('M-32 0Q-44 -44 0 -46Q44 -44 32 0Z', paint.of('#5f8f9c')),
      path('M30 -22L50 -46L54 -40L36 -8Z', paint.of('#5f8f9c')),
      circle(0, -48, 5, paint.of('#f0c95e')),
      line('M-20 -16Q-24 -32 -10 -36', '#ffffff', 4, { opacity: 0.5 }),
    ],
    { x: 226, y: 520 },
  );
}
