import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { stipple } from '#engines/illustrator/built-in/draw/texture.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat, upturnedBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { kite } from '#engines/illustrator/built-in/scenery/kite.ts';
import { lighthouse } from '#engines/illustrator/built-in/scenery/lighthouse.ts';
import { glass, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { marram, marramFrame, sandOf, shells, waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const HUTS: readonly (readonly Colour[])[] = [
  ['#e5826a', '#5fae9f', '#f0bf5c', '#7f9fd0'],
  ['#5f9fc9', '#f0a35c', '#8fbf7a', '#e08fa6'],
  ['#d9719a', '#f2d06b', '#6fb5c4', '#a98fd0'],
];

/** A boardwalk through the dunes to the sea, past painted huts; a lighthouse across the water. */
export function dunesWithHuts(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('dunes');
  const colours = pick(random, HUTS);
  const band = pick(random, ['#d9604f', '#4f7fae', '#d98a3f'] as const);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 280),
      birds(canvas, 520, 250, 2),
      headland(canvas),
      lighthouse(canvas, [1236, 468], { height: 250, band, depth: 0.22 }),
      mist(canvas, 400, 140, 0.4),
      sea(canvas, { top: 500, height: 150, ...waterOf(canvas) }),
      canvas.glow(800, 520, 700, 130, light.glow, light.night ? 0.2 : 0.5),
      sailingBoat(canvas, [930, 522], { hull: '#c96a4f', sail: '#f3c35f', scale: 0.6, depth: 0.2 }),
      dunes(canvas, random),
      boardwalk(canvas),
      huts(canvas, colours),
      sandFence(canvas),
      upturnedBoat(canvas, [1342, 792], {
        hull: pick(random, ['#4f9a9a', '#c9654f', '#5a7fb5'] as const),
        scale: 0.78,
      }),
      TUFTS.map(([x, y, height]) => marram(canvas, random, [x, y], height)),
      shells(canvas, random, [
        [470, 876],
        [1110, 882],
        [1180, 846],
      ]),
      kiteOnString(canvas, colours),
    ],
    front: marramFrame(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 420, right: 330, bottom: 800 },
      { left: 1216, top: 700, right: 1480, bottom: 806 },
    ],
  };
}

const TUFTS = [
  [1180, 616, 40],
  [1290, 594, 50],
  [1400, 588, 60],
  [1530, 610, 84],
  [1150, 676, 46],
  [1470, 690, 80],
  [470, 640, 36],
  [1560, 760, 110],
  [372, 788, 60],
  [1210, 870, 60],
] as const;

function headland(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path(
      'M980 506Q1040 470 1120 474Q1180 456 1250 460Q1340 452 1420 470Q1520 466 1620 440V520H980Z',
      paint.of(snowedOn(canvas, '#8ab08a'), 0.5),
    ),
    path('M1000 510Q1100 492 1230 496Q1400 484 1620 500V520H1000Z', paint.of('#b5a68c', 0.45)),
    path('M-20 506V470Q100 452 220 476Q320 494 420 506Z', paint.of(snowedOn(canvas, '#8fb39a'), 0.66)),
  ];
}

/** Three waves of sand, the nearest under the actors. */
function dunes(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const sand = sandOf(canvas);
  const waves = [
    {
      d: 'M-20 640Q200 598 430 612Q640 622 800 640Q980 628 1120 606Q1280 560 1440 566Q1540 570 1620 590V910H-20Z',
      top: 560,
      depth: 0.22,
    },
    {
      d: 'M-20 650Q180 622 420 640Q620 656 800 662Q1000 660 1160 648Q1300 604 1420 612Q1520 620 1620 656V910H-20Z',
      top: 604,
      depth: 0.1,
    },
    {
      d: 'M-20 690Q260 660 560 682Q820 700 1060 690Q1260 676 1380 690Q1500 694 1620 720V910H-20Z',
      top: 668,
      depth: 0,
    },
  ];
  return [
    waves.map(({ d, top, depth }) =>
      path(
        d,
        canvas.linearAt(
          [
            [0, mix(paint.of(sand, depth), canvas.light.key, 0.4)],
            [0.35, paint.of(sand, depth)],
            [1, mix(paint.shaded(mix(sand, '#d9ac74', 0.5), 0.16), canvas.light.haze, depth * 0.6)],
          ],
          [0, top, 0, depth ? top + 130 : 910],
        ),
      ),
    ),
    canvas.glow(1300, 664, 260, 30, canvas.light.shadow, 0.2),
    stipple(random, {
      count: 700,
      box: { left: 0, top: 690, right: 1600, bottom: 900 },
      density: (_x, y) => (y - 660) / 300,
      colour: paint.shaded(mix(sand, '#c08f58', 0.6), 0.12),
      size: 3.4,
      opacity: 0.4,
    }),
    stipple(random, {
      count: 380,
      box: { left: 0, top: 600, right: 1600, bottom: 900 },
      density: (x, y) => (y > 690 || (y > 630 && x > 1180) ? 0.7 : 0),
      colour: paint.lit('#fff3d6', 0.5),
      size: 3,
      opacity: 0.6,
    }),
  ];
}

/** Boards across, narrower the farther away. */
function boardwalk(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('boards');
  const wood = snowedOn(canvas, '#c9a27a', 0.6);
  const rows = 17;
  const edge = (share: number, side: number): Point => {
    const y = lerp(646, 912, share ** 1.55);
    const near = (y - 646) / 266;
    return [lerp(772, 780, near) + Math.sin(near * 2.6) * 26 + side * lerp(26, 330, near), y];
  };
  return Array.from({ length: rows }, (_, i) => {
    const near = i / rows;
    const jut = between(random, -8, 8) * near;
    const corner = (share: number, side: number): Point => {
      const [x, y] = edge(share, side);
      return [x + jut, y];
    };
    const [from, to] = [near, (i + 0.86) / rows];
    const [backLeft, backRight] = [corner(from, -1), corner(from, 1)];
    const [frontLeft, frontRight] = [corner(to, -1), corner(to, 1)];
    const colour = mix(wood, pick(random, ['#b58a62', '#dcb98e', '#c9a27a'] as const), 0.5);
    return [
      path(
        `M${at(backLeft)}L${at(backRight)}L${at(frontRight)}L${at(frontLeft)}Z`,
        paint.of(colour, 0.3 * (1 - near)),
      ),
      line(`M${at(frontLeft)}L${at(frontRight)}`, paint.shaded('#8a6a4a', 0.3), 1 + near * 3, {
        opacity: 0.5,
      }),
      line(`M${at(backLeft)}L${at(backRight)}`, paint.lit(colour, 0.5), 1 + near * 1.5, { opacity: 0.6 }),
    ];
  });
}

const HUT_PLACES = [
  [418, 664, 0.34],
  [346, 684, 0.5],
  [240, 712, 0.74],
  [86, 756, 1.08],
] as const;

function huts(canvas: Canvas, colours: readonly Colour[]): Art {
  return HUT_PLACES.map(([x, y, scale], i) =>
    hut(canvas, [x, y], scale, colours[i % colours.length] ?? '#e5826a', i % 2 === 0),
  );
}

function hut(canvas: Canvas, [x, y]: Point, scale: number, colour: Colour, striped: boolean): Art {
  const { paint, light } = canvas;
  const depth = Math.max(0, 0.5 - scale * 0.5);
  const white = '#fff6e6';
  const walls = 'M-92 0V-196L0 -262L92 -196V0Z';
  const stripes = [-92, -46, 0, 46].map((left) => `M${left} 0V-270H${left + 23}V0Z`).join('');
  const roof = snowedOn(canvas, mix(colour, '#5a4a5a', 0.35), 0.95);
  return group(
    [
      canvas.glow(30, 4, 150, 22, light.shadow, 0.5),
      path('M92 -196L128 -204V-8L92 0Z', paint.shaded(colour, 0.4)),
      path(walls, sideLit(canvas, striped ? white : colour, { depth, contrast: 0.22 })),
      striped &&
        group(path(stripes, sideLit(canvas, colour, { depth, contrast: 0.22 })), {
          clip: canvas.clip(walls),
        }),
      path('M-104 -184L0 -264L20 -268L134 -196L128 -186L104 -184L0 -258L-100 -176Z', paint.of(roof, depth)),
      line('M-104 -182L0 -260L104 -182', paint.lit(roof, 0.25), 13),
      rect(-38, -128, 76, 128, paint.of(striped ? colour : white, depth)),
      line('M-19 -126V-4M0 -126V-4M19 -126V-4', paint.shaded(striped ? colour : white, 0.3), 2.5, {
        opacity: 0.5,
      }),
      circle(26, -62, 5, paint.of('#f4cf6a')),
      circle(0, -184, 19, paint.of(white, depth)),
      circle(0, -184, 14, glass(canvas, { depth })),
      light.lamps && canvas.glow(0, -184, 80, 80, '#ffd36a', 0.6),
      path('M-50 0H50V14H-50Z', paint.shaded('#c9a27a', 0.2)),
      line('M-110 8H110', paint.shaded('#a9835a', 0.2), 10),
    ],
    { x, y, scale },
  );
}

/** Slender pales with wire, leaning this way and that. */
function sandFence(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('fence');
  const pales = Array.from({ length: 17 }, (_, i) => {
    const share = i / 16;
    const x = lerp(1120, 1600, share);
    const y = 672 - Math.sin(share * 2.5) * 46 + share * 44;
    const tall = lerp(30, 78, share);
    return { x, y, tall, lean: between(random, -6, 6) };
  });
  const wire = pales.map(({ x, y, tall }, i) => `${i ? 'L' : 'M'}${n(x)} ${n(y - tall * 0.68)}`).join('');
  return [
    line(wire, paint.shaded('#8f8a80', 0.2), 2.5, { opacity: 0.8 }),
    pales.map(({ x, y, tall, lean }) => [
      line(`M${n(x)} ${n(y)}L${n(x + lean)} ${n(y - tall)}`, paint.shaded('#a98a68', 0.2), tall * 0.11),
      line(
        `M${n(x - 1.5)} ${n(y)}L${n(x + lean - 1.5)} ${n(y - tall)}`,
        paint.lit('#cfae86', 0.3),
        tall * 0.045,
      ),
    ]),
  ];
}

function kiteOnString(canvas: Canvas, colours: readonly Colour[]): Art {
  const swing = canvas.sway() * 8;
  const [x, y] = [1010 + swing, 150 + swing * 0.5];
  return [
    line(`M${n(x)} ${n(y)}Q${n(x + 60)} 300 1300 520`, canvas.paint.of('#ffffff'), 1.8, { opacity: 0.6 }),
    kite(canvas, [x, y], { colours }),
  ];
}
