import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { aurora } from '#engines/illustrator/built-in/nature/aurora.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import {
  drift,
  footprints,
  sledge,
  snowfield,
} from '#engines/illustrator/built-in/settings/snow/snowfield.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const ICEBERGS = [
  [140, 600, 1.15],
  [470, 586, 0.5],
  [1090, 590, 0.62],
  [1380, 602, 1],
] as const;

/** The far north: icebergs, an igloo, and at night the northern lights. */
export function northernIce(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('northern ice');
  return {
    back: [
      sky(canvas),
      (!light.night || light.overcast > 0) && clouds(canvas, 3, 90, 210),
      aurora(canvas, random),
      sea(canvas, { top: 560, height: 150, near: '#6fb8cc', deep: '#4f93b5' }),
      ICEBERGS.map(([x, y, scale], i) => iceberg(canvas, x, y, scale, i)),
      mist(canvas, 490, 130, 0.4),
      floes(canvas, random),
      whaleTail(canvas),
      canvas.glow(800, 560, 640, 290, light.glow, light.night ? 0.22 : 0.45),
      snowfield(canvas, 690),
      iceEdge(canvas),
      footprints(canvas, [1216, 778], [820, 900], 14),
      iceBlocks(canvas),
      group([load(canvas), sledge(canvas, '#b5693f')], { x: 260, y: 806 }),
      drift(canvas, [1560, 800], 320),
      igloo(canvas),
      drift(canvas, [1530, 808], 200),
    ],
    front: [drift(canvas, [40, 916], 520), drift(canvas, [1570, 918], 560)],
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 60, top: 600, right: 396, bottom: 815 },
      { left: 1206, top: 540, right: 1590, bottom: 806 },
    ],
  };
}

function iceberg(canvas: Canvas, x: number, y: number, scale: number, shape: number): Art {
  const { paint, light } = canvas;
  const lit = mix(paint.of('#f6fbff', 0.2), light.key, 0.2);
  const shade = mix(paint.of('#a9d0e6', 0.24), light.haze, 0.1);
  const [whole, dark] =
    shape % 2 === 0
      ? [
          'M-150 6L-128 -70L-84 -96L-40 -176L10 -150L46 -196L92 -90L140 -60L156 6Z',
          'M46 -196L92 -90L140 -60L156 6H40L64 -60L20 -110Z',
        ]
      : [
          'M-120 6L-104 -54L-60 -60L-52 -120L24 -132L40 -70L96 -56L116 6Z',
          'M24 -132L40 -70L96 -56L116 6H30L36 -50L4 -80Z',
        ];
  return group(
    [
      ellipse(0, 14, 160, 12, mix(paint.of('#cfeaf5'), light.haze, 0.2), { opacity: 0.6 }),
      path(
        whole ?? '',
        canvas.linear([
          [0, lit],
          [0.7, lit],
          [1, paint.of('#bfe0ee', 0.2)],
        ]),
      ),
      path(dark ?? '', shade),
    ],
    { x: x + canvas.frame * 1.5, y: y + canvas.sway(shape) * 1.5, scale },
  );
}

function whaleTail(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      path(
        'M-5 20C-4 -6 -14 -26 -44 -38C-26 -46 -8 -40 0 -26C8 -40 26 -46 44 -38C14 -26 4 -6 6 20Z',
        paint.of('#45668a', 0.1),
      ),
      ellipse(0, 20, 34, 5, paint.of('#e8f6fb'), { opacity: 0.8 }),
    ],
    { x: 420, y: 640 + canvas.sway() * 3, scale: 1, turn: canvas.sway(1) * 3 },
  );
}

function floes(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  return Array.from({ length: 18 }, (_, i) => {
    const y = 606 + (i / 18) * 84;
    const w = between(random, 22, 44) * (0.5 + (i / 18) * 1.6);
    const x = between(random, -20, 1620) + canvas.sway(i) * 3;
    const slab = (dy: number) =>
      `M${n(x - w)} ${n(y + dy)}L${n(x - w * 0.6)} ${n(y - w * 0.13 + dy)}H${n(x + w * 0.5)}L${n(x + w)} ${n(y + dy)}L${n(x + w * 0.5)} ${n(y + w * 0.12 + dy)}H${n(x - w * 0.7)}Z`;
    return [path(slab(w * 0.1), paint.of('#a4cfe2', 0.1)), path(slab(0), paint.of('#f2f9fd', 0.1))];
  });
}

/** The broken rim of the ice we stand on. */
function iceEdge(canvas: Canvas): Art {
  const { paint } = canvas;
  return line(
    'M-20 742L120 734L210 742L330 730L420 738M1180 738L1290 730L1370 742L1500 734L1620 744',
    paint.of('#bcdcec'),
    5,
    { opacity: 0.7 },
  );
}

/** A half-built wall with a slide. */
function iceBlocks(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const blocks = [
    [0, 0],
    [72, 0],
    [144, 0],
    [30, -50],
    [102, -50],
    [58, -100],
  ] as const;
  return [
    canvas.glow(180, 752, 170, 20, light.shadow, 0.35),
    group(
      blocks.map(([x, y]) => [
        rect(
          x,
          y - 48,
          68,
          46,
          canvas.linear(
            [
              [0, paint.lit('#e4f4fb', 0.4)],
              [1, paint.of('#a9d4e8')],
            ],
            [0, 0, 1, 1],
          ),
          { corner: 8 },
        ),
        line(`M${x + 12} ${y - 36}L${x + 32} ${y - 40}`, '#ffffff', 5, { opacity: 0.7 }),
      ]),
      { x: 70, y: 752 },
    ),
  ];
}

function load({ paint }: Canvas): Art {
  return [
    path('M-84 -42Q-88 -92 -50 -92H-6Q20 -92 16 -42Z', paint.of('#c9694f')),
    path('M-84 -42Q-86 -66 -78 -80Q-30 -60 16 -66V-42Z', paint.shaded('#c9694f', 0.2)),
    line('M-56 -92V-44M-14 -92V-44', paint.of('#f0d9a6'), 5),
    ellipse(44, -60, 28, 18, paint.of('#6f9a86')),
    ellipse(38, -62, 9, 13, paint.lit('#a9c4a6', 0.3)),
    line('M64 -44V-150', paint.of('#8a5a3a'), 5),
    path('M66 -150L112 -138L66 -122Z', paint.of('#f3b94e')),
  ];
}

function igloo(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const joint = paint.shaded('#b9d4e8', 0.12);
  const dome = canvas.radial(
    [
      [0, paint.lit('#ffffff', 0.25)],
      [0.55, paint.of('#eef6fc')],
      [1, paint.shaded('#c3daec', 0.16)],
    ],
    [0.34, 0.25, 0.85],
  );
  const doorway = light.lamps ? '#ffcf7a' : paint.shaded('#5f7f9c', 0.2);
  return [
    canvas.glow(1400, 800, 260, 26, light.shadow, 0.4),
    group(
      [
        path('M-130 0C-136 -150 -50 -216 50 -216C156 -216 232 -140 226 0Z', dome),
        line('M-128 -50Q50 -74 224 -50M-112 -104Q50 -132 210 -104M-66 -162Q50 -186 166 -162', joint, 4),
        line(
          'M-20 -62V-2M70 -64V-2M160 -58V-2M26 -118V-64M118 -114V-64M196 -102V-54M-22 -172L-34 -114M64 -178V-122M140 -168L154 -114M30 -214L24 -180M96 -210L104 -178',
          joint,
          4,
        ),
        path('M-120 0V-70C-110 -120 -10 -110 -10 -50V0Z', paint.shaded('#b3cfe4', 0.2)),
        path('M-210 0V-56C-210 -134 -50 -134 -50 -56V0Z', joint),
        path('M-206 0V-56C-206 -128 -54 -128 -54 -56V0Z', paint.lit('#ffffff', 0.1)),
        path('M-178 2V-50C-178 -92 -84 -92 -84 -50V2Z', doorway),
        path(
          'M-178 2V-50C-178 -92 -84 -92 -84 -50V2H-98V-46C-100 -74 -162 -74 -164 -46V2Z',
          paint.shaded('#9fc0da', 0.2),
          { opacity: 0.7 },
        ),
        light.lamps && canvas.glow(-130, -30, 130, 90, '#ffd36a', 0.7),
        line(
          'M-180 -62L-202 -74M-160 -80L-170 -104M-131 -84V-112M-102 -80L-92 -104M-82 -62L-60 -74',
          joint,
          4,
        ),
        line('M120 -204V-292', paint.of('#8a5a3a'), 5),
        path(
          `M122 -292Q${148 + canvas.sway() * 5} -304 182 -286Q${150 - canvas.sway() * 5} -274 122 -262Z`,
          paint.of('#e0604f'),
        ),
      ],
      { x: 1394, y: 796, scale: 0.94 },
    ),
  ];
}
