import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { bunting, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { boards, cornerShade, lampWarmth } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  ball,
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { windowIn } from '#engines/illustrator/built-in/scenery/window.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#f2e2c4', pads: '#7fb0a8', beam: '#b58250' },
  { wall: '#dfe8ee', pads: '#e0a070', beam: '#8f9fb5' },
  { wall: '#f0dcd4', pads: '#8fa3c8', beam: '#a9775a' },
] as const;

/** The hall where one runs and climbs: wall bars to the left, a climbing wall to the right, a hoop at the far end. */
export function gymHall(canvas: Canvas): Stage {
  const { light } = canvas;
  const look = pick(canvas.random('gym'), LOOKS);
  return {
    back: [
      hall(canvas, look),
      [
        [366, 520],
        [536, 690],
        [910, 1064],
        [1080, 1234],
      ].map(([left = 0, right = 0], i) =>
        windowIn(
          canvas,
          `gym ${i}`,
          { left, top: 168, right, bottom: 290 },
          { panes: [2, 1], sill: false, luminous: i === 1 },
        ),
      ),
      hoop(canvas),
      boards(canvas, { colour: '#e0b070', top: 600 }),
      sideWalls(canvas, look.wall),
      wallBars(canvas),
      climbingHolds(canvas),
      courtLines(canvas),
      [0, 800].map((x) =>
        bunting(canvas, { from: [x, 20], to: [x + 800, 20], sag: 64, count: 11, size: 44 }),
      ),
      ropes(canvas),
      vaultingBox(canvas, 215, 792),
      ballCrate(canvas, 1400, 800),
      canvas.glow(800, 560, 620, 300, light.glow, light.night ? 0.12 : 0.34),
      light.lamps && [520, 1080].map((x) => canvas.glow(x, 90, 460, 300, '#ffcf7a', 0.4)),
      lampWarmth(canvas),
      cornerShade(canvas),
    ],
    light: [
      !light.night &&
        rays(canvas, [300, -60], {
          count: 5,
          colour: light.glow,
          strength: 0.24,
          length: 1100,
          fan: [0.5, 1.2],
        }),
      motes(canvas, 8, { left: 300, top: 240, right: 1300, bottom: 720 }, '#fff4c4', 1.7),
    ],
    front: [gymMat(canvas), nearBall(canvas)],
    ground: { far: 735, near: 842 },
    obstacles: [
      { left: 90, top: 640, right: 345, bottom: 805 },
      { left: 1290, top: 660, right: 1520, bottom: 810 },
    ],
  };
}

/** The eye's height: all lines that run away from us meet here. */
const MEET = { x: 800, y: 470 };
/** A point on a side wall: `near` 1 at the far end of the hall to 1.7 at the edge of the picture. */
const onWall = (side: 1 | -1, near: number, rise: number) =>
  `${n(MEET.x + side * 470 * near)} ${n(MEET.y + rise * near)}`;

function hall(canvas: Canvas, { wall, pads, beam }: (typeof LOOKS)[number]): Art {
  const { paint, light } = canvas;
  const body = canvas.linear([
    [0, paint.of(wall)],
    [1, paint.lit(wall, 0.4)],
  ]);
  let seams = '';
  for (let x = 424; x < 1270; x += 94) seams += `M${x} 486V590`;
  return [
    path('M0 0H1600L1270 120H330Z', topLit(canvas, tone(wall, -0.04), { contrast: 0.25 })),
    [1.12, 1.26].map((near) => {
      const y = n(MEET.y - 350 * near);
      return line(`M${n(800 - 470 * near)} ${y}H${n(800 + 470 * near)}`, paint.of(beam), 14 * near);
    }),
    rect(330, 120, 940, 484, body),
    rect(330, 480, 940, 120, topLit(canvas, pads, { contrast: 0.25 })),
    line(seams, paint.shaded(pads, 0.35), 3, { opacity: 0.5 }),
    rect(330, 476, 940, 8, paint.lit(pads, 0.5)),
    rect(330, 120, 940, 16, light.shadow, { opacity: 0.14 }),
  ];
}

function hoop(canvas: Canvas): Art {
  const { paint, light } = canvas;
  return group(
    [
      rect(-84, -2, 176, 112, light.shadow, { opacity: 0.18, corner: 8 }),
      rect(-90, -10, 180, 114, slantLit(canvas, '#fdf6ea'), {
        corner: 8,
        stroke: paint.of('#e0705c'),
        width: 7,
      }),
      rect(-32, 34, 64, 48, 'none', { stroke: paint.of('#e0705c'), width: 5 }),
      line(
        'M-34 90L-22 146M-14 92L-8 150M14 92L8 150M34 90L22 146M-30 112H30M-25 132H25',
        paint.of('#fff6e6'),
        3,
      ),

      line('M-38 90a38 10 0 1 0 76 0a38 10 0 1 0 -76 0', paint.of('#e8794f'), 7),
    ],
    { x: 800, y: 150, scale: 0.92 },
  );
}

function sideWalls(canvas: Canvas, wall: Colour): Art {
  const { paint } = canvas;
  const shade = (from: Colour, to: Colour, direction: readonly number[]) =>
    canvas.linear(
      [
        [0, from],
        [1, to],
      ],
      direction,
    );
  const [bright, middle, dark] = [paint.lit(wall, 0.2), paint.of(tone(wall, -0.05)), paint.shaded(wall, 0.3)];
  return [
    path('M0 0H169L330 120V600L0 691Z', shade(dark, middle, [0, 0, 1, 0])),
    path('M1600 0H1431L1270 120V600L1600 691Z', shade(bright, middle, [0, 0, 1, 0])),
    line('M330 120V600M1270 120V600', paint.shaded(wall, 0.3), 3, { opacity: 0.5 }),
    line('M330 600L0 691M1270 600L1600 691', paint.of('#b58250'), 12),
  ];
}

function wallBars(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = '#c98f58';
  return (
    [
      [1.07, 1.27],
      [1.31, 1.62],
    ] as const
  ).map(([from, to]): Art => {
    let rungs = '';
    for (let rise = -205; rise <= 90; rise += 27)
      rungs += `M${onWall(-1, from, rise)}L${onWall(-1, to, rise)}`;
    const posts = [from, to].map((near) => `M${onWall(-1, near, -225)}L${onWall(-1, near, 118)}`).join('');
    return [
      group(line(rungs + posts, canvas.light.shadow, 8, { opacity: 0.18 }), { x: 9, y: 7 }),
      line(rungs, paint.of(wood), 8 * from),
      line(rungs, paint.lit(wood, 0.5), 2.5, { opacity: 0.6 }),
      line(posts, paint.shaded('#b07a45', 0.1), 15),
    ];
  });
}

function climbingHolds(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('holds');
  const board = `M${onWall(1, 1.08, -240)}L${onWall(1, 1.66, -240)}L${onWall(1, 1.66, 112)}L${onWall(1, 1.08, 112)}Z`;
  const seams = [1.27, 1.46].map((near) => `M${onWall(1, near, -240)}L${onWall(1, near, 112)}`).join('');
  const cross = [-120, 0].map((rise) => `M${onWall(1, 1.08, rise)}L${onWall(1, 1.66, rise)}`).join('');
  return [
    path(board, sideLit(canvas, '#d9b98f', { contrast: 0.2 })),
    line(seams + cross, paint.shaded('#c49f72', 0.3), 3, { opacity: 0.45 }),
    Array.from({ length: 30 }, (_, i): Art => {
      const near = 1.12 + ((i % 6) + between(random, 0.1, 0.7)) * 0.088;
      const rise = -222 + Math.floor(i / 6) * 64 + between(random, 0, 34);
      const size = between(random, 8, 14) * near;
      const [x, y] = [MEET.x + 470 * near, MEET.y + rise * near];
      return [
        ellipse(x + 3, y + 6, size * 0.7, size * 0.7, canvas.light.shadow, { opacity: 0.22 }),
        path(
          blob(random, [x, y], size * 0.72, size, { corners: 6, wobble: 0.2 }),
          slantLit(canvas, FESTIVE[i % 5] ?? '#e0705c'),
        ),
      ];
    }),
  ];
}

function courtLines(canvas: Canvas): Art {
  const { paint } = canvas;
  const [white, blue] = [paint.of('#fdf6ea'), paint.of('#5596bd')];
  return [
    line('M330 640H1270', blue, 6, { opacity: 0.5 }),
    line('M350 612L-60 905M1250 612L1660 905', blue, 9, { opacity: 0.5 }),
    ellipse(800, 800, 400, 62, paint.of('#e8a66a'), { opacity: 0.4 }),
    line('M400 800a400 62 0 1 0 800 0a400 62 0 1 0 -800 0', white, 8, { opacity: 0.7 }),
    line('M560 602L500 668H1100L1040 602', white, 6, { opacity: 0.6 }),
  ];
}

/** Ropes with knots, for those who dare. */
function ropes(canvas: Canvas): Art {
  const { paint } = canvas;
  const colour = '#c9a06a';
  return [
    [418, 330],
    [1182, 300],
  ].map(([x = 0, y = 0], i): Art => {
    const swing = canvas.sway(i * 2) * 9;
    const d = `M${x} -10Q${x} ${y * 0.6} ${n(x + swing)} ${y}`;
    return [
      line(d, paint.shaded(colour, 0.3), 13),
      line(d, paint.of(colour), 9),
      line(d, paint.lit(colour, 0.5), 3, { dash: '2 12' }),
      circle(x + swing, y, 15, slantLit(canvas, colour)),
      line(
        `M${n(x + swing - 6)} ${y + 14}l-5 22M${n(x + swing)} ${y + 14}v24M${n(x + swing + 6)} ${y + 14}l5 22`,
        paint.of(colour),
        4,
      ),
    ];
  });
}

function vaultingBox(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const wood = '#d09a5c';
  return [
    footShadow(canvas, x, y - 4, 150, 24),
    group(
      [
        path('M-94 -132H94L112 0H-112Z', sideLit(canvas, wood)),
        line('M-100 -92H100M-106 -46H106', paint.shaded(wood, 0.45), 4, { opacity: 0.6 }),
        rect(-34, -82, 68, 15, paint.shaded(wood, 0.6), { corner: 8 }),
        rect(-36, -36, 72, 15, paint.shaded(wood, 0.6), { corner: 8 }),
        path('M-98 -132Q-104 -170 -80 -172H80Q104 -170 98 -132Z', topLit(canvas, '#a9714c')),
        line('M-82 -164H76', paint.lit('#c98f66', 0.5), 4, { opacity: 0.7 }),
      ],
      { x, y },
    ),
  ];
}

function ballCrate(canvas: Canvas, x: number, y: number): Art {
  const { paint } = canvas;
  const balls = [
    [-52, -112, 34, '#e8894f'],
    [52, -114, 36, '#5596bd'],
    [4, -128, 40, '#f2c761'],
    [-20, -100, 30, '#d97f98'],
  ] as const;
  const wood = '#b98552';
  return [
    footShadow(canvas, x, y - 4, 130, 22),
    group(
      [
        balls.map(([bx, by, radius, colour]) => [
          circle(bx, by, radius, ball(canvas, colour)),
          line(
            `M${bx - radius} ${by}q${radius} ${radius * 0.5} ${radius * 2} 0`,
            paint.shaded(colour, 0.4),
            3,
            { opacity: 0.5 },
          ),
        ]),
        path('M-100 -100H100L92 0H-92Z', sideLit(canvas, wood)),
        line('M-98 -66H98M-95 -32H95', paint.shaded(wood, 0.5), 6, { opacity: 0.5 }),
        line('M-62 -96L-58 -4M62 -96L58 -4', paint.lit(wood, 0.3), 9, { opacity: 0.55 }),
        rect(-106, -106, 212, 16, topLit(canvas, tone(wood, 0.05)), { corner: 4 }),
      ],
      { x, y },
    ),
  ];
}

/** A rolled mat in the lower left corner. */
function gymMat(canvas: Canvas): Art {
  const colour = '#4f7fa8';
  return group(
    [
      path('M-60 -70H150Q190 -66 190 -20Q190 30 150 32H-60Z', nearShade(canvas, colour)),
      circle(148, -19, 51, nearShade(canvas, tone(colour, 0.08), 0.18)),
      line(
        'M148 -19m-4 0a8 8 0 1 1 12 8a22 22 0 1 1 -30 -20a36 36 0 1 1 54 42',
        nearShade(canvas, colour, 0.3),
        5,
      ),
      line('M20 -70V32', nearShade(canvas, '#f2c761', 0.22), 14),
    ],
    { x: 10, y: 868 },
  );
}

function nearBall(canvas: Canvas): Art {
  const colour = nearShade(canvas, '#e8894f', 0.14);
  const seam = nearShade(canvas, '#8a4a2f', 0.2);
  return group(
    [
      circle(0, 0, 84, colour),
      line('M-84 0Q0 34 84 0M0 -84Q-34 0 0 84M-56 -62Q-8 0 -56 62M56 -62Q8 0 56 62', seam, 5, {
        opacity: 0.7,
      }),
      line('M-66 -40A78 78 0 0 1 -10 -76', canvas.light.key, 6, { opacity: 0.4 }),
    ],
    { x: 1540, y: 872, turn: 18 },
  );
}
