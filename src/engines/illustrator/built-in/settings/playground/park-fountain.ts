import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame, overhang } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { roundTree } from '#engines/illustrator/built-in/nature/trees.ts';
import { footShadow, sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { bench, streetLamp } from '#engines/illustrator/built-in/scenery/street-furniture.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { lawnOf, leafOf } from '#engines/illustrator/built-in/settings/playground/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const STONES = ['#d9d2c8', '#d6cbb8', '#cfd0d2'] as const;

/** Where the ways of the park meet: a stone fish that spouts, benches, lamps, a bandstand in the trees. */
export function parkFountain(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('park fountain');
  const [leaf, stone] = [leafOf(canvas), pick(random, STONES)];
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 240),
      birds(canvas, 700, 160, 3),
      treeline(canvas, { name: 'far', y: 640, height: 260, colour: '#86b092', depth: 0.58, crown: 130 }),
      mist(canvas, 480, 150, 0.4),
      bandstand(canvas, [900, 650]),
      trees(canvas, random, leaf),
      meadow(canvas, 640, lawnOf(canvas), { tufts: 30 }),
      canvas.glow(800, 560, 600, 280, light.glow, light.night ? 0.14 : 0.4),
      paths(canvas),
      dappled(canvas, 700, 880, 12),
      flowers(canvas, random, {
        count: 20,
        top: 690,
        bottom: 780,
        colours: ['#e5627e', '#f7c35f', '#fff6e2', '#b58fe0'],
      }),
      roundTree(canvas, random, [1560, 720], 560, { colour: leaf, detail: 0.5 }),
      fountain(canvas, [226, 786], stone),
      streetLamp(canvas, [404, 730], 330),
      streetLamp(canvas, [1206, 730], 330),
      bench(canvas, [1380, 776], 1.25),
      paper(canvas, [1500, 782]),
    ],
    front: [frame(canvas, leaf), overhang(canvas, leaf)],
    ground: { far: 754, near: 844 },
    obstacles: [
      { left: 30, top: 480, right: 420, bottom: 812 },
      { left: 1190, top: 600, right: 1600, bottom: 796 },
    ],
    seats: [{ name: 'bench', x: 1380, y: 716, width: 230, foot: 776 }],
  };
}

function trees(canvas: Canvas, random: Random, leaf: Colour): Art {
  return [560, 690, 1090, 1240, 420].map((x, i) =>
    roundTree(canvas, random, [x, 650 + (i % 2) * 8], 190 + (i % 3) * 40, {
      colour: leaf,
      depth: 0.34,
      detail: 0.2,
    }),
  );
}

function bandstand(canvas: Canvas, [x, y]: Point): Art {
  const { paint, light } = canvas;
  const depth = 0.3;
  return group(
    [
      path(
        'M-110 -150Q-60 -190 0 -236Q60 -190 110 -150Z',
        sideLit(canvas, snowedOn(canvas, '#5f9a8a'), { depth }),
      ),
      circle(0, -242, 9, paint.of('#f0c264', depth)),
      light.lamps && canvas.glow(0, -90, 130, 110, '#ffd98a', 0.5),
      line('M-92 -150V-20M-46 -150V-20M0 -150V-20M46 -150V-20M92 -150V-20', paint.of('#fbf3e2', depth), 7),
      line('M-96 -62H96M-96 -40H96', paint.of('#fbf3e2', depth), 5),
      path('M-112 -22H112L120 0H-120Z', sideLit(canvas, '#d9d2c8', { depth })),
    ],
    { x, y },
  );
}

function paths(canvas: Canvas): Art {
  const { paint } = canvas;
  const gravel = snowedOn(canvas, '#e3cfa6', 0.7);
  return [
    path(
      'M860 650Q900 690 760 730Q560 770 -20 790V910H1620V800Q1180 780 1010 720Q930 690 940 650Z',
      topLit(canvas, gravel, { contrast: 0.2 }),
    ),
    line(
      'M860 652Q900 692 760 732Q560 772 -20 792M940 652Q930 692 1010 722Q1180 782 1620 802',
      paint.lit(gravel, 0.5),
      6,
      { opacity: 0.6 },
    ),
  ];
}

/** The fish spouts; a sparrow takes a bath. */
function fountain(canvas: Canvas, [x, y]: Point, stone: Colour): Art {
  const { paint } = canvas;
  const fall = canvas.sway() * 4;
  const spray = mixWater(canvas);
  return [
    footShadow(canvas, x, y, 190, 22),
    group(
      [
        ellipse(0, -42, 184, 44, paint.shaded(stone, 0.25)),
        ellipse(0, -46, 164, 36, paint.of('#6fb5c4')),
        path('M-46 -46L-34 -150H34L46 -46Z', sideLit(canvas, stone)),
        path('M-78 -146H78L58 -176H-58Z', sideLit(canvas, stone)),
        path(
          'M-14 -176Q-60 -206 -38 -256Q-20 -300 24 -306Q54 -304 60 -276Q48 -262 30 -262Q34 -220 14 -176Z',
          sideLit(canvas, stone),
        ),
        path('M-30 -190Q-70 -176 -84 -204Q-64 -208 -56 -226Q-40 -216 -30 -190Z', sideLit(canvas, stone)),
        path('M-36 -260Q-60 -268 -58 -290Q-40 -290 -26 -276Z', sideLit(canvas, stone)),
        circle(30, -288, 6, paint.shaded(stone, 0.55)),
        line('M4 -250Q16 -240 8 -226M-8 -240Q4 -230 -4 -216', paint.shaded(stone, 0.35), 4),
        line(`M60 -278Q${n(120 + fall)} -310 ${n(134 + fall)} -56`, spray, 10, { opacity: 0.75 }),
        line(`M60 -282Q${n(104 - fall)} -320 ${n(112 - fall)} -60`, spray, 6, { opacity: 0.6 }),
        [96, 126, 150].map((sx, i) => ellipse(sx, -50, 16 + i * 3, 5, '#ffffff', { opacity: 0.5 })),
        path('M-190 -48Q0 20 190 -48L176 0Q0 44 -176 0Z', sideLit(canvas, stone)),
        line('M-190 -48Q0 20 190 -48', paint.lit(snowedOn(canvas, stone), 0.4), 13),
        sparrow(canvas, [-120, -32]),
      ],
      { x, y },
    ),
  ];
}

const mixWater = ({ light }: Canvas): string => (light.night ? '#bcd6f0' : '#eaf7fc');

function sparrow(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-26 -8Q-14 -26 6 -24Q22 -22 20 -8Q6 4 -26 -8Z', sideLit(canvas, '#a9845c')),
      circle(14, -26, 10, paint.of('#b5926a')),
      path('M22 -28L32 -24L22 -22Z', paint.of('#e0a04a')),
      circle(17, -28, 2, '#2f2622'),
      path(`M-14 -16Q-8 ${n(-34 + canvas.sway() * 4)} 4 -18Z`, paint.shaded('#8a6a48', 0.2)),
    ],
    { x, y, scale: 0.9 },
  );
}

/** Somebody has folded a boat out of the newspaper. */
function paper(canvas: Canvas, [x, y]: Point): Art {
  const { paint } = canvas;
  return group(
    [
      path('M-36 -12L-22 10H22L36 -12L0 0Z', paint.of('#fdf8ea')),
      path('M-14 -4L0 -34L14 -4Z', paint.shaded('#fdf8ea', 0.15)),
    ],
    { x, y },
  );
}
