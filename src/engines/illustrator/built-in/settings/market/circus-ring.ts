import { pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { bulbs, FESTIVE } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { ladder } from '#engines/illustrator/built-in/scenery/ladder.ts';
import { ball, nearShade, sideLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const CLOTHS = ['#d9604f', '#4f8fb0', '#8a6ab0', '#3f9a86'] as const;
const GOLD: Colour = '#f0c264';

/** Under the big top: sawdust, the curtain through which everybody comes, a trapeze high above. */
export function circusRing(canvas: Canvas): Stage {
  const { light } = canvas;
  const cloth = pick(canvas.random('big top'), CLOTHS);
  return {
    back: [
      tentWall(canvas, cloth),
      benches(canvas, cloth),
      curtain(canvas, cloth),
      sawdust(canvas),
      curb(canvas, cloth),
      tentRoof(canvas, cloth),
      trapeze(canvas),
      tower(canvas, 246),
      tower(canvas, 1354),
      drum(canvas, [268, 790], cloth),
      balls(canvas),
      bulbs(canvas, { from: [-20, 250], to: [800, 96], sag: 60, count: 12, size: 15, colours: FESTIVE }),
      bulbs(canvas, { from: [800, 96], to: [1620, 250], sag: 60, count: 12, size: 15, colours: FESTIVE }),
      canvas.glow(800, 560, 620, 320, '#fff0c4', light.night ? 0.26 : 0.4),
    ],
    light: [
      spotlights(canvas),
      motes(canvas, 12, { left: 380, top: 220, right: 1220, bottom: 760 }, '#fff0b8', 2),
    ],
    front: nearCurb(canvas, cloth),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 150, top: 300, right: 372, bottom: 806 },
      { left: 1240, top: 300, right: 1480, bottom: 800 },
    ],
    seats: [{ name: 'drum', x: 268, y: 716, width: 130, foot: 790 }],
    indoors: true,
  };
}

function tentWall(canvas: Canvas, cloth: Colour): Art {
  const { paint } = canvas;
  let stripes = '';
  for (let x = -40; x < 1640; x += 160) stripes += `M${x} 200H${x + 80}V700H${x}Z`;
  return [
    rect(0, 0, 1600, 700, paint.shaded('#f3e2c4', 0.14)),
    path(stripes, paint.shaded(cloth, 0.2)),
    rect(
      0,
      200,
      1600,
      500,
      canvas.radialAt(
        [
          [0, canvas.light.shadow, 0],
          [1, canvas.light.shadow, 0.5],
        ],
        [800, 480, 900],
      ),
    ),
  ];
}

/** The cloth above, gathered at the top of the mast. */
function tentRoof(canvas: Canvas, cloth: Colour): Art {
  const { paint, light } = canvas;
  const count = 24;
  const rim = (i: number): Point => {
    const t = i / count;
    return [lerp(-700, 2300, t), 420 - Math.sin(t * Math.PI) * 308];
  };
  return [
    Array.from({ length: count }, (_, i) => {
      const [[x1, y1], [x2, y2]] = [rim(i), rim(i + 1)];
      const colour = i % 2 ? paint.of('#fbeed2') : paint.of(cloth);
      const fill = mix(colour, light.shadow, 0.06 + 0.16 * Math.abs(i / count - 0.42));
      return path(
        `M800 -500L${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 30)} ${n(x2)} ${n(y2)}Z`,
        fill,
      );
    }),
    line(
      Array.from({ length: count }, (_, i) => {
        const [[x1, y1], [x2, y2]] = [rim(i), rim(i + 1)];
        return `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + 30)} ${n(x2)} ${n(y2)}`;
      }).join(''),
      paint.of(GOLD),
      7,
    ),
  ];
}

/** Three rows of seats to both sides; somebody very small has come early. */
function benches(canvas: Canvas, cloth: Colour): Art {
  const { paint } = canvas;
  const row = (i: number): Art => {
    const y = 500 + i * 56;
    const wood = tone('#a9744a', -0.03 + i * 0.03);
    return [
      rect(-20, y, 560 - i * 50, 14, topLit(canvas, wood), { corner: 5 }),
      rect(-20, y + 14, 560 - i * 50, 42, paint.shaded(wood, 0.42)),
      rect(1060 + i * 50, y, 580, 14, topLit(canvas, wood), { corner: 5 }),
      rect(1060 + i * 50, y + 14, 580, 42, paint.shaded(wood, 0.42)),
    ];
  };
  const cushions: readonly Point[] = [
    [90, 500],
    [400, 500],
    [476, 556],
    [1150, 500],
    [1270, 556],
    [1520, 500],
    [1430, 612],
  ];
  return [
    [0, 1, 2].map(row),
    cushions.map(([x, y], i) =>
      path(
        `M${x - 32} ${y}q-8 -18 8 -20q24 -5 48 0q16 2 8 20Z`,
        topLit(canvas, FESTIVE[i % FESTIVE.length] ?? cloth),
      ),
    ),
    group(
      [
        ellipse(0, -18, 17, 19, sideLit(canvas, '#b3a79c')),
        circle(-12, -40, 10, paint.of('#c4b8ac')),
        circle(12, -40, 10, paint.of('#c4b8ac')),
        circle(-12, -40, 5, paint.of('#e6b5ac')),
        circle(12, -40, 5, paint.of('#e6b5ac')),
        circle(-6, -24, 2.6, '#3a2f2c'),
        circle(6, -24, 2.6, '#3a2f2c'),
        ellipse(0, -17, 3, 2.4, paint.of('#d98a84')),
      ],
      { x: 1200, y: 556 },
    ),
  ];
}

function curtain(canvas: Canvas, cloth: Colour): Art {
  const { paint, light } = canvas;
  const rich = tone(cloth, -0.06, 1.1);
  const fold = (x: number, lean: number) => `M${x} 296Q${x + lean} 480 ${x + lean * 0.6} 690`;
  return [
    path('M604 700V330Q604 250 800 244Q996 250 996 330V700Z', paint.of(GOLD)),
    path('M622 700V338Q622 270 800 264Q978 270 978 338V700Z', paint.shaded(rich, 0.55)),
    light.lamps && canvas.glow(800, 560, 130, 190, '#ffd28a', 0.7),
    path('M622 690V338Q622 270 800 264V300Q790 470 716 560Q730 640 712 690Z', sideLit(canvas, rich)),
    path(
      'M978 690V338Q978 270 800 264V300Q810 470 884 560Q870 640 888 690Z',
      sideLit(canvas, tone(rich, -0.03)),
    ),
    line(fold(650, 6) + fold(690, -6) + fold(734, -24), paint.shaded(rich, 0.4), 5, { opacity: 0.45 }),
    line(fold(950, -6) + fold(910, 6) + fold(866, 24), paint.shaded(rich, 0.4), 5, { opacity: 0.45 }),
    line('M640 560Q680 580 718 558M960 560Q920 580 882 558', paint.of(GOLD), 10),
    path(star([800, 246], 44), paint.of('#ffe3a0')),
    light.lamps && canvas.glow(800, 246, 120, 120, '#ffe3a0', 0.6),
  ];
}

function sawdust(canvas: Canvas): Art {
  const { paint } = canvas;
  const random = canvas.random('sawdust');
  const colour: Colour = '#e2bf86';
  const flecks = (shade: string, count: number) =>
    dabs(random, {
      count,
      place: (r) => [r() * 1600, lerp(712, 896, r())],
      colour: shade,
      width: 4,
      length: 9,
      opacity: 0.45,
    });
  return [
    rect(0, 664, 1600, 240, topLit(canvas, tone(colour, -0.06), { contrast: 0.2 })),
    ellipse(800, 880, 900, 200, topLit(canvas, colour, { contrast: 0.16 })),
    flecks(paint.shaded(colour, 0.3), 90),
    flecks(paint.lit(colour, 0.6), 70),
  ];
}

/** The padded rim around the ring, in blocks of two colours. */
function curb(canvas: Canvas, cloth: Colour): Art {
  const { light } = canvas;
  const count = 22;
  const at = (i: number): Point => {
    const angle = Math.PI + (i / count) * Math.PI;
    return [800 + Math.cos(angle) * 860, 792 + Math.sin(angle) * 100];
  };
  return [
    line('M-60 800A860 100 0 0 1 1660 800', light.shadow, 12, { opacity: 0.2 }),
    Array.from({ length: count }, (_, i) => {
      const [[x1, y1], [x2, y2]] = [at(i), at(i + 1)];
      return path(
        `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}V${n(y2 - 34)}L${n(x1)} ${n(y1 - 34)}Z`,
        topLit(canvas, i % 2 ? '#fbeed2' : cloth),
      );
    }),
  ];
}

/** A mast with a small platform and a ladder up to it. */
function tower(canvas: Canvas, x: number): Art {
  const { paint } = canvas;
  const out = x < 800 ? 1 : -1;
  return [
    line(`M${x} 720V150`, paint.of('#b98a5c'), 14),
    line(`M${x - 3} 720V150`, paint.lit('#d9b184', 0.3), 4, { opacity: 0.6 }),
    ladder(
      canvas,
      [
        [x + out * 20, 716],
        [x + out * 14, 330],
      ],
      [
        [x + out * 60, 716],
        [x + out * 46, 330],
      ],
      {
        rungs: 11,
        width: 7,
      },
    ),
    rect(x - 70, 316, 140, 16, topLit(canvas, '#c98f5a'), { corner: 6 }),
    line(`M${x - 62} 316V262H${x - 10}`, paint.of(GOLD), 6),
  ];
}

function trapeze(canvas: Canvas): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-52 0L-44 178M52 0L44 178', paint.of('#f3e6c8'), 4),
      line('M-60 180H60', paint.of('#b98a5c'), 11),
    ],
    { x: 800, y: 20, turn: canvas.sway() * 5 },
  );
}

function drum(canvas: Canvas, [x, y]: Point, cloth: Colour): Art {
  const { paint } = canvas;
  return group(
    [
      ellipse(4, 0, 100, 16, canvas.light.shadow, { opacity: 0.32 }),
      path('M-74 -70L-90 -4Q0 18 90 -4L74 -70Z', sideLit(canvas, cloth)),
      [-52, 0, 52].map((sx) => path(star([sx, -32], 17), paint.of('#ffe3a0'))),
      line('M-90 -6Q0 16 90 -6', paint.of(GOLD), 9),
      ellipse(0, -72, 75, 16, paint.of(GOLD)),
      ellipse(0, -74, 66, 12, paint.lit('#fbeed2', 0.2)),
    ],
    { x, y },
  );
}

function balls(canvas: Canvas): Art {
  return (
    [
      [1308, 792, 40, '#e0705c'],
      [1386, 800, 34, '#f2c761'],
      [1346, 740, 32, '#5596bd'],
    ] as const
  ).map(([x, y, r, colour]) => [
    ellipse(x + 4, y + r - 6, r, 8, canvas.light.shadow, { opacity: 0.25 }),
    circle(x, y - 4, r, ball(canvas, colour)),
    path(star([x, y - 6], r * 0.42), canvas.paint.of('#fff3d6')),
  ]);
}

/** Two beams from above meet where everybody stands. */
function spotlights(canvas: Canvas): Art {
  const strength = canvas.light.lamps ? 0.34 : 0.22;
  return (
    [
      [150, 40, 520, 1000],
      [1450, 40, 600, 1080],
    ] as const
  ).map(([x, y, left, right]) => {
    const beam = canvas.linearAt(
      [
        [0, '#fff6d0', strength],
        [1, '#fff6d0', 0],
      ],
      [x, y, (left + right) / 2, 800],
    );
    return [
      path(`M${x} ${y}L${left} 830Q800 870 ${right} 830Z`, beam, { airy: true }),
      circle(x, y, 20, '#fffbe6'),
    ];
  });
}

function nearCurb(canvas: Canvas, cloth: Colour): Art {
  const block = (x: number, i: number, turn: number) =>
    group(rect(-74, 0, 148, 90, nearShade(canvas, i % 2 ? '#f3e2c4' : cloth, 0.2), { corner: 16 }), {
      x,
      y: 846,
      turn,
    });
  return [block(40, 0, 16), block(186, 1, 7), block(1414, 1, -7), block(1560, 0, -16)];
}
