import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CREAM,
  DARK_WOOD,
  STEEL,
  WOOD,
  around,
  dusk,
  gleam,
  ripe,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const HAND =
  'M-10 -62V-80Q-10 -84 -7 -84Q-4 -84 -4 -80V-88Q-4 -92 -1 -92Q2 -92 2 -88V-80V-87Q2 -91 5 -91Q8 -91 8 -87V-78V-82Q8 -86 11 -86Q14 -86 14 -82V-66Q14 -54 2 -54Q-8 -54 -13 -64L-18 -72Q-20 -76 -17 -77Q-14 -78 -12 -74Z';

/** The lollipop of a crossing: an open hand on red; its other side is green, with an arrow that goes on. */
const stopSign = thing([52, 100], [0, -14], (brush) => {
  const { of, form, state, near } = brush;
  const goes = state === 'open';
  return [
    rect(-3, -54, 6, 54, upright(brush, '#efe6d4'), { corner: 2 }),
    circle(0, -74, 26, of('#fbf4e6')),
    circle(0, -74, 23, form(goes ? '#4f9a5c' : '#d24a3e', 0.2, 0.24)),
    goes ? path('M-13 -80H2V-88L16 -74L2 -60V-68H-13Z', of('#fbf4e6')) : path(HAND, of('#fbf4e6')),
    near && [
      line('M-2 -40H2M-2 -26H2', of('#c9b892'), 1.6),
      seam(brush, 'M-17 -90Q-8 -97 4 -97', '#8a3a32', { width: 1 }),
    ],
    gleam(brush, 'M-19 -82Q-15 -92 -6 -95', 2.4, 0.5),
  ];
});

/** Two posts with a ribbon between them. */
const finishLine = thing([100, 82], [0, -50], (brush) => {
  const { of, form, near } = brush;
  const post = (x: number) => [
    rect(x - 3.5, -76, 7, 76, upright(brush, '#f2e8d4'), { corner: 2 }),
    [-62, -38, -14].map((y) => rect(x - 3.5, y, 7, 12, of('#d2604f'))),
    circle(x, -78, 5, ripe(brush, BRASS)),
  ];
  return [
    post(-44),
    post(44),
    path('M-44 -56Q0 -46 44 -56V-46Q0 -36 -44 -46Z', form('#d2503f', 0.24, 0.2)),
    Array.from({ length: 7 }, (_, i) =>
      path(`M${-40 + i * 12} -50h6v6h-6Z`, of('#fbf1de'), { opacity: 0.9 }),
    ),
    near && seam(brush, 'M-40 -53Q0 -43 40 -53M-40 -47Q0 -37 40 -47', '#8a3a32', { width: 0.9 }),
  ];
});

const PENNANTS: readonly Colour[] = [
  '#d4604f',
  '#f1c764',
  '#4f9a9b',
  '#dd8a9c',
  '#67a275',
  '#5489b5',
  '#e49350',
];

/** Little flags on a string, as for any feast. */
const bunting = thing([100, 30], [0, -28], (brush) => {
  const { of, near } = brush;
  const sag = (x: number) => -29 + 10 * (1 - (x / 50) ** 2);
  return [
    line('M-50 -29Q0 -9 50 -29', of('#8a7d72'), 1.4),
    PENNANTS.map((colour, i) => {
      const x = -42 + i * 14;
      return [
        path(`M${x - 6} ${sag(x - 6)}L${x + 6} ${sag(x + 6)}L${x} ${sag(x) + 17}Z`, of(colour)),
        near && line(`M${x - 3} ${sag(x) + 3}L${x} ${sag(x) + 11}`, of(CREAM), 0.9, { opacity: 0.6 }),
      ];
    }),
  ];
});

/** A long cloth between two poles, written on by hand, and too far away to be read. */
const banner = thing([100, 60], [-46, -20], (brush) => {
  const { of, form, near } = brush;
  return [
    rect(-49, -60, 5, 60, upright(brush, DARK_WOOD), { corner: 2 }),
    rect(44, -60, 5, 60, upright(brush, DARK_WOOD), { corner: 2 }),
    path('M-46 -56Q0 -48 46 -56V-24Q0 -16 -46 -24Z', form('#f8eed9', 0.2, 0.16)),
    path('M-46 -56Q0 -48 46 -56V-52Q0 -44 -46 -52ZM-46 -28Q0 -20 46 -28V-24Q0 -16 -46 -24Z', of('#d4604f')),
    line('M-36 -40q3 -6 6 0t6 0t6 0M-12 -36q4 -6 8 0t8 0M12 -36q3 -6 6 0t6 0t6 -1', of('#5489b5'), 3),
    near && seam(brush, 'M-40 -34H-20M-8 -30H10M18 -31H36M-43 -50V-28M43 -50V-28', '#c9b892', { width: 0.9 }),
  ];
});

const medal = thing([62, 100], [0, -96], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-22 -100H-8L6 -52H-8ZM22 -100H8L-6 -52H8Z', form('#5489b5', 0.2, 0.24)),
    path('M-17 -100H-13L1 -52H-3ZM17 -100H13L-1 -52H3Z', of('#fbf1de')),
    circle(0, -28, 29, of('#c08a34')),
    circle(0, -28, 27, ripe(brush, '#edc258', '#b8832f')),
    circle(0, -28, 20, of('#e0ae48')),
    path(star([0, -28], 14), of('#fbe6a8')),
    near && [
      around([0, -28], 24, line('M0 -23.5V-20.5', of('#a8762c'), 1)),
      seam(brush, 'M-16 -92L-5 -60M16 -92L5 -60', '#3d6488', { width: 0.9 }),
    ],
    gleam(brush, 'M-20 -38Q-16 -48 -6 -52', 3, 0.55),
  ];
});

/** What is pinned on the winner of a show. */
const rosette = thing([70, 100], [0, -62], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-12 -48L-26 0L-14 -8L-6 0L2 -46ZM12 -48L26 0L14 -8L6 0L-2 -46Z', form('#c2483e', 0.2, 0.26)),
    around([0, -64], 14, path('M-8 -22L0 -36L8 -22Z', of('#d4604f'))),
    circle(0, -64, 27, form('#d4604f', 0.24, 0.2)),
    around([0, -64], 14, line('M0 -15V-27', of('#b2463a'), 1.4, { opacity: 0.7 })),
    circle(0, -64, 16, of('#f8eed9')),
    path(star([0, -64], 11), of('#e6b650')),
    near && [
      seam(brush, 'M-14 -40L-19 -12M14 -40L19 -12M-6 -40L-5 -10M6 -40L5 -10', '#8a342c', { width: 0.9 }),
    ],
  ];
});

/** An egg that is carried on a spoon, and must not fall; after a while it may crack. */
const eggAndSpoon = thing([100, 46], [-34, -9], (brush) => {
  const { of, near, state } = brush;
  return [
    path('M-50 -8Q-50 -13 -44 -13H10V-7H-44Q-50 -5 -50 -8Z', upright(brush, STEEL)),
    ellipse(30, -9, 20, 8, of('#8f9aa6')),
    ellipse(30, -11, 20, 7, of('#c6d0d8')),
    group(
      [
        path(
          'M-15 -12C-15 -30 -6 -40 0 -40C6 -40 15 -30 15 -12C15 -3 8 2 0 2C-8 2 -15 -3 -15 -12Z',
          ripe(brush, '#f6e8d0', '#d9bd94'),
        ),
        state === 'broken' && line('M-14 -14L-8 -19L-3 -12L3 -20L8 -13L14 -17', of('#7a5a44'), 1.6),
        near && line('M-6 -28h.1M4 -30h.1M7 -20h.1M-8 -18h.1M1 -10h.1', of('#cba678'), 2),
        shine(brush, 'M-8 -26Q-6 -34 -2 -36', 2.2, 0.6),
      ],
      { x: 30, y: -8 },
    ),
    path('M10 -11Q12 -3 30 -2Q48 -3 50 -11Q46 -6 30 -6Q14 -6 10 -11Z', of('#aab5bf')),
    near && seam(brush, 'M-44 -10H4', '#7d8792', { width: 0.9 }),
    dusk(brush, 'M12 -6Q30 2 48 -6Q40 0 30 0Q20 0 12 -6Z', 0.2),
  ];
});

/** A balance on a foot; what lies in the one pan is a little heavier. */
const scales = thing([100, 88], [0, -40], (brush) => {
  const { of, form, near } = brush;
  const pan = (x: number, y: number) => [
    line(`M${x} -74L${x - 15} ${y}M${x} -74L${x + 15} ${y}`, of('#a8833c'), 1.4),
    path(
      `M${x - 18} ${y}H${x + 18}Q${x + 14} ${y + 11} ${x} ${y + 11}Q${x - 14} ${y + 11} ${x - 18} ${y}Z`,
      form(BRASS, 0.3, 0.28),
    ),
  ];
  return [
    path('M-24 0Q-24 -8 -12 -9H12Q24 -8 24 0Z', form(DARK_WOOD, 0.24, 0.26)),
    rect(-3.5, -82, 7, 74, upright(brush, BRASS), { corner: 2 }),
    group([rect(-40, -77, 80, 5, form(BRASS, 0.3, 0.2), { corner: 2.5 })], { turn: 4, pivot: [0, -75] }),
    circle(0, -82, 5.5, ripe(brush, BRASS)),
    pan(-32, -34),
    pan(32, -26),
    near && seam(brush, 'M-18 -5H18M-46 -31H-18M18 -23H46', WOOD, { width: 1 }),
  ];
});

export const THINGS_OF_SPORTS_DAY = {
  'stop-sign': stopSign,
  'finish-line': finishLine,
  bunting,
  banner,
  medal,
  rosette,
  'egg-and-spoon': eggAndSpoon,
  scales,
} satisfies Partial<Record<Prop, PropArt>>;
