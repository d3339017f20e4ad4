import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky, sunPoint } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, pine, roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { battlements, tower, type Stonework } from '#engines/illustrator/built-in/scenery/towers.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { stoneworkOf } from '#engines/illustrator/built-in/settings/castle/stonework.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** The castle up on its hill, seen from the meadow where the road begins. */
export function castleOnHill(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('hill');
  const left = random() < 0.5;
  const middle = left ? 440 : 1160;
  const green: Colour = snowedOn(canvas, pick(random, ['#86b862', '#94b45c', '#7ab070'] as const));
  const tree: Colour = snowedOn(
    canvas,
    pick(random, ['#6fae5e', '#e8a85c', '#e39aae', '#5b9f66'] as const),
    0.4,
  );
  const [sunX, sunY] = sunPoint(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 6, 110, 380),
      canvas.glow(800, 470, 820, 420, light.glow, light.night ? 0.25 : 0.5),
      mountains(canvas, random),
      hamlet(canvas, random, left ? 1180 : 400),
      group(castleAndHill(canvas, { ...stoneworkOf(canvas), depth: 0.14 }, green, left ? 1 : -1), {
        x: middle,
        y: 470,
      }),
      mist(canvas, 540, 150, 0.35),
      meadow(canvas, 640, green, { tufts: 40 }),
      trail(canvas, 640, snowedOn(canvas, '#e3c793', 0.6), { from: left ? 566 : 1034, to: left ? 480 : 700 }),
      [
        [150, 690, 330],
        [1470, 700, 360],
        [290, 672, 220],
        [1325, 676, 230],
      ].map(([x = 0, y = 0, height = 0]) =>
        roundTree(canvas, random, [x, y], height, { colour: tree, depth: 0.06, detail: 0.6 }),
      ),
      bush(canvas, random, [345, 700], 130, { colour: tree, berries: '#e8738f' }),
      bush(canvas, random, [1262, 702], 140, { colour: tree, berries: '#f4d06a' }),
      flowers(canvas, random, {
        count: 26,
        top: 700,
        bottom: 885,
        colours: ['#f6a8bd', '#fff3d6', '#e5627e', '#b9a4e6', '#f7c35f'],
      }),
      birds(canvas, left ? 900 : 480, 170),
    ],
    light: [
      rays(canvas, [sunX, sunY - 120], {
        count: 6,
        colour: light.glow,
        strength: (light.night ? 0.06 : 0.18) * (1 - light.overcast),
        fan: [0.24, 1.94],
      }),
      light.night && motes(canvas, 16, { left: 100, top: 500, right: 1500, bottom: 820 }, '#ffe27a', 3),
    ],
    front: frame(canvas, '#6fae5e'),
    ground: { far: 748, near: 842 },
  };
}

function mountains(canvas: Canvas, random: Random): Art {
  const snowline = canvas.weather === 'snow' ? '#cfdae4' : '#86b08a';
  const hills = land(canvas, {
    name: 'hills',
    y: 566,
    height: 46,
    waves: 2.6,
    colour: snowline,
    depth: 0.5,
    grain: 50,
  });
  return [
    land(canvas, {
      name: 'mountains',
      y: 500,
      height: 90,
      waves: 3.2,
      colour: '#8fa8b8',
      depth: 0.7,
      grain: 24,
    }).art,
    hills.art,
    Array.from({ length: 15 }, () => {
      const x = between(random, 0, 1600);
      if (Math.abs(x - 800) < 260) return undefined;
      return pine(canvas, random, [x, hills.at(x) + 16], between(random, 60, 110), {
        colour: '#5c8f78',
        depth: 0.5,
        detail: 0.2,
      });
    }),
  ];
}

/** A few roofs far away on the other side. */
function hamlet(canvas: Canvas, random: Random, x: number): Art {
  const { paint } = canvas;
  return [-120, -50, 20, 96].map((dx, i) => {
    const [cx, foot, w] = [x + dx, 626 + (i % 2) * 14, between(random, 40, 58)];
    const roof = snowedOn(canvas, pick(random, ['#b5654f', '#a9725a', '#8a6f8f'] as const));
    return [
      rect(cx - w / 2, foot - w * 0.6, w, w * 0.6, sideLit(canvas, '#f3e6d3', { depth: 0.35 })),
      path(
        `M${n(cx - w * 0.62)} ${n(foot - w * 0.56)}L${n(cx)} ${n(foot - w * 1.1)}L${n(cx + w * 0.62)} ${n(foot - w * 0.56)}Z`,
        paint.of(roof, 0.35),
      ),
      rect(cx - w * 0.12, foot - w * 0.42, w * 0.24, w * 0.24, glass(canvas, { depth: 0.3 })),
    ];
  });
}

/** Around the middle of the castle's foot; the road winds down towards `side`. */
function castleAndHill(canvas: Canvas, stone: Stonework, green: Colour, side: number): Art {
  const { paint } = canvas;
  const depth = 0.14;
  const road = paint.of(snowedOn(canvas, '#e3c793', 0.6), 0.12);
  const towers: readonly (readonly [...Point, number, number])[] = [
    [-38, -70, 88, 200],
    [76, -50, 64, 156],
    [-144, -20, 62, 160],
    [170, -10, 68, 190],
  ];
  const corners: readonly (readonly [...Point, number, number])[] = [
    [-236, 16, 74, 150],
    [240, 18, 78, 162],
  ];
  return [
    path(
      'M-640 230C-460 150 -380 30 -250 6C-120 -12 140 -12 260 8C400 34 470 150 640 230Z',
      canvas.linear([
        [0, paint.lit(green, 0.3)],
        [1, paint.of(green, 0.25)],
      ]),
    ),
    towers.map(([x, y, w, h]) => tower(canvas, [x, y], w, h, stone)),
    wallWithGate(canvas, stone, depth),
    corners.map(([x, y, w, h]) => tower(canvas, [x, y], w, h, { ...stone, depth: 0.08 })),
    group(
      path(
        'M-42 20C-10 60 120 52 140 84C156 112 20 116 30 146C40 170 130 176 170 196L262 196C230 160 120 160 110 142C100 122 214 116 200 80C188 52 60 56 42 20Z',
        road,
      ),
      { scale: [side, 1] },
    ),
    hillTrees(canvas, side),
  ];
}

function hillTrees(canvas: Canvas, side: number): Art {
  const random = canvas.random('hill trees');
  const feet: readonly Point[] = [
    [-330, 62],
    [-286, 96],
    [-150, 108],
    [-70, 150],
    [330, 66],
    [384, 110],
    [300, 140],
  ];
  const colour = '#64a066';
  return feet.map(([x, y]) =>
    farTree(canvas, random, [x * side, y], between(random, 52, 84), { colour, depth: 0.22 }),
  );
}

function wallWithGate(canvas: Canvas, { wall, roof }: Stonework, depth: number): Art {
  const { paint, light } = canvas;
  const random = canvas.random('wall');
  return [
    path(`M-236 18V-72${battlements(10, 23.6, 20)}V18Q0 34 -236 18Z`, slantLit(canvas, wall, { depth })),
    dabs(random, {
      count: 40,
      place: (r) => [between(r, -215, 210), between(r, -60, 8)],
      colour: mix(paint.of(wall, depth), light.shadow, 0.25),
      width: 5,
      length: 12,
      opacity: 0.3,
    }),
    path('M-56 26V-26Q0 -98 56 -26V26Q0 32 -56 26Z', paint.lit(wall, 0.3)),
    path('M-44 26V-22Q0 -82 44 -22V26Q0 32 -44 26Z', paint.of('#7a5238', 0.1)),
    line('M-22 28V-42M0 28V-54M22 28V-42M-42 -6H42', paint.shaded('#6a4530', 0.3), 4, { opacity: 0.6 }),
    [-112, 112].map((x) => [
      path(`M${x - 17} -52h34v58l-17 -13l-17 13Z`, paint.of(roof, 0.08)),
      path(star([x, -26], 11), paint.of('#f7d374')),
    ]),
  ];
}
