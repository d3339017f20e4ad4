import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { ladder } from '#engines/illustrator/built-in/scenery/ladder.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { boards, cornerShade, lampWarmth } from '#engines/illustrator/built-in/scenery/room.ts';
import { nearShade, sideLit, slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WOOD: Colour = '#a9784a';
const HAY: Colour = '#e3bf66';
const HATCH = { left: 660, top: 250, right: 940, bottom: 560 };

/** Under the roof of the barn: beams, mountains of hay, the hatch open to fields and sky. */
export function hayloft(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('hayloft');
  return {
    back: [
      gable(canvas),
      windowIn(canvas, 'hatch', HATCH, { frame: tone(WOOD, -0.06), panes: [1, 1] }),
      shutters(canvas),
      roof(canvas),
      boards(canvas, { colour: '#b98a58', top: 670 }),
      heap(canvas, random, [150, 800], 480, 300),
      heap(canvas, random, [1470, 800], 500, 330),
      ladder(
        canvas,
        [
          [1218, 760],
          [1190, 330],
        ],
        [
          [1282, 760],
          [1248, 330],
        ],
        { colour: '#b5834f', rungs: 9 },
      ),
      owl(canvas, [424, 236]),
      pitchfork(canvas),
      lantern(canvas, [1030, 150], { scale: 1.2 }),
      canvas.glow(800, 500, 520, 320, light.glow, light.night ? 0.14 : 0.42),
      lampWarmth(canvas),
      cornerShade(canvas, 0.5),
      strawOnFloor(canvas, random),
    ],
    light: [
      rays(canvas, [800, 300], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.1 : 0.22,
        length: 700,
        fan: [0.7, 2.4],
      }),
      motes(canvas, 14, { left: 380, top: 220, right: 1220, bottom: 760 }, '#ffe9a8', 1.9),
    ],
    front: nearHay(canvas, random),
    ground: { far: 754, near: 842 },
    obstacles: [
      { left: 0, top: 560, right: 392, bottom: 806 },
      { left: 1208, top: 520, right: 1600, bottom: 806 },
    ],
    seats: [{ name: 'hay', x: 260, y: 690, width: 220, foot: 800 }],
    indoors: true,
  };
}

function gable(canvas: Canvas): Art {
  const { paint } = canvas;
  const body = canvas.radialAt(
    [
      [0, paint.lit(WOOD, 0.36)],
      [0.5, paint.of(WOOD)],
      [1, paint.shaded(WOOD, 0.45)],
    ],
    [800, 400, 1000],
  );
  let seams = '';
  for (let x = 40; x < 1600; x += 74) seams += `M${x} 0V676`;
  return [
    rect(0, 0, 1600, 680, body),
    line(seams, paint.shaded(tone(WOOD, -0.1), 0.35), 4, { opacity: 0.5 }),
  ];
}

function shutters(canvas: Canvas): Art {
  const { paint } = canvas;
  const { top, bottom } = HATCH;
  const leaf = (x: number): Art => [
    path(`M${x} ${top - 6}h96l14 16v${bottom - top}l-14 6h-96Z`, sideLit(canvas, tone(WOOD, 0.03))),
    line(`M${x + 10} ${top + 20}L${x + 90} ${bottom - 20}`, paint.shaded(WOOD, 0.25), 12),
    line(`M${x + 6} ${top + 16}H${x + 96}M${x + 6} ${bottom - 18}H${x + 96}`, paint.shaded(WOOD, 0.2), 12),
  ];
  return [leaf(536), leaf(968)];
}

/** Beams that meet high above. */
function roof(canvas: Canvas): Art {
  const { paint } = canvas;
  const beam = (d: string, width: number): Art => [
    line(d, paint.shaded(tone(WOOD, -0.16), 0.3), width),
    line(d, paint.lit(tone(WOOD, -0.05), 0.2), width * 0.2, { opacity: 0.5 }),
  ];
  return [
    path('M-20 -20H1620V360L800 -160L-20 360Z', paint.shaded(tone(WOOD, -0.12), 0.3)),
    beam('M-40 380L800 -150L1640 380', 44),
    beam('M-20 190H1620', 38),
    beam('M420 190V680M1180 190V680', 34),
    beam('M420 300L520 190M1180 300L1080 190M420 300L320 190M1180 300L1280 190', 22),
  ];
}

function heap(canvas: Canvas, random: Random, [x, y]: Point, width: number, height: number): Art {
  const { paint } = canvas;
  const wisp = (colour: string, count: number) =>
    dabs(random, {
      count,
      place: (r) => {
        const t = between(r, -0.48, 0.48);
        return [x + t * width, y - r() * height * (1 - (t * 2) ** 2) * 0.95];
      },
      colour,
      width: 4,
      length: 26,
      angle: 0.7,
      opacity: 0.65,
    });
  const [l, r] = [x - width / 2, x + width / 2];
  return [
    ellipse(x, y, width * 0.52, 22, canvas.light.shadow, { opacity: 0.3 }),
    path(
      `M${n(l)} ${y}C${n(l + width * 0.1)} ${n(y - height * 0.6)} ${n(x - width * 0.2)} ${n(y - height)} ${x} ${n(y - height)}C${n(x + width * 0.2)} ${n(y - height)} ${n(r - width * 0.1)} ${n(y - height * 0.55)} ${n(r)} ${y}Q${x} ${y + 22} ${n(l)} ${y}Z`,
      slantLit(canvas, HAY),
    ),
    wisp(paint.shaded('#b5904a', 0.2), 70),
    wisp(paint.lit('#f7de98', 0.4), 80),
  ];
}

/** It sleeps by day; by night it looks down. */
function owl(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  const eye = (dx: number): Art =>
    light.night
      ? [circle(dx, -52, 9, '#ffe9a0'), circle(dx, -52, 4.5, '#2f2622')]
      : line(`M${dx - 7} -52q7 6 14 0`, '#3a2f2c', 3);
  return group(
    [
      path(
        'M-30 0Q-38 -60 -22 -72L-24 -86L-8 -76H8L24 -86L22 -72Q38 -60 30 0Q0 12 -30 0Z',
        sideLit(canvas, '#9a7656'),
      ),
      path('M-16 -4Q-20 -34 0 -38Q20 -34 16 -4Z', paint.lit('#e6d0ac', 0.2)),
      circle(-11, -52, 13, paint.lit('#e6d0ac', 0.2)),
      circle(11, -52, 13, paint.lit('#e6d0ac', 0.2)),
      eye(-11),
      eye(11),
      path('M-4 -46H4L0 -38Z', paint.of('#e0a04a')),
    ],
    { x, y: y - 64 },
  );
}

function pitchfork(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    line('M330 690L380 400', paint.of('#c99a66'), 11),
    line('M372 446L362 372M380 446L386 366M388 448L410 378M368 446H394', paint.of('#7f8690'), 6),
  ];
}

function strawOnFloor(canvas: Canvas, random: Random): Art {
  return dabs(random, {
    count: 60,
    place: (r) => [r() * 1600, 700 + r() * 196],
    colour: canvas.paint.of(HAY),
    width: 3.5,
    length: 24,
    opacity: 0.6,
  });
}

function nearHay(canvas: Canvas, random: Random): Art {
  const [dark, edge] = [nearShade(canvas, '#a5843c', 0.16), nearShade(canvas, HAY, 0.14)];
  const wisps = (x: number) =>
    Array.from({ length: 16 }, () => {
      const from = x + between(random, -130, 130);
      return `M${n(from)} 920q${n(between(random, -30, 30))} ${n(-between(random, 30, 60))} ${n(between(random, -50, 50))} ${n(-between(random, 60, 120))}`;
    }).join('');
  return [40, 1560].map((x) => [
    ellipse(x, 920, 190, 78, dark),
    line(wisps(x), dark, 6),
    line(wisps(x), edge, 4, { opacity: 0.7 }),
  ]);
}
