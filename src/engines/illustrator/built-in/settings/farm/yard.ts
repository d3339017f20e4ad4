import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, smooth, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
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
import { land, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { motes } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame, grass } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { picketFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { house } from '#engines/illustrator/built-in/scenery/houses.ts';
import { wallLamp } from '#engines/illustrator/built-in/scenery/lamps.ts';
import { basket } from '#engines/illustrator/built-in/scenery/produce.ts';
import { glass, sideLit, slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { pond } from '#engines/illustrator/built-in/settings/farm/pond.ts';
import { tractor } from '#engines/illustrator/built-in/settings/farm/tractor.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Inside the yard: hen house, tractor shed, farmhouse and duck pond. */
export function farmyard(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('yard');
  const wood = pick(random, ['#b5644f', '#8a9a6a', '#6f93a0', '#c08f5a'] as const);
  const leaf = '#76a957';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 5, 90, 300),
      land(canvas, {
        name: 'hills',
        y: 500,
        height: 60,
        waves: 2.4,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.64,
        grain: 40,
      }).art,
      land(canvas, {
        name: 'pasture',
        y: 570,
        height: 30,
        waves: 1.6,
        colour: snowedOn(canvas, '#a3bf6c'),
        depth: 0.42,
        grain: 60,
      }).art,
      [600, 1010, 1080].map((x) =>
        farTree(canvas, random, [x, 640], between(random, 130, 180), {
          colour: leaf,
          depth: 0.36,
        }),
      ),
      farmhouse(canvas, random),
      mist(canvas, 520, 150, 0.25),
      canvas.glow(800, 560, 600, 280, light.glow, light.night ? 0.14 : 0.42),
      sunflowers(canvas, random),
      picketFence(canvas, { from: 380, to: 1180, y: 674, height: 54, gap: 50, depth: 0.22 }),
      roundTree(canvas, random, [60, 690], 430, { colour: leaf, depth: 0.04, detail: 0.8 }),
      ground(canvas, random),
      tractorShed(canvas, wood),
      pump(canvas, [1170, 700]),
      henHouse(canvas, random, wood),
      pond(canvas, random),
      basketOfEggs(canvas, random, [352, 764]),
    ],
    light: light.night && motes(canvas, 14, { left: 140, top: 480, right: 1460, bottom: 800 }, '#ffe27a', 3),
    front: frame(canvas, '#86a84e'),
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 420, right: 396, bottom: 780 },
      { left: 1205, top: 420, right: 1600, bottom: 850 },
    ],
  };
}

function farmhouse(canvas: Canvas, random: Random): Art {
  const drift = canvas.sway() * 6;
  const smoke = [0, 1, 2, 3].map((i) =>
    circle(694 + i * 12 + drift * i * 0.4, 388 - i * 30, 11 + i * 5, canvas.light.cloud, {
      opacity: 0.5 - i * 0.1,
    }),
  );
  return [
    smoke,
    house(canvas, random, {
      foot: [560, 656],
      width: 190,
      height: 140,
      wall: pick(random, ['#f7ead2', '#efd9b5', '#e4e0d8'] as const),
      roof: pick(random, ['#b5705a', '#a58a5f', '#8f7f96'] as const),
      shape: 'hipped',
      floors: 2,
      depth: 0.34,
    }),
  ];
}

function sunflowers(canvas: Canvas, random: Random): Art {
  if (canvas.weather === 'snow') return undefined;
  const { paint } = canvas;
  const depth = 0.2;
  const places = [408, 446, 486, 524, 1056, 1096, 1132];
  return places.map((x, i) => {
    const [cx, cy] = [x + canvas.sway(i) * 2, 650 - between(random, 60, 104)];
    return [
      line(`M${x} 672Q${x - 4} 640 ${n(cx)} ${n(cy)}`, paint.of('#6a9a52', depth), 5),
      path(
        `M${x} 648q-20 -14 -28 -2q10 14 28 2ZM${x} 632q20 -14 26 -2q-8 12 -26 2Z`,
        paint.of('#76a957', depth),
      ),
      dabs(random, {
        count: 14,
        place: (r) => {
          const angle = r() * Math.PI * 2;
          return [cx + Math.cos(angle) * 13, cy + Math.sin(angle) * 13];
        },
        colour: paint.of('#f7c948', depth),
        width: 11,
      }),
      circle(cx, cy, 10, paint.of('#8a5f3a', depth)),
    ];
  });
}

/** Trodden earth with grass where nobody walks. */
function ground(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const green = snowedOn(canvas, '#94bb60');
  const earth = snowedOn(canvas, '#d8b884');
  const tufts = Array.from({ length: 46 }, () => {
    const side = random() < 0.5 ? between(random, -10, 330) : between(random, 1200, 1610);
    const y = between(random, 690, 890);
    return grass(
      random,
      [side, y],
      between(random, 14, 36),
      4,
      random() < 0.5 ? paint.shaded(green, 0.25) : paint.lit(green, 0.35),
    );
  });
  return [
    land(canvas, { name: 'yard', y: 668, height: 10, waves: 2, colour: green, depth: 0, grain: 200 }).art,
    path(
      `${smooth([
        [470, 676],
        [380, 712],
        [300, 760],
        [270, 820],
        [180, 910],
      ])}H1440${smooth([
        [1440, 910],
        [1330, 830],
        [1270, 760],
        [1180, 710],
        [1080, 676],
      ]).replace('M', 'L')}Z`,
      canvas.linear([
        [0, paint.lit(earth, 0.2)],
        [0.4, paint.lit(earth, 0.3)],
        [1, paint.shaded(earth, 0.16)],
      ]),
    ),
    dabs(random, {
      count: 46,
      place: (r) => [between(r, 380, 1220), between(r, 705, 890)],
      colour: paint.shaded(earth, 0.25),
      width: 5,
      length: 13,
      opacity: 0.3,
    }),
    dabs(random, {
      count: 34,
      place: (r) => [between(r, 400, 1200), between(r, 700, 890)],
      colour: paint.lit(earth, 0.55),
      width: 4,
      length: 10,
      opacity: 0.5,
    }),
    line('M560 910Q700 760 1060 716M640 910Q770 770 1100 722', paint.shaded(earth, 0.2), 9, {
      opacity: 0.25,
      dash: '10 14',
    }),
    tufts,
  ];
}

function tractorShed(canvas: Canvas, colour: Colour): Art {
  const { paint, light } = canvas;
  const random = canvas.random('shed');
  const dark = mix(paint.of(tone(colour, -0.2, 0.7)), light.shadow, 0.25);
  return [
    path('M1220 722V452L1600 420V746Z', dark),
    line('M1270 452V726M1330 446V730M1400 440V732M1470 434V736M1540 428V740', paint.shaded(colour, 0.5), 4, {
      opacity: 0.3,
    }),
    light.lamps && canvas.glow(1400, 560, 260, 180, '#ffc870', 0.6),
    group(tractor(canvas, pick(random, ['#d9503f', '#4f9a6a', '#4f86b8', '#e8a13c'] as const)), {
      x: 1400,
      y: 738,
      scale: 0.98,
    }),
    line('M1222 726V448M1580 750V420', paint.of(tone(colour, 0.04)), 20),
    line('M1216 726V448', paint.lit(colour, 0.4), 5, { opacity: 0.6 }),
    path('M1176 468L1236 372L1640 330V424Z', slantLit(canvas, snowedOn(canvas, '#8f7a78'))),
    line('M1196 440L1640 396M1216 408L1640 364', paint.shaded('#7b6664', 0.3), 4, { opacity: 0.35 }),
    line('M1176 468L1640 424', paint.of(snowedOn(canvas, '#c9b8a8')), 10),
    wallLamp(canvas, [1244, 528]),
    rect(1216, 698, 92, 44, sideLit(canvas, '#e5bf60'), { corner: 4 }),
    line('M1216 712h92M1240 742v-44M1284 742v-44', paint.shaded('#b98d3c', 0.2), 4, { opacity: 0.5 }),
  ];
}

/** Water comes if one pumps. */
function pump(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  const iron = sideLit(canvas, '#4f7f74', { depth: 0.08 });
  return group(
    [
      rect(-9, -86, 18, 86, iron, { corner: 5 }),
      circle(0, -92, 12, iron),
      line('M0 -92L34 -64V-30M-6 -70H-26V-58', paint.of('#3f6a62', 0.08), 6),
      rect(-62, -28, 66, 28, sideLit(canvas, '#b5834f', { depth: 0.08 }), { corner: 4 }),
      ellipse(-29, -28, 31, 5, paint.of('#8fc4d0', 0.1)),
    ],
    { x, y },
  );
}

/** On legs, with a ramp, round doors and a heart cut into the gable. */
function henHouse(canvas: Canvas, random: Random, colour: Colour): Art {
  const { paint, light } = canvas;
  const white = paint.lit('#fdf6ea', 0.2);
  const planks = Array.from({ length: 9 }, (_, i) => `M${-104 + i * 26} -78V-196`).join('');
  const straw = dabs(random, {
    count: 12,
    place: (r) => [between(r, -86, 86), between(r, -8, 6)],
    colour: paint.of('#e8cf86'),
    width: 4,
    length: 16,
  });
  return group(
    [
      ellipse(0, 2, 150, 14, light.shadow, { opacity: 0.28 }),
      line('M-104 0V-90M104 0V-90M-40 -6V-90M40 -6V-90', paint.shaded('#8a6a50', 0.2), 13),
      straw,
      path('M-124 -74V-190L0 -286L124 -190V-74Z', sideLit(canvas, colour, { contrast: 0.22 })),
      line(planks, paint.shaded(colour, 0.35), 2.5, { opacity: 0.4 }),
      path(
        'M-154 -170L0 -304L154 -170L138 -152L0 -270L-138 -152Z',
        sideLit(canvas, snowedOn(canvas, '#8a6a58')),
      ),
      path(
        'M0 -206C-30 -228 -18 -248 0 -234C18 -248 30 -228 0 -206Z',
        light.lamps ? '#ffdf92' : paint.shaded('#5a4440', 0.2),
      ),
      [-64, 10].map((x) => [
        path(`M${x - 30} -74V-128Q${x} -176 ${x + 30} -128V-74Z`, white),
        path(
          `M${x - 23} -74V-126Q${x} -164 ${x + 23} -126V-74Z`,
          light.lamps ? '#f0b766' : paint.shaded('#5a4440', 0.25),
        ),
      ]),
      rect(58, -142, 48, 38, white, { corner: 3 }),
      rect(63, -137, 38, 28, glass(canvas), { corner: 2 }),
      rect(54, -100, 56, 14, paint.of('#9a6a4a'), { corner: 3 }),
      dabs(random, {
        count: 10,
        place: (r) => [between(r, 58, 106), between(r, -110, -100)],
        colour: paint.of(snowedOn(canvas, '#ef7a8a', 0.4)),
        width: 11,
      }),
      path('M-14 -76H34L104 4H40Z', sideLit(canvas, '#c4935f')),
      line('M2 -62H44M16 -46H58M30 -30H72M42 -14H86', paint.shaded('#8a5f3e', 0.2), 5),
      line('M0 -300v-40', paint.of('#6a5a58'), 4),
      path('M-26 -346h36v-8l20 14l-20 14v-8h-36l8 -6Z', paint.of('#e0b25a')),
    ],
    { x: 220, y: 748, scale: 1.08 },
  );
}

function basketOfEggs(canvas: Canvas, random: Random, foot: Point): Art {
  return basket(canvas, random, foot, 66, '#f3dcc0');
}
