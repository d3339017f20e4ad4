import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CREAM,
  STEEL,
  WOOD,
  dots,
  gleam,
  level,
  points,
  ripe,
  round,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const thread = thing([72, 100], [0, -50], (brush) => {
  const { of, form, near } = brush;
  const yarn: Colour = '#c4607a';
  return [
    path('M-24 -84H24L26 -14H-26Z', upright(brush, yarn)),
    seam(
      brush,
      'M-25 -74L25 -79M-25 -64L25 -69M-25 -54L25 -59M-25 -44L25 -49M-25 -34L25 -39M-26 -24L26 -29',
      yarn,
      { width: 1.6, opacity: 0.5 },
    ),
    near &&
      seam(
        brush,
        'M-25 -69L25 -74M-25 -59L25 -64M-25 -49L25 -54M-25 -39L25 -44M-25 -29L25 -34M-26 -19L26 -24',
        yarn,
        { width: 1 },
      ),
    ellipse(0, -88, 34, 11, of('#97673d')),
    ellipse(0, -90, 34, 10, form('#d2a06a', 0.3, 0.16)),
    ellipse(0, -90, 9, 3, of('#7a5236')),
    path('M-34 -13A34 10 0 0 1 34 -13V-10A34 10 0 0 1 -34 -10Z', upright(brush, WOOD)),
    line('M25 -30Q36 -26 32 -15Q29 -8 33 -3', of(yarn), 2),
  ];
});

const yarn = thing([100, 88], [-8, -46], (brush) => {
  const { of, near } = brush;
  const wool: Colour = '#6a97b8';
  return [
    line('M14 -6C28 -2 32 -12 42 -8Q49 -4 44 -2H34', of(wool), 4),
    circle(-8, -44, 41, ripe(brush, wool, '#44688f')),
    line(
      'M-46 -56C-30 -86 10 -90 26 -66M-48 -46C-34 -76 4 -82 29 -56M-48 -36C-36 -64 -2 -70 31 -44',
      of('#97bdd6'),
      2.6,
      { opacity: 0.8, airy: true },
    ),
    seam(
      brush,
      'M-34 -12C-40 -40 -26 -70 4 -84M-24 -7C-32 -34 -16 -62 14 -78M-13 -4C-20 -28 -6 -54 23 -70',
      wool,
      { width: 2.4, opacity: 0.45 },
    ),
    line('M-2 -4C8 -20 22 -34 32 -38M-14 -4C-2 -22 16 -40 30 -50', of('#97bdd6'), 2.6, {
      opacity: 0.6,
      airy: true,
    }),
    near && [
      line('M-42 -64C-26 -88 6 -92 20 -72M-46 -26C-36 -52 -8 -58 20 -38', of('#b9d5e6'), 1.2, {
        opacity: 0.8,
        airy: true,
      }),
      seam(brush, 'M-29 -9C-36 -36 -22 -66 9 -81M-18 -5C-26 -30 -10 -58 19 -74', wool, { width: 1.2 }),
    ],
    shine(brush, 'M-36 -60q5 -9 14 -13', 4, 0.2),
  ];
});

const button = thing([100, 100], [0, -50], (brush) => {
  const { of, near } = brush;
  const red: Colour = '#d0705f';
  return [
    circle(0, -50, 50, ripe(brush, red)),
    circle(0, -50, 39, of('#a8544a')),
    circle(0.8, -49, 38, warm(brush, '#d87f6e', '#bd5f55', 0.1)),
    points('-11 -61, 11 -61, -11 -39, 11 -39').map(([x, y]) => circle(x, y, 6, of('#7d3d3a'))),
    line('M-11 -61L11 -39M11 -61L-11 -39', of(CREAM), 4.4),
    near && [
      line('M-11 -58L8 -39M11 -58L-8 -39', of('#d9c4a0'), 1.4),
      line(round(0, -50, 44), of('#eaa393'), 1.6, { airy: true, opacity: 0.7 }),
    ],
    gleam(brush, 'M-42 -56q3 -20 20 -30', 5, 0.36),
  ];
});

/** Threaded, and at work. */
const needle = thing([100, 86], [26, -68], (brush) => {
  const { of, lit, near } = brush;
  return [
    line('M40 -78C50 -60 30 -44 14 -52C-6 -62 -18 -36 0 -28C18 -20 10 -1 -8 -4', of('#c4607a'), 2.6),
    group(
      [
        path(
          'M-1.6 0C-4 -40 -4.6 -78 -3.6 -92Q0 -100 3.6 -92C4.6 -78 4 -40 1.6 0L0 8Z',
          upright(brush, STEEL),
        ),
        ellipse(0, -86, 1.5, 5.5, of('#66717e')),
      ],
      { x: -42, y: -9, turn: 50, scale: 0.98 },
    ),
    line('M31 -77Q36 -82 40 -78', of('#c4607a'), 2.6),
    near && [
      line('M39 -75C46 -60 30 -46 16 -54', of('#e39ab0'), 0.9, { airy: true }),
      line('M-34 -14L20 -60', lit('#ffffff', 0.3), 0.9, { airy: true }),
    ],
  ];
});

/** For a grazed knee. */
const plaster = thing([100, 52], [0, -26], (brush) => {
  const { of, near } = brush;
  const skin: Colour = '#dba780';
  return group(
    [
      rect(-47, -12, 94, 24, level(brush, skin, 0.22), { corner: 12 }),
      rect(-17, -12, 34, 24, level(brush, '#f1d3b4', 0.2)),
      line(
        dots(points('-38 -4, -38 4, -31 0, -25 -5, -25 5, 38 -4, 38 4, 31 0, 25 -5, 25 5')),
        of('#b07f5c'),
        2.2,
        { airy: true },
      ),
      near && [
        line(
          dots(points('-10 -6, -10 0, -10 6, -4 -3, -4 3, 2 -6, 2 0, 2 6, 8 -3, 8 3, 12 -7, 12 7')),
          of('#d9b391'),
          1.8,
          { airy: true },
        ),
        seam(brush, 'M-17 -12V12M17 -12V12', skin, { width: 1 }),
      ],
      shine(brush, 'M-38 -8.5H-22M22 -8.5H38', 1.8, 0.4),
    ],
    { y: -26, turn: -17 },
  );
});

export const THINGS_OF_THE_SEWING_BOX = {
  thread,
  yarn,
  button,
  needle,
  plaster,
} satisfies Partial<Record<Prop, PropArt>>;
