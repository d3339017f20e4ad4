import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  LEAF,
  dots,
  dusk,
  gleam,
  leaf,
  points,
  ripe,
  seam,
  shine,
  thing,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Cut in half, the white flesh towards us; the whole one behind. */
const coconut = thing([100, 80], [0, -36], (brush) => {
  const { of, form, ball, near } = brush;
  const husk: Colour = '#8b6142';
  return [
    circle(-14, -44, 35, ball(husk, 0.3, 0.4)),
    seam(brush, 'M-40 -62q10 -10 22 -12M-44 -48q12 -14 30 -16M-42 -32q8 -8 16 -10', husk),
    near && seam(brush, 'M-34 -24q6 -6 12 -8M-30 -70q8 -5 14 -6M-24 -54q6 -2 10 -2', husk, { width: 1 }),
    ellipse(20, -30, 30, 30, form(husk, 0.2, 0.4)),
    ellipse(18, -31, 27, 27, of(CREAM)),
    ellipse(18, -31, 25, 25, form('#fdf8ec', 0.3, 0.12)),
    ellipse(17, -30, 18, 18, form('#d9d2c4', 0, 0.25)),
    ellipse(18, -25, 15, 12, of('#eef1ee')),
    near && shine(brush, 'M8 -26q6 8 18 6', 2),
  ];
});

const pineapple = thing([56, 100], [0, -34], (brush) => {
  const { canvas, form, of, lit, near } = brush;
  const body = 'M0 0C-22 0 -28 -16 -27 -32C-26 -50 -14 -60 0 -60C14 -60 26 -50 27 -32C28 -16 22 0 0 0Z';
  const skin: Colour = '#e0a040';
  const crown = ['M0 -58Q-26 -66 -26 -84Q-10 -78 0 -58Z', 'M0 -58Q26 -66 26 -84Q10 -78 0 -58Z'];
  const middle = ['M0 -58Q-22 -80 -14 -95Q-2 -84 0 -58Z', 'M0 -58Q22 -80 14 -95Q2 -84 0 -58Z'];
  const eyes = [-46, -34, -22, -10].flatMap((y, row) =>
    [-20, -7, 7, 20].map((x) => [x + (row % 2 ? 5 : 0) - 2, y + Math.abs(x) * 0.12] as const),
  );
  return [
    crown.map((d) => path(d, form('#5f8f5a'))),
    middle.map((d) => path(d, form('#74a562'))),
    path('M0 -56Q-10 -82 0 -100Q10 -82 0 -56Z', form('#8ab86c')),
    path(body, ripe(brush, skin, '#a8652f')),
    group(
      [
        seam(
          brush,
          'M-26 -38L2 -1M-24 -48L18 -3M-14 -57L25 -17M2 -60L27 -36M26 -38L-2 -1M24 -48L-18 -3M14 -57L-25 -17M-2 -60L-27 -36',
          skin,
          { width: 1.8, opacity: 0.6 },
        ),
        line(dots(eyes), lit('#f5cf6e', 0.3), 3.4, { opacity: 0.8, airy: true }),
        near && line(dots(eyes.map(([x, y]) => [x + 0.6, y + 0.8])), of('#a9702f'), 1.4, { airy: true }),
      ],
      { clip: canvas.clip(body) },
    ),
    dusk(brush, 'M-14 -57Q0 -50 14 -57Q8 -62 0 -61Q-8 -62 -14 -57Z', 0.3),
  ];
});

/** A slice of a water melon. */
const melon = thing([100, 56], [0, -10], (brush) => {
  const { of, form, near } = brush;
  const seeds = points('-26 -40, -10 -44, 8 -44, 25 -40, -17 -29, 0 -31, 17 -29, 0 -18');
  return [
    path(
      'M-50 -54C-48 -18 -24 0 0 0C24 0 48 -18 50 -54Q47 -56 44 -54H-44Q-47 -56 -50 -54Z',
      form('#4f8a55', 0.2, 0.35),
    ),
    path('M-45 -54C-42 -22 -22 -5 0 -5C22 -5 42 -22 45 -54Z', of('#dfeac0')),
    path('M-41 -54C-38 -25 -20 -10 0 -10C20 -10 38 -25 41 -54Z', form('#e5695f', 0.2, 0.2)),
    seeds.map(([x, y]) => path(`M${x} ${y - 4}q3.4 5 0 7q-3.4 -2 0 -7Z`, of('#54403f'))),
    near && seeds.map(([x, y]) => shine(brush, `M${x - 0.7} ${y - 1}v1.4`, 1, 0.64)),
    near &&
      seam(brush, 'M-46 -36q3 14 12 22M46 -36q-3 14 -12 22M-20 -4q-4 -3 -8 -6M20 -4q4 -3 8 -6', '#3f7048', {
        width: 2.4,
      }),
    shine(brush, 'M-36 -50H10', 2.4, 0.28),
  ];
});

const strawberry = thing([76, 100], [0, -78], (brush) => {
  const { of, form, lit, near } = brush;
  const seeds = points(
    '-20 -56, -6 -60, 10 -60, 24 -54, -24 -42, -10 -45, 5 -46, 19 -42, -16 -30, -1 -31, 13 -29, -7 -17, 6 -16',
  );
  return [
    path(
      'M0 0C-12 -4 -38 -32 -37 -56C-36 -74 -14 -78 0 -72C14 -78 36 -74 37 -56C38 -32 12 -4 0 0Z',
      ripe(brush, '#e0604f', '#b03a42'),
    ),
    seeds.map(([x, y]) => ellipse(x, y, 1.7, 2.6, of('#f4cf7a'), { airy: true })),
    near &&
      seeds.map(([x, y]) =>
        line(`M${x - 2.6} ${y + 2}q2.6 3.4 5.2 0`, of('#b23d3a'), 1.1, { opacity: 0.7, airy: true }),
      ),
    dusk(brush, 'M-30 -68Q0 -52 30 -68Q0 -82 -30 -68Z', 0.22),
    path('M0 -76Q-18 -58 -34 -66Q-24 -84 0 -80Q24 -84 34 -66Q18 -58 0 -76Z', form(LEAF)),
    path('M0 -80Q-12 -70 -10 -54Q2 -62 0 -80ZM0 -80Q14 -70 14 -56Q2 -62 0 -80Z', form('#7fb062')),
    line('M0 -80Q0 -92 8 -97', of('#6c8f4e'), 5),
    near &&
      line('M0 -78Q-14 -68 -26 -68M0 -78Q14 -68 26 -68', lit('#a9cf86', 0.2), 1.4, {
        opacity: 0.8,
        airy: true,
      }),
    gleam(brush, 'M-29 -52q0 10 5 18', 3.6, 0.4),
  ];
});

const grapes = thing([74, 100], [2, -92], (brush) => {
  const { of, ball, form, near } = brush;
  const berries = points(
    '-24 -60, -8 -64, 9 -64, 25 -58, -17 -47, 0 -50, 17 -46, -9 -34, 9 -33, 0 -20, 1 -10',
  );
  return [
    line('M2 -66Q0 -84 6 -97', of('#8a6a48'), 4.5),
    path(leaf([4, -82], [-35, -84], 17), form(LEAF)),
    near && seam(brush, 'M4 -82L-28 -84M-8 -83l-6 -6M-14 -83l-5 6', LEAF, { width: 1.3 }),
    berries.map(([x, y]) => circle(x, y, 10.6, ball('#7d5a96', 0.34, 0.34))),
    berries.map(([x, y]) => circle(x - 3.4, y - 4, 2.2, of('#e6d4ea'), { opacity: 0.7, airy: true })),
    near && line('M8 -84q12 -2 10 -12q-6 0 -6 6q2 6 12 2', of('#8fae60'), 1.6),
  ];
});

const banana = thing([100, 76], [-4, -24], (brush) => {
  const { of, near } = brush;
  const peel: Colour = '#efc44f';
  return [
    path(
      'M34 -72C38 -66 46 -68 46 -62C50 -34 22 0 -22 -2C-36 -2 -48 -8 -49 -14C-50 -20 -46 -22 -42 -20C-8 -22 26 -38 34 -72Z',
      warm(brush, peel, '#d9a03c'),
    ),
    path('M46 -62C50 -34 22 0 -22 -2C-36 -2 -48 -8 -49 -14C-18 -4 32 -14 40 -66Z', of('#cf9236'), {
      opacity: 0.55,
      airy: true,
    }),
    path('M33 -71L35 -76H44L46 -62Q40 -64 33 -71Z', of('#9c8a45')),
    path('M-42 -20Q-50 -20 -49 -13L-44 -9Q-40 -14 -42 -20Z', of('#6f5a40')),
    shine(brush, 'M-30 -19C0 -22 24 -36 33 -56', 3, 0.4),
    near &&
      seam(brush, 'M-10 -12q4 0 6 -1M10 -18q5 -2 7 -4M26 -34q2 -2 3 -5M-28 -9h4', '#a9823a', { width: 2 }),
  ];
});

export const THINGS_OF_FRUIT = {
  coconut,
  pineapple,
  melon,
  strawberry,
  grapes,
  banana,
} satisfies Partial<Record<Prop, PropArt>>;
