import type { Prop } from '#domain/picture-world.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  STEEL,
  WOOD,
  dusk,
  gleam,
  hollow,
  ripe,
  seam,
  shine,
  thing,
  upright,
  detailed,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A washtub of staves; foam stands over its rim unless it is empty. */
const tub = thing([100, 58], [0, -40], (brush) => {
  const { of, state } = brush;
  return [
    ellipse(0, -46, 47, 9, state === 'empty' ? hollow(brush, '#6f4a34') : of('#cfe8ee')),
    path('M-48 -46Q0 -34 48 -46L40 0H-40Z', upright(brush, WOOD)),
    seam(brush, 'M-30 -39L-25 -1M-10 -36L-8 -1M10 -36L8 -1M30 -39L25 -1', WOOD, { width: 1.4 }),
    line('M-46 -33Q0 -22 46 -33M-42 -12Q0 -3 42 -12', of(STEEL), 4),
    state !== 'empty' && [
      [-30, -12, 8, 26].map((x, i) => circle(x, -48 - (i % 2) * 4, 9 + (i % 3), of('#f4fbfc'))),
      [-20, 18].map((x) => circle(x, -56, 5, of('#ffffff'), { opacity: 0.9 })),
    ],
  ];
});

/** Plates upright in a basket of wire. */
const plateRack = thing([100, 66], [0, -50], (brush) => {
  const { of, form, state } = brush;
  const plate = (x: number) => [
    ellipse(x, -34, 9, 30, form('#f4f1ea', 0.3, 0.2)),
    ellipse(x + 2, -34, 5, 20, of('#d5e3ea')),
  ];
  return [
    line('M-44 -8L-36 -46H36L44 -8', of('#8f9aa6'), 2.6),
    state !== 'empty' && [-28, -10, 8, 26].map(plate),
    line('M-48 -6H48M-50 -24H50', of(STEEL), 3),
    line('M-46 -24V-3M-28 -24V-3M-10 -24V-3M8 -24V-3M26 -24V-3M46 -24V-3', of('#9aa6b2'), 2.4),
    line('M-44 -3V0M44 -3V0', of('#737c8b'), 4),
  ];
});

const puddle = thing([100, 22], [0, -10], (brush) => [
  path(
    'M-48 -10Q-44 -20 -22 -19Q0 -24 24 -19Q48 -19 49 -10Q48 -1 22 -2Q0 1 -24 -2Q-46 -1 -48 -10Z',
    brush.form('#7fb4d2', 0.35, 0.16),
  ),
  shine(brush, 'M-30 -14Q-12 -18 8 -16M14 -8Q24 -6 32 -8', 2.4, 0.65),
]);

const snowball = thing([100, 96], [0, -48], (brush) => [
  circle(0, -48, 48, ripe(brush, '#f2f7fb', '#b8cde0', 0.5)),
  seam(brush, 'M-22 -30q8 4 14 0M10 -66q8 4 14 0M16 -26q6 3 10 0', '#a9bfd4', { width: 2 }),
]);

/** A long streak of blank ice, down a little slope. */
const iceSlide = thing([100, 40], [0, -20], (brush) => [
  path('M-50 -38Q-30 -40 -10 -26Q14 -8 50 -8V0H-50Z', brush.form('#f4f9fc', 0.3, 0.12)),
  path(
    'M-44 -37Q-28 -38 -8 -24Q16 -7 50 -6L50 -1Q10 -2 -14 -18Q-32 -31 -46 -31Z',
    brush.form('#a8d4ea', 0.5, 0.1),
  ),
  shine(brush, 'M-34 -34Q-20 -30 -4 -18M8 -10Q22 -5 40 -4', 2, 0.8),
]);

const cloud = thing([100, 56], [0, -28], (brush) => [
  path(
    'M-38 -4Q-52 -8 -48 -22Q-46 -34 -32 -34Q-28 -52 -8 -53Q10 -54 18 -40Q34 -44 42 -30Q52 -24 48 -12Q46 -3 36 -3Z',
    brush.form('#fbfaf6', 0.4, 0.16),
  ),
  dusk(brush, 'M-44 -12Q0 -4 48 -12Q46 -3 36 -3H-38Q-43 -6 -44 -12Z', 0.1),
]);

const ticket = thing([100, 54], [0, -27], (brush) => {
  const { of, form } = brush;
  return [
    path('M-50 -54H50V-36A9 9 0 0 0 50 -18V0H-50V-18A9 9 0 0 0 -50 -36Z', form('#f0c765', 0.25, 0.14)),
    rect(-34, -44, 68, 34, of('#f7dda0'), { corner: 2 }),
    line('M-26 -34H10M-26 -26H18M-26 -18H4', of('#b8803c'), 3.4),
    line('M24 -44V-10', of('#c9923f'), 2, { dash: '4 4' }),
  ];
});

const tooth = thing([78, 100], [0, -50], (brush) => [
  path(
    'M-36 -76Q-38 -98 -18 -100Q0 -94 18 -100Q38 -98 36 -76Q34 -52 26 -32Q22 -2 14 0Q6 0 4 -26Q0 -34 -4 -26Q-6 0 -14 0Q-22 -2 -26 -32Q-34 -52 -36 -76Z',
    brush.form('#fbf8ef', 0.4, 0.2),
  ),
  gleam(brush, 'M-24 -86Q-28 -70 -22 -56', 5, 0.7),
]);

/** A round crown to sit under. */
const tree = thing([86, 100], [0, -30], (brush) => {
  const { form } = brush;
  return [
    path('M-7 0Q-5 -24 -7 -46H7Q5 -24 9 0Z', upright(brush, '#8c644a')),
    path(
      'M-30 -40Q-46 -44 -42 -62Q-40 -78 -24 -80Q-18 -99 4 -99Q24 -98 28 -82Q44 -78 43 -60Q42 -44 26 -42Q14 -34 0 -40Q-14 -34 -30 -40Z',
      form('#6f9f57', 0.25, 0.3),
    ),
    [
      [-20, -66],
      [8, -82],
      [22, -60],
      [-4, -54],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 8, 5, brush.lit('#8fbf70', 0.3), { opacity: 0.6 })),
  ];
});

/** Wheels, a funnel, a lamp and a lever: it does whatever a story says. */
const machine = thing([100, 96], [0, -50], (brush) => {
  const { form, of } = brush;
  return [
    path('M-26 -66L-36 -94H-8L-16 -66Z', form('#dcab4c', 0.3, 0.3)),
    line('M34 -50Q48 -58 46 -76', of('#737c8b'), 5),
    circle(46, -80, 6, form('#cf5a4b', 0.3, 0.3)),
    rect(-44, -68, 82, 56, form('#5f93a0', 0.22, 0.3), { corner: 8 }),
    circle(-18, -40, 17, of('#f4ecdc')),
    line('M-18 -40L-8 -50', of('#cf5a4b'), 3),
    circle(-18, -40, 3, of('#574a52')),
    circle(18, -52, 5, '#ffd36a'),
    rect(8, -40, 22, 16, of('#46707c'), { corner: 3 }),
    line('M12 -36H26M12 -31H26M12 -27H26', of('#8fc0c8'), 2),
    [-28, 24].map((x) => [circle(x, -10, 11, of('#574a52')), circle(x, -10, 5, of('#b4bfc9'))]),
  ];
});

export const THINGS_WET_AND_COLD = {
  tub: detailed(tub, 'M-36 -20L-33 -3M-20 -30L-17 -3M20 -30L17 -3', WOOD),
  'plate-rack': detailed(plateRack, 'M-28 -40V-28M-10 -40V-28M8 -40V-28M26 -40V-28', '#b9c6cf'),
  puddle: detailed(puddle, 'M-20 -6Q-6 -3 8 -6M24 -14h12', '#5f94b4'),
  snowball: detailed(snowball, 'M-26 -58q6 3 10 0M-4 -14q6 3 10 0M28 -48q4 3 8 0', '#a9bfd4'),
  'ice-slide': detailed(iceSlide, 'M-20 -26L-10 -18M10 -8L24 -4M30 -5h12', '#7fb4d2'),
  cloud: detailed(cloud, 'M-24 -32q8 -8 18 -6M8 -30q8 -6 16 -2', '#c9cdd6'),
} satisfies Partial<Record<Prop, PropArt>>;

export const THINGS_OF_STORIES = {
  ticket: detailed(ticket, 'M-44 -48V-38M-44 -16V-6M44 -48V-38M30 -38V-34M30 -26V-22', '#b8803c'),
  tooth: detailed(tooth, 'M-8 -84Q0 -80 8 -84M-14 -30V-12M14 -30V-12', '#cbc6b8'),
  tree: detailed(tree, 'M-2 -40V-8M3 -34V-14M-30 -62q6 4 12 0M14 -72q6 4 12 0M-4 -86q6 4 12 0', '#5a8045'),
  machine: detailed(machine, 'M-38 -62H32M-38 -18H32M10 -58h.1M26 -58h.1M-40 -40v.1', '#46707c'),
} satisfies Partial<Record<Prop, PropArt>>;
