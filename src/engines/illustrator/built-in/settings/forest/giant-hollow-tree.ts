import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, canopy, leaves, pine } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { glass, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { leafRoof, treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { windowBox } from '#engines/illustrator/built-in/scenery/window-box.ts';
import { foliageOf, toadstools } from '#engines/illustrator/built-in/settings/forest/foliage.ts';
import { tallTrunks } from '#engines/illustrator/built-in/settings/forest/tall-trunks.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const BARK: Colour = '#86634b';

/** A tree as wide as a house, and somebody lives in it: windows, a balcony, a rope ladder, a swing on the long branch. */
export function giantHollowTree(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('hollow tree');
  const foliage = foliageOf(canvas);
  const [main, second] = foliage;
  const snow = canvas.weather === 'snow';
  return {
    back: [
      sky(canvas),
      canvas.glow(900, 460, 900, 460, light.glow, light.night ? 0.26 : 0.7),
      clearing(canvas, foliage),
      meadow(canvas, 646, snowedOn(canvas, mix(main, '#a9c46e', 0.5)), { tufts: 50 }),
      dappled(canvas, 690, 880),
      swing(canvas),
      longBranch(canvas),
      greatTrunk(canvas),
      doorAndWindows(canvas),
      balcony(canvas),
      crown(canvas, random, main, second),
      washingLine(canvas, random),
      mushroomRing(canvas, random),
      bush(canvas, random, [1560, 742], 240, {
        colour: main,
        ...(!snow && { berries: '#d9514a' }),
      }),
      flowers(canvas, random, {
        count: 16,
        top: 720,
        bottom: 880,
        colours: ['#fff3d6', '#e58fae', '#b9a4e6', '#f7c35f'],
      }),
    ],
    light: firefliesOrDust(canvas, { left: 120, top: 300, right: 1480, bottom: 790 }),
    front: frame(canvas, main),
    ground: { far: 756, near: 840 },
    obstacles: [
      { left: 0, top: 100, right: 398, bottom: 782 },
      { left: 1210, top: 640, right: 1470, bottom: 780 },
    ],
  };
}

function clearing(canvas: Canvas, [main, second, third]: readonly [Colour, Colour, Colour]): Art {
  const random = canvas.random('clearing');
  const open = (x: number) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 820) / 560);
  return [
    treeline(canvas, { name: 'farthest', y: 610, height: 330, colour: third, depth: 0.82, share: open }),
    leafRoof(canvas, { name: 'far', y: -20, height: 230, colour: third, depth: 0.7, share: open }),
    tallTrunks(canvas, { name: 'far', y: 600, width: 14, depth: 0.74, count: 12, clearing: 150 }),
    mist(canvas, 420, 220, 0.4),
    treeline(canvas, {
      name: 'middle',
      y: 630,
      height: 230,
      colour: second,
      depth: 0.6,
      share: (x) => open(x) ** 2,
    }),
    land(canvas, { name: 'rise', y: 612, height: 18, waves: 2, colour: main, depth: 0.45, grain: 60 }).art,
    ([1090, 1190, 1330, 1460, 1570, 520] as const).map((x, i) =>
      pine(canvas, random, [x, 636 + (i % 3) * 10], between(random, 190, 300), {
        colour: tone(main, -0.05, 1, 18),
        depth: 0.46,
        detail: 0.2,
      }),
    ),
    mist(canvas, 500, 180, 0.32),
  ];
}

const TRUNK =
  'M-40 800C30 772 74 700 80 600C86 470 66 330 20 190L-40 60V-20H470C430 60 372 150 350 260C330 370 330 500 342 590C352 670 384 734 440 764C400 774 360 764 330 750C330 776 300 790 268 776C240 790 170 796 140 774C110 796 40 812 -40 816Z';

function greatTrunk(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const dark = paint.shaded(BARK, 0.5);
  const body = canvas.linearAt(
    [
      [0, mix(paint.of(BARK), light.key, 0.12)],
      [0.35, mix(paint.of(BARK), light.key, 0.3)],
      [0.65, paint.of(BARK)],
      [1, mix(paint.of(BARK), light.shadow, 0.45)],
    ],
    [0, 0, 380, 0],
  );
  return [
    ellipse(220, 782, 270, 26, light.shadow, { opacity: 0.3 }),
    path(TRUNK, body),
    line(
      'M110 740C130 640 128 520 112 420M96 330C84 270 70 220 48 160M330 720C312 620 306 520 314 420M322 300C334 230 356 160 390 100M268 776C272 740 290 716 316 700M140 774C146 746 132 720 116 704M150 120C156 90 150 60 140 30M236 110C230 80 240 50 250 20',
      dark,
      5,
      { opacity: 0.45 },
    ),
    line('M84 640C98 540 92 420 66 320M40 200L10 130', paint.lit(BARK, 0.5), 4, { opacity: 0.5 }),
    path(
      'M-40 800C10 786 48 756 62 716C78 760 110 770 140 774C110 796 40 812 -40 816Z',
      paint.of(moss(canvas)),
      {
        opacity: 0.75,
      },
    ),
    path(
      'M330 750C336 728 352 716 366 712C384 740 410 754 440 764C400 774 360 764 330 750Z',
      paint.of(moss(canvas)),
      {
        opacity: 0.7,
      },
    ),
  ];
}

const moss = (canvas: Canvas) => snowedOn(canvas, '#86a656');

function doorAndWindows(canvas: Canvas): Art {
  const random = canvas.random('door');
  const { paint } = canvas;
  const door = pick(random, ['#b5533f', '#3f7f8c', '#c78a3c', '#6a7fb0'] as const);
  return [
    path('M150 774V636Q152 572 208 572Q264 572 266 636V774Z', paint.shaded('#5d4433', 0.3)),
    path('M162 772V640Q164 584 208 584Q252 584 254 640V772Z', sideLit(canvas, door)),
    line('M185 592V770M208 586V770M231 592V770', paint.shaded(door, 0.4), 3, { opacity: 0.5 }),
    path('M192 650q16 -34 32 0q-16 20 -32 0Z', paint.lit('#fff0c0', 0.4)),
    circle(242, 694, 5, paint.of('#f4cf6a')),
    path('M138 786Q208 766 278 786L270 798Q208 788 146 798Z', topLit(canvas, snowedOn(canvas, '#b9b2a2'))),
    roundWindow(canvas, 216, 470, 40),
    roundWindow(canvas, 168, 312, 32),
    roundWindow(canvas, 268, 196, 28),
    windowBox(canvas, [216, 526], 104),
    chimney(canvas),
  ];
}

function roundWindow(canvas: Canvas, x: number, y: number, radius: number): Art {
  const { paint } = canvas;
  const frameWood = '#6b4a36';
  const pane = glass(canvas);
  return [
    circle(x, y, radius + 10, paint.shaded(frameWood, 0.3)),
    circle(x - 2, y - 2, radius + 6, paint.lit(frameWood, 0.25)),
    circle(x, y, radius, pane),
    line(`M${x - radius} ${y}h${radius * 2}M${x} ${y - radius}v${radius * 2}`, paint.of(frameWood), 5),
    line(
      `M${x - radius * 0.7} ${y - radius * 0.15}q2 ${-radius * 0.45} ${radius * 0.42} ${-radius * 0.55}`,
      '#ffffff',
      4,
      {
        opacity: 0.5,
      },
    ),
    lamplight(canvas, [x, y], radius * 3),
  ];
}

/** A crooked pipe out of the bark, with a curl of smoke. */
function chimney(canvas: Canvas): Art {
  const { paint } = canvas;
  const drift = canvas.sway() * 6;
  return [
    line('M100 440H48V392', paint.shaded('#7d8790', 0.1), 20),
    line('M96 435H44V392', paint.lit('#9aa4ac', 0.3), 5, { opacity: 0.6 }),
    path('M26 392L48 366L70 392Z', paint.of('#6b757e')),
    line(`M48 352q${14 + drift} -20 0 -40q-16 -22 ${6 + drift} -44`, '#ffffff', 12, { opacity: 0.28 }),
    line(`M50 354q${18 + drift} -24 4 -46`, '#ffffff', 20, { opacity: 0.16 }),
  ];
}

function balcony(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = '#b88a5c';
  let rungs = '';
  for (let y = 446; y < 742; y += 36) rungs += `M366 ${y}h42`;
  const hang = canvas.sway() * 3;
  return [
    line(`M368 410Q${364 + hang} 580 366 752M406 410Q${402 + hang} 580 408 752`, paint.of('#d9bf8c'), 5),
    line(rungs, paint.of(wood), 8),
    path('M318 470L330 410H350L336 492Z', paint.shaded(wood, 0.4)),
    rect(306, 396, 136, 18, topLit(canvas, wood), { corner: 4 }),
    path('M286 396V352Q288 318 312 318Q330 318 336 346V396Z', paint.shaded('#4f3a2d', 0.3)),
    line('M330 396V340M384 396V340M434 396V340', paint.shaded(wood, 0.15), 8),
    line('M322 340H440', paint.lit(wood, 0.25), 9),
    line('M334 372H432', paint.shaded(wood, 0.1), 5),
    lantern(canvas, [434, 336], { scale: 0.66, standing: true }),
  ];
}

function longBranch(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    path(
      'M300 190C480 120 700 150 900 110C1080 76 1240 100 1420 60L1424 74C1250 124 1090 108 910 146C700 190 520 176 300 320Z',
      topLit(canvas, BARK),
    ),
    line('M380 226C520 160 700 172 900 132M960 118C1080 98 1180 106 1300 90', paint.shaded(BARK, 0.4), 4, {
      opacity: 0.4,
    }),
    [640, 1000].map((x, i) => [
      line(`M${x} 150V${200 + i * 20}`, paint.of('#8d7a5c'), 4),
      lantern(canvas, [x, 196 + i * 20], { scale: 0.7 }),
    ]),
  ];
}

function swing(canvas: Canvas): Art {
  const { paint } = canvas;
  const rope = paint.of('#d9bf8c');
  return group(
    [
      line('M-48 0V566M48 0V566', rope, 6),
      rect(-66, 560, 132, 18, topLit(canvas, '#c2703f'), { corner: 8 }),
      line('M-48 560v22M48 560v22', rope, 6),
    ],
    { x: 1258, y: 100, turn: canvas.sway() * 1.2 },
  );
}

function crown(canvas: Canvas, random: Random, main: Colour, second: Colour): Art {
  return (
    [
      [40, 60, 420, 220, main],
      [360, 20, 460, 200, second],
      [800, 10, 480, 170, main],
      [1180, 10, 440, 180, second],
      [1490, 40, 380, 220, main],
    ] as const
  ).map(([x, y, width, height, colour]) =>
    canopy(random, [x, y], width, height, leaves(canvas, tone(colour, -0.02), 0.03), 0.8),
  );
}

/** Very small socks, for whoever lives here. */
function washingLine(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  return [
    line('M1392 676V530M1584 684V530', sideLit(canvas, '#9a7352'), 9),
    line('M1392 536Q1490 566 1584 536', paint.of('#f0e6d0'), 3),
    ([1418, 1460, 1512, 1552] as const).map((x, i) =>
      group(
        path(
          'M-9 0H9V22Q22 28 18 38Q2 44 -9 34Z',
          paint.of(pick(random, ['#e0705c', '#5f9fc0', '#f0c25a', '#8fb86a'] as const)),
        ),
        {
          x,
          y: 546 + (i === 1 || i === 2 ? 6 : 0),
          turn: canvas.sway(i) * 5,
        },
      ),
    ),
  ];
}

function mushroomRing(canvas: Canvas, random: Random): Art {
  return [
    rock(canvas, random, [1440, 772], 86),
    toadstools(canvas, random, [
      [1240, 742, 52],
      [1284, 728, 34],
      [1390, 736, 40],
      [1420, 762, 60],
    ]),
  ];
}
