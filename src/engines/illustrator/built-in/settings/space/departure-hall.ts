import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import {
  deepSky,
  ringedPlanet,
  rocket,
  starField,
} from '#engines/illustrator/built-in/scenery/outer-space.ts';
import { cornerShade } from '#engines/illustrator/built-in/scenery/room.ts';
import { footShadow, nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HULL: Colour = '#d3d0e2';
const FLOOR = 676;

/** Where travellers to the stars wait: a board of planets, a great window on the rockets, a belt that carries all. */
export function departureHall(canvas: Canvas): Stage {
  const { light, paint } = canvas;
  const [, , horizon] = deepSky(canvas);
  return {
    back: [
      rect(
        0,
        0,
        1600,
        700,
        canvas.radialAt(
          [
            [0, paint.lit(HULL, 0.3)],
            [0.6, paint.of(HULL)],
            [1, paint.shaded(HULL, 0.4)],
          ],
          [800, 360, 1050],
        ),
      ),
      outlook(canvas, horizon),
      board(canvas),
      floor(canvas),
      belt(canvas),
      seats(canvas),
      desk(canvas, [1420, 752]),
      suitcases(canvas),
      canvas.glow(800, 540, 600, 300, '#eef0ff', light.night ? 0.16 : 0.34),
      lamps(canvas),
      cornerShade(canvas, 0.4),
    ],
    light: motes(canvas, 7, { left: 420, top: 240, right: 1200, bottom: 740 }, '#eaf0ff', 1.7),
    front: nearRail(canvas),
    ground: { far: 758, near: 844 },
    obstacles: [
      { left: 0, top: 520, right: 396, bottom: 796 },
      { left: 1226, top: 480, right: 1600, bottom: 780 },
    ],
    seats: [{ name: 'bench', x: 210, y: 688, width: 330, foot: 776 }],
    tables: [{ name: 'desk', x: 1420, y: 586, width: 320, foot: 752 }],
    indoors: true,
  };
}

function outlook(canvas: Canvas, horizon: Colour): Art {
  const { paint } = canvas;
  const frame = 'M40 560V200Q40 130 110 130H650Q720 130 720 200V560Z';
  return [
    group(
      [
        starField(canvas, { left: 30, top: 120, right: 730, bottom: 570 }),
        ringedPlanet(canvas, [560, 240], 52, '#e0a06a'),
        path('M30 520Q200 470 380 500T730 490V570H30Z', mix(paint.of('#a9a3c4'), horizon, 0.3)),
        group(rocket(canvas, '#d9604f'), { x: 210, y: 540, scale: 0.95 }),
        group(rocket(canvas, '#4f9fb0'), { x: 420, y: 530, scale: 0.66 }),
      ],
      { clip: canvas.clip(frame) },
    ),
    { ...path(frame, 'none'), stroke: paint.shaded(HULL, 0.2), width: 26 },
    { ...path(frame, 'none'), stroke: paint.lit(HULL, 0.4), width: 14 },
    line('M266 130V560M494 130V560', paint.lit(HULL, 0.3), 10),
    path('M80 540L300 150H350L130 540Z', '#ffffff', { opacity: 0.08 }),
  ];
}

/** Planets in place of names, and lamps in place of hours. */
function board(canvas: Canvas): Art {
  const { paint } = canvas;
  const worlds = ['#e0806a', '#6fb5d6', '#f0c264', '#8fc08a', '#c49ae0'] as const;
  return [
    line('M880 20V110M1240 20V110', paint.shaded('#8f8ca8', 0.2), 9),
    rect(796, 104, 530, 330, paint.shaded('#3a3a5c', 0.1), { corner: 18 }),
    rect(796, 104, 530, 330, 'none', { corner: 18, stroke: paint.of('#8f8ca8'), width: 9 }),
    worlds.map((colour, i) => {
      const y = 148 + i * 60;
      return [
        circle(848, y, 19, colour),
        i % 2 === 0 && line(`M818 ${y + 6}Q848 ${y + 18} 878 ${y - 6}`, mix(colour, '#ffffff', 0.5), 5),
        line(`M906 ${y}h${120 + ((i * 53) % 70)}`, '#cfd6f0', 9, { opacity: 0.8 }),
        line(`M1126 ${y}h56`, '#cfd6f0', 9, { opacity: 0.5 }),
        [0, 1, 2].map((k) => circle(1218 + k * 32, y, 9, (k + i + canvas.frame) % 3 ? '#5f6490' : '#ffd98a')),
      ];
    }),
    canvas.glow(1060, 270, 330, 220, '#9fb0ff', 0.24),
  ];
}

function floor(canvas: Canvas): Art {
  const { paint } = canvas;
  const colour: Colour = '#b9b4cf';
  let joints = '';
  for (let i = -8; i <= 8; i++) joints += `M${n(800 + i * 100)} ${FLOOR}L${n(800 + i * 240)} 905`;
  return [
    rect(0, FLOOR, 1600, 230, topLit(canvas, colour, { contrast: 0.22 })),
    rect(0, FLOOR - 14, 1600, 18, paint.shaded(HULL, 0.2)),
    line(`${joints}M0 706H1600M0 754H1600M0 824H1600`, paint.shaded(colour, 0.28), 2.5, { opacity: 0.4 }),
    canvas.glow(800, 800, 700, 100, '#ffffff', 0.24),
  ];
}

/** The moving pavement along the wall; a small alien rides on it. */
function belt(canvas: Canvas): Art {
  const { paint } = canvas;
  let ribs = '';
  for (let x = 400 + canvas.frame * 12; x < 1230; x += 36) ribs += `M${x} 664v22`;
  return [
    rect(396, 656, 840, 36, paint.shaded('#5f5a86', 0.1), { corner: 14 }),
    line(ribs, paint.of('#8f8ab8'), 5),
    line('M420 602H1210', paint.of('#8fc4de'), 9),
    line('M440 602V660M820 602V660M1190 602V660', paint.shaded('#8f8ca8', 0.1), 8),
    group(
      [
        path('M-20 0Q-26 -40 0 -44Q26 -40 20 0Z', sideLit(canvas, '#8fc46a')),
        line('M-10 -42L-16 -58M10 -42L16 -58', paint.of('#8fc46a'), 4),
        circle(-16, -60, 5, '#f2c761'),
        circle(16, -60, 5, '#f2c761'),
        circle(-7, -28, 5, '#ffffff'),
        circle(7, -28, 5, '#ffffff'),
        circle(-6, -28, 2.4, '#2f3a30'),
        circle(8, -28, 2.4, '#2f3a30'),
        rect(22, -20, 24, 20, paint.of('#d9694f'), { corner: 4 }),
      ],
      { x: 1120 + canvas.frame * 12, y: 656 },
    ),
  ];
}

function seats(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, 210, 778, 210, 18),
    line('M70 700L56 776M210 700V776M350 700L364 776', paint.shaded('#8f8ca8', 0.2), 11),
    ['#e0705c', '#5596bd', '#f2c761'].map((colour, i) => [
      rect(48 + i * 112, 590, 100, 84, sideLit(canvas, colour as Colour), { corner: 18 }),
      rect(46 + i * 112, 680, 104, 24, topLit(canvas, tone(colour as Colour, 0.04)), { corner: 11 }),
    ]),
    rect(36, 700, 350, 10, paint.shaded('#8f8ca8', 0.1), { corner: 5 }),
  ];
}

function desk(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return [
    footShadow(canvas, x, y, 190, 18),
    path(`M${x - 150} ${y}L${x - 170} ${y - 150}H${x + 180}V${y}Z`, sideLit(canvas, '#8f8cc0')),
    path(star([x - 10, y - 76], 40), paint.of('#f7dc94')),
    rect(x - 184, y - 170, 370, 24, topLit(canvas, HULL), { corner: 11 }),
    line(`M${x + 60} ${y - 170}V${y - 206}`, paint.shaded('#8f8ca8', 0.2), 9),
    rect(x + 6, y - 282, 110, 80, paint.shaded('#4a4a70', 0.1), { corner: 12 }),
    rect(x + 16, y - 272, 90, 60, light.lamps ? '#bfe6ff' : paint.of('#9fd0ea'), { corner: 8 }),
    line(`M${x + 30} ${y - 228}l20 -26l16 16l24 -30`, '#4f72ad', 5),
    circle(x - 110, y - 186, 17, paint.of('#e0705c')),
    rect(x - 132, y - 176, 44, 8, paint.shaded('#8f8ca8', 0.2), { corner: 4 }),
  ];
}

function suitcases(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    ellipse(1250, 782, 60, 8, canvas.light.shadow, { opacity: 0.3 }),
    rect(1204, 706, 92, 74, sideLit(canvas, '#5fae8c'), { corner: 12 }),
    line('M1232 706Q1250 684 1268 706M1222 706V780M1278 706V780', paint.lit('#d0f0e0', 0.2), 6),
    path(star([1250, 744], 15), paint.of('#f7dc94')),
  ];
}

function lamps(canvas: Canvas): Art {
  return [150, 560, 1460].map((x) => [
    canvas.glow(x, 70, 260, 200, '#fff0d0', canvas.light.lamps ? 0.6 : 0.3),
    rect(x - 70, 44, 140, 20, '#fff8e6', { corner: 10 }),
  ]);
}

function nearRail(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#6f6a96', 0.18), nearShade(canvas, '#a9a6d0', 0.12)];
  return [
    line('M-20 826H180M1430 832H1620', dark, 26),
    line('M-20 818H180M1430 824H1620', edge, 7),
    line('M150 826V920M1460 832V920', dark, 22),
  ];
}
