import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { meadow } from '#engines/illustrator/built-in/nature/ground.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bucket, sandcastle } from '#engines/illustrator/built-in/scenery/sandcastle.ts';
import { sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import {
  lawnOf,
  leafOf,
  toysOf,
  WOOD,
  type Toys,
} from '#engines/illustrator/built-in/settings/playground/colours.ts';
import { parkEdge } from '#engines/illustrator/built-in/settings/playground/park-edge.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** In the big sandpit: a wooden ship to climb on, a net like a mountain, and sandcastles. */
export function shipInTheSand(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('ship in the sand');
  const leaf = leafOf(canvas);
  const toys = toysOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 80, 240),
      parkEdge(canvas, leaf, lawnOf(canvas), [60, 560, 1020, 1560]),
      meadow(canvas, 652, lawnOf(canvas), { tufts: 20 }),
      sand(canvas, random),
      seesaw(canvas, toys),
      woodenShip(canvas, toys),
      climbingNet(canvas, toys),
      sandcastle(canvas, [1300, 826], { flag: toys.main, scale: 0.84 }),
      bucketAndSpade(canvas, toys),
      canvas.glow(790, 560, 600, 280, light.glow, 0.28),
    ],
    front: frame(canvas, leaf),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 0, top: 300, right: 396, bottom: 800 },
      { left: 1204, top: 330, right: 1600, bottom: 785 },
      { left: 1236, top: 760, right: 1400, bottom: 850 },
    ],
  };
}

function sand(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const grains = snowedOn(canvas, '#efd7a6');
  const log = snowedOn(canvas, WOOD);
  const logs = Array.from({ length: 12 }, (_, i) => -30 + i * 142);
  return [
    path(
      'M-20 716Q400 700 800 700Q1200 700 1620 716V920H-20Z',
      canvas.linearAt(
        [
          [0, paint.lit(grains, 0.4)],
          [0.4, paint.of(grains)],
          [1, paint.shaded(grains, 0.22)],
        ],
        [0, 700, 0, 910],
      ),
    ),
    dabs(random, {
      count: 26,
      place: (r) => [between(r, 0, 1560), between(r, 740, 890)],
      colour: paint.shaded(grains, 0.16),
      width: 5,
      length: 46,
      angle: 0,
      opacity: 0.35,
    }),
    dabs(random, {
      count: 150,
      place: (r) => [between(r, 0, 1600), between(r, 730, 895)],
      colour: paint.shaded(grains, 0.28),
      width: 3.4,
      opacity: 0.5,
    }),
    dabs(random, {
      count: 130,
      place: (r) => [between(r, 0, 1600), between(r, 730, 895)],
      colour: paint.lit(grains, 0.7),
      width: 3.4,
      opacity: 0.8,
    }),
    logs.map((x) => {
      const y = 694 + ((x - 730) / 800) ** 2 * 15;
      return [
        rect(x, y, 138, 24, topLit(canvas, log), { corner: 12 }),
        ellipse(x + 129, y + 12, 8, 11, paint.lit(tone(WOOD, 0.08), 0.2)),
      ];
    }),
  ];
}

function seesaw(canvas: Canvas, { main, second }: Toys): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-24 0L0 -50L24 0Z', sideLit(canvas, second, { depth: 0.14 })),
      group(
        [
          rect(-130, -7, 260, 13, topLit(canvas, main, { depth: 0.12 }), { corner: 6 }),
          line('M-104 -8V-34M-116 -34H-92M104 -8V-34M92 -34H116', paint.of('#6d747e', 0.14), 6),
        ],
        { y: -52, turn: -9 + canvas.sway() * 3 },
      ),
    ],
    { x: 650, y: 690, scale: 0.8 },
  );
}

function woodenShip(canvas: Canvas, { main, second, slide }: Toys): Art {
  const { paint, light } = canvas;
  const breeze = canvas.sway() * 6;
  return group(
    [
      ellipse(0, 6, 210, 18, light.shadow, { opacity: 0.3 }),
      rect(-18, -486, 15, 370, sideLit(canvas, '#9a7250'), { corner: 6 }),
      path(`M6 -440Q${92 + breeze} -400 ${112 + breeze} -300Q60 -270 6 -262Z`, paint.lit('#fff3df', 0.2)),
      path(
        `M6 -380Q${80 + breeze} -360 ${104 + breeze} -330Q108 -312 ${112 + breeze} -300Q60 -312 6 -320Z`,
        paint.of(slide),
      ),
      path(`M-24 -420Q-96 -330 -110 -236Q-70 -224 -24 -226Z`, paint.of('#fbe9cf')),
      line('M-10 -478L-176 -176M-10 -478L168 -196', paint.of('#d9c08c'), 4),
      path(`M-8 -482q26 ${breeze * 0.6 - 6} 56 ${6 - breeze * 0.4}q-28 10 -56 22Z`, paint.of(main)),
      path(
        'M-204 -176H-110V-128H120L196 -190Q214 -60 140 6H-140Q-192 -50 -204 -176Z',
        slantLit(canvas, WOOD),
      ),
      line(
        'M-196 -130Q0 -96 196 -140M-186 -90Q0 -60 184 -98M-170 -48Q0 -24 168 -54',
        paint.shaded(WOOD, 0.4),
        3.5,
        { opacity: 0.5 },
      ),
      path(
        'M-206 -182H-106V-166H-204ZM-116 -138H124V-122H-112ZM116 -134L196 -200L204 -186L126 -120Z',
        paint.of(main),
      ),
      [-120, -40, 40].map((x) => [
        circle(x, -64, 25, paint.of(second)),
        circle(x, -64, 17, paint.shaded('#4a3b34', 0.25)),
      ]),
      rect(84, -104, 52, 110, paint.shaded('#4a3b34', 0.25), { corner: 22 }),
      wheel(canvas, second),
      line('M-150 -128V-150M-110 -128V-150M60 -128V-156M100 -132V-158M60 -156H100', paint.of(WOOD), 7),
    ],
    { x: 196, y: 774, scale: 0.95 },
  );
}

function wheel(canvas: Canvas, colour: Toys['second']): Art {
  const { paint } = canvas;
  return group(
    [
      line('M-30 0H30M0 -30V30M-21 -21L21 21M-21 21L21 -21', paint.of('#8d6a4c'), 5),
      { kind: 'ellipse', numbers: [0, 0, 21, 21], stroke: paint.of(colour), width: 7 },
    ],
    { x: -156, y: -206 },
  );
}

/** Ropes from one mast to all around, in rings. */
function climbingNet(canvas: Canvas, { main, second, slide }: Toys): Art {
  const { paint, light } = canvas;
  const feet = [-190, -110, -30, 50, 122, 190] as const;
  const rise = (foot: number) => (Math.abs(foot) > 150 ? -26 : 6);
  const spot = (foot: number, t: number) => `${n(foot * (1 - t))} ${n(lerp(rise(foot), -410, t))}`;
  const down = feet.map((foot) => `M0 -410L${spot(foot, 0)}`).join('');
  const rings = [0.16, 0.32, 0.48, 0.64, 0.8]
    .map((t) => `M${feet.map((foot) => spot(foot, t)).join('L')}`)
    .join('');
  const back = [0.24, 0.4, 0.56, 0.72]
    .map(
      (t) =>
        `M${spot(-190, t)}L${n(-40 * (1 - t))} ${n(lerp(-60, -410, t))}L${n(90 * (1 - t))} ${n(lerp(-60, -410, t))}L${spot(190, t)}`,
    )
    .join('');
  return group(
    [
      ellipse(0, 2, 210, 20, light.shadow, { opacity: 0.22 }),
      line(back, paint.shaded(main, 0.35), 4, { opacity: 0.6 }),
      rect(-8, -420, 16, 420, sideLit(canvas, '#8a929c'), { corner: 6 }),
      line(down, paint.of(main), 6),
      line(rings, paint.of(main), 5),
      circle(0, -424, 17, slantLit(canvas, slide)),
      feet.map((foot) => circle(foot, rise(foot), 9, paint.of(second))),
    ],
    { x: 1398, y: 768 },
  );
}

function bucketAndSpade(canvas: Canvas, { second, slide }: Toys): Art {
  const { paint } = canvas;
  return [
    bucket(canvas, [338, 812], { colour: second, scale: 0.88 }),
    line('M386 814L408 766', paint.of(WOOD), 6),
    path('M378 810L394 820L384 839Q373 841 370 830Z', paint.of(slide)),
    line('M402 762L416 769', paint.of(slide), 6.5),
  ];
}
