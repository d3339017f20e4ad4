import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { peak } from '#engines/illustrator/built-in/scenery/peaks.ts';
import { topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { tent, TENT_CLOTHS } from '#engines/illustrator/built-in/scenery/tent.ts';
import { waterfall } from '#engines/illustrator/built-in/scenery/waterfall.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const FAR = [
  [560, 560, 250],
  [860, 520, 210],
  [1130, 500, 290],
] as const;

/** A clear lake between high walls, a waterfall, a tent and a canoe on the near shore. */
export function lakeWithWaterfall(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('mountain lake');
  const snow = canvas.weather === 'snow';
  const stone: Colour = pick(random, ['#8f8a93', '#9a8a80', '#7f9096']);
  const green: Colour = snow ? '#e8eff5' : pick(random, ['#86b069', '#96b45f']);
  const needles: Colour = snow ? '#7f9f98' : '#47826a';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 190),
      FAR.map(([x, width, height]) =>
        peak(canvas, random, [x, 590], width, height, { colour: stone, depth: 0.64, snow: 0.44 }),
      ),
      birds(canvas, 640, 200, 2),
      mist(canvas, 420, 190, 0.6),
      land(canvas, { name: 'far shore', y: 570, height: 16, waves: 3, colour: green, depth: 0.5, grain: 60 })
        .art,
      farPines(canvas, random, needles),
      lake(canvas),
      rightWall(canvas, random, stone, needles),
      leftWall(canvas, random, stone, needles),
      waterfall(canvas, { name: 'lake', x: 286, top: 232, bottom: 640, width: 76, depth: 0.12 }),
      canvas.glow(800, 560, 620, 300, light.glow, light.night ? 0.2 : 0.42),
      meadow(canvas, 704, green, { tufts: 50 }),
      shore(canvas, random),
      flowers(canvas, random, {
        count: 22,
        top: 756,
        bottom: 885,
        colours: ['#fff6e2', '#f3a9c0', '#8f8fe0'],
      }),
      canoe(canvas),
      tent(canvas, [1390, 782], { cloth: pick(random, TENT_CLOTHS), scale: 1.02 }),
      rock(canvas, random, [1244, 728], 74, { colour: stone }),
      rock(canvas, random, [350, 726], 84, { colour: stone }),
    ],
    front: frame(canvas, needles),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 70, top: 690, right: 398, bottom: 800 },
      { left: 1204, top: 520, right: 1560, bottom: 800 },
    ],
  };
}

function farPines(canvas: Canvas, random: Random, colour: Colour): Art {
  const snow = canvas.weather === 'snow';
  return Array.from({ length: 22 }, (_, i) => {
    const x = 380 + ((i + between(random, 0, 0.9)) / 22) * 900;
    return pine(canvas, random, [x, 596], between(random, 44, 84), {
      colour,
      depth: 0.46,
      detail: 0.2,
      snow,
    });
  });
}

function lake(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const random = canvas.random('ripples');
  const water: Colour = '#5fb3b8';
  let ripples = '';
  for (let i = 0; i < 34; i++) {
    const t = i / 34;
    const length = lerp(18, 80, t);
    ripples += `M${n(between(random, 0, 1600) + canvas.sway(i) * 5)} ${n(lerp(600, 716, t))}q${n(length / 4)} ${n(-length * 0.06)} ${n(length / 2)} 0t${n(length / 2)} 0`;
  }
  return [
    rect(
      0,
      590,
      1600,
      150,
      canvas.linear([
        [0, mix(paint.of(water), light.haze, 0.6)],
        [0.5, paint.of(water)],
        [1, mix(paint.of('#8fd0c6'), light.key, 0.15)],
      ]),
    ),
    canvas.glow(800, 640, 420, 60, mix(light.glow, '#ffffff', 0.3), light.night ? 0.3 : 0.6),
    line(ripples, mix(paint.of(water), '#ffffff', 0.6), 3, { opacity: 0.5 }),
  ];
}

function wallFill(canvas: Canvas, stone: Colour, shade: number) {
  const { paint, light } = canvas;
  const top = mix(paint.of(stone, 0.2), light.shadow, shade);
  return canvas.linear([
    [0, mix(top, light.key, 0.2)],
    [0.6, top],
    [1, mix(top, light.haze, 0.4)],
  ]);
}

function leftWall(canvas: Canvas, random: Random, stone: Colour, needles: Colour): Art {
  const { paint, light } = canvas;
  const crack = mix(paint.of(stone, 0.2), light.shadow, 0.35);
  const snow = canvas.weather === 'snow';
  return [
    path(
      'M-20 120L60 140L110 190L180 196L224 240L346 236L380 300L372 370L408 450L402 540L440 600L436 650H-20Z',
      wallFill(canvas, stone, 0),
    ),
    path('M224 240L346 236L350 650H216Q240 540 222 450Q244 330 224 240Z', wallFill(canvas, stone, 0.28)),
    path('M346 236L380 300L372 370L408 450L402 540L440 600L436 650H350Z', wallFill(canvas, stone, 0.16)),
    line(
      'M40 210L90 260L84 340M120 280L160 300L150 380M30 400L110 420M170 440L190 520M60 500L140 520L150 580M372 420L388 470M366 520L392 560',
      crack,
      4,
      { opacity: 0.45 },
    ),
    path(
      'M-20 104L64 124L116 172L184 180L230 226L222 246L176 212L104 206L52 158L-20 140Z',
      paint.of(snow ? '#f4f8fb' : '#84ab66', 0.1),
    ),
    path('M336 228L352 222L388 292L384 316L370 300Z', paint.of(snow ? '#f4f8fb' : '#84ab66', 0.1)),
    [
      [34, 136, 130],
      [96, 186, 96],
      [158, 198, 120],
      [372, 300, 80],
    ].map(([x = 0, y = 0, height = 0]) =>
      pine(canvas, random, [x, y], height, { colour: needles, depth: 0.16, detail: 0.2, snow }),
    ),
    [
      [70, 640, 120],
      [150, 654, 90],
      [416, 640, 74],
      [0, 660, 150],
    ].map(([x = 0, y = 0, height = 0]) =>
      pine(canvas, random, [x, y], height, { colour: needles, depth: 0.12, detail: 0.2, snow }),
    ),
  ];
}

function rightWall(canvas: Canvas, random: Random, stone: Colour, needles: Colour): Art {
  const { paint, light } = canvas;
  const snow = canvas.weather === 'snow';
  return [
    path(
      'M1620 150L1530 190L1490 260L1420 280L1388 370L1326 410L1300 500L1248 550L1230 640H1620Z',
      wallFill(canvas, stone, 0.1),
    ),
    path(
      'M1490 260L1420 280L1388 370L1440 420L1420 520L1470 640H1620V150L1530 190Z',
      wallFill(canvas, stone, 0.24),
    ),
    line(
      'M1530 300L1500 360L1520 420M1400 430L1370 480M1580 380L1560 470M1330 500L1350 560M1480 500L1510 560',
      mix(paint.of(stone, 0.2), light.shadow, 0.4),
      4,
      { opacity: 0.4 },
    ),
    path(
      'M1620 132L1522 176L1480 250L1410 272L1380 356L1318 400L1312 424L1392 380L1428 294L1498 274L1540 206L1620 172Z',
      paint.of(snow ? '#f4f8fb' : '#84ab66', 0.12),
    ),
    [
      [1562, 176, 140],
      [1500, 254, 100],
      [1436, 282, 116],
      [1360, 388, 84],
      [1290, 640, 100],
      [1380, 646, 150],
      [1470, 650, 120],
      [1560, 650, 170],
    ].map(([x = 0, y = 0, height = 0]) =>
      pine(canvas, random, [x, y], height, { colour: needles, depth: 0.18, detail: 0.2, snow }),
    ),
  ];
}

/** Pebbles where the water ends. */
function shore(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  return Array.from({ length: 46 }, (_, i) => {
    const x = (i / 46) * 1600 + between(random, -14, 14);
    const size = between(random, 5, 13);
    return ellipse(
      x,
      712 + Math.sin(x / 90) * 6 + between(random, -4, 8),
      size,
      size * 0.6,
      paint.of(pick(random, ['#cfc5b6', '#b2aca8', '#e3d9c6'] as const)),
    );
  });
}

function canoe(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const hull: Colour = '#b9573f';
  return [
    canvas.glow(236, 786, 190, 22, light.shadow, 0.5),
    group(
      [
        path(
          'M-160 -64Q-140 -34 -96 -36H92Q140 -36 164 -68Q166 -14 122 4Q0 18 -118 4Q-158 -10 -160 -64Z',
          topLit(canvas, hull),
        ),
        path(
          'M-160 -64Q-140 -34 -96 -36H92Q140 -36 164 -68Q150 -22 92 -24H-96Q-146 -24 -160 -64Z',
          paint.of('#f0d7a8'),
        ),
        line('M-110 -16Q0 -6 112 -18', paint.lit('#f0d7a8', 0.2), 5, { opacity: 0.8 }),
        line('M-30 -26L70 -92', paint.of('#d9a868'), 8),
        path('M62 -84Q66 -118 98 -124Q104 -94 78 -74Z', paint.of('#d9a868')),
      ],
      { x: 236, y: 782, turn: -3, scale: 0.98 },
    ),
  ];
}
