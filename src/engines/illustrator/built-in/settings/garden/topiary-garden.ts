import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { dappled, land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { flowerBed } from '#engines/illustrator/built-in/scenery/flower-bed.ts';
import { fountain } from '#engines/illustrator/built-in/scenery/fountain.ts';
import { gravel } from '#engines/illustrator/built-in/scenery/gravel.ts';
import { planters } from '#engines/illustrator/built-in/scenery/potted.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { leafRoof, treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import {
  clipped,
  hedgeBird,
  hedgeCone,
  hedgeSnail,
} from '#engines/illustrator/built-in/settings/garden/clipped-hedges.ts';
import { lawnOf, leafOf, petalsOf } from '#engines/illustrator/built-in/settings/garden/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Hedges clipped into a snail, a bird and cones; a fountain splashes, wisteria hangs from the pergola above us. */
export function topiaryGarden(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('topiary garden');
  const leaf = leafOf(canvas);
  const petals = petalsOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 120, 260),
      parkBeyond(canvas, leaf),
      hedges(canvas, random, leaf),
      lawnAndGravel(canvas, random),
      parterre(canvas, random, leaf, petals),
      hedgeCone(canvas, random, [470, 700], 150, leaf, 0.16),
      hedgeCone(canvas, random, [1110, 700], 150, leaf, 0.16),
      hedgeSnail(canvas, random, leaf),
      hedgeBird(canvas, random, leaf),
      fountain(canvas, [1306, 756], 0.74),
      dappled(canvas, 740, 880, 12),
      canvas.glow(790, 520, 560, 320, light.glow, light.night ? 0.2 : 0.4),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }),
    front: [pergola(canvas, random), planters(canvas, leaf)],
    ground: { far: 760, near: 842 },
    obstacles: [
      { left: 0, top: 460, right: 392, bottom: 785 },
      { left: 1204, top: 500, right: 1600, bottom: 772 },
    ],
  };
}

function parkBeyond(canvas: Canvas, leaf: Colour): Art {
  const open = (x: number) => 0.4 + 0.6 * Math.min(1, Math.abs(x - 800) / 460);
  return [
    land(canvas, {
      name: 'hill',
      y: 470,
      height: 40,
      waves: 1.2,
      colour: snowedOn(canvas, tone(leaf, 0.06)),
      depth: 0.76,
      grain: 40,
    }).art,
    treeline(canvas, {
      name: 'far',
      y: 640,
      height: 340,
      colour: leaf,
      depth: 0.68,
      crown: 150,
      share: open,
    }),
    mist(canvas, 440, 180, 0.35),
    land(canvas, {
      name: 'lawn',
      y: 590,
      height: 8,
      waves: 1,
      colour: lawnOf(canvas),
      depth: 0.42,
      grain: 50,
    }).art,
  ];
}

/** Green walls to both sides of the way, with an opening into the park. */
function hedges(canvas: Canvas, random: Random, leaf: Colour): Art {
  const options = { colour: tone(leaf, 0.03), depth: 0.5, count: 90, size: 8 };
  const top = snowedOn(canvas, tone(leaf, 0.08));
  return [
    clipped(
      canvas,
      random,
      'M-20 690V390H430Q452 390 452 412V690Z',
      { left: -20, top: 390, right: 452, bottom: 690 },
      options,
    ),
    clipped(
      canvas,
      random,
      'M1620 690V390H1170Q1148 390 1148 412V690Z',
      { left: 1148, top: 390, right: 1620, bottom: 690 },
      options,
    ),
    rect(-20, 384, 474, 16, canvas.paint.lit(top, 0.2), { corner: 8, opacity: 0.55 }),
    rect(1146, 384, 474, 16, canvas.paint.lit(top, 0.2), { corner: 8, opacity: 0.55 }),
  ];
}

function lawnAndGravel(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const lawn = lawnOf(canvas);
  return [
    path(
      'M-20 676H1620V920H-20Z',
      canvas.linearAt(
        [
          [0, paint.lit(lawn, 0.2)],
          [1, paint.shaded(lawn, 0.2)],
        ],
        [0, 676, 0, 900],
      ),
    ),
    gravel(canvas, random, {
      d: 'M706 640H894L1010 726Q1300 730 1620 742V920H-20V742Q300 730 590 726Z',
      top: 734,
      colour: snowedOn(canvas, '#e6d3ab'),
    }),
    line(
      'M706 640L590 726Q300 730 -20 742M894 640L1010 726Q1300 730 1620 742',
      paint.lit(snowedOn(canvas, '#cfc4b0'), 0.3),
      8,
    ),
  ];
}

function parterre(canvas: Canvas, random: Random, leaf: Colour, petals: readonly Colour[]): Art {
  return [
    flowerBed(canvas, random, {
      name: 'left',
      from: -40,
      to: 560,
      y: 716,
      height: 40,
      colours: petals,
      leaf,
      depth: 0.1,
    }),
    flowerBed(canvas, random, {
      name: 'right',
      from: 1030,
      to: 1640,
      y: 716,
      height: 40,
      colours: petals,
      leaf,
      depth: 0.1,
    }),
  ];
}

/** Beams right above the picture, with wisteria and little lamps. */
function pergola(canvas: Canvas, random: Random): Art {
  const { paint, light } = canvas;
  const wood = '#8a6a50';
  const bloom = pick(random, ['#a58fd8', '#e09ac0', '#f0e6f6'] as const);
  const clusters = [60, 150, 250, 345, 1265, 1350, 1450, 1540] as const;
  return [
    rect(-20, -10, 1640, 44, sideLit(canvas, wood)),
    ([90, 330, 570, 800, 1030, 1270, 1510] as const).map((x) =>
      path(`M${x - 16} -10H${x + 16}V52Q${x} 66 ${x - 16} 52Z`, sideLit(canvas, tone(wood, -0.04))),
    ),
    [24, 1576].map((x) => [
      rect(x - 22, -10, 44, 930, sideLit(canvas, wood)),
      rect(x - 28, 44, 56, 14, sideLit(canvas, tone(wood, 0.04)), { corner: 4 }),
    ]),
    leafRoof(canvas, {
      name: 'wisteria left',
      y: -20,
      height: 100,
      colour: leafOf(canvas),
      depth: 0,
      crown: 80,
      from: -40,
      to: 430,
      share: (x) => 1 - (x / 430) * 0.5,
    }),
    leafRoof(canvas, {
      name: 'wisteria right',
      y: -20,
      height: 100,
      colour: leafOf(canvas),
      depth: 0,
      crown: 80,
      from: 1170,
      to: 1640,
      share: (x) => 1 - ((1600 - x) / 430) * 0.5,
    }),
    canvas.weather !== 'snow' &&
      clusters.map((x, i) => wisteria(canvas, random, [x, 50], 90 + ((i * 37) % 50), bloom)),
    ([470, 690, 910, 1130] as const).map((x, i) => [
      line(`M${x} 34v${26 + (i % 2) * 12}`, paint.of('#5f5348'), 3),
      ellipse(x, 72 + (i % 2) * 12, 13, 16, light.lamps ? '#ffe08a' : paint.of('#fbe9bc')),
      lamplight(canvas, [x, 72], 90),
    ]),
  ];
}

function wisteria(canvas: Canvas, random: Random, [x, y]: Point, length: number, colour: Colour): Art {
  const swing = canvas.sway(x) * 5;
  const cluster = (r: Random): Point => {
    const t = r() ** 1.2;
    return [x + swing * t + between(r, -1, 1) * 24 * (1 - t * 0.85), y + t * length];
  };
  return [
    dabs(random, {
      count: 26,
      place: cluster,
      colour: canvas.paint.shaded(colour, 0.25),
      width: 13,
      length: 2,
    }),
    dabs(random, { count: 22, place: cluster, colour: canvas.paint.of(colour), width: 11, length: 2 }),
    dabs(random, { count: 10, place: cluster, colour: canvas.paint.lit(colour, 0.5), width: 8, length: 2 }),
  ];
}
