import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  DARK_WOOD,
  INK,
  STEEL,
  WOOD,
  around,
  dots,
  gleam,
  level,
  points,
  seam,
  shine,
  thing,
  upright,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

const camera = thing([100, 76], [34, -34], (brush) => {
  const { of, form, ball, near } = brush;
  const leather: Colour = '#6a5a66';
  return [
    path('M-18 -62L-12 -74Q-10 -76 -7 -76H15Q18 -76 20 -74L26 -62Z', form(STEEL)),
    rect(-42, -68, 16, 8, form(CORAL), { corner: 3 }),
    rect(-50, -62, 100, 61, form(leather, 0.2, 0.35), { corner: 9 }),
    path('M-50 -53Q-50 -62 -41 -62H41Q50 -62 50 -53V-48H-50Z', form('#d6d0c4', 0.3, 0.16)),
    path('M-50 -14H50V-10Q50 -1 41 -1H-41Q-50 -1 -50 -10Z', form('#c2bbb0', 0.2, 0.3)),
    circle(4, -31, 26, form('#d6d0c4', 0.4, 0.3)),
    circle(4, -31, 22, of('#4a4552')),
    circle(4, -31, 17, ball('#5d7f9c', 0.1, 0.5)),
    circle(4, -31, 9, of('#2f3a50')),
    circle(-3, -38, 4.4, of('#eaf3f6'), { opacity: 0.85, airy: true }),
    circle(9, -25, 2, of('#eaf3f6'), { opacity: 0.6, airy: true }),
    rect(32, -57, 12, 6, of('#5a6b82'), { corner: 2 }),
    near && [
      around([4, -31], 24, line('M0 -23.6V-25', of('#8c8790'), 1)),
      seam(brush, 'M-46 -42l6 6M-46 -34l10 10M-46 -24l6 6M40 -40l6 6M36 -28l9 9', leather, { width: 1 }),
      circle(-36, -54, 2.4, of(BRASS)),
    ],
  ];
});

const radio = thing([100, 76], [0, -66], (brush) => {
  const { of, form, near } = brush;
  const shell: Colour = '#5f9d98';
  return [
    line('M34 -56L46 -74', of(STEEL), 2.6),
    line('M-30 -60Q-30 -70 -20 -70H14Q24 -70 24 -60', of(WOOD), 5),
    rect(-50, -60, 100, 58, form(shell, 0.25, 0.36), { corner: 11 }),
    path('M-40 -4H-28L-30 0H-38ZM40 -4H28L30 0H38Z', of('#4a5a5c')),
    rect(-43, -53, 86, 44, form(CREAM, 0.3, 0.14), { corner: 7 }),
    circle(-20, -31, 18, of('#8a6f58')),
    line('M-32 -40H-8M-35 -34H-5M-35 -28H-5M-32 -22H-8', of('#6d5544'), 2.2),
    rect(6, -47, 32, 13, of('#4d5d6a'), { corner: 3 }),
    line('M20 -45V-36', of(CORAL), 2),
    near && line('M10 -40H16M24 -40H34M10 -44H13M28 -44H31', of('#cfe0e4'), 1),
    circle(14, -21, 7, form(CORAL, 0.3, 0.3)),
    circle(31, -21, 7, form(BRASS, 0.3, 0.3)),
    near && line('M14 -21V-26M31 -21L35 -24', of(CREAM), 1.6),
    gleam(brush, 'M-40 -57H20', 2.2, 0.4),
  ];
});

const accordion = thing([100, 70], [-42, -36], (brush) => {
  const { of, near } = brush;
  const red: Colour = '#bf5a56';
  const folds = Array.from({ length: 7 }, (_, i) => -20 + i * 6.6);
  return [
    folds.map((x, i) =>
      path(
        `M${n(x - 3.3)} ${-63 - Math.sin((i / 6) * Math.PI) * 5}h6.6V${-5 + Math.sin((i / 6) * Math.PI) * 4}h-6.6Z`,
        of(i % 2 ? '#8f3f48' : '#e0b07a'),
      ),
    ),
    folds.map((x) => seam(brush, `M${n(x)} -60V-8`, '#6d3038', { width: 1.2, opacity: 0.5 })),
    path('M-50 -62Q-50 -68 -44 -68H-24V-2H-44Q-50 -2 -50 -8Z', upright(brush, red, 0.2)),
    path('M50 -62Q50 -68 44 -68H22V-2H44Q50 -2 50 -8Z', upright(brush, red, 0.3)),
    rect(30, -62, 14, 54, of(CREAM), { corner: 2 }),
    line('M30 -53H44M30 -44H44M30 -35H44M30 -26H44M30 -17H44', of('#b5a48a'), 1),
    line('M39 -53H44M39 -44H44M39 -26H44M39 -17H44', of(INK), 3.2),
    line(
      dots(
        points('-43 -56, -34 -56, -43 -46, -34 -46, -43 -36, -34 -36, -43 -26, -34 -26, -43 -16, -34 -16'),
      ),
      of('#f6e3bc'),
      5,
    ),
    near && [
      line(
        dots(
          points(
            '-43.8 -56.8, -34.8 -56.8, -43.8 -46.8, -34.8 -46.8, -43.8 -36.8, -34.8 -36.8, -43.8 -26.8, -34.8 -26.8, -43.8 -16.8, -34.8 -16.8',
          ),
        ),
        of('#ffffff'),
        1.8,
      ),
      line('M-46 -64H-27M25 -64H46M-46 -6H-27M25 -6H46', of(BRASS), 1.6),
    ],
    line('M-40 -68Q-34 -72 -28 -68', of('#6d4a3c'), 2),
    shine(brush, 'M-47 -60V-12', 2, 0.28),
  ];
});

const flute = thing(
  [100, 40],
  [-14, -14],
  (brush) => {
    const { of, near } = brush;
    return group(
      [
        rect(-50, -5, 100, 10, level(brush, '#c08c56'), { corner: 4 }),
        rect(-50, -6, 9, 12, level(brush, DARK_WOOD), { corner: 3 }),
        rect(-26, -6, 5, 12, level(brush, BRASS), { corner: 2 }),
        rect(41, -6, 8, 12, level(brush, DARK_WOOD), { corner: 3 }),
        ellipse(-35, -1.5, 3.6, 2.4, of('#54382a')),
        [-12, -2, 8, 18, 28].map((x) => ellipse(x, -1.5, 2.4, 2, of('#54382a'))),
        near && [
          seam(brush, 'M-18 3H36M-8 -3.6H4M14 -3.6H24', '#8a5f3a', { width: 0.7 }),
          line('M-23.5 -5V5', of('#f6dc98'), 0.9),
        ],
      ],
      { y: -20, turn: -16 },
    );
  },
  -8,
);

export const THINGS_OF_SOUND_AND_IMAGE = {
  camera,
  radio,
  accordion,
  flute,
} satisfies Partial<Record<Prop, PropArt>>;
