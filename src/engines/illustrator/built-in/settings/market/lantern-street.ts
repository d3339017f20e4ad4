import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { paperLantern, paperLanterns } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { house, ROOFS, SHAPES, WALLS } from '#engines/illustrator/built-in/scenery/houses.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import { flowerPot, planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stall } from '#engines/illustrator/built-in/scenery/stall.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const PAPER: readonly Colour[] = [
  '#f0705a',
  '#f7b84a',
  '#f48fa5',
  '#7fc8b0',
  '#f9dd7a',
  '#a58fe0',
  '#6fb8e0',
];

/** From the left edge: x, foot, width, height; the right side mirrors it. The farther, the higher up the hill. */
const STEPPED_HOUSES = [
  [470, 628, 116, 190],
  [352, 654, 134, 240],
  [206, 686, 164, 310],
  [-30, 722, 246, 420],
] as const;

/** A street that climbs a hill in steps, hung with paper lanterns. */
export function lanternStreet(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('lanterns');
  const first = Math.floor(between(random, 0, PAPER.length));
  const colours = PAPER.map((_, i) => PAPER[(first + i) % PAPER.length] ?? '#f0705a');
  const row = (y: number, sag: number, count: number, size: number, [left, right]: Point) =>
    paperLanterns(canvas, { from: [left, y], to: [right, y + 8], sag, count, size, colours });
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 80, 300),
      land(canvas, {
        name: 'hill',
        y: 470,
        height: 50,
        waves: 1.6,
        colour: snowedOn(canvas, '#86b08a'),
        depth: 0.58,
        grain: 50,
      }).art,
      hilltop(canvas, random),
      canvas.glow(800, 520, 480, 300, light.lamps ? '#ffb98a' : light.glow, light.night ? 0.34 : 0.6),
      steps(canvas),
      mist(canvas, 480, 170, 0.25),
      [false, true].map((right) => hillHouses(canvas, right)),
      paving(canvas, { top: 690, colour: '#d8bd9c', horizon: 540, stone: 160, rows: 8 }),
      light.lamps && canvas.glow(800, 780, 760, 120, '#ffc870', 0.34),
      light.lamps && canvas.glow(800, 430, 900, 380, '#ffb060', light.night ? 0.3 : 0.2),
      poles(canvas, [500, 1100], [690, 286], 0.24),
      row(300, 40, 9, 26, [500, 1100]),
      poles(canvas, [318, 1282], [744, 182], 0),
      row(200, 70, 10, 42, [318, 1282]),
      canvas.glow(800, 560, 520, 250, light.glow, light.night ? 0.08 : 0.3),
      rack(canvas, colours, [240, 772]),
      stall(canvas, {
        foot: [1424, 772],
        scale: 0.96,
        cloth: pick(random, ['#d9604f', '#3f8f9a', '#8a63ad'] as const),
        wares: steamingPots(canvas),
      }),
      flowerPot(canvas, random, [1250, 758], 56),
      flowerPot(canvas, random, [370, 748], 50),
    ],
    light:
      light.lamps && motes(canvas, 16, { left: 200, top: 260, right: 1400, bottom: 760 }, '#ffd98a', 2.6),
    front: [row(-6, 90, 11, 62, [-40, 1640]), planters(canvas, '#6a9a5c')],
    ground: { far: 752, near: 842 },
    obstacles: [
      { left: 0, top: 440, right: 400, bottom: 786 },
      { left: 1220, top: 420, right: 1600, bottom: 786 },
    ],
  };
}

/** At the top of the steps stands a round gate of flowers. */
function hilltop(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const leaf = '#7fae62';
  const blooms = Array.from({ length: 19 }, (_, i) => {
    const angle = Math.PI + (i / 18) * Math.PI;
    const place: Point = [800 + Math.cos(angle) * 74, 520 + Math.sin(angle) * 90];
    return circle(
      ...place,
      between(random, 10, 15),
      paint.of(snowedOn(canvas, i % 3 ? '#f2a3b5' : '#fbe3c0', 0.3), 0.3),
    );
  });
  return [
    [600, 650, 950, 1000].map((x) =>
      farTree(canvas, random, [x, 540], between(random, 110, 150), {
        colour: leaf,
        depth: 0.44,
      }),
    ),
    line('M726 556V520Q726 430 800 430Q874 430 874 520V556', paint.of('#8fb07a', 0.36), 18),
    blooms,
  ];
}

/** Where the strings are tied: from the foot to the top. */
function poles({ paint }: Canvas, places: Point, [foot, top]: Point, depth: number): Art {
  return places.map((x) => [
    line(`M${x} ${foot}V${top}`, paint.of('#9a6f4a', depth), depth ? 6 : 11),
    circle(x, top - 6, depth ? 6 : 10, paint.of('#f4cf6a', depth)),
  ]);
}

function steps(canvas: Canvas): Art {
  const { paint } = canvas;
  const stone: Colour = snowedOn(canvas, '#dcc5a8');
  return Array.from({ length: 9 }, (_, i) => {
    const y = 548 + i * 17;
    const half = 96 + i * 17;
    const depth = 0.4 - i * 0.04;
    return [
      rect(800 - half, y, half * 2, 19, paint.of(tone(stone, -0.06), depth)),
      rect(800 - half, y, half * 2, 8, paint.of(tone(stone, 0.03), depth)),
    ];
  });
}

function hillHouses(canvas: Canvas, right: boolean): Art {
  const random = canvas.random(`hill houses ${right}`);
  const first = Math.floor(between(random, 0, WALLS.length));
  return STEPPED_HOUSES.map(([x, foot, width, height], i) => {
    const left = right ? 1600 - x - width : x;
    const depth = 0.34 - i * 0.1;
    const wall = WALLS[(first + i * 3) % WALLS.length] ?? '#efe0c4';
    return [
      rect(left - 6, foot - 4, width + 12, 120, sideLit(canvas, snowedOn(canvas, '#cbb59a'), { depth })),
      house(canvas, random, {
        foot: [left, foot],
        width,
        height,
        wall: mix(wall, '#e0b08a', 0.15),
        roof: pick(random, ROOFS),
        shape: pick(random, SHAPES),
        columns: 2,
        floors: 3,
        depth: Math.max(0, depth),
      }),
    ];
  });
}

/** Where lanterns are sold: a star, a fish, a moon and round ones. */
function rack(canvas: Canvas, colours: readonly Colour[], [x, y]: Point): Art {
  const { paint, light } = canvas;
  const wood = paint.of('#8a5f44');
  const paper = (i: number): Colour => colours[i % colours.length] ?? '#f0705a';
  const fill = (i: number) => (light.lamps ? mix(paper(i), '#fff2c0', 0.1) : paint.of(paper(i)));
  const swing = (i: number) => canvas.sway(i) * 3;
  const shaped: readonly (readonly [number, Art])[] = [
    [-86, path(star([0, 42], 36), fill(0))],
    [
      0,
      [
        path('M-40 40Q-6 12 30 40Q-6 68 -40 40ZM24 40L48 22V58Z', fill(1)),
        circle(-20, 36, 5, paint.shaded('#5a3f4a', 0.1)),
        line('M-4 26Q4 40 -4 54M10 30Q16 40 10 50', paint.of('#fff3d6'), 3, { opacity: 0.8 }),
      ],
    ],
    [86, path('M10 8A34 34 0 1 0 34 60A30 30 0 1 1 10 8Z', fill(4))],
  ];
  return group(
    [
      ellipse(0, 0, 150, 12, light.shadow, { opacity: 0.28 }),
      rect(-130, -258, 260, 226, paint.of('#f6e3c6'), { opacity: 0.85 }),
      line('M-134 0V-270M134 0V-270M-146 -262H146M-134 -140H134', wood, 10),
      shaped.map(([sx, art], i) => [
        light.lamps && canvas.glow(sx, -212, 76, 76, paper(i), 0.5),
        line(`M${sx} -258v16`, wood, 3),
        group(art, { x: sx, y: -252, turn: swing(i), pivot: [0, 0] }),
      ]),
      [-90, -30, 30, 90].map((lx, i) => paperLantern(canvas, [lx + swing(i) * 0.6, -138], 50, paper(i + 2))),
      rect(-120, -34, 240, 34, sideLit(canvas, '#b07f56'), { corner: 5 }),
    ],
    { x, y },
  );
}

function steamingPots(canvas: Canvas): Art {
  const { paint } = canvas;
  const steam = [-86, 10, 96].map((x, i) => {
    const bend = canvas.sway(i) * 8;
    return `M${x} -176q${n(-14 + bend)} -18 0 -34t0 -34`;
  });
  return [
    [-86, 96].map((x) => [
      rect(x - 42, -152, 84, 40, sideLit(canvas, '#c99a66'), { corner: 8 }),
      rect(x - 42, -176, 84, 26, sideLit(canvas, '#d6ab78'), { corner: 8 }),
      line(`M${x - 40} -150h80`, paint.shaded('#8a5f3e', 0.2), 4, { opacity: 0.6 }),
    ]),
    path('M-30 -146H50Q48 -112 34 -112H-14Q-28 -112 -30 -146Z', sideLit(canvas, '#5f7f8f')),
    line(steam.join(''), '#ffffff', 7, { opacity: 0.5 }),
    [-140, -124, 140].map((x) => rect(x - 8, -130, 16, 18, paint.of('#f6ead6'), { corner: 5 })),
  ];
}
