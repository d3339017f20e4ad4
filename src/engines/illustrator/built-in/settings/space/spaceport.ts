import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import {
  deepSky,
  ringedPlanet,
  rocket,
  starField,
} from '#engines/illustrator/built-in/scenery/outer-space.ts';
import { footShadow, nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const GROUND: Colour = '#a9a3c4';

/** The harbour of the rockets: one waits beside its crane, one has just left, lamps show where to land. */
export function spaceport(canvas: Canvas): Stage {
  const { light } = canvas;
  const [, , horizon] = deepSky(canvas);
  return {
    back: [
      starField(canvas, { left: 0, top: 0, right: 1600, bottom: 720 }),
      ringedPlanet(canvas, [1150, 190], 96, '#e0a06a'),
      leaving(canvas),
      canvas.glow(800, 600, 1000, 260, '#c9c0ff', light.night ? 0.34 : 0.5),
      skyline(canvas, horizon),
      apron(canvas, horizon),
      controlTower(canvas, [1180, 650]),
      crane(canvas),
      footShadow(canvas, 230, 736, 190, 22),
      group(rocket(canvas, '#d9604f'), { x: 230, y: 734, scale: 1.7 }),
      canvas.glow(820, 590, 600, 270, '#e9e4ff', light.night ? 0.18 : 0.36),
      landingLights(canvas),
      group(rocket(canvas, '#4f9fb0'), { x: 1520, y: 716, scale: 1.06 }),
      drums(canvas, [1370, 796]),
    ],
    light: motes(canvas, 10, { left: 120, top: 200, right: 1480, bottom: 700 }, '#dfe6ff', 1.8),
    front: nearPipes(canvas),
    ground: { far: 758, near: 842 },
    obstacles: [
      { left: 0, top: 300, right: 392, bottom: 770 },
      { left: 1240, top: 560, right: 1600, bottom: 808 },
    ],
  };
}

/** A rocket on its way, with a trail of round clouds. */
function leaving(canvas: Canvas): Art {
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return ellipse(640 - t * 90, 250 + t * 330 + canvas.sway(i) * 3, 12 + t * 30, 12 + t * 26, '#f3ecff', {
      opacity: 0.55 - t * 0.3,
    });
  });
  return [
    puffs,
    canvas.glow(646, 232, 90, 90, '#ffcf7a', 0.7),
    group(
      [
        path('M-14 8Q0 54 14 8Z', '#ffb84a'),
        path('M-7 6Q0 34 7 6Z', '#fff3b8'),
        group(rocket(canvas, '#f0b048'), { scale: 0.28 }),
      ],
      {
        x: 660 + canvas.frame * 3,
        y: 216 - canvas.frame * 8,
        turn: 16,
      },
    ),
  ];
}

function skyline(canvas: Canvas, horizon: Colour): Art {
  const { paint, light } = canvas;
  const far = mix(paint.of('#7a74b0'), horizon, 0.25);
  const domes: readonly (readonly [...Point, number])[] = [
    [470, 640, 70],
    [590, 644, 46],
    [960, 640, 60],
    [1060, 644, 40],
  ];
  return [
    path(
      'M-20 660V600Q100 560 240 590T520 588T820 600T1120 584T1400 596T1620 580V660Z',
      mix(far, horizon, 0.6),
    ),
    domes.map(([x, y, r]) => [
      path(`M${x - r} ${y}A${r} ${r * 0.9} 0 0 1 ${x + r} ${y}Z`, far),
      line(`M${x - r * 0.3} ${y - r * 0.3}h${r * 0.6}`, light.lamps ? '#ffe08a' : '#fff3d6', 6, {
        opacity: 0.7,
      }),
    ]),
  ];
}

/** The paved field with a ring to land in. */
function apron(canvas: Canvas, horizon: Colour): Art {
  const { paint } = canvas;
  const body = canvas.linear([
    [0, mix(paint.of(GROUND), horizon, 0.4)],
    [0.3, paint.of(GROUND)],
    [1, paint.shaded(GROUND, 0.25)],
  ]);
  let joints = '';
  for (let i = -9; i <= 9; i++) joints += `M${n(800 + i * 70)} 640L${n(800 + i * 260)} 905`;
  return [
    rect(0, 640, 1600, 265, body),
    line(`${joints}M0 668H1600M0 704H1600M0 756H1600M0 826H1600`, paint.shaded(GROUND, 0.3), 2.5, {
      opacity: 0.35,
    }),
    { ...ellipse(800, 796, 470, 74, 'none'), stroke: paint.of('#f3d27a'), width: 12, opacity: 0.75 },
    { ...ellipse(800, 796, 400, 60, 'none'), stroke: paint.lit('#ffffff', 0.2), width: 5, opacity: 0.5 },
    path(star([800, 796], 60), paint.of('#f3d27a'), { opacity: 0.3 }),
  ];
}

function landingLights(canvas: Canvas): Art {
  return Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2 + 0.26;
    const [x, y] = [800 + Math.cos(angle) * 520, 796 + Math.sin(angle) * 86];
    const on = (i + canvas.frame) % 3 === 0;
    return [
      canvas.glow(x, y - 8, on ? 60 : 34, on ? 44 : 26, '#8fe6ff', 0.7),
      ellipse(x, y, 12, 5, canvas.paint.shaded('#5f5a86', 0.2)),
      circle(x, y - 7, 7, on ? '#e9fbff' : '#8fd6ee'),
    ];
  });
}

function controlTower(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  const hull: Colour = '#d0cde0';
  return group(
    [
      path('M-26 0L-16 -150H16L26 0Z', sideLit(canvas, hull)),
      path('M-66 -150L-50 -206H50L66 -150Q0 -136 -66 -150Z', light.lamps ? '#ffe9a8' : paint.of('#8fc4de')),
      line('M-24 -204L-30 -148M24 -204L30 -148M0 -206V-144', paint.of(hull), 5),
      rect(-58, -218, 116, 16, topLit(canvas, hull), { corner: 8 }),
      path('M-70 -152Q0 -134 70 -152L60 -138Q0 -124 -60 -138Z', sideLit(canvas, hull)),
      line('M0 -218V-262', paint.of('#a9a6bc'), 5),
      circle(0, -266, 8, canvas.frame === 1 || light.lamps ? '#ff8f7a' : paint.of('#e0705c')),
      light.lamps && canvas.glow(0, -176, 170, 120, '#ffe0a0', 0.5),
    ],
    { x, y },
  );
}

/** Beside the rocket, with a bridge to its door. */
function crane(canvas: Canvas): Art {
  const { paint } = canvas;
  const steel = paint.of('#e08a5c');
  let lattice = '';
  for (let y = 720; y > 140; y -= 58) lattice += `M26 ${y}L86 ${y - 58}M86 ${y}L26 ${y - 58}M26 ${y}H86`;
  return [
    line(lattice, paint.shaded('#e08a5c', 0.2), 5),
    line('M26 730V120M86 730V120', steel, 10),
    line('M20 122H250M86 160L220 122', steel, 8),
    line('M240 122V150', paint.of('#d8d4e6'), 4),
    rect(86, 386, 84, 14, topLit(canvas, '#e08a5c'), { corner: 4 }),
    line('M90 386V352H168', steel, 5),
    circle(56, 112, 9, canvas.frame === 2 ? '#ffd36a' : '#ff8f7a'),
  ];
}

/** A cat from the moon sleeps on the warm one. */
function drums(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const drum = (dx: number, dy: number, colour: Colour): Art =>
    group(
      [
        ellipse(3, 0, 48, 11, canvas.light.shadow, { opacity: 0.35 }),
        path('M-42 -96V-6Q0 12 42 -6V-96Z', sideLit(canvas, colour)),
        line('M-42 -66Q0 -50 42 -66M-42 -34Q0 -18 42 -34', paint.shaded(colour, 0.3), 5),
        ellipse(0, -96, 42, 11, paint.lit(colour, 0.3)),
        path(star([0, -48], 15), paint.of('#fff3d6'), { opacity: 0.85 }),
      ],
      { x: dx, y: dy },
    );
  return group(
    [
      drum(-44, -26, '#5fae8c'),
      drum(58, -22, '#e0705c'),
      drum(6, 6, '#5596bd'),
      path('M-30 -98Q-34 -128 4 -130Q38 -130 38 -100Q10 -92 -30 -98Z', sideLit(canvas, '#9a8ab0')),
      path(
        'M-34 -104Q-46 -118 -30 -128L-34 -142L-20 -132Q-8 -136 -4 -130L2 -140L4 -122Q2 -104 -18 -102Z',
        sideLit(canvas, '#a898be'),
      ),
      line('M-26 -116q5 4 9 0M-12 -116q4 4 8 0', '#3a3350', 2.6),
    ],
    { x, y },
  );
}

function nearPipes(canvas: Canvas): Art {
  const [dark, edge] = [nearShade(canvas, '#6f6a96', 0.2), nearShade(canvas, '#6f6a96', 0.04)];
  return [
    line('M-20 870H150Q190 870 190 920', dark, 54),
    line('M-20 854H150Q206 856 206 920', edge, 6),
    rect(96, 838, 22, 64, edge, { corner: 6 }),
    line('M1620 862H1470Q1426 862 1426 920', dark, 54),
    line('M1620 846H1470Q1410 848 1410 920', edge, 6),
    rect(1486, 830, 22, 64, edge, { corner: 6 }),
  ];
}
