import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import type { Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  WOOD,
  dots,
  gleam,
  hollow,
  points,
  ripe,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const honey = thing([80, 100], [0, -40], (brush) => {
  const { of, near } = brush;
  const clay: Colour = '#c48352';
  const gold: Colour = '#f0b443';
  return [
    ellipse(0, -66, 31, 8, hollow(brush, clay)),
    line('M4 -62L24 -95', of(WOOD), 5),
    path('M-31 -64C-42 -46 -42 -8 -26 -1Q0 1 26 -1C42 -8 42 -46 31 -64Z', ripe(brush, clay, '#8f5537')),
    path('M-32 -70Q0 -58 32 -70Q34 -65 32 -60Q0 -48 -32 -60Q-34 -65 -32 -70Z', warm(brush, '#d6996a')),
    path(
      'M-33 -70Q0 -77 33 -69Q35 -60 29 -56V-44Q24 -36 20 -44C20 -54 10 -54 9 -46V-30Q4 -23 0 -30V-46C-2 -54 -12 -52 -14 -46Q-18 -40 -22 -47C-22 -54 -35 -58 -33 -70Z',
      warm(brush, gold, '#dc9636'),
    ),
    gleam(brush, 'M4 -32v-14M24 -46v-8', 2.4, 0.56),
    near &&
      line('M-22 -22l6 -4l6 4v7l-6 4l-6 -4ZM-10 -22l6 -4l6 4v7l-6 4l-6 -4', of('#8f5738'), 1.8, {
        opacity: 0.7,
        airy: true,
      }),
    gleam(brush, 'M-33 -40q-2 12 3 24', 4, 0.24),
  ];
});

const pancakes = thing([100, 56], [0, -12], (brush) => {
  const { of, form, near } = brush;
  const cake = (y: number, half: number) => [
    rect(-half, y - 12, half * 2, 13, warm(brush, '#dba25a', '#b0703c'), { corner: 6.5 }),
    ellipse(0, y - 11, half - 2, 6.4, of('#c98546')),
    ellipse(0, y - 11.4, half - 5, 5, of('#d4924e')),
  ];
  return [
    ellipse(0, -6, 50, 6, form('#e6ebee', 0.3, 0.25)),
    ellipse(0, -8, 40, 4, of('#cdd6dd')),
    cake(-7, 38),
    cake(-19, 36),
    cake(-31, 37),
    path(
      'M-24 -43Q0 -52 26 -43Q34 -38 28 -34V-22Q24 -15 20 -22V-30Q10 -34 6 -28V-18Q2 -11 -2 -18V-30Q-14 -33 -18 -30Q-21 -24 -25 -30Q-32 -38 -24 -43Z',
      warm(brush, '#b8682e', '#93491f', 0.4),
    ),
    path('M-11 -49L4 -54L15 -49L1 -43Z', of('#fbe9a8')),
    path('M-11 -49L1 -43V-37L-11 -43Z', of('#f0d07e')),
    path('M15 -49L1 -43V-37L15 -43Z', of('#e2ba62')),
    shine(brush, 'M24 -34v8M2 -26v6', 2, 0.4),
    near && [
      circle(-20, -45, 4, of('#56689a')),
      circle(24, -44, 4, of('#56689a')),
      circle(-14, -41.6, 3.6, of('#677ab0')),
      line(
        dots(points('-30 -8, -12 -3, 14 -4, 32 -9, -34 -20, 30 -21, -8 -21, 12 -16')),
        of('#a86a38'),
        1.6,
        { opacity: 0.6, airy: true },
      ),
    ],
  ];
});

const cupcake = thing([84, 100], [0, -20], (brush) => {
  const { of, ball, near } = brush;
  const icing: Colour = '#eeb0b4';
  const swirl = (y: number, half: number, tall: number) =>
    path(
      `M${-half} ${y}C${-half - 5} ${y - tall} ${half + 5} ${y - tall} ${half} ${y}C${half} ${y + 9} ${-half} ${y + 9} ${-half} ${y}Z`,
      warm(brush, icing, '#d68793', 0.35),
    );
  const sugars = ['#f2c761', '#5fae8c', '#df6f5a', '#5596bd', '#fdf6e4'] as const;
  const sprinkle = ([x, y]: Point, i: number) =>
    group(rect(-3, -1.1, 6, 2.2, of(sugars[i % 5] ?? CREAM), { corner: 1.1 }), { x, y, turn: i * 47 });
  return [
    path('M-31 -42H31L24 -2Q0 2 -24 -2Z', upright(brush, '#7fa8b5')),
    seam(brush, 'M-20 -40L-16 -2M-7 -40L-6 0M7 -40L6 0M20 -40L16 -2', '#5d8797', {
      width: 2.2,
      opacity: 0.5,
    }),
    swirl(-42, 39, 22),
    swirl(-56, 29, 20),
    swirl(-69, 19, 18),
    path('M-10 -80C-10 -90 10 -90 10 -80C10 -75 -10 -75 -10 -80Z', warm(brush, icing, '#d68793', 0.4)),
    circle(0, -90, 8, ball('#cf4a4c', 0.4, 0.3)),
    line('M1 -96Q4 -99 9 -98', of('#6c8f4e'), 2),
    points('-24 -46, -4 -44, 18 -47, -14 -60, 10 -60, 2 -72').map(sprinkle),
    near && points('26 -39, -32 -39, -8 -53, 20 -57, -10 -70').map(sprinkle),
    gleam(brush, 'M-30 -48q2 -6 9 -8M-21 -61q2 -5 7 -7', 2.6, 0.44),
  ];
});

const lollipop = thing([56, 100], [0, -20], (brush) => {
  const { of, near } = brush;
  return [
    line('M0 -40V-2', of(CREAM), 5),
    line('M1.4 -44V-2', of('#d9c9ae'), 2, { airy: true }),
    circle(0, -71, 28, ripe(brush, '#e07a72')),
    line(
      'M0 -71q5 -6 9 1q2 12 -10 13q-16 -1 -15 -16q3 -18 20 -16q18 4 17 22q-3 15 -16 18',
      of('#fbe6d2'),
      5.4,
      { opacity: 0.85, airy: true },
    ),
    near &&
      line('M0 -71q5 -6 9 1q2 12 -10 13q-16 -1 -15 -16q3 -18 20 -16q18 4 17 22', of('#f2b28e'), 1.2, {
        airy: true,
      }),
    gleam(brush, 'M-21 -78q4 -11 14 -14', 3.6, 0.48),
    path('M0 -44L-14 -50V-38ZM0 -44L14 -50V-38Z', of('#5fa5a0')),
    circle(0, -44, 3, of('#4a8a88')),
  ];
});

export const THINGS_OF_SWEETNESS = {
  honey,
  pancakes,
  cupcake,
  lollipop,
} satisfies Partial<Record<Prop, PropArt>>;
