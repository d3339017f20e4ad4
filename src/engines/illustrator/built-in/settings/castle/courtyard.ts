import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { barrel } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { fountain } from '#engines/illustrator/built-in/scenery/fountain.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import { sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  archedWindow,
  battlements,
  tower,
  type Stonework,
} from '#engines/illustrator/built-in/scenery/towers.ts';
import { stoneworkOf } from '#engines/illustrator/built-in/settings/castle/stonework.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Inside the walls: a fountain, the keep with its stairs, and the open gate with the land behind it. */
export function courtyard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('courtyard');
  const stone = stoneworkOf(canvas);
  const far = { ...stone, depth: 0.4 };
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 260),
      tower(canvas, [420, 470], 96, 210, far),
      tower(canvas, [1110, 470], 84, 170, far),
      tower(canvas, [1220, 470], 110, 290, { ...stone, depth: 0.3 }),
      backWall(canvas, stone),
      gateView(canvas, stone),
      keep(canvas, random, stone),
      tower(canvas, [1500, 720], 250, 480, { ...stone, depth: 0.02 }),
      paving(canvas, { top: 690, colour: '#cdb79c', horizon: 560, stone: 210, rows: 8 }),
      canvas.glow(800, 560, 560, 260, light.glow, light.night ? 0.12 : 0.34),
      canvas.glow(800, 700, 420, 40, light.glow, light.night ? 0.16 : 0.5),
      stairs(canvas, stone),
      climbers(canvas, random),
      [
        [292, 742, 62],
        [1424, 742, 70],
      ].map(([x = 0, y = 0, size = 0]) => flowerPot(canvas, random, [x, y], size)),
      barrel(canvas, [352, 736], { scale: 0.72 }),
      fountain(canvas, [1358, 806], 1.12, mix(stone.wall, '#cfc6bd', 0.4)),
      bunting(canvas, {
        from: [330, 130],
        to: [1380, 170],
        sag: 145,
        count: 17,
        size: 34,
        colours: [stone.roof, stone.flag, '#f7ead2'],
      }),
    ],
    front: planters(canvas, '#6a9a5c'),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 1204, top: 560, right: 1460, bottom: 830 },
      { left: 0, top: 500, right: 390, bottom: 760 },
    ],
  };
}

function backWall(canvas: Canvas, { wall, roof }: Stonework): Art {
  const { paint, light } = canvas;
  const random = canvas.random('back wall');
  const base = paint.of(tone(wall, -0.02, 1.3), 0.14);
  const banners = [510, 1080];
  return [
    path(
      `M200 700V388${battlements(15, 40, 30)}V700Z`,
      canvas.linearAt(
        [
          [0, mix(base, light.key, 0.3)],
          [1, mix(base, light.shadow, 0.12)],
        ],
        [0, 360, 0, 700],
      ),
    ),
    line('M200 412H1400', mix(base, light.shadow, 0.3), 5, { opacity: 0.3 }),
    rect(
      200,
      640,
      1200,
      60,
      canvas.linear([
        [0, light.shadow, 0],
        [1, light.shadow, 0.22],
      ]),
    ),
    [420, 600, 1000, 1180].map((x) =>
      path(`M${x - 9} 500v-44q9 -14 18 0v44Z`, mix(base, light.shadow, 0.4), { opacity: 0.5 }),
    ),
    dabs(random, {
      count: 46,
      place: (r) => {
        const x = between(r, 300, 1300);
        return Math.abs(x - 800) < 190 ? undefined : [x, between(r, 430, 680)];
      },
      colour: mix(base, light.shadow, 0.22),
      width: 9,
      length: 22,
      opacity: 0.3,
    }),
    banners.map((x) => [
      line(`M${x - 44} 446h88`, paint.of('#9a7048', 0.1), 7),
      path(
        `M${x - 36} 448h72q${n(canvas.sway(x) * 4)} 60 0 128l-36 -30l-36 30q${n(canvas.sway(x) * 4)} -68 0 -128Z`,
        canvas.linear([
          [0, mix(paint.of(roof, 0.12), light.key, 0.2)],
          [1, paint.of(tone(roof, -0.05), 0.12)],
        ]),
      ),
      path(star([x, 494], 20), paint.of('#f7d374', 0.1)),
    ]),
  ];
}

/** Through the gate one sees far: the light of the picture. */
function gateView(canvas: Canvas, { wall }: Stonework): Art {
  const { paint, light } = canvas;
  const opening = 'M668 700V540Q668 424 800 424Q932 424 932 540V700Z';
  const grate = mix(paint.of('#7a5a44', 0.2), light.shadow, 0.1);
  return [
    path('M640 700V536Q640 396 800 396Q960 396 960 536V700Z', paint.of(tone(wall, -0.04), 0.1)),
    group(
      [
        rect(
          660,
          420,
          280,
          290,
          canvas.linear([
            [0, light.sky[2]],
            [0.6, light.sky[3]],
            [1, light.haze],
          ]),
        ),
        canvas.glow(800, 580, 190, 150, light.glow, light.night ? 0.3 : 0.8),
        path('M640 610Q720 560 800 596Q880 556 960 600V710H640Z', paint.of(snowedOn(canvas, '#8fb0a0'), 0.6)),
        path(
          'M640 650Q740 618 820 640Q890 624 960 646V710H640Z',
          paint.of(snowedOn(canvas, '#93bb78'), 0.36),
        ),
        path(
          'M790 642Q830 660 770 676Q720 690 730 710H880Q840 690 840 672Q840 652 806 642Z',
          paint.lit(snowedOn(canvas, '#e3c793', 0.6), 0.3),
        ),
        line(
          'M668 440H932M700 420V470M734 420V470M768 420V470M800 420V470M832 420V470M866 420V470M900 420V470',
          grate,
          7,
        ),
      ],
      { clip: canvas.clip(opening) },
    ),
    line(opening.replace('Z', ''), paint.lit(wall, 0.35), 8, { opacity: 0.7 }),
  ];
}

/** The great house on the left with its pointed windows. */
function keep(canvas: Canvas, random: Random, { wall, roof }: Stonework): Art {
  const { paint } = canvas;
  const warm: Colour = mix(wall, '#f0d9b5', 0.3);
  return [
    path('M-20 740V150H330V740Z', sideLit(canvas, warm, { contrast: 0.2 })),
    path('M-40 160L-40 20L300 20L362 160Z', topLit(canvas, snowedOn(canvas, roof), { contrast: 0.23 })),
    line('M-30 92H330M-30 56H314M-30 126H346', paint.shaded(roof, 0.3), 4, { opacity: 0.25 }),
    rect(-20, 158, 366, 18, paint.lit(warm, 0.4), { corner: 4 }),
    dabs(random, {
      count: 26,
      place: (r) => [between(r, 0, 310), between(r, 200, 700)],
      colour: paint.shaded(warm, 0.25),
      width: 9,
      length: 24,
      opacity: 0.3,
    }),
    [70, 180, 286].map((x) => archedWindow(canvas, [x, 270], 48)),
    [180, 286].map((x) => archedWindow(canvas, [x, 430], 48)),
    door(canvas, 90),
  ];
}

function door(canvas: Canvas, x: number): Art {
  const { paint } = canvas;
  const wood = '#9a633f';
  return [
    path(`M${x - 78} 680V520Q${x} 410 ${x + 78} 520V680Z`, paint.of('#f3e6d3')),
    path(`M${x - 62} 680V524Q${x} 434 ${x + 62} 524V680Z`, sideLit(canvas, wood)),
    line(`M${x} 470V680M${x - 32} 500V680M${x + 32} 500V680`, paint.shaded(wood, 0.4), 4, { opacity: 0.5 }),
    circle(x + 14, 590, 8, paint.of('#f4cf6a')),
    wallLamp(canvas, [x + 103, 518]),
  ];
}

function stairs(canvas: Canvas, { wall }: Stonework): Art {
  const { paint } = canvas;
  const tread = snowedOn(canvas, wall);
  return [0, 1, 2].map((i) => [
    rect(-30, 676 + i * 22, 250 + i * 26, 24, paint.shaded(wall, 0.22 + i * 0.03), { corner: 4 }),
    rect(-30, 672 + i * 22, 254 + i * 26, 11, paint.lit(tread, 0.3), { corner: 4 }),
  ]);
}

/** Green things that climb the keep and the tower. */
function climbers(canvas: Canvas, random: Random): Art {
  const colour = '#6fa35f';
  const clumps: readonly (readonly [...Point, number, number])[] = [
    [330, 400, 50, 120],
    [318, 460, 74, 120],
    [336, 540, 84, 150],
    [322, 640, 110, 180],
    [1396, 520, 60, 120],
    [1386, 590, 84, 140],
    [1404, 660, 110, 130],
  ];
  return clumps.map(([x, y, w, h]) => [
    canopy(random, [x, y], w, h, leaves(canvas, colour, 0.04), 0.5),
    dabs(random, {
      count: 7,
      place: (r) => [x + between(r, -0.3, 0.3) * w, y + between(r, -0.35, 0.35) * h],
      colour: canvas.paint.of(snowedOn(canvas, '#f2a3b5', 0.4)),
      width: 10,
    }),
  ]);
}
