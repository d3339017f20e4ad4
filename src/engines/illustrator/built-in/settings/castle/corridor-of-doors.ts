import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { chandelier } from '#engines/illustrator/built-in/scenery/hangings.ts';
import { cornerShade, lampWarmth } from '#engines/illustrator/built-in/scenery/room.ts';
import { nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALL: Colour = '#cdb893';
const PANEL: Colour = '#8a6a52';
const CARPET: Colour = '#a8483f';
/** No two alike. */
const DOORS: readonly Colour[] = ['#5f8a86', '#b5654a', '#7a6a9a', '#c99a4a', '#5f7fa8', '#8f5f6f'];
const END = { left: 640, right: 960, top: 190, bottom: 610 };

/** A long passage with doors of every colour on both sides, and a window far off at its end. */
export function corridorOfDoors(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      shell(canvas),
      windowIn(
        canvas,
        'corridor',
        { left: 720, top: 250, right: 880, bottom: 500 },
        { shape: 'arched', panes: [2, 3] },
      ),
      [0, 1, 2].map((i) => [doorway(canvas, i, -1), doorway(canvas, i, 1)]),
      carpet(canvas),
      [0.32, 0.66].map((t) => [sconce(canvas, t, -1), sconce(canvas, t, 1)]),
      chandelier(canvas, [800, 96], 96),
      armour(canvas, [330, 760]),
      canvas.glow(800, 480, 520, 300, light.glow, light.night ? 0.14 : 0.44),
      lampWarmth(canvas),
      cornerShade(canvas, 0.5),
    ],
    light: motes(canvas, 8, { left: 420, top: 220, right: 1200, bottom: 740 }, '#fff4c4', 1.8),
    front: nearPots(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 300, right: 386, bottom: 800 },
      { left: 1240, top: 300, right: 1600, bottom: 800 },
    ],
    indoors: true,
  };
}

/** From the near edge of a side wall (t 0) to its far one (t 1), nearer together the farther away. */
function along(t: number, side: 1 | -1, share: number): Point {
  const deep = 1 - (1 - t) ** 1.7;
  const x = lerp(side === 1 ? 1720 : -120, side === 1 ? END.right : END.left, deep);
  const [top, bottom] = [lerp(-150, END.top, deep), lerp(880, END.bottom, deep)];
  return [x, lerp(top, bottom, share)];
}

const quad = (t1: number, t2: number, side: 1 | -1, from: number, to: number) => {
  const corner = (t: number, share: number) => {
    const [x, y] = along(t, side, share);
    return `${n(x)} ${n(y)}`;
  };
  return `M${corner(t1, from)}L${corner(t2, from)}L${corner(t2, to)}L${corner(t1, to)}Z`;
};

function shell(canvas: Canvas): Art {
  const { paint } = canvas;
  const across = (side: 1 | -1) => {
    const stops = [
      [0, paint.shaded(WALL, 0.36)],
      [1, paint.lit(WALL, 0.12)],
    ] as const;
    return canvas.linearAt(stops, side === 1 ? [1600, 0, END.right, 0] : [0, 0, END.left, 0]);
  };
  const { left, right, top, bottom } = END;
  return [
    rect(0, 0, 1600, 900, paint.shaded(WALL, 0.2)),
    path(`M-120 -150L${left} ${top}H${right}L1720 -150Z`, topLit(canvas, tone(WALL, 0.06))),
    path(`M-120 880L${left} ${bottom}H${right}L1720 880V920H-120Z`, topLit(canvas, '#b98c62')),
    path(quad(0, 1, -1, 0, 1), across(-1)),
    path(quad(0, 1, 1, 0, 1), across(1)),
    ([-1, 1] as const).map((side) => [
      path(quad(0, 1, side, 0.66, 1), paint.shaded(PANEL, 0.1), { opacity: 0.85 }),
      path(quad(0, 1, side, 0.645, 0.665), paint.lit(PANEL, 0.3)),
      path(quad(0, 1, side, 0.97, 1), paint.shaded(PANEL, 0.3)),
    ]),
    rect(left, top, right - left, bottom - top, paint.lit(WALL, 0.3)),
    rect(left, 500, right - left, bottom - 500, paint.lit(PANEL, 0.14)),
    line(`M${left} ${top}V${bottom}H${right}V${top}Z`, paint.shaded(WALL, 0.3), 4, { opacity: 0.4 }),
  ];
}

const SPANS = [
  [0.13, 0.28],
  [0.4, 0.53],
  [0.66, 0.8],
] as const;

function doorway(canvas: Canvas, i: number, side: 1 | -1): Art {
  const { paint, light } = canvas;
  const [from, to] = SPANS[i] ?? [0.13, 0.28];
  const colour = DOORS[i * 2 + (side === 1 ? 1 : 0)] ?? '#5f8a86';
  const edge = 0.018;
  const ajar = i === 1 && side === 1;
  const [kx, ky] = along(lerp(from, to, side === 1 ? 0.84 : 0.84), side, 0.66);
  const size = 16 - i * 4;
  return [
    path(quad(from - edge, to + edge, side, 0.18, 0.985), paint.lit('#e6d3ac', 0.1)),
    path(quad(from, to, side, 0.21, 0.985), ajar && light.lamps ? '#ffe0a0' : sideLit(canvas, colour)),
    ajar && path(quad(from, lerp(from, to, 0.7), side, 0.21, 0.985), sideLit(canvas, colour)),
    path(
      quad(lerp(from, to, 0.14), lerp(from, to, ajar ? 0.6 : 0.86), side, 0.27, 0.52),
      paint.shaded(colour, 0.22),
      { opacity: 0.6 },
    ),
    path(
      quad(lerp(from, to, 0.14), lerp(from, to, ajar ? 0.6 : 0.86), side, 0.58, 0.92),
      paint.shaded(colour, 0.22),
      { opacity: 0.6 },
    ),
    !ajar && circle(kx, ky, size * 0.62, paint.of('#f2cd78')),
  ];
}

function carpet(canvas: Canvas): Art {
  const { paint } = canvas;
  const { bottom } = END;
  return [
    path(`M730 ${bottom}H870L1270 910H330Z`, topLit(canvas, CARPET, { contrast: 0.24 })),
    line(`M740 ${bottom}L380 910M860 ${bottom}L1220 910`, paint.of('#e6c07a'), 8, { opacity: 0.75 }),
    [0.2, 0.42, 0.7].map((t) =>
      ellipse(800, lerp(bottom, 910, t), lerp(12, 70, t), lerp(4, 16, t), paint.of('#e6c07a'), {
        opacity: 0.4,
      }),
    ),
  ];
}

function sconce(canvas: Canvas, t: number, side: 1 | -1): Art {
  const { paint, light } = canvas;
  const [x, y] = along(t, side, 0.36);
  const s = lerp(1.2, 0.5, t);
  return [
    light.lamps && canvas.glow(x, y - 20 * s, 170 * s, 170 * s, '#ffcf7a', 0.6),
    group(
      [
        line('M0 20V0', paint.of('#c9a45c'), 8),
        path('M-14 0H14L9 12H-9Z', paint.of('#c9a45c')),
        rect(-5, -28, 10, 28, paint.of('#fdf3dc'), { corner: 3 }),
        light.lamps && path('M-6 -28Q-6 -42 0 -52Q6 -42 6 -28Z', '#ffe08a'),
      ],
      { x, y, scale: s },
    ),
  ];
}

/** It never moves; but a mouse lives in its helmet. */
function armour(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const steel: Colour = '#a9b2bc';
  return group(
    [
      ellipse(0, 0, 84, 14, canvas.light.shadow, { opacity: 0.34 }),
      rect(-64, -26, 128, 26, sideLit(canvas, '#8a6a52'), { corner: 6 }),
      path('M-38 -26L-32 -170H-4V-26ZM38 -26L32 -170H4V-26Z', sideLit(canvas, steel)),
      path('M-54 -300Q0 -326 54 -300L42 -160Q0 -140 -42 -160Z', sideLit(canvas, steel, { contrast: 0.44 })),
      line('M-42 -210Q0 -192 42 -210M-38 -182Q0 -166 38 -182', paint.shaded(steel, 0.35), 4),
      line('M-56 -288Q-84 -240 -66 -184M56 -288Q84 -240 66 -184', paint.of(steel), 24),
      circle(-64, -180, 15, paint.lit(steel, 0.3)),
      circle(64, -180, 15, paint.lit(steel, 0.3)),
      path(
        'M-36 -316Q-44 -392 0 -396Q44 -392 36 -316Q0 -300 -36 -316Z',
        sideLit(canvas, steel, { contrast: 0.44 }),
      ),
      path('M-26 -362H26V-338H-26Z', paint.shaded('#4a4e58', 0.2)),
      circle(-8, -348, 6, paint.of('#c4b4a4')),
      circle(-11, -358, 5, paint.of('#d9b5ac')),
      circle(-7, -349, 1.8, '#2f2a28'),
      path('M0 -396Q22 -440 58 -412Q30 -414 10 -390Z', paint.of('#d9604f')),
      line('M-36 -328H36', paint.shaded(steel, 0.3), 4),
    ],
    { x, y, scale: 0.98 },
  );
}

function nearPots(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#6f5a86', 0.2), nearShade(canvas, '#6f5a86', 0.06)];
  return [60, 1545].map((x, i) => [
    path(`M${x - 74} 920Q${x - 116} 820 ${x - 40} 790H${x + 40}Q${x + 116} 820 ${x + 74} 920Z`, dark),
    rect(x - 56, 772, 112, 24, edge, { corner: 10 }),
    [-1, 0, 1].map((k) =>
      line(`M${x + k * 14} 776Q${x + k * 40} 720 ${x + k * 60 + canvas.sway(k + i) * 4} 668`, dark, 7),
    ),
    [-1, 0, 1].map((k) =>
      circle(x + k * 60 + canvas.sway(k + i) * 4, 660, 20, nearShade(canvas, '#c98a9a', 0.16)),
    ),
  ]);
}
