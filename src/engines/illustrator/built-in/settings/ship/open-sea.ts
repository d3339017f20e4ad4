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
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { sea } from '#engines/illustrator/built-in/nature/water.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WOOD: Colour = '#b98552';

/** A raft in the middle of the sea: water as far as one can look, a patched sail, a whale that says good day. */
export function openSea(canvas: Canvas): Stage {
  const { light } = canvas;
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 320),
      birds(canvas, 980, 230, 2),
      sea(canvas, { top: 500, height: 400, near: '#5fb0c0', deep: '#3f86b0' }),
      whale(canvas, [1130, 570]),
      swell(canvas),
      canvas.glow(800, 560, 620, 280, light.glow, light.night ? 0.16 : 0.4),
      sail(canvas),
      raft(canvas),
      barrel(canvas, [300, 742]),
      chest(canvas, [1390, 762]),
    ],
    front: spray(canvas),
    ground: { far: 742, near: 822 },
    obstacles: [
      { left: 150, top: 300, right: 380, bottom: 760 },
      { left: 1276, top: 640, right: 1520, bottom: 776 },
    ],
    seats: [{ name: 'chest', x: 1390, y: 688, width: 150, foot: 762 }],
  };
}

function whale(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const bob = canvas.sway() * 5;
  return group(
    [
      line(`M-40 -70Q-70 -130 ${n(-92 + bob)} -100M-40 -70Q-20 -136 ${n(6 + bob)} -104`, '#eaf7fc', 7, {
        opacity: 0.8,
      }),
      path(
        'M-120 0Q-126 -66 -30 -70Q70 -68 110 -14Q150 -20 168 -52Q186 -38 176 -10Q150 14 100 8Z',
        sideLit(canvas, '#5a7fa8', { depth: 0.14 }),
      ),
      circle(-80, -26, 5, '#2f3a48'),
      line('M-112 -8Q-92 0 -70 -8', paint.shaded('#3f5f86', 0.2), 4),
      ellipse(20, 6, 170, 12, paint.of('#4f9ab8'), { opacity: 0.75 }),
      line('M-150 4q20 -8 40 0M120 8q24 -8 48 0', '#ffffff', 5, { opacity: 0.6 }),
    ],
    { x, y: y + bob, scale: 0.92 },
  );
}

function swell(canvas: Canvas): Art {
  const { paint } = canvas;
  const water = paint.of('#4f9ab8');
  const wave = (y: number, phase: number, height: number) => {
    let d = `M-40 ${y}`;
    for (let x = -40; x < 1640; x += 140) d += `q35 ${n(-height + canvas.sway(phase + x) * 4)} 70 0t70 0`;
    return d;
  };
  return [
    path(`${wave(640, 0, 20)}V910H-40Z`, mix(water, paint.of('#3f86b0'), 0.5), { opacity: 0.55 }),
    line(wave(640, 0, 20), '#ffffff', 4, { opacity: 0.35 }),
    path(`${wave(708, 2, 26)}V910H-40Z`, mix(water, paint.of('#5fb0c0'), 0.5), { opacity: 0.6 }),
    line(wave(708, 2, 26), '#ffffff', 5, { opacity: 0.4 }),
  ];
}

function sail(canvas: Canvas): Art {
  const { paint } = canvas;
  const belly = canvas.sway() * 8;
  return [
    line('M250 742V96', paint.of('#8a6040'), 20),
    line('M244 740V100', paint.lit('#b58a5c', 0.3), 5, { opacity: 0.6 }),
    line('M90 150H420', paint.of('#8a6040'), 13),
    path(
      `M100 156H412Q${n(440 + belly)} 300 404 430Q250 ${n(462 + belly)} 104 430Q${n(130 + belly)} 300 100 156Z`,
      sideLit(canvas, '#f7e8c8', { contrast: 0.26 }),
    ),
    path('M150 220h70v64h-70Z', paint.of('#e0806a'), { opacity: 0.85 }),
    path('M300 320h76v60h-76Z', paint.of('#5f93a8'), { opacity: 0.85 }),
    line('M150 220h70v64h-70ZM300 320h76v60h-76Z', paint.of('#fdf6e6'), 3, { dash: '8 7' }),
    line('M104 430L180 740M404 430L330 740', paint.of('#d9bd8a'), 4),
    path(`M250 96q40 ${n(-6 + belly)} 84 8q-44 14 -84 26Z`, paint.of('#c9564a')),
    lantern(canvas, [300, 470], { scale: 0.9 }),
  ];
}

/** Logs and boards tied together; the sea shows through. */
function raft(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    ellipse(800, 872, 800, 40, paint.shaded('#2f6f94', 0.3), { opacity: 0.4 }),
    path('M110 716H1490L1580 872H20Z', topLit(canvas, WOOD, { contrast: 0.26 })),
    [742, 772, 806, 842].map((y, i) => {
      const spread = (y - 716) * 0.58;
      return line(
        `M${n(110 - spread)} ${y}H${n(1490 + spread)}`,
        paint.shaded(tone(WOOD, -0.06), 0.35),
        5 + i * 0.6,
        { opacity: 0.5 },
      );
    }),
    line('M330 716L280 872M800 716V872M1270 716L1320 872', paint.of('#e0c48a'), 13),
    line('M330 716L280 872M800 716V872M1270 716L1320 872', paint.shaded('#b5925c', 0.2), 13, {
      dash: '4 12',
    }),
    rect(20, 868, 1560, 30, paint.shaded(WOOD, 0.3), { corner: 14 }),
    Array.from({ length: 13 }, (_, i) => [
      ellipse(80 + i * 120, 884, 44, 22, sideLit(canvas, tone(WOOD, -0.06))),
      ellipse(80 + i * 120, 884, 24, 12, paint.lit('#d9b184', 0.1)),
    ]),
    line(
      `M-20 ${n(894 + canvas.sway() * 3)}q50 -14 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0`,
      '#ffffff',
      7,
      { opacity: 0.5 },
    ),
  ];
}

function barrel(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(4, 0, 50, 9, canvas.light.shadow, { opacity: 0.3 }),
      path('M-36 -4Q-52 -54 -36 -104Q0 -112 36 -104Q52 -54 36 -4Q0 8 -36 -4Z', sideLit(canvas, '#a5703f')),
      line('M-43 -78Q0 -68 43 -78M-43 -26Q0 -16 43 -26', paint.shaded('#6d7078', 0.1), 7),
      ellipse(0, -105, 36, 8, paint.lit('#c4935c', 0.1)),
    ],
    { x, y },
  );
}

/** A crab travels as a stowaway. */
function chest(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(4, 2, 90, 10, canvas.light.shadow, { opacity: 0.3 }),
      rect(-76, -74, 152, 74, sideLit(canvas, '#8f6040'), { corner: 6 }),
      line('M-76 -46H76M-40 -74V0M40 -74V0', paint.of('#d9ad5c'), 7),
      rect(-12, -54, 24, 20, paint.of('#f0c450'), { corner: 4 }),
      ellipse(92, -12, 22, 14, sideLit(canvas, '#e0705c')),
      line('M84 -24L80 -36M100 -24L104 -36M72 -8L60 0M112 -8L124 0', paint.of('#e0705c'), 5),
      circle(80, -38, 4, '#2f2622'),
      circle(104, -38, 4, '#2f2622'),
    ],
    { x, y },
  );
}

function spray(canvas: Canvas): Art {
  const dark = nearShade(canvas, '#3f86a8', 0.12);
  return [
    path('M-20 920V852Q40 826 80 858Q130 836 170 872Q210 862 230 920Z', dark),
    line('M-20 856Q40 830 80 862Q130 840 170 876', '#ffffff', 6, { opacity: 0.6 }),
    path('M1620 920V846Q1560 822 1520 856Q1470 834 1432 872Q1390 862 1370 920Z', dark),
    line('M1620 850Q1560 826 1520 860Q1470 838 1432 876', '#ffffff', 6, { opacity: 0.6 }),
  ];
}
