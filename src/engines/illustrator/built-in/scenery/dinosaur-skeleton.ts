import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { slantLit, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';

const BONE = '#f6e8cb';

/** From the nose to the tip of the tail. */
const SPINE: readonly Point[] = [
  [492, 176],
  [560, 140],
  [650, 132],
  [750, 158],
  [850, 214],
  [950, 268],
  [1060, 306],
  [1160, 304],
  [1260, 300],
  [1350, 324],
  [1440, 384],
  [1530, 446],
  [1640, 480],
];

/** A long-necked dinosaur that stands at the right of the hall and looks over to the left. */
export function dinosaurSkeleton(canvas: Canvas): Art {
  const bones = (d: string, width: number, depth = 0): Art => {
    const [fill, shade] = [canvas.paint.of(BONE, depth), canvas.paint.shaded('#8f6a48', 0.3)];
    return [
      line(d, depth ? mix(shade, canvas.light.haze, 0.3) : shade, width + 5, { opacity: 0.75 }),
      line(d, fill, width),
    ];
  };
  return [
    line('M1150 300V640M1330 316V640M650 130V30M850 210V30', canvas.paint.of('#6a5a50'), 4, { opacity: 0.4 }),
    leg(bones, [1186, 340], [1214, 486], [1176, 628], 0.3),
    leg(bones, [1372, 350], [1340, 490], [1392, 628], 0.3),
    ribs(bones),
    vertebrae(canvas, bones),
    leg(bones, [1118, 346], [1090, 492], [1122, 632], 0),
    leg(bones, [1306, 340], [1262, 494], [1310, 632], 0),
    shoulderAndHip(canvas),
    skull(canvas),
  ];
}

type Bones = (d: string, width: number, depth?: number) => Art;

function leg(bones: Bones, top: Point, knee: Point, foot: Point, depth: number): Art {
  const [tx, ty] = top;
  const [kx, ky] = knee;
  const [fx, fy] = foot;
  return [
    bones(`M${tx} ${ty}L${kx} ${ky}`, 21, depth),
    bones(`M${kx + 4} ${ky + 16}L${fx} ${fy - 26}M${kx - 8} ${ky + 18}L${fx - 12} ${fy - 30}`, 11, depth),
    bones(`M${kx - 8} ${ky + 2}h14`, 24, depth),
    bones(
      `M${fx} ${fy - 18}L${fx - 34} ${fy}M${fx} ${fy - 18}L${fx - 10} ${fy}M${fx} ${fy - 18}L${fx + 14} ${fy}`,
      11,
      depth,
    ),
  ];
}

function ribs(bones: Bones): Art {
  return Array.from({ length: 8 }, (_, i): Art => {
    const x = 1100 + i * 24;
    const drop = 150 - Math.abs(i - 2.5) * 13;
    return bones(
      `M${x} 318C${x + 40} ${n(330 + drop * 0.3)} ${x + 34} ${n(318 + drop * 0.9)} ${n(x - 8)} ${n(322 + drop)}`,
      8,
    );
  });
}

function vertebrae(canvas: Canvas, bones: Bones): Art {
  const size = (share: number) =>
    share < 0.62 ? lerp(9, 19, share / 0.62) : lerp(19, 5, (share - 0.62) / 0.38);
  const steps = SPINE.slice(1).flatMap((to, i) => {
    const from = SPINE[i] ?? to;
    return [0, 0.25, 0.5, 0.75].map((share): Point => [
      lerp(from[0], to[0], share),
      lerp(from[1], to[1], share),
    ]);
  });
  const spine = `M${SPINE.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return [
    line(spine, canvas.paint.shaded('#a9855c', 0.3), 9),
    steps.map(([x, y], i) => {
      const r = size(i / steps.length) + 3;
      return ellipse(x, y, r * 0.75, r, canvas.paint.shaded('#8f6a48', 0.3), { opacity: 0.8 });
    }),
    steps.map(([x, y], i): Art => {
      const r = size(i / steps.length);
      return bones(`M${n(x)} ${n(y)}l${n(r * 0.2)} ${n(-r * 1.15)}`, r * 0.55);
    }),
    steps.map(([x, y], i): Art => {
      const r = size(i / steps.length);
      return ellipse(x, y, r * 0.72, r, topLit(canvas, BONE));
    }),
  ];
}

function shoulderAndHip(canvas: Canvas): Art {
  const bone = slantLit(canvas, BONE);
  return [
    path('M1096 286Q1130 290 1140 330Q1136 368 1112 372Q1090 352 1096 286Z', bone),
    path('M1270 300Q1310 284 1350 312Q1350 346 1318 366Q1280 350 1270 300Z', bone),
    circle(1312, 332, 9, canvas.paint.shaded('#b98f62', 0.2)),
  ];
}

/** Friendly: it smiles. */
function skull(canvas: Canvas): Art {
  const { paint } = canvas;
  const dark = paint.shaded('#a9855c', 0.35);
  return group(
    [
      line(
        'M58 -34Q20 -58 -14 -40Q-66 -22 -78 10Q-76 40 -66 44Q-20 58 30 46Q58 38 66 -8Q66 -24 58 -34Z',
        dark,
        7,
        { opacity: 0.7 },
      ),
      path(
        'M58 -34Q20 -58 -14 -40Q-66 -22 -78 10Q-78 24 -58 26Q-10 30 30 22Q66 16 66 -8Q66 -24 58 -34Z',
        topLit(canvas, BONE),
      ),
      path('M50 22Q10 34 -56 34Q-70 36 -66 44Q-20 58 30 46Q58 38 62 18Z', topLit(canvas, tone(BONE, -0.03))),
      ellipse(14, -12, 15, 16, dark),
      ellipse(-44, -6, 7, 5, dark),
      line('M-60 28Q-10 36 44 22', dark, 3),
      line('M-52 27v8M-38 29v8M-24 30v8M-10 30v8M4 29v8', paint.of(BONE), 5),
      circle(10, -17, 4, paint.of('#fff8e6')),
    ],
    { x: 462, y: 176, turn: -6, scale: 1.05 },
  );
}
