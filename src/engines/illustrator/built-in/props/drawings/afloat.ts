import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  WOOD,
  dusk,
  gleam,
  hollow,
  seam,
  thing,
  detailed,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Its front hides the legs of whoever sits in it. */
const rowingBoat = thing([100, 32], [0, -16], (brush) => {
  const { form, of } = brush;
  return [
    path('M-48 -27Q0 -34 48 -27L40 -20H-40Z', hollow(brush, '#6f4a34')),
    path('M-50 -30Q-44 -22 0 -21Q44 -22 50 -30Q48 -8 34 0H-32Q-46 -8 -50 -30Z', form('#c8744f', 0.22, 0.28)),
    path('M-50 -31Q-44 -24 0 -23Q44 -24 50 -31L49.5 -26Q44 -19 0 -18Q-44 -19 -49.5 -26Z', of('#f0dfc0')),
    seam(brush, 'M-44 -14Q0 -8 44 -14M-38 -7Q0 -2 38 -7', '#8a4a34', { width: 1.2 }),
    line('M-8 -24L-32 -8M12 -24L34 -8', of(WOOD), 2.6),
    path('M-32 -10L-42 -4L-38 0L-28 -6ZM34 -10L44 -4L40 0L30 -6Z', of('#d9a468')),
  ];
});

/** Wheelhouse, funnel, a deck to stand on, a flag with a letter's flap. */
const mailBoat = thing([100, 74], [0, -36], (brush) => {
  const { form, of } = brush;
  return [
    line('M30 -40V-72', of('#7d6a58'), 2.4),
    path('M30 -72H46V-60H30Z', of('#f6efdf')),
    line('M30.5 -71.5L38 -65L45.5 -71.5', of('#cf5a4b'), 1.6),
    rect(-22, -62, 34, 32, form('#f4ecdc', 0.2, 0.2), { corner: 3 }),
    rect(-26, -66, 42, 6, form('#cf5a4b', 0.2, 0.2), { corner: 2 }),
    rect(-17, -56, 10, 11, of('#a9d3de'), { corner: 2 }),
    rect(-3, -56, 10, 11, of('#a9d3de'), { corner: 2 }),
    rect(17, -50, 10, 22, form('#e6b14e', 0.3, 0.3), { corner: 2 }),
    path('M-50 -34Q-20 -29 50 -36Q48 -8 38 0H-38Q-48 -12 -50 -34Z', form('#3f6f94', 0.2, 0.3)),
    path('M-50 -34Q-20 -29 50 -36L49 -29Q-20 -22 -49 -27Z', of('#f4ecdc')),
    dusk(brush, 'M-44 -8H42L38 0H-38Z', 0.25),
    gleam(brush, 'M-40 -18Q-20 -15 0 -16', 2, 0.35),
  ];
});

const BOXES: readonly Colour[] = ['#cf5a4b', '#4b7fb8', '#e6b14e', '#5f9f62', '#8f7fb0', '#d98a4e'];

const containerShip = thing([100, 46], [0, -20], (brush) => {
  const { form, of } = brush;
  const stack = Array.from({ length: 21 }, (_, i) => {
    const [column, row] = [i % 7, Math.floor(i / 7)];
    return rect(
      -24 + column * 9.6,
      -24 - row * 6.6,
      9,
      6,
      of(BOXES[(column * 2 + row * 3) % 6] ?? '#cf5a4b'),
      {
        corner: 0.6,
      },
    );
  });
  return [
    rect(-44, -44, 15, 28, form('#f4efe4', 0.2, 0.22), { corner: 1 }),
    rect(-46, -46, 19, 4, of('#cf5a4b')),
    [-40, -35].map((x) => rect(x, -39, 3.4, 3, of('#7fb0c4'))),
    rect(-48, -33, 5, 14, of('#5f6472')),
    stack,
    path('M-50 -18H50L44 0H-44Q-49 -8 -50 -18Z', form('#46587f', 0.2, 0.3)),
    path('M-47.5 -6H46L44 0H-44Z', of('#b8503f')),
    circle(43, -13, 1.4, of('#f4efe4')),
  ];
});

export const THINGS_AFLOAT = {
  'rowing-boat': detailed(rowingBoat, 'M-40 -16Q0 -11 40 -16M-30 -3Q0 0 30 -3', '#8a4a34'),
  'mail-boat': detailed(mailBoat, 'M-40 -20H36M-36 -12H34M-20 -34H8', '#2f5470'),
  'container-ship': detailed(
    containerShip,
    'M-44 -12H40M-22 -21V-19M-12 -21V-19M-2 -28V-26M8 -21V-19M18 -28V-26',
    '#34425f',
  ),
} satisfies Partial<Record<Prop, PropArt>>;
