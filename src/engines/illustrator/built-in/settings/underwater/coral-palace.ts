import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  anemone,
  brainCoral,
  branchCoral,
  fanCoral,
  fishes,
  seaGrass,
} from '#engines/illustrator/built-in/scenery/reef-life.ts';
import {
  bubbles,
  farRidge,
  openWater,
  seabed,
  sunbeams,
  waterAround,
  type Water,
} from '#engines/illustrator/built-in/scenery/under-the-sea.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';
import { frontGrass } from '#engines/illustrator/built-in/settings/underwater/coral-reef.ts';

interface PalaceColours {
  shell: Colour;
  band: Colour;
  roof: Colour;
}

const PALACES: readonly PalaceColours[] = [
  { shell: '#fbe3da', band: '#f0a8a4', roof: '#e5829a' },
  { shell: '#f3ecd8', band: '#8fc9c4', roof: '#5fa8b8' },
  { shell: '#f0e2f3', band: '#c4a0dc', roof: '#9a82d0' },
];
const WARM = '#ffe6a0';

/** The sea folk's palace: towers like spiral shells, a gate under a scallop, a way paved with mother-of-pearl. */
export function coralPalace(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('palace');
  const water = waterAround(canvas, { surface: '#a5e3e6', middle: '#5f9fd0', deep: '#3a4f9a' });
  const colours = pick(random, PALACES);
  return {
    back: [
      openWater(canvas, water),
      farRidge(canvas, water, { name: 'far', y: 590, height: 60, colour: '#7f8fc4', depth: 0.76 }),
      canvas.glow(800, 430, 620, 360, light.glow, light.night ? 0.2 : 0.45),
      TOWERS.map((tower) => shellTower(canvas, water, colours, tower)),
      gate(canvas, water, colours),
      farRidge(canvas, water, {
        name: 'garden',
        y: 668,
        height: 20,
        colour: '#7fa8c4',
        depth: 0.45,
        waves: 3,
      }),
      fishes(canvas, water, { near: 3, far: 9 }),
      seabed(canvas, water, { colour: '#efdcc0' }),
      pearlWay(canvas, random, water),
      gardens(canvas, random, water, colours),
      pearlLamp(canvas, water, [356, 776], colours),
      pearlLamp(canvas, water, [1246, 776], colours),
    ],
    light: sunbeams(canvas, 0.9),
    over: bubbles(canvas, 22),
    front: frontGrass(canvas, water),
    ground: { far: 748, near: 832 },
    obstacles: [
      { left: 0, top: 520, right: 398, bottom: 826 },
      { left: 1202, top: 520, right: 1600, bottom: 826 },
    ],
  };
}

interface Tower {
  x: number;
  foot: number;
  height: number;
  width: number;
  depth: number;
  /** Under a scallop instead of a spire. */
  dome?: boolean;
}

const TOWERS: readonly Tower[] = [
  { x: 640, foot: 650, height: 300, width: 84, depth: 0.64 },
  { x: 960, foot: 650, height: 320, width: 84, depth: 0.64 },
  { x: 500, foot: 670, height: 330, width: 124, depth: 0.48, dome: true },
  { x: 1100, foot: 670, height: 300, width: 124, depth: 0.48, dome: true },
  { x: 100, foot: 720, height: 520, width: 170, depth: 0.2 },
  { x: 300, foot: 700, height: 380, width: 150, depth: 0.28, dome: true },
  { x: 1310, foot: 700, height: 480, width: 136, depth: 0.28 },
  { x: 1510, foot: 724, height: 560, width: 180, depth: 0.2 },
];

/** A round wall with lit windows, under a spire or a dome. */
function shellTower(canvas: Canvas, water: Water, { shell, band, roof }: PalaceColours, tower: Tower): Art {
  const { x, foot, height, width, depth, dome } = tower;
  const w = width / 2;
  const wall = dome ? height - w * 1.5 : height * 0.52;
  const round = (colour: Colour) =>
    canvas.linear(
      [
        [0, mix(water.of(colour, depth), canvas.light.key, 0.3 * (1 - depth))],
        [0.45, water.of(colour, depth)],
        [1, mix(water.of(tone(colour, -0.08), depth), water.deep, 0.3 * (1 - depth))],
      ],
      [0, 0, 1, 0.1],
    );
  const windows = [0.28, 0.62].map(
    (up) =>
      `M${n(-w * 0.2)} ${n(-wall * up)}v${n(-w * 0.36)}a${n(w * 0.2)} ${n(w * 0.22)} 0 0 1 ${n(w * 0.4)} 0v${n(w * 0.36)}Z`,
  );
  const ring = `M${n(-w * 0.9)} ${n(-wall * 0.46)}Q0 ${n(-wall * 0.46 + w * 0.3)} ${n(w * 0.9)} ${n(-wall * 0.46)}`;
  const grooves = { fill: round(roof), line: water.of(tone(roof, 0.14), depth) };
  return group(
    [
      path(
        `M${n(-w)} 10Q${n(-w * 0.86)} ${n(-wall * 0.5)} ${n(-w * 0.94)} ${n(-wall)}H${n(w * 0.94)}Q${n(w * 0.86)} ${n(-wall * 0.5)} ${n(w)} 10Z`,
        round(shell),
      ),
      line(ring, water.of(band, depth), w * 0.12, { opacity: 0.7 }),
      path(windows.join(''), mix(WARM, water.haze, depth * 0.7)),
      canvas.glow(0, -wall * 0.5, w * 1.2, wall * 0.5, WARM, 0.3 * (1 - depth)),
      group(dome ? scallop(w, grooves) : spire(w, height - wall, grooves), { y: -wall }),
      circle(dome ? 0 : w * 0.06, -height - w * 0.06, w * 0.16, water.of('#fff6ec', depth)),
    ],
    { x, y: foot },
  );
}

interface Grooved {
  fill: string;
  line: Colour;
}

/** Wound like the shell of a sea snail. */
function spire(w: number, height: number, colours: Grooved): Art {
  const whorls = [0.1, 0.32, 0.52, 0.7, 0.85].map((up) => {
    const half = w * 1.16 * (1 - up);
    return `M${n(-half)} ${n(-height * up)}Q0 ${n(-height * up + half * 0.5)} ${n(half)} ${n(-height * up - half * 0.3)}`;
  });
  return [
    path(
      `M${n(-w * 1.22)} ${n(w * 0.1)}Q${n(-w * 0.9)} ${n(-height * 0.5)} ${n(w * 0.06)} ${n(-height)}Q${n(w * 0.8)} ${n(-height * 0.5)} ${n(w * 1.22)} ${n(w * 0.1)}Q0 ${n(w * 0.5)} ${n(-w * 1.22)} ${n(w * 0.1)}Z`,
      colours.fill,
    ),
    line(whorls.join(''), colours.line, w * 0.1, { opacity: 0.8 }),
  ];
}

/** Ribbed like half a scallop. */
function scallop(w: number, colours: Grooved): Art {
  const ribs = [-60, -36, -12, 12, 36, 60].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    const reach = w * 1.3;
    return `M${n(turn * w * 0.004)} ${n(w * 0.1)}Q${n(Math.cos(angle) * reach * 0.6)} ${n(Math.sin(angle) * reach * 0.4)} ${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
  });
  return group(
    [
      path(
        'M-100 10Q-124 -50 -98 -72Q-92 -108 -58 -112Q-34 -142 0 -134Q34 -142 58 -112Q92 -108 98 -72Q124 -50 100 10Q0 40 -100 10Z',
        colours.fill,
      ),
      group(line(ribs.join(''), colours.line, w * 0.09, { opacity: 0.75 }), { scale: 90 / w }),
    ],
    { scale: (w * 1.12) / 100 },
  );
}

/** In the middle and far away, so pale that everybody shows before it. */
function gate(canvas: Canvas, water: Water, { shell, band, roof }: PalaceColours): Art {
  const depth = 0.6;
  const ribs = [-66, -44, -22, 0, 22, 44, 66].map((turn) => {
    const angle = ((turn - 90) * Math.PI) / 180;
    return `M0 0L${n(Math.cos(angle) * 138)} ${n(Math.sin(angle) * 138)}`;
  });
  return group(
    [
      path('M-170 120V-10H170V120Z', water.body(shell, depth)),
      path(
        'M-150 -6Q-164 -70 -126 -86Q-112 -128 -72 -128Q-44 -158 0 -148Q44 -158 72 -128Q112 -128 126 -86Q164 -70 150 -6Z',
        water.body(roof, depth),
      ),
      line(ribs.join(''), water.of(shell, depth), 6, { opacity: 0.7 }),
      line('M-172 -8H172', water.of(band, depth), 16),
      path('M-54 120V56Q-54 6 0 6Q54 6 54 56V120Z', mix(WARM, water.haze, 0.35)),
      canvas.glow(0, 70, 170, 110, WARM, 0.4),
      [-118, 118].map((x) => line(`M${x} 120V4`, water.of(band, depth), 20)),
      circle(0, -8, 16, water.of('#fff6ec', 0.4)),
    ],
    { x: 800, y: 556 },
  );
}

/** Flat shells laid side by side, larger towards us. */
function pearlWay(canvas: Canvas, random: Random, water: Water): Art {
  const tints: readonly Colour[] = ['#fbe6e0', '#e6f0f0', '#f3e8fa', '#fdf3dc'];
  const rows = 9;
  return Array.from({ length: rows }, (_, row) => {
    const near = (row / (rows - 1)) ** 1.4;
    const y = lerp(696, 888, near);
    const half = lerp(60, 330, near);
    const count = 7;
    return Array.from({ length: count }, (_unused, i) => {
      const x = 800 + lerp(-half, half, (i + 0.5 + (row % 2 ? 0.2 : -0.2)) / count);
      const size = (half / count) * 0.86;
      return [
        ellipse(
          x,
          y,
          size,
          lerp(4, 15, near),
          mix(water.of(pick(random, tints)), water.haze, 0.25 * (1 - near)),
          { opacity: 0.85 },
        ),
        ellipse(x - size * 0.2, y - lerp(1, 4, near), size * 0.5, lerp(1.5, 4, near), canvas.light.key, {
          opacity: 0.35,
        }),
      ];
    });
  });
}

function gardens(canvas: Canvas, random: Random, water: Water, { band, roof }: PalaceColours): Art {
  return [
    seaGrass(canvas, water, [40, 780], 260, { colour: '#4fa88f' }),
    seaGrass(canvas, water, [1570, 784], 280, { colour: '#4fa88f' }),
    branchCoral(canvas, random, water, [196, 776], 170, { colour: '#f08f8f' }),
    branchCoral(canvas, random, water, [1420, 780], 180, { colour: '#f2a86a' }),
    fanCoral(canvas, water, [96, 786], 130, { colour: roof }),
    fanCoral(canvas, water, [1520, 790], 140, { colour: band }),
    brainCoral(canvas, random, water, [256, 812], 120, { colour: '#f2c46a' }),
    brainCoral(canvas, random, water, [1352, 814], 120, { colour: '#8fc9b4' }),
    anemone(canvas, random, water, [160, 832], 0.7, '#e8738f'),
    anemone(canvas, random, water, [1450, 834], 0.7, '#c98fe0'),
  ];
}

/** A pearl held by a coral stem lights the way. */
function pearlLamp(canvas: Canvas, water: Water, [x, y]: Point, { band }: PalaceColours): Art {
  return group(
    [
      canvas.glow(0, 2, 60, 10, canvas.light.shadow, 0.5),
      canvas.glow(0, -196, 150, 140, WARM, canvas.light.lamps ? 0.65 : 0.4),
      path('M-26 2Q-10 -20 -9 -150H9Q10 -20 26 2Q0 8 -26 2Z', water.body(band)),
      path(
        'M-34 -190Q-30 -150 0 -148Q30 -150 34 -190Q22 -176 14 -184Q6 -174 0 -182Q-6 -174 -14 -184Q-22 -176 -34 -190Z',
        water.body(tone(band, -0.05)),
      ),
      circle(0, -204, 27, mix(water.of('#fff3e4'), WARM, 0.35)),
      circle(-8, -213, 9, '#ffffff', { opacity: 0.9 }),
    ],
    { x, y },
  );
}
