import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { grass } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { nearShade, sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const SANDS: readonly Colour[] = ['#edc88c', '#e8bb7e', '#f0d29c'];

/** On the highest dune: nothing but sand in long waves, far below a green speck of palms. */
export function duneTop(canvas: Canvas): Stage {
  const { light, paint } = canvas;
  const random = canvas.random('dune');
  const sand = pick(random, SANDS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 2, 100, 200),
      dune(
        canvas,
        'M-20 560Q180 470 420 540Q640 440 900 530Q1120 450 1620 540V910H-20Z',
        tone(sand, -0.02),
        0.56,
      ),
      mist(canvas, 470, 140, 0.3),
      dune(
        canvas,
        'M-20 620Q260 500 520 612Q700 660 860 590Q1060 520 1300 600Q1460 640 1620 590V910H-20Z',
        sand,
        0.34,
      ),
      farOasis(canvas, [1010, 622]),
      dune(
        canvas,
        'M-20 700Q140 560 330 600Q520 690 760 690Q980 640 1180 680Q1400 560 1620 640V910H-20Z',
        sand,
        0.14,
      ),
      canvas.glow(800, 580, 620, 280, light.glow, light.night ? 0.18 : 0.42),
      dune(
        canvas,
        'M-20 770Q240 716 520 704Q800 690 1080 706Q1360 718 1620 774V910H-20Z',
        tone(sand, 0.02),
        0,
      ),
      ripples(canvas, sand),
      footprints(canvas, sand),
      [
        [120, 790],
        [1490, 786],
        [1380, 760],
      ].map(([x = 0, y = 0]) => grass(random, [x, y], 66, 9, paint.of('#a8a45c'))),
      sled(canvas, [1330, 796]),
      beetle(canvas, [330, 800]),
    ],
    front: nearSand(canvas, sand),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 1220, top: 720, right: 1560, bottom: 806 },
      { left: 60, top: 740, right: 380, bottom: 806 },
    ],
  };
}

function dune(canvas: Canvas, d: string, colour: Colour, depth: number): Art {
  const { paint } = canvas;
  return [
    path(d, sideLit(canvas, colour, { depth, contrast: 0.26 })),
    line(d.slice(0, d.indexOf('V')), paint.lit(colour, 0.5), 5, { opacity: 0.5 * (1 - depth) }),
  ];
}

function farOasis(canvas: Canvas, [x, y]: Point): Art {
  const green = canvas.paint.of('#6f9a5c', 0.36);
  return [
    ellipse(x, y, 70, 9, canvas.paint.of('#6fb5b0', 0.3)),
    [-50, -24, 16, 44].map((dx, i) => [
      line(`M${x + dx} ${y}q${i % 2 ? 5 : -5} -20 0 -36`, canvas.paint.of('#8a6a4a', 0.36), 4),
      line(`M${x + dx - 18} ${y - 28}q10 -14 18 -8q8 -6 18 8M${x + dx} ${y - 36}v-10`, green, 6),
    ]),
  ];
}

function ripples(canvas: Canvas, sand: Colour): Art {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const y = 730 + i * 14;
    d += `M${n(120 + ((i * 197) % 500))} ${y}q60 -10 120 0t120 0M${n(820 + ((i * 151) % 460))} ${y + 5}q50 -9 100 0t100 0`;
  }
  return line(d, canvas.paint.shaded(sand, 0.24), 3.5, { opacity: 0.35 });
}

function footprints(canvas: Canvas, sand: Colour): Art {
  return Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const size = 5 + t * 8;
    return ellipse(
      900 - t * 330 + (i % 2 ? size : -size) * 1.5,
      716 + t * 180,
      size,
      size * 0.5,
      canvas.paint.shaded(sand, 0.3),
      { opacity: 0.5 },
    );
  });
}

/** A board to slide down on. */
function sled(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(0, 2, 120, 10, canvas.light.shadow, { opacity: 0.28 }),
      path(
        'M-110 -8H80Q112 -10 116 -44Q124 -42 124 -30Q120 6 84 6H-104Q-116 4 -110 -8Z',
        sideLit(canvas, '#c9564a'),
      ),
      line('M-80 -4H70', paint.lit('#f7d9a0', 0.2), 6),
      line('M116 -40Q90 -70 60 -34', paint.of('#d9bd8a'), 4),
    ],
    { x, y, turn: -3 },
  );
}

/** It has walked all the way up, too. */
function beetle(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-14 -4l-10 6M0 -2v8M12 -4l10 6', paint.shaded('#3a3446', 0.1), 3),
      ellipse(0, -10, 22, 13, sideLit(canvas, '#4f6f86')),
      line('M0 -22V2', paint.shaded('#3a5468', 0.2), 2.5),
      circle(22, -9, 7, paint.of('#3a3446')),
    ],
    { x: x + canvas.frame * 5, y },
  );
}

function nearSand(canvas: Canvas, sand: Colour): Art {
  const dark = nearShade(canvas, sand, 0.14);
  const random = canvas.random('near grass');
  return [
    path('M-20 920V852Q90 836 190 866Q250 884 290 920Z', dark),
    path('M1620 920V846Q1520 834 1420 866Q1350 888 1320 920Z', dark),
    [40, 110, 1510, 1580].map((x) => grass(random, [x, 880], 130, 9, nearShade(canvas, '#8a8a4c', 0.14))),
  ];
}
