import { between, pick } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { campfire } from '#engines/illustrator/built-in/scenery/campfire.ts';
import { cushion } from '#engines/illustrator/built-in/scenery/furnishings.ts';
import { paperLanterns } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { sideLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { telescope } from '#engines/illustrator/built-in/scenery/telescope.ts';
import { dunes, sandGround, sandOf } from '#engines/illustrator/built-in/settings/desert/sand.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

interface Cloth {
  main: Colour;
  band: Colour;
  trim: Colour;
}

const CLOTHS: readonly Cloth[] = [
  { main: '#c8573f', band: '#f4e0b4', trim: '#e8b04c' },
  { main: '#3f7f8f', band: '#f4e6c4', trim: '#e88a5a' },
  { main: '#8a4f7f', band: '#f6d9b0', trim: '#f0b04c' },
  { main: '#d99a4a', band: '#fbefd2', trim: '#c8573f' },
];

/** Tents on the sand, a fire, cushions, lanterns on a line, and a telescope for the stars. */
export function desertCamp(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('desert camp');
  const sand = sandOf(canvas);
  const cloth = pick(random, CLOTHS);
  const other = pick(random, CLOTHS);
  const snow = canvas.weather === 'snow';
  return {
    back: [
      sky(canvas),
      light.night && milkyWay(canvas),
      (!light.night || light.overcast > 0) && clouds(canvas, 2, 90, 190),
      mist(canvas, 380, 200, 0.4),
      dunes(canvas, sand),
      mist(canvas, 500, 150, 0.3),
      canvas.glow(800, 560, 620, 290, light.glow, light.night ? 0.2 : 0.45),
      sandGround(canvas, 668, sand),
      group(smallTent(canvas, snow ? snowedOn(other) : other), { x: 1266, y: 706, scale: 0.56 }),
      group(bigTent(canvas, snow ? snowedOn(cloth) : cloth), { x: 182, y: 752, scale: 0.95 }),
      group(smallTent(canvas, snow ? snowedOn(other) : other), { x: 1526, y: 758, scale: 1.1 }),
      lanternLines(canvas),
      rug(canvas, cloth),
      cushions(canvas, cloth, other),
      campfire(canvas, [1286, 800], 0.86),
      telescope(canvas, [1410, 812], { scale: 0.95 }),
      light.lamps && canvas.glow(800, 800, 640, 90, '#ffc070', 0.22),
    ],
    front: grasses(canvas, sand),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 0, top: 460, right: 398, bottom: 812 },
      { left: 1206, top: 560, right: 1600, bottom: 826 },
    ],
  };
}

const snowedOn = ({ main, band, trim }: Cloth): Cloth => ({
  main: mix(main, '#f4f8fc', 0.6),
  band: mix(band, '#f4f8fc', 0.8),
  trim,
});

/** A band of faint stars, with one that falls. */
function milkyWay(canvas: Canvas): Art {
  const random = canvas.random('milky way');
  const clear = 1 - canvas.light.overcast;
  let dust = '';
  for (let i = 0; i < 240; i++) {
    const t = random();
    const off = (random() + random() - 1) * 110;
    dust += `M${n(lerp(500, 1500, t) + off * 0.4)} ${n(lerp(430, -20, t) + off)}h.1`;
  }
  return group(
    [
      [0.15, 0.4, 0.65, 0.9].map((t) =>
        canvas.glow(lerp(500, 1500, t), lerp(430, -20, t), 240, 120, t < 0.5 ? '#8f9be8' : '#b59be8', 0.26),
      ),
      line(dust, '#fff8e8', 2.4, { opacity: 0.7 }),
      Array.from({ length: 7 }, (_, i) =>
        path(
          star([between(random, 300, 1560), between(random, 30, 330)], 8 + 3 * canvas.sway(i), {
            points: 4,
            waist: 0.2,
          }),
          '#fffbe6',
        ),
      ),
      line('M1130 150l-120 44', '#ffffff', 3, { opacity: 0.6 }),
      circle(1132, 149, 4, '#ffffff'),
    ],
    { opacity: clear },
  );
}

/** Open in front, with a striped roof and a warm inside. */
function bigTent(canvas: Canvas, { main, band, trim }: Cloth): Art {
  const { paint, light } = canvas;
  const roofTop: Point = [-10, -330];
  const stripes = Array.from({ length: 7 }, (_, i) => {
    const [a, b] = [lerp(-230, 216, i / 7), lerp(-230, 216, (i + 1) / 7)];
    const sag = (t: number) => -176 + Math.sin(t * Math.PI) * 16;
    return path(
      `M${roofTop[0]} ${roofTop[1]}Q${n(a * 0.45)} -236 ${n(a)} ${n(sag(i / 7))}L${n(b)} ${n(sag((i + 1) / 7))}Q${n(b * 0.45)} -236 ${roofTop[0]} ${roofTop[1]}Z`,
      i % 2 ? paint.of(band) : i < 4 ? paint.lit(main, 0.14) : paint.shaded(main, 0.12),
    );
  });
  const tassels = Array.from({ length: 14 }, (_, i) => {
    const x = lerp(-214, 200, i / 13);
    return `M${n(x - 15)} -172Q${n(x)} ${n(-140 + canvas.sway(i) * 2)} ${n(x + 15)} -172Z`;
  });
  const inside: Colour = light.lamps ? '#f3b566' : paint.shaded('#b07850', 0.3);
  return [
    canvas.glow(0, 4, 280, 28, light.shadow, 0.5),
    path('M-216 0L-200 -176H190L208 0Z', inside),
    light.lamps && canvas.glow(0, -80, 200, 130, '#ffe6a0', 0.8),
    rect(-120, -66, 240, 66, paint.shaded(main, 0.3), { corner: 18 }),
    [-84, -28, 30, 86].map((x, i) =>
      rect(x - 26, -92, 54, 46, paint.of(i % 2 ? trim : band), { corner: 16 }),
    ),
    path('M-228 4L-204 -176H-120Q-150 -80 -176 4Z', paint.lit(main, 0.2)),
    path('M218 4L194 -176H118Q142 -80 172 4Z', paint.shaded(main, 0.2)),
    line('M-162 -56H-196M158 -56H194', paint.of(trim), 9),
    stripes,
    path(tassels.join(''), paint.of(trim)),
    line('M-10 -330V-372', paint.of('#7b5a42'), 6),
    path(
      `M-8 -372Q${20 + canvas.sway() * 5} -384 56 -366Q${22 - canvas.sway() * 5} -354 -8 -344Z`,
      paint.of(trim),
    ),
    line('M-230 -176L-286 6M216 -176L252 -8', paint.of('#e2cda6'), 3),
  ];
}

function smallTent(canvas: Canvas, { main, band, trim }: Cloth): Art {
  const { paint, light } = canvas;
  return [
    canvas.glow(0, 4, 160, 20, light.shadow, 0.45),
    path('M0 -226Q-40 -110 -140 0H140Q40 -110 0 -226Z', sideLit(canvas, main, { contrast: 0.25 })),
    path('M-60 -106Q0 -92 60 -106L76 -82Q0 -66 -76 -82Z', paint.of(band)),
    path('M-112 -28Q0 -10 112 -28L126 -14Q0 6 -126 -14Z', paint.of(band), { opacity: 0.9 }),
    path('M0 -160Q-16 -70 -52 0H52Q16 -70 0 -160Z', light.lamps ? '#ffd083' : paint.shaded('#7d5340', 0.2)),
    path('M0 -164Q-22 -70 -62 0H-34Q-6 -60 0 -164Z', paint.lit(trim, 0.1)),
    path('M0 -164Q22 -70 62 0H34Q6 -60 0 -164Z', paint.shaded(trim, 0.12)),
    circle(0, -230, 8, paint.of(trim)),
    light.lamps && canvas.glow(0, -50, 120, 100, '#ffd083', 0.6),
  ];
}

const LINES = [
  { from: [172, 402], to: [392, 176], sag: 40, count: 3 },
  { from: [392, 176], to: [1212, 176], sag: 74, count: 9 },
  { from: [1212, 176], to: [1526, 506], sag: 50, count: 4 },
] as const;

/** Lanterns high over the place, from mast to mast. */
function lanternLines(canvas: Canvas): Art {
  const { paint } = canvas;
  return [
    [392, 1212].map((x) => [
      canvas.glow(x, 728, 34, 8, canvas.light.shadow, 0.4),
      rect(x - 5, 164, 10, 564, paint.of('#8d6342', 0.06), { corner: 4 }),
      rect(x - 4, 166, 3, 558, paint.lit('#b98a5c', 0.3), { opacity: 0.7 }),
      circle(x, 162, 9, paint.of('#e8b04c')),
    ]),
    LINES.map(({ from, to, sag, count }) =>
      paperLanterns(canvas, { from, to, sag, count, size: 32, colours: LANTERNS }),
    ),
  ];
}

const LANTERNS = ['#f7b955', '#f2785a', '#79c2b0', '#f7d77a', '#c58fd8'] as const;

function rug(canvas: Canvas, { main, band, trim }: Cloth): Art {
  const { paint } = canvas;
  const diamonds = [-150, -90, -30, 30, 90, 150].map(
    (x) => `M${x - 22} -24L${x} -36L${x + 22} -24L${x} -12Z`,
  );
  return group(
    [
      path('M-196 -50H196L232 6H-232Z', paint.of(main)),
      path('M-180 -44H180L208 0H-208Z', paint.of(band)),
      path('M-172 -40H172L196 -5H-196Z', paint.shaded(main, 0.1)),
      path(diamonds.join(''), paint.of(trim)),
      line(Array.from({ length: 14 }, (_, i) => `M${-232 + i * 35.6} 8v8`).join(''), paint.of(band), 4),
    ],
    { x: 170, y: 802, scale: 0.92 },
  );
}

function cushions(canvas: Canvas, first: Cloth, second: Cloth): Art {
  return [
    cushion(canvas, [70, 782], 84, first.trim),
    cushion(canvas, [150, 772], 84, second.main),
    cushion(canvas, [312, 776], 84, second.trim),
  ];
}

/** Dry grass in the lower corners. */
function grasses(canvas: Canvas, sand: Colour): Art {
  const { paint, light } = canvas;
  const random = canvas.random('grasses');
  const dark = mix(paint.of(mix(sand, '#8a7a3f', 0.75)), light.shadow, 0.25);
  return [0, 1].map((side) =>
    line(
      Array.from({ length: 16 }, () => {
        const x = between(random, -20, 200);
        const tall = between(random, 70, 170);
        const bend = between(random, -50, 70) + canvas.sway(x) * 4;
        return side === 0
          ? `M${n(x)} 920q${n(bend * 0.2)} ${n(-tall * 0.6)} ${n(bend)} ${n(-tall)}`
          : `M${n(1600 - x)} 920q${n(-bend * 0.2)} ${n(-tall * 0.6)} ${n(-bend)} ${n(-tall)}`;
      }).join(''),
      dark,
      5,
    ),
  );
}
