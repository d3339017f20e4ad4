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
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { telescope } from '#engines/illustrator/built-in/scenery/telescope.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const IRON: Colour = '#4f6470';

/** Up on the lighthouse: the great lamp behind its glass, a railing, and the sea all around far below. */
export function lampGallery(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 100, 330),
      birds(canvas, 760, 220, 3),
      sea(canvas, { top: 520, height: 190, near: '#6fb8c4', deep: '#4a8fb0' }),
      coast(canvas),
      sailingBoat(canvas, [640, 586], { hull: '#c9564a', scale: 0.42, depth: 0.3 }),
      sailingBoat(canvas, [1000, 610], { hull: '#4f8fa8', sail: '#f7e8c8', scale: 0.56, depth: 0.22 }),
      mist(canvas, 470, 110, 0.4),
      canvas.glow(820, 560, 600, 280, light.glow, light.night ? 0.16 : 0.4),
      railing(canvas),
      deck(canvas),
      lampRoom(canvas),
      telescope(canvas, [1400, 800], { scale: 1.1 }),
      gull(canvas, [1180, 616]),
      rope(canvas, [1520, 800]),
    ],
    light: beam(canvas),
    front: nearRail(canvas),
    ground: { far: 760, near: 844 },
    obstacles: [
      { left: 0, top: 300, right: 396, bottom: 780 },
      { left: 1290, top: 620, right: 1600, bottom: 812 },
    ],
  };
}

function coast(canvas: Canvas): Art {
  const { paint } = canvas;
  const green = snowedOn(canvas, '#8fb078');
  return [
    path('M1160 528Q1260 486 1380 500T1620 470V560Q1400 560 1160 528Z', paint.of(green, 0.44)),
    path('M1240 640Q1330 596 1440 612T1620 590V700H1300Q1260 680 1240 640Z', paint.of(green, 0.24)),
    [1360, 1410, 1470, 1530].map((x, i) => [
      rect(x, 600 - (i % 2) * 6, 28, 24, paint.of(i % 2 ? '#f3e2c4' : '#e0b08a', 0.3)),
      path(`M${x - 4} ${601 - (i % 2) * 6}l18 -17l18 17Z`, paint.of(snowedOn(canvas, '#b5604f'), 0.3)),
    ]),
    line('M1250 656Q1290 684 1310 696', '#ffffff', 5, { opacity: 0.5 }),
  ];
}

function railing(canvas: Canvas): Art {
  const { paint } = canvas;
  const iron = paint.of(IRON);
  const posts = Array.from({ length: 13 }, (_, i) => `M${360 + i * 104} 620V724`);
  return [
    line(posts.join(''), iron, 10),
    line('M340 650H1640M340 688H1640', iron, 6),
    line('M340 618H1640', iron, 15),
    line('M340 613H1640', paint.lit(tone(IRON, 0.15), 0.4), 4, { opacity: 0.7 }),
    canvas.weather === 'snow' && line('M340 610H1640', paint.of('#ffffff'), 6),
  ];
}

function deck(canvas: Canvas): Art {
  const { paint } = canvas;
  const stone = snowedOn(canvas, '#cfc4b6');
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${n(800 + i * 110)} 716L${n(800 + i * 230)} 905`;
  return [
    rect(0, 714, 1600, 200, topLit(canvas, stone, { contrast: 0.22 })),
    rect(0, 710, 1600, 14, paint.lit(stone, 0.4)),
    line(`${joints}M0 752H1600M0 816H1600`, paint.shaded(stone, 0.3), 2.5, { opacity: 0.35 }),
  ];
}

/** Glass all round, and rings of crystal about the flame. */
function lampRoom(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const iron = paint.of(IRON);
  const red: Colour = '#c9483f';
  return [
    footShadow(canvas, 170, 748, 220, 18),
    rect(-20, 560, 370, 186, sideLit(canvas, '#f3ece0')),
    rect(-20, 600, 370, 70, sideLit(canvas, red)),
    rect(-20, 190, 350, 376, light.lamps ? '#ffe9b0' : mix(paint.of('#bfe0ea'), light.sky[1], 0.4), {
      opacity: 0.85,
    }),
    lens(canvas, [150, 390]),
    line('M-10 190V566M110 190V566M226 190V566M330 190V566M-20 380H340', iron, 10),
    path('M60 560L180 200H216L100 560Z', '#ffffff', { opacity: 0.16 }),
    rect(-20, 548, 380, 24, topLit(canvas, tone(IRON, 0.08)), { corner: 6 }),
    path('M-20 200V120Q120 40 250 110Q330 150 370 200Z', sideLit(canvas, snowedOn(canvas, red, 0.7))),
    rect(-20, 186, 396, 20, topLit(canvas, tone(IRON, 0.08)), { corner: 8 }),
    path('M226 746V628Q226 602 262 602Q298 602 298 628V746Z', paint.shaded(red, 0.3)),
    path('M234 746V630Q234 610 262 610Q290 610 290 630V746Z', sideLit(canvas, '#4f86a8')),
    circle(280, 690, 6, paint.of('#f2cd78')),
  ];
}

function lens(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  return [
    light.lamps && canvas.glow(x, y, 420, 330, '#ffe08a', 0.85),
    canvas.glow(x, y, 150, 150, '#fff6d0', light.lamps ? 0.95 : 0.4),
    rect(x - 34, y + 96, 68, 84, sideLit(canvas, '#b58a3f'), { corner: 6 }),
    ellipse(x, y, 76, 106, light.lamps ? '#fff3c4' : paint.lit('#dff1f6', 0.3), { opacity: 0.75 }),
    [96, 68, 40].map((r) => ({
      ...ellipse(x, y, r * 0.72, r, 'none'),
      stroke: paint.lit('#ffffff', 0.4),
      width: 5,
      opacity: 0.8,
    })),
    circle(x, y, 22, light.lamps ? '#ffffff' : paint.of('#f7e3a0')),
  ];
}

/** In the dark it goes round over the water. */
function beam(canvas: Canvas): Art {
  if (!canvas.light.lamps) return undefined;
  const swing = canvas.frame * 40;
  const fill = canvas.linearAt(
    [
      [0, '#fff3c4', 0.5],
      [0.6, '#fff3c4', 0.14],
      [1, '#fff3c4', 0],
    ],
    [180, 390, 1500, 300],
  );
  return path(`M180 360L1640 ${120 + swing}V${380 + swing}L180 420Z`, fill, { airy: true });
}

function gull(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-6 -6V4M6 -6V4', paint.of('#e6a05a'), 4),
      path('M-54 -14Q-30 -40 0 -40Q28 -38 28 -20Q20 -2 -10 -4Q-34 -6 -54 -14Z', sideLit(canvas, '#f7f3ea')),
      path('M-58 -18Q-26 -34 6 -28Q-4 -12 -40 -14Z', paint.of('#a9b5c0')),
      circle(24, -46, 14, paint.of('#fbf7ee')),
      path('M36 -48L54 -42L36 -40Z', paint.of('#f0a84a')),
      circle(28, -49, 2.6, '#2f2a28'),
    ],
    { x, y },
  );
}

function rope(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    ellipse(x, y, 60, 12, canvas.light.shadow, { opacity: 0.3 }),
    [0, 10, 20].map((up, i) => ({
      ...ellipse(x, y - 8 - up, 46 - i * 5, 13, 'none'),
      stroke: i % 2 ? paint.lit('#d9b784', 0.1) : paint.of('#c4a06c'),
      width: 11,
    })),
  ];
}

function nearRail(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, IRON, 0.16), nearShade(canvas, '#8aa0ac', 0.16)];
  return [
    line('M-20 850Q120 846 210 920M1620 846Q1480 842 1400 920', dark, 26),
    line('M-20 842Q124 838 216 912M1620 838Q1476 834 1394 912', edge, 6),
    line('M40 856V920M1570 852V920', dark, 16),
  ];
}
