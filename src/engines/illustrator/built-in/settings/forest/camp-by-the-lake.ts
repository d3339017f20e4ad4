import { between, pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
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
import { land, meadow, mist } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { flowers, frame, reeds } from '#engines/illustrator/built-in/nature/plants.ts';
import { clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { pine, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { campfire } from '#engines/illustrator/built-in/scenery/campfire.ts';
import { bulbs } from '#engines/illustrator/built-in/scenery/garlands.ts';
import { sideLit, snowedOn, topLit } from '#engines/illustrator/built-in/scenery/shading.ts';
import { stillWater } from '#engines/illustrator/built-in/scenery/still-water.ts';
import { tent, TENT_CLOTHS } from '#engines/illustrator/built-in/scenery/tent.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** Tents under the pines, a fire with logs around it, a jetty that goes out into the lake. */
export function campByTheLake(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('camp');
  const green = snowedOn(canvas, '#8fb068');
  const needles: Colour = canvas.weather === 'snow' ? '#7f9f98' : '#4a8266';
  const [first, second] = [pick(random, TENT_CLOTHS), pick(random, TENT_CLOTHS)];
  return {
    back: [
      sky(canvas),
      clouds(canvas, 4, 90, 240),
      land(canvas, {
        name: 'far hills',
        y: 490,
        height: 70,
        waves: 1.6,
        colour: snowedOn(canvas, '#7fa392'),
        depth: 0.62,
        grain: 40,
      }).art,
      farShore(canvas, random, needles),
      mist(canvas, 450, 150, 0.45),
      stillWater(canvas, {
        name: 'lake',
        d: 'M-20 566H1620V730H-20Z',
        box: { left: 0, top: 566, right: 1600, bottom: 730 },
        colour: '#5aa7b8',
        glints: 40,
      }),
      light.night && moonRoad(canvas),
      canvas.glow(800, 560, 620, 280, light.glow, light.night ? 0.16 : 0.4),
      jetty(canvas),
      meadow(canvas, 700, green, { tufts: 46 }),
      [470, 1130].map((x) => reeds(canvas, random, [x, 714], 76, { brown: true })),
      flowers(canvas, random, {
        count: 18,
        top: 756,
        bottom: 885,
        colours: ['#fff6e2', '#f3c05a', '#b58fe0'],
      }),
      tall(canvas, random, needles),
      tent(canvas, [1556, 720], { cloth: second, scale: 0.66 }),
      tent(canvas, [1378, 768], { cloth: first, scale: 0.98 }),
      canoeRack(canvas),
      log(canvas, [190, 742], 150),
      log(canvas, [336, 812], 120),
      campfire(canvas, [236, 792], 0.86),
      bulbs(canvas, { from: [62, 200], to: [1506, 176], sag: 96, count: 17, size: 14 }),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 340, right: 1440, bottom: 780 }),
    front: frame(canvas, needles),
    ground: { far: 756, near: 842 },
    obstacles: [
      { left: 40, top: 640, right: 396, bottom: 830 },
      { left: 1206, top: 520, right: 1600, bottom: 786 },
    ],
    seats: [
      { name: 'log', x: 190, y: 706, width: 150, foot: 744 },
      { name: 'log', x: 336, y: 780, width: 120, foot: 814 },
    ],
  };
}

function farShore(canvas: Canvas, random: Random, colour: Colour): Art {
  return Array.from({ length: 34 }, (_, i) => {
    const x = ((i + between(random, 0, 0.9)) / 34) * 1640 - 20;
    const side = Math.abs(x - 800) / 800;
    return pine(canvas, random, [x, 572], between(random, 46, 74) + side * 60, {
      colour,
      depth: 0.5,
      detail: 0.2,
    });
  });
}

function moonRoad(canvas: Canvas): Art {
  const x = canvas.light.sun[0] * 1600;
  let d = '';
  for (let i = 0; i < 12; i++) {
    const half = 14 + i * 7 + canvas.sway(i) * 8;
    d += `M${n(x - half)} ${574 + i * 12}H${n(x + half)}`;
  }
  return line(d, '#fff3cf', 4, { opacity: 0.35 });
}

/** Somebody has left a fishing rod and a pair of boots. */
function jetty(canvas: Canvas): Art {
  const { paint } = canvas;
  const wood = snowedOn(canvas, '#b98c62', 0.6);
  const boards = Array.from({ length: 11 }, (_, i) => {
    const y = 616 + i * 10;
    return `M${n(862 - i * 4)} ${y}H${n(932 + i * 3)}`;
  });
  return [
    line('M866 620V668M928 620V668M842 676V716M950 676V716', paint.shaded('#7a5a42', 0.2), 10),
    path('M864 610H930L968 726H822Z', topLit(canvas, wood)),
    line(boards.join(''), paint.shaded(wood, 0.35), 2.5, { opacity: 0.6 }),
    line('M924 652L1004 566', paint.of('#8a5f42'), 4),
    line(`M1004 566Q1016 600 1010 ${n(640 + canvas.sway() * 3)}`, paint.of('#e6e6de'), 1.6, { opacity: 0.8 }),
    circle(1010, 642 + canvas.sway() * 3, 6, paint.of('#e0604f')),
    [878, 896].map((x) => path(`M${x} 636v22h16q4 -8 -6 -10v-12Z`, paint.of('#c9564a'))),
  ];
}

/** The pines we camp under. */
function tall(canvas: Canvas, random: Random, needles: Colour): Art {
  return [
    pine(canvas, random, [60, 730], 620, { colour: needles, depth: 0.04, detail: 0.5 }),
    pine(canvas, random, [1506, 716], 640, { colour: needles, depth: 0.06, detail: 0.5 }),
    trunk(canvas, random, [60, 734], 120, 34, { colour: '#6b4a38' }),
  ];
}

function log(canvas: Canvas, [x, y]: Point, width: number): Art {
  const { paint } = canvas;
  const half = width / 2;
  return [
    ellipse(x, y + 2, half * 1.1, 9, canvas.light.shadow, { opacity: 0.3 }),
    rect(x - half, y - 38, width, 38, topLit(canvas, snowedOn(canvas, '#8f6a4a', 0.4), { contrast: 0.4 }), {
      corner: 18,
    }),
    ellipse(x + half - 12, y - 19, 13, 18, paint.lit('#d9b184', 0.2)),
    ellipse(x + half - 12, y - 19, 6, 9, paint.of('#b98c62')),
  ];
}

function canoeRack(canvas: Canvas): Art {
  const { paint } = canvas;
  const canoe = (y: number, colour: Colour): Art =>
    path(
      `M14 ${y - 26}Q30 ${y - 8} 70 ${y - 8}H330Q372 ${y - 8} 388 ${y - 28}Q390 ${y + 14} 330 ${y + 18}H70Q14 ${y + 16} 14 ${y - 26}Z`,
      sideLit(canvas, colour),
    );
  return group(
    [
      line('M70 0L90 -130M330 0L310 -130', paint.of('#8a5f42'), 13),
      line('M84 -94H316M74 -36H326', paint.shaded('#8a5f42', 0.1), 10),
      canoe(-112, mix('#3f8a8f', '#ffffff', 0.1)),
      canoe(-54, '#d9694f'),
      line('M60 -116H344M60 -58H344', paint.of('#f6e3bd'), 4, { opacity: 0.8 }),
    ],
    { x: 20, y: 720, scale: 0.86 },
  );
}
