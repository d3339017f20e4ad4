import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
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
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { barrel, crate, ropeCoil } from '#engines/illustrator/built-in/scenery/cargo.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { glass, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  mast,
  planks,
  shipColoursOf,
  shrouds,
  steeringWheel,
  type ShipColours,
} from '#engines/illustrator/built-in/scenery/ship-timber.ts';
import { farIsle, waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Under the sail on the open sea: mast and cargo on the left, the wheel and the quarterdeck on the right. */
export function onDeck(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('deck');
  const colours = shipColoursOf(canvas);
  const swell = canvas.sway() * 4;
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 150, 380),
      group(
        [
          farIsle(canvas, random, { foot: [980, 506], width: 360, height: 90, depth: 0.62 }),
          mist(canvas, 390, 130, 0.4),
          sea(canvas, { top: 500, height: 240, ...waterOf(canvas) }),
          sailingBoat(canvas, [520, 524], { hull: '#8f5a48', sail: '#f3e2c0', scale: 0.6, depth: 0.35 }),
        ],
        { y: swell },
      ),
      canvas.glow(800, 520, 760, 240, light.glow, light.night ? 0.2 : 0.5),
      birds(canvas, 700, 290, 3),
      shrouds(
        canvas,
        [
          [70, 586],
          [140, 592],
          [210, 598],
        ],
        [290, -30],
      ),
      bulwark(canvas, colours),
      planks(canvas, { top: 682, colour: colours.deck, vanish: [800, 120] }),
      footOfTheBulwark(canvas),
      quarterdeck(canvas, colours),
      mast(canvas, [300, 722], 780, 58),
      sail(canvas, colours),
      bunting(canvas, { from: [330, 196], to: [1408, 204], count: 15, sag: 34, size: 24 }),
      pinRail(canvas),
      crate(canvas, [196, 776], { scale: 1.05 }),
      barrel(canvas, [300, 800]),
      barrel(canvas, [110, 800], { scale: 1.06, colour: '#8f6a48' }),
      ropeCoil(canvas, [214, 838], { scale: 0.85 }),
      steeringWheel(canvas, [1300, 812], 1.12),
      mopAndBucket(canvas),
    ],
    front: lookout(canvas),
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 40, top: 640, right: 372, bottom: 850 },
      { left: 1208, top: 520, right: 1600, bottom: 848 },
    ],
  };
}

/** The side of the ship as seen from the deck, with its rail. */
function bulwark(canvas: Canvas, { hull, trim }: ShipColours): Art {
  const { paint } = canvas;
  const posts = Array.from({ length: 13 }, (_, i) => {
    const x = 60 + i * 124;
    const y = 582 + Math.sin((x / 1600) * Math.PI) * 22;
    return rect(x - 9, y, 18, 92, sideLit(canvas, hull, { depth: 0.08 }));
  });
  return [
    path(
      'M-20 586Q800 632 1620 586V700H-20Z',
      canvas.linearAt(
        [
          [0, paint.of(hull, 0.22)],
          [1, paint.shaded(hull, 0.2)],
        ],
        [0, 590, 0, 690],
      ),
    ),
    line('M-20 622Q800 664 1620 622M-20 652Q800 688 1620 652', paint.shaded(hull, 0.35), 3, {
      opacity: 0.45,
    }),
    posts,
    path(
      'M-20 566Q800 612 1620 566V592Q800 636 -20 592Z',
      topLit(canvas, snowedOn(canvas, trim), { depth: 0.06 }),
    ),
    line('M-20 568Q800 614 1620 568', paint.lit('#fff0d0', 0.3), 3, { opacity: 0.6 }),
  ];
}

function footOfTheBulwark(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    rect(-20, 674, 1640, 15, paint.shaded('#8a5f40', 0.2)),
    line('M-20 676H1620', paint.lit('#c99a6c', 0.2), 3, { opacity: 0.6 }),
    canvas.glow(800, 696, 1000, 18, canvas.light.shadow, 0.35),
  ];
}

/** The raised deck on the right: a cabin wall with its door and steps up. */
function quarterdeck(canvas: Canvas, { hull, trim, deck }: ShipColours): Art {
  const { paint, light } = canvas;
  const pane = glass(canvas);
  const treads = [0, 1, 2, 3, 4, 5].map((i) =>
    rect(1494 + i * 3, 742 - i * 43, 120, 13, topLit(canvas, snowedOn(canvas, deck), { contrast: 0.25 })),
  );
  return [
    shrouds(
      canvas,
      [
        [1440, 412],
        [1500, 412],
        [1560, 412],
      ],
      [1380, -30],
    ),
    path('M1352 500H1620V760L1352 716Z', sideLit(canvas, hull, { contrast: 0.2 })),
    line('M1352 556H1620M1352 612H1620M1352 668H1620', paint.shaded(hull, 0.35), 3, { opacity: 0.4 }),
    path('M1376 720V576Q1376 548 1412 548Q1448 548 1448 576V732Z', paint.of(trim)),
    line('M1400 560V722M1424 560V728', paint.shaded(trim, 0.4), 2.5, { opacity: 0.5 }),
    circle(1412, 596, 18, paint.of('#e0b04c')),
    circle(1412, 596, 13, pane),
    circle(1438, 650, 4.5, paint.of('#f4cf6a')),
    light.lamps && canvas.glow(1412, 596, 90, 90, '#ffd36a', 0.5),
    path('M1490 512H1620V780L1480 762Z', paint.shaded(hull, 0.45), { opacity: 0.55 }),
    treads,
    path('M1478 772L1506 500H1522L1496 776Z', sideLit(canvas, '#b5804e')),
    path('M1336 486H1620V508H1336Z', topLit(canvas, snowedOn(canvas, trim))),
    [1350, 1410, 1470, 1530, 1590].map((x) =>
      rect(x, 420, 13, 68, sideLit(canvas, '#c99a66'), { corner: 6 }),
    ),
    path('M1336 408H1620V424H1336Z', topLit(canvas, snowedOn(canvas, '#b5804e'))),
    lantern(canvas, [1344, 424], { scale: 0.9 }),
  ];
}

/** It fills the top of the picture, striped, and bellies in the wind. */
function sail(canvas: Canvas, { sail: cloth, stripe }: ShipColours): Art {
  const { paint } = canvas;
  const wind = canvas.sway(0.6) * 8;
  const shape = `M210 -20H1440Q1420 60 1404 ${128 + wind}Q1100 ${70 + wind} 800 ${86 + wind}Q500 ${70 + wind} 232 ${128 + wind}Q222 60 210 -20Z`;
  const stripes = [0, 2, 4, 6]
    .map((i) => `M${250 + i * 168} -30h168L${430 + (i + 0.1) * 164} 160h-168Z`)
    .join('');
  return [
    path(
      shape,
      canvas.linearAt(
        [
          [0, paint.of(cloth)],
          [0.6, paint.lit(cloth, 0.3)],
          [1, paint.shaded(cloth, 0.24)],
        ],
        [0, 0, 0, 140],
      ),
    ),
    group(path(stripes, paint.of(stripe), { opacity: 0.5 }), { clip: canvas.clip(shape) }),
    path(star([820, 34 + wind * 0.5], 40), paint.lit('#f6cf6a', 0.1)),
    line(
      `M232 ${128 + wind}Q500 ${70 + wind} 800 ${86 + wind}Q1100 ${70 + wind} 1404 ${128 + wind}`,
      paint.shaded('#d9c09a', 0.15),
      5,
    ),
    line(`M232 ${128 + wind}L120 588M1404 ${128 + wind}L1480 420`, paint.of('#cfb084'), 4),
  ];
}

/** Ropes made fast around wooden pins at the foot of the mast. */
function pinRail(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    rect(246, 596, 108, 16, topLit(canvas, '#8f6240'), { corner: 6 }),
    [262, 288, 314, 340].map((x) => [
      line(`M${x} 586V630`, paint.shaded('#7a5236', 0.2), 7),
      line(`M${x} 614q-17 34 -1 58q16 -24 1 -58`, paint.shaded('#c9a878', 0.15), 6),
      line(`M${x - 8} 618q8 6 16 0`, paint.lit('#e8d3a4', 0.1), 7),
    ]),
  ];
}

function mopAndBucket(canvas: Canvas): Art {
  const { paint } = canvas;
  const strands = [-30, -20, -10, 0, 10, 20, 30]
    .map((dx) => `M1462 818Q${1462 + dx * 0.8} 828 ${1462 + dx} 850`)
    .join('');
  return [
    line('M1462 818L1430 640', paint.lit('#c99a66', 0.1), 8),
    line(strands, paint.shaded('#e0d6c0', 0.15), 9),
    line(strands, paint.lit('#fbf3e2', 0.2), 4),
    group(
      [
        ellipse(2, 0, 34, 7, canvas.light.shadow, { opacity: 0.35 }),
        path('M-32 -52H32L25 0Q0 7 -25 0Z', sideLit(canvas, '#b98a5c')),
        line('M-31 -40Q0 -32 31 -40M-28 -14Q0 -7 28 -14', paint.shaded('#6d7078', 0.1), 5),
        ellipse(0, -52, 32, 8, paint.of('#a8dce0')),
        line('M-31 -52Q0 -104 31 -52', paint.shaded('#6d7078', 0.1), 4),
      ],
      { x: 1392, y: 842, scale: 0.9 },
    ),
  ];
}

/** Close to us: a post with a lantern and a rope across the lower corners. */
function lookout(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = paint.shaded('#5f3f2c', 0.35);
  return [
    path('M-20 910V800Q30 786 60 806L72 910Z', wood),
    line('M-20 812Q30 800 62 816', paint.shaded('#8a6244', 0.15), 6),
    line('M60 850Q140 912 250 906', paint.shaded('#9a7a54', 0.4), 15),
    line('M60 846Q140 908 250 902', paint.shaded('#c9a878', 0.3), 5, { opacity: 0.6 }),
    path('M1620 910V790Q1580 780 1548 798L1536 910Z', wood),
    line('M1620 800Q1580 790 1548 808', paint.shaded('#8a6244', 0.15), 6),
    line('M1548 850Q1470 914 1370 908', paint.shaded('#9a7a54', 0.4), 15),
  ];
}
