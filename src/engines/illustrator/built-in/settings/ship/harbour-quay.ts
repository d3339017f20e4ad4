import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, star } from '#engines/illustrator/built-in/draw/geometry.ts';
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
  type ShipColours,
} from '#engines/illustrator/built-in/scenery/ship-timber.ts';
import { waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** The ship lies at a wooden quay, its gangway down; painted houses stand across the harbour. */
export function harbourQuay(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('quay');
  const colours = shipColoursOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 300),
      birds(canvas, 760, 220, 3),
      land(canvas, {
        name: 'hills',
        y: 420,
        height: 46,
        waves: 2.4,
        colour: snowedOn(canvas, '#8fb58a'),
        depth: 0.66,
        grain: 40,
      }).art,
      mist(canvas, 360, 170, 0.5),
      town(canvas, random),
      sea(canvas, { top: 530, height: 200, ...waterOf(canvas) }),
      reflections(canvas, random),
      canvas.glow(820, 540, 640, 200, light.glow, light.night ? 0.2 : 0.45),
      sailingBoat(canvas, [690, 572], { hull: '#d9705a', sail: '#f3e2c0', scale: 0.7, depth: 0.14 }),
      sailingBoat(canvas, [1130, 596], { hull: '#4f8a9a', sail: '#f0bf5c', scale: 0.95, depth: 0.06 }),
      mooredShip(canvas, colours),
      planks(canvas, { top: 704, colour: '#c9a680', vanish: [800, 300], width: 118 }),
      quayEdge(canvas),
      gangway(canvas),
      lampPost(canvas),
      cargoStack(canvas),
      bollards(canvas),
      bunting(canvas, { from: [300, 150], to: [1404, 350], count: 17, sag: 60, size: 22 }),
    ],
    front: piles(canvas),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 520, right: 398, bottom: 792 },
      { left: 1212, top: 600, right: 1540, bottom: 826 },
    ],
  };
}

const WALLS: readonly Colour[] = [
  '#e9a58f',
  '#f0cf8f',
  '#a9c9c0',
  '#c9b0d6',
  '#f3e4cc',
  '#d98f7a',
  '#9fb8d6',
];

/** Tall narrow gables along the far side of the harbour. */
function town(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const pane = glass(canvas, { depth: 0.3 });
  const row = (count: number, left: number, foot: number, depth: number, size: number) =>
    Array.from({ length: count }, (_, i): Art => {
      const x = left + i * 74 * size;
      const [width, height] = [70 * size, between(random, 92, 140) * size];
      const wall = pick(random, WALLS);
      const roof = snowedOn(canvas, pick(random, ['#c9705a', '#a8665a', '#7f8a9a', '#b58a5a'] as const), 0.9);
      const top = foot - height;
      const windows = [0, 1, 2].flatMap((floor) =>
        [0.2, 0.58].map((across) =>
          rect(x + width * across, top + 12 * size + floor * 30 * size, width * 0.2, 17 * size, pane),
        ),
      );
      return [
        rect(x, top, width, height, sideLit(canvas, wall, { depth, contrast: 0.2 })),
        path(
          `M${n(x - 3)} ${n(top + 1)}L${n(x + width / 2)} ${n(top - width * 0.62)}L${n(x + width + 3)} ${n(top + 1)}Z`,
          sideLit(canvas, roof, { depth, contrast: 0.25 }),
        ),
        circle(x + width / 2, top - width * 0.2, 5 * size, pane),
        windows.slice(0, height > 120 * size ? 6 : 4),
      ];
    });
  return [
    row(17, 380, 500, 0.5, 0.9),
    row(16, 390, 528, 0.32, 1.06),
    rect(300, 522, 1320, 14, paint.of('#b5a596', 0.34)),
    light.lamps && canvas.glow(1100, 470, 620, 110, '#ffd36a', 0.25),
  ];
}

function reflections(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  return Array.from({ length: 12 }, (_, i) => {
    const x = 560 + i * 88 + between(random, -20, 20);
    const shift = canvas.sway(i) * 4;
    const colour = light.lamps ? '#ffdf8a' : paint.of(pick(random, WALLS), 0.2);
    return line(`M${n(x + shift)} 546h30M${n(x - 6 - shift)} 558h38M${n(x + 4 + shift)} 571h20`, colour, 5, {
      opacity: 0.4,
    });
  });
}

/** Bow to the right, over the edge of the quay. */
function mooredShip(canvas: Canvas, colours: ShipColours): Art {
  const { paint, light } = canvas;
  const { hull, trim, sail } = colours;
  const bob = canvas.sway() * 4;
  const side = 'M-40 470Q180 500 360 462Q430 446 476 410Q470 560 392 660Q340 720 300 740H-40Z';
  const pane = glass(canvas);
  return group(
    [
      mast(canvas, [250, 500], 560, 34, { depth: 0.04 }),
      mast(canvas, [40, 500], 520, 32, { depth: 0.04 }),
      shrouds(
        canvas,
        [
          [150, 486],
          [196, 488],
          [330, 470],
          [370, 462],
        ],
        [250, -40],
        { depth: 0.06 },
      ),
      furledSail(canvas, 250, 120, 250, sail),
      furledSail(canvas, 250, 250, 320, sail),
      furledSail(canvas, 40, 180, 240, sail),
      line('M440 436L610 330', paint.of('#a5784e', 0.05), 15),
      line('M600 336L252 -40M560 362L252 130', paint.of('#8a6c50', 0.1), 3.5),
      path(side, sideLit(canvas, hull)),
      group(
        [
          line(
            'M-40 530Q180 558 360 524Q440 504 480 470M-40 590Q180 616 350 584Q420 566 470 540M-40 650Q180 672 340 642Q400 628 440 606',
            paint.shaded(hull, 0.4),
            3,
            { opacity: 0.5 },
          ),
          path(
            'M-40 486Q180 516 360 478Q430 462 480 424V452Q430 490 360 506Q180 544 -40 514Z',
            paint.of(trim),
          ),
          line('M-40 487Q180 517 360 479Q430 463 480 425', paint.of('#f3d07a'), 5),
        ],
        { clip: canvas.clip(side) },
      ),
      line('M-40 468Q180 498 360 460Q430 444 478 408', paint.lit('#e0b98a', 0.2), 13),
      canvas.weather === 'snow' && line('M-40 460Q180 490 360 452Q430 436 478 400', paint.of('#ffffff'), 9),
      [60, 160, 260].map((x) => [
        circle(x, 570, 22, paint.of('#e0b04c')),
        circle(x, 570, 16, pane),
        light.lamps && canvas.glow(x, 570, 60, 60, '#ffd36a', 0.5),
      ]),
      path(star([452, 452], 30), paint.lit('#f6cf6a', 0.2)),
      line(
        'M396 512V566M376 548Q380 572 396 572Q412 572 416 548M384 524H408',
        paint.shaded('#5f6672', 0.1),
        8,
      ),
    ],
    { y: bob },
  );
}

function furledSail(canvas: Canvas, x: number, y: number, width: number, cloth: Colour): Art {
  const { paint } = canvas;
  const half = width / 2;
  const folds = Array.from(
    { length: 6 },
    (_, i) => `M${n(x - half + (i + 0.5) * (width / 6))} ${y - 6}q6 14 0 30`,
  ).join('');
  return [
    path(
      `M${x - half} ${y}Q${n(x - half * 0.5)} ${y + 44} ${x} ${y + 26}Q${n(x + half * 0.5)} ${y + 44} ${x + half} ${y}Z`,
      topLit(canvas, cloth, { depth: 0.05 }),
    ),
    line(folds, paint.shaded('#cbb48c', 0.2), 4, { opacity: 0.7 }),
    line(`M${x - half - 14} ${y}H${x + half + 14}`, paint.of('#9a6f48', 0.04), 12),
  ];
}

function quayEdge(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path('M-20 694H1620V716H-20Z', topLit(canvas, snowedOn(canvas, '#a57f5c'))),
    line('M-20 696H1620', paint.lit('#e6c69a', 0.3), 3, { opacity: 0.7 }),
    canvas.glow(800, 722, 1000, 12, canvas.light.shadow, 0.35),
  ];
}

/** A board with slats, from the ship's side to the planks. */
function gangway(canvas: Canvas): Art {
  const { paint } = canvas;
  const slats = Array.from({ length: 8 }, (_, i) => {
    const share = (i + 0.5) / 8;
    return `M${n(lerp(208, 328, share))} ${n(lerp(520, 772, share))}L${n(lerp(262, 398, share))} ${n(lerp(512, 760, share))}`;
  }).join('');
  return [
    path('M214 528L262 520L396 770L330 782Z', canvas.light.shadow, { opacity: 0.24 }),
    path('M208 520L262 512L398 760L328 772Z', sideLit(canvas, snowedOn(canvas, '#c99a66', 0.6))),
    line(slats, paint.shaded('#8a5f3c', 0.2), 5),
    line('M206 470L316 700M206 520V466M316 768V692', paint.of('#e8d3a4'), 5),
  ];
}

function lampPost(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    canvas.glow(1404, 792, 60, 10, canvas.light.shadow, 0.5),
    line('M1404 790V350', paint.shaded('#5a6a72', 0.15), 13),
    line('M1400 790V350', paint.lit('#8a9aa0', 0.2), 4),
    path('M1384 792H1424L1416 766H1392Z', sideLit(canvas, '#5a6a72')),
    line('M1404 366Q1350 350 1338 396', paint.shaded('#5a6a72', 0.15), 8),
    lantern(canvas, [1338, 392], { scale: 1.15 }),
  ];
}

function cargoStack(canvas: Canvas): Art {
  return [
    crate(canvas, [1476, 770], { scale: 1.15 }),
    crate(canvas, [1480, 662], { scale: 0.9, colour: '#b98a56', turn: -2 }),
    barrel(canvas, [1576, 800], { scale: 1.1 }),
    basketOfFruit(canvas),
    ropeCoil(canvas, [1264, 822], { scale: 0.9 }),
  ];
}

function basketOfFruit(canvas: Canvas): Art {
  const { paint } = canvas;
  const fruit = [
    [-34, -52, '#f0a840'],
    [-12, -60, '#e5705a'],
    [12, -58, '#f3c35f'],
    [34, -52, '#e5826a'],
    [0, -72, '#f0a840'],
    [-22, -68, '#c9d06a'],
    [22, -70, '#e5705a'],
  ] as const;
  return group(
    [
      ellipse(4, 0, 64, 10, canvas.light.shadow, { opacity: 0.35 }),
      fruit.map(([x, y, colour]) => circle(x, y, 15, sideLit(canvas, colour))),
      path('M-56 -50H56L44 0Q0 8 -44 0Z', sideLit(canvas, '#c99a5c')),
      line(
        'M-52 -34H52M-48 -18H48M-36 -48L-30 0M-12 -48L-10 2M12 -48L10 2M36 -48L30 0',
        paint.shaded('#9a6f3c', 0.2),
        3,
        { opacity: 0.6 },
      ),
      line('M-56 -50H56', paint.lit('#e0b87a', 0.2), 8),
    ],
    { x: 1376, y: 816 },
  );
}

/** Iron posts with the ship's rope around one of them. */
function bollards(canvas: Canvas): Art {
  const { paint } = canvas;
  const bollard = (x: number, y: number, scale: number) =>
    group(
      [
        ellipse(4, 0, 34, 8, canvas.light.shadow, { opacity: 0.4 }),
        path('M-20 0Q-12 -26 -16 -46H16Q12 -26 20 0Q0 8 -20 0Z', sideLit(canvas, '#5f6b78')),
        ellipse(0, -48, 27, 11, paint.lit('#7d8a96', 0.15)),
        canvas.weather === 'snow' && ellipse(0, -53, 24, 9, paint.of('#ffffff')),
      ],
      { x, y, scale },
    );
  return [
    line('M446 500Q474 640 446 690', paint.of('#dcc092'), 7),
    bollard(440, 716, 0.66),
    line('M428 694q12 6 24 0', paint.of('#dcc092'), 8),
    bollard(1176, 716, 0.66),
  ];
}

/** Heads of the piles that carry the quay, close to us. */
function piles(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    [64, 806],
    [1560, 822],
  ].map(([x = 0, y = 0]) => [
    path(`M${x - 46} 912V${y}H${x + 46}V912Z`, paint.shaded('#5f4434', 0.35)),
    ellipse(x, y, 46, 15, paint.shaded(snowedOn(canvas, '#8a6a50', 0.7), 0.2)),
    ellipse(x, y, 28, 9, paint.shaded('#6f5240', 0.25), { opacity: canvas.weather === 'snow' ? 0.2 : 0.6 }),
    line(
      `M${x - 46} ${y + 40}Q${x} ${y + 58} ${x + 46} ${y + 40}M${x - 46} ${y + 54}Q${x} ${y + 72} ${x + 46} ${y + 54}`,
      paint.shaded('#c9a878', 0.35),
      10,
    ),
  ]);
}
