import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dabs } from '#engines/illustrator/built-in/draw/texture.ts';
import { meadow, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush } from '#engines/illustrator/built-in/nature/trees.ts';
import { sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import {
  lawnOf,
  leafOf,
  toysOf,
  WOOD,
  type Toys,
} from '#engines/illustrator/built-in/settings/playground/colours.ts';
import { parkEdge } from '#engines/illustrator/built-in/settings/playground/park-edge.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** A lawn with a slide out of a little tower, swings, a mound to crawl through and a spring horse. */
export function slideAndSwings(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('slide and swings');
  const leaf = leafOf(canvas);
  const toys = toysOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 260),
      birds(canvas, 700, 170),
      parkEdge(canvas, leaf, lawnOf(canvas), [70, 470, 1080, 1210, 1540]),
      meadow(canvas, 656, lawnOf(canvas), { tufts: 46 }),
      moundWithTunnel(canvas, toys),
      trail(canvas, 668, snowedOn(canvas, '#e3cda0', 0.8), { from: 760, to: 600 }),
      barkChips(canvas, random, 200, 766, 270),
      barkChips(canvas, random, 1380, 756, 260),
      streetLamp(canvas, [1130, 690], 300),
      towerWithSlide(canvas, toys),
      swings(canvas, toys),
      bush(canvas, random, [1590, 770], 200, { colour: leaf }),
      flowers(canvas, random, {
        count: 18,
        top: 800,
        bottom: 885,
        colours: ['#fff3d6', '#f7c35f', '#e8788a', '#b9a4e6'],
      }),
      springHorse(canvas, random, toys),
      canvas.glow(790, 560, 600, 280, light.glow, 0.28),
    ],
    front: frame(canvas, tone(leaf, -0.02)),
    ground: { far: 748, near: 840 },
    obstacles: [
      { left: 0, top: 330, right: 398, bottom: 800 },
      { left: 1206, top: 420, right: 1600, bottom: 775 },
      { left: 1226, top: 700, right: 1390, bottom: 850 },
    ],
  };
}

function moundWithTunnel(canvas: Canvas, { second }: Toys): Art {
  const { paint } = canvas;
  const green = tone(lawnOf(canvas), -0.01);
  return group(
    [
      path('M-170 0Q-120 -120 0 -122Q120 -120 170 0Q0 16 -170 0Z', slantLit(canvas, green, { depth: 0.12 })),
      circle(0, -40, 46, paint.of(second, 0.12)),
      path('M-34 2V-40A34 34 0 0 1 34 -40V2Q0 8 -34 2Z', paint.shaded('#3f4a58', 0.2)),
      path(
        'M-46 4V-40A46 46 0 0 1 46 -40V4H34V-40A34 34 0 0 0 -34 -40V4Z',
        sideLit(canvas, second, { depth: 0.1 }),
      ),
    ],
    { x: 960, y: 702, scale: 0.86 },
  );
}

function barkChips(canvas: Canvas, random: Random, x: number, y: number, width: number): Art {
  const { paint } = canvas;
  const chips = snowedOn(canvas, '#cfa676', 0.75);
  return [
    path(blob(random, [x, y], width, 40, { corners: 14, wobble: 0.05 }), topLit(canvas, chips)),
    dabs(random, {
      count: 60,
      place: (r) => [x + (r() * 2 - 1) * width * 0.8, y + (r() * 2 - 1) * 24],
      colour: paint.shaded(chips, 0.25),
      width: 4,
      length: 9,
      opacity: 0.5,
    }),
  ];
}

function towerWithSlide(canvas: Canvas, { main, second, slide }: Toys): Art {
  const { paint, light } = canvas;
  const roof = snowedOn(canvas, main);
  return group(
    [
      ellipse(20, 2, 190, 16, light.shadow, { opacity: 0.28 }),
      line('M-86 0V-350M70 0V-350', sideLit(canvas, tone(WOOD, -0.06)), 16),
      rect(-94, -292, 172, 100, sideLit(canvas, tone(WOOD, -0.1)), { opacity: 0.75 }),
      line('M-130 0L-96 -194M-100 6L-80 -194', paint.of(tone(WOOD, 0.04)), 9),
      line(
        'M-126 -24H-96M-121 -54H-92M-116 -84H-90M-111 -114H-88M-106 -144H-85',
        paint.shaded(WOOD, 0.15),
        8,
      ),
      path(
        'M62 -206C120 -196 128 -120 164 -62C180 -32 200 -22 226 -20V-4C186 -2 164 -16 146 -48C116 -104 112 -168 62 -184Z',
        sideLit(canvas, slide),
      ),
      line('M62 -208C124 -198 132 -122 168 -64C184 -36 204 -26 226 -24', paint.lit(slide, 0.5), 7),
      line('M196 -10V0M150 -46V0', paint.shaded(slide, 0.3), 8),
      rect(-104, -204, 192, 18, topLit(canvas, WOOD), { corner: 4 }),
      [-84, -52, -20, 12].map((x, i) =>
        rect(x, -262, 22, 60, sideLit(canvas, i % 2 ? second : slide), { corner: 5 }),
      ),
      rect(-96, -270, 140, 13, topLit(canvas, main), { corner: 5 }),
      line('M-86 0V-350M70 0V-350', sideLit(canvas, WOOD), 13),
      path('M-128 -340L-8 -446L112 -340Z', slantLit(canvas, roof)),
      path('M-8 -446L112 -340H40Z', light.shadow, { opacity: 0.14 }),
      line('M-128 -340H112', paint.shaded(roof, 0.3), 9),
      circle(-8, -384, 17, paint.of(second)),
      line('M-8 -446V-492', paint.of('#8d6a4c'), 5),
      path(
        `M-6 -492q22 ${n(canvas.sway() * 6 - 4)} 44 ${n(canvas.sway(1) * 4 + 6)}q-22 8 -44 16Z`,
        paint.of(slide),
      ),
    ],
    { x: 166, y: 768 },
  );
}

function swings(canvas: Canvas, { main, second, slide }: Toys): Art {
  const { paint, light } = canvas;
  const chain = paint.of('#8a8f98');
  return group(
    [
      ellipse(0, 2, 190, 14, light.shadow, { opacity: 0.25 }),
      line('M-168 -300L-196 -10M168 -300L196 -10', paint.shaded(main, 0.3), 12),
      line('M-172 -300H172', paint.shaded(main, 0.15), 16),
      line('M-172 -304H172', paint.lit(main, 0.4), 5),
      group(
        [
          line('M-26 0V212M26 0V212', chain, 4),
          rect(-40, 208, 80, 14, topLit(canvas, second), { corner: 6 }),
        ],
        { x: -82, y: -298, turn: canvas.sway() * 5 },
      ),
      group(
        [
          line('M0 0V150M0 150L-30 200M0 150L30 200', chain, 4),
          ellipse(0, 212, 42, 19, paint.shaded('#4a4a55', 0.1)),
          ellipse(0, 208, 22, 8, paint.of(slide)),
        ],
        { x: 82, y: -298, turn: canvas.sway(2) * 5 },
      ),
      line('M-168 -300L-140 6M168 -300L140 6', paint.of(main), 13),
      circle(-168, -300, 11, paint.of(slide)),
      circle(168, -300, 11, paint.of(slide)),
    ],
    { x: 1396, y: 752 },
  );
}

function springHorse(canvas: Canvas, random: Random, { slide }: Toys): Art {
  const { paint, light } = canvas;
  const coat = pick(random, ['#fbf1df', '#8fa7c0', '#f0b4bc'] as const);
  return group(
    [
      ellipse(0, 2, 44, 8, light.shadow, { opacity: 0.3 }),
      line('M-20 -4q40 -4 40 -10q-40 -4 -40 -10q40 -4 40 -10q-40 -4 -40 -10', paint.of('#7d838c'), 5),
      group(
        [
          path(
            'M-66 -50Q-70 -92 -30 -92H16Q34 -98 40 -130Q48 -154 70 -148L94 -126Q96 -112 80 -112L66 -112Q62 -66 34 -50Z',
            slantLit(canvas, coat),
          ),
          path('M40 -132Q34 -154 54 -158Q42 -140 46 -112Q36 -104 30 -98Q34 -116 40 -132Z', paint.of(slide)),
          path('M52 -148L58 -174L70 -148Z', paint.of(tone(coat, -0.06))),
          path('M-64 -62Q-92 -70 -88 -34Q-74 -46 -64 -46Z', paint.of(slide)),
          path('M-34 -94H8Q6 -72 -14 -72Q-34 -72 -34 -94Z', paint.of('#d9604c')),
          circle(72, -132, 4, paint.of('#4a3f3a')),
          line('M34 -110L52 -104', paint.of('#8d6a4c'), 6),
        ],
        { turn: canvas.sway(1) * 2.5 },
      ),
    ],
    { x: 1306, y: 840, scale: 0.84 },
  );
}
