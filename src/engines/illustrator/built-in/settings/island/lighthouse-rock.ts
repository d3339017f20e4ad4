import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { flower, flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { cliff } from '#engines/illustrator/built-in/scenery/cliffs.ts';
import { lighthouse } from '#engines/illustrator/built-in/scenery/lighthouse.ts';
import { glass, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farIsle, waterOf } from '#engines/illustrator/built-in/scenery/shore.ts';
import { telescope } from '#engines/illustrator/built-in/scenery/telescope.ts';
import { windowBox } from '#engines/illustrator/built-in/scenery/window-box.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const GRASSES: readonly Colour[] = ['#8fb56a', '#7fb07a', '#a3b564'];
const BANDS: readonly Colour[] = ['#d9604f', '#4f7fae', '#d98a3f', '#4f9a8a'];

/** High on a rock in the sea: the lighthouse with its keeper's cottage, a telescope, pink thrift in the grass. */
export function lighthouseRock(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lighthouse rock');
  const band = pick(random, BANDS);
  const grass = snowedOn(canvas, pick(random, GRASSES));
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 80, 300),
      birds(canvas, 420, 190, 4),
      farIsle(canvas, random, { foot: [700, 446], width: 400, height: 70, depth: 0.52 }),
      mist(canvas, 350, 110, 0.3),
      sea(canvas, { top: 440, height: 280, ...waterOf(canvas) }),
      canvas.glow(760, 470, 900, 180, light.glow, light.night ? 0.2 : 0.45),
      sailingBoat(canvas, [470, 470], { hull: '#b9563f', sail: '#f3d9a4', scale: 0.45, depth: 0.3 }),
      seaStacks(canvas, random, grass),
      meadow(canvas, 654, grass, { tufts: 46 }),
      rim(canvas, random),
      trail(canvas, 692, snowedOn(canvas, '#dcc49a', 0.6), { from: 1264, to: 580 }),
      cottage(canvas, band),
      canvas.glow(1350, 700, 180, 24, light.shadow, 0.5),
      lighthouse(canvas, [1290, 694], { height: 610, band }),
      stoneWall(canvas, random),
      signalMast(canvas),
      telescope(canvas, [330, 794], { scale: 0.95 }),
      thrift(canvas, random),
      flowers(canvas, random, {
        count: 16,
        top: 720,
        bottom: 880,
        colours: ['#fff3d6', '#f3c35f', '#e79ac0'],
      }),
    ],
    front: frame(canvas, '#6f9a5a'),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 170, top: 540, right: 390, bottom: 800 },
      { left: 1202, top: 300, right: 1600, bottom: 748 },
    ],
  };
}

/** Pillars that the sea has left standing, with grass on top. */
function seaStacks(canvas: Canvas, random: Random, grass: Colour): Art {
  const foam = canvas.paint.lit('#ffffff', 0.2);
  const surf = canvas.sway() * 3;
  return [
    cliff(canvas, random, {
      points: [
        [150, 430],
        [196, 418],
        [236, 428],
        [250, 500],
        [276, 560],
        [110, 562],
        [132, 500],
      ],
      crest: 3,
      colour: '#a8948a',
      grass,
      depth: 0.3,
      ledges: 6,
    }),
    cliff(canvas, random, {
      points: [
        [286, 492],
        [312, 484],
        [330, 492],
        [348, 560],
        [268, 562],
      ],
      crest: 3,
      colour: '#a8948a',
      grass,
      depth: 0.32,
      ledges: 4,
    }),
    line(`M88 564q20 ${n(-8 + surf)} 40 0t40 0t40 0t40 0t40 0t40 0t40 0`, foam, 7, { opacity: 0.85 }),
    line(`M120 578q20 ${n(-6 - surf)} 40 0t40 0t40 0`, foam, 4, { opacity: 0.6 }),
  ];
}

/** Bare stones where the grass ends and the rock falls to the sea. */
function rim(canvas: Canvas, random: Random): Art {
  return RIM.map(([x, y, width]) =>
    rock(canvas, random, [x, y], width, {
      colour: snowedOn(canvas, pick(random, ['#b0a095', '#a3a09c', '#bba894'] as const), 0.5),
      depth: 0.08,
    }),
  );
}

const RIM = [
  [-10, 676, 150],
  [92, 668, 90],
  [60, 690, 70],
  [300, 664, 120],
  [372, 674, 64],
  [404, 668, 36],
  [612, 664, 46],
  [648, 668, 26],
  [930, 668, 64],
  [978, 674, 34],
  [1130, 678, 90],
] as const;

function cottage(canvas: Canvas, band: Colour): Art {
  const { paint, light } = canvas;
  const pane = glass(canvas);
  const white = '#fbf3e4';
  const smoke = canvas.sway() * 6;
  return group(
    [
      line(`M206 -196q${n(14 + smoke)} -24 0 -46t${n(10 + smoke)} -50`, paint.of('#ffffff', 0.3), 16, {
        opacity: 0.4,
      }),
      rect(190, -196, 34, 60, sideLit(canvas, '#c98f7a')),
      canvas.glow(150, 2, 240, 24, light.shadow, 0.45),
      rect(24, -110, 330, 114, sideLit(canvas, white, { contrast: 0.25 })),
      path('M4 -104L52 -176H340L376 -104Z', topLit(canvas, snowedOn(canvas, band, 0.9))),
      line('M30 -128H362M44 -152H352', paint.shaded(band, 0.4), 3, {
        opacity: canvas.weather === 'snow' ? 0 : 0.35,
      }),
      [120, 240].map((x) => [
        rect(x - 4, -84, 56, 52, paint.of('#e9dcc4')),
        rect(x, -80, 48, 44, pane),
        line(`M${x + 24} -80V-36M${x} -58H${x + 48}`, paint.of(white), 4),
        windowBox(canvas, [x + 24, -36], 60, { blooms: ['#e5708f', '#f3c35f'] }),
        light.lamps && canvas.glow(x + 24, -58, 80, 70, '#ffd36a', 0.5),
      ]),
    ],
    { x: 1312, y: 700 },
  );
}

function stoneWall(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const stones = [0, 1].flatMap((row) =>
    Array.from({ length: 6 }, (_, i) => ({
      x: 1396 + i * 44 + row * 20,
      y: 740 - row * 24,
      width: between(random, 36, 46),
    })),
  );
  return stones.map(({ x, y, width }) => {
    const colour = snowedOn(canvas, pick(random, ['#b5a99c', '#a39c96', '#c4b5a2'] as const), 0.4);
    return rect(x, y - 24, width, 25, topLit(canvas, colour), {
      corner: 10,
      stroke: paint.shaded('#8a8078', 0.3),
      width: 1.5,
    });
  });
}

/** Pennants on a line, from the ground to the top of a mast. */
function signalMast(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('pennants');
  const colours = ['#e5705a', '#f3c35f', '#5fa8b5', '#fff3df', '#8fbf7a', '#d98fb5'] as const;
  const pennants = Array.from({ length: 8 }, (_, i) => {
    const share = (i + 0.6) / 8.6;
    const [x, y] = [210 - share * 150, 340 + share * 330];
    return path(
      `M${n(x)} ${n(y)}l-13 28l${n(30 + canvas.sway(i) * 4)} ${n(-4 + canvas.sway(i + 1) * 3)}Z`,
      paint.of(pick(random, colours)),
    );
  });
  return [
    line('M210 716V310', paint.of('#8a6a50'), 11),
    line('M207 716V310', paint.lit('#b08a66', 0.3), 3.5),
    circle(210, 306, 9, paint.of('#f0c860')),
    line('M210 336L50 690', paint.of('#efe6d4'), 2.5),
    pennants,
    line('M166 384H256', paint.of('#8a6a50'), 6),
    path(
      `M214 322q26 ${n(-10 + canvas.sway() * 6)} 50 0t46 ${n(canvas.sway(1) * 6)}v44q-24 10 -46 0t-50 0Z`,
      sideLit(canvas, pick(random, colours)),
    ),
    circle(262, 344, 11, paint.of('#fff6e0')),
  ];
}

/** Cushions of pink flowers, as grow on sea cliffs. */
function thrift(canvas: Canvas, random: Random): Art {
  const cushions = [
    [120, 704],
    [444, 698],
    [560, 690],
    [1140, 706],
    [150, 760],
    [1440, 792],
  ] as const;
  return cushions.map(([x, y]) =>
    Array.from({ length: 5 }, () =>
      flower(
        canvas,
        random,
        [x + between(random, -26, 26), y + between(random, -4, 8)],
        between(random, 20, 30),
        {
          colour: pick(random, ['#e58fb4', '#f0a8c4', '#d97aa8'] as const),
        },
      ),
    ),
  );
}
