import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { picketFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { clock } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { bunting } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import {
  footShadow,
  glass,
  sideLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench, bicycle } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { leafOf } from '#engines/illustrator/built-in/settings/playground/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const BRICKS = ['#d9936f', '#e0b57a', '#c9a08a'] as const;

/** Before school: the house with its bell, chalk on the ground, bicycles in their rack. */
export function schoolyard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('schoolyard');
  const leaf = leafOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 240),
      birds(canvas, 980, 170, 2),
      land(canvas, {
        name: 'hills',
        y: 540,
        height: 50,
        waves: 2,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.6,
        grain: 40,
      }).art,
      [880, 980, 1090, 1200, 1320].map((x, i) =>
        farTree(canvas, random, [x, 626], 110 + (i % 3) * 30, { colour: leaf, depth: 0.4 }),
      ),
      mist(canvas, 520, 120, 0.3),
      school(canvas, random),
      picketFence(canvas, { from: 900, to: 1640, y: 668, height: 60, gap: 44, depth: 0.14 }),
      canvas.glow(840, 560, 560, 270, light.glow, light.night ? 0.14 : 0.42),
      roundTree(canvas, random, [1500, 706], 520, { colour: leaf, detail: 0.8 }),
      asphalt(canvas),
      hopscotch(canvas),
      treeSeat(canvas),
      rack(canvas),
      bench(canvas, [216, 762], 1.2),
      satchel(canvas, [330, 780]),
      bunting(canvas, { from: [620, 330], to: [1420, 250], sag: 70, count: 13, size: 28 }),
    ],
    front: planters(canvas, '#6a9a5c'),
    ground: { far: 754, near: 844 },
    obstacles: [
      { left: 80, top: 620, right: 396, bottom: 792 },
      { left: 1206, top: 560, right: 1600, bottom: 796 },
    ],
    seats: [{ name: 'bench', x: 216, y: 704, width: 220, foot: 762 }],
  };
}

function school(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const brick = pick(random, BRICKS);
  const roof = snowedOn(canvas, '#a5584c');
  const depth = 0.06;
  const pane = (x: number, y: number): Art => [
    rect(x - 34, y - 46, 68, 92, paint.of('#fbf3e2'), { corner: 5 }),
    rect(x - 27, y - 39, 54, 78, glass(canvas, { depth })),
    line(`M${x} ${y - 39}V${y + 39}M${x - 27} ${y}H${x + 27}`, paint.of('#fbf3e2'), 5),
    lamplight(canvas, [x, y], 90),
  ];
  const drawings = (x: number, y: number) => [
    circle(x - 10, y + 14, 9, paint.of('#f2c761')),
    path(star([x + 12, y + 16], 10), paint.of('#e0705c')),
  ];
  return [
    rect(-20, 300, 780, 384, sideLit(canvas, brick, { contrast: 0.2, depth })),
    rect(-20, 640, 780, 44, paint.shaded('#b5a698', 0.15)),
    path('M-20 190H720L790 312H-20Z', topLit(canvas, roof, { contrast: 0.24 })),
    line('M-20 222H738M-20 254H756M-20 284H772', paint.shaded(roof, 0.3), 4, { opacity: 0.3 }),
    [60, 180, 640].map((x) => [pane(x, 410), pane(x, 556), drawings(x, 556)]),
    pane(520, 410),
    pane(300, 410),
    rect(340, 310, 140, 374, sideLit(canvas, tone(brick, 0.06))),
    path('M316 316L410 216L504 316Z', sideLit(canvas, roof)),
    clock(canvas, [410, 380], 40, '#fbf3e2'),
    rect(372, 70, 76, 130, sideLit(canvas, tone(brick, 0.06))),
    path('M386 180V130Q386 104 410 104Q434 104 434 130V180Z', paint.shaded('#5f4a44', 0.1)),
    group(
      [
        path('M-16 0Q-14 -30 0 -32Q14 -30 16 0Z', sideLit(canvas, '#e6bb5c')),
        circle(0, 3, 5, paint.of('#a87a3c')),
      ],
      { x: 410, y: 168, turn: canvas.sway() * 10 },
    ),
    path('M356 76L410 14L464 76Z', sideLit(canvas, roof)),
    rect(360, 196, 100, 20, paint.lit(brick, 0.3), { corner: 4 }),
    rect(360, 500, 100, 184, paint.of('#fbf3e2'), { corner: 6 }),
    rect(370, 512, 38, 172, sideLit(canvas, '#4f8a86')),
    rect(412, 512, 38, 172, sideLit(canvas, '#4f8a86')),
    rect(376, 524, 26, 60, glass(canvas)),
    rect(418, 524, 26, 60, glass(canvas)),
    lamplight(canvas, [410, 556], 130),
    [0, 1].map((i) =>
      rect(340 - i * 16, 676 + i * 12, 140 + i * 32, 14, paint.lit(snowedOn(canvas, '#cfc4b6'), 0.2), {
        corner: 3,
      }),
    ),
  ];
}

function asphalt(canvas: Canvas): Art {
  const { paint } = canvas;
  const ground = snowedOn(canvas, '#b5aea8');
  return [
    rect(0, 684, 1600, 220, topLit(canvas, ground, { contrast: 0.18 })),
    rect(0, 680, 1600, 10, paint.lit(ground, 0.3)),
    canvas.glow(800, 800, 760, 110, canvas.light.key, canvas.light.night ? 0.1 : 0.26),
  ];
}

/** Chalk: squares to hop in, a sun, a snail. */
function hopscotch(canvas: Canvas): Art {
  if (canvas.weather === 'snow') return undefined;
  const chalk = (d: string, colour: Colour, opacity = 0.75) =>
    line(d, canvas.paint.of(colour), 6, { opacity });
  return [
    chalk(
      'M700 716H790L780 744H684ZM684 744H780L768 776H666ZM612 776H822L806 814H586ZM716 776L700 814M660 814H752L736 858H636Z',
      '#fdf6e8',
    ),
    chalk('M1000 800a34 14 0 1 0 .1 0ZM1034 776l10 -8M990 770l-6 -10M1076 812l18 4M960 806l-16 6', '#f7d36a'),
    chalk(
      'M470 822q-24 -8 -14 -24q24 -14 40 4q2 18 -14 18q-12 -2 -6 -12M456 822H520q14 -4 12 -18M528 806l4 -12M536 806l8 -8',
      '#f3a0b4',
    ),
  ];
}

/** A round seat about the tree; the ball is lost up there. */
function treeSeat(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = snowedOn(canvas, '#b98a5e', 0.4);
  return [
    footShadow(canvas, 1500, 742, 150, 18),
    line('M1388 706V746M1450 716V758M1550 716V758M1606 706V746', paint.shaded('#8a6040', 0.2), 12),
    path('M1370 690Q1500 666 1630 690V708Q1500 734 1370 708Z', topLit(canvas, wood)),
    circle(1440, 330, 26, sideLit(canvas, '#e0705c')),
    line('M1418 322Q1440 336 1462 322', paint.of('#fdf6e8'), 5),
  ];
}

function rack(canvas: Canvas): Art {
  const { paint } = canvas;
  const hoops = Array.from(
    { length: 4 },
    (_, i) =>
      `M${1216 + i * 52} 790V742Q${1216 + i * 52} 726 ${1232 + i * 52} 726Q${1248 + i * 52} 726 ${1248 + i * 52} 742V790`,
  );
  return [
    line(hoops.join(''), paint.of('#8f9aa5'), 8),
    bicycle(canvas, [1320, 792], 0.9, '#4f9fb0'),
    line('M1204 792H1430', paint.of('#8f9aa5'), 9),
  ];
}

function satchel(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(2, 2, 46, 8, canvas.light.shadow, { opacity: 0.3 }),
      line('M-20 -66Q0 -88 20 -66', paint.shaded('#8a4a3c', 0.2), 7),
      rect(-40, -68, 80, 68, sideLit(canvas, '#d9694f'), { corner: 12 }),
      path('M-40 -58Q0 -10 40 -58V-68H-40Z', sideLit(canvas, '#e0806a')),
      rect(-9, -38, 18, 14, paint.of('#f2cd78'), { corner: 4 }),
      path(`M26 -68L${n(34 + canvas.sway())} -94L42 -66Z`, paint.of('#f2c761')),
    ],
    { x, y },
  );
}
