import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { bookStack } from '#engines/illustrator/built-in/scenery/books.ts';
import {
  clock,
  cushion,
  floorLamp,
  framedPicture,
  housePlant,
} from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { boards, cornerShade, lampWarmth, rug, wall } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  hollow,
  nearShade,
  sideLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { curtains, daylight, windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#e9d3a8', sofa: '#5f9490', drapes: '#d9825f', stone: '#b5a293' },
  { wall: '#c4d6c4', sofa: '#d08a5c', drapes: '#c9a24f', stone: '#c4ab94' },
  { wall: '#ecd0c2', sofa: '#7a86b8', drapes: '#7fa08f', stone: '#a99f9f' },
] as const;
const GARDEN_DOOR = { left: 610, top: 120, right: 990, bottom: 640 };

/** A sofa to the left, a fire to the right, and a glass door to the garden between them. */
export function livingRoom(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('living room');
  const look = pick(random, LOOKS);
  return {
    back: [
      wall(canvas, {
        colour: look.wall,
        bottom: 660,
        wallpaper: 'stripes',
        panel: { top: 560, colour: tone(look.wall, 0.04, 0.6) },
      }),
      windowIn(canvas, 'garden door', GARDEN_DOOR, { panes: [2, 3], sill: false }),
      curtains(canvas, GARDEN_DOOR, look.drapes),
      framedPicture(canvas, 0, { left: 150, top: 170, right: 300, bottom: 300 }, '#c99a52'),
      framedPicture(canvas, 1, { left: 350, top: 200, right: 430, bottom: 290 }, '#8a5f42'),
      boards(canvas, { colour: '#c4915c', top: 662 }),
      fireplace(canvas, look.stone),
      rug(canvas, { colours: ['#a85a4f', '#f0d9ae', '#5f8f94', '#f0d9ae', '#d98f6a'], rx: 500, y: 806 }),
      floorLamp(canvas, [52, 730], '#f3dfb0', 450),
      sofa(canvas, 212, 784, look.sofa),
      logBasket(canvas, 1508, 800),
      housePlant(canvas, random, [520, 690], 70, { colour: '#7f9fae' }),
      housePlant(canvas, random, [1082, 690], 60, { colour: '#d9b27c' }),
      canvas.glow(800, 540, 620, 310, light.glow, light.night ? 0.14 : 0.36),
      lampWarmth(canvas),
      cornerShade(canvas, 0.48),
      canvas.glow(1345, 640, 420, 260, '#ffa64f', light.lamps ? 0.5 : 0.22),
    ],
    light: [
      daylight(canvas, GARDEN_DOOR, 700, 110),
      motes(canvas, 8, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff1c0', 1.8),
    ],
    front: cornerLeaves(canvas),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 0, top: 540, right: 396, bottom: 800 },
      { left: 1205, top: 600, right: 1600, bottom: 815 },
    ],
  };
}

function fireplace(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const random = canvas.random('fireplace');
  return [
    footShadow(canvas, 1345, 712, 230, 26),
    path('M1222 0H1468V390H1222Z', sideLit(canvas, tone(stone, 0.1, 0.8), { contrast: 0.2 })),
    framedPicture(canvas, 2, { left: 1280, top: 130, right: 1410, bottom: 260 }, '#b5814f'),
    path('M1180 390H1510V700H1180Z', sideLit(canvas, stone, { contrast: 0.26 })),
    stones(canvas, stone),
    path('M1246 700V540Q1246 460 1345 460Q1444 460 1444 540V700Z', hollow(canvas, '#6a4a40')),
    line('M1246 700V540Q1246 460 1345 460Q1444 460 1444 540V700', paint.lit(stone, 0.3), 16),
    fire(canvas, 1345, 694),
    rect(1160, 700, 370, 22, topLit(canvas, tone(stone, 0.05)), { corner: 6 }),
    rect(1150, 372, 390, 26, topLit(canvas, '#9a6a44'), { corner: 6 }),
    rect(1170, 398, 350, 8, canvas.light.shadow, { opacity: 0.3 }),
    clock(canvas, [1345, 332], 36, '#b5814f'),
    bookStack(canvas, random, [1230, 372], 3, 0.72),
    vase(canvas, 1460, 372),
  ];
}

function stones(canvas: Canvas, stone: Colour): Art {
  let joints = '';
  for (let row = 0; row < 6; row++) {
    const y = 424 + row * 46;
    joints += `M1184 ${y}H1250M1440 ${y}H1506`;
    joints += row % 2 ? `M1210 ${y}v46M1478 ${y}v46` : `M1228 ${y}v46M1462 ${y}v46`;
  }
  return line(joints, canvas.paint.shaded(stone, 0.4), 3, { opacity: 0.45 });
}

/** Always burning a little, brighter in the evening. */
function fire(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const [a, b] = [canvas.sway(), canvas.sway(2)];
  const flame = (size: number, lean: number) =>
    `M${n(-46 * size)} -14Q${n(-60 * size)} ${n(-56 * size)} ${n(-24 * size + lean)} ${n(-84 * size)}Q${n(-22 * size)} ${n(-64 * size)} ${n(-8 * size)} ${n(-74 * size)}Q${n(-4 * size - lean)} ${n(-118 * size)} ${n(10 * size + lean)} ${n(-134 * size)}Q${n(12 * size)} ${n(-92 * size)} ${n(30 * size)} ${n(-86 * size)}Q${n(64 * size)} ${n(-48 * size)} ${n(44 * size)} -14Z`;
  return [
    canvas.glow(x, y - 60, 150, 130, '#ff9a3f', 0.8),
    group(
      [
        path(flame(1.16, a * 6), '#f0743a'),
        path(flame(0.86, b * 5), '#ffab45'),
        path(flame(0.52, a * -4), '#ffe49a'),
      ],
      { x, y },
    ),
    group(
      [
        line('M-62 -8L58 -26M-58 -26L62 -8', paint.shaded('#7a4a30', 0.2), 22),
        circle(60, -26, 10, paint.of('#c9935c')),
        circle(-60, -26, 10, paint.of('#c9935c')),
      ],
      { x, y },
    ),
  ];
}

function vase(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  return group(
    [
      line('M0 -50Q-20 -80 -28 -104M0 -50Q2 -84 4 -118M0 -50Q18 -78 30 -98', paint.of('#6a9a5f'), 4),
      (
        [
          [-28, -108, '#e58f7a'],
          [4, -122, '#f2c761'],
          [31, -102, '#d97f98'],
        ] as const
      ).map(([fx, fy, colour]) => circle(fx, fy, 14, ball(canvas, colour))),
      path('M-14 0Q-30 -22 -10 -46V-58H10V-46Q30 -22 14 0Z', sideLit(canvas, '#7fa5b8')),
    ],
    { x, y, scale: 0.86 },
  );
}

function sofa(canvas: Canvas, x: number, y: number, colour: Colour): Art {
  const { paint } = canvas;
  const wood = '#7a5038';
  return [
    footShadow(canvas, x, y - 2, 230, 30),
    group(
      [
        line('M-160 -26L-166 0M160 -26L166 0', paint.of(wood), 16),
        path('M-168 -80Q-178 -230 -140 -236Q0 -252 140 -236Q178 -230 168 -80Z', topLit(canvas, colour)),
        line('M0 -238V-110', paint.shaded(colour, 0.35), 4, { opacity: 0.5 }),
        line('M-132 -222Q-60 -232 -12 -228M12 -228Q70 -232 132 -222', paint.lit(colour, 0.5), 5, {
          opacity: 0.5,
        }),
        rect(-158, -128, 158, 60, topLit(canvas, tone(colour, 0.07)), { corner: 18 }),
        rect(0, -128, 158, 60, topLit(canvas, tone(colour, 0.07)), { corner: 18 }),
        rect(-168, -78, 336, 58, topLit(canvas, tone(colour, -0.04)), { corner: 12 }),
        cushion(canvas, [-96, -118], 92, '#f0cf8e', -7),
        cushion(canvas, [104, -120], 84, '#e08f76', 9),
        path(
          'M22 -238Q66 -246 92 -238L100 -110Q88 -96 60 -104Q40 -96 30 -106Z',
          sideLit(canvas, '#fbeed8', { contrast: 0.2 }),
        ),
        line(
          'M26 -214Q60 -222 94 -214M28 -178Q60 -186 97 -178M30 -142Q62 -150 98 -142',
          paint.of('#e08f76'),
          6,
        ),
        [-1, 1].map((side) =>
          group(
            [
              path(
                'M0 -156Q44 -164 48 -124L44 -24Q16 -12 -6 -24Q-16 -110 0 -156Z',
                sideLit(canvas, tone(colour, 0.02)),
              ),
              ellipse(23, -138, 22, 18, paint.lit(colour, 0.22)),
            ],
            { x: side * 142, scale: [side, 1] },
          ),
        ),
      ],
      { x, y },
    ),
  ];
}

function logBasket(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const straw = '#c99a5f';
  const logs = [
    [-38, -86],
    [2, -96],
    [40, -84],
    [-18, -70],
    [22, -70],
  ] as const;
  return [
    footShadow(canvas, x, y, 84),
    group(
      [
        logs.map(([lx, ly]) => [
          circle(lx, ly, 25, paint.shaded('#8a5a3f', 0.15)),
          circle(lx, ly, 20, paint.of('#e0b98a')),
          circle(lx, ly, 11, paint.of('#cfa06c')),
        ]),
        path('M-72 -74H72L60 0H-60Z', sideLit(canvas, straw)),
        line('M-68 -52H68M-65 -30H65M-62 -10H62', paint.shaded(straw, 0.35), 5, {
          opacity: 0.5,
          dash: '14 8',
        }),
        rect(-78, -80, 156, 14, topLit(canvas, tone(straw, 0.06)), { corner: 7 }),
      ],
      { x, y },
    ),
  ];
}

/** Leaves of two large house plants close to us. */
function cornerLeaves(canvas: Canvas): Art {
  const colour = '#4f8a68';
  return ([1, -1] as const).map((side) =>
    group(
      Array.from({ length: 8 }, (_, i) =>
        path(
          blade([10 + i * 10, 10], 170 - Math.abs(i - 3) * 18, (i - 2) * 32 + canvas.sway(i) * 3, 22),
          nearShade(canvas, i % 2 ? colour : tone(colour, 0.07), 0.2),
        ),
      ),
      { x: side > 0 ? -30 : 1630, y: 912, scale: [side, 1] },
    ),
  );
}
