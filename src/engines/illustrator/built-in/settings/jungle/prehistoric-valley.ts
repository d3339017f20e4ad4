import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { footShadow, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { greensOf, jungleFrame } from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import {
  cycad,
  horsetails,
  treeFern,
} from '#engines/illustrator/built-in/settings/jungle/prehistoric-plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A valley before anybody built anything: a sleepy volcano, tree ferns, long necks in the mist, a nest of eggs. */
export function prehistoricValley(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('prehistoric');
  const [main, bright, third] = greensOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 100, 240),
      volcano(canvas),
      flyers(canvas),
      land(canvas, { name: 'ridge', y: 520, height: 70, waves: 2.2, colour: third, depth: 0.6, grain: 40 })
        .art,
      treeline(canvas, { name: 'far', y: 620, height: 90, colour: third, depth: 0.48, crown: 70 }),
      longNecks(canvas, third),
      mist(canvas, 470, 170, 0.5),
      stillWater(canvas, {
        name: 'swamp',
        d: 'M260 640Q620 612 1000 626T1640 640V700H180Z',
        box: { left: 200, top: 620, right: 1640, bottom: 700 },
        colour: '#6fb0a4',
        depth: 0.12,
      }),
      canvas.glow(800, 560, 620, 280, light.glow, light.night ? 0.18 : 0.45),
      [520, 1080].map((x) => horsetails(canvas, random, [x, 676], 120, { colour: bright, depth: 0.2 })),
      meadow(canvas, 680, snowedOn(canvas, mix(main, '#b3b562', 0.55)), { tufts: 40 }),
      footprints(canvas, mix(main, '#b3b562', 0.55)),
      treeFern(canvas, random, [96, 760], 640, { colour: main }),
      treeFern(canvas, random, [330, 716], 380, { colour: bright, depth: 0.14 }),
      cycad(canvas, random, [230, 792], 230, { colour: bright }),
      treeFern(canvas, random, [1546, 744], 560, { colour: main }),
      horsetails(canvas, random, [1270, 720], 250, { colour: main, depth: 0.06 }),
      nest(canvas, [1386, 800]),
      rock(canvas, random, [1230, 764], 92, { colour: '#a59a8c' }),
      canvas.glow(800, 560, 600, 280, light.glow, 0.16),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }, '#c8ff9a'),
    front: jungleFrame(canvas, main, { roof: false }),
    ground: { far: 756, near: 840 },
    obstacles: [
      { left: 0, top: 500, right: 360, bottom: 810 },
      { left: 1206, top: 600, right: 1600, bottom: 818 },
    ],
  };
}

/** It smokes a little in its sleep. */
function volcano(canvas: Canvas): Art {
  const { paint, light } = canvas;
  const depth = 0.52;
  const puffs = [
    [1010, 214, 26],
    [1034, 176, 34],
    [1016, 128, 44],
    [1054, 78, 54],
  ] as const;
  return [
    puffs.map(([x, y, r], i) =>
      ellipse(x + canvas.sway(i) * 6, y - canvas.frame * 3, r * 1.3, r, mix(light.cloud, light.haze, 0.35), {
        opacity: 0.62 - i * 0.1,
      }),
    ),
    path(
      'M640 600Q860 480 950 252Q1000 236 1058 252Q1140 480 1400 600Z',
      slantLit(canvas, '#a58a86', { depth }),
    ),
    path(
      'M950 252Q1000 236 1058 252Q1040 290 1020 276Q1002 316 984 276Q966 292 950 252Z',
      paint.of('#e0805c', depth * 0.7),
    ),
    light.lamps && canvas.glow(1004, 252, 150, 110, '#ff9a5c', 0.5),
    line('M970 330Q940 440 880 520M1030 320Q1060 430 1120 520', paint.shaded('#8a7274', 0.1), 6, {
      opacity: 0.25,
    }),
  ];
}

function flyers(canvas: Canvas): Art {
  const colour = mix(canvas.paint.of('#8a7a86', 0.3), canvas.light.haze, 0.2);
  return (
    [
      [540, 200, 1],
      [660, 150, 0.7],
    ] as const
  ).map(([x, y, scale], i) => {
    const flap = canvas.sway(i) * 8;
    return group(
      path(
        `M0 0Q-40 ${n(-30 + flap)} -86 ${n(-6 - flap)}Q-44 -6 -14 14L-30 26L-4 16Q4 14 8 8Q44 -6 86 ${n(-10 - flap)}Q40 ${n(-32 + flap)} 6 -2L30 -16L10 -14Z`,
        colour,
      ),
      { x: x + canvas.frame * 10, y, scale },
    );
  });
}

/** Two who stand in the water and eat from the tops of the trees. */
function longNecks(canvas: Canvas, green: Colour): Art {
  const d =
    'M0 0V-34Q-30 -40 -62 -14Q-44 -64 0 -72Q44 -80 64 -70Q92 -80 100 -140Q104 -176 128 -176Q150 -172 146 -160Q126 -158 122 -140Q118 -70 84 -38V0H66V-28H22V0Z';
  return [
    group(path(d, canvas.paint.of(mix('#7f9a86', green, 0.3), 0.44)), { x: 560, y: 640, scale: 0.86 }),
    group(path(d, canvas.paint.of(mix('#a5907a', green, 0.2), 0.5)), {
      x: 990,
      y: 630,
      scale: [-0.62, 0.62],
    }),
  ];
}

function footprints(canvas: Canvas, ground: Colour): Art {
  const steps: readonly Point[] = [
    [610, 712],
    [700, 730],
    [640, 770],
    [780, 800],
    [680, 850],
  ];
  const shade = canvas.paint.shaded(tone(ground, -0.08), 0.3);
  return steps.map(([x, y], i) => {
    const s = 0.6 + i * 0.14;
    return group(
      path(
        'M-26 6Q-30 -10 -14 -12L-22 -22Q-12 -26 -4 -13L0 -26Q8 -26 8 -13L20 -22Q26 -16 16 -8Q28 0 22 10Q0 18 -26 6Z',
        shade,
        { opacity: 0.36 },
      ),
      { x, y, scale: [s, s * 0.62] },
    );
  });
}

/** One of the eggs has a crack, and somebody looks out. */
function nest(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const egg = (ex: number, turn: number, colour: Colour): Art =>
    group(
      [
        ellipse(0, -44, 34, 46, slantLit(canvas, colour)),
        [
          [-10, -62],
          [12, -40],
          [-6, -26],
        ].map(([dx = 0, dy = 0]) => ellipse(dx, dy, 6, 5, paint.shaded(colour, 0.3), { opacity: 0.5 })),
      ],
      { x: ex, y: -10, turn },
    );
  return [
    footShadow(canvas, x, y, 130, 20),
    group(
      [
        egg(-50, -10, '#f0e0b8'),
        egg(52, 12, '#dfe6c4'),
        path('M-26 -20V-74L-12 -62L0 -80L12 -62L26 -74V-20Z', slantLit(canvas, '#f3e6cc')),
        ellipse(0, -76, 22, 19, sideLit(canvas, '#7fb58a')),
        ellipse(-8, -80, 4.5, 5.5, '#2f3a34'),
        ellipse(9, -80, 4.5, 5.5, '#2f3a34'),
        path('M-22 -86L-16 -112L0 -92L16 -112L22 -86Z', slantLit(canvas, '#f3e6cc')),
        path('M-26 -20V-58L-12 -48L0 -62L12 -48L26 -58V-20Z', slantLit(canvas, '#f3e6cc')),
        path('M-118 -28Q-100 10 0 12Q100 10 118 -28Q60 -6 0 -6Q-60 -6 -118 -28Z', sideLit(canvas, '#b3935c')),
        line('M-110 -22Q-40 8 30 0M-90 -6Q0 20 96 -6M-60 4Q20 -10 108 -24', paint.shaded('#8a6a3c', 0.2), 5, {
          opacity: 0.6,
        }),
        line('M-116 -26Q-60 -8 -6 -2M112 -26L134 -34M-110 -14L-134 -20', paint.lit('#d9bd84', 0.3), 5),
      ],
      { x, y },
    ),
  ];
}
