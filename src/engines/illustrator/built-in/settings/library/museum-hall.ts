import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { dinosaurSkeleton } from '#engines/illustrator/built-in/scenery/dinosaur-skeleton.ts';
import { globe } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { cornerShade, lampWarmth, tiles } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#d8b48c', floor: '#e6d6ba', second: '#c9ab84', banner: '#4f8f8a' },
  { wall: '#9fb7b8', floor: '#dcd6c8', second: '#b5b3a5', banner: '#c9694f' },
  { wall: '#b9a4bf', floor: '#e3d3cb', second: '#c4a9a3', banner: '#d99a45' },
] as const;

/** A hall of columns where a long-necked dinosaur looks down at the visitors, with globes and things in glass. */
export function museumHall(canvas: Canvas): Stage {
  const { light } = canvas;
  const look = pick(canvas.random('museum'), LOOKS);
  return {
    back: [
      hall(canvas, look.wall),
      banners(canvas, look.banner),
      tiles(canvas, { colour: look.floor, second: look.second, top: 626 }),
      plinth(canvas, look.wall),
      dinosaurSkeleton(canvas),
      group(ropeBarrier(canvas), { y: -14 }),
      bigGlobe(canvas, 205, 790),
      glassCase(canvas, 372, 700, 0.72, 'ammonite'),
      glassCase(canvas, 1450, 822, 1.05, 'crystals'),
      canvas.glow(760, 540, 600, 320, light.glow, light.night ? 0.14 : 0.4),
      lampWarmth(canvas),
      cornerShade(canvas, 0.48),
    ],
    light: [
      rays(canvas, [560, -160], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.12 : 0.3,
        length: 1200,
        fan: [0.7, 1.9],
      }),
      motes(canvas, 10, { left: 300, top: 200, right: 1300, bottom: 760 }, '#fff1c0', 1.9),
    ],
    front: nearColumns(canvas, look.wall),
    ground: { far: 742, near: 842 },
    obstacles: [
      { left: 100, top: 560, right: 310, bottom: 800 },
      { left: 1350, top: 640, right: 1560, bottom: 830 },
      { left: 310, top: 560, right: 392, bottom: 715 },
    ],
  };
}

function hall(canvas: Canvas, wall: Colour): Art {
  const { paint, light } = canvas;
  // Dark above, where the bones are, and light where the heads of the actors will be.
  const body = canvas.linear([
    [0, paint.shaded(tone(wall, -0.12), 0.3)],
    [0.45, paint.of(tone(wall, -0.07))],
    [0.75, paint.of(wall)],
    [1, paint.lit(wall, 0.25)],
  ]);
  const windows = [
    [600, 740],
    [790, 930],
  ] as const;
  const columns = [110, 372, 570, 765, 960, 1210, 1500];
  return [
    rect(0, 0, 1600, 640, body),
    windows.map(([left, right], i) =>
      windowIn(
        canvas,
        `museum ${i}`,
        { left, top: 70, right, bottom: 330 },
        { shape: 'arched', frame: tone(wall, 0.12), panes: [3, 4], sill: false, luminous: i === 0 },
      ),
    ),
    columns.map((x) => column(canvas, x, wall)),
    rect(0, 0, 1600, 34, topLit(canvas, tone(wall, 0.05))),
    rect(0, 34, 1600, 8, light.shadow, { opacity: 0.25 }),
    rect(0, 596, 1600, 36, topLit(canvas, tone(wall, -0.06), { contrast: 0.2 })),
    rect(0, 596, 1600, 5, paint.lit(wall, 0.5)),
  ];
}

function column(canvas: Canvas, x: number, wall: Colour): Art {
  const { paint } = canvas;
  const far = Math.abs(x - 800) < 450;
  const stone = far ? mix(tone(wall, 0.09, 0.7), '#f4ead8', 0.3) : tone(wall, 0.05, 0.8);
  const half = far ? 17 : 32;
  const fill = canvas.linear(
    [
      [0, paint.lit(stone, 0.35)],
      [0.4, paint.of(stone, far ? 0.15 : 0)],
      [1, paint.shaded(stone, far ? 0.18 : 0.34)],
    ],
    [0, 0, 1, 0],
  );
  const flutes = [-0.45, 0, 0.45].map((share) => `M${n(x + half * share)} 92V560`).join('');
  return [
    rect(x - half, 70, half * 2, 500, fill),
    line(flutes, paint.shaded(stone, 0.3), 2.5, { opacity: 0.35 }),
    path(`M${x - half * 1.5} 42H${x + half * 1.5}L${x + half} 84H${x - half}Z`, fill),
    rect(x - half * 1.35, 560, half * 2.7, 40, fill, { corner: 4 }),
  ];
}

/** Cloths with a shell, a leaf and a star. */
function banners(canvas: Canvas, colour: Colour): Art {
  const { paint } = canvas;
  const signs = [
    [250, 'M0 0m-4 0a6 6 0 1 1 10 6a17 17 0 1 1 -22 -16a28 28 0 1 1 42 32'],
    [1395, 'M0 38Q-34 6 0 -38Q34 6 0 38ZM0 30V-24M0 12L-14 0M0 12L14 0M0 -6L-11 -16M0 -6L11 -16'],
  ] as const;
  return signs.map(([x, sign], i): Art => {
    const swing = canvas.sway(i * 2) * 3;
    return group(
      [
        line('M-74 0H74', paint.of('#c99a52'), 9),
        path(
          `M-60 2H60L${n(60 + swing)} 260L${n(swing)} 226L${n(-60 + swing)} 260Z`,
          sideLit(canvas, colour),
        ),
        path(
          `M-60 2H-48L${n(-48 + swing)} 253L${n(-60 + swing)} 260ZM60 2H48L${n(48 + swing)} 253L${n(60 + swing)} 260Z`,
          paint.of('#f0cf8e'),
          { opacity: 0.8 },
        ),
        group(line(sign, paint.of('#f7e3b4'), 6), { y: 110 }),
      ],
      { x, y: 74 },
    );
  });
}

function plinth(canvas: Canvas, wall: Colour): Art {
  const { paint } = canvas;
  const stone = tone(wall, -0.08, 0.8);
  return [
    canvas.glow(1330, 706, 460, 40, canvas.light.shadow, 0.5),
    path('M990 650H1600V704H968Z', topLit(canvas, stone)),
    path('M1012 622H1600V652H988Z', paint.lit(stone, 0.4)),
    path('M1024 628H1600V646H1006Z', paint.of('#d9b98a')),
  ];
}

function ropeBarrier(canvas: Canvas): Art {
  const { paint } = canvas;
  const posts = [960, 1150, 1340, 1530];
  const ropes = posts
    .slice(1)
    .map((x, i) => `M${posts[i]} 632Q${x - 95} 676 ${x} 632`)
    .join('');
  return [
    line(ropes, paint.shaded('#a83f4a', 0.2), 9),
    line(ropes, paint.of('#d0606a'), 4),
    posts.map((x) => [
      footShadow(canvas, x, 712, 24),
      rect(x - 5, 626, 10, 84, sideLit(canvas, '#d9a94f')),
      circle(x, 622, 10, slantLit(canvas, '#e6bd62')),
      ellipse(x, 711, 20, 6, paint.of('#c4923f')),
    ]),
  ];
}

function bigGlobe(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const wood = '#8a5a36';
  return [
    footShadow(canvas, x, y, 110),
    line(`M${x - 20} ${y - 130}L${x - 78} ${y}M${x + 20} ${y - 130}L${x + 78} ${y}`, paint.of(wood), 16),
    line(`M${x - 54} ${y - 50}H${x + 54}`, paint.shaded(wood, 0.2), 10),
    globe(canvas, [x, y - 112], 2.1),
  ];
}

function glassCase(canvas: Canvas, x: number, y: number, scale: number, kind: 'ammonite' | 'crystals'): Art {
  const { paint } = canvas;
  const wood = '#9a6a44';
  const shell = 'M0 -122m-4 0a8 8 0 1 1 13 8a22 22 0 1 1 -30 -22a34 34 0 1 1 50 42';
  return [
    footShadow(canvas, x, y, 100 * scale),
    group(
      [
        path('M-84 -80H84L92 0H-92Z', sideLit(canvas, wood)),
        rect(-94, -92, 188, 16, topLit(canvas, tone(wood, 0.06)), { corner: 4 }),
        kind === 'ammonite'
          ? [line(shell, paint.shaded('#c9996a', 0.3), 20), line(shell, paint.of('#e6c190'), 13)]
          : [
              path('M-40 -92L-50 -140L-30 -162L-14 -92Z', sideLit(canvas, '#8fc4d6')),
              path('M-18 -92L-6 -176L16 -190L24 -92Z', sideLit(canvas, '#b58fd0')),
              path('M18 -92L34 -146L52 -138L46 -92Z', sideLit(canvas, '#e89ab0')),
            ],
        rect(-78, -206, 156, 116, '#ffffff', { corner: 6, opacity: 0.16 }),
        rect(-78, -206, 156, 116, 'none', {
          corner: 6,
          stroke: paint.lit('#dfeef0', 0.4),
          width: 4,
          opacity: 0.8,
        }),
        line('M-60 -150L-26 -192M-60 -122L-4 -192', '#ffffff', 5, { opacity: 0.35 }),
      ],
      { x, y, scale },
    ),
  ];
}

/** Columns close to us at both edges. */
function nearColumns(canvas: Canvas, wall: Colour): Art {
  const stone = tone(wall, -0.06, 0.9);
  const [body, edge] = [nearShade(canvas, stone, 0.16), nearShade(canvas, stone, 0.08)];
  return ([1, -1] as const).map((side) =>
    group(
      [
        rect(-60, -10, 108, 830, body),
        line('M46 -10V812', edge, 6),
        line('M-20 -10V812M14 -10V812', nearShade(canvas, stone, 0.24), 6, { opacity: 0.6 }),
        rect(-60, 800, 140, 50, edge, { corner: 8 }),
        rect(-60, 846, 164, 60, body, { corner: 8 }),
      ],
      { x: side > 0 ? 0 : 1600, scale: [side, 1] },
    ),
  );
}
