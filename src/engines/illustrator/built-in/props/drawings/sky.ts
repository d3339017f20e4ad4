import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  DARK_WOOD,
  arch,
  around,
  dots,
  points,
  ripe,
  round,
  seam,
  thing,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** It shines by itself: night does not dim it. */
const moon = thing([80, 100], [-16, -40], ({ canvas, near }) => {
  const gold = canvas.linear(
    [
      [0, '#fff3cf'],
      [0.5, '#fbe3a2'],
      [1, '#e6bd74'],
    ],
    [0, 0, 1, 1],
  );
  return [
    path(
      'M38 -91C29 -97 20 -100 10 -100C-18 -100 -40 -78 -40 -50C-40 -22 -18 0 10 0C20 0 29 -3 38 -9C12 -6 -8 -26 -8 -50C-8 -74 12 -94 38 -91Z',
      gold,
    ),
    ellipse(-25, -62, 5, 6, '#e3c283', { opacity: 0.55, airy: true }),
    ellipse(-19, -36, 4, 4.6, '#e3c283', { opacity: 0.55, airy: true }),
    ellipse(-2, -14, 4.6, 3.4, '#dcb573', { opacity: 0.5, airy: true }),
    near && [
      ellipse(-8, -82, 4, 3, '#e3c283', { opacity: 0.5, airy: true }),
      ellipse(-30, -46, 2, 2.4, '#e3c283', { opacity: 0.6, airy: true }),
      ellipse(14, -5, 3, 1.8, '#dcb573', { opacity: 0.5, airy: true }),
    ],
  ];
});

const snowflake = thing([88, 100], [0, -50], ({ lit, of, near }) => {
  const arm = 'M0 0V-45M0 -20L-10 -29M0 -20L10 -29M0 -32L-8 -40M0 -32L8 -40';
  return [
    around([0, -50], 6, line(arm, of('#a8cde2'), 7)),
    around([0, -50], 6, line(arm, lit('#f2fafd', 0.3), 3.6)),
    near &&
      around([0, -50], 6, [
        circle(0, -45, 2.6, lit('#ffffff')),
        line('M-5 -9L0 -13L5 -9', lit('#f2fafd'), 2),
      ]),
    circle(0, -50, 5, lit('#ffffff')),
  ];
});

/** It burns at any time, and leans from frame to frame. */
const fire = thing([84, 100], [0, -6], (brush) => {
  const { canvas, of, lit, near } = brush;
  const lean = canvas.sway() * 3;
  const flame = canvas.linear([
    [0, '#f3934f'],
    [1, '#d9593c'],
  ]);
  const tip = (x: number, y: number) => `${n(x + lean)} ${y}`;
  return [
    line('M-34 -5L30 -13', of(DARK_WOOD), 10),
    line('M34 -5L-30 -13', of('#7a5038'), 10),
    line('M-34 -7L10 -13', lit('#a9764e', 0.3), 2.6, { opacity: 0.7, airy: true }),
    path(
      `M-30 -12C-44 -34 -24 -46 -22 -66C-12 -60 -12 -52 -10 -48C-8 -66 -6 -80 ${tip(4, -98)}C8 -78 22 -70 20 -52C26 -54 26 -60 26 -66C38 -50 42 -28 30 -12Q0 -2 -30 -12Z`,
      flame,
    ),
    path(
      `M-20 -11C-30 -28 -14 -38 -12 -50C-6 -46 -4 -42 -3 -38C0 -52 2 -60 ${tip(4, -72)}C8 -56 18 -50 16 -38C20 -40 20 -44 20 -46C28 -34 28 -20 20 -11Q0 -4 -20 -11Z`,
      '#f7a94a',
    ),
    path(`M-11 -10C-16 -24 -4 -30 ${tip(0, -46)}C6 -34 16 -26 11 -10Q0 -5 -11 -10Z`, '#ffe08a'),
    near && [
      path('M-5 -9Q-6 -20 1 -27Q7 -18 5 -9Q0 -7 -5 -9Z', '#fff7d6'),
      line(dots(points('-26 -74, 18 -84, 30 -74, -16 -82')), '#f7b45a', 2.6, { airy: true }),
    ],
  ];
});

const planet = thing([100, 60], [0, -30], (brush) => {
  const { canvas, of, lit, near } = brush;
  const ring = (half: 'far' | 'near') => {
    const sweep = half === 'far' ? 1 : 0;
    return group(
      [
        path(`M-50 0A50 13 0 0 ${sweep} 50 0H40A40 8 0 0 ${1 - sweep} -40 0Z`, of('#d9bd92')),
        line(`M-45 0A45 10 0 0 ${sweep} 45 0`, lit('#f0dcb8', 0.2), 2, { airy: true }),
        near && line(`M-42 0A42 8.6 0 0 ${sweep} 42 0`, of('#a98a68'), 0.9, { airy: true }),
      ],
      { y: -30, turn: -16 },
    );
  };
  const ball = round(0, -30, 29);
  return [
    ring('far'),
    path(ball, ripe(brush, '#d99a7a', '#935a72')),
    group(
      [
        line('M-34 -43Q0 -35 34 -47', of('#efc4a0'), 6, { opacity: 0.7 }),
        line('M-34 -25Q0 -15 34 -29', of('#b56f68'), 5, { opacity: 0.5 }),
        line('M-30 -11Q0 -1 30 -13', of('#efc4a0'), 4, { opacity: 0.4 }),
        near && [
          ellipse(10, -17, 5, 2.6, of('#a55f60'), { opacity: 0.7 }),
          line('M-34 -35Q0 -26 34 -38', of('#c98a76'), 1.6),
        ],
      ],
      { clip: canvas.clip(ball) },
    ),
    ring('near'),
  ];
});

/** Flat and smooth, as one that skips over water. */
const stone = thing([100, 50], [0, -24], (brush) => {
  const { of, near } = brush;
  const grey: Colour = '#a8a49e';
  return [
    path(
      'M-49 -16C-50 -34 -28 -46 -4 -49C22 -51 46 -38 49 -22C51 -8 34 -1 6 0C-24 1 -48 -2 -49 -16Z',
      ripe(brush, grey, '#6f7080', 0.4),
    ),
    path('M-38 -28Q-22 -44 2 -45Q24 -46 36 -36Q20 -40 0 -38Q-22 -36 -38 -28Z', brush.lit('#d9d5cc', 0.3), {
      opacity: 0.6,
      airy: true,
    }),
    line('M-30 -14Q-4 -22 40 -16', of('#d5cfc4'), 2.6, { opacity: 0.7, airy: true }),
    near &&
      line(dots(points('-24 -28, -8 -32, 14 -30, 30 -26, -34 -20, 6 -10, 24 -8, -14 -6')), of('#7f7d80'), 2, {
        opacity: 0.6,
        airy: true,
      }),
    near && seam(brush, 'M-20 -8Q4 -12 26 -9', grey, { width: 1 }),
  ];
});

const soapBubbles = thing([96, 100], [-4, -34], (brush) => {
  const { canvas, lit, near } = brush;
  const film = canvas.radial([
    [0, lit('#eaf6f8'), 0.12],
    [0.7, lit('#cfe6ee'), 0.22],
    [0.88, lit('#e2c6e2'), 0.5],
    [1, lit('#c6ecdc'), 0.85],
  ]);
  const bubble = (x: number, y: number, r: number) => [
    circle(x, y, r, film, { inLines: 'edge' }),
    line(
      `M${n(x - r * 0.66)} ${n(y - r * 0.1)}q${n(r * 0.06)} ${n(-r * 0.44)} ${n(r * 0.46)} ${n(-r * 0.56)}`,
      lit('#ffffff', 0.5),
      r * 0.12,
      { opacity: 0.9 },
    ),
    circle(x + r * 0.42, y + r * 0.44, r * 0.09, lit('#ffffff', 0.5), { opacity: 0.8 }),
    near &&
      line(
        `M${n(x + r * 0.2)} ${n(y + r * 0.76)}q${n(r * 0.5)} ${n(-r * 0.14)} ${n(r * 0.58)} ${n(-r * 0.62)}`,
        lit('#f6d9b0'),
        r * 0.07,
        { opacity: 0.8 },
      ),
  ];
  return [
    bubble(-12, -36, 34),
    bubble(28, -78, 19),
    bubble(-28, -86, 12),
    bubble(37, -34, 9),
    bubble(26, -8, 6.5),
  ];
});

const rainbow = thing([100, 52], [0, -50], ({ canvas, of, near }) => {
  const fading = (colour: Colour) =>
    canvas.linear([
      [0, colour, 0.95],
      [0.55, colour, 0.85],
      [1, colour, 0],
    ]);
  const bands: readonly Colour[] = ['#d9685c', '#e8955a', '#f0c868', '#8cb878', '#6aa3c0', '#8a7fb5'];
  return group(
    [
      bands.map((colour, i) => line(arch(46.5 - i * 4.2), fading(of(colour)), 4.6)),
      near && bands.map((_, i) => line(arch(47.8 - i * 4.2), fading(of('#fff6e0')), 0.8, { opacity: 0.6 })),
    ],
    { y: -2.6 },
  );
});

export const THINGS_OF_EARTH_AND_SKY = {
  moon,
  snowflake,
  fire,
  planet,
  stone,
  'soap-bubbles': soapBubbles,
  rainbow,
} satisfies Partial<Record<Prop, PropArt>>;
