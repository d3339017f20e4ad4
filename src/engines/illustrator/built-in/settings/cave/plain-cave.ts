import { pick } from '#domain/random.ts';
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
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import {
  dim,
  farWall,
  rockFrame,
  rockWall,
  stalactites,
  stoneFloor,
} from '#engines/illustrator/built-in/settings/cave/rock.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WALLS: readonly Colour[] = ['#b59c86', '#a99a8e', '#b8a27c'];

/** Bare rock, the mouth of the cave bright on one side, on the other a lantern, and what somebody painted long ago. */
export function plainCave(canvas: Canvas): Stage {
  const random = canvas.random('plain cave');
  const wall = pick(random, WALLS);
  return {
    back: [
      farWall(canvas, tone(wall, -0.06), '#f3dcb4'),
      paintings(canvas, wall),
      rockWall(
        canvas,
        'left',
        'M-20 0H300C250 90 150 130 150 260C140 400 220 470 200 590C196 650 250 680 300 704H-20Z',
        tone(wall, -0.12),
        { left: 0, top: 60, right: 160, bottom: 640 },
      ),
      mouth(canvas, wall),
      rockWall(
        canvas,
        'ceiling',
        'M-20 -20H1620V150C1480 90 1360 190 1220 130C1080 80 960 140 820 104C660 70 560 140 420 116C280 90 160 190 -20 150Z',
        tone(wall, -0.16),
        { left: 60, top: 0, right: 1540, bottom: 80 },
      ),
      stalactites(canvas, 'plain', tone(wall, -0.12), 13, 190),
      stoneFloor(canvas, 680, tone(wall, -0.02)),
      puddle(canvas),
      rock(canvas, random, [190, 772], 230, { colour: tone(wall, -0.06) }),
      rock(canvas, random, [350, 790], 110, { colour: tone(wall, -0.02) }),
      rock(canvas, random, [1540, 790], 150, { colour: tone(wall, -0.08) }),
      lantern(canvas, [186, 648], { scale: 1.2, lit: true, standing: true }),
      canvas.glow(190, 600, 520, 420, '#ffb964', canvas.light.night ? 0.6 : 0.3),
      canvas.glow(760, 790, 720, 110, '#ffd09a', canvas.light.night ? 0.3 : 0.16),
      bats(canvas),
    ],
    light: motes(canvas, 8, { left: 420, top: 240, right: 1200, bottom: 740 }, '#fff0cc', 1.7),
    front: rockFrame(canvas, tone(wall, -0.06)),
    ground: { far: 754, near: 842 },
    obstacles: [
      { left: 40, top: 560, right: 398, bottom: 802 },
      { left: 1440, top: 700, right: 1600, bottom: 800 },
    ],
    seats: [{ name: 'rock', x: 350, y: 728, width: 90, foot: 790 }],
  };
}

/** Hands, a sun and a herd in red earth. */
function paintings(canvas: Canvas, wall: Colour): Art {
  const ink = mix(canvas.paint.of('#a8563f'), canvas.paint.of(wall), 0.25);
  const beast = (x: number, y: number, s: number) =>
    group(
      [
        path(
          'M-60 0Q-66 -36 -30 -42Q0 -52 34 -40Q56 -40 64 -58Q74 -56 70 -40Q80 -30 66 -22Q56 -20 52 -10V24H44V-2Q10 6 -26 0V24H-34V-2Q-44 -2 -48 6V24H-56Z',
          ink,
        ),
        line('M62 -54Q70 -74 86 -72M58 -54Q56 -76 68 -84', ink, 4),
      ],
      { x, y, scale: s, opacity: 0.6 },
    );
  const hand = (x: number, y: number, turn: number) =>
    group(
      [
        ellipse(0, 0, 14, 16, ink),
        line('M-10 -12L-16 -34M-3 -15L-5 -42M5 -15L7 -41M12 -10L18 -32M-13 2L-28 -6', ink, 6),
      ],
      { x, y, turn, opacity: 0.55 },
    );
  return [
    beast(560, 330, 1),
    beast(720, 290, 0.78),
    beast(850, 344, 0.9),
    hand(480, 250, -8),
    hand(960, 270, 12),
    group(
      [
        circle(0, 0, 20, ink),
        line(
          'M0 -30V-44M0 30V44M-30 0H-44M30 0H44M-21 -21L-31 -31M21 -21L31 -31M-21 21L-31 31M21 21L31 31',
          ink,
          5,
        ),
      ],
      { x: 680, y: 200, opacity: 0.55 },
    ),
  ];
}

/** The way out, and the hour outside. */
function mouth(canvas: Canvas, wall: Colour): Art {
  const { paint, light } = canvas;
  const hole = 'M1130 690C1120 560 1160 420 1250 356C1330 300 1440 320 1490 400C1540 480 1540 600 1530 690Z';
  const [, high, low, horizon] = light.sky;
  const green = canvas.weather === 'snow' ? '#e6eef4' : '#8fb07a';
  return [
    rockWall(
      canvas,
      'right',
      'M1620 0H1200C1160 120 1090 220 1080 360C1070 500 1100 600 1080 700H1620Z',
      tone(wall, -0.12),
      { left: 1110, top: 60, right: 1600, bottom: 640 },
    ),
    group(path(hole, dim(canvas, wall, 0.55)), { x: -14, y: -10 }),
    group(
      [
        rect(
          1100,
          300,
          460,
          400,
          canvas.linear([
            [0, high],
            [0.5, low],
            [1, horizon],
          ]),
        ),
        light.night
          ? [
              circle(1250, 430, 24, '#fff6d8'),
              line('M1330 400h.1M1400 450h.1M1440 390h.1M1220 500h.1M1370 500h.1M1300 460h.1', '#fff8e0', 4),
            ]
          : canvas.glow(1300, 470, 200, 180, light.glow, 0.8),
        path('M1100 600Q1220 540 1340 580T1560 560V700H1100Z', paint.of(green, 0.4)),
        path('M1100 640Q1260 600 1400 630T1560 616V700H1100Z', paint.of(green, 0.12)),
      ],
      { clip: canvas.clip(hole) },
    ),
    line(hole, paint.lit(wall, 0.4), 7, { opacity: 0.8 }),
    canvas.glow(1320, 560, 420, 330, light.glow, light.night ? 0.24 : 0.5),
  ];
}

function puddle(canvas: Canvas): Art {
  const { paint, light } = canvas;
  return [
    ellipse(1080, 722, 150, 15, mix(paint.of('#6f8f9a'), light.sky[2], 0.4), { opacity: 0.8 }),
    line(`M1010 ${n(720 + canvas.sway())}q20 -5 40 0t40 0M1090 727q14 -4 28 0t28 0`, '#ffffff', 2.5, {
      opacity: 0.5,
    }),
  ];
}

/** Three friends who hang upside down and sleep. */
function bats(canvas: Canvas): Art {
  const fur = dim(canvas, '#8a6f7a', 0.3);
  const places: readonly Point[] = [
    [470, 128],
    [530, 138],
    [584, 124],
  ];
  return places.map(([x, y], i) =>
    group(
      [
        path('M-18 0Q-30 34 0 60Q30 34 18 0Q0 -8 -18 0Z', fur),
        path('M-10 52L-16 70L-4 62H4L16 70L10 52Q0 44 -10 52Z', dim(canvas, '#9a7f8a', 0.2)),
        line('M-6 54q3 -3 6 0M2 54q3 -3 6 0', '#2f2630', 2),
      ],
      { x, y, turn: canvas.sway(i) * 4 },
    ),
  );
}
