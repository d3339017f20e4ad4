import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  ripe,
  round,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const harp = thing([74, 100], [-20, -40], (brush) => {
  const { of, lit, near } = brush;
  const gold: Colour = '#dcab4c';
  const strings = Array.from({ length: near ? 13 : 8 }, (_, i) => {
    const share = (i + 0.6) / (near ? 13 : 8);
    const x = -22 + share * 50;
    const top = -84 + Math.sin(share * 3.1) * 9;
    return `M${n(x)} ${n(top)}L${n(-18 + share * 44)} ${n(-14 - share * 52)}`;
  });
  return [
    line(strings.join(''), lit('#fbf3dc', 0.2), near ? 0.9 : 1.2),
    path(
      'M-30 -96Q-24 -102 -20 -94C-12 -76 4 -72 16 -84C24 -92 34 -88 37 -80L32 -70C28 -78 24 -78 18 -72C4 -60 -18 -64 -26 -84Z',
      warm(brush, '#e8bd62', '#b9833c'),
    ),
    path('M37 -80C40 -70 24 -36 -8 -10L-18 -12C8 -38 28 -62 32 -76Z', warm(brush, '#d0954c', '#966038')),
    path('M-30 -94H-22V-12H-30Z', upright(brush, gold, 0.3)),
    path('M-36 -14H-2Q2 -6 6 0H-36Z', upright(brush, gold, 0.34)),
    circle(-26, -95, 5, ripe(brush, '#efca75', '#b9833c')),
    near && [
      line('M-30 -84H-22M-30 -80H-22M-30 -20H-22M-30 -24H-22', of('#a9742f'), 1.2),
      line('M14 -82q4 -6 10 -2q2 6 -4 6', of('#a9742f'), 1.4),
      seam(brush, 'M30 -66C22 -48 8 -30 -8 -16', '#7d4f2c', { width: 1 }),
    ],
    shine(brush, 'M-28 -74V-34', 1.6, 0.56),
  ];
});

/** The bell above, the long slide below. */
const trombone = thing([100, 54], [-14, -14], (brush) => {
  const { of, lit, near } = brush;
  const dark: Colour = '#b07f34';
  const gold: Colour = '#e8be63';
  const tubes =
    'M16 -38H-32C-39 -38 -45 -32 -45 -25C-45 -18 -39 -12 -32 -12H-8M-22 -22H39C44 -22 47.5 -18 47.5 -13.5C47.5 -9 44 -5 39 -5H-8';
  return [
    line(tubes, of(dark), 5),
    line(tubes, of(gold), 2.8),
    line('M-14 -38V-22M-8 -22V-5M-2 -22V-5', of(dark), 3),
    path('M-2 -41C22 -41 30 -46 36 -54Q44 -40 36 -22C30 -30 22 -35 -2 -35Z', warm(brush, '#efc86e', dark)),
    ellipse(36.5, -38, 4.4, 16, of('#c9933c')),
    ellipse(37, -38, 2.8, 13, of('#8a5f28')),
    path('M-34 -26L-24 -24V-20L-34 -18Q-37 -22 -34 -26Z', of('#d0d5d8')),
    near && [
      line('M10 -25V-19M28 -25V-19M10 -8V-2M28 -8V-2', lit('#fbeab8', 0.2), 1.6),
      line('M6 -39Q22 -40 32 -46', lit('#fff3cf', 0.3), 1.4, { airy: true }),
      circle(47.5, -13.5, 1.8, of('#f6dc98')),
    ],
    shine(brush, 'M-28 -39H0', 1.2, 0.48),
  ];
});

/** Big and round, as in a parade, with its beater. */
const bigDrum = thing([100, 92], [18, -46], (brush) => {
  const { canvas, of, form, near } = brush;
  const shell = 'M-14 -90H18C40 -90 50 -70 50 -46C50 -22 40 -2 18 -2H-14Z';
  return [
    path(shell, warm(brush, '#c25a52', '#8f3c44')),
    group(
      [
        line(
          'M0 -92L34 -68L8 -46L34 -24L0 0M34 -92L8 -68M34 -68L52 -56M34 -24L52 -36M8 -46L52 -46',
          of('#f0dcb4'),
          2.2,
        ),
        near && line('M18 -78l4 3M20 -57l4 -3M20 -35l4 3M18 -13l4 -3', of('#8a5f3a'), 3),
      ],
      { clip: canvas.clip(shell), opacity: 0.9 },
    ),
    line('M20 -90C41 -88 48 -68 48 -46C48 -24 41 -4 20 -2', of(BRASS), 4),
    ellipse(-14, -46, 36, 45, upright(brush, BRASS, 0.3)),
    ellipse(-14, -46, 31.5, 40.5, of('#a87a3c')),
    ellipse(-13.5, -45.5, 31, 40, form('#f6ead2', 0.4, 0.18)),
    ellipse(-13.5, -45.5, 15, 20, of('#e6d2ac'), { opacity: 0.6, airy: true }),
    line('M0 -38L38 -70', of('#9a6b42'), 4.4),
    circle(-2, -36, 9, ripe(brush, '#d98a6a', '#a5573f')),
    near && [
      line('M-6 -32q4 3 8 0M-7 -37q5 3 10 0', of('#f0b694'), 1.2, { airy: true }),
      line(round(-13.5, -45.5, 27, 35), of('#d9c199'), 1.2, { airy: true }),
    ],
    shine(brush, 'M-38 -56q4 -18 14 -24', 3, 0.48),
  ];
});

export const THINGS_OF_THE_BAND = {
  harp,
  trombone,
  'big-drum': bigDrum,
} satisfies Partial<Record<Prop, PropArt>>;
