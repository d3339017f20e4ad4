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
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { cog } from '#engines/illustrator/built-in/scenery/cog.ts';
import { clock, pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WINDOW = { left: 600, top: 130, right: 1000, bottom: 400 };
const FLOOR = 670;
const WOOD: Colour = '#b5834f';

/** A plain workshop: a long bench with a vice, tools in their places, wheels that drive other wheels. */
export function workshop(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      wall(canvas, { colour: '#dfd0b4', bottom: FLOOR, panel: { top: 500, colour: '#9a8468' } }),
      windowIn(canvas, 'workshop', WINDOW, { frame: '#7f9a94', panes: [4, 2] }),
      beltDrive(canvas),
      tools(canvas),
      plans(canvas),
      boards(canvas, { colour: '#bd945f', top: FLOOR }),
      bench(canvas),
      machine(canvas, [226, 772]),
      shelf(canvas),
      vessel(canvas, [1500, 784]),
      pendantLamp(canvas, [800, 96], '#5f8a86', 0.8),
      pendantLamp(canvas, [1330, 150], '#5f8a86', 0.9),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: [
      daylight(canvas, WINDOW, 730, 140),
      motes(canvas, 9, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.8),
    ],
    front: nearCrates(canvas),
    ground: { far: 758, near: 844 },
    obstacles: [
      { left: 40, top: 420, right: 396, bottom: 790 },
      { left: 1206, top: 480, right: 1600, bottom: 800 },
    ],
    tables: [{ name: 'workbench', x: 1370, y: 558, width: 380, foot: 740 }],
    indoors: true,
  };
}

/** Wheels along the ceiling; the belt runs down to the machine. */
function beltDrive(canvas: Canvas): Art {
  const { paint } = canvas;
  const spin = canvas.frame * 10;
  return [
    line('M-20 66H560', paint.shaded('#6f747c', 0.1), 12),
    line('M170 66L196 470M236 66L262 470', paint.shaded('#7a5a42', 0.2), 7),
    cog(canvas, [204, 66], 58, { colour: '#a9784c', turn: spin }),
    cog(canvas, [322, 78], 44, { colour: '#8a9aa5', turn: -spin }),
    cog(canvas, [410, 58], 36, { colour: '#d9ad5c', turn: spin * 1.4 }),
    cog(canvas, [486, 76], 42, { colour: '#8a9aa5', turn: -spin }),
  ];
}

function tools(canvas: Canvas): Art {
  const { paint } = canvas;
  const steel = paint.of('#a9b2ba');
  const grip = paint.of('#c9694f');
  const hang = (x: number, art: Art, i: number) => group(art, { x, y: 250, turn: canvas.sway(i) * 1.5 });
  return [
    rect(1080, 206, 460, 220, sideLit(canvas, '#c9a878'), { corner: 8 }),
    rect(1080, 206, 460, 220, 'none', { corner: 8, stroke: paint.shaded(WOOD, 0.2), width: 8 }),
    hang(1126, [line('M0 20V120', grip, 13), rect(-30, 0, 60, 28, steel, { corner: 6 })], 0),
    hang(
      1196,
      [
        path('M-14 0H14L22 110H-22Z', steel),
        rect(-15, 104, 30, 46, grip, { corner: 10 }),
        line('M-14 12l6 8l-6 8l6 8l-6 8l6 8l-6 8l6 8', paint.shaded('#a9b2ba', 0.3), 2.5),
      ],
      1,
    ),
    hang(1270, [line('M0 24V130', steel, 13), { ...circle(0, 14, 17, 'none'), stroke: steel, width: 11 }], 2),
    hang(
      1340,
      [line('M-12 0L6 70M12 0L-6 70', steel, 9), line('M4 70Q14 100 10 140M-4 70Q-14 100 -10 140', grip, 11)],
      3,
    ),
    hang(1412, [line('M0 0V70', steel, 7), rect(-11, 70, 22, 64, paint.of('#e0ad4a'), { corner: 9 })], 4),
    hang(1486, [path('M-26 0H26L20 40H-20Z', steel), line('M0 40V140', paint.of('#b5834f'), 12)], 5),
  ];
}

/** Drawings of what is not yet there; no writing. */
function plans(canvas: Canvas): Art {
  const { paint } = canvas;
  const ink = paint.of('#eaf3f8');
  return [
    group(
      [
        rect(-56, -70, 112, 140, paint.of('#4f7fa0'), { corner: 4 }),
        line('M-34 20Q0 -50 34 20M-40 20H40M-20 20v20M20 20v20M0 -14v-24', ink, 4),
        { ...circle(-20, 46, 8, 'none'), stroke: ink, width: 3 },
        { ...circle(20, 46, 8, 'none'), stroke: ink, width: 3 },
      ],
      { x: 470, y: 260, turn: -3 },
    ),
    group(
      [
        rect(-44, -40, 88, 80, paint.of('#f3e6cc'), { corner: 3 }),
        line('M-24 10L0 -20L24 10ZM0 10v16', paint.of('#b5564a'), 4),
      ],
      { x: 496, y: 400, turn: 5 },
    ),
    clock(canvas, [1040, 150], 34, '#8a5f42'),
  ];
}

function bench(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, 1390, 744, 240, 18),
    line('M1222 600V742M1580 600V742', paint.shaded(WOOD, 0.25), 28),
    rect(1206, 640, 400, 22, paint.shaded(WOOD, 0.35)),
    rect(1190, 560, 430, 32, topLit(canvas, tone(WOOD, 0.06)), { corner: 6 }),
    rect(1196, 592, 420, 40, sideLit(canvas, WOOD)),
    [1290, 1420].map((x) => [
      rect(x - 40, 598, 80, 28, slantLit(canvas, tone(WOOD, 0.06), { contrast: 0.2 }), { corner: 5 }),
      circle(x, 612, 6, paint.of('#e6c37a')),
    ]),
    rect(1204, 516, 64, 44, sideLit(canvas, '#6f7a86'), { corner: 6 }),
    rect(1196, 500, 24, 40, sideLit(canvas, '#6f7a86'), { corner: 5 }),
    line('M1176 536V580', paint.of('#a9b2ba'), 7),
    robot(canvas, [1356, 560]),
    path('M1430 560V520H1476V560Z', sideLit(canvas, '#c9694f')),
    line('M1440 520L1432 470M1452 520V462M1464 520L1474 474', paint.of('#f0d08a'), 7),
    cog(canvas, [1540, 534], 27, { colour: '#d9ad5c' }),
    line('M1500 556q14 -10 26 0', paint.of('#c98f4a'), 5),
  ];
}

/** Half built, and already curious. */
function robot(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return group(
    [
      rect(-28, -52, 56, 52, sideLit(canvas, '#8fb0b8'), { corner: 8 }),
      circle(0, -26, 10, paint.of('#f2c761')),
      line('M28 -40Q46 -36 44 -14', paint.of('#8a9aa5'), 7),
      rect(-24, -96, 48, 38, sideLit(canvas, '#a9c4ca'), { corner: 10 }),
      circle(-9, -78, 7, light.lamps ? '#fff0b8' : '#ffffff'),
      circle(11, -78, 7, light.lamps ? '#fff0b8' : '#ffffff'),
      circle(-7, -78, 3, '#2f3a40'),
      circle(13, -78, 3, '#2f3a40'),
      line(`M0 -96V${n(-112 + canvas.sway() * 2)}`, paint.of('#8a9aa5'), 4),
      circle(0, -116 + canvas.sway() * 2, 6, paint.of('#e0705c')),
    ],
    { x, y },
  );
}

function machine(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const iron: Colour = '#6f8f8a';
  const steam = canvas.sway() * 8;
  return [
    footShadow(canvas, x, y, 180, 20),
    group(
      [
        rect(-150, -50, 300, 50, sideLit(canvas, tone(iron, -0.08)), { corner: 8 }),
        rect(-126, -250, 170, 204, sideLit(canvas, iron), { corner: 26 }),
        line('M-126 -190H44M-126 -110H44', paint.of('#d9ad5c'), 8),
        circle(-40, -150, 34, slantLit(canvas, '#d9ad5c')),
        circle(-40, -150, 25, paint.of('#fdf6e6')),
        group(line('M0 0V-18', paint.of('#b5483f'), 5), { x: -40, y: -150, turn: canvas.sway() * 30 }),
        cog(canvas, [96, -120], 62, { colour: '#c98f4a', turn: canvas.frame * 9 }),
        cog(canvas, [104, -232], 44, { colour: '#a9b2ba', turn: -canvas.frame * 12 }),
        rect(-104, -296, 40, 50, sideLit(canvas, '#8a7f78'), { corner: 6 }),
        line(`M-84 -304Q${n(-100 + steam)} -340 -80 -366T${n(-88 - steam)} -420`, '#ffffff', 14, {
          opacity: 0.4,
        }),
        line('M44 -226Q70 -300 -10 -300', paint.of('#d9ad5c'), 10),
        [-80, -40, 0].map((lx, i) =>
          circle(lx, -76, 8, (i + canvas.frame) % 3 ? paint.of('#8a6a52') : '#ffd36a'),
        ),
      ],
      { x, y },
    ),
  ];
}

function shelf(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    rect(420, 470, 150, 13, topLit(canvas, WOOD), { corner: 4 }),
    (['#c9694f', '#5f8a86', '#e0ad4a'] as const).map((colour, i) => [
      rect(432 + i * 46, 430, 34, 40, sideLit(canvas, colour), { corner: 5 }),
      rect(430 + i * 46, 424, 38, 9, paint.of('#e6d8ba'), { corner: 3 }),
    ]),
  ];
}

function vessel(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 80, 12),
    path(`M${x - 60} ${y - 66}H${x + 60}L${x + 50} ${y}H${x - 50}Z`, sideLit(canvas, '#a9784c')),
    line(
      `M${x - 30} ${y - 70}L${x - 50} ${y - 150}M${x} ${y - 70}V${y - 166}M${x + 26} ${y - 70}L${x + 44} ${y - 140}`,
      paint.of('#d9c4a0'),
      11,
    ),
    rect(x - 64, y - 76, 128, 15, topLit(canvas, '#c4935c'), { corner: 6 }),
    ellipse(x, y - 34, 30, 8, paint.shaded('#8a6040', 0.2), { opacity: 0.4 }),
  ];
}

function nearCrates(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#8a6a48', 0.2), nearShade(canvas, '#b58a5c', 0.18)];
  return [
    rect(-40, 826, 200, 100, dark, { corner: 6 }),
    rect(-40, 820, 206, 18, edge, { corner: 5 }),
    cog(canvas, [70, 824], 40, { colour: '#5f5a60' }),
    rect(1450, 838, 200, 100, dark, { corner: 6 }),
    rect(1444, 832, 206, 18, edge, { corner: 5 }),
  ];
}
