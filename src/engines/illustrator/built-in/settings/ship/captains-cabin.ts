import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { barrel, lantern, treasureChest } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { litFromAbove, litFromLeft } from '#engines/illustrator/built-in/scenery/coastal-light.ts';
import {
  planks,
  shipColoursOf,
  type ShipColours,
} from '#engines/illustrator/built-in/scenery/ship-timber.ts';
import { farIsle, waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const PANES = [452, 596, 740, 884, 1028] as const;
const PANE_WIDTH = 120;

const arch = (x: number) =>
  `M${x} 552V268Q${x} 214 ${x + PANE_WIDTH / 2} 214Q${x + PANE_WIDTH} 214 ${x + PANE_WIDTH} 268V552Z`;

/** Below deck: a row of stern windows over the wake, a desk with globe and map, a hammock and shelves. */
export function captainsCabin(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('cabin');
  const colours = shipColoursOf(canvas);
  return {
    back: [
      walls(canvas, colours),
      view(canvas, random),
      windowFrames(canvas, colours),
      windowSeat(canvas, random, colours),
      planks(canvas, { top: 690, colour: colours.deck, vanish: [800, 200], outdoors: false }),
      canvas.glow(800, 694, 1000, 22, light.shadow, 0.4),
      rug(canvas, colours),
      beams(canvas, colours),
      shelves(canvas, random),
      hammock(canvas, colours),
      desk(canvas),
      barrel(canvas, [1476, 790], { scale: 0.95 }),
      treasureChest(canvas, [1324, 812], { scale: 0.96 }),
      lantern(canvas, [520, 96], { scale: 1.1, lit: true }),
      lantern(canvas, [1080, 96], { scale: 1.1, lit: true }),
    ],
    light: light.night || light.overcast > 0.5 ? lampGlow(canvas) : sunOnTheFloor(canvas),
    indoors: true,
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 480, right: 386, bottom: 830 },
      { left: 1226, top: 660, right: 1560, bottom: 826 },
    ],
  };
}

/** What the windows show: sky, sea and our own wake. */
function view(canvas: Canvas, random: Random): Art {
  const outside = [
    sky(canvas),
    clouds(canvas, 4, 230, 380),
    farIsle(canvas, random, { foot: [1050, 472], width: 220, height: 60, depth: 0.6 }),
    sea(canvas, { top: 466, height: 180, ...waterOf(canvas) }),
    sailingBoat(canvas, [560, 486], { hull: '#8f5a48', sail: '#f3d9a4', scale: 0.5, depth: 0.3 }),
    path('M792 470L690 620H910L808 470Z', mix(canvas.paint.of('#ffffff'), canvas.light.haze, 0.3), {
      opacity: 0.35,
    }),
  ];
  return group(group(outside, { y: canvas.sway() * 4 }), { clip: canvas.clip(PANES.map(arch).join('')) });
}

/** Panelled wood with holes for the windows; the sides of the hull lean in. */
function walls(canvas: Canvas, { hull }: ShipColours): Art {
  const { paint, light } = canvas;
  const wall = mix(hull, '#e0b382', 0.55);
  const boards = [320, 388, 1212, 1280].map((x) => `M${x} 130V690`).join('');
  const side = (d: string, seams: string) => [
    path(
      d,
      canvas.linear(
        [
          [0, paint.shaded(wall, 0.42)],
          [1, paint.shaded(wall, 0.12)],
        ],
        [0, 0, 0, 1],
      ),
    ),
    line(seams, paint.shaded(hull, 0.45), 3, { opacity: 0.4 }),
  ];
  return [
    path(
      'M240 0H1360V700H240Z',
      canvas.linearAt(
        [
          [0, paint.shaded(wall, 0.24)],
          [0.4, paint.of(wall)],
          [1, paint.shaded(wall, 0.12)],
        ],
        [0, 60, 0, 690],
      ),
    ),
    line(boards, paint.shaded(hull, 0.4), 3, { opacity: 0.4 }),
    side(
      'M-20 0H262Q244 360 280 694L-20 800Z',
      'M-20 190Q130 176 252 176M-20 330Q130 306 256 300M-20 470Q130 436 262 424M-20 610Q130 566 270 548M-20 730Q140 676 276 650',
    ),
    side(
      'M1620 0H1338Q1356 360 1320 694L1620 800Z',
      'M1620 190Q1470 176 1348 176M1620 330Q1470 306 1344 300M1620 470Q1470 436 1338 424M1620 610Q1470 566 1330 548M1620 730Q1460 676 1324 650',
    ),
    canvas.glow(800, 400, 700, 360, light.night ? '#ffb45c' : light.glow, light.night ? 0.5 : 0.3),
    light.night && [280, 1320].map((x) => canvas.glow(x, 420, 420, 420, '#ffb45c', 0.3)),
  ];
}

function windowFrames(canvas: Canvas, { trim }: ShipColours): Art {
  const { paint } = canvas;
  const wood = '#fbe9cb';
  return [
    PANES.map((x) => [
      line(
        `M${x + PANE_WIDTH / 2} 216V552M${x} 330H${x + PANE_WIDTH}M${x} 440H${x + PANE_WIDTH}`,
        paint.of(wood),
        5,
      ),
      line(arch(x), paint.shaded(wood, 0.16), 12),
      line(arch(x), paint.lit(wood, 0.2), 5),
      path(`M${x + 14} 250L${x + 44} 232L${x + 14} 330Z`, '#ffffff', { opacity: 0.22 }),
    ]),
    path('M414 552H1186V574H414Z', litFromAbove(canvas, trim)),
    path('M428 176Q800 140 1172 176V192Q800 158 428 192Z', litFromAbove(canvas, trim)),
    [
      [400, 1],
      [1200, -1],
    ].map(([x = 0, side = 1]) =>
      group(
        [
          path('M-22 176H34Q40 300 6 420Q24 480 20 566H-22Z', litFromLeft(canvas, trim, 0, 0.3)),
          line('M-6 190Q0 320 -6 410M14 190Q22 300 0 400M-8 436Q2 500 -4 556', paint.shaded(trim, 0.4), 3, {
            opacity: 0.45,
          }),
          line('M-22 420H8', paint.of('#e6b54a'), 9),
        ],
        { x, scale: [side, 1] },
      ),
    ),
  ];
}

/** A bench along the windows with cushions on it. */
function windowSeat(canvas: Canvas, random: Random, { hull, stripe }: ShipColours): Art {
  const { paint } = canvas;
  const wood = mix(hull, '#d9a56f', 0.45);
  const cushions = [470, 560, 1000, 1096] as const;
  const colours: readonly Colour[] = ['#e5826a', '#f0bf5c', '#6fa8a8', '#d98fae', '#8fa8d0'];
  return [
    rect(400, 628, 800, 66, litFromAbove(canvas, wood, 0, 0.3)),
    line('M520 640V688M660 640V688M800 640V688M940 640V688M1080 640V688', paint.shaded(hull, 0.4), 3, {
      opacity: 0.45,
    }),
    rect(392, 606, 816, 28, litFromAbove(canvas, mix(stripe, '#fff3df', 0.4), 0, 0.25), { corner: 12 }),
    cushions.map((x) =>
      group(rect(-34, -54, 68, 60, litFromLeft(canvas, pick(random, colours), 0, 0.28), { corner: 16 }), {
        x,
        y: 606,
        turn: between(random, -10, 10),
      }),
    ),
  ];
}

/** Woven, with a star that points where the ship goes. */
function rug(canvas: Canvas, { trim, stripe }: ShipColours): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(0, 6, 396, 66, canvas.light.shadow, { opacity: 0.2 }),
      ellipse(0, 0, 392, 64, paint.shaded(trim, 0.08)),
      ellipse(0, 0, 364, 58, paint.of('#fbeed4')),
      ellipse(0, 0, 344, 54, paint.of(stripe)),
      ellipse(0, 0, 250, 39, paint.of('#fbeed4')),
      group(
        [
          path(star([0, 0], 230, { points: 8, waist: 0.42 }), paint.of(trim)),
          path(star([0, 0], 150, { points: 4, waist: 0.3 }), paint.of('#f6d68a')),
        ],
        { scale: [1, 0.155] },
      ),
    ],
    { x: 800, y: 812 },
  );
}

function beams(canvas: Canvas, { hull }: ShipColours): Art {
  const { paint } = canvas;
  return [
    path('M-20 -20H1620V70Q800 20 -20 70Z', paint.shaded(hull, 0.4)),
    path('M-20 60Q800 6 1620 60V112Q800 58 -20 112Z', litFromAbove(canvas, hull, 0, 0.3)),
    line('M-20 112Q800 58 1620 112', paint.shaded(hull, 0.5), 4, { opacity: 0.6 }),
  ];
}

/** On the left wall: a spyglass, a ship in a bottle, shells and books, held by a rail when the sea is rough. */
function shelves(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const wood = '#8f5f3c';
  const bookColours: readonly Colour[] = ['#c9564a', '#4f8a8f', '#e0a844', '#6f7fb0', '#8a9a5a'];
  const books = Array.from({ length: 8 }, (_, i) => ({
    x: 62 + i * 19,
    height: between(random, 46, 66),
    colour: pick(random, bookColours),
  }));
  return [
    [300, 420].map((y) => [
      path(`M40 ${y}H290L282 ${y + 16}H40Z`, litFromAbove(canvas, wood)),
      path(`M60 ${y + 16}v20l24 -20ZM250 ${y + 16}v20l-24 -20Z`, paint.shaded(wood, 0.3)),
    ]),
    books.map(({ x, height, colour }) =>
      rect(x, 300 - height, 17, height, litFromLeft(canvas, colour, 0, 0.25), { corner: 2 }),
    ),
    path('M232 300q-4 -30 22 -34q28 4 24 34Z', litFromLeft(canvas, '#f6cfc0')),
    line('M254 268v30M244 272l-8 26M264 272l8 26', paint.shaded('#d99a90', 0.2), 2.5),
    line('M44 286H286', paint.lit('#c99a66', 0.1), 4),
    path('M70 420q-14 -4 -14 -24q0 -26 28 -26h78q14 0 18 10h22v24h-22q-4 16 -18 16Z', paint.of('#cfe8ea'), {
      opacity: 0.55,
    }),
    path('M84 408q30 10 62 0l-8 -10H92Z', paint.of('#a5673f')),
    path('M112 396V372l-16 24ZM118 396V368l20 28Z', paint.of('#fff6e6')),
    rect(200, 382, 12, 20, paint.of('#b58452'), { corner: 3 }),
    circle(250, 402, 16, litFromLeft(canvas, '#f0e2c8')),
    path('M236 420l4 -10h20l4 10Z', paint.of('#8a5f3c')),
    line('M64 386q20 -10 50 -8', '#ffffff', 3, { opacity: 0.8 }),
  ];
}

function desk(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const wood = '#9a643c';
  return [
    canvas.glow(180, 824, 240, 22, light.shadow, 0.55),
    path('M28 640H62V824H36ZM318 640H352L344 824H318Z', litFromLeft(canvas, '#8a5634')),
    path('M40 632H344V706H40Z', litFromLeft(canvas, wood, 0, 0.28)),
    rect(70, 648, 100, 42, paint.shaded(wood, 0.18), { corner: 5 }),
    rect(210, 648, 100, 42, paint.shaded(wood, 0.18), { corner: 5 }),
    circle(120, 669, 6, paint.of('#e6b54a')),
    circle(260, 669, 6, paint.of('#e6b54a')),
    path('M0 616H376L384 640H-8Z', litFromAbove(canvas, '#b87d4c')),
    map(canvas),
    globe(canvas),
    path('M318 616v-18q12 -8 24 0v18Z', paint.shaded('#4a5a7a', 0.1)),
    path('M330 596Q336 540 372 512Q374 556 336 590Z', paint.lit('#f6f0e2', 0.2)),
    candle(canvas),
  ];
}

/** An island, a dotted way to it, and a heart where something waits. */
function map(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      path('M136 622L156 600H296L306 622Z', litFromAbove(canvas, '#f6e2b4', 0, 0.15)),
      path('M230 612q10 -9 30 -6q18 4 8 11q-24 6 -38 -5Z', paint.of('#9fbf86')),
      line('M166 616q20 -12 40 -4t26 0', paint.of('#c9564a'), 2.5, { dash: '1 6' }),
    ],
    { x: 36 },
  );
}

function globe(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-34 2H34L22 -10H-22Z', litFromLeft(canvas, '#8a5634')),
      line('M0 -8V-22', paint.of('#e6b54a'), 8),
      circle(0, -74, 48, litFromLeft(canvas, '#6fb0c4', 0, 0.4)),
      path(
        'M-30 -98q16 -20 38 -12q4 14 -12 20q2 18 -18 16q-14 -10 -8 -24ZM8 -72q20 -10 34 2q-2 26 -20 30q-16 -10 -14 -32Z',
        paint.of('#9fc07a'),
      ),
      line('M-14 -126A54 54 0 0 1 36 -34', paint.of('#e6b54a'), 6),
    ],
    { x: 78, y: 616 },
  );
}

function candle(canvas: Canvas): Art {
  const { paint } = canvas;
  const flicker = canvas.sway(2) * 2;
  return group(
    [
      canvas.glow(206, 540, 110, 100, '#ffd36a', canvas.light.lamps ? 0.6 : 0.25),
      path('M182 606h48l-8 10h-32Z', paint.of('#e0b04c')),
      rect(197, 564, 18, 44, litFromLeft(canvas, '#fff3df', 0, 0.2), { corner: 3 }),
      path(`M206 ${534 - flicker}q11 16 0 28q-11 -12 0 -28Z`, '#ffc857'),
    ],
    { x: -56 },
  );
}

/** The lanterns warm the whole room. */
function lampGlow(canvas: Canvas): Art {
  return [
    canvas.glow(800, 800, 900, 200, '#ffb45c', 0.34),
    canvas.glow(190, 640, 330, 260, '#ffb45c', 0.3),
    canvas.glow(1400, 640, 330, 300, '#ffb45c', 0.25),
    canvas.glow(520, 160, 330, 260, '#ffd890', 0.3),
    canvas.glow(1080, 160, 330, 260, '#ffd890', 0.3),
  ];
}

/** Through every window one slanting beam. */
function sunOnTheFloor(canvas: Canvas): Art {
  const { glow } = canvas.light;
  const beam = canvas.linearAt(
    [
      [0, glow, 0.34],
      [0.5, glow, 0.16],
      [1, glow, 0],
    ],
    [0, 240, 0, 880],
  );
  return PANES.map((x) =>
    path(`M${x} 240H${x + PANE_WIDTH}L${x + PANE_WIDTH + 250} 880H${x + 120}Z`, beam, {
      opacity: 0.7,
      airy: true,
    }),
  );
}

function hammock(canvas: Canvas, { stripe }: ShipColours): Art {
  const { paint } = canvas;
  const sag = 560 + canvas.sway(1) * 6;
  return [
    circle(1352, 300, 9, paint.of('#e0b04c')),
    line('M1352 300L1380 392M1352 300L1388 420M1600 250L1580 380M1600 250L1572 410', paint.of('#e8d3a4'), 4),
    path(
      `M1372 388Q1480 ${sag - 40} 1592 372V420Q1560 ${sag + 20} 1476 ${sag + 26}Q1400 ${sag + 20} 1372 426Z`,
      litFromLeft(canvas, '#fbeed4'),
    ),
    line(`M1376 404Q1480 ${sag - 18} 1590 390M1380 430Q1480 ${sag + 4} 1586 414`, paint.of(stripe), 9),
    path(
      'M1380 398q30 -44 76 -12q14 34 -10 50q-44 -2 -66 -38Z',
      litFromLeft(canvas, mix(stripe, '#ffffff', 0.45)),
    ),
  ];
}
