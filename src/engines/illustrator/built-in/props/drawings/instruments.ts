import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  DARK_WOOD,
  IRON,
  STEEL,
  WOOD,
  detailed,
  dusk,
  gleam,
  hollow,
  ripe,
  seam,
  shine,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A bent bar on a loop of string, with its beater. */
const triangle = thing([100, 96], [0, -92], (brush) => {
  const { of, near } = brush;
  const bar = 'M22 -6H-40L-2 -74L34 -10';
  return [
    line('M-2 -74Q-8 -94 0 -94Q8 -94 -2 -74', of('#a8483e'), 2.4),
    line(bar, of('#8d98a4'), 8),
    line(bar, of('#d3dbe1'), 3.4),
    line('M14 -34L46 -58', of('#7d8792'), 5),
    line('M16 -36L44 -57', of('#dfe6ea'), 1.8),
    near && seam(brush, 'M-36 -9L-6 -64M-30 -4H10', '#69737e', { width: 1 }),
    shine(brush, 'M-34 -12L-14 -48', 1.8, 0.7),
  ];
});

/** A horn of wood, longer than whoever blows it, its bell on the ground. */
const longHorn = thing([100, 66], [-44, -62], (brush) => {
  const { of, form } = brush;
  return [
    path(
      'M-50 -66L-46 -62L14 -22Q22 -14 30 -16Q40 -20 44 -34L50 -32Q50 -2 28 0Q10 0 0 -14L-48 -60Z',
      form('#a8703f', 0.3, 0.28),
    ),
    path('M-46 -62L14 -22Q22 -14 30 -16L26 -9Q12 -8 4 -18Z', of('#c79256'), { opacity: 0.8 }),
    ellipse(46, -34, 7, 4.6, hollow(brush, DARK_WOOD)),
    line('M-38 -55L-41 -51M-18 -42L-22 -37M2 -28L-3 -22M16 -16L10 -9', of('#6d4a2f'), 2.6),
    path('M-50 -66L-46 -62L-48 -60L-50 -62Z', of(BRASS)),
    gleam(brush, 'M-34 -52L0 -28', 1.8, 0.4),
  ];
});

/** The bottom of a barrel, hammered into notes. */
const steelpan = thing([100, 82], [0, -50], (brush) => {
  const { of, form, near } = brush;
  const note = (x: number, y: number, rx: number) => [
    ellipse(x, y, rx, rx * 0.4, of('#9aa6b1')),
    ellipse(x, y - 0.8, rx - 1.6, rx * 0.4 - 1, of('#d9e0e5')),
  ];
  return [
    line('M-38 -44L-46 -1M38 -44L46 -1M0 -34V-3', of(IRON), 4),
    path('M-48 -66V-44Q-44 -30 0 -30Q44 -30 48 -44V-66Z', upright(brush, STEEL)),
    ellipse(0, -66, 49, 15, of('#8b97a3')),
    ellipse(0, -66, 45, 13, form('#bcc7cf', 0.3, 0.2)),
    note(-28, -66, 9),
    note(-14, -72, 9),
    note(8, -73, 9),
    note(28, -68, 9),
    note(-10, -61, 11),
    note(14, -61, 10),
    line('M18 -82L4 -66', of(WOOD), 2.4),
    circle(3, -65, 3.2, of('#d4604f')),
    near && seam(brush, 'M-46 -52Q0 -36 46 -52M-44 -60Q-20 -76 0 -78', '#69737e', { width: 1 }),
    shine(brush, 'M-40 -58V-46', 3, 0.5),
  ];
});

/** Taller than a child; its player stands behind it. */
const doubleBass = thing([46, 100], [-2, -54], (brush) => {
  const { of, form } = brush;
  const body =
    'M0 -66C13 -66 18 -58 17 -50C16 -45 13 -42 13 -38C13 -34 22 -30 23 -18C24 -7 14 -3 0 -3C-14 -3 -24 -7 -23 -18C-22 -30 -13 -34 -13 -38C-13 -42 -16 -45 -17 -50C-18 -58 -13 -66 0 -66Z';
  return [
    rect(-1, -4, 2, 4, of(IRON)),
    path(body, form('#a85f35', 0.3, 0.3)),
    path('M-2.6 -98H2.6V-40H-2.6Z', of('#3f332f')),
    path('M-3 -92Q-6 -100 0 -100Q6 -100 3 -92Z', of('#7d4a2d')),
    line('M-5 -95h-3M5 -95h3M-5 -90h-3M5 -90h3', of('#d8b26a'), 1.8),
    line('M-10 -34Q-7 -30 -10 -24M10 -34Q7 -30 10 -24', of('#4a2f22'), 1.8),
    rect(-6, -24, 12, 2.4, of('#e3c48c')),
    line('M-1.5 -96V-12M0 -96V-12M1.5 -96V-12', of('#e9dfc9'), 0.6),
    path('M-4 -14H4L2 -6H-2Z', of('#3f332f')),
    gleam(brush, 'M-14 -56Q-12 -62 -5 -63M-19 -20Q-18 -28 -13 -31', 2, 0.45),
  ];
});

/** A bell in its frame, with a rope to ring it. */
const hangingBell = thing([78, 100], [30, -30], (brush) => {
  const { of, form } = brush;
  const bronze: Colour = '#cf9f48';
  return [
    rect(-37, -96, 7, 96, upright(brush, WOOD), { corner: 2 }),
    rect(30, -96, 7, 96, upright(brush, WOOD), { corner: 2 }),
    rect(-39, -100, 78, 8, form(WOOD, 0.3, 0.24), { corner: 2 }),
    line('M-31 -78L-20 -92M31 -78L20 -92', of(DARK_WOOD), 4),
    rect(-4, -93, 8, 8, of(IRON), { corner: 2 }),
    path(
      'M-6 -86H6C15 -82 17 -68 18 -56C19 -46 24 -42 26 -38H-26C-24 -42 -19 -46 -18 -56C-17 -68 -15 -82 -6 -86Z',
      upright(brush, bronze),
    ),
    path('M-27 -38Q0 -31 27 -38V-34Q0 -26 -27 -34Z', form('#b5822f', 0.2, 0.2)),
    circle(0, -29, 5, ripe(brush, '#8a6a3a')),
    line('M0 -26Q2 -12 0 -2', of('#b8925c'), 2.6),
    line('M-15 -62Q0 -58 15 -62', of('#f3d892'), 1.6, { opacity: 0.8 }),
    shine(brush, 'M-12 -76Q-14 -64 -16 -54', 3, 0.5),
  ];
});

/** An iron stove with its pipe; a fire is seen behind its door. */
const stove = thing([60, 100], [0, -40], (brush) => {
  const { of, form, near, state, canvas } = brush;
  const out = state === 'empty' || state === 'broken';
  return [
    rect(8, -100, 12, 46, upright(brush, '#5a5f6a'), { corner: 2 }),
    path('M-24 -8L-28 0H-20L-16 -8ZM24 -8L28 0H20L16 -8Z', of('#3e424c')),
    rect(-28, -52, 56, 46, form('#5d626e', 0.22, 0.3), { corner: 5 }),
    rect(-30, -57, 60, 7, form('#6d7280', 0.3, 0.2), { corner: 3 }),
    rect(-20, -44, 34, 28, of('#3a3d46'), { corner: 4 }),
    rect(-17, -41, 28, 22, of(out ? '#2c2e35' : '#e8823c'), { corner: 3 }),
    !out && [
      path('M-14 -20Q-12 -34 -6 -38Q-6 -30 -2 -28Q0 -36 4 -40Q4 -30 9 -20Z', '#ffd06a'),
      canvas.glow(-3, -30, 34, 28, '#ffb45a', canvas.light.night ? 0.6 : 0.3),
    ],
    line('M-3 -41V-19', of('#3a3d46'), 2),
    circle(18, -30, 3, of(BRASS)),
    near && seam(brush, 'M-26 -12H26M-22 -54H22M12 -90V-60', '#33363e', { width: 1 }),
    gleam(brush, 'M-24 -46V-14', 2, 0.3),
  ];
});

/** A fire in an iron basket on a pole, to be seen from the next hill. */
const beacon = thing([54, 100], [0, -30], (brush) => {
  const { of, form, near, state, canvas } = brush;
  const burns = state !== 'empty';
  return [
    rect(-4, -56, 8, 56, upright(brush, DARK_WOOD), { corner: 2 }),
    path('M-22 -2H22L12 -12H-12Z', warm(brush, '#a8a49c')),
    burns && [
      path(
        'M-20 -58C-24 -78 -10 -84 -8 -100C2 -92 4 -86 6 -80C10 -84 10 -88 10 -92C20 -82 24 -70 20 -58Z',
        '#f08c3a',
      ),
      path('M-11 -58C-13 -72 -4 -76 -2 -86C6 -78 12 -70 11 -58Z', '#ffd873'),
      canvas.glow(0, -74, 50, 44, '#ffb45a', canvas.light.night ? 0.75 : 0.35),
    ],
    !burns && path('M-20 -60L-12 -84L-4 -62L4 -90L10 -64L18 -80L22 -60Z', form(WOOD, 0.2, 0.3)),
    line('M-24 -66L-16 -50H16L24 -66M-12 -66L-8 -50M0 -66V-50M12 -66L8 -50M-24 -66H24', of('#4a4d57'), 3),
    near && seam(brush, 'M-2 -46V-14M2 -40V-20', DARK_WOOD, { width: 1 }),
    dusk(brush, 'M-22 -2H22V0H-22Z', 0.2),
  ];
});

export const MORE_INSTRUMENTS = {
  triangle,
  'long-horn': detailed(longHorn, 'M-30 -49L-10 -36M30 -6Q42 -8 46 -24', '#6d4a2f'),
  steelpan,
  'double-bass': detailed(doubleBass, 'M-19 -22Q-18 -9 0 -7Q18 -9 19 -22M-14 -52Q-12 -62 0 -62', '#6d3c22'),
  'hanging-bell': detailed(hangingBell, 'M-34 -86V-10M34 -86V-10M-30 -96H30M-20 -44Q0 -40 20 -44', DARK_WOOD),
} satisfies Partial<Record<Prop, PropArt>>;

export const THINGS_OF_FIRE = {
  stove,
  beacon,
} satisfies Partial<Record<Prop, PropArt>>;
