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
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { boards } from '#engines/illustrator/built-in/scenery/room.ts';
import { footShadow, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { dim } from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WOOD: Colour = '#9a7456';

/** The cupboard under the stairs: small, dark, and full of things; light comes through the door and from one bulb. */
export function underTheStairs(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      planks(canvas),
      steps(canvas),
      crack(canvas),
      shelf(canvas),
      boards(canvas, { colour: tone(WOOD, -0.04), top: 686 }),
      broom(canvas),
      boxes(canvas),
      vacuum(canvas, [1400, 780]),
      duskOver(canvas),
      eyes(canvas, [336, 636]),
      bulb(canvas, [700, 250]),
      canvas.glow(780, 760, 620, 110, '#ffcf8a', light.night ? 0.34 : 0.26),
    ],
    light: motes(canvas, 9, { left: 420, top: 260, right: 1160, bottom: 740 }, '#ffe9b8', 1.7),
    front: nearDark(canvas),
    ground: { far: 758, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 388, bottom: 800 },
      { left: 1210, top: 480, right: 1600, bottom: 800 },
    ],
    seats: [{ name: 'box', x: 286, y: 690, width: 170, foot: 790 }],
  };
}

function planks(canvas: Canvas): Art {
  const { paint } = canvas;
  let seams = '';
  for (let x = 40; x < 1600; x += 96) seams += `M${x} 0V690`;
  return [
    rect(
      0,
      0,
      1600,
      700,
      canvas.radialAt(
        [
          [0, paint.lit(WOOD, 0.16)],
          [0.5, dim(canvas, WOOD, 0.2)],
          [1, dim(canvas, WOOD, 0.75)],
        ],
        [760, 420, 950],
      ),
    ),
    line(seams, dim(canvas, WOOD, 0.7), 5, { opacity: 0.55 }),
    [
      [232, 300],
      [424, 520],
      [1000, 240],
      [1290, 470],
    ].map(([x = 0, y = 0]) => ({
      ...ellipse(x, y, 10, 16, 'none'),
      stroke: dim(canvas, WOOD, 0.7),
      width: 3,
      opacity: 0.6,
    })),
  ];
}

/** The stairs from below: a ceiling that comes down step by step. */
function steps(canvas: Canvas): Art {
  const { paint } = canvas;
  const count = 9;
  const corners = Array.from(
    { length: count },
    (_, i) => `V${n(-20 + (i + 1) * 58)}H${n(820 + (i + 1) * 100)}`,
  );
  const d = `M820 -20${corners.join('')}V-20Z`;
  return [
    path(d, dim(canvas, tone(WOOD, 0.04), 0.45)),
    line(d.replace('Z', ''), dim(canvas, WOOD, 0.85), 16, { opacity: 0.6 }),
    line(d.replace('Z', ''), paint.lit(WOOD, 0.2), 4, { opacity: 0.45 }),
  ];
}

/** The door is not quite shut. */
function crack(canvas: Canvas): Art {
  const { light, paint } = canvas;
  const glow = light.night ? '#ffdca0' : mix(light.glow, '#ffe6b0', 0.4);
  const beam = canvas.linearAt(
    [
      [0, glow, 0.5],
      [1, glow, 0],
    ],
    [150, 0, 700, 0],
  );
  return [
    rect(96, 170, 150, 520, dim(canvas, '#7a8a86', 0.3), { corner: 4 }),
    [200, 440].map((y) => rect(116, y, 92, 200, dim(canvas, '#7a8a86', 0.5), { corner: 6, opacity: 0.6 })),
    rect(236, 170, 20, 520, glow),
    canvas.glow(246, 430, 150, 340, glow, 0.6),
    path('M256 170L760 860H420L256 690Z', beam, { airy: true }),
    circle(218, 440, 9, paint.of('#e6c37a')),
  ];
}

function shelf(canvas: Canvas): Art {
  const { paint } = canvas;
  const jar = (x: number, colour: Colour): Art => [
    rect(x - 20, 372, 40, 58, sideLit(canvas, colour), { corner: 9 }),
    rect(x - 17, 362, 34, 14, paint.of('#cdbb9c'), { corner: 4 }),
    line(`M${x - 11} 384v32`, '#ffffff', 4, { opacity: 0.3 }),
  ];
  return [
    rect(440, 430, 330, 16, topLit(canvas, WOOD), { corner: 4 }),
    path('M470 446v34l26 -34ZM740 446v34l-26 -34Z', dim(canvas, WOOD, 0.5)),
    jar(484, '#b5654a'),
    jar(540, '#a58a4a'),
    rect(584, 392, 66, 38, sideLit(canvas, '#7f8fa0'), { corner: 4 }),
    jar(694, '#7f9a6a'),
    rect(722, 404, 34, 26, paint.of('#a9745c'), { corner: 4 }),
  ];
}

function broom(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    line('M1178 720L1136 330', paint.of('#b58552'), 12),
    path('M1156 690H1204L1222 752H1148Z', topLit(canvas, '#c9a45c')),
    line('M1166 704L1160 750M1180 704V750M1194 704L1204 750', paint.shaded('#8a6a3c', 0.2), 3),
  ];
}

function boxes(canvas: Canvas): Art {
  const { paint } = canvas;
  const card: Colour = '#b58a5c';
  return [
    footShadow(canvas, 240, 794, 210, 18),
    rect(30, 560, 150, 100, sideLit(canvas, tone(card, -0.05)), { corner: 4 }),
    rect(10, 656, 190, 136, sideLit(canvas, card), { corner: 4 }),
    line('M10 700H200', paint.of('#d9bd8a'), 12, { opacity: 0.7 }),
    rect(196, 690, 180, 104, sideLit(canvas, tone(card, 0.04)), { corner: 4 }),
    path(
      'M196 690L176 664L270 668L286 690ZM376 690L398 660L312 668L286 690Z',
      topLit(canvas, tone(card, 0.08)),
    ),
    line('M286 690V794', paint.of('#d9bd8a'), 12, { opacity: 0.6 }),
    path('M250 690Q258 650 286 652Q316 650 322 690Z', sideLit(canvas, '#8a6ab0')),
  ];
}

function vacuum(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 140, 18),
    line(
      `M${x - 60} ${y - 90}Q${x - 170} ${y - 190} ${x - 100} ${y - 250}T${x - 20} ${y - 330}`,
      paint.shaded('#5a5a66', 0.1),
      17,
    ),
    line(`M${x - 20} ${y - 330}L${x + 60} ${y - 40}`, paint.of('#a9a6b0'), 11),
    path(
      `M${x - 100} ${y}Q${x - 112} ${y - 106} ${x} ${y - 112}Q${x + 112} ${y - 106} ${x + 100} ${y}Z`,
      sideLit(canvas, '#b5564a'),
    ),
    circle(x - 64, y - 12, 24, paint.shaded('#4a4650', 0.1)),
    circle(x + 64, y - 12, 24, paint.shaded('#4a4650', 0.1)),
    line(`M${x - 36} ${y - 116}Q${x} ${y - 142} ${x + 36} ${y - 116}`, paint.shaded('#5a5a66', 0.1), 10),
  ];
}

/** It is dark in here at any hour. */
function duskOver(canvas: Canvas): Art {
  const dark = canvas.light.night ? '#140f26' : '#221a2c';
  const fill = canvas.radialAt(
    [
      [0, dark, 0],
      [0.45, dark, 0.3],
      [1, dark, 0.74],
    ],
    [740, 470, 900],
  );
  return rect(0, 0, 1600, 900, fill, { airy: true });
}

/** The cat has been here all the time. */
function eyes(canvas: Canvas, [x, y]: Point): Art {
  return group(
    [-15, 15].map((dx) => [circle(dx, 0, 10, '#d8f0a0'), ellipse(dx, 0, 3, 8, '#2f3a2c')]),
    { x, y, scale: [1, canvas.frame === 2 ? 0.2 : 1] },
  );
}

function bulb(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      line('M0 -300V-34', paint.shaded('#4a4440', 0.2), 4),
      canvas.glow(0, 10, 560, 480, '#ffc873', 0.72),
      canvas.glow(0, 4, 130, 130, '#fff0c0', 0.85),
      rect(-11, -38, 22, 26, paint.of('#8a7f70'), { corner: 4 }),
      path('M-11 -14Q-30 2 -22 24Q0 44 22 24Q30 2 11 -14Z', '#fff3c4'),
      line('M30 -30V60', paint.of('#cdbb9c'), 2.5),
      circle(30, 64, 5, paint.of('#cdbb9c')),
    ],
    { x, y, turn: canvas.sway() * 2 },
  );
}

function nearDark(canvas: Canvas): Art {
  const dark = dim(canvas, '#4a3a44', 0.9);
  return [
    path('M-20 -20H120Q60 200 70 460Q40 700 110 920H-20Z', dark, { opacity: 0.9 }),
    path('M1620 -20H1540Q1580 300 1530 520Q1560 760 1470 920H1620Z', dark, { opacity: 0.9 }),
    path('M1400 920Q1420 850 1480 856Q1540 840 1600 870V920Z', dark),
  ];
}
