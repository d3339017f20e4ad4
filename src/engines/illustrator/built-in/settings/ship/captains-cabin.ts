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
import { barrel, treasureChest } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { hammock } from '#engines/illustrator/built-in/scenery/hammock.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  planks,
  shipColoursOf,
  type ShipColours,
} from '#engines/illustrator/built-in/scenery/ship-timber.ts';
import { captainsDesk } from '#engines/illustrator/built-in/settings/ship/captains-desk.ts';
import {
  sternFrames,
  sternView,
  sunOnTheFloor,
} from '#engines/illustrator/built-in/settings/ship/stern-windows.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Below deck: a row of stern windows over the wake, a desk with globe and map, a hammock and shelves. */
export function captainsCabin(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('cabin');
  const colours = shipColoursOf(canvas);
  return {
    back: [
      walls(canvas, colours),
      sternView(canvas, random),
      sternFrames(canvas, colours),
      windowSeat(canvas, random, colours),
      planks(canvas, { top: 690, colour: colours.deck, vanish: [800, 200], outdoors: false }),
      canvas.glow(800, 694, 1000, 22, light.shadow, 0.4),
      rug(canvas, colours),
      beams(canvas, colours),
      shelves(canvas, random),
      circle(1352, 300, 9, canvas.paint.of('#e0b04c')),
      hammock(canvas, [1352, 300], [1620, 280], { cloth: '#fbeed4', stripe: colours.stripe, sag: 140 }),
      captainsDesk(canvas),
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

/** A bench along the windows with cushions on it. */
function windowSeat(canvas: Canvas, random: Random, { hull, stripe }: ShipColours): Art {
  const { paint } = canvas;
  const wood = mix(hull, '#d9a56f', 0.45);
  const cushions = [470, 560, 1000, 1096] as const;
  const colours: readonly Colour[] = ['#e5826a', '#f0bf5c', '#6fa8a8', '#d98fae', '#8fa8d0'];
  return [
    rect(400, 628, 800, 66, topLit(canvas, wood)),
    line('M520 640V688M660 640V688M800 640V688M940 640V688M1080 640V688', paint.shaded(hull, 0.4), 3, {
      opacity: 0.45,
    }),
    rect(392, 606, 816, 28, topLit(canvas, mix(stripe, '#fff3df', 0.4), { contrast: 0.25 }), { corner: 12 }),
    cushions.map((x) =>
      group(rect(-34, -54, 68, 60, sideLit(canvas, pick(random, colours)), { corner: 16 }), {
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
    path('M-20 60Q800 6 1620 60V112Q800 58 -20 112Z', topLit(canvas, hull)),
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
      path(`M40 ${y}H290L282 ${y + 16}H40Z`, topLit(canvas, wood)),
      path(`M60 ${y + 16}v20l24 -20ZM250 ${y + 16}v20l-24 -20Z`, paint.shaded(wood, 0.3)),
    ]),
    books.map(({ x, height, colour }) =>
      rect(x, 300 - height, 17, height, sideLit(canvas, colour, { contrast: 0.25 }), { corner: 2 }),
    ),
    path('M232 300q-4 -30 22 -34q28 4 24 34Z', sideLit(canvas, '#f6cfc0')),
    line('M254 268v30M244 272l-8 26M264 272l8 26', paint.shaded('#d99a90', 0.2), 2.5),
    line('M44 286H286', paint.lit('#c99a66', 0.1), 4),
    path('M70 420q-14 -4 -14 -24q0 -26 28 -26h78q14 0 18 10h22v24h-22q-4 16 -18 16Z', paint.of('#cfe8ea'), {
      opacity: 0.55,
    }),
    path('M84 408q30 10 62 0l-8 -10H92Z', paint.of('#a5673f')),
    path('M112 396V372l-16 24ZM118 396V368l20 28Z', paint.of('#fff6e6')),
    rect(200, 382, 12, 20, paint.of('#b58452'), { corner: 3 }),
    circle(250, 402, 16, sideLit(canvas, '#f0e2c8')),
    path('M236 420l4 -10h20l4 10Z', paint.of('#8a5f3c')),
    line('M64 386q20 -10 50 -8', '#ffffff', 3, { opacity: 0.8 }),
  ];
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
