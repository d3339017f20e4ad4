import { between, type Random } from '#domain/random.ts';
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
import { meadow } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, reeds } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { masonry } from '#engines/illustrator/built-in/scenery/masonry.ts';
import {
  footShadow,
  hollow,
  sideLit,
  snowedOn,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import {
  archedWindow,
  battlements,
  tower,
  type Stonework,
} from '#engines/illustrator/built-in/scenery/towers.ts';
import { stoneworkOf } from '#engines/illustrator/built-in/settings/castle/stonework.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Before the castle: its wall stands in still water with lilies and frogs, the drawbridge is down. */
export function moat(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('moat');
  const stone = stoneworkOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 200),
      birds(canvas, 560, 130, 2),
      tower(canvas, [470, 420], 110, 220, { ...stone, depth: 0.34 }),
      tower(canvas, [1000, 420], 90, 160, { ...stone, depth: 0.38 }),
      castleWall(canvas, stone),
      tower(canvas, [1080, 610], 150, 300, { ...stone, depth: 0.1 }),
      tower(canvas, [1520, 616], 170, 330, { ...stone, depth: 0.08 }),
      gate(canvas, stone),
      stillWater(canvas, {
        name: 'moat',
        d: 'M-20 600H1620V716Q1200 700 800 716T-20 712Z',
        box: { left: 0, top: 600, right: 1600, bottom: 716 },
        colour: '#5f9f9a',
        glints: 34,
        mirrored: rect(0, 600, 1600, 40, canvas.light.shadow, { opacity: 0.18 }),
      }),
      lilies(canvas, random),
      canvas.glow(760, 560, 560, 260, light.glow, light.night ? 0.14 : 0.32),
      drawbridge(canvas),
      meadow(canvas, 706, snowedOn(canvas, '#9bb866'), { tufts: 46 }),
      road(canvas),
      [90, 250, 560, 700, 900].map((x, i) =>
        reeds(canvas, random, [x, 726 + (i % 2) * 8], 78 + (i % 3) * 14, { brown: i % 2 === 0 }),
      ),
      flowers(canvas, random, {
        count: 20,
        top: 760,
        bottom: 885,
        colours: ['#fff6e2', '#f3c05a', '#e58fa5'],
      }),
      rowBoat(canvas, [236, 780]),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 420, right: 1440, bottom: 780 }),
    front: frame(canvas, '#6a9a5c'),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 50, top: 640, right: 396, bottom: 796 },
      { left: 1204, top: 500, right: 1500, bottom: 752 },
    ],
  };
}

function castleWall(canvas: Canvas, { wall }: Stonework): Art {
  const colour = tone(wall, -0.02, 1.2);
  return [
    path(`M-20 430V392${battlements(21, 40, 32)}V430Z`, canvas.paint.lit(colour, 0.2)),
    masonry(
      canvas,
      { left: -20, top: 420, right: 1640, bottom: 616 },
      { name: 'moat', colour, course: 46, depth: 0.1 },
    ),
    rect(0, 592, 1600, 20, canvas.paint.shaded('#7f9a78', 0.25), { opacity: 0.5 }),
    [120, 300, 640, 820].map((x) => archedWindow(canvas, [x, 504], 34, 0.1)),
  ];
}

/** The open gate, with a warm yard behind it. */
function gate(canvas: Canvas, { wall, roof }: Stonework): Art {
  const { paint, light } = canvas;
  const opening = 'M1236 612V470Q1236 382 1302 382Q1368 382 1368 470V612Z';
  return [
    masonry(
      canvas,
      { left: 1180, top: 300, right: 1424, bottom: 616 },
      { name: 'gate', colour: wall, course: 46 },
    ),
    path(`M1168 306V272${battlements(3, 44, 34)}V306Z`, paint.lit(wall, 0.2)),
    path(opening, light.lamps ? '#ffd48a' : hollow(canvas, '#b59a7c')),
    light.lamps && canvas.glow(1302, 520, 190, 190, '#ffc870', 0.6),
    line(
      'M1236 440H1368M1262 396V446M1288 386V446M1316 386V446M1342 396V446',
      paint.shaded('#6f5a4c', 0.2),
      7,
    ),
    { ...path(opening, 'none'), stroke: paint.lit(tone(wall, 0.03), 0.35), width: 16 },
    path('M1266 318H1338V356Q1302 386 1266 356Z', sideLit(canvas, roof)),
    circle(1302, 342, 12, paint.of('#f7d374')),
    wallLamp(canvas, [1206, 470]),
    wallLamp(canvas, [1398, 470]),
  ];
}

function drawbridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = snowedOn(canvas, '#a9764c', 0.5);
  const boards = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return `M${n(1232 - t * 46)} ${n(612 + t * 124)}H${n(1372 + t * 40)}`;
  });
  return [
    line('M1240 430L1192 724M1364 430L1408 724', paint.shaded('#5f5a60', 0.2), 5, { dash: '10 7' }),
    path('M1232 606H1372L1414 744H1184Z', topLit(canvas, wood)),
    line(boards.join(''), paint.shaded(wood, 0.4), 3, { opacity: 0.6 }),
    line('M1232 606L1184 744M1372 606L1414 744', paint.shaded(wood, 0.2), 8),
  ];
}

function road(canvas: Canvas): Art {
  const { paint } = canvas;
  const sand = snowedOn(canvas, '#dcc39a', 0.6);
  return path(
    'M1190 728H1410Q1340 800 1040 850Q900 876 860 910H480Q560 830 840 800Q1120 770 1190 728Z',
    topLit(canvas, sand, { contrast: 0.2 }),
    { opacity: paint.light.night ? 0.75 : 0.9 },
  );
}

/** Frogs live here; one wears something that glitters. */
function lilies(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const pads: readonly Point[] = [
    [430, 650],
    [500, 690],
    [640, 640],
    [760, 676],
    [980, 650],
    [1090, 690],
    [150, 660],
    [60, 690],
  ];
  return [
    pads.map(([x, y], i) => {
      const w = between(random, 26, 40);
      return [
        path(
          `M${n(x)} ${y}L${n(x + w)} ${n(y - 5)}A${n(w)} ${n(w * 0.3)} 0 1 1 ${n(x + w)} ${n(y + 5)}Z`,
          paint.of(snowedOn(canvas, '#6fa35f', 0.4)),
        ),
        i % 3 === 0 &&
          canvas.weather !== 'snow' && [
            circle(x, y - 8, 10, paint.of('#f7c4d4')),
            circle(x, y - 9, 5, paint.of('#fff3c8')),
          ],
      ];
    }),
    frog(canvas, [502, 684], true),
    frog(canvas, [984, 644], false),
  ];
}

function frog(canvas: Canvas, [x, y]: Point, crowned: boolean): Art {
  const { paint } = canvas;
  const green: Colour = '#7fb05a';
  return group(
    [
      ellipse(0, -12, 22, 15, sideLit(canvas, green)),
      circle(-10, -28, 8, paint.of(green)),
      circle(10, -28, 8, paint.of(green)),
      circle(-10, -29, 4, '#2f3a2c'),
      circle(10, -29, 4, '#2f3a2c'),
      line('M-9 -14Q0 -8 9 -14', paint.shaded(green, 0.5), 2.5),
      crowned && path('M-10 -36L-12 -50L-4 -42L0 -54L4 -42L12 -50L10 -36Z', paint.of('#f2c75c')),
    ],
    { x, y: y + canvas.sway(x) * 1.5 },
  );
}

function rowBoat(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 170, 18),
    group(
      [
        path(
          'M-150 -58Q-60 -30 0 -32Q90 -32 152 -66Q144 -12 96 0Q0 10 -100 0Q-140 -18 -150 -58Z',
          topLit(canvas, mix('#c9694f', '#a9764c', 0.4)),
        ),
        line('M-148 -56Q-60 -28 0 -30Q90 -30 150 -64', paint.lit('#fbeed4', 0.2), 8),
        line('M-120 -28Q0 -4 120 -32', paint.shaded('#8a5440', 0.3), 3, { opacity: 0.6 }),
        line('M-40 -36L70 -104', paint.of('#d9ad76'), 8),
      ],
      { x, y, turn: -2 },
    ),
  ];
}
