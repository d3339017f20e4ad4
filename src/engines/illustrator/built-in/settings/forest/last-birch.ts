import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, rock } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush } from '#engines/illustrator/built-in/nature/trees.ts';
import { cottage } from '#engines/illustrator/built-in/scenery/cottage.ts';
import { fieldFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farTree, treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { birch } from '#engines/illustrator/built-in/settings/forest/birch.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Where the wood ends: one more white birch, then fields, a village and a great deal of sky. */
export function lastBirch(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('last birch');
  const green: Colour = canvas.weather === 'snow' ? '#8aaba3' : '#7fae5e';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 270),
      birds(canvas, 860, 190, 3),
      land(canvas, {
        name: 'far',
        y: 500,
        height: 60,
        waves: 2,
        colour: snowedOn(canvas, '#8fb59a'),
        depth: 0.64,
        grain: 40,
      }).art,
      land(canvas, {
        name: 'fields',
        y: 560,
        height: 40,
        waves: 1.6,
        colour: snowedOn(canvas, '#c4c474'),
        depth: 0.44,
        grain: 60,
      }).art,
      village(canvas, random),
      mist(canvas, 500, 140, 0.3),
      land(canvas, {
        name: 'pasture',
        y: 616,
        height: 24,
        waves: 1.4,
        colour: snowedOn(canvas, '#a3bf6c'),
        depth: 0.24,
        grain: 80,
      }).art,
      fieldFence(canvas, { from: 760, to: 1640, y: 668, height: 46, depth: 0.16 }),
      canvas.glow(860, 560, 600, 280, light.glow, light.night ? 0.16 : 0.42),
      treeline(canvas, {
        name: 'wood',
        y: 690,
        height: 420,
        colour: green,
        depth: 0.14,
        crown: 170,
        to: 330,
        share: (x) => 1 - Math.max(0, x) / 520,
      }),
      meadow(canvas, 662, snowedOn(canvas, '#9abb66'), { tufts: 54 }),
      trail(canvas, 666, snowedOn(canvas, '#dcc39a', 0.6), { from: 900, to: 600 }),
      flowers(canvas, random, {
        count: 26,
        top: 690,
        bottom: 885,
        colours: ['#fff6e2', '#f3c05a', '#b58fe0', '#e8604f'],
      }),
      birch(canvas, random, [278, 752], 690, 0),
      birch(canvas, random, [70, 744], 760, 0.06),
      nestingBox(canvas, [282, 470]),
      bush(canvas, random, [150, 790], 200, { colour: green, berries: '#d9564a' }),
      signpost(canvas, [1340, 790]),
      rock(canvas, random, [1460, 792], 130, { colour: '#a5a29a' }),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 380, right: 1440, bottom: 780 }),
    front: frame(canvas, green),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 560, right: 370, bottom: 800 },
      { left: 1270, top: 560, right: 1560, bottom: 804 },
    ],
    seats: [{ name: 'rock', x: 1460, y: 716, width: 100, foot: 792 }],
  };
}

function village(canvas: Canvas, random: Random): Art {
  return [
    [960, 1020, 1240, 1330, 700].map((x, i) =>
      farTree(canvas, random, [x, 604 + (i % 2) * 6], between(random, 50, 84), {
        colour: '#79a868',
        depth: 0.48,
      }),
    ),
    cottage(canvas, 'far one', [1090, 606], 0.34, 0.46),
    cottage(canvas, 'far two', [1180, 612], 0.28, 0.5),
  ];
}

/** A tit looks out to see who passes. */
function nestingBox(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-28 -40L0 -62L28 -40V34H-28Z', sideLit(canvas, '#b58552')),
      path('M-38 -36L0 -68L38 -36L32 -30L0 -56L-32 -30Z', paint.of(snowedOn(canvas, '#8a5040', 0.7))),
      circle(0, -12, 13, paint.shaded('#4a3428', 0.2)),
      circle(2, -10, 9, paint.of('#f0d25c')),
      path('M-6 -18Q2 -24 10 -18L8 -12H-4Z', paint.of('#4f7fa8')),
      circle(5, -12, 1.8, '#2f2622'),
      line('M0 12V24', paint.shaded('#8a6040', 0.2), 5),
      ellipse(0, 30, 26, 4, paint.shaded('#8a6040', 0.2)),
    ],
    { x, y },
  );
}

/** Arms without any writing: a tree one way, a house the other. */
function signpost(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const wood = snowedOn(canvas, '#c4935c', 0.3);
  return [
    ellipse(x, y, 50, 8, canvas.light.shadow, { opacity: 0.3 }),
    line(`M${x} ${y}V${y - 220}`, paint.of('#8a6040'), 17),
    path(
      `M${x - 16} ${y - 210}H${x + 110}L${x + 136} ${y - 186}L${x + 110} ${y - 162}H${x - 16}Z`,
      sideLit(canvas, wood),
    ),
    path(
      `M${x + 16} ${y - 148}H${x - 96}L${x - 120} ${y - 126}L${x - 96} ${y - 104}H${x + 16}Z`,
      sideLit(canvas, wood),
    ),
    path(
      `M${x + 44} ${y - 172}V${y - 188}L${x + 62} ${y - 202}L${x + 80} ${y - 188}V${y - 172}Z`,
      paint.shaded('#8a5040', 0.1),
    ),
    path(
      `M${x - 62} ${y - 112}V${y - 118}H${x - 76}L${x - 58} ${y - 142}L${x - 40} ${y - 118}H${x - 54}V${y - 112}Z`,
      paint.shaded('#5f8a56', 0.1),
    ),
    circle(x, y - 224, 10, paint.of('#8a6040')),
  ];
}
