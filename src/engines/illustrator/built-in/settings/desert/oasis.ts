import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { blade, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { hammock } from '#engines/illustrator/built-in/scenery/hammock.ts';
import { dunes, sandGround, sandOf } from '#engines/illustrator/built-in/settings/desert/sand.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HAMMOCKS: readonly { stripe: Colour; cloth: Colour }[] = [
  { stripe: '#d9574a', cloth: '#fbe6c4' },
  { stripe: '#3f8f96', cloth: '#f6e7b8' },
  { stripe: '#8a5aa8', cloth: '#f9d9a0' },
];

/** Palms around a pool between the dunes, and a hammock for the heat of noon. */
export function oasis(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('oasis');
  const sand = sandOf(canvas);
  const green: Colour = canvas.weather === 'snow' ? '#9fb8a8' : '#7fae5c';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 2, 90, 200),
      birds(canvas, 860, 210, 2),
      mist(canvas, 380, 200, 0.4),
      dunes(canvas, sand),
      farPalms(canvas, random),
      mist(canvas, 500, 160, 0.35),
      canvas.glow(800, 560, 640, 300, light.glow, light.night ? 0.18 : 0.5),
      sandGround(canvas, 664, sand),
      [
        [40, 700, 350, 60],
        [150, 690, 430, 90],
        [330, 684, 290, -50],
      ].map(([x = 0, y = 0, height = 0, lean = 0]) => palm(canvas, random, [x, y], height, { lean })),
      [
        [30, 712, 130],
        [380, 700, 90],
        [262, 696, 110],
      ].map(([x = 0, y = 0, width = 0]) => bush(canvas, random, [x, y], width, { colour: green })),
      pool(canvas, random, sand, green),
      palm(canvas, random, [1296, 752], 430, { lean: -70 }),
      palm(canvas, random, [1530, 760], 480, { lean: 60 }),
      bush(canvas, random, [1560, 768], 150, { colour: green, berries: '#e8a04c' }),
      canvas.glow(1416, 776, 130, 18, canvas.light.shadow, 0.4),
      hammock(canvas, [1280, 566], [1552, 570], { ...pick(random, HAMMOCKS), sag: 90 }),
      dateBasket(canvas),
      rock(canvas, random, [1250, 762], 70, { colour: '#c9a583' }),
    ],
    front: frame(canvas, '#5f8f58'),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 640, right: 398, bottom: 806 },
      { left: 1216, top: 560, right: 1600, bottom: 800 },
    ],
  };
}

/** Another oasis on the far dune, or is it only the heat? */
function farPalms(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  return [
    ellipse(1096, 592, 62, 8, paint.of('#8fb080', 0.35)),
    [
      [1060, 592, 76, 8],
      [1096, 594, 98, -10],
      [1130, 592, 70, 12],
    ].map(([x = 0, y = 0, height = 0, lean = 0]) =>
      palm(canvas, random, [x, y], height, { lean, depth: 0.4 }),
    ),
  ];
}

function pool(canvas: Canvas, random: Random, sand: Colour, green: Colour): Art {
  const { paint, light } = canvas;
  const white = mix(paint.of('#bfeee6'), '#ffffff', 0.5);
  const ripple = (x: number, y: number, reach: number, phase: number) =>
    `M${n(x + canvas.sway(phase) * 4)} ${y}q${reach / 4} -4 ${reach / 2} 0t${reach / 2} 0`;
  return [
    ellipse(176, 752, 236, 54, paint.shaded(sand, 0.22)),
    ellipse(
      176,
      748,
      228,
      48,
      canvas.linear([
        [0, mix(paint.of('#4faeb4'), light.haze, 0.25)],
        [0.6, paint.of('#4fb0b0')],
        [1, paint.of('#7fd0c0')],
      ]),
    ),
    canvas.glow(190, 736, 130, 18, mix(light.glow, '#ffffff', 0.3), light.night ? 0.4 : 0.7),
    line(
      ripple(60, 742, 70, 0) + ripple(180, 762, 90, 1) + ripple(250, 740, 60, 2) + ripple(110, 776, 60, 3),
      white,
      3,
      { opacity: 0.7 },
    ),
    lilies(canvas),
    Array.from({ length: 22 }, (_, i) => {
      const left = i % 2 === 0;
      const foot: Point = [
        left ? between(random, -10, 60) : between(random, 352, 400),
        left ? between(random, 770, 800) : between(random, 742, 776),
      ];
      return path(
        blade(foot, between(random, 40, 96), between(random, -22, 22) + canvas.sway(i) * 3, 5),
        i % 3 ? paint.of(green) : paint.shaded(green, 0.3),
      );
    }),
  ];
}

function lilies({ paint }: Canvas): Art {
  return [
    [130, 760, 20],
    [172, 774, 16],
    [300, 756, 18],
  ].map(([x = 0, y = 0, size = 0], i) => [
    path(
      `M${x} ${y}L${n(x + size)} ${n(y - 3)}A${size} ${n(size * 0.42)} 0 1 1 ${n(x + size * 0.6)} ${n(y - size * 0.34)}Z`,
      paint.of('#6fae62'),
    ),
    i !== 1 && [
      ellipse(x - 3, y - 7, 10, 6, paint.of('#f6c4d4')),
      circle(x - 3, y - 9, 3.5, paint.of('#ffe39a')),
    ],
  ]);
}

function dateBasket(canvas: Canvas): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(1372, 806, 76, 13, light.shadow, 0.5),
    group(
      [
        [-30, -12, 8, 28].map((x, i) =>
          ellipse(x, -52 - (i % 2) * 8, 16, 12, paint.of(i % 2 ? '#a8542e' : '#8a3f28')),
        ),
        [-20, 0, 19].map((x) => ellipse(x, -64, 14, 10, paint.lit('#b5623a', 0.2))),
        path(
          'M-54 -50H54L44 -4Q42 4 34 4H-34Q-42 4 -44 -4Z',
          canvas.linear(
            [
              [0, paint.lit('#d9a868', 0.3)],
              [1, paint.shaded('#c08a50', 0.2)],
            ],
            [0, 0, 1, 0.4],
          ),
        ),
        line('M-52 -36H52M-49 -20H49', paint.shaded('#a8743f', 0.2), 4, { opacity: 0.6 }),
        line('M-34 -48L-28 2M-12 -48L-10 2M12 -48L10 2M34 -48L28 2', paint.of('#e9c48c'), 4, {
          opacity: 0.7,
        }),
        line('M-56 -50H56', paint.of('#e0b478'), 8),
      ],
      { x: 1372, y: 802, scale: 0.9 },
    ),
  ];
}
