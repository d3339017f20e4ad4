import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { pendantLamp } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { kite } from '#engines/illustrator/built-in/scenery/kite.ts';
import { boards, cornerShade, lampWarmth, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { teddy, TOYS, toyTrain } from '#engines/illustrator/built-in/scenery/toys.ts';
import { daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#eed7ae', wood: '#b07a48', bench: '#c9965f' },
  { wall: '#c9dcd6', wood: '#a8744c', bench: '#d0a26c' },
  { wall: '#f0d2c0', wood: '#8f6a4c', bench: '#c08f5c' },
] as const;
const WINDOW = { left: 600, top: 130, right: 1000, bottom: 440 };

/** Where toys are made and sold: shelves full of them to the left, the bench with its tools to the right. */
export function toyWorkshop(canvas: Canvas): Stage {
  const { light } = canvas;
  const look = pick(canvas.random('workshop'), LOOKS);
  return {
    back: [
      wall(canvas, {
        colour: look.wall,
        bottom: 664,
        panel: { top: 560, colour: tone(look.wall, -0.08, 1.2) },
      }),
      windowIn(canvas, 'workshop', WINDOW, { frame: look.wood, panes: [4, 2] }),
      beams(canvas, look.wood),
      toyShelves(canvas, look.wood),
      toolBoard(canvas, look.wood),
      line('M500 40V106', canvas.paint.of('#8a7a6c'), 2),
      kite(canvas, [500, 176], { colours: FESTIVE, scale: 0.9 }),
      paperPlane(canvas, 1080, 120),
      boards(canvas, { colour: '#cda06c', top: 666 }),
      shavings(canvas),
      workbench(canvas, 1375, 790, look.bench),
      rockingHorse(canvas, 205, 800),
      pendantLamp(canvas, [1375, 120], '#5f9490', 0.95),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.38),
      lampWarmth(canvas),
      cornerShade(canvas, 0.48),
    ],
    light: [
      daylight(canvas, WINDOW, 720, 180),
      motes(canvas, 14, { left: 380, top: 220, right: 1240, bottom: 740 }, '#fff1c0', 1.9),
    ],
    front: nearCrates(canvas),
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 60, top: 560, right: 360, bottom: 815 },
      { left: 1205, top: 560, right: 1560, bottom: 805 },
    ],
  };
}

function beams(canvas: Canvas, wood: Colour): Art {
  const { paint } = canvas;
  return [
    rect(0, -4, 1600, 40, topLit(canvas, wood)),
    rect(0, 36, 1600, 9, canvas.light.shadow, { opacity: 0.25 }),
    line('M60 16q60 -10 120 0t160 2M700 14q90 10 180 0M1180 18q80 -10 200 0', paint.shaded(wood, 0.4), 3, {
      opacity: 0.4,
    }),
  ];
}

function toyShelves(canvas: Canvas, wood: Colour): Art {
  const { paint, light } = canvas;
  const random = canvas.random('toys');
  const first = Math.floor(random() * TOYS.length);
  return [
    rect(30, 96, 390, 570, sideLit(canvas, wood), { corner: 8 }),
    [0, 1, 2, 3].map((row): Art => {
      const [top, bottom] = [118 + row * 138, 240 + row * 138];
      return [
        rect(48, top, 354, 122, hollow(canvas, tone(wood, 0.1))),
        rect(48, top, 354, 16, light.shadow, { opacity: 0.35 }),
        [0, 1, 2].map((i) => {
          const toy = TOYS[(first + row * 3 + i) % TOYS.length] ?? teddy;
          return group(toy(canvas, FESTIVE[(row + i * 2) % 5] ?? '#e0705c'), {
            x: 110 + i * 116 + between(random, -6, 6),
            y: bottom,
            scale: between(random, 0.86, 0.98),
          });
        }),
        rect(44, bottom, 362, 6, paint.lit(wood, 0.4)),
      ];
    }),
    rect(20, 84, 410, 20, paint.lit(wood, 0.25), { corner: 6 }),
  ];
}

/** Every tool has its hook. */
function toolBoard(canvas: Canvas, wood: Colour): Art {
  const { paint, light } = canvas;
  const [steel, handle] = [sideLit(canvas, '#b5bec6'), sideLit(canvas, '#d9804f')];
  let holes = '';
  for (let y = 236; y < 430; y += 26) for (let x = 1196; x < 1560; x += 26) holes += `M${x} ${y}h.1`;
  return [
    rect(1184, 224, 392, 226, light.shadow, { opacity: 0.18, corner: 8 }),
    rect(1176, 214, 392, 226, slantLit(canvas, tone(wood, 0.14, 0.8)), { corner: 8 }),
    line(holes, paint.shaded(wood, 0.35), 4, { opacity: 0.4 }),
    group([rect(-7, -20, 14, 110, handle, { corner: 6 }), path('M-38 -48H26Q42 -40 40 -20H-38Z', steel)], {
      x: 1232,
      y: 300,
    }),
    group(
      [
        path('M-20 -50H20L6 74L-6 68Z', steel),
        path('M-26 -50Q-30 -84 0 -86Q30 -84 26 -50Z', handle),
        circle(0, -66, 10, paint.shaded(wood, 0.3)),
      ],
      { x: 1308, y: 328 },
    ),
    group([rect(-6, -46, 12, 70, steel, { corner: 4 }), rect(-11, 20, 22, 58, handle, { corner: 9 })], {
      x: 1376,
      y: 302,
    }),
    group(
      [
        line('M-8 -52Q-22 -22 0 0Q22 -22 8 -52', paint.of('#9aa6b0'), 11),
        line('M0 0Q-22 34 -20 80M0 0Q22 34 20 80', paint.of('#5596bd'), 12),
        circle(0, 0, 7, paint.of('#6a737c')),
      ],
      { x: 1440, y: 306 },
    ),
    group(
      [
        rect(-18, -54, 36, 40, paint.of('#f0dcb4'), { corner: 4 }),
        rect(-18, -20, 36, 12, paint.of('#aab4bc')),
        path('M-9 -8H9L6 70Q0 78 -6 70Z', handle),
      ],
      { x: 1510, y: 312 },
    ),
  ];
}

function paperPlane(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const swing = canvas.sway(1) * 6;
  return [
    line(`M${x} 40L${n(x + swing)} ${y - 20}`, paint.of('#8a7a6c'), 2),
    group(
      [
        rect(-74, -10, 128, 26, topLit(canvas, '#5fae8c'), { corner: 13 }),
        path('M-20 4L-60 40H-24L24 4Z', slantLit(canvas, '#f2c761')),
        path('M-20 -4L6 -34H30L20 -4Z', paint.of('#e9b957')),
        path('M-74 2L-90 -26H-70L-52 -6Z', paint.of('#e0705c')),
        line(`M56 ${n(-22 + swing)}V${n(28 - swing)}`, paint.of('#8a6248'), 7),
        circle(54, 3, 7, paint.of('#e0705c')),
        circle(14, -2, 7, paint.of('#fdf4e2')),
      ],
      { x: x + swing, y, turn: -8 },
    ),
  ];
}

/** Curls of wood that have fallen from the bench. */
function shavings(canvas: Canvas): Art {
  const { paint } = canvas;
  return dabs(canvas.random('shavings'), {
    count: 40,
    place: (r) => [1040 + between(r, 0, 520) * r() + 80, between(r, 770, 860)],
    colour: paint.lit('#e6c390', 0.4),
    width: 5,
    length: 13,
    opacity: 0.8,
  });
}

function workbench(canvas: Canvas, x: number, y: number, wood: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y - 2, 205, 28),
    group(
      [
        rect(-152, -110, 34, 110, sideLit(canvas, tone(wood, -0.08))),
        rect(118, -110, 34, 110, sideLit(canvas, tone(wood, -0.08))),
        rect(-130, -44, 260, 16, paint.shaded(wood, 0.3)),
        group(blocksOnShelf(canvas), { y: -44 }),
        path('M-154 -168H154L172 -130H-172Z', slantLit(canvas, wood)),
        rect(-172, -130, 344, 26, topLit(canvas, tone(wood, -0.05)), { corner: 5 }),
        rect(-150, -122, 46, 46, sideLit(canvas, '#8f9aa5'), { corner: 5 }),
        line('M-126 -92V-64M-146 -62H-106', paint.of('#6f7a85'), 7),
        rect(62, -206, 30, 54, sideLit(canvas, '#e0705c'), { corner: 5 }),
        rect(98, -196, 28, 44, sideLit(canvas, '#5596bd'), { corner: 5 }),
        line('M77 -206L70 -236M108 -196L120 -226', paint.of('#c9965f'), 6),
      ],
      { x, y },
    ),
    toyTrain(canvas, [x - 40, y - 148], 0.72),
  ];
}

const blocksOnShelf = (canvas: Canvas): Art => [
  rect(-96, -34, 70, 34, sideLit(canvas, '#d9b98a'), { corner: 4 }),
  rect(-16, -26, 60, 26, sideLit(canvas, '#c49a6a'), { corner: 4 }),
  rect(54, -40, 50, 40, sideLit(canvas, '#e0c096'), { corner: 4 }),
];

function rockingHorse(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const coat = pick(canvas.random('horse'), ['#f3e3c6', '#c98f5c', '#a5b4c4'] as const);
  const body = topLit(canvas, coat);
  return [
    footShadow(canvas, x, y, 130, 20),
    group(
      [
        line('M-130 -34Q0 30 130 -34', paint.of('#d9604f'), 15),
        line('M-60 -80L-76 -12M56 -80L74 -12', body, 24),
        line('M-76 -14H-60M62 -14H80', paint.of('#6a4f40'), 14),
        path('M84 -126Q124 -130 122 -84Q104 -104 82 -100Z', paint.of('#8a5a44')),
        path(
          'M-84 -130Q-90 -176 -112 -186Q-130 -190 -136 -206Q-138 -222 -120 -226Q-96 -236 -82 -252Q-76 -240 -76 -234Q-44 -214 -34 -146Q20 -130 72 -150Q100 -140 92 -104Q84 -72 40 -76H-50Q-82 -84 -84 -130Z',
          body,
        ),
        path(
          'M-78 -236Q-40 -222 -28 -150Q-46 -160 -52 -180Q-64 -180 -64 -200Q-78 -206 -78 -236Z',
          paint.of('#8a5a44'),
        ),
        circle(-100, -214, 5, paint.of('#4a3a34')),
        line('M-134 -206Q-120 -200 -106 -192M-104 -192Q-70 -170 -36 -150', paint.of('#d9604f'), 5),
        path('M-30 -146Q10 -128 56 -146Q52 -108 14 -106Q-24 -108 -30 -146Z', slantLit(canvas, '#5596bd')),
        path(star([14, -124], 12), paint.of('#f2c761')),
      ],
      { x, y, scale: 0.98, turn: canvas.sway() * 1.2 },
    ),
  ];
}

/** Boxes of parts close to us: wheels to the left, balls to the right. */
function nearCrates(canvas: Canvas): Art {
  const wood = '#9a6a44';
  return ([1, -1] as const).map((side) =>
    group(
      [
        [-66, -10, 46].map((x, i) =>
          circle(
            x,
            -8 - (i % 2) * 14,
            36,
            nearShade(canvas, FESTIVE[side > 0 ? i : i + 2] ?? '#e0705c', 0.17),
          ),
        ),
        side > 0 &&
          [-66, -10, 46].map((x, i) => circle(x, -8 - (i % 2) * 14, 10, nearShade(canvas, '#f6e2bd', 0.2))),
        path('M-130 0H110L96 120H-130Z', nearShade(canvas, wood, 0.2)),
        line('M-130 2H110', nearShade(canvas, wood, 0.06), 12),
        line('M-130 48H104', nearShade(canvas, wood, 0.28), 5),
      ],
      { x: side > 0 ? 60 : 1540, y: 836, scale: [side, 1] },
    ),
  );
}
