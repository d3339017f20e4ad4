import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, n, star, type Box, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { blade } from '#engines/illustrator/built-in/nature/plants.ts';
import { pot } from '#engines/illustrator/built-in/scenery/potted.ts';
import { ball, footShadow, sideLit, slantLit } from '#engines/illustrator/built-in/scenery/shading.ts';

/** A plant in a pot; (x, y) is its foot, `size` the height of the pot. */
export function housePlant(
  canvas: Canvas,
  random: Random,
  [x, y]: Point,
  size: number,
  { colour = '#d9804f' }: { colour?: Colour } = {},
): Art {
  const { paint } = canvas;
  const kind = pick(random, ['blades', 'leaves'] as const);
  const greens = ['#5aa574', '#7fc08a', '#458f6a'] as const;
  const growth = Array.from({ length: 9 }, (_, i): Art => {
    const reach = (i - 4) * 16 + canvas.sway(i) * 2;
    const height = between(random, 0.7, 1.15) * (150 - Math.abs(i - 4) * 16);
    const green = paint.of(greens[i % 3] ?? '#5aa574');
    if (kind === 'blades') return path(blade([(i - 4) * 4, -84], height, reach, 10), green);
    const tip: Point = [reach * 1.1, -84 - height * 0.75];
    return [
      line(`M0 -84Q${at([reach * 0.2, -84 - height * 0.5])} ${at(tip)}`, paint.of('#5f8f58'), 4),
      group(path('M0 0C-22 -10 -22 -44 0 -60C22 -44 22 -10 0 0Z', green), {
        x: tip[0],
        y: tip[1] + 10,
        turn: (i - 4) * 17,
      }),
    ];
  });
  return group([growth, pot(canvas, [0, 0], 96, 88, colour)], { x, y, scale: size / 96 });
}

/** The earth on a stand; (x, y) is the foot of the stand. */
export function globe(canvas: Canvas, [x, y]: Point, scale = 1): Art {
  const { paint } = canvas;
  const wood = paint.of('#8a5a34');
  return group(
    [
      line('M0 -20V-8', wood, 10),
      path('M-34 0Q-30 -14 0 -14Q30 -14 34 0Z', sideLit(canvas, '#9a663c')),
      circle(0, -66, 46, ball(canvas, '#64afcf')),
      path(
        'M-34 -84Q-20 -104 -2 -98Q6 -84 -8 -76Q-18 -60 -28 -62Q-36 -72 -34 -84ZM8 -74Q26 -84 38 -70Q40 -52 28 -38Q16 -42 16 -56Q4 -62 8 -74ZM-20 -46Q-6 -52 0 -40Q-4 -26 -14 -28Z',
        paint.of('#8fc46a'),
      ),
      path('M-30 -92Q-10 -112 14 -106Q-8 -100 -22 -84Z', '#ffffff', { opacity: 0.3 }),
      line('M-20 -116A54 54 0 0 0 20 -16', wood, 6),
      circle(-20, -116, 5, paint.of('#f0c765')),
    ],
    { x, y, scale },
  );
}

/** A lamp on a cable from the ceiling; (x, y) is the middle of its rim. */
export function pendantLamp(canvas: Canvas, [x, y]: Point, colour: Colour, scale = 1): Art {
  const { paint, light } = canvas;
  return [
    light.lamps && canvas.glow(x, y + 60, 480, 400, '#ffc066', 0.6),
    line(`M${x} ${n(y - 70 * scale)}V-10`, paint.of('#5f5048'), 4),
    group(
      [
        ellipse(0, 0, 34, 14, light.lamps ? '#fff0b8' : paint.of('#fff4da')),
        path(
          'M-64 0Q-58 -56 -14 -66V-78H14V-66Q58 -56 64 0Q0 16 -64 0Z',
          sideLit(canvas, colour, { contrast: 0.4 }),
        ),
        line('M-64 0Q0 16 64 0', paint.lit(colour, 0.5), 4),
      ],
      { x, y, scale },
    ),
    light.lamps && canvas.glow(x, y + 12, 120, 60, '#fff0b8', 0.7),
  ];
}

/** A lamp that stands on the floor, its foot at (x, y). */
export function floorLamp(canvas: Canvas, [x, y]: Point, colour: Colour, height = 430): Art {
  const { paint, light } = canvas;
  const top = y - height;
  return [
    footShadow(canvas, x, y, 60),
    line(`M${x} ${y - 6}V${top + 70}`, paint.of('#7a5a42'), 9),
    path(`M${x - 46} ${y}Q${x} ${y - 26} ${x + 46} ${y}Z`, sideLit(canvas, '#8a6248')),
    path(
      `M${x - 42} ${top}H${x + 42}L${x + 74} ${top + 96}Q${x} ${top + 110} ${x - 74} ${top + 96}Z`,
      light.lamps
        ? canvas.linear([
            [0, '#ffd98a'],
            [1, '#fff0be'],
          ])
        : sideLit(canvas, colour),
    ),
    light.lamps && canvas.glow(x, top + 80, 400, 400, '#ffc066', 0.75),
  ];
}

/** A framed picture without any writing; those of one room, counted by `order`, differ. */
export function framedPicture(
  canvas: Canvas,
  order: number,
  { left, top, right, bottom }: Box,
  frame: Colour,
): Art {
  const { paint, light } = canvas;
  const [w, h] = [right - left, bottom - top];
  const random = canvas.random('pictures');
  const motifs = [hills, boat, bloom, rainbow];
  const motif = motifs[(Math.floor(random() * motifs.length) + order) % motifs.length] ?? hills;
  return [
    rect(left - 4, top + 6, w + 14, h + 10, light.shadow, { opacity: 0.18, corner: 4 }),
    rect(left - 10, top - 10, w + 20, h + 20, slantLit(canvas, frame), { corner: 5 }),
    rect(left, top, w, h, paint.of(pick(random, ['#fdf6e6', '#e7f2f4', '#fdeee2'] as const))),
    group(motif(canvas), { x: left + w / 2, y: top + h / 2, scale: Math.min(w, h) / 110 }),
  ];
}

const hills = ({ paint }: Canvas): Art => [
  circle(20, -20, 13, paint.of('#f5c451')),
  path('M-46 34Q-24 -16 0 20Q20 -6 46 34Z', paint.of('#7fb58a')),
  path('M-46 34Q-10 6 46 34Z', paint.of('#5f9a78')),
];

const boat = ({ paint }: Canvas): Art => [
  path('M-4 -40V10H-34Z', paint.of('#e0705c')),
  path('M4 -34V10H30Z', paint.of('#f2c761')),
  path('M-36 16H36L24 34H-24Z', paint.of('#8a6248')),
  line('M-44 40q11 -9 22 0t22 0t22 0t22 0', paint.of('#5596bd'), 5),
];

const bloom = ({ paint }: Canvas): Art => [
  line('M0 44V4M0 30Q-18 26 -20 12M0 34Q16 30 20 18', paint.of('#5a9f6a'), 5),
  path(star([0, -12], 30, { points: 8, waist: 0.6 }), paint.of('#e58f7a')),
  circle(0, -12, 11, paint.of('#f5c451')),
];

const rainbow = ({ paint }: Canvas): Art =>
  ['#e0705c', '#f2c761', '#5fae8c', '#5596bd'].map((colour, i) =>
    line(
      `M${-40 + i * 8} 24A${40 - i * 8} ${40 - i * 8} 0 0 1 ${40 - i * 8} 24`,
      paint.of(colour as Colour),
      8,
    ),
  );

/** A round clock with dots instead of numbers. */
export function clock(canvas: Canvas, [x, y]: Point, radius: number, colour: Colour): Art {
  const { paint } = canvas;
  let dots = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    dots += `M${n(Math.cos(angle) * 33)} ${n(Math.sin(angle) * 33)}h.1`;
  }
  return group(
    [
      circle(4, 6, 46, canvas.light.shadow, { opacity: 0.2 }),
      circle(0, 0, 46, slantLit(canvas, colour)),
      circle(0, 0, 38, paint.of('#fdf6e6')),
      line(dots, paint.of('#8a6a58'), 5),
      line('M0 0L-2 -24M0 0L16 8', paint.of('#5f4a44'), 5),
      circle(0, 0, 4, paint.of('#e0705c')),
    ],
    { x, y, scale: radius / 46 },
  );
}

/** A cushion that has been sat on, its lower middle at (x, y). */
export function cushion(canvas: Canvas, [x, y]: Point, width: number, colour: Colour, turn = 0): Art {
  const { paint } = canvas;
  return group(
    [
      path(
        'M-46 -66Q0 -56 46 -66Q56 -62 52 -34Q54 -8 48 0Q0 -8 -48 0Q-56 -8 -52 -34Q-54 -60 -46 -66Z',
        slantLit(canvas, colour),
      ),
      line('M-34 -52Q0 -44 34 -52M-36 -12Q0 -18 36 -12', paint.lit(colour, 0.5), 3, { opacity: 0.6 }),
      circle(0, -33, 5, paint.shaded(colour, 0.3)),
    ],
    { x, y, turn, scale: width / 104 },
  );
}
