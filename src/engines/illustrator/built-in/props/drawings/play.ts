import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  DARK_WOOD,
  INK,
  dusk,
  gleam,
  ripe,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const trophy = thing([88, 100], [0, -34], (brush) => {
  const { of, form, near } = brush;
  const gold: Colour = '#e6b650';
  return [
    line('M-26 -88C-43 -88 -43 -58 -20 -56M26 -88C43 -88 43 -58 20 -56', of('#c9933c'), 6),
    path('M-30 -96H30C30 -66 20 -48 6 -44H-6C-20 -48 -30 -66 -30 -96Z', upright(brush, gold, 0.2)),
    ellipse(0, -96, 30, 4, of('#f6d78a')),
    ellipse(0, -95.6, 25, 2.6, of('#b07f30')),
    path('M-6 -46H6L8 -26H-8Z', upright(brush, '#cf9f40', 0.2)),
    path('M-16 -20Q-14 -30 0 -30Q14 -30 16 -20Z', upright(brush, gold, 0.2)),
    rect(-24, -21, 48, 21, form(DARK_WOOD, 0.2, 0.3), { corner: 4 }),
    rect(-12, -15, 24, 9, of(BRASS), { corner: 2 }),
    path(star([0, -70], 12), of('#f9e2a4')),
    near && [
      line('M-7 -10.5H7', of('#8a6428'), 1.6),
      line('M-22 -86C-20 -72 -16 -60 -8 -52', of('#fbeab8'), 1.4, { airy: true }),
      seam(brush, 'M-7 -40H7M-7.5 -34H7.5', '#96672a', { width: 1.4 }),
    ],
    gleam(brush, 'M-23 -88q0 14 6 24', 3.4, 0.48),
  ];
});

/** Three of its faces. */
const die = thing([96, 100], [0, -50], (brush) => {
  const { of, form, near } = brush;
  const pip = (x: number, y: number, rx: number, ry: number) => ellipse(x, y, rx, ry, of('#7a4a52'));
  return [
    path(
      'M-46 -70Q-47 -74 -44 -76L-4 -98Q0 -100 4 -98L44 -76Q47 -74 46 -70L44 -26Q44 -22 40 -20L4 -1Q0 1 -4 -1L-40 -20Q-44 -22 -44 -26Z',
      of('#efe4d2'),
    ),
    path('M-45 -72L0 -49V0Q-2 0 -4 -1L-40 -20Q-44 -22 -44 -26Z', form('#f3e8d4', 0.2, 0.14)),
    path('M45 -72L0 -49V0Q2 0 4 -1L40 -20Q44 -22 44 -26Z', form('#cfc0b4', 0.1, 0.26)),
    path(
      'M-44 -76L-4 -98Q0 -100 4 -98L44 -76Q48 -73 44 -71L4 -50Q0 -48 -4 -50L-44 -71Q-48 -73 -44 -76Z',
      form('#fbf4e6', 0.4, 0.02),
    ),
    pip(0, -74, 9, 5.4),
    pip(-32, -52, 4.6, 6),
    pip(-22, -34, 4.6, 6),
    pip(-12, -14, 4.6, 6),
    pip(13, -38, 4.4, 6),
    pip(33, -48, 4.4, 6),
    pip(13, -16, 4.4, 6),
    pip(33, -27, 4.4, 6),
    near &&
      [
        [0, -75.5, 6, 2],
        [-33, -54, 2, 2],
        [-23, -36, 2, 2],
        [-13, -16, 2, 2],
      ].map(([x = 0, y = 0, rx = 0, ry = 0]) =>
        ellipse(x, y, rx, ry, of('#a5707a'), { airy: true, opacity: 0.7 }),
      ),
    gleam(brush, 'M-41 -71L-2 -51M2 -51L41 -71', 1.8, 0.56),
  ];
});

const bone = thing([100, 48], [0, -24], (brush) => {
  const { form, near } = brush;
  const ivory: Colour = '#f1e6cf';
  return [
    path(
      'M-26 -32H26C24 -44 34 -50 42 -44C48 -40 46 -32 42 -26C50 -22 52 -10 44 -4C36 2 26 -4 26 -15H-26C-26 -4 -36 2 -44 -4C-52 -10 -50 -22 -42 -26C-46 -32 -48 -40 -42 -44C-34 -50 -24 -44 -26 -32Z',
      form(ivory, 0.4, 0.3),
    ),
    dusk(brush, 'M-24 -15H24V-19Q0 -17 -24 -19Z', 0.14),
    near &&
      seam(brush, 'M-12 -26q4 1 8 0M8 -24q4 1 7 0M-36 -10q4 2 6 -2M34 -38q4 0 4 4', '#c4b190', {
        width: 1.4,
      }),
    gleam(brush, 'M-40 -38q4 -4 9 -1M-20 -29H16', 2.6, 0.48),
  ];
});

const bathDuck = thing([100, 92], [-4, -30], (brush) => {
  const { of, form, near } = brush;
  const yellow: Colour = '#f2c84e';
  return [
    path(
      'M46 -50C52 -28 40 0 0 0C-34 0 -42 -18 -38 -34C-34 -46 -20 -48 -6 -46C14 -42 30 -40 46 -50Z',
      ripe(brush, yellow, '#d99a3a'),
    ),
    circle(-16, -66, 26, ripe(brush, yellow, '#dd9f3c')),
    path('M-38 -70C-48 -72 -52 -66 -48 -62C-46 -56 -38 -54 -32 -58Z', form('#e07a48', 0.3, 0.2)),
    line('M-47 -63Q-41 -61 -35 -63', of('#b2552f'), 1.6, { airy: true }),
    circle(-23, -72, 4.2, of(INK)),
    circle(-24.4, -73.6, 1.4, of('#ffffff'), { airy: true }),
    path('M6 -36C22 -38 36 -32 38 -22C26 -10 6 -14 2 -24C1 -30 2 -34 6 -36Z', of('#e3ac40')),
    path('M7 -35C21 -36 33 -31 35 -24C25 -15 9 -17 4 -25Q3 -32 7 -35Z', of('#f4cf60')),
    near && [
      seam(brush, 'M14 -22q6 3 12 0M12 -28q8 3 16 0', '#c98a30', { width: 1.4 }),
      ellipse(-10, -60, 4.6, 2.8, of('#eb9a5e'), { opacity: 0.6, airy: true }),
      line('M-20 -90q4 -2 7 0', of('#d99a3a'), 2),
    ],
    shine(brush, 'M-34 -72q3 -12 13 -15M-31 -24q1 8 7 13', 3.4, 0.44),
  ];
});

const coins = thing([100, 66], [0, -24], (brush) => {
  const { of, lit, near } = brush;
  const coin = (x: number, y: number, rx = 19) => [
    path(`M${x - rx} ${y}V${y + 6}A${rx} 7 0 0 0 ${x + rx} ${y + 6}V${y}Z`, upright(brush, '#c9933c', 0.2)),
    ellipse(x, y, rx, 7, of('#f0c860')),
    ellipse(x, y + 0.4, rx - 5, 4.4, of('#dca944')),
    near &&
      line(`M${x - rx + 6} ${y}q${rx - 6} -6 ${rx * 2 - 12} 0`, lit('#fbe6a8', 0.2), 1.1, { airy: true }),
  ];
  return [
    [-14, -21, -28, -35, -42, -49, -56].map((y, i) => coin(-8 + (i % 2) * 1.5, y)),
    [-14, -21, -28].map((y, i) => coin(30 - (i % 2), y)),
    coin(-30, -14),
    near && seam(brush, 'M-25 -24v4M-19 -21v4M-12 -20v4M20 -15v4M28 -13v4M38 -15v4', '#96672a', { width: 1 }),
    group(
      [
        circle(0, 0, 14, ripe(brush, '#ecc25a', '#b8832f')),
        circle(0, 0, 10, of('#d7a241')),
        circle(0.5, 0.5, 9.3, of('#f0cb68')),
        path(
          'M0 -6l1.8 3.8l4.2 .5l-3.1 2.9l.8 4.2l-3.7 -2.1l-3.7 2.1l.8 -4.2l-3.1 -2.9l4.2 -.5Z',
          of('#c9933c'),
        ),
      ],
      { x: 10, y: -15, turn: 12 },
    ),
    shine(brush, 'M-20 -57q6 -2 12 -2', 1.6, 0.64),
  ];
});

export const THINGS_OF_PLAY = {
  trophy,
  die,
  bone,
  'bath-duck': bathDuck,
  coins,
} satisfies Partial<Record<Prop, PropArt>>;
