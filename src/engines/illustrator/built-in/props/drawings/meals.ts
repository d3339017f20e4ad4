import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { ellipse, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  dots,
  gleam,
  points,
  ripe,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const cheese = thing([100, 68], [0, -28], (brush) => {
  const { of, near } = brush;
  const yellow: Colour = '#f0c45c';
  return [
    path('M-49 -32L24 -67Q46 -62 49 -34Z', of('#f8dc8c')),
    path('M-49 -33Q0 -36 49 -34V-6Q49 -1 44 -1L-45 0Q-49 -1 -49 -5Z', warm(brush, yellow, '#d99d40')),
    ellipse(-18, -15, 10, 8, of('#c98c3a')),
    ellipse(-16, -14, 8.4, 6.6, of('#e0a748')),
    ellipse(26, -20, 6, 5, of('#c98c3a')),
    ellipse(27, -19.4, 5, 4, of('#e0a748')),
    path('M4 -1Q6 -10 14 -9Q20 -8 20 -1Z', of('#d29840')),
    ellipse(14, -48, 8, 3.6, of('#dda94c')),
    near && [
      ellipse(-34, -24, 2.6, 2, of('#c98c3a')),
      ellipse(40, -8, 2.4, 2, of('#c98c3a')),
      ellipse(-4, -26, 2, 1.6, of('#c98c3a')),
      ellipse(32, -46, 3.4, 1.8, of('#dda94c')),
    ],
    shine(brush, 'M-44 -32.6Q0 -35 45 -33.4', 2, 0.56),
  ];
});

const riceBall = thing([100, 90], [0, -40], (brush) => {
  const { canvas, of, lit, shaded, near } = brush;
  const rice = canvas.linear(
    [
      [0, lit('#fbf8f0', 0.4)],
      [0.5, of('#f6f1e6')],
      [1, shaded('#ece5d8', 0.26)],
    ],
    [0.2, 0, 0.8, 1],
  );
  return [
    path(
      'M0 -90C16 -90 26 -72 38 -50C48 -30 52 -14 46 -6C38 0 -38 0 -46 -6C-52 -14 -48 -30 -38 -50C-26 -72 -16 -90 0 -90Z',
      rice,
    ),
    path('M-26 -36Q0 -42 26 -36L27 0H-27Z', upright(brush, '#4c5d55', 0.4)),
    seam(
      brush,
      'M-34 -52q3 -4 7 -2M-16 -74q4 -3 7 0M4 -66q4 -3 7 1M20 -58q4 -1 5 3M-6 -52q4 -3 7 0M38 -28q4 -1 5 3M-42 -24q4 -3 7 0M34 -10q4 -2 6 1',
      '#b8ad9c',
      { width: 1.8, opacity: 0.6 },
    ),
    near &&
      seam(
        brush,
        'M-22 -60q3 -3 6 0M-2 -80q4 -2 5 2M12 -76q3 0 4 3M-40 -38q3 -3 5 0M30 -42q4 -1 5 3M-38 -10q4 -2 6 1M10 -52q3 -2 5 1',
        '#b8ad9c',
        { width: 1.4 },
      ),
    near && seam(brush, 'M-18 -32l3 26M-2 -34l-2 30M14 -32l-2 24', '#2f3d38', { width: 1 }),
  ];
});

const dumpling = thing([100, 62], [0, -26], (brush) => {
  const { near, of } = brush;
  const dough: Colour = '#f0dcb8';
  return [
    path(
      'M-49 -14C-46 -40 -24 -56 0 -56C24 -56 46 -40 49 -14C50 -4 30 0 0 0C-30 0 -50 -4 -49 -14Z',
      ripe(brush, dough, '#c9a578', 0.45),
    ),
    path(
      'M-48 -20C-40 -48 -20 -62 0 -62C20 -62 40 -48 48 -20C44 -26 41 -29 37 -29C35 -36 29 -40 24 -38C21 -45 13 -47 9 -44C4 -49 -4 -49 -9 -44C-13 -47 -21 -45 -24 -38C-29 -40 -35 -36 -37 -29C-41 -29 -44 -26 -48 -20Z',
      warm(brush, '#f7e9cb', '#dcc094'),
    ),
    seam(
      brush,
      'M-37 -29q-2 -8 4 -14M-24 -38q-1 -8 5 -14M-9 -44q0 -8 3 -13M9 -44q0 -8 -3 -13M24 -38q1 -8 -5 -14M37 -29q2 -8 -4 -14',
      '#c4a276',
      { width: 2.2 },
    ),
    near &&
      line(dots(points('-22 -22, -6 -28, 14 -24, 28 -14, -30 -10, 2 -12')), of('#d9bd90'), 2, {
        airy: true,
        opacity: 0.8,
      }),
    path('M-20 -3Q0 -7 20 -3Q0 1 -20 -3Z', of('#cf9a5a'), { opacity: 0.6, airy: true }),
    gleam(brush, 'M-30 -24q4 -7 11 -9', 3.4, 0.48),
  ];
});

const soup = thing([100, 58], [0, -24], (brush) => {
  const { of, form, near } = brush;
  const bowl: Colour = '#5a8fae';
  return [
    line('M-18 -62q-6 -5 0 -9M4 -64q-6 -5 0 -9q2 -2 0 -3', of('#fbf6ea'), 3, { opacity: 0.6, airy: true }),
    ellipse(0, -47, 49, 10, of('#e8e2d4')),
    ellipse(0, -46, 44, 8, of('#d98a48')),
    ellipse(-3, -46.4, 36, 5.6, of('#e59c56')),
    points('-20 -47, 22 -48').map(([x, y]) => ellipse(x, y, 4.6, 2.2, of('#e8703f'))),
    points('-6 -49, 14 -50').map(([x, y]) => ellipse(x, y, 4.6, 2.2, of('#7da452'))),
    ellipse(6, -44, 4.6, 2.2, of('#f0b04c')),
    near && [
      ellipse(-28, -44, 3, 1.4, of('#7da452')),
      ellipse(30, -44, 3, 1.4, of('#f0b04c')),
      line(dots(points('-12 -42, 0 -52, 26 -43, -26 -50')), of('#f9d9a0'), 1.6, { airy: true }),
    ],
    path(
      'M-49 -46C-48 -18 -30 -5 -18 -3V0H18V-3C30 -5 48 -18 49 -46C42 -34 -42 -34 -49 -46Z',
      form(bowl, 0.3, 0.38),
    ),
    line('M-46 -35Q0 -20 46 -35', of('#f0dcb0'), 3, { opacity: 0.8, airy: true }),
    near &&
      line('M-36 -21q6 5 12 7M-12 -12q6 2 12 2M12 -11q8 -1 14 -4', of('#f0dcb0'), 2, {
        opacity: 0.7,
        airy: true,
      }),
    gleam(brush, 'M-40 -30q4 10 12 16', 3.4, 0.28),
  ];
});

export const THINGS_OF_MEALS = {
  cheese,
  'rice-ball': riceBall,
  dumpling,
  soup,
} satisfies Partial<Record<Prop, PropArt>>;
