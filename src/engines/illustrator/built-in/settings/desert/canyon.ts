import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { blade, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const STONES: readonly Colour[] = ['#cf7a52', '#c86f5a', '#d48f5c'];
const BLOSSOMS: readonly Colour[] = ['#f27fa8', '#ffd25e', '#f9f0e0'];
const MESAS = [
  [540, 600, 300, 150, 0.5],
  [880, 600, 220, 100, 0.6],
  [1120, 604, 330, 180, 0.46],
  [1470, 610, 420, 270, 0.32],
  [250, 610, 330, 190, 0.4],
] as const;

/** Red rock in layers, a stone arch, a boulder that balances, and cacti in flower. */
export function canyon(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('canyon');
  const snow = canvas.weather === 'snow';
  const stone = pick(random, STONES);
  const sand: Colour = snow ? '#eef0f4' : mix(stone, light.night ? '#e2d0e0' : '#f4cf98', 0.62);
  const blossom = pick(random, BLOSSOMS);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 200),
      birds(canvas, 700, 190),
      MESAS.map(([x, y, width, height, depth]) => mesa(canvas, [x, y], width, height, stone, depth)),
      mist(canvas, 420, 180, 0.3),
      land(canvas, { name: 'far plain', y: 590, height: 14, waves: 2, colour: sand, depth: 0.24, grain: 60 })
        .art,
      farCacti(canvas, random),
      arch(canvas, stone),
      balancingRock(canvas, stone),
      canvas.glow(800, 560, 620, 290, light.glow, light.night ? 0.18 : 0.45),
      land(canvas, { name: 'plain', y: 674, height: 18, waves: 2.4, colour: sand, depth: 0, grain: 320 }).art,
      pebbles(canvas, random, sand),
      rock(canvas, random, [150, 764], 110, { colour: stone }),
      rock(canvas, random, [384, 730], 56, { colour: stone }),
      saguaro(canvas, [64, 782], 0.86, blossom),
      pricklyPear(canvas, [330, 792], blossom),
      saguaro(canvas, [1486, 776], 1.12, blossom),
      agave(canvas, random, [1278, 776]),
      rock(canvas, random, [1574, 806], 130, { colour: stone }),
      pricklyPear(canvas, [1380, 796], blossom),
    ],
    front: [agave(canvas, random, [50, 930], 1.9), agave(canvas, random, [1560, 934], 2)],
    ground: { far: 748, near: 842 },
    obstacles: [
      { left: 20, top: 520, right: 396, bottom: 806 },
      { left: 1226, top: 470, right: 1600, bottom: 806 },
    ],
  };
}

/** Where they lie and how thick they are, as shares of the height. */
const LAYERS = [
  [0.12, 0.05],
  [0.26, 0.08],
  [0.36, 0.03],
  [0.52, 0.09],
  [0.62, 0.04],
  [0.8, 0.07],
] as const;

function layers(canvas: Canvas, stone: Colour, depth: number, top: number, height: number): Art {
  return LAYERS.map(([share, thick], i) =>
    line(
      `M-40 ${n(top + height * share)}q220 ${n(8 - i * 2)} 430 0t430 0t430 0t430 0`,
      canvas.paint.of(tone(stone, i % 2 ? 0.1 : -0.07, 1, i % 2 ? 14 : -6), depth),
      height * thick,
      { opacity: 0.6 },
    ),
  );
}

function mesa(
  canvas: Canvas,
  [x, y]: Point,
  width: number,
  height: number,
  stone: Colour,
  depth: number,
): Art {
  const { paint, light } = canvas;
  const w = width / 2;
  const top = y - height;
  const d = `M${n(x - w)} ${y + 20}L${n(x - w * 0.78)} ${n(y - height * 0.4)}L${n(x - w * 0.7)} ${n(y - height * 0.44)}L${n(x - w * 0.62)} ${n(top + 8)}L${n(x - w * 0.56)} ${n(top)}H${n(x + w * 0.5)}L${n(x + w * 0.58)} ${n(top + 12)}L${n(x + w * 0.64)} ${n(y - height * 0.5)}L${n(x + w * 0.76)} ${n(y - height * 0.42)}L${n(x + w)} ${y + 20}Z`;
  const base = paint.of(stone, depth);
  return [
    path(
      d,
      canvas.linear([
        [0, mix(base, light.key, 0.2)],
        [0.6, base],
        [1, mix(base, light.haze, 0.3)],
      ]),
    ),
    group(
      [
        layers(canvas, stone, depth, top, height),
        path(
          `M${n(x + w * 0.2)} ${n(top)}L${n(x + w * 0.3)} ${n(y - height * 0.5)}L${n(x + w * 0.2)} ${y + 20}H${n(x + w)}V${n(top)}Z`,
          mix(base, light.shadow, 0.3),
          { opacity: 0.45 },
        ),
        canvas.weather === 'snow' &&
          line(`M${n(x - w)} ${n(top + 4)}H${n(x + w)}`, paint.of('#ffffff', depth * 0.6), 16),
      ],
      { clip: canvas.clip(d) },
    ),
  ];
}

/** Tiny cacti on the far plain, one of them waving. */
function farCacti({ paint }: Canvas, random: Random): Art {
  const green = paint.of('#6f9a6a', 0.4);
  return [470, 560, 1040, 1110, 1190].map((x) => {
    const h = between(random, 26, 44);
    return line(
      `M${x} 606V${n(606 - h)}M${x - 11} ${n(606 - h * 0.7)}V${n(606 - h * 0.45)}Q${x - 11} ${n(606 - h * 0.35)} ${x} ${n(606 - h * 0.35)}M${x + 11} ${n(606 - h * 0.85)}V${n(606 - h * 0.6)}Q${x + 11} ${n(606 - h * 0.5)} ${x} ${n(606 - h * 0.5)}`,
      green,
      8,
    );
  });
}

function arch(canvas: Canvas, stone: Colour): Art {
  const { paint, light } = canvas;
  const d =
    'M-30 720V300Q30 262 110 276Q200 268 268 316Q344 360 352 470Q372 560 384 640Q392 690 420 716H282Q296 640 280 560Q270 470 216 452Q150 440 126 520Q112 620 130 720Z';
  const base = paint.of(stone, 0.14);
  return [
    path(
      d,
      canvas.linear([
        [0, mix(base, light.key, 0.25)],
        [0.5, base],
        [1, mix(base, light.haze, 0.3)],
      ]),
    ),
    group(
      [
        layers(canvas, stone, 0.14, 270, 460),
        path(
          'M216 452Q150 440 126 520Q112 620 130 720H170Q140 600 156 530Q176 470 240 470Q264 500 280 560Z',
          mix(base, light.shadow, 0.4),
          { opacity: 0.6 },
        ),
        path(
          'M268 316Q344 360 352 470Q372 560 384 640Q392 690 420 716H350Q352 600 326 500Q318 390 268 316Z',
          mix(base, light.shadow, 0.3),
          { opacity: 0.5 },
        ),
        canvas.weather === 'snow' &&
          line('M-30 296Q30 262 110 276Q200 268 268 316Q330 350 346 420', paint.of('#ffffff', 0.1), 20),
      ],
      { clip: canvas.clip(d) },
    ),
  ];
}

function balancingRock(canvas: Canvas, stone: Colour): Art {
  const { paint, light } = canvas;
  const base = paint.of(stone, 0.2);
  const pillar = 'M1262 720Q1290 640 1292 560Q1296 500 1310 470H1352Q1370 520 1368 570Q1376 650 1410 720Z';
  const fill = canvas.linear(
    [
      [0, mix(base, light.key, 0.25)],
      [0.5, base],
      [1, mix(base, light.shadow, 0.24)],
    ],
    [0, 0, 1, 0.5],
  );
  const boulder =
    'M1256 420Q1252 366 1310 358Q1380 346 1414 384Q1432 420 1404 448Q1370 474 1320 472Q1266 470 1256 420Z';
  const art: Art = [
    path(pillar, fill),
    group(layers(canvas, stone, 0.2, 470, 250), { clip: canvas.clip(pillar) }),
    path(boulder, fill),
    group(layers(canvas, stone, 0.2, 360, 110), { clip: canvas.clip(boulder), opacity: 0.7 }),
    canvas.weather === 'snow' &&
      path(
        'M1258 400Q1262 362 1310 356Q1380 342 1416 388Q1370 372 1330 380Q1290 378 1258 400Z',
        paint.of('#ffffff'),
      ),
  ];
  return group(art, { x: -36 });
}

function pebbles(canvas: Canvas, random: Random, sand: Colour): Art {
  const { paint } = canvas;
  const place = (r: Random): Point => [between(r, 0, 1600), between(r, 710, 890)];
  return [
    dabs(random, { count: 46, place, colour: paint.shaded(sand, 0.32), width: 7, length: 9, opacity: 0.4 }),
    dabs(random, { count: 34, place, colour: paint.lit(sand, 0.5), width: 5, length: 8, opacity: 0.6 }),
  ];
}

/** A tall cactus with raised arms and flowers for a hat. */
function saguaro(canvas: Canvas, [x, y]: Point, scale: number, blossom: Colour): Art {
  const { paint, light } = canvas;
  const green: Colour = '#5f9a68';
  const arms = 'M-4 -120H-50Q-78 -120 -78 -148V-196M4 -84H52Q84 -84 84 -116V-184';
  const snow = canvas.weather === 'snow';
  return [
    canvas.glow(x + 10, y + 2, 110 * scale, 15 * scale, light.shadow, 0.5),
    group(
      [
        line(arms, paint.shaded(green, 0.22), 40),
        line('M-4 -122H-50Q-80 -122 -80 -150V-196M4 -86H50Q80 -86 80 -116V-184', paint.of(green), 30),
        line('M0 -8V-268', paint.shaded(green, 0.24), 62),
        line('M-5 -8V-268', paint.of(green), 48),
        line('M-18 -10V-262', paint.lit(green, 0.4), 6, { opacity: 0.7 }),
        line('M-3 -8V-270M12 -10V-262', paint.shaded(green, 0.4), 3.5, { opacity: 0.45 }),
        line('M-86 -150V-194M74 -120V-182', paint.lit(green, 0.4), 4, { opacity: 0.7 }),
        line(
          'M-26 -240h-7M-27 -200h-7M-27 -160h-7M-27 -70h-7M-27 -30h-7M26 -250h7M27 -210h7M27 -150h7M27 -44h7M-6 -230l3 -6M6 -190l3 -6M-8 -140l3 -6M4 -60l3 -6',
          paint.of('#f6ecc8'),
          2.5,
          { opacity: 0.8 },
        ),
        snow && [
          ellipse(-2, -296, 26, 10, paint.of('#ffffff')),
          ellipse(-80, -212, 15, 7, paint.of('#ffffff')),
        ],
        !snow && [
          bloom(canvas, [-12, -298], 15, blossom),
          bloom(canvas, [12, -296], 12, blossom),
          bloom(canvas, [-78, -214], 11, blossom),
        ],
      ],
      { x, y, scale },
    ),
  ];
}

function bloom({ paint }: Canvas, [x, y]: Point, size: number, colour: Colour): Art {
  const petals = [-2.6, -2.1, -1.57, -1, -0.5].map((angle) =>
    ellipse(
      x + Math.cos(angle) * size * 0.7,
      y + Math.sin(angle) * size * 0.6,
      size * 0.48,
      size * 0.5,
      paint.of(colour),
    ),
  );
  return [petals, circle(x, y - size * 0.2, size * 0.36, paint.of('#ffe08a'))];
}

function pricklyPear(canvas: Canvas, [x, y]: Point, blossom: Colour): Art {
  const { paint, light } = canvas;
  const green: Colour = '#76a868';
  const pads = [
    [0, -34, 30, 38, 0],
    [-34, -84, 24, 32, -28],
    [26, -92, 26, 34, 20],
    [-6, -118, 20, 26, -6],
    [56, -128, 17, 22, 34],
  ] as const;
  return [
    canvas.glow(x, y + 2, 74, 12, light.shadow, 0.45),
    group(
      [
        pads.map(([px, py, rx, ry, turn]) =>
          group(
            [
              ellipse(0, 0, rx, ry, paint.shaded(green, 0.22)),
              ellipse(-2, -2, rx * 0.88, ry * 0.9, paint.of(green)),
              line(
                `M${n(-rx * 0.4)} ${n(-ry * 0.4)}h.1M${n(rx * 0.3)} ${n(-ry * 0.2)}h.1M${n(-rx * 0.1)} ${n(ry * 0.3)}h.1M${n(rx * 0.1)} ${n(-ry * 0.65)}h.1M${n(-rx * 0.5)} ${n(ry * 0.1)}h.1`,
                paint.of('#f6ecc8'),
                4,
              ),
            ],
            { x: px, y: py, turn },
          ),
        ),
        bloom(canvas, [-44, -112], 11, blossom),
        bloom(canvas, [-6, -146], 11, blossom),
        bloom(canvas, [66, -146], 10, blossom),
      ],
      { x, y, scale: 0.92 },
    ),
  ];
}

function agave(canvas: Canvas, random: Random, [x, y]: Point, scale = 1): Art {
  const { paint, light } = canvas;
  const near = scale > 1;
  const leaf = (dark: number) =>
    near
      ? mix(paint.of('#4a7858'), light.shadow, 0.22 + dark * 0.18)
      : mix(paint.of('#7fb0a0'), light.shadow, dark * 0.3);
  return [
    !near && canvas.glow(x, y, 86, 12, light.shadow, 0.45),
    [-78, 74, -56, 52, -34, 32, -12, 10].map((bend, i) =>
      path(
        blade(
          [x + bend * 0.18 * scale, y],
          between(random, 70, 96) * scale * (0.7 + i * 0.05),
          bend * scale,
          13 * scale,
        ),
        leaf(i % 2),
      ),
    ),
  ];
}
