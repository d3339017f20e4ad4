import { pick } from '#domain/random.ts';
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
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { billows } from '#engines/illustrator/built-in/scenery/cloud-sea.ts';
import { glass } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  cloudFloor,
  cloudFrame,
  cloudHeap,
  twinkles,
} from '#engines/illustrator/built-in/settings/sky/cloud-tops.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

interface Castle {
  wall: Colour;
  roof: Colour;
  trim: Colour;
}

const CASTLES: readonly Castle[] = [
  { wall: '#fbe9ec', roof: '#8f8fd8', trim: '#f3c45e' },
  { wall: '#eef0fb', roof: '#e88fa4', trim: '#f3c45e' },
  { wall: '#fdf1dc', roof: '#6fb5c0', trim: '#ef9a6a' },
];
const RAINBOW: readonly Colour[] = ['#f2868a', '#f7b57a', '#f9e08a', '#9ed8a0', '#8ec4ee', '#b9a4e6'];

/** A castle on the clouds, a rainbow to walk on, and a swing that hangs from nowhere. */
export function cloudCastle(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('cloud castle');
  const castle = pick(random, CASTLES);
  return {
    back: [
      sky(canvas),
      rainbow(canvas),
      clouds(canvas, 4, 90, 250),
      billows(canvas, { name: 'horizon', y: 560, size: 50, depth: 0.62, drift: 3, reach: 90 }),
      cloudHeap(canvas, 'far left', [420, 600], 300, 0.4),
      cloudHeap(canvas, 'far right', [1020, 606], 260, 0.4),
      billows(canvas, { name: 'near', y: 626, size: 70, depth: 0.34, drift: 2, reach: 100 }),
      canvas.glow(780, 540, 640, 300, light.glow, light.night ? 0.22 : 0.5),
      birds(canvas, 560, 270, 2),
      cloudHeap(canvas, 'left bank', [90, 700], 420, 0.12),
      cloudHeap(canvas, 'castle', [1370, 690], 560, 0.12),
      group([towers(canvas, castle), gate(canvas, castle)], { x: 1390, y: 682 }),
      cloudHeap(canvas, 'castle left', [1190, 708], 180, 0.06),
      cloudHeap(canvas, 'castle right', [1560, 716], 220, 0.06),
      cloudFloor(canvas),
      swing(canvas),
      mailbox(canvas, castle),
      twinkles(canvas, 14),
    ],
    front: cloudFrame(canvas),
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 130, top: 0, right: 372, bottom: 790 },
      { left: 1200, top: 650, right: 1290, bottom: 800 },
    ],
  };
}

function rainbow({ light }: Canvas): Art {
  const strength = light.night ? 0.22 : 0.5 * (1 - light.overcast * 0.6);
  return RAINBOW.map((colour, i) => {
    const r = 620 - i * 19;
    return line(
      `M${760 - r} 720A${r} ${n(r * 0.86)} 0 0 1 ${760 + r} 720`,
      mix(colour, light.haze, 0.2),
      20,
      { opacity: strength },
    );
  });
}

const TOWERS = [
  [-150, 250, 62],
  [160, 270, 66],
  [-78, 350, 66],
  [86, 330, 60],
  [4, 440, 78],
] as const;

function towers(canvas: Canvas, castle: Castle): Art {
  return TOWERS.map(([x, height, width], i) => tower(canvas, [x, 0], width, height, castle, i));
}

function tower(
  canvas: Canvas,
  [x, y]: Point,
  w: number,
  h: number,
  { wall, roof, trim }: Castle,
  i: number,
): Art {
  const { paint, light } = canvas;
  const depth = 0.12;
  const side = (bright: Colour, dark: Colour) =>
    canvas.linear(
      [
        [0, mix(paint.of(bright, depth), light.key, 0.35)],
        [0.45, paint.of(bright, depth)],
        [1, mix(paint.of(dark, depth), light.shadow, 0.24)],
      ],
      [0, 0, 1, 0],
    );
  const top = y - h;
  const flag = canvas.sway(i) * 4;
  return [
    line(`M${x} ${n(top - w * 1.5)}v${n(-w * 0.6)}`, paint.of('#b08a6a', depth), 4),
    path(
      `M${x} ${n(top - w * 2.1)}q${n(w * 0.3 + flag)} ${n(-w * 0.06)} ${n(w * 0.62)} ${n(w * 0.14)}q${n(-w * 0.3 - flag)} ${n(w * 0.1)} ${n(-w * 0.62)} ${n(w * 0.18)}Z`,
      paint.of(trim, depth),
    ),
    rect(x - w / 2, top, w, h, side(wall, wall)),
    path(
      `M${n(x - w * 0.6)} ${n(top + w * 0.16)}V${n(top - w * 0.06)}H${n(x + w * 0.6)}V${n(top + w * 0.16)}Q${x} ${n(top + w * 0.3)} ${n(x - w * 0.6)} ${n(top + w * 0.16)}Z`,
      side(trim, trim),
    ),
    path(
      `M${n(x - w * 0.72)} ${n(top - w * 0.02)}C${n(x - w * 0.4)} ${n(top - w * 0.4)} ${n(x - w * 0.12)} ${n(top - w * 1)} ${x} ${n(top - w * 1.56)}C${n(x + w * 0.12)} ${n(top - w * 1)} ${n(x + w * 0.4)} ${n(top - w * 0.4)} ${n(x + w * 0.72)} ${n(top - w * 0.02)}Q${x} ${n(top + w * 0.12)} ${n(x - w * 0.72)} ${n(top - w * 0.02)}Z`,
      side(roof, roof),
    ),
    [0.55, 1.5].map((down) =>
      path(
        `M${n(x - w * 0.13)} ${n(top + w * (down + 0.34))}v${n(-w * 0.3)}q0 ${n(-w * 0.18)} ${n(w * 0.13)} ${n(-w * 0.18)}q${n(w * 0.13)} 0 ${n(w * 0.13)} ${n(w * 0.18)}v${n(w * 0.3)}Z`,
        glass(canvas, { depth }),
      ),
    ),
    light.lamps && canvas.glow(x, top + w * 0.8, w, w, '#ffd36a', 0.5),
  ];
}

function gate(canvas: Canvas, { wall, roof, trim }: Castle): Art {
  const { paint, light } = canvas;
  const teeth = Array.from({ length: 7 }, (_, i) => `M${-128 + i * 40} -104v-24h22v24Z`);
  return [
    path(
      `M-134 20V-106H134V20Z${teeth.join('')}`,
      canvas.linear([
        [0, mix(paint.of(wall, 0.08), light.key, 0.25)],
        [1, mix(paint.of(wall, 0.1), light.shadow, 0.16)],
      ]),
    ),
    line('M-134 -100H134', paint.of(trim, 0.1), 6),
    path('M-44 20V-36Q-44 -82 0 -82Q44 -82 44 -36V20Z', paint.of(trim, 0.06)),
    path('M-34 20V-34Q-34 -70 0 -70Q34 -70 34 -34V20Z', paint.of(roof, 0.04)),
    path(star([0, -30], 15), paint.lit('#fff0c0', 0.3)),
    [-88, 88].map((x) => path(star([x, -56], 13), paint.of(trim, 0.06))),
    light.lamps && canvas.glow(0, -30, 90, 90, '#ffd36a', 0.5),
  ];
}

/** Ropes with flowers come down out of the sky. */
function swing(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const sway = canvas.sway() * 10;
  const blossoms = [120, 210, 300, 390, 480, 560] as const;
  return [
    canvas.glow(254, 776, 90, 12, light.shadow, 0.25),
    line(
      `M196 -20Q196 300 ${n(196 + sway)} 690M312 -20Q312 300 ${n(312 + sway)} 690`,
      paint.of('#e2cda6'),
      6,
    ),
    blossoms.map((y, i) =>
      [196, 312].map((x, k) => {
        const drift = sway * (y / 690) ** 2;
        return [
          ellipse(x + drift + 7, y + k * 30 + 6, 10, 5, paint.of('#8cc08a')),
          circle(
            x + drift,
            y + k * 30,
            9,
            paint.of((['#f3a9c0', '#fff3d6', '#b9a4e6'] as const)[(i + k) % 3] ?? '#f3a9c0'),
          ),
          circle(x + drift, y + k * 30, 3.5, paint.of('#f7c35f')),
        ];
      }),
    ),
    group(
      [
        rect(-78, 0, 156, 20, paint.of('#b9824f'), { corner: 8 }),
        rect(-78, 0, 156, 8, paint.lit('#d9a868', 0.3), { corner: 4 }),
        path('M-50 2Q-56 -30 -30 -32H22Q50 -30 44 2Z', paint.of('#e8899a')),
        path('M-50 2Q-52 -10 -48 -18Q0 -6 46 -16Q48 -8 44 2Z', paint.shaded('#e8899a', 0.2), {
          opacity: 0.6,
        }),
      ],
      { x: 254 + sway, y: 688 },
    ),
  ];
}

/** Letters come by bird up here. */
function mailbox(canvas: Canvas, { roof, trim }: Castle): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(1240, 790, 60, 12, light.shadow, 0.3),
    group(
      [
        rect(-6, -70, 12, 72, paint.of('#c9a583'), { corner: 5 }),
        path('M-40 -66V-100Q-40 -126 -14 -126H22Q46 -126 46 -100V-66Z', paint.of(roof)),
        path('M-40 -66V-100Q-40 -126 -16 -126Q8 -126 8 -100V-66Z', paint.lit(roof, 0.35)),
        rect(-26, -100, 22, 6, paint.shaded(roof, 0.4), { corner: 3 }),
        line('M32 -96V-136', paint.of('#c9a583'), 5),
        path('M32 -138H54V-122H32Z', paint.of(trim)),
        path('M-30 -104L-26 -120H6L2 -104Z', paint.lit('#fffaf0', 0.2)),
        line('M-26 -119L-10 -110L6 -119', paint.of('#d8b8b0'), 2),
      ],
      { x: 1240, y: 788, scale: 0.95 },
    ),
  ];
}
