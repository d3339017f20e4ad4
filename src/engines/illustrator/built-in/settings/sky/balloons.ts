import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { hotAirBalloon } from '#engines/illustrator/built-in/scenery/hot-air-balloon.ts';
import { kite } from '#engines/illustrator/built-in/scenery/kite.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import { slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { cloudFloor, cloudFrame, cloudHeap } from '#engines/illustrator/built-in/settings/sky/cloud-tops.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const SILKS: readonly (readonly [Colour, Colour, Colour])[] = [
  ['#e0604f', '#fbe6bc', '#f0b04c'],
  ['#4f8fb5', '#f6eed8', '#e88a5a'],
  ['#7f6ab5', '#f3c4d0', '#f3c45e'],
  ['#5aa58a', '#f9efcf', '#e0604f'],
  ['#f0a848', '#fff3d6', '#c8564e'],
];
const FAR = [
  [610, 270, 0.3, 0.5],
  [1030, 200, 0.36, 0.44],
  [800, 150, 0.2, 0.6],
  [470, 420, 0.24, 0.56],
  [1130, 430, 0.26, 0.54],
] as const;

/** High over fields and a river, among hot-air balloons. */
export function balloonsOverLand(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('balloons');
  const left = pick(random, SILKS);
  const others = SILKS.filter((silk) => silk !== left);
  const right = pick(random, others);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 110, 320),
      FAR.map(([x, y, scale, depth], i) =>
        hotAirBalloon(canvas, [x, y], { colours: pick(random, SILKS), scale, depth, phase: i * 2 }),
      ),
      [
        [160, 560, 130],
        [560, 520, 90],
        [1120, 560, 120],
        [1490, 500, 150],
      ].map(([x = 0, width = 0, height = 0]) =>
        peak(canvas, random, [x, 570], width, height, { colour: '#8f9ab5', depth: 0.7, snow: 0.4 }),
      ),
      countryside(canvas, random),
      mist(canvas, 500, 130, 0.6),
      canvas.glow(800, 540, 640, 300, light.glow, light.night ? 0.2 : 0.45),
      birds(canvas, 660, 380, 3),
      hotAirBalloon(canvas, [204, 300], { colours: left, scale: 1.42, phase: 1 }),
      hotAirBalloon(canvas, [1420, 346], {
        colours: right,
        scale: 1.16,
        phase: 3,
      }),
      cloudHeap(canvas, 'left', [60, 700], 380, 0.1),
      cloudHeap(canvas, 'right', [1540, 704], 400, 0.1),
      cloudFloor(canvas),
      basket(canvas, left),
      tiedKite(canvas, right),
    ],
    front: cloudFrame(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 196, top: 660, right: 356, bottom: 800 },
      { left: 1250, top: 690, right: 1400, bottom: 806 },
    ],
  };
}

/** Fields like a quilt, far below. */
function countryside(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const snow = canvas.weather === 'snow';
  const crops: readonly Colour[] = snow
    ? ['#eef3f8', '#e2eaf2', '#f4f7fa']
    : ['#9cc46c', '#b9cf74', '#e0cf7c', '#84b26a', '#d9b86a', '#a6c98a'];
  const rows = [566, 582, 604, 634, 676, 730];
  const lean = (x: number, y: number) => 800 + (x - 800) * lerp(0.75, 1.6, (y - 566) / 164);
  const fields = rows.slice(0, -1).flatMap((top, row) => {
    const bottom = rows[row + 1] ?? top;
    const depth = lerp(0.56, 0.2, row / 4);
    return Array.from({ length: 9 }, (_, i) => {
      const [a, b] = [-500 + i * 290 + (row % 2) * 130, -500 + (i + 1) * 290 + (row % 2) * 130];
      const colour = paint.of(tone(pick(random, crops), between(random, -0.02, 0.02)), depth);
      return path(
        `M${n(lean(a, top))} ${top}L${n(lean(b, top))} ${top}L${n(lean(b, bottom))} ${bottom}L${n(lean(a, bottom))} ${bottom}Z`,
        colour,
      );
    });
  });
  return [
    land(canvas, {
      name: 'far hills',
      y: 560,
      height: 14,
      waves: 3,
      colour: snow ? '#e2eaf2' : '#9cc09a',
      depth: 0.62,
      grain: 30,
    }).art,
    fields,
    line(
      'M930 566C880 580 980 596 900 612C800 634 700 640 740 670C770 690 640 710 560 730',
      mix(paint.of('#7fc0d8', 0.3), light.sky[2], 0.3),
      13,
    ),
    hedges(canvas, random),
    village(canvas),
  ];
}

function hedges(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  return Array.from({ length: 42 }, () => {
    const y = between(random, 580, 680);
    const near = (y - 566) / 120;
    const x = between(random, 0, 1600);
    return ellipse(x, y, lerp(5, 15, near), lerp(3.5, 9, near), paint.of('#6f9a68', lerp(0.5, 0.3, near)));
  });
}

function village(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const houses = [
    [420, 620, '#d98a6a'],
    [446, 626, '#c8645a'],
    [474, 618, '#d9a06a'],
    [400, 632, '#c8645a'],
    [1120, 612, '#d98a6a'],
    [1144, 620, '#c8645a'],
  ] as const;
  return houses.map(([x, y, roof]) => [
    rect(x - 8, y - 9, 16, 11, light.lamps ? mix('#ffd77e', light.haze, 0.3) : paint.of('#f6ead4', 0.35)),
    path(`M${x - 11} ${y - 8}L${x} ${y - 19}L${x + 11} ${y - 8}Z`, paint.of(roof, 0.34)),
  ]);
}

/** An empty basket has landed on the cloud, full of cushions. */
function basket(canvas: Canvas, [silk, pale]: readonly [Colour, Colour, Colour]): Art {
  const { paint, light } = canvas;
  const wicker: Colour = '#b9824f';
  return [
    canvas.glow(276, 794, 110, 16, light.shadow, 0.28),
    group(
      [
        [-34, 0, 36].map((x, i) => ellipse(x, -84, 30, 22, paint.of(i % 2 ? pale : silk))),
        path('M-74 -80H74L62 -8Q60 4 48 4H-48Q-60 4 -62 -8Z', slantLit(canvas, wicker)),
        line('M-70 -60H70M-67 -40H67M-64 -20H64', paint.shaded('#8d5f38', 0.1), 4, { opacity: 0.5 }),
        line('M-48 -78L-42 2M-24 -78L-20 2M0 -78V2M24 -78L20 2M48 -78L42 2', paint.lit('#d9a868', 0.2), 4, {
          opacity: 0.6,
        }),
        rect(-80, -90, 160, 18, paint.of('#d9a868'), { corner: 9 }),
        [-56, 58].map((x) =>
          path(`M${x - 15} -50Q${x - 22} -12 ${x} -8Q${x + 22} -12 ${x + 15} -50Z`, paint.of('#e6d3b0')),
        ),
      ],
      { x: 276, y: 790 },
    ),
  ];
}

/** Tied to a peg in the cloud. */
function tiedKite(canvas: Canvas, colours: readonly Colour[]): Art {
  const { paint, light } = canvas;
  const [x, y] = [1276 + canvas.sway() * 6, 596 + canvas.sway(1) * 5];
  return [
    canvas.glow(1330, 796, 40, 9, light.shadow, 0.3),
    line(`M${n(x)} ${n(y)}Q1290 700 1330 776`, paint.of('#f6ead4'), 2.5),
    kite(canvas, [x, y], { colours, scale: 0.9 }),
    rect(1323, 764, 14, 36, paint.of('#a97c52'), { corner: 5 }),
    circle(1330, 764, 10, paint.of('#d9a868')),
  ];
}
