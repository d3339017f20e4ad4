import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CLAY,
  around,
  dots,
  dusk,
  leaf,
  points,
  seam,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

const seedling = thing([92, 100], [0, -34], (brush) => {
  const { of, form, near } = brush;
  return group(
    [
      path('M-40 0Q-36 -14 -16 -16Q0 -24 18 -16Q36 -14 40 0Z', form('#8a6248', 0.25, 0.35)),
      line(dots(points('-22 -7, -8 -12, 12 -9, 24 -5, -30 -3, 4 -4')), of('#6e4c39'), 3.4, {
        opacity: 0.6,
        airy: true,
      }),
      line('M0 -16Q-3 -36 2 -56', of('#7fae5c'), 5),
      path('M2 -54C-6 -78 -26 -84 -42 -80C-38 -60 -20 -50 2 -54Z', form('#7fb35f', 0.35, 0.3)),
      path('M2 -56C8 -82 26 -92 41 -89C42 -68 24 -52 2 -56Z', form('#93c46c', 0.35, 0.3)),
      line('M0 -55Q-18 -66 -32 -74M4 -57Q20 -70 34 -82', of('#c3df9c'), 1.8, { opacity: 0.8, airy: true }),
      near &&
        line('M-12 -62l-2 -9M-20 -67l-9 1M14 -65l1 -10M22 -72l9 0', of('#c3df9c'), 1.2, {
          opacity: 0.8,
          airy: true,
        }),
      near && line(dots(points('-34 -7, 16 -13, -14 -4, 32 -9')), of('#a87e5e'), 2.4, { airy: true }),
    ],
    { scale: 1.09 },
  );
});

const pot = (brush: PropBrush, half: number, tall: number) => [
  path(`M${-half} ${-tall}H${half}L${half * 0.72} -2Q0 2 ${-half * 0.72} -2Z`, upright(brush, CLAY)),
  dusk(brush, `M${-half} ${-tall}H${half}L${half * 0.95} ${-tall + 5}H${-half * 0.95}Z`, 0.28),
  path(
    `M${-half - 4} ${-tall - 8}Q0 ${-tall - 11} ${half + 4} ${-tall - 8}L${half + 3} ${-tall + 1}Q0 ${-tall + 4} ${-half - 3} ${-tall + 1}Z`,
    upright(brush, '#d68e66'),
  ),
];

const plant = thing([80, 100], [0, -16], (brush) => {
  const { of, form, near } = brush;
  const back = [
    leaf([0, -38], [-39, -56], 16, 8),
    leaf([0, -38], [39, -58], 16, -8),
    leaf([0, -38], [0, -100], 19),
  ];
  const front = [leaf([0, -38], [-28, -84], 17, 5), leaf([0, -38], [28, -82], 17, -5)];
  return [
    back.map((d) => path(d, form('#5f9166', 0.2, 0.35))),
    front.map((d) => path(d, form('#7dae6a', 0.3, 0.3))),
    line('M0 -40Q-10 -62 -23 -78M0 -40Q10 -62 23 -76M0 -42V-90', of('#b4d493'), 1.6, {
      opacity: 0.7,
      airy: true,
    }),
    near &&
      line('M-9 -60l-8 -2M-14 -69l-6 -1M9 -60l8 -2M14 -68l7 -1M0 -66l-6 -5M0 -66l6 -5', of('#b4d493'), 1.2, {
        opacity: 0.7,
        airy: true,
      }),
    pot(brush, 24, 32),
    near && seam(brush, 'M-19 -18q10 4 19 0t19 0', '#a5603f', { width: 2 }),
  ];
});

const cactus = thing([66, 100], [0, -14], (brush) => {
  const { of, ball, near } = brush;
  const green: Colour = '#6fa070';
  const body = upright(brush, green, 0.36);
  return [
    path('M-10 -46H-22Q-32 -46 -32 -56V-66Q-32 -72 -26.5 -72Q-21 -72 -21 -66V-58H-10Z', body),
    path('M10 -38H20Q31 -38 31 -50V-76Q31 -82 25.5 -82Q20 -82 20 -76V-52H10Z', body),
    path('M-15 -26V-80C-15 -98 15 -98 15 -80V-26Z', body),
    seam(brush, 'M-6 -28V-88M5 -28V-89', green, { width: 1.8, opacity: 0.4 }),
    line(
      dots(
        points(
          '-10 -74, 0 -82, 10 -74, -10 -56, 0 -64, 10 -58, 0 -44, -10 -38, 10 -40, -27 -62, 26 -70, 25 -58, 26 -46',
        ),
      ),
      of('#eef0cf'),
      2.2,
      { airy: true },
    ),
    near &&
      line(
        'M-12 -75l4 2M-2 -83l4 2M8 -75l4 2M-12 -57l4 2M-2 -65l4 2M8 -59l4 2M-2 -45l4 2M24 -71l4 2M-29 -63l4 2',
        of('#eef0cf'),
        1,
        { airy: true },
      ),
    around([2, -94], 5, ellipse(0, -4, 2.8, 4, of('#e58ba0'))),
    circle(2, -94, 2.2, ball('#f2c761')),
    pot(brush, 20, 24),
  ];
});

const clover = thing([84, 100], [4, -14], (brush) => {
  const { of, form, near } = brush;
  const one = 'M0 -3C-8 -9 -23 -20 -21 -33C-19 -43 -5 -42 0 -32C5 -42 19 -43 21 -33C23 -20 8 -9 0 -3Z';
  return [
    line('M0 -58Q2 -24 12 -3', of('#6c9a55'), 5),
    around(
      [0, -59],
      4,
      [
        path(one, form('#6ea65f', 0.3, 0.3)),
        line('M0 -4V-24', of('#a8d090'), 1.8, { opacity: 0.7, airy: true }),
      ],
      45,
    ),
    near &&
      around(
        [0, -59],
        4,
        line('M-12 -20Q0 -30 12 -20', of('#c5e3ae'), 2.4, { opacity: 0.7, airy: true }),
        45,
      ),
  ];
});

const maize = thing([60, 100], [0, -18], (brush) => {
  const { canvas, of, form, near } = brush;
  const cob = 'M0 -98C14 -98 20 -74 20 -50C20 -28 14 -10 0 -8C-14 -10 -20 -28 -20 -50C-20 -74 -14 -98 0 -98Z';
  const kernels = Array.from({ length: 11 }, (_, row) =>
    [-15, -9, -3, 3, 9, 15].map((x) => [x + (row % 2 ? 1 : -1), -92 + row * 7.2] as const),
  ).flat();
  return [
    path(cob, warm(brush, '#f0c452', '#cf8f36')),
    group(
      [
        line(dots(kernels), of('#f9dd84'), 5, { opacity: 0.8 }),
        near && line(dots(kernels.map(([x, y]) => [x - 1, y - 1.2])), of('#fdf3c8'), 1.8),
      ],
      { clip: canvas.clip(cob) },
    ),
    path('M2 0C-24 0 -31 -34 -27 -70C-14 -54 -12 -26 2 0Z', form('#86ad62', 0.3, 0.34)),
    path('M-2 0C24 0 31 -34 27 -64C14 -50 12 -26 -2 0Z', form('#779f5a', 0.25, 0.36)),
    path('M0 0C-14 -12 -12 -32 -2 -44C12 -32 12 -12 0 0Z', form('#9bbf72', 0.3, 0.3)),
    near &&
      seam(brush, 'M-4 -6C-18 -18 -22 -40 -24 -58M4 -6C18 -18 22 -36 24 -54M0 -4Q-5 -22 -1 -38', '#5f8a48', {
        width: 1.2,
      }),
  ];
});

const wheat = thing([72, 100], [0, -26], (brush) => {
  const { of, near } = brush;
  const grain = (turn: number) =>
    group(
      [
        line('M0 0V-58', of('#cfa052'), 2.6),
        [-52, -60, -68, -76].map((y) => [
          path(leaf([0, y], [-7, y - 9], 3.6), of('#e9bd60')),
          path(leaf([0, y], [7, y - 9], 3.6), of('#d6a04a')),
        ]),
        path(leaf([0, -80], [0, -94], 4.4), of('#efca75')),
        near && line('M-6 -84L-8 -93M6 -84L8 -93M-6 -76L-10 -84M6 -76L10 -84M0 -90V-95', of('#e3bd70'), 0.9),
      ],
      { turn, pivot: [0, -22] },
    );
  return group(
    [
      [-24, 24, -12, 12, 0].map(grain),
      line('M0 -24L-12 -2M0 -24L12 -2M0 -24V-1M0 -24L-6 -2M0 -24L6 -2', of('#c79a4e'), 2.4),
      path('M-9 -30Q0 -26 9 -30V-22Q0 -18 -9 -22Z', of('#c4604f')),
      near && path('M4 -24q10 2 12 8q-8 0 -13 -4Z', of('#a94c42')),
    ],
    { scale: 1.05 },
  );
});

export const THINGS_OF_FIELD_AND_POT = {
  seedling,
  plant,
  cactus,
  clover,
  maize,
  wheat,
} satisfies Partial<Record<Prop, PropArt>>;
