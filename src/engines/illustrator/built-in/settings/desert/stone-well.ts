import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import {
  footShadow,
  glass,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const SANDS: readonly Colour[] = ['#eac58a', '#e6b97c', '#edcf9a'];
const CLAY: Colour = '#e0b184';

/** The well in the middle of the oasis: clay houses with domes, jars in the shade, dunes behind the wall. */
export function stoneWell(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('well');
  const sand = pick(random, SANDS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 2, 90, 180),
      land(canvas, {
        name: 'far dunes',
        y: 520,
        height: 70,
        waves: 1.8,
        colour: tone(sand, -0.03),
        depth: 0.5,
        grain: 60,
      }).art,
      caravan(canvas),
      land(canvas, { name: 'dunes', y: 590, height: 40, waves: 1.4, colour: sand, depth: 0.26, grain: 100 })
        .art,
      mist(canvas, 500, 140, 0.3),
      farPalms(canvas, random),
      gardenWall(canvas),
      canvas.glow(800, 560, 600, 280, light.glow, light.night ? 0.16 : 0.4),
      land(canvas, {
        name: 'square',
        y: 680,
        height: 10,
        waves: 1.6,
        colour: tone(sand, 0.02),
        depth: 0,
        grain: 280,
      }).art,
      houses(canvas),
      palm(canvas, random, [1560, 730], 520, { lean: -50 }),
      well(canvas, [1366, 790]),
      jars(canvas),
    ],
    light: light.night && motes(canvas, 10, { left: 200, top: 300, right: 1400, bottom: 740 }, '#fff0c8', 2),
    front: nearJars(canvas),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 400, right: 396, bottom: 788 },
      { left: 1220, top: 560, right: 1560, bottom: 806 },
    ],
    seats: [{ name: 'rim', x: 1366, y: 704, width: 220, foot: 790 }],
  };
}

function caravan(canvas: Canvas): Art {
  const shape =
    'M0 0V-22Q-8 -36 6 -38Q14 -52 24 -38Q34 -52 44 -38Q54 -36 58 -46L56 -62Q66 -68 72 -60L70 -54L64 -52Q64 -30 52 -22V0H46V-20H12V0Z';
  const colour = canvas.paint.of('#a9764c', 0.44);
  return [520, 610, 700].map((x, i) =>
    group(path(shape, colour), { x: x + canvas.frame * 4, y: 536 - i * 4, scale: 0.8 - i * 0.06 }),
  );
}

function farPalms(canvas: Canvas, random: Random): Art {
  return [
    palm(canvas, random, [970, 660], 190, { lean: 20, depth: 0.3 }),
    palm(canvas, random, [1060, 664], 240, { lean: -24, depth: 0.26 }),
    palm(canvas, random, [520, 656], 160, { lean: 16, depth: 0.36 }),
  ];
}

function gardenWall(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path('M390 694V636H700V694ZM900 694V636H1330V694Z', sideLit(canvas, CLAY, { depth: 0.16 })),
    path('M384 640V626H706V640ZM894 640V626H1336V640Z', paint.lit(tone(CLAY, 0.04), 0.2)),
    line('M400 664H700M900 664H1330', paint.shaded(CLAY, 0.25), 4, { opacity: 0.3 }),
  ];
}

/** Clay walls, a blue door, a striped awning; a cat on the dome enjoys the evening. */
function houses(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const window = (x: number, y: number): Art => [
    path(
      `M${x - 26} ${y + 34}V${y - 10}Q${x} ${y - 46} ${x + 26} ${y - 10}V${y + 34}Z`,
      paint.lit('#f3d9b4', 0.2),
    ),
    path(
      `M${x - 18} ${y + 34}V${y - 6}Q${x} ${y - 34} ${x + 18} ${y - 6}V${y + 34}Z`,
      light.lamps ? glass(canvas) : hollow(canvas, CLAY),
    ),
    light.lamps && canvas.glow(x, y, 100, 100, '#ffd36a', 0.5),
  ];
  const awning = Array.from(
    { length: 6 },
    (_, i) => `M${210 + i * 32} 548h32l6 52q-16 ${n(14 + canvas.sway(i) * 2)} -32 0Z`,
  );
  return [
    footShadow(canvas, 180, 742, 250, 18),
    path('M10 420Q20 300 110 296Q200 300 210 420Z', sideLit(canvas, '#f3dcb8')),
    circle(110, 288, 9, paint.of('#d9ad5c')),
    cat(canvas, [150, 308]),
    rect(-20, 408, 260, 334, sideLit(canvas, CLAY)),
    rect(-26, 398, 272, 20, topLit(canvas, tone(CLAY, 0.06)), { corner: 6 }),
    rect(196, 500, 198, 242, sideLit(canvas, tone(CLAY, 0.04))),
    path('M190 504V480h22v14h28v-14h28v14h28v-14h28v14h28v-14h28v14h22v10Z', paint.lit(CLAY, 0.2)),
    window(60, 500),
    window(160, 500),
    path('M40 742V620Q90 550 140 620V742Z', paint.lit('#f3d9b4', 0.2)),
    path('M52 742V624Q90 570 128 624V742Z', sideLit(canvas, '#4f86a8')),
    line('M90 596V742', paint.shaded('#3f6f94', 0.3), 4),
    circle(112, 680, 6, paint.of('#f2cd78')),
    path('M236 742V640Q292 590 348 640V742Z', hollow(canvas, '#8a5f4a')),
    awning.map((d, i) => path(d, paint.of(i % 2 ? '#f7ead2' : '#c9564a'))),
    lantern(canvas, [168, 580], { scale: 0.8 }),
  ];
}

function cat(canvas: Canvas, [x, y]: Point): Art {
  const fur: Colour = '#c98f5a';
  return group(
    [
      line(`M20 -4Q40 6 ${n(38 + canvas.sway() * 3)} 26`, canvas.paint.of(fur), 7),
      path('M-20 0Q-22 -32 2 -34Q24 -32 24 0Z', sideLit(canvas, fur)),
      path(
        'M-18 -40L-18 -60L-8 -50H6L16 -60L16 -40Q12 -26 0 -26Q-14 -26 -18 -40Z',
        sideLit(canvas, tone(fur, 0.05)),
      ),
      line('M-9 -40q3 3 6 0M4 -40q3 3 6 0', '#3a2f2c', 2),
    ],
    { x, y, scale: 0.9 },
  );
}

function well(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const stone: Colour = '#c4ad8c';
  let joints = '';
  for (let i = 0; i < 5; i++) joints += `M${n(-104 + i * 52)} -66V-36M${n(-78 + i * 46)} -34V-4`;
  return [
    footShadow(canvas, x, y, 150, 20),
    group(
      [
        line('M-94 -70V-262M94 -70V-262', paint.of('#8a5f3c'), 17),
        line('M-120 -250H120', paint.of('#9a6a42'), 19),
        { ...circle(0, -222, 24, 'none'), stroke: paint.shaded('#8a5f3c', 0.2), width: 9 },
        line(`M-22 -220V-120M22 -220V${n(-150 + canvas.sway() * 4)}`, paint.of('#d9bd8a'), 4),
        path('M-140 -246L0 -330L140 -246Z', slantLit(canvas, '#c9965c')),
        line(
          'M-96 -266L-70 -258M-30 -296L-20 -262M30 -296L24 -262M96 -266L70 -258',
          paint.shaded('#8a6038', 0.2),
          4,
          { opacity: 0.5 },
        ),
        path('M0 -150L4 -112H40L44 -150Z', sideLit(canvas, '#a9784c')),
        ellipse(0, -72, 112, 26, hollow(canvas, stone)),
        ellipse(0, -64, 88, 15, mix(paint.of('#4f93a8'), canvas.light.sky[2], 0.3)),
        path('M-118 -74Q0 -34 118 -74L110 -2Q0 22 -110 -2Z', sideLit(canvas, stone)),
        line(`M-114 -36Q0 -2 114 -36${joints}`, paint.shaded(stone, 0.32), 4, { opacity: 0.5 }),
        line('M-118 -74Q0 -34 118 -74', paint.lit(stone, 0.4), 10),
      ],
      { x, y },
    ),
  ];
}

function jar(canvas: Canvas, [x, y]: Point, size: number, colour: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 44 * size, 8 * size),
    group(
      [
        path('M-22 -112Q-60 -70 -40 -12Q0 8 40 -12Q60 -70 22 -112L26 -130H-26Z', sideLit(canvas, colour)),
        ellipse(0, -130, 28, 8, hollow(canvas, colour)),
        line('M-46 -66Q0 -48 46 -66', paint.of('#f3dcb8'), 6, { opacity: 0.8 }),
        line('M-26 -116Q-52 -112 -44 -82M26 -116Q52 -112 44 -82', paint.of(colour), 7),
      ],
      { x, y, scale: size },
    ),
  ];
}

const jars = (canvas: Canvas): Art => [
  jar(canvas, [300, 776], 0.86, '#c9764f'),
  jar(canvas, [376, 770], 0.62, '#b5653f'),
  jar(canvas, [1520, 800], 0.76, '#c9764f'),
];

function nearJars(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#a5643f', 0.16), nearShade(canvas, '#d9965c', 0.16)];
  return [
    path('M-30 920Q-50 800 40 770H100Q170 810 150 920Z', dark),
    line('M96 774Q160 812 146 910', edge, 6, { opacity: 0.7 }),
    rect(30, 748, 86, 26, edge, { corner: 10 }),
    path('M1630 920Q1650 810 1570 790H1520Q1450 820 1460 920Z', dark),
    line('M1524 794Q1458 826 1466 910', edge, 6, { opacity: 0.7 }),
    rect(1506, 770, 80, 24, edge, { corner: 10 }),
  ];
}
