import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { fern, grass } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bush, leaves, palm } from '#engines/illustrator/built-in/nature/trees.ts';
import { masonry } from '#engines/illustrator/built-in/scenery/masonry.ts';
import { paving } from '#engines/illustrator/built-in/scenery/paving.ts';
import {
  footShadow,
  hollow,
  sideLit,
  slantLit,
  snowedOn,
} from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { broadLeaved, greensOf, jungleFrame } from '#engines/illustrator/built-in/settings/jungle/plants.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const STONES = ['#c9b48c', '#bdb39a', '#c7a987'] as const;

/** The court of a city that everybody forgot: a stepped temple, friendly stone faces, pillars that fell asleep. */
export function ruinedCourt(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('ruins');
  const [main, bright, third] = greensOf(canvas);
  const stone = pick(random, STONES);
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 90, 200),
      treeline(canvas, { name: 'far', y: 640, height: 330, colour: third, depth: 0.62, crown: 150 }),
      birds(canvas, 560, 150, 3),
      temple(canvas, stone),
      mist(canvas, 440, 220, 0.42),
      treeline(canvas, {
        name: 'near',
        y: 668,
        height: 110,
        colour: main,
        depth: 0.34,
        crown: 80,
        share: (x) => (Math.abs(x - 800) < 190 ? 0.25 : 1),
      }),
      colonnade(canvas, stone),
      canvas.glow(800, 560, 560, 270, light.glow, light.night ? 0.16 : 0.42),
      paving(canvas, { top: 668, colour: tone(stone, 0.02), horizon: 550, stone: 200, rows: 8 }),
      tufts(canvas, random, main),
      dappled(canvas, 710, 880, 14),
      palm(canvas, random, [40, 740], 520, { lean: 60 }),
      face(canvas, [236, 772], 1.06, stone),
      broadLeaved(canvas, random, [1560, 770], 330, { colour: bright }),
      fallen(canvas, stone),
      bush(canvas, random, [390, 770], 110, { colour: main }),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }, '#c8ff9a'),
    front: jungleFrame(canvas, main, { roof: false }),
    ground: { far: 754, near: 842 },
    obstacles: [
      { left: 60, top: 500, right: 396, bottom: 792 },
      { left: 1206, top: 600, right: 1600, bottom: 812 },
    ],
    seats: [{ name: 'pillar', x: 1370, y: 712, width: 230, foot: 800 }],
  };
}

/** Steps up to a small house for the sun. */
function temple(canvas: Canvas, stone: Colour): Art {
  const { paint, light } = canvas;
  const tiers = [
    [380, 640, 556],
    [300, 560, 480],
    [226, 484, 404],
    [152, 408, 330],
  ] as const;
  const depth = 0.36;
  return [
    tiers.map(([half, bottom, top]) => [
      path(
        `M${800 - half} ${bottom}L${800 - half + 26} ${top}H${800 + half - 26}L${800 + half} ${bottom}Z`,
        sideLit(canvas, stone, { depth }),
      ),
      line(`M${800 - half + 26} ${top}H${800 + half - 26}`, paint.lit(snowedOn(canvas, stone), 0.4), 7, {
        opacity: 0.6,
      }),
    ]),
    rect(700, 236, 200, 96, sideLit(canvas, stone, { depth: depth - 0.04 })),
    rect(682, 218, 236, 22, paint.of(snowedOn(canvas, tone(stone, 0.05)), depth), { corner: 4 }),
    path(
      'M776 332V282Q776 262 800 262Q824 262 824 282V332Z',
      light.lamps ? '#ffdf92' : mix(hollow(canvas, stone), light.haze, depth),
    ),
    light.lamps && canvas.glow(800, 300, 120, 90, '#ffd36a', 0.5),
    path('M760 640L778 330H822L840 640Z', paint.of(tone(stone, 0.06), depth)),
    line(
      Array.from({ length: 13 }, (_, i) => `M${n(762 + i * 1.3)} ${632 - i * 24}H${n(838 - i * 1.3)}`).join(
        '',
      ),
      paint.shaded(stone, 0.2),
      3,
      { opacity: 0.35 },
    ),
    circle(800, 196, 24, paint.of('#f0c75c', depth * 0.6)),
    line(
      'M800 162V150M766 196H754M834 196H846M776 172L768 164M824 172L832 164',
      paint.of('#f0c75c', depth * 0.6),
      6,
    ),
  ];
}

function colonnade(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const column = (x: number, top: number): Art => [
    rect(x - 22, top, 44, 676 - top, sideLit(canvas, stone, { depth: 0.14 })),
    line(`M${x - 8} ${top + 10}V666M${x + 8} ${top + 10}V666`, paint.shaded(stone, 0.3), 3, { opacity: 0.3 }),
    rect(x - 32, 656, 64, 22, sideLit(canvas, stone, { depth: 0.12 }), { corner: 4 }),
  ];
  return [
    masonry(
      canvas,
      { left: -20, top: 570, right: 330, bottom: 680 },
      { name: 'court left', colour: stone, course: 36, depth: 0.14 },
    ),
    masonry(
      canvas,
      { left: 1270, top: 560, right: 1620, bottom: 680 },
      { name: 'court right', colour: stone, course: 36, depth: 0.14 },
    ),
    column(420, 430),
    column(516, 410),
    column(1080, 410),
    column(1178, 500),
    rect(390, 392, 162, 26, paint.lit(snowedOn(canvas, tone(stone, 0.04)), 0.2), { corner: 4 }),
    path('M1046 394H1120L1112 416H1050Z', paint.lit(tone(stone, 0.04), 0.2)),
    path('M1154 506L1164 484L1186 496L1200 480L1204 506Z', sideLit(canvas, stone, { depth: 0.14 })),
  ];
}

function tufts(canvas: Canvas, random: Random, green: Colour): Art {
  const { middle, light } = leaves(canvas, green);
  return Array.from({ length: 20 }, (_, i) => {
    const y = 700 + (i / 20) * 190;
    return grass(random, [between(random, 0, 1600), y], 16 + i, 4, i % 2 ? middle : light);
  });
}

/** A great stone head with moss for a cap; it has always smiled. */
function face(canvas: Canvas, [x, y]: Point, size: number, stone: Colour): Art {
  const { paint } = canvas;
  const groove = paint.shaded(stone, 0.4);
  const moss = leaves(canvas, canvas.weather === 'snow' ? '#dfe8ee' : '#86a860');
  return [
    footShadow(canvas, x, y, 150 * size, 20 * size),
    group(
      [
        path(
          'M-126 0L-134 -190Q-130 -270 -60 -290H60Q130 -270 134 -190L126 0Q0 18 -126 0Z',
          slantLit(canvas, stone),
        ),
        path(
          'M-134 -200Q-160 -190 -152 -120L-130 -110ZM134 -200Q160 -190 152 -120L130 -110Z',
          sideLit(canvas, tone(stone, -0.04)),
        ),
        path(
          'M-96 -206Q-60 -226 -26 -204L-22 -186Q-60 -204 -98 -188ZM96 -206Q60 -226 26 -204L22 -186Q60 -204 98 -188Z',
          groove,
          { opacity: 0.5 },
        ),
        line(
          'M-88 -160Q-58 -184 -28 -160Q-58 -144 -88 -160ZM88 -160Q58 -184 28 -160Q58 -144 88 -160Z',
          groove,
          6,
        ),
        circle(-58, -162, 9, groove),
        circle(58, -162, 9, groove),
        path('M-16 -180Q-30 -110 -34 -96Q0 -78 34 -96Q30 -110 16 -180Z', paint.lit(stone, 0.25)),
        line('M-34 -96Q0 -78 34 -96', groove, 6),
        line('M-66 -50Q0 -6 66 -50M-72 -56l12 8M72 -56l-12 8', groove, 8),
        line('M-108 -246H-20M20 -246H108M-90 -266V-230M-50 -272V-230M50 -272V-230M90 -266V-230', groove, 5, {
          opacity: 0.5,
        }),
        path(
          'M-140 -200Q-136 -300 0 -306Q136 -300 138 -210Q110 -262 70 -254Q40 -230 10 -262Q-30 -240 -60 -268Q-110 -258 -140 -200Z',
          moss.middle,
        ),
        path('M-120 -240Q-80 -296 0 -298Q80 -296 110 -252Q60 -284 0 -280Q-80 -278 -120 -240Z', moss.light, {
          opacity: 0.8,
        }),
        fern([-60, -290], 70, moss.dark, -0.4),
        fern([-40, -292], 84, moss.middle, 0.2),
      ],
      { x, y, scale: size },
    ),
  ];
}

/** A lizard warms itself on the drum of a pillar. */
function fallen(canvas: Canvas, stone: Colour): Art {
  const { paint } = canvas;
  const drum = (x: number, y: number, w: number): Art => [
    footShadow(canvas, x, y, w * 0.6, 14),
    rect(x - w / 2, y - 84, w, 84, sideLit(canvas, snowedOn(canvas, stone, 0.3)), { corner: 16 }),
    line(
      `M${x - w / 2 + 20} ${y - 62}H${x + w / 2 - 24}M${x - w / 2 + 16} ${y - 40}H${x + w / 2 - 24}M${x - w / 2 + 20} ${y - 18}H${x + w / 2 - 24}`,
      paint.shaded(stone, 0.3),
      3,
      { opacity: 0.4 },
    ),
    ellipse(x + w / 2 - 16, y - 42, 22, 42, paint.lit(stone, 0.25)),
    { ...ellipse(x + w / 2 - 16, y - 42, 11, 22, 'none'), stroke: paint.shaded(stone, 0.3), width: 3 },
  ];
  return [
    drum(1490, 742, 190),
    drum(1370, 800, 250),
    group(
      [
        line('M40 -4Q70 -2 84 -16', paint.of('#6fae6a'), 6),
        path('M-40 -4Q-36 -16 -20 -14Q10 -20 44 -6Q10 2 -30 0Z', sideLit(canvas, '#79b870')),
        line('M-14 -2L-20 8M18 -2L26 8', paint.of('#6fae6a'), 4),
        circle(-32, -9, 2.4, '#2f2622'),
      ],
      { x: 1340, y: 718 },
    ),
  ];
}
