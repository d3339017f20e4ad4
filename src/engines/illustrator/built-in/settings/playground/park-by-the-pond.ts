import { between, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, meadow } from '#engines/illustrator/built-in/nature/ground.ts';
import { lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { sailingBoat } from '#engines/illustrator/built-in/scenery/boats.ts';
import { flowerBed } from '#engines/illustrator/built-in/scenery/flower-bed.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { gravel } from '#engines/illustrator/built-in/scenery/gravel.ts';
import { sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { bench, streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import {
  lawnOf,
  leafOf,
  toysOf,
  type Toys,
} from '#engines/illustrator/built-in/settings/playground/colours.ts';
import { parkEdge } from '#engines/illustrator/built-in/settings/playground/park-edge.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** The park itself: a bandstand, a pond where toy boats sail, a willow, benches along a wide walk. */
export function parkByThePond(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('park by the pond');
  const leaf = leafOf(canvas);
  const toys = toysOf(canvas);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 80, 250),
      birds(canvas, 620, 180),
      parkEdge(canvas, leaf, lawnOf(canvas), [40, 520, 640, 1010]),
      meadow(canvas, 652, lawnOf(canvas), { tufts: 30 }),
      pond(canvas, toys),
      willow(canvas, random, leaf),
      walk(canvas, random),
      bandstand(canvas, toys),
      flowerBed(canvas, random, {
        name: 'bandstand',
        from: -40,
        to: 400,
        y: 758,
        height: 44,
        colours: [toys.main, toys.slide, '#fff3d6', '#f0b0c0'],
        leaf,
      }),
      bench(canvas, [1440, 752], 1.05, toys.second),
      streetLamp(canvas, [1300, 754], 380),
      bulbs(canvas, {
        from: [186, 300],
        to: [1300, 378],
        sag: 44,
        count: 22,
        size: 13,
        colours: [toys.main, toys.slide, toys.second],
        depth: 0.1,
      }),
      dappled(canvas, 770, 885, 12),
      canvas.glow(790, 560, 600, 280, light.glow, 0.26),
    ],
    front: frame(canvas, leaf),
    ground: { far: 766, near: 844 },
    obstacles: [
      { left: 0, top: 330, right: 398, bottom: 762 },
      { left: 1270, top: 380, right: 1560, bottom: 768 },
    ],
  };
}

const POND =
  'M700 688C720 664 830 652 1010 650C1200 648 1370 660 1376 690C1378 716 1240 730 1040 728C860 728 690 722 700 688Z';

function pond(canvas: Canvas, toys: Toys): Art {
  const { paint } = canvas;
  const stone = snowedOn(canvas, '#d8cfc0');
  return [
    line(POND, paint.lit(stone, 0.2), 20),
    line(POND, paint.shaded(stone, 0.2), 8, { opacity: 0.5 }),
    stillWater(canvas, {
      name: 'pond',
      d: POND,
      box: { left: 720, top: 652, right: 1370, bottom: 730 },
      colour: '#62adc0',
      glints: 28,
    }),
    sailingBoat(canvas, [1130, 684], { hull: toys.main, sail: toys.main, scale: 0.54 }),
    sailingBoat(canvas, [1240, 700], { hull: toys.slide, sail: toys.slide, scale: 0.66 }),
    sailingBoat(canvas, [860, 676], { hull: toys.second, sail: toys.second, scale: 0.42 }),
  ];
}

function willow(canvas: Canvas, random: Random, leaf: Colour): Art {
  const paint = leaves(canvas, tone(leaf, 0.03), 0.08);
  const strand = (i: number, count: number) => {
    const t = i / (count - 1);
    const x = 1310 + t * 330;
    const top = 300 - Math.sin(t * Math.PI) * 120 + between(random, 0, 40);
    const length = between(random, 210, 370) * (0.7 + 0.3 * Math.abs(t - 0.5) * 2);
    return `M${n(x)} ${n(top)}q${n((t - 0.5) * 50)} ${n(length * 0.4)} ${n((t - 0.5) * 60 + canvas.sway(i) * 5)} ${n(length)}`;
  };
  const strands = (count: number) => Array.from({ length: count }, (_, i) => strand(i, count)).join('');
  return [
    trunk(canvas, random, [1490, 712], 450, 54, { depth: 0.06, lean: -20 }),
    canopy(random, [1475, 250], 400, 250, paint, 0.7),
    line(strands(38), paint.dark, 10, { opacity: 0.85 }),
    line(strands(40), paint.middle, 8),
    line(strands(22), paint.light, 5, { opacity: 0.8 }),
  ];
}

function walk(canvas: Canvas, random: Random): Art {
  const edge = 'M-20 752Q400 736 800 738Q1200 736 1620 748';
  return [
    gravel(canvas, random, { d: `${edge}V920H-20Z`, top: 740, colour: snowedOn(canvas, '#e3cfa6') }),
    line(edge, canvas.paint.shaded(snowedOn(canvas, '#b5a88f'), 0.15), 6, { opacity: 0.7 }),
  ];
}

function bandstand(canvas: Canvas, { main, second }: Toys): Art {
  const { paint, light } = canvas;
  const white: Colour = '#f7efe0';
  const roof = snowedOn(canvas, mix(second, '#7fa0a0', 0.35));
  return group(
    [
      ellipse(0, 6, 210, 18, light.shadow, { opacity: 0.3 }),
      rect(-150, -262, 300, 210, mix(paint.of('#cfe0d8', 0.3), light.sky[3], 0.3), { opacity: 0.35 }),
      line('M-96 -60V-264M96 -60V-264', paint.shaded(white, 0.25), 9),
      line('M-150 -96H150', paint.shaded(white, 0.25), 6),
      path('M-190 0V-48Q0 -66 190 -48V0Q0 20 -190 0Z', sideLit(canvas, '#d8c8b0')),
      ellipse(0, -52, 188, 20, paint.lit(snowedOn(canvas, '#cdb08a'), 0.25)),
      line('M-160 -46V-262M-56 -36V-256M56 -36V-256M160 -46V-262', sideLit(canvas, white), 13),
      line(
        'M-160 -104Q-110 -94 -56 -92M56 -92Q110 -94 160 -104M-160 -60Q-110 -50 -56 -48M56 -48Q110 -50 160 -60',
        paint.of(white),
        7,
      ),
      line(
        'M-140 -100V-58M-120 -97V-55M-100 -95V-53M-78 -93V-50M140 -100V-58M120 -97V-55M100 -95V-53M78 -93V-50',
        paint.of(white),
        4,
      ),
      path('M-204 -252Q-120 -350 -20 -392H20Q120 -350 204 -252Q0 -222 -204 -252Z', slantLit(canvas, roof)),
      line('M-62 -236Q-50 -330 -8 -390M62 -236Q50 -330 8 -390', paint.shaded(roof, 0.3), 4, { opacity: 0.5 }),
      path(
        'M-204 -254Q0 -222 204 -254L200 -236Q180 -216 160 -232Q136 -208 108 -226Q82 -202 54 -222Q28 -200 0 -220Q-28 -200 -54 -222Q-82 -202 -108 -226Q-136 -208 -160 -232Q-180 -216 -200 -236Z',
        paint.of(main),
      ),
      rect(-16, -420, 32, 32, topLit(canvas, white)),
      path('M-26 -418Q0 -462 26 -418Z', slantLit(canvas, roof)),
      circle(0, -452, 7, paint.of('#f4cf6a')),
      circle(0, -192, 14, light.lamps ? '#ffe08a' : paint.of('#fbe9bc')),
      line('M0 -238V-202', paint.of('#5f5348'), 3),
      lamplight(canvas, [0, -180], 190),
      path('M-62 4L-52 -42H52L62 4Q0 18 -62 4Z', sideLit(canvas, '#c9b79c')),
      line('M-58 -14Q0 -4 58 -14M-55 -28Q0 -18 55 -28', paint.shaded('#c9b79c', 0.35), 3, { opacity: 0.6 }),
    ],
    { x: 186, y: 744 },
  );
}
