import { between } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { skyline } from '#engines/illustrator/built-in/scenery/houses.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';

/** What lies beyond the lawn: roofs of the town, the trees of the park, a hedge. */
export function parkEdge(canvas: Canvas, leaf: Colour, lawn: Colour, trees: readonly number[]): Art {
  const random = canvas.random('park edge');
  const aside = (x: number) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 800) / 480);
  return [
    skyline(canvas, { name: 'town', y: 600, least: 70, most: 190, depth: 0.74 }),
    mist(canvas, 420, 200, 0.5),
    treeline(canvas, {
      name: 'far trees',
      y: 640,
      height: 190,
      colour: leaf,
      depth: 0.62,
      crown: 120,
      share: aside,
    }),
    mist(canvas, 480, 160, 0.3),
    land(canvas, { name: 'far lawn', y: 606, height: 14, waves: 1.4, colour: lawn, depth: 0.4, grain: 60 })
      .art,
    trees.map((x, i) =>
      roundTree(canvas, random, [x, 628 + (i % 3) * 8], between(random, 190, 280), {
        colour: tone(leaf, (i % 3) * 0.02 - 0.02),
        depth: 0.36,
        detail: 0.2,
      }),
    ),
    treeline(canvas, { name: 'hedge', y: 668, height: 44, colour: leaf, depth: 0.28, crown: 42 }),
  ];
}
