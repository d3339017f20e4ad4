import { pick, type Random } from '#domain/random.ts';
import type { Canvas } from '#engines/illustrator/built-in/draw/canvas.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import { dappled, land, meadow, mist, trail } from '#engines/illustrator/built-in/nature/ground.ts';
import { firefliesOrDust } from '#engines/illustrator/built-in/nature/light-effects.ts';
import { frame } from '#engines/illustrator/built-in/nature/plants.ts';
import { birds, clouds, sky } from '#engines/illustrator/built-in/nature/sky.ts';
import { canopy, leaves, trunk } from '#engines/illustrator/built-in/nature/trees.ts';
import { cottage } from '#engines/illustrator/built-in/scenery/cottage.ts';
import { picketFence } from '#engines/illustrator/built-in/scenery/fences.ts';
import { flowerBed, sunflower } from '#engines/illustrator/built-in/scenery/flower-bed.ts';
import { ladder } from '#engines/illustrator/built-in/scenery/ladder.ts';
import { slantLit, snowedOn } from '#engines/illustrator/built-in/scenery/shading.ts';
import { treeline } from '#engines/illustrator/built-in/scenery/treeline.ts';
import { lawnOf, leafOf, petalsOf } from '#engines/illustrator/built-in/settings/garden/colours.ts';
import type { Stage } from '#engines/illustrator/built-in/settings/stage.ts';

/** The garden before a little house: an apple tree, a gate under roses, beehives, borders in full bloom. */
export function cottageGarden(canvas: Canvas): Stage {
  const { light } = canvas;
  const random = canvas.random('cottage garden');
  const leaf = leafOf(canvas);
  const petals = petalsOf(canvas);
  const snow = canvas.weather === 'snow';
  return {
    back: [
      sky(canvas),
      clouds(canvas, 3, 90, 280),
      birds(canvas, 760, 200),
      hills(canvas, leaf),
      cottage(canvas, 'garden', [1300, 682], 1.02, 0.06),
      meadow(canvas, 662, lawnOf(canvas), { tufts: 46 }),
      picketFence(canvas, { from: -10, to: 318, y: 690, height: 84, depth: 0.05 }),
      picketFence(canvas, { from: 452, to: 1080, y: 690, height: 84, depth: 0.05 }),
      flowerBed(canvas, random, {
        name: 'fence',
        from: 470,
        to: 1070,
        y: 702,
        height: 34,
        colours: petals,
        leaf,
        depth: 0.12,
      }),
      trail(canvas, 676, snowedOn(canvas, '#e0c596', 0.8), { from: 1250, to: 640 }),
      roseArch(canvas, random, leaf, petals),
      beehives(canvas, random),
      flowerBed(canvas, random, {
        name: 'house',
        from: 1330,
        to: 1640,
        y: 736,
        height: 52,
        colours: petals,
        leaf,
      }),
      dappled(canvas, 720, 880, 12),
      appleTree(canvas, random, leaf),
      !snow && ([1420, 1476, 1536] as const).map((x, i) => sunflower(canvas, [x, 776], 230 + (i % 2) * 50)),
      flowerBed(canvas, random, {
        name: 'left',
        from: -60,
        to: 250,
        y: 800,
        height: 64,
        colours: petals,
        leaf,
      }),
      flowerBed(canvas, random, {
        name: 'right',
        from: 1370,
        to: 1660,
        y: 806,
        height: 64,
        colours: petals,
        leaf,
      }),
      canvas.glow(780, 560, 600, 280, light.glow, 0.25),
    ],
    light: firefliesOrDust(canvas, { left: 160, top: 320, right: 1440, bottom: 780 }),
    front: frame(canvas, leaf),
    ground: { far: 748, near: 840 },
    obstacles: [
      { left: 0, top: 600, right: 300, bottom: 805 },
      { left: 300, top: 440, right: 470, bottom: 720 },
      { left: 1330, top: 560, right: 1600, bottom: 810 },
    ],
  };
}

function hills(canvas: Canvas, leaf: Colour): Art {
  const green = snowedOn(canvas, tone(leaf, 0.05));
  return [
    land(canvas, { name: 'far hill', y: 500, height: 60, waves: 1.4, colour: green, depth: 0.76, grain: 40 })
      .art,
    land(canvas, { name: 'hill', y: 560, height: 40, waves: 1.8, colour: green, depth: 0.58, grain: 50 }).art,
    mist(canvas, 480, 160, 0.3),
    treeline(canvas, {
      name: 'trees',
      y: 670,
      height: 110,
      colour: leaf,
      depth: 0.5,
      crown: 110,
      share: (x) => 0.45 + 0.55 * Math.min(1, Math.abs(x - 760) / 480),
    }),
    treeline(canvas, { name: 'hedge', y: 690, height: 66, colour: leaf, depth: 0.32, crown: 60 }),
  ];
}

function roseArch(canvas: Canvas, random: Random, leaf: Colour, petals: readonly Colour[]): Art {
  const { paint } = canvas;
  const wood = '#fbf4e6';
  const green = leaves(canvas, leaf, 0.04);
  const foliage = (shift: number, size: number, fill: string) =>
    path(
      roses
        .map(([x, y]) =>
          blob(random, [x + shift, y + shift], 27 * size, 30 * size, { corners: 8, wobble: 0.14 }),
        )
        .join(''),
      fill,
    );
  const roses = [
    [-58, -60],
    [-64, -110],
    [-54, -160],
    [-62, -206],
    [-46, -246],
    [-18, -272],
    [16, -276],
    [46, -250],
    [60, -210],
    [54, -160],
    [64, -112],
    [56, -64],
  ] as const;
  return group(
    [
      line(
        'M-66 0V-190Q-60 -268 0 -272Q60 -268 66 -190V0M-48 0V-186Q-42 -250 0 -254Q42 -250 48 -186V0',
        paint.shaded(wood, 0.12),
        8,
      ),
      line('M-66 -40H-48M-66 -90H-48M-66 -140H-48M66 -40H48M66 -90H48M66 -140H48', paint.of(wood), 6),
      gate(canvas),
      foliage(2, 1.1, green.dark),
      foliage(-3, 0.9, green.middle),
      foliage(-8, 0.5, green.light),
      canvas.weather !== 'snow' &&
        roses.flatMap(([x, y], i) =>
          [0, 1].map((k) => {
            const [px, py] = [x + (k ? 14 : -10), y + (k ? 10 : -8)];
            const petal = petals[i % 2] ?? '#e8788a';
            return [circle(px, py, 10, paint.of(petal)), circle(px - 2, py - 2, 5, paint.lit(petal, 0.5))];
          }),
        ),
    ],
    { x: 384, y: 700 },
  );
}

function gate(canvas: Canvas): Art {
  return picketFence(canvas, { from: -42, to: 44, y: -2, height: 78, colour: '#e9d9bd' });
}

/** Straw hives on a bench of planks. */
function beehives(canvas: Canvas, random: Random): Art {
  const { paint } = canvas;
  const straw = snowedOn(canvas, '#e3b85f', 0.5);
  const hum = canvas.sway() * 4;
  return group(
    [
      ellipse(0, 4, 110, 10, canvas.light.shadow, { opacity: 0.25 }),
      line('M-80 0V-26M80 0V-26', paint.of('#8d6a4c'), 10),
      rect(-106, -36, 212, 14, slantLit(canvas, '#a98463'), { corner: 4 }),
      [-52, 52].map((x) => [
        path(
          `M${x - 42} -36Q${x - 46} -112 ${x} -116Q${x + 46} -112 ${x + 42} -36Z`,
          slantLit(canvas, straw),
        ),
        line(
          `M${x - 42} -54q42 8 84 0M${x - 40} -74q40 8 80 0M${x - 34} -94q34 7 68 0`,
          paint.shaded(straw, 0.35),
          3,
          { opacity: 0.5 },
        ),
        path(`M${x - 10} -38q0 -20 10 -20q10 0 10 20Z`, paint.shaded('#5d4433', 0.2)),
      ]),
      !canvas.light.night &&
        canvas.weather !== 'snow' &&
        (
          [
            [-20, -134],
            [20, -150],
            [84, -128],
          ] as const
        ).map(([x, y], i) => [
          circle(x + hum, y + canvas.sway(i) * 5, 4, paint.of('#f2b93b')),
          circle(x + hum + 3, y - 4 + canvas.sway(i) * 5, 3, '#ffffff', { opacity: 0.7 }),
        ]),
    ],
    { x: 1180 + pick(random, [0, 12] as const), y: 712, scale: 0.62 },
  );
}

function appleTree(canvas: Canvas, random: Random, leaf: Colour): Art {
  const { paint } = canvas;
  const apple = pick(random, ['#d9443c', '#f0c04a', '#e86a4a'] as const);
  const apples = [
    [70, 300],
    [150, 250],
    [230, 320],
    [110, 380],
    [200, 410],
    [290, 380],
    [50, 420],
    [260, 260],
  ] as const;
  return [
    ellipse(150, 752, 130, 16, canvas.light.shadow, { opacity: 0.28 }),
    trunk(canvas, random, [150, 750], 420, 52, { lean: 10 }),
    line('M160 520Q220 460 250 400M150 500Q90 450 70 400', paint.of('#70503f'), 18),
    canopy(random, [160, 320], 470, 340, leaves(canvas, leaf, 0.02), 1.2),
    canvas.weather !== 'snow' &&
      apples.map(([x, y]) => [
        circle(x, y, 15, slantLit(canvas, apple)),
        line(`M${x} ${y - 14}q2 -6 6 -8`, paint.of('#6b4a38'), 3),
      ]),
    ladder(
      canvas,
      [
        [196, 764],
        [232, 470],
      ],
      [
        [250, 766],
        [262, 470],
      ],
      { rungs: 6, width: 9 },
    ),
  ];
}
