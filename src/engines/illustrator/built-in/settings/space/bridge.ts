import { pick, type Random } from '#domain/random.ts';
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
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { housePlant } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { ringedPlanet, starField } from '#engines/illustrator/built-in/scenery/outer-space.ts';
import { cornerShade } from '#engines/illustrator/built-in/scenery/room.ts';
import {
  footShadow,
  nearShade,
  sideLit,
  slantLit,
  topLit,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const LOOKS = [
  { wall: '#a3aed4', planet: '#ef9a6a', glow: '#8ff0e0', seat: '#e0806a' },
  { wall: '#c4b4d4', planet: '#6fc0b0', glow: '#ffd98a', seat: '#5f9ec0' },
  { wall: '#b4c8dc', planet: '#e58fae', glow: '#a9c4ff', seat: '#e8b45f' },
] as const;
const LAMPS: readonly Colour[] = ['#ff8f7a', '#ffe08a', '#8ff0c4', '#ffffff'];
const SCREENS: readonly Colour[] = ['#7fe0d0', '#ffcf6a', '#ef8a7a', '#a9b8ff'];
const WINDOW = 'M270 56H1330Q1450 56 1450 176V440Q1450 560 1330 560H270Q150 560 150 440V176Q150 56 270 56Z';

/** The bridge of a spaceship: a wide window with a planet, consoles that blink, and somebody's house plants. */
export function bridge(canvas: Canvas): Stage {
  const random = canvas.random('bridge');
  const look = pick(random, LOOKS);
  return {
    back: [
      starField(canvas, { left: 130, top: 40, right: 1470, bottom: 580 }),
      ringedPlanet(canvas, [1150, 250], 130, look.planet),
      smallMoon(420, 180, canvas),
      passingRocket(canvas),
      canvas.glow(780, 470, 640, 240, '#cfc8ff', 0.6),
      hull(canvas, look.wall),
      sidePanels(canvas, random, look.wall),
      floor(canvas, look.wall, look.glow),
      consoleBank(canvas, random, look.wall),
      pilotSeat(canvas, 250, 800, look.seat),
      pilotSeat(canvas, 1350, 800, look.seat),
      housePlant(canvas, random, [110, 762], 74),
      housePlant(canvas, random, [1500, 762], 74, { colour: '#f0c98a' }),
      canvas.glow(800, 560, 640, 240, '#e6e4ff', canvas.light.night ? 0.2 : 0.34),
      cornerShade(canvas, 0.45),
    ],
    light: motes(canvas, 8, { left: 200, top: 200, right: 1400, bottom: 640 }, '#bfe6ff', 2),
    front: [nearConsole(canvas, 1, look.wall), nearConsole(canvas, -1, look.wall)],
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 60, top: 540, right: 345, bottom: 815 },
      { left: 1255, top: 540, right: 1550, bottom: 815 },
    ],
  };
}

function smallMoon(x: number, y: number, canvas: Canvas): Art {
  const body = canvas.radial(
    [
      [0, '#fff6e0'],
      [0.6, '#d5cfe0'],
      [1, '#6a6296'],
    ],
    [0.35, 0.32, 0.75],
  );
  return [
    circle(x, y, 48, body),
    ellipse(x - 12, y - 12, 9, 8, '#b9b2cc'),
    ellipse(x + 15, y + 13, 12, 10, '#b9b2cc'),
    ellipse(x - 14, y + 20, 6, 5, '#b9b2cc'),
  ];
}

function passingRocket({ frame }: Canvas): Art {
  const [red, flame] = ['#ef6a5a', '#ffc857'];
  return group(
    [
      path(`M-12 32Q0 ${70 + frame * 6} 12 32Z`, flame),
      path('M0 -46C22 -30 26 0 20 30H-20C-26 0 -22 -30 0 -46Z', '#f3f4fb'),
      path('M-20 8L-38 36L-18 30ZM20 8L38 36L18 30Z', red),
      path('M0 -46C12 -38 16 -26 18 -16H-18C-16 -26 -12 -38 0 -46Z', red),
      circle(0, -1, 9, '#5fb0d9'),
    ],
    { x: 660 + frame * 16, y: 160 - frame * 10, turn: 56, scale: 0.9 },
  );
}

/** A wall with a wide rounded hole in it. */
function hull(canvas: Canvas, wall: Colour): Art {
  const { paint } = canvas;
  const body = canvas.linear([
    [0, paint.shaded(wall, 0.3)],
    [0.6, paint.of(wall)],
    [1, paint.lit(wall, 0.15)],
  ]);
  const bars = 'M560 56V560M1040 56V560';
  return [
    path(`M0 0H1600V700H0Z${WINDOW}`, body, { evenOdd: true }),
    line('M196 130Q206 92 262 86M300 84H410', '#ffffff', 8, { opacity: 0.35 }),
    line(bars, paint.shaded(wall, 0.4), 22),
    line(bars, paint.lit(wall, 0.25), 15),
    line(WINDOW, paint.shaded(wall, 0.45), 36),
    line(WINDOW, paint.of(tone(wall, 0.05)), 26),
    line(WINDOW, paint.lit(wall, 0.5), 6, { opacity: 0.7 }),
    Array.from({ length: 15 }, (_, i) => [
      circle(170 + i * 90, 24, 6, paint.shaded(wall, 0.5)),
      circle(168 + i * 90, 22, 2.5, paint.lit(wall, 0.5)),
    ]),
  ];
}

function sidePanels(canvas: Canvas, random: Random, wall: Colour): Art {
  const { paint } = canvas;
  return [66, 1534].map((x) =>
    [0, 1, 2, 3].map((i): Art => {
      const y = 120 + i * 104;
      return [
        rect(x - 44, y, 88, 82, slantLit(canvas, tone(wall, i % 2 ? -0.02 : 0.05)), { corner: 16 }),
        rect(x - 31, y + 13, 62, 26, pick(random, SCREENS), { corner: 8, opacity: 0.9 }),
        line(`M${x - 24} ${y + 28}q10 ${n(-12 + canvas.sway(i) * 5)} 20 -2t24 -2`, '#ffffff', 3, {
          opacity: 0.8,
        }),
        [-22, 0, 22].map((dx) => circle(x + dx, y + 60, 6, pick(random, LAMPS))),
        rect(x - 44, y, 88, 82, 'none', {
          corner: 16,
          stroke: paint.shaded(wall, 0.4),
          width: 3,
          opacity: 0.5,
        }),
      ];
    }),
  );
}

function floor(canvas: Canvas, wall: Colour, glow: Colour): Art {
  const { paint } = canvas;
  const colour = tone(wall, -0.1, 1.1);
  let seams = '';
  for (let i = -9; i <= 9; i++) seams += `M${800 + i * 92} 676L${800 + i * 230} 905`;
  for (const y of [716, 766, 834]) seams += `M0 ${y + 12}Q800 ${y - 16} 1600 ${y + 12}`;
  const body = canvas.linearAt(
    [
      [0, paint.of(colour)],
      [0.35, paint.lit(colour, 0.18)],
      [1, paint.shaded(tone(colour, -0.08), 0.3)],
    ],
    [0, 660, 0, 900],
  );
  return [
    path('M0 692Q800 652 1600 692V900H0Z', body),
    line(seams, paint.shaded(tone(colour, -0.1), 0.3), 3, { opacity: 0.4 }),
    canvas.glow(800, 690, 900, 60, glow, 0.4),
    ellipse(800, 806, 430, 62, mix(paint.of(colour), glow, 0.18)),
    line('M370 806a430 62 0 1 0 860 0a430 62 0 1 0 -860 0', glow, 5, { opacity: 0.6 }),
    line('M0 692Q800 652 1600 692', glow, 6, { opacity: 0.75 }),
  ];
}

function consoleBank(canvas: Canvas, random: Random, wall: Colour): Art {
  const { paint } = canvas;
  const bow = (x: number) => Math.sin((x / 1600) * Math.PI) * 26;
  return [
    path('M0 640Q800 590 1600 640V694Q800 654 0 694Z', topLit(canvas, tone(wall, 0.03))),
    line('M0 640Q800 590 1600 640', paint.lit(wall, 0.5), 5),
    Array.from({ length: 11 }, (_, i): Art => {
      const x = 150 + i * 130;
      const y = 662 - bow(x);
      const width = 20 + random() * 24;
      return [
        rect(x - 46, y - 14, 92, 30, paint.of(pick(random, ['#46548f', '#54488f', '#3a6a8f'] as const)), {
          corner: 10,
        }),
        line(`M${x - 34} ${n(y + 1)}h${n(width)}`, pick(random, SCREENS), 6),
        circle(x + 32, y + 1, 6, pick(random, LAMPS), { opacity: 0.75 + 0.25 * canvas.sway(i) }),
      ];
    }),
  ];
}

function pilotSeat(canvas: Canvas, x: number, y: number, colour: Colour): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 92),
    group(
      [
        path('M-60 0Q0 -24 60 0Z', sideLit(canvas, '#7a84a8')),
        rect(-12, -70, 24, 62, sideLit(canvas, '#8f99ba')),
        path('M-58 -90Q-72 -230 -40 -246Q0 -258 40 -246Q72 -230 58 -90Z', slantLit(canvas, colour)),
        rect(-34, -292, 68, 42, sideLit(canvas, tone(colour, 0.04)), { corner: 18 }),
        line('M-34 -224Q0 -234 34 -224M-40 -170Q0 -178 40 -170', paint.lit(colour, 0.5), 5, { opacity: 0.5 }),
        path(
          'M-70 -100Q0 -116 70 -100Q78 -74 66 -66H-66Q-78 -74 -70 -100Z',
          topLit(canvas, tone(colour, -0.04)),
        ),
        line('M-76 -136V-92M76 -136V-92', paint.of('#8f99ba'), 12),
        line('M-92 -138H-60M60 -138H92', paint.of('#6a749a'), 14),
      ],
      { x, y },
    ),
  ];
}

/** A dark console with levers in the lower corner. */
function nearConsole(canvas: Canvas, side: 1 | -1, wall: Colour): Art {
  const body = nearShade(canvas, tone(wall, -0.08), 0.24);
  const levers = [
    [40, -20, 24, '#ff8f7a'],
    [96, -4, 40, '#8ff0c4'],
    [150, 14, 54, '#ffe08a'],
  ] as const;
  return group(
    [
      levers.map(([x, y, lean, colour]) => [
        line(`M${x} ${y + 24}L${x + lean * 0.4} ${y - 40}`, nearShade(canvas, '#8f99ba', 0.25), 8),
        circle(x + lean * 0.4, y - 46, 13, mix(colour, body, 0.3)),
      ]),
      path('M-40 -20Q130 0 230 70L260 130H-40Z', body),
      line('M-40 -20Q130 0 230 70', nearShade(canvas, wall, 0.1), 6),
      [20, 64, 108].map((x, i) =>
        rect(x, 46 + i * 9, 30, 12, mix(SCREENS[i] ?? '#7fe0d0', body, 0.3), { corner: 5 }),
      ),
    ],
    { x: side > 0 ? 0 : 1600, y: 812, scale: [side, 1] },
  );
}
