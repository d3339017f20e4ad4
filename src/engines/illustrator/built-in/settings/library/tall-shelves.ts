import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { bookRow, bookStack } from '#engines/illustrator/built-in/scenery/books.ts';
import { globe } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { ladder } from '#engines/illustrator/built-in/scenery/ladder.ts';
import { boards, cornerShade, lampWarmth } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  hollow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wood: '#a8713f', wall: '#f0dcb4', carpet: '#c2564a' },
  { wood: '#8f6a4c', wall: '#d9e4d2', carpet: '#4f8f8a' },
  { wood: '#b5814f', wall: '#efd9cf', carpet: '#5c6fae' },
] as const;

/** Books up to the ceiling on both sides, a ladder, and a great window at the end of the carpet. */
export function tallShelves(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('tall shelves');
  const look = pick(random, LOOKS);
  return {
    back: [
      farEnd(canvas, look.wall, look.wood),
      windowIn(
        canvas,
        'library',
        { left: 640, top: 70, right: 960, bottom: 440 },
        { shape: 'arched', frame: '#f5ead2', panes: [4, 4] },
      ),
      boards(canvas, { colour: '#cf9d66', top: 610 }),
      carpet(canvas, look.carpet),
      shelves(canvas, -1, look.wood),
      shelves(canvas, 1, look.wood),
      bookLadder(canvas),
      hangingLamps(canvas),
      globeStand(canvas, 190, 815),
      footShadow(canvas, 1400, 812, 80),
      bookStack(canvas, random, [1400, 812], 5, 1.1),
      bookStack(canvas, random, [1310, 770], 2, 0.9),
      canvas.glow(800, 500, 700, 400, light.glow, light.night ? 0.2 : 0.5),
      lampWarmth(canvas),
      cornerShade(canvas, 0.5),
    ],
    light: [
      rays(canvas, [800, 40], {
        count: 7,
        colour: light.glow,
        strength: light.night ? 0.1 : 0.26,
        length: 1000,
        fan: [0.7, 2.4],
      }),
      motes(canvas, 14, { left: 300, top: 200, right: 1300, bottom: 760 }, '#fff1c0', 2),
    ],
    front: [nearBooks(canvas, 60, 1), nearBooks(canvas, 1540, -1)],
    ground: { far: 735, near: 842 },
    obstacles: [
      { left: 110, top: 560, right: 380, bottom: 830 },
      { left: 1260, top: 660, right: 1470, bottom: 825 },
    ],
  };
}

/** The eye's height: all lines that run away from us meet here. */
const MEET: Point = [800, 430];
/** The shelves' far end stands this far beside the middle; `near` grows to 2.42 at the edge of the picture. */
const onShelf = (side: 1 | -1, near: number, rise: number): Point => [
  MEET[0] + side * 330 * near,
  MEET[1] + rise * near,
];
const [FOOT, CROWN] = [180, -330];
const NEAREST = 2.42;
/** How far along the shelf something is, as the eye sees it. */
const nearAt = (along: number) => 1000 / (1000 - along);
const LENGTH = 1000 - 1000 / NEAREST;

function farEnd(canvas: Canvas, wall: Colour, wood: Colour): Art {
  const { paint } = canvas;
  let grooves = '';
  for (let x = 500; x < 1130; x += 60) grooves += `M${x} 508V606`;
  return [
    rect(0, 0, 1600, 620, paint.shaded(wall, 0.2)),
    path('M470 620V100Q490 20 560 -60H1040Q1110 20 1130 100V620Z', topLit(canvas, wall, { contrast: 0.25 })),
    line('M470 620V100Q490 20 560 -60M1040 -60Q1110 20 1130 100V620', paint.lit(wall, 0.4), 12),
    line('M420 60Q450 0 500 -60M1180 60Q1150 0 1100 -60', paint.of(tone(wood, 0.1)), 16),
    rect(470, 500, 660, 112, topLit(canvas, wood, { contrast: 0.2 })),
    line(grooves, paint.shaded(wood, 0.4), 3, { opacity: 0.4 }),
    rect(470, 492, 660, 12, paint.lit(wood, 0.4)),
  ];
}

function carpet(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  const strip = (half: number) => {
    const far = half * 0.42;
    return `M${n(800 - far)} 612H${n(800 + far)}L${n(800 + half * 1.18)} 905H${n(800 - half * 1.18)}Z`;
  };
  let motifs = '';
  for (const [y, size] of [
    [650, 0.55],
    [700, 0.75],
    [768, 1],
    [856, 1.3],
  ] as const)
    for (const side of [-1, 1]) {
      const x = 800 + side * lerp(150, 374, (y - 612) / 293);
      motifs += `M${n(x)} ${n(y - 12 * size)}l${n(22 * size)} ${n(12 * size)}l${n(-22 * size)} ${n(12 * size)}l${n(-22 * size)} ${n(-12 * size)}Z`;
    }
  return [
    path(strip(440), canvas.light.shadow, { opacity: 0.16 }),
    path(strip(424), topLit(canvas, colour, { contrast: 0.22 })),
    path(strip(404), paint.of('#f0cf8e')),
    path(strip(392), topLit(canvas, colour, { contrast: 0.22 })),
    path(strip(290), paint.lit(tone(colour, 0.08, 0.8), 0.35)),
    path(motifs, paint.of('#f0cf8e'), { opacity: 0.8 }),
  ];
}

function shelves(canvas: Canvas, side: 1 | -1, wood: Colour): Art {
  const { paint, light } = canvas;
  const random = canvas.random(`shelves ${side}`);
  const plane = (from: number, to: number, top: number, bottom: number) =>
    `M${[
      onShelf(side, from, top),
      onShelf(side, to, top),
      onShelf(side, to, bottom),
      onShelf(side, from, bottom),
    ]
      .map(([x, y]) => `${n(x)} ${n(y)}`)
      .join('L')}Z`;
  const rows = 7;
  const gap = (FOOT - 14 - CROWN) / rows;
  const wall = plane(1, NEAREST, CROWN, FOOT);
  const [far, close] = [onShelf(side, 1, 0)[0], onShelf(side, NEAREST, 0)[0]];
  const depth = canvas.linearAt(
    [
      [0, light.haze, 0.5],
      [0.22, light.haze, 0.12],
      [0.5, light.shadow, 0.04],
      [1, light.shadow, side < 0 ? 0.5 : 0.42],
    ],
    [far, 0, close, 0],
  );
  return [
    path(wall, hollow(canvas, wood)),
    Array.from({ length: rows }, (_, i): Art => {
      const bottom = CROWN + (i + 1) * gap;
      return [
        bookRow(
          canvas,
          random,
          { left: 6, top: bottom - gap + 12, right: LENGTH, bottom },
          { project: (x, y) => onShelf(side, nearAt(x), y), thick: [11, 21] },
        ),
        path(plane(1, NEAREST, bottom, bottom + 6), paint.lit(wood, 0.2)),
        path(plane(1, NEAREST, bottom + 6, bottom + 9), light.shadow, { opacity: 0.4 }),
      ];
    }),
    path(plane(1, NEAREST, FOOT - 12, FOOT), topLit(canvas, wood)),
    [1, 1.14, 1.34, 1.62, 2.04].map((near) =>
      path(plane(near, near * 1.026, CROWN, FOOT), sideLit(canvas, tone(wood, 0.03))),
    ),
    path(wall, depth),
  ];
}

/** On wheels, along the shelves. */
function bookLadder(canvas: Canvas): Art {
  const near = [
    [300, 742],
    [222, -20],
  ] as const;
  const far = [
    [366, 700],
    [300, -20],
  ] as const;
  return [
    footShadow(canvas, 330, 728, 60),
    line('M278 750L200 -12M344 708L278 -12', canvas.light.shadow, 10, { opacity: 0.3 }),
    ladder(canvas, near, far, { colour: '#d6a05e', rungs: 13, width: 13 }),
    circle(300, 738, 9, canvas.paint.of('#6a5a58')),
    circle(366, 697, 8, canvas.paint.of('#6a5a58')),
  ];
}

function hangingLamps(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const lamps = [
    [560, 150, 22],
    [1040, 150, 22],
    [440, 90, 34],
    [1160, 90, 34],
  ] as const;
  return lamps.map(([x, y, radius], i): Art => {
    const swing = x + canvas.sway(i) * 1.5;
    return [
      light.lamps && canvas.glow(swing, y, radius * 9, radius * 9, '#ffcf7a', 0.5),
      line(`M${x} -10L${n(swing)} ${y - radius}`, paint.of('#7a5f42'), 4),
      circle(swing, y, radius, light.lamps ? '#fff0be' : slantLit(canvas, '#fdf2d8')),
      path(
        `M${n(swing - radius * 0.6)} ${n(y - radius * 0.8)}Q${n(swing)} ${n(y - radius * 1.5)} ${n(swing + radius * 0.6)} ${n(y - radius * 0.8)}Z`,
        paint.of('#c99a52'),
      ),
    ];
  });
}

function globeStand(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 76),
    line(
      `M${x} ${y - 110}L${x - 54} ${y}M${x} ${y - 110}L${x + 54} ${y}M${x} ${y - 110}V${y - 6}`,
      paint.of('#7a4f30'),
      11,
    ),
    globe(canvas, [x, y - 96], 1.5),
  ];
}

/** Books close to us in the lower corners. */
function nearBooks(canvas: Canvas, x: number, side: 1 | -1): Art {
  const stack = [
    [0, 0, 240, '#8a4a44'],
    [20, -38, 210, '#c99a4f'],
    [-14, -76, 190, '#4f7a80'],
  ] as const;
  return group(
    stack.map(([shift, y, width, colour]) => [
      rect(shift - width / 2, y, width, 40, nearShade(canvas, colour, 0.18), { corner: 8 }),
      rect(shift - width / 2 + 22, y + 9, width - 20, 22, nearShade(canvas, '#f0e0c0', 0.26), { corner: 4 }),
    ]),
    { x, y: 876, scale: [side, 1] },
  );
}
