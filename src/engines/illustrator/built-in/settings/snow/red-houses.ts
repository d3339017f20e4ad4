import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { aurora } from '#engines/illustrator/built-in/nature/aurora.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { cabin } from '#engines/illustrator/built-in/scenery/cabin.ts';
import { fieldFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  drift,
  footprints,
  NEEDLES,
  sledge,
  SNOW,
  snowfield,
} from '#engines/illustrator/built-in/settings/snow/snowfield.ts';
import { snowyTwigs } from '#engines/illustrator/built-in/settings/snow/twigs.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const RED = { wood: '#b8463c', roof: '#5f5a60', shutters: '#f3e6cc' } as const;
const OCHRE = { wood: '#d9a04a', roof: '#5f5a60', shutters: '#f3e6cc' } as const;
const FAR_HOUSES = [
  [520, 604, 0.34, 0.42],
  [640, 596, 0.28, 0.5],
  [940, 598, 0.3, 0.48],
  [1060, 608, 0.38, 0.38],
] as const;

/** A village of red houses in the snow; in a clear night the northern lights stand over it. */
export function redHouses(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('red houses');
  const needles = pick(random, NEEDLES);
  return {
    back: [
      sky(canvas),
      (!light.night || light.overcast > 0) && clouds(canvas, 3, 90, 220),
      aurora(canvas, random),
      land(canvas, {
        name: 'fells',
        y: 500,
        height: 80,
        waves: 1.8,
        colour: '#c9dcef',
        depth: 0.58,
        grain: 40,
      }).art,
      farWood(canvas, random, needles),
      mist(canvas, 440, 170, 0.4),
      land(canvas, { name: 'village', y: 592, height: 12, waves: 1.6, colour: SNOW, depth: 0.3, grain: 60 })
        .art,
      FAR_HOUSES.map(([x, y, scale, depth], i) =>
        cabin(canvas, [x, y], { ...(i === 2 ? OCHRE : RED), scale, depth, snowy: true }),
      ),
      canvas.glow(800, 560, 560, 260, light.glow, light.night ? 0.16 : 0.42),
      fieldFence(canvas, { from: 420, to: 690, y: 668, height: 46, colour: '#8a7464', depth: 0.2 }),
      snowfield(canvas, 668),
      lane(canvas),
      footprints(canvas, [840, 700], [700, 900], 14),
      pine(canvas, random, [30, 726], 420, { colour: needles, snow: true }),
      cabin(canvas, [222, 742], { ...RED, scale: 1.16, snowy: true }),
      pine(canvas, random, [1586, 744], 380, { colour: needles, snow: true }),
      cabin(canvas, [1410, 742], { ...RED, scale: 1.12, snowy: true }),
      drift(canvas, [70, 764], 250),
      drift(canvas, [1570, 766], 220),
      sledges(canvas),
      lampPost(canvas, [1216, 752]),
      hotTub(canvas, [322, 790]),
    ],
    front: snowyTwigs(canvas, random),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 460, right: 396, bottom: 780 },
      { left: 1206, top: 460, right: 1600, bottom: 812 },
    ],
  };
}

function farWood(canvas: Canvas, random: Random, colour: Colour): Art {
  return Array.from({ length: 20 }, (_, i) => {
    const x = ((i + random() * 0.8) / 20) * 1600;
    return pine(canvas, random, [x, 578 + random() * 14], 50 + random() * 46, {
      colour,
      depth: 0.56,
      detail: 0.2,
      snow: true,
    });
  });
}

/** Where sledges have pressed the snow. */
function lane(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path('M780 640C860 690 640 740 500 905H1000C960 780 900 700 812 640Z', paint.shaded(SNOW, 0.12), {
      opacity: 0.6,
    }),
    line('M792 650C850 700 690 760 600 905M806 650C872 700 850 770 900 905', paint.shaded(SNOW, 0.26), 6, {
      opacity: 0.5,
    }),
  ];
}

function sledges(canvas: Canvas): Art {
  return [
    group(sledge(canvas, '#c98a4a'), { x: 1310, y: 806, scale: 0.8 }),
    group(sledge(canvas, '#4f8fb5'), { x: 1320, y: 772, scale: 0.8, turn: 4 }),
    group(sledge(canvas, '#d9574a'), { x: 1308, y: 738, scale: 0.8, turn: -5 }),
  ];
}

function lampPost(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    line(`M${x} ${y}V${y - 250}H${x - 46}`, paint.of('#6f564a'), 11),
    line(`M${x} ${y - 200}L${x - 34} ${y - 248}`, paint.of('#6f564a'), 6),
    lantern(canvas, [x - 44, y - 250], { scale: 1 }),
    path(`M${x - 52} ${y - 256}Q${x - 20} ${y - 272} ${x + 12} ${y - 256}Z`, paint.of('#ffffff')),
    drift(canvas, [x, y + 8], 90),
  ];
}

/** A tub of hot water outdoors: steam, and a red mitten somebody forgot on its rim. */
function hotTub(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const drift = canvas.sway() * 8;
  return group(
    [
      ellipse(4, 0, 92, 14, canvas.light.shadow, { opacity: 0.3 }),
      path('M-80 -74L-70 -6Q0 14 70 -6L80 -74Z', sideLit(canvas, '#a9764c')),
      line('M-78 -52Q0 -34 78 -52M-74 -22Q0 -4 74 -22', paint.shaded('#6d7078', 0.1), 6),
      ellipse(0, -74, 80, 18, paint.lit('#c99a66', 0.2)),
      ellipse(0, -73, 68, 13, paint.of('#8fc4d0')),
      line(`M-30 -84Q${n(-52 + drift)} -120 -30 -150T${n(-36 - drift)} -216`, '#ffffff', 14, {
        opacity: 0.4,
      }),
      line(`M26 -84Q${n(10 + drift)} -130 30 -160T${n(24 - drift)} -236`, '#ffffff', 17, { opacity: 0.34 }),
      rect(50, -88, 22, 26, paint.of('#d9574a'), { corner: 9 }),
      circle(48, -74, 7, paint.of('#d9574a')),
    ],
    { x, y, scale: 0.86 },
  );
}
