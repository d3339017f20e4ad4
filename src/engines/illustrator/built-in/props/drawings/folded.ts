import { line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Resting } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Cloth hangs in a hand, and lies where nobody holds it. */
export const TOWEL_AT_REST: Resting = {
  width: 84,
  height: 32,
  draw: ({ of, form, shaded }) => [
    rect(-41, -16, 82, 16, form('#f2ead8', 0.2, 0.26), { corner: 8 }),
    line('M-33 -6H40', shaded('#cbbfa6', 0.1), 1.6),
    rect(-39, -31, 78, 17, form('#f2ead8', 0.34, 0.14), { corner: 8 }),
    path('M8 -31H22V-14H8Z', of('#5fa3a8')),
    line('M27 -31V-14M3 -31V-14', of('#5fa3a8'), 2.2),
    path('M9 -13H21V0H9Z', shaded('#5fa3a8', 0.16)),
    line('M-36 -22.5H7M28 -22.5H38', shaded('#cbbfa6', 0.1), 1.6),
  ],
};

export const SCARF_AT_REST: Resting = {
  width: 98,
  height: 34,
  draw: ({ form, of, shaded }) => [
    path('M-6 -12C12 -14 26 -12 46 -10L45 0C26 0 8 0 -8 0Z', form('#c8503f', 0.16, 0.3)),
    path('M26 -12L34 -11.4L33 0H25Z', of('#f6ead2')),
    line('M46 -9h3M46 -5.6h3.4M45.6 -2h3', of('#c8503f'), 2.2),
    path(
      'M-46 -12C-46 -24 -28 -33 -8 -33C12 -33 26 -25 24 -14C22 -4 6 0 -14 0C-34 0 -46 -4 -46 -12Z',
      form('#c8503f', 0.26, 0.26),
    ),
    path('M-28 -17C-26 -24 6 -25 10 -17C8 -11 -26 -11 -28 -17Z', shaded('#c8503f', 0.45)),
    path('M-40 -20L-33 -25L-27 -15L-32 -3L-40 -5Z', of('#f6ead2')),
  ],
};
