import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, rays } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, mushroom, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush } from '#engines/illustrator/built-in/nature/trees.ts';
import { footShadow, sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { birch } from '#engines/illustrator/built-in/settings/forest/birch.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Open sky in the middle of the wood: white birches around it, a ring of toadstools, a stump to sit on. */
export function clearing(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('clearing');
  const green: Colour = canvas.weather === 'snow' ? '#8aaba3' : '#86b060';
  const grass = snowedOn(canvas, '#9abb66');
  const open = (x: number) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 800) / 640);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 90, 200),
      canvas.glow(800, 420, 900, 420, light.glow, light.night ? 0.24 : 0.6),
      treeline(canvas, {
        name: 'farthest',
        y: 640,
        height: 400,
        colour: '#86b092',
        depth: 0.64,
        crown: 170,
        share: open,
      }),
      birds(canvas, 690, 170, 2),
      treeline(canvas, {
        name: 'far',
        y: 650,
        height: 250,
        colour: green,
        depth: 0.42,
        crown: 120,
        share: open,
      }),
      farStems(canvas, random, open),
      mist(canvas, 500, 170, 0.5),
      treeline(canvas, { name: 'edge', y: 668, height: 64, colour: green, depth: 0.24, crown: 60 }),
      meadow(canvas, 656, grass, { tufts: 40 }),
      dappled(canvas, 700, 880, 16),
      fairyRing(canvas, random),
      flowers(canvas, random, {
        count: 18,
        top: 700,
        bottom: 885,
        colours: ['#fff6e2', '#f3c05a', '#b58fe0', '#f3a0b4'],
      }),
      birch(canvas, random, [262, 716], 640, 0.12),
      birch(canvas, random, [80, 764], 820, 0),
      birch(canvas, random, [1364, 720], 660, 0.12),
      birch(canvas, random, [1536, 770], 830, 0),
      bush(canvas, random, [20, 780], 210, { colour: green, berries: '#d9564a' }),
      stump(canvas, [1352, 796]),
      rock(canvas, random, [306, 776], 100, { colour: '#a5a29a' }),
      canvas.glow(800, 560, 600, 290, light.glow, 0.2),
    ],
    light: [
      rays(canvas, [520, -160], {
        count: 6,
        colour: light.glow,
        strength: light.night ? 0.12 : 0.28,
        fan: [0.8, 1.9],
      }),
      firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }),
    ],
    front: frame(canvas, green),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 500, right: 366, bottom: 786 },
      { left: 1240, top: 560, right: 1600, bottom: 806 },
    ],
    seats: [{ name: 'stump', x: 1352, y: 730, width: 150, foot: 796 }],
  };
}

function farStems(canvas: Canvas, random: Random, open: (x: number) => number): Art {
  const { paint } = canvas;
  return Array.from({ length: 16 }, (_, i) => {
    const x = i < 8 ? lerp(-10, 560, i / 7) : lerp(1040, 1610, (i - 8) / 7);
    const px = x + between(random, -24, 24);
    return line(
      `M${n(px)} 668V${n(650 - 190 * open(px))}`,
      paint.of('#e9e4dc', 0.36),
      between(random, 7, 13),
    );
  });
}

/** Toadstools in a round, where nobody has planted them. */
function fairyRing(canvas: Canvas, random: Random): Art {
  return Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI + (i / 10) * Math.PI;
    const [x, y] = [800 + Math.cos(angle) * 430, 752 + Math.sin(angle) * 46];
    return mushroom(canvas, random, [x, y], between(random, 24, 38), i % 3 ? '#d9564a' : '#e08a4a');
  });
}

/** A squirrel has left in a hurry. */
function stump(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return [
    footShadow(canvas, x, y, 110, 18),
    group(
      [
        path('M-76 -62Q-72 -26 -104 0Q-46 -6 0 6Q48 -6 104 0Q74 -26 76 -62Z', sideLit(canvas, '#8a6448')),
        ellipse(0, -64, 78, 17, paint.lit(snowedOn(canvas, '#d9b184', 0.7), 0.2)),
        { ...ellipse(0, -64, 50, 10, 'none'), stroke: paint.of('#b98c62'), width: 3 },
        { ...ellipse(0, -64, 22, 4, 'none'), stroke: paint.of('#b98c62'), width: 3 },
        [-30, -8].map((ax) => [
          ellipse(ax, -76, 8, 10, sideLit(canvas, '#c98f4a')),
          path(`M${ax - 9} -80Q${ax} -92 ${ax + 9} -80Z`, paint.of('#8a6040')),
        ]),
        circle(96, -8, 9, paint.of('#c98f4a')),
      ],
      { x, y },
    ),
  ];
}
