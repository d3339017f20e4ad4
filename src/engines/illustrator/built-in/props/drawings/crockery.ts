import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  IRON,
  STEEL,
  WOOD,
  around,
  dusk,
  gleam,
  hollow,
  ripe,
  round,
  seam,
  shine,
  thing,
  upright,
  warm,
  laid,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Without steam: it may be cold, or empty. */
const cup = thing([100, 84], [40, -47], (brush) => {
  const { of, near } = brush;
  const glaze: Colour = '#e3a08a';
  return group(
    [
      line('M22 -58C43 -62 44 -26 18 -28', of(glaze), 8),
      line('M24 -56C40 -58 39 -32 22 -31', of('#c77f6c'), 2.4, { airy: true, opacity: 0.6 }),
      path(
        'M-45 -68H27C27 -34 22 -14 10 -8H-28C-40 -14 -45 -34 -45 -68Z',
        warm(brush, glaze, '#b96f60', 0.3),
      ),
      ellipse(-9, -68, 36, 8, of('#f0bda8')),
      ellipse(-9, -67.4, 31.5, 6, hollow(brush, glaze)),
      ellipse(-9, -65.5, 27, 4, of('#7d4e3c')),
      path('M-30 -8H12L8 -2Q-9 1 -26 -2Z', of('#c77f6c')),
      line('M-43 -50Q-9 -38 26 -50', of(CREAM), 4, { opacity: 0.85, airy: true }),
      near && around([-9, -28], 5, ellipse(0, -5, 3, 4.4, of(CREAM))),
      near && circle(-9, -28, 2.6, of('#f2c761')),
      shine(brush, 'M-37 -42q2 14 7 24', 4, 0.32),
    ],
    { scale: 1.1 },
  );
});

const spoon = thing(
  [26, 100],
  [0, -24],
  (brush) => {
    const { form, near } = brush;
    return [
      path('M-3 -62Q-2 -30 -5 -6Q-5 0 0 0Q5 0 5 -6Q2 -30 3 -62Z', upright(brush, STEEL)),
      ellipse(0, -79, 13, 21, form(STEEL, 0.4, 0.3)),
      ellipse(0, -78, 9.6, 16.5, form('#8d99a8', 0, 0.1)),
      ellipse(0.8, -76, 8.4, 14, form('#c6d0d8', 0, 0)),
      gleam(brush, 'M-6 -84q1 -8 5 -10', 2.4, 0.64),
      near && [
        circle(0, -7, 2.6, form('#8d99a8')),
        seam(brush, 'M-1.6 -14Q0 -34 0 -56', '#8d99a8', { width: 1 }),
      ],
    ];
  },
  30,
);

const bowl = thing([100, 60], [0, -30], (brush) => {
  const { of, form, near } = brush;
  const clay: Colour = '#7fa394';
  return [
    ellipse(0, -50, 49, 10, of('#a5c2b2')),
    ellipse(0, -49, 44, 7.6, hollow(brush, clay)),
    ellipse(2, -46.6, 38, 5, of('#567a6f'), { airy: true }),
    path(
      'M-49 -49C-47 -18 -30 -6 -20 -4V0H20V-4C30 -6 47 -18 49 -49C42 -38 -42 -38 -49 -49Z',
      form(clay, 0.3, 0.4),
    ),
    line('M-45 -35Q0 -21 45 -35', of('#d8e2cf'), 2.6, { opacity: 0.8, airy: true }),
    near &&
      line('M-40 -26l6 6l6 -3l6 6l7 -2l7 4l8 -2l8 2l7 -4l7 2l6 -6l6 3l6 -6', of('#d8e2cf'), 1.8, {
        opacity: 0.7,
        airy: true,
      }),
    gleam(brush, 'M-42 -34q4 13 12 19', 3.4, 0.28),
  ];
});

/** Seen a little from above. */
const plate = thing([100, 34], [-44, -18], (brush) => {
  const { of, form, near } = brush;
  const china: Colour = '#e9edec';
  return [
    path('M-50 -18C-46 -4 -26 0 0 0C26 0 46 -4 50 -18Z', form('#c3cdd2', 0.1, 0.3)),
    ellipse(0, -18, 50, 16, form(china, 0.4, 0.16)),
    line(round(0, -18, 45, 13.6), of('#7fa6bd'), 2.2, { airy: true, opacity: 0.85 }),
    ellipse(0, -17, 32, 9, of('#cfd8da')),
    ellipse(0, -16, 31, 8.4, form('#f2f4f1', 0.2, 0.08)),
    near &&
      group(around([0, 0], 16, path('M-1.6 -38.5l1.6 -3l1.6 3l-1.6 3Z', of('#7fa6bd'))), {
        y: -17.8,
        scale: [1, 0.31],
      }),
    gleam(brush, 'M-40 -22q8 -6 20 -8', 2.4, 0.56),
  ];
});

const fryingPan = thing([100, 42], [-38, -30], (brush) => {
  const { of, form, near } = brush;
  return [
    path(
      'M-12 -26Q-30 -36 -46 -37Q-50 -36 -50 -31Q-50 -27 -46 -26Q-30 -24 -14 -15Z',
      warm(brush, WOOD, '#7d5236'),
    ),
    path('M-10 -26L-23 -31L-25 -21L-12 -14Z', form(STEEL)),
    path('M50 -24C50 -6 40 0 17 0C-6 0 -16 -6 -16 -24Z', form(IRON, 0.2, 0.35)),
    ellipse(17, -25, 33, 14, form('#858c9a', 0.3, 0.2)),
    ellipse(17, -24, 29, 11.4, of('#4a4f5c')),
    path(
      'M39 -24C41 -31 28 -34 21 -31C12 -35 -6 -32 -5 -25C-8 -18 6 -14 15 -16C26 -13 38 -17 39 -24Z',
      of('#fbf5e6'),
    ),
    ellipse(17, -25.6, 9, 5.6, ripe(brush, '#f2b84c', '#db8f33')),
    near && [
      shine(brush, 'M12 -28q4 -2 7 -2', 1.4, 0.72),
      circle(-45.5, -31.5, 1.8, of('#6f4c34')),
      seam(brush, 'M-24 -25Q-34 -30 -42 -31', WOOD, { width: 1 }),
      seam(brush, 'M34 -22q-2 3 -6 3M2 -22q2 3 5 3', '#d9c9a4', { width: 1 }),
    ],
    shine(brush, 'M-12 -16q6 10 18 12', 2.6, 0.2),
  ];
});

const cauldron = thing([100, 92], [0, -74], (brush) => {
  const { of, form, near } = brush;
  const pot: Colour = '#545866';
  return [
    line('M-40 -66C-46 -91 46 -91 40 -66', of('#73798a'), 4),
    path('M-30 -8L-34 0H-24L-20 -6ZM30 -8L34 0H24L20 -6Z', of('#3f424e')),
    path('M-37 -62C-52 -44 -51 -16 -30 -6Q0 1 30 -6C51 -16 52 -44 37 -62Z', form(pot, 0.28, 0.4)),
    ellipse(0, -62, 44, 9.4, form('#767c8b', 0.3, 0.2)),
    ellipse(0, -61.4, 38, 7, hollow(brush, pot)),
    ellipse(0, -59.6, 35, 5, of('#8fae63')),
    ellipse(-10, -60.6, 6, 3, of('#b4cc84')),
    ellipse(12, -59, 4.4, 2.2, of('#b4cc84')),
    circle(-40, -63, 4, of('#73798a')),
    circle(40, -63, 4, of('#73798a')),
    near && [
      ellipse(2, -57.4, 3, 1.6, of('#b4cc84')),
      ellipse(24, -60.6, 2.4, 1.3, of('#b4cc84')),
      seam(brush, 'M-45 -34Q0 -22 45 -34', pot, { width: 2 }),
    ],
    dusk(brush, 'M-38 -58Q0 -46 38 -58Q42 -52 44 -48Q0 -38 -44 -48Q-42 -52 -38 -58Z', 0.25),
    gleam(brush, 'M-40 -40q-2 14 8 24', 4, 0.18),
  ];
});

export const THINGS_OF_THE_KITCHEN = {
  cup,
  spoon: laid(spoon),
  bowl,
  plate,
  'frying-pan': fryingPan,
  cauldron,
} satisfies Partial<Record<Prop, PropArt>>;
