import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n, star, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { flowers, frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { sideLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { pennant } from '#engines/illustrator/built-in/scenery/towers.ts';
import { farTree } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { carousel } from '#engines/illustrator/built-in/settings/market/carousel.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

const BRIGHT: readonly Colour[] = ['#e0604f', '#f0b048', '#4f9fb0', '#8a6ab0', '#e5829f', '#7fae62'];

/** The fair on the green: carousel, big wheel, slide and tent. */
export function fair(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('fair');
  const main = pick(random, BRIGHT);
  const green = snowedOn(canvas, '#8fba64');
  return {
    back: [
      sky(canvas),
      clouds(canvas, 6, 90, 330),
      land(canvas, {
        name: 'hills',
        y: 560,
        height: 60,
        waves: 2.6,
        colour: snowedOn(canvas, '#8fb592'),
        depth: 0.62,
        grain: 40,
      }).art,
      slideTower(canvas, [520, 648], pick(random, BRIGHT)),
      tent(canvas, [800, 652], main),
      bigWheel(canvas, [1262, 352], 250, pick(random, BRIGHT)),
      mist(canvas, 520, 160, 0.3),
      canvas.glow(800, 540, 620, 290, light.glow, light.night ? 0.14 : 0.42),
      [620, 690, 940, 1010].map((x) =>
        farTree(canvas, random, [x, 660], between(random, 70, 100), {
          colour: '#6fa65c',
          depth: 0.4,
        }),
      ),
      meadow(canvas, 652, green, { tufts: 40 }),
      trail(canvas, 656, snowedOn(canvas, '#e6cb98', 0.6), { from: 810, to: 640 }),
      flowers(canvas, random, {
        count: 22,
        top: 700,
        bottom: 880,
        colours: ['#fff3d6', '#f7c35f', '#e5627e', '#ffffff'],
      }),
      light.lamps && canvas.glow(800, 740, 700, 80, '#ffcf7a', 0.25),
      carousel(canvas, [202, 762], main),
      sweetsCart(canvas, random, [1340, 790]),
      balloons(canvas, random, [1212, 760]),
    ],
    front: [
      [
        { from: [-20, 60], to: [820, -14], sag: 70 },
        { from: [820, -14], to: [1620, 70], sag: 70 },
      ].map(({ from: [x1 = 0, y1 = 0], to: [x2 = 0, y2 = 0], sag }) =>
        bulbs(canvas, { from: [x1, y1], to: [x2, y2], sag, count: 13, size: 15, colours: BRIGHT }),
      ),
      frame(canvas, '#6fae5e'),
    ],
    ground: { far: 752, near: 844 },
    obstacles: [
      { left: 0, top: 400, right: 398, bottom: 780 },
      { left: 1200, top: 560, right: 1460, bottom: 800 },
    ],
  };
}

/** A tower with a slide around it. */
function slideTower(canvas: Canvas, [x, y]: Point, colour: Colour): Art {
  const { paint } = canvas;
  const depth = 0.4;
  const turns = [0, 1, 2, 3].map((i) => {
    const [top, w] = [-40 - i * 56, 66 - i * 8];
    return `M${-w} ${top}Q0 ${top + 34} ${w} ${top - 22}`;
  });
  return group(
    [
      path('M-50 0L-30 -260H30L50 0Z', sideLit(canvas, '#f8ead0', { depth })),
      path('M-46 -50L-42 -100L42 -120L45 -76ZM-38 -150L-35 -196L33 -212L37 -170Z', paint.of(colour, depth)),
      line(turns.join(''), paint.of('#f0c46a', depth), 15),
      line(turns.join(''), paint.of('#fff3d6', depth), 4, { opacity: 0.7 }),
      pennant(canvas, [0, -318], 36, colour, depth),
      path('M-44 -256L0 -330L44 -256Q0 -244 -44 -256Z', sideLit(canvas, snowedOn(canvas, colour), { depth })),
    ],
    { x, y },
  );
}

function tent(canvas: Canvas, [x, y]: Point, colour: Colour): Art {
  const { paint, light } = canvas;
  const depth = 0.46;
  const cloth = snowedOn(canvas, colour, 0.5);
  const stripes = [-3, -1, 1, 3].map(
    (k) => `M0 -200L${k * 38 - 18} -104L${k * 40 - 20} 0H${k * 40 + 20}L${k * 38 + 18} -104Z`,
  );
  return group(
    [
      pennant(canvas, [0, -196], 44, '#f0b048', depth),
      path(
        'M0 -200Q-60 -130 -152 -104L-144 0H144L152 -104Q60 -130 0 -200Z',
        sideLit(canvas, '#fbf0dc', { depth }),
      ),
      group(path(stripes.join(''), paint.of(cloth, depth)), {
        clip: canvas.clip('M0 -200Q-60 -130 -152 -104L-144 0H144L152 -104Q60 -130 0 -200Z'),
      }),
      path('M-26 0Q-14 -50 0 -78Q14 -50 26 0Z', light.lamps ? '#ffd08a' : paint.of('#8a6a72', depth)),
      light.lamps && canvas.glow(0, -50, 170, 110, '#ffc070', 0.5),
      line(
        'M-152 -104Q-114 -86 -76 -104Q-38 -86 0 -104Q38 -86 76 -104Q114 -86 152 -104',
        paint.of('#fff6e6', depth),
        8,
      ),
    ],
    { x, y },
  );
}

/** It turns by a third of the way from cabin to cabin, and all cabins look alike, so that three frames close the round. */
function bigWheel(canvas: Canvas, [x, y]: Point, radius: number, colour: Colour): Art {
  const { paint, light } = canvas;
  const depth = 0.3;
  const cabins = 12;
  const turn = (canvas.frame / 3) * ((Math.PI * 2) / cabins);
  const at = (i: number, r: number): Point => {
    const angle = (i / cabins) * Math.PI * 2 + turn;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  };
  const around = Array.from({ length: cabins }, (_, i) => i);
  const steel = paint.of('#9aa5b5', depth);
  const spokes = around.map((i) => `M0 0L${at(i, radius).map(n).join(' ')}`).join('');
  const ring = (r: number, width: number) => ({ ...circle(0, 0, r, 'none'), stroke: steel, width });
  return group(
    [
      line(`M-92 310L0 0L92 310M-52 180H52`, paint.of('#c9b8a8', depth), 15),
      line(spokes, steel, 3, { opacity: 0.7 }),
      ring(radius, 7),
      ring(radius * 0.9, 4),
      light.lamps && canvas.glow(0, 0, radius * 1.25, radius * 1.25, '#ffcf8a', 0.3),
      light.lamps &&
        around.map((i) => [
          canvas.glow(...at(i + 0.5, radius), 26, 26, '#ffd76a', 0.7),
          circle(...at(i + 0.5, radius), 6, '#fff0b8'),
        ]),
      circle(0, 0, 26, paint.of('#f0b048', depth)),
      path(star([0, 0], 17), paint.of('#fff3d6', depth)),
      around.map((i) => cabin(canvas, at(i, radius), colour, depth)),
    ],
    { x, y },
  );
}

function cabin(canvas: Canvas, [x, y]: Point, colour: Colour, depth: number): Art {
  const { paint, light } = canvas;
  return group(
    [
      line('M0 0V12', paint.of('#8a8f9a', depth), 4),
      path('M-24 30Q-22 8 0 8Q22 8 24 30Z', paint.of(snowedOn(canvas, '#f0b048', 0.6), depth)),
      rect(-21, 28, 42, 16, light.lamps ? '#ffe6a0' : paint.of('#eaf3f2', depth)),
      path('M-24 42H24Q22 62 0 62Q-22 62 -24 42Z', paint.of(colour, depth - 0.06)),
    ],
    { x, y, turn: canvas.sway() * 3 },
  );
}

/** Spun sugar in a glass bowl, on two wheels. */
function sweetsCart(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  const colour = pick(random, BRIGHT);
  const wheel = (cx: number) => [
    { ...circle(cx, -26, 24, 'none'), stroke: paint.of('#7a5540'), width: 6 },
    line(
      `M${cx - 22} -26h44M${cx} -48v44M${cx - 16} -42l32 32M${cx + 16} -42l-32 32`,
      paint.of('#b98a5c'),
      3,
    ),
  ];
  const floss = (cx: number, tint: Colour, cy: number) => [
    line(`M${cx} ${cy}v34`, paint.of('#f3e2c8'), 4),
    circle(cx, cy - 8, 18, paint.of(tint)),
    circle(cx - 6, cy - 14, 10, paint.lit(tint, 0.5), { opacity: 0.8 }),
  ];
  return group(
    [
      ellipse(0, 0, 100, 10, canvas.light.shadow, { opacity: 0.3 }),
      line('M-78 -110V-236M78 -110V-236', paint.of('#e8d3ac'), 7),
      canvas.light.lamps && canvas.glow(0, -170, 130, 100, '#ffcf7a', 0.7),
      floss(-44, '#f6b8cc', -150),
      floss(0, '#bfe0ee', -158),
      floss(44, '#f8e3a0', -150),
      wheel(-50),
      wheel(50),
      rect(-88, -118, 176, 78, sideLit(canvas, colour), { corner: 10 }),
      path(star([0, -78], 22), paint.of('#fff3d6')),
      rect(-94, -126, 188, 14, paint.lit('#fbf0dc', 0.2), { corner: 6 }),
      Array.from({ length: 6 }, (_, i) => {
        const left = -102 + i * 34;
        return path(
          `M${left + 8} -282H${left + 34 + 6}L${left + 34} -236Q${left + 17} ${n(-216 + canvas.sway(i) * 2)} ${left} -236Z`,
          i % 2 ? paint.of('#fff4e0') : paint.of(snowedOn(canvas, colour, 0.6)),
        );
      }),
    ],
    { x, y },
  );
}

function balloons(canvas: Canvas, random: Random, [x, y]: Point): Art {
  const { paint } = canvas;
  const places: readonly Point[] = [
    [-34, -236],
    [8, -262],
    [44, -230],
    [-12, -206],
    [30, -188],
  ];
  return group(
    [
      places.map(([bx, by], i) => {
        const [cx, cy] = [bx + canvas.sway(i) * 4, by + canvas.sway(i + 1) * 3];
        const colour = BRIGHT[(i + Math.floor(random() * 6)) % BRIGHT.length] ?? '#e0604f';
        return [
          line(`M${n(cx)} ${n(cy + 26)}Q${n(cx * 0.4)} -120 0 -30`, paint.of('#f3e9da'), 2),
          ellipse(
            cx,
            cy,
            24,
            29,
            canvas.radial(
              [
                [0, paint.lit(colour, 0.5)],
                [0.5, paint.of(colour)],
                [1, mix(paint.of(colour), canvas.light.shadow, 0.25)],
              ],
              [0.35, 0.3, 0.8],
            ),
          ),
          path(`M${n(cx - 5)} ${n(cy + 34)}l5 -7l5 7Z`, paint.of(colour)),
        ];
      }),
      path('M-16 -32H16L12 0H-12Z', sideLit(canvas, '#b5764f')),
    ],
    { x, y },
  );
}
