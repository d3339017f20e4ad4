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
import { clock, framedPicture, pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { ironStove } from '#engines/illustrator/built-in/scenery/iron-stove.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WINDOW = { left: 590, top: 130, right: 1010, bottom: 430 };
const FLOOR = 664;
const WOOD: Colour = '#a8754a';

/** Where travellers wait: a stove, long benches, the counter where tickets are sold. */
export function waitingRoom(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      wall(canvas, { colour: '#e9dcb8', bottom: FLOOR, panel: { top: 470, colour: '#7f9f8a' } }),
      windowIn(canvas, 'waiting room', WINDOW, { frame: '#f7ecd6', panes: [4, 2] }),
      departures(canvas),
      clock(canvas, [800, 66], 46, '#8a5f42'),
      framedPicture(canvas, 0, { left: 420, top: 200, right: 520, bottom: 310 }, '#b5834f'),
      boards(canvas, { colour: '#c99a66', top: FLOOR }),
      longBench(canvas),
      ironStove(canvas, [196, 772], 1),
      counter(canvas),
      trunk(canvas, [360, 786]),
      pendantLamp(canvas, [340, 190], '#4f8f7a', 0.9),
      pendantLamp(canvas, [1180, 150], '#4f8f7a', 0.8),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.34),
      lampWarmth(canvas),
      cornerShade(canvas, 0.46),
    ],
    light: [
      daylight(canvas, WINDOW, 726, 130),
      motes(canvas, 7, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff4c4', 1.7),
    ],
    front: nearBench(canvas),
    ground: { far: 762, near: 844 },
    obstacles: [
      { left: 80, top: 400, right: 398, bottom: 796 },
      { left: 1226, top: 300, right: 1600, bottom: 760 },
    ],
    seats: [{ name: 'bench', x: 800, y: 606, width: 560, foot: 690 }],
    tables: [{ name: 'counter', x: 1430, y: 540, width: 330, foot: 740 }],
    indoors: true,
  };
}

/** A board of lines and lamps in place of writing. */
function departures(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const rows = [0, 1, 2, 3].map((i) => `M1076 ${206 + i * 38}h${70 + ((i * 37) % 40)}`);
  return [
    rect(1052, 168, 170, 178, paint.shaded(WOOD, 0.2), { corner: 8 }),
    rect(1062, 178, 150, 158, hollow(canvas, '#5f7a70'), { corner: 4 }),
    line(rows.join(''), paint.lit('#f3e3b4', 0.4), 8, { opacity: 0.85 }),
    [0, 1, 2, 3].map((i) =>
      circle(1196, 206 + i * 38, 6, i === 1 && light.lamps ? '#ffd36a' : paint.of('#8fc0a0')),
    ),
  ];
}

function longBench(canvas: Canvas): Art {
  const { paint } = canvas;
  const slats = [520, 544, 568].map((y) =>
    rect(510, y, 580, 18, sideLit(canvas, WOOD, { contrast: 0.18 }), { corner: 6 }),
  );
  return [
    footShadow(canvas, 800, 690, 320, 14),
    line('M540 690V514M1060 690V514M800 690V514', paint.shaded(WOOD, 0.3), 16),
    slats,
    rect(500, 602, 600, 22, topLit(canvas, tone(WOOD, 0.05)), { corner: 8 }),
    rect(506, 624, 588, 10, paint.shaded(WOOD, 0.35)),
    path('M500 604Q484 560 512 556M1100 604Q1116 560 1088 556', 'none'),
    line('M504 606V560H540M1096 606V560H1060', paint.shaded(WOOD, 0.12), 13),
  ];
}

/** A pigeon waits for its turn. */
function counter(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const brass: Colour = '#d9ad5c';
  const opening = 'M1318 530V330Q1318 262 1430 262Q1542 262 1542 330V530Z';
  let grille = '';
  for (let x = 1346; x <= 1516; x += 34) grille += `M${x} ${n(276 + Math.abs(x - 1430) * 0.18)}V430`;
  return [
    rect(1240, 140, 380, 560, sideLit(canvas, WOOD, { contrast: 0.26 })),
    rect(1228, 120, 400, 36, topLit(canvas, tone(WOOD, 0.07)), { corner: 8 }),
    line('M1272 190V690M1588 190V690', paint.shaded(WOOD, 0.35), 5, { opacity: 0.5 }),
    path(opening, light.lamps ? '#ffdf9a' : hollow(canvas, '#b58a64')),
    light.lamps && canvas.glow(1430, 400, 240, 220, '#ffcf7a', 0.6),
    [1356, 1392, 1478].map((x, i) =>
      rect(
        x,
        376 - i * 8,
        26,
        60 + i * 8,
        paint.of((['#c9694f', '#5f93a8', '#e0b45c'] as const)[i] ?? WOOD),
        { corner: 4 },
      ),
    ),
    rect(1340, 436, 180, 10, paint.shaded(WOOD, 0.2)),
    line(grille, paint.of(brass), 5),
    line('M1326 430H1534', paint.of(brass), 7),
    { ...path(opening, 'none'), stroke: paint.lit(tone(WOOD, 0.08), 0.2), width: 14 },
    rect(1252, 532, 356, 26, topLit(canvas, tone(WOOD, 0.1)), { corner: 8 }),
    rect(1262, 558, 336, 9, light.shadow, { opacity: 0.28 }),
    [0, 1, 2].map((i) =>
      rect(1272 + i * 112, 584, 96, 130, slantLit(canvas, tone(WOOD, 0.04), { contrast: 0.2 }), {
        corner: 6,
      }),
    ),
    footShadow(canvas, 1430, 716, 220, 16),
    pigeon(canvas, [1300, 532]),
    path('M1470 532V512Q1470 500 1484 500H1500Q1514 500 1514 512V532Z', sideLit(canvas, brass)),
    circle(1492, 496, 7, paint.of('#8a5f42')),
  ];
}

function pigeon(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-6 -10V0M6 -10V0', paint.of('#d98a6a'), 4),
      path('M-50 -14Q-30 -44 0 -44Q26 -44 26 -22Q22 -4 -8 -6Q-30 -8 -50 -14Z', sideLit(canvas, '#9aa8bc')),
      path('M-40 -18Q-18 -36 8 -30Q0 -14 -40 -18Z', paint.shaded('#8291aa', 0.2)),
      circle(22, -50, 14, sideLit(canvas, '#8fa89c')),
      path('M34 -52L46 -47L34 -44Z', paint.of('#e6a95a')),
      circle(26, -53, 2.8, '#3a2f2c'),
    ],
    { x, y, turn: canvas.sway() * 2 },
  );
}

function trunk(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const leather: Colour = '#9a5f46';
  return group(
    [
      ellipse(4, 2, 74, 10, canvas.light.shadow, { opacity: 0.32 }),
      rect(-64, -76, 128, 76, sideLit(canvas, leather), { corner: 9 }),
      line('M-64 -48H64', paint.shaded(leather, 0.4), 4),
      line('M-36 -76V0M36 -76V0', paint.of('#e6c88a'), 7),
      rect(-12, -54, 24, 16, paint.of('#e6b95c'), { corner: 4 }),
      path('M-30 -76Q-26 -100 0 -102Q26 -100 30 -76Z', sideLit(canvas, '#5f7a96')),
      ellipse(0, -76, 46, 8, paint.of('#5f7a96')),
      line('M-29 -82Q0 -74 29 -82', paint.of('#e0705c'), 6),
    ],
    { x, y, scale: 0.86 },
  );
}

function nearBench(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, WOOD, 0.26), nearShade(canvas, WOOD, 0.1)];
  return [
    rect(-40, 826, 250, 24, dark, { corner: 8 }),
    rect(-40, 822, 250, 10, edge, { corner: 5 }),
    rect(170, 840, 22, 90, dark),
    rect(1420, 836, 230, 24, dark, { corner: 8 }),
    rect(1420, 832, 230, 10, edge, { corner: 5 }),
    rect(1440, 850, 22, 90, dark),
  ];
}
