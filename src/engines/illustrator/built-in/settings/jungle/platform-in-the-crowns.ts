import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { lerp, n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust, lamplight } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves } from '#engines/illustrator/built-in/nature/trees.ts';
import { lantern } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { pot } from '#engines/illustrator/built-in/scenery/potted.ts';
import { basket } from '#engines/illustrator/built-in/scenery/produce.ts';
import { glass, sideLit, slantLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import {
  broadLeaved,
  greensOf,
  jungleFrame,
  liana,
} from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const WOOD: Colour = '#b58a60';
const BARK: Colour = '#86664e';

/** High up on planks between the crowns: a rope bridge leads to the hut in the next tree, the jungle lies below. */
export function platformInTheCrowns(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('platform');
  const greens = greensOf(canvas);
  const [main, bright] = greens;
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 90, 240),
      canvas.glow(760, 500, 900, 340, light.glow, light.night ? 0.25 : 0.7),
      jungleBelow(canvas, greens),
      birds(canvas, 560, 250, 4),
      nextTree(canvas, random, main),
      ropeBridge(canvas),
      planks(canvas, random),
      railing(canvas),
      ownTree(canvas, random, main),
      basketOnRope(canvas, random),
      pottedPlant(canvas, random, bright),
      canvas.glow(780, 570, 600, 260, light.glow, 0.2),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }, '#c8ff9a'),
    front: jungleFrame(canvas, main),
    ground: { far: 750, near: 842 },
    obstacles: [
      { left: 0, top: 100, right: 372, bottom: 775 },
      { left: 1230, top: 660, right: 1600, bottom: 790 },
    ],
  };
}

function jungleBelow(canvas: Canvas, [main, bright, third]: readonly [Colour, Colour, Colour]): Art {
  const { paint, light } = canvas;
  return [
    path(
      'M-20 470C120 440 200 380 300 372C380 366 420 420 520 430C640 440 700 400 800 402C900 404 960 440 1060 436C1160 430 1210 350 1310 346C1400 344 1470 420 1620 440V560H-20Z',
      paint.of(third, 0.8),
    ),
    path(
      'M300 372C340 400 350 440 420 470H200C240 440 270 410 300 372ZM1310 346C1340 390 1380 420 1440 460H1200C1250 430 1280 390 1310 346Z',
      mix(paint.of(third, 0.8), light.key, 0.2),
      { opacity: 0.6 },
    ),
    treeline(canvas, { name: 'horizon', y: 640, height: 160, colour: third, depth: 0.78, crown: 60 }),
    path(
      'M700 520C740 512 860 516 850 528C830 544 640 540 660 560C690 584 900 580 860 640H620C640 600 520 580 560 552C590 530 680 530 700 520Z',
      mix(paint.of('#8fd0d8', 0.5), light.sky[3], 0.4),
    ),
    treeline(canvas, {
      name: 'far left',
      y: 660,
      height: 130,
      colour: main,
      depth: 0.64,
      crown: 90,
      from: -60,
      to: 600,
      share: (x) => 1 - 0.5 * Math.max(0, (x - 300) / 320),
    }),
    treeline(canvas, {
      name: 'far right',
      y: 660,
      height: 130,
      colour: main,
      depth: 0.64,
      crown: 90,
      from: 830,
      to: 1660,
      share: (x) => 0.5 + 0.5 * Math.min(1, Math.max(0, (x - 850) / 300)),
    }),
    mist(canvas, 480, 180, 0.4),
    treeline(canvas, {
      name: 'middle',
      y: 720,
      height: 130,
      colour: bright,
      depth: 0.46,
      crown: 130,
      share: (x) => 0.65 + 0.35 * Math.min(1, Math.abs(x - 760) / 500),
    }),
    mist(canvas, 570, 140, 0.4),
    treeline(canvas, { name: 'near', y: 760, height: 120, colour: main, depth: 0.28, crown: 190 }),
  ];
}

function nextTree(canvas: Canvas, random: Random, green: Colour): Art {
  const { paint } = canvas;
  const roof = snowedOn(canvas, pick(random, ['#c9a05a', '#b5714a', '#8fa85a'] as const));
  return [
    path(
      'M1296 720C1310 600 1312 400 1300 200H1370C1360 400 1364 600 1384 720Z',
      sideLit(canvas, BARK, { depth: 0.3 }),
    ),
    canopy(random, [1330, 190], 420, 230, leaves(canvas, green, 0.26), 0.6),
    rect(1228, 448, 220, 14, topLit(canvas, WOOD, { depth: 0.25 }), { corner: 4 }),
    line('M1250 462L1316 530M1430 462L1364 530', paint.of(WOOD, 0.3), 9),
    path('M1268 448V352H1408V448Z', sideLit(canvas, '#cda878', { depth: 0.22 })),
    line('M1292 352V448M1316 352V448M1340 352V448M1364 352V448M1388 352V448', paint.of('#9a7852', 0.25), 3, {
      opacity: 0.5,
    }),
    path(
      'M1240 362Q1300 330 1338 268Q1376 330 1436 362Q1338 344 1240 362Z',
      slantLit(canvas, roof, { depth: 0.2 }),
    ),
    path('M1280 448V400Q1280 382 1298 382Q1316 382 1316 400V448Z', paint.of('#6b4e3a', 0.2)),
    rect(1344, 386, 40, 34, glass(canvas, { depth: 0.2 }), { corner: 6 }),
    line('M1364 386v34M1344 403h40', paint.of('#7d5c40', 0.2), 4),
    lamplight(canvas, [1364, 403], 110),
  ];
}

/** From the edge of our planks up to the hut, narrower as it goes. */
function ropeBridge(canvas: Canvas): Art {
  const { paint } = canvas;
  const count = 13;
  const slat = (i: number) => {
    const t = i / count;
    return {
      x: lerp(1420, 1262, t ** 0.8),
      y: lerp(716, 462, t) + Math.sin(t * Math.PI) * 66,
      half: lerp(72, 26, t),
      tall: lerp(13, 4, t),
    };
  };
  const side = (sign: number, lift: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const { x, y, half } = slat(i);
      return `${i ? 'L' : 'M'}${n(x + sign * half)} ${n(y - lift * (half / 72))}`;
    }).join('');
  const ties = (sign: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const { x, y, half } = slat(i * 2);
      return `M${n(x + sign * half)} ${n(y)}v${n(-86 * (half / 72))}`;
    }).join('');
  const rope = paint.of('#d8bd8a', 0.08);
  return [
    Array.from({ length: count }, (_, i) => {
      const { x, y, half, tall } = slat(count - 1 - i);
      return rect(x - half, y, half * 2, tall, topLit(canvas, snowedOn(canvas, WOOD), { depth: 0.12 }), {
        corner: 3,
      });
    }),
    [-1, 1].map((sign) => [line(side(sign, 0) + ties(sign), rope, 3), line(side(sign, 86), rope, 6)]),
  ];
}

function planks(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const floor = snowedOn(canvas, pick(random, ['#c79a6a', '#b98d64', '#c2a078'] as const));
  const rows = [704, 726, 752, 784, 822, 866, 915] as const;
  let joints = '';
  rows.slice(0, -1).forEach((y, i) => {
    for (let k = 0; k < 3; k++)
      joints += `M${n(between(random, 40, 1560))} ${y + 2}v${(rows[i + 1] ?? y) - y - 4}`;
  });
  return [
    path(
      'M-20 704H1620V920H-20Z',
      canvas.linearAt(
        [
          [0, paint.lit(floor, 0.35)],
          [0.4, paint.of(floor)],
          [1, paint.shaded(floor, 0.25)],
        ],
        [0, 700, 0, 910],
      ),
    ),
    rows
      .slice(1)
      .map((y, i) => line(`M-20 ${y}H1620`, paint.shaded(floor, 0.4), 2 + i * 0.7, { opacity: 0.5 })),
    line(joints, paint.shaded(floor, 0.4), 3, { opacity: 0.45 }),
    rows
      .slice(0, -1)
      .map((y, i) =>
        line(
          `M${n(between(random, 200, 700))} ${y + 12 + i}q60 -4 130 2M${n(between(random, 800, 1300))} ${y + 10 + i}q70 6 150 0`,
          paint.shaded(floor, 0.3),
          2,
          { opacity: 0.35 },
        ),
      ),
    rect(-20, 698, 1640, 10, paint.lit(floor, 0.5), { corner: 4 }),
  ];
}

function railing(canvas: Canvas): Art {
  const { paint } = canvas;
  const rope = paint.of('#d8bd8a');
  return [
    line('M400 610Q800 690 1226 610M400 650Q800 712 1226 650', rope, 5),
    line('M1226 610L1328 632', rope, 5),
    line('M1476 630L1600 600M1476 666L1600 640', rope, 5),
    ([400, 1226, 1476] as const).map((x) => [
      line(`M${x} 706V596`, paint.shaded(BARK, 0.3), 16),
      line(`M${x} 706V596`, paint.of(WOOD), 12),
      circle(x, 592, 11, slantLit(canvas, WOOD)),
      line(`M${x - 9} 612h18M${x - 9} 618h18`, rope, 4),
    ]),
  ];
}

function ownTree(canvas: Canvas, random: Random, green: Colour): Art {
  const { paint } = canvas;
  return [
    ellipse(180, 748, 170, 20, canvas.light.shadow, { opacity: 0.35 }),
    path(
      'M50 752C84 700 92 560 88 420C84 260 70 120 40 -20H330C296 120 272 260 270 420C268 560 276 690 310 748Q180 776 50 752Z',
      sideLit(canvas, BARK),
    ),
    line(
      'M120 720C134 600 128 420 112 260M236 720C226 600 226 460 240 300M176 640C182 560 178 480 172 420M160 220C156 150 150 100 140 40',
      paint.shaded(BARK, 0.45),
      5,
      { opacity: 0.45 },
    ),
    path('M150 500q30 -34 60 0q6 30 -30 34q-36 -4 -30 -34Z', paint.shaded('#4a372c', 0.3)),
    line('M264 350H312V380', paint.of('#5f5348'), 6),
    lantern(canvas, [312, 378]),
    liana(canvas, random, [270, 90], [620, -30], { colour: green, sag: 120 }),
    liana(canvas, random, [960, -30], [1240, 70], { colour: tone(green, 0.05), sag: 90, depth: 0.15 }),
    canopy(random, [170, 40], 560, 260, leaves(canvas, green, 0.02), 1),
    canopy(random, [470, -10], 340, 150, leaves(canvas, tone(green, 0.03), 0.06), 0.6),
  ];
}

/** Pulled up on a rope, full of fruit. */
function basketOnRope(canvas: Canvas, random: Random): Art {
  const fruit = pick(random, ['#f0a83e', '#e8703e', '#f2cf4a'] as const);
  return [
    line('M330 670V-20', canvas.paint.of('#d8bd8a'), 4),
    basket(canvas, random, [330, 748], 100, fruit),
  ];
}

function pottedPlant(canvas: Canvas, random: Random, green: Colour): Art {
  return [
    broadLeaved(canvas, random, [1540, 740], 250, { colour: green }),
    pot(canvas, [1540, 774], 112, 76, pick(random, ['#c9764f', '#5f8fa8', '#d8a24a'] as const)),
  ];
}
