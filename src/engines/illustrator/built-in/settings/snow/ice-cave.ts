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
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { drift, snowfield } from '#engines/illustrator/built-in/settings/snow/snowfield.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const ICE: Colour = '#8fc6e0';
const DEEP: Colour = '#4f86b4';

/** A tunnel in the ice: blue walls with light in them, lanterns along the way, a round opening at its end. */
export function iceCave(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      walls(canvas),
      opening(canvas),
      layers(canvas),
      icicles(canvas),
      snowfield(canvas, 672),
      column(canvas, 250, 770, 1),
      column(canvas, 1410, 764, 0.9),
      drift(canvas, [120, 790], 260),
      drift(canvas, [1540, 792], 280),
      fishInIce(canvas),
      [
        [372, 742],
        [1256, 738],
      ].map(([x = 0, y = 0]) => [
        canvas.glow(x, y - 40, 260, 200, '#ffc873', light.night ? 0.6 : 0.4),
        lantern(canvas, [x, y], { scale: 1, lit: true, standing: true }),
      ]),
      canvas.glow(800, 560, 560, 280, '#e6f6ff', light.night ? 0.2 : 0.36),
    ],
    light: motes(canvas, 12, { left: 260, top: 220, right: 1340, bottom: 740 }, '#eaf8ff', 2),
    front: nearIce(canvas),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 500, right: 396, bottom: 790 },
      { left: 1234, top: 500, right: 1600, bottom: 790 },
    ],
    indoors: true,
  };
}

function walls(canvas: Canvas): Art {
  const { paint } = canvas;
  return rect(
    0,
    0,
    1600,
    900,
    canvas.radialAt(
      [
        [0, paint.lit(ICE, 0.6)],
        [0.35, paint.of(ICE)],
        [0.75, paint.of(DEEP)],
        [1, paint.shaded(DEEP, 0.4)],
      ],
      [800, 460, 980],
    ),
  );
}

function opening(canvas: Canvas): Art {
  const { light, paint } = canvas;
  const hole = 'M640 690C616 560 640 430 720 380C790 340 880 350 930 420C984 500 976 610 960 690Z';
  const [, high, low, horizon] = light.sky;
  return [
    canvas.glow(800, 530, 420, 340, light.glow, light.night ? 0.4 : 0.8),
    group(
      [
        rect(
          600,
          340,
          400,
          360,
          canvas.linear([
            [0, high],
            [0.6, low],
            [1, horizon],
          ]),
        ),
        light.night && [
          circle(860, 450, 22, '#fff6d8'),
          line('M700 440h.1M740 490h.1M780 420h.1M920 500h.1M680 520h.1', '#fff8e0', 4),
        ],
        path('M600 610Q700 540 780 590Q860 530 1000 600V700H600Z', paint.of('#dfeaf6', 0.4)),
        path('M600 650Q760 620 1000 646V700H600Z', paint.of('#f3f8fc', 0.1)),
      ],
      { clip: canvas.clip(hole) },
    ),
    { ...path(hole, 'none'), stroke: paint.lit('#eaf6fc', 0.4), width: 12, opacity: 0.8 },
  ];
}

/** Rings of ice, the nearer the darker. */
function layers(canvas: Canvas): Art {
  const { paint } = canvas;
  const ring = (inset: number) =>
    `M-20 -20H1620V920H${n(1400 - inset)}C${n(1500 - inset * 1.3)} 700 ${n(1480 - inset * 1.3)} 360 ${n(1250 - inset * 0.8)} ${n(170 + inset * 0.36)}C1060 ${n(60 + inset * 0.5)} 560 ${n(50 + inset * 0.5)} ${n(360 + inset * 0.8)} ${n(180 + inset * 0.36)}C${n(120 + inset * 1.3)} 380 ${n(100 + inset * 1.3)} 700 ${n(200 + inset)} 920H-20Z`;
  return [260, 130, 0].map((inset, i) => {
    const colour = tone(mix(ICE, DEEP, 0.2 + i * 0.3), -0.02);
    return [
      path(
        ring(inset),
        canvas.linear([
          [0, paint.shaded(colour, 0.3)],
          [0.5, paint.of(colour)],
          [1, paint.lit(colour, 0.2)],
        ]),
        { opacity: 0.7 },
      ),
      { ...path(ring(inset), 'none'), stroke: paint.lit('#eaf6fc', 0.4), width: 5, opacity: 0.55 },
    ];
  });
}

function icicles(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('icicles');
  const fill = canvas.linear([
    [0, paint.lit('#dff1fa', 0.3)],
    [1, paint.of('#a9d6ea')],
  ]);
  return Array.from({ length: 24 }, (_, i) => {
    const x = 40 + i * 66;
    const side = Math.abs(x - 800) / 800;
    const top = 30 + side ** 2 * 60;
    const length = (40 + random() * 70) * (0.5 + side);
    return path(
      `M${n(x - 14)} ${n(top - 40)}L${n(x - 4)} ${n(top + length)}Q${n(x)} ${n(top + length + 8)} ${n(x + 4)} ${n(top + length)}L${n(x + 14)} ${n(top - 40)}Z`,
      fill,
      { opacity: 0.85 },
    );
  });
}

function column(canvas: Canvas, x: number, y: number, size: number): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(0, 0, 110, 18, canvas.light.shadow, { opacity: 0.26 }),
      path(
        'M-90 0Q-40 -160 -52 -330Q-66 -520 -110 -800H110Q62 -520 50 -330Q40 -160 92 0Q0 16 -90 0Z',
        sideLit(canvas, ICE, { contrast: 0.5 }),
      ),
      line('M-30 -20Q-6 -240 -24 -460M20 -60Q8 -260 34 -560', '#ffffff', 9, { opacity: 0.4 }),
      line('M-60 -20Q-24 -200 -40 -380', paint.shaded(DEEP, 0.2), 4, { opacity: 0.4 }),
    ],
    { x, y, scale: size },
  );
}

/** It has been swimming here for a thousand years. */
function fishInIce(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-40 0Q0 -30 46 0Q0 30 -40 0Z', paint.of('#f0a05c')),
      path('M-36 0L-66 -20V20Z', paint.of('#f0a05c')),
      line('M6 -14V14M-12 -16V16', paint.lit('#fff0d0', 0.2), 5),
      circle(28, -5, 4, '#3a3a44'),
      ellipse(0, 0, 84, 52, '#bfe3f2', { opacity: 0.4 }),
    ],
    { x: 1418, y: 520, scale: 0.72, turn: -6 },
  );
}

function nearIce(canvas: Canvas): Art {
  const [dark, edge] = [
    mix(canvas.paint.of('#3f6f9c'), canvas.light.shadow, 0.3),
    canvas.paint.of('#a9d6ea'),
  ];
  return [
    path('M-20 920V700L40 760L70 820L130 850L170 920Z', dark),
    line('M-20 704L40 762L70 822L130 852L168 918', edge, 5, { opacity: 0.6 }),
    path('M1620 920V690L1560 750L1536 816L1470 846L1430 920Z', dark),
    line('M1620 694L1560 752L1536 818L1470 848L1434 918', edge, 5, { opacity: 0.6 }),
  ];
}
