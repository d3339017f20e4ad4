import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  DARK_WOOD,
  GLASS,
  IRON,
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
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A flat box of tin, as biscuits come in, and treasures stay in. */
const tin = thing([100, 58], [0, -30], (brush) => {
  const { of, form, state } = brush;
  const blue: Colour = '#4f7fa8';
  const open = state === 'open' || state === 'empty';
  return [
    open && [
      path('M-44 -40L-36 -58H44L48 -40Z', form('#6d9ac0', 0.3, 0.2)),
      path('M-46 -38L-40 -48H42L46 -38Z', hollow(brush, '#3a4a5c')),
      state === 'open' && ellipse(0, -42, 30, 5, of('#f0d79a')),
    ],
    rect(-48, -38, 96, 38, form('#c9a05c', 0.24, 0.26), { corner: 5 }),
    !open && [
      path('M-46 -48L-38 -56H38L46 -48Z', form('#7fa9cb', 0.3, 0.1)),
      rect(-50, -48, 100, 14, form(blue, 0.26, 0.24), { corner: 4 }),
    ],
    circle(0, -20, 11, of('#f3e3bd')),
    path('M-5 -15L0 -27L5 -15L-7 -22H7Z', of('#c2603f')),
    gleam(brush, 'M-40 -30V-8', 3, 0.4),
    dusk(brush, 'M-48 -6H48V0H-48Z', 0.2),
  ];
});

/** Round, with stripes and a cord. */
const hatbox = thing([100, 84], [0, -80], (brush) => {
  const { of, form, state } = brush;
  const open = state === 'open' || state === 'empty';
  return group(
    [
      path('M-42 -50V-10Q-42 0 0 0Q42 0 42 -10V-50Z', upright(brush, '#d98a9a')),
      [-30, -12, 12, 30].map((x) => rect(x - 3, -48, 6, 46, of('#f8e6da'))),
      open
        ? [
            ellipse(0, -50, 42, 10, hollow(brush, '#8a4a58')),
            group(ellipse(0, 0, 40, 9, form('#c56c80', 0.3, 0.2)), { x: 18, y: -66, turn: -16 }),
          ]
        : [
            path('M-46 -62V-50Q-46 -40 0 -40Q46 -40 46 -50V-62Z', upright(brush, '#c56c80')),
            ellipse(0, -62, 46, 10, form('#dd93a4', 0.3, 0.1)),
            line('M-20 -62Q-16 -76 0 -76Q16 -76 20 -62', of('#6b5a7c'), 3),
          ],
      dusk(brush, 'M-42 -12Q0 0 42 -12V-10Q42 0 0 0Q-42 0 -42 -10Z', 0.2),
    ],
    { scale: 1.08 },
  );
});

/** Bound in iron; open, one sees what is in it, and empty, nothing. */
const chest = thing([100, 86], [0, -40], (brush) => {
  const { of, form, state } = brush;
  const open = state === 'open' || state === 'empty';
  return [
    open
      ? [
          path('M-46 -50V-66Q-46 -86 -30 -86H30Q46 -86 46 -66V-50Z', form('#7d5234', 0.2, 0.26)),
          path('M-40 -50V-64Q-40 -79 -28 -79H28Q40 -79 40 -64V-50Z', hollow(brush, DARK_WOOD)),
          ellipse(0, -50, 43, 7, hollow(brush, '#4a3222')),
          state === 'open' && [
            path('M-40 -48Q-26 -62 -6 -60Q16 -68 40 -48Z', of('#e6b650')),
            circle(-16, -55, 6, ripe(brush, '#f3cf6a')),
            circle(6, -58, 6, ripe(brush, '#f3cf6a')),
            circle(24, -54, 6, ripe(brush, '#f3cf6a')),
            path('M-4 -58L4 -66L12 -58L4 -50Z', of('#7fc4d4')),
          ],
        ]
      : path('M-48 -46V-54Q-48 -76 -28 -76H28Q48 -76 48 -54V-46Z', form('#a8703f', 0.28, 0.24)),
    rect(-48, -48, 96, 48, form('#9a6438', 0.24, 0.28), { corner: 3 }),
    seam(brush, 'M-48 -32H48M-48 -16H48', DARK_WOOD, { width: 1.6 }),
    [-34, 28].map((x) => rect(x, open ? -48 : -74, 7, open ? 48 : 74, of(IRON), { corner: 1 })),
    rect(-48, -50, 96, 5, of(IRON)),
    rect(-8, -52, 16, 17, form(BRASS, 0.3, 0.24), { corner: 3 }),
    circle(0, -45, 2.6, of('#5c4322')),
    dusk(brush, 'M-48 -6H48V0H-48Z', 0.2),
  ];
});

/** On a post, with a slot and a little roof. */
const letterbox = thing([56, 100], [0, -70], (brush) => {
  const { of, form, state } = brush;
  return [
    rect(-4, -46, 8, 46, upright(brush, DARK_WOOD), { corner: 2 }),
    rect(-26, -84, 52, 42, form('#c2483e', 0.26, 0.26), { corner: 4 }),
    path('M-28 -82L0 -100L28 -82Z', form('#8c6038', 0.26, 0.24)),
    state === 'open'
      ? [
          rect(-18, -74, 36, 26, hollow(brush, '#5a2420'), { corner: 2 }),
          path('M-14 -54L-10 -70H14L12 -52Z', of('#fbf4e6')),
        ]
      : [
          rect(-17, -74, 34, 5, of('#5a2420'), { corner: 2 }),
          rect(-10, -62, 20, 11, of('#f3dfae'), { corner: 2 }),
        ],
    path('M-12 -72L-8 -80H10L12 -72Z', of('#fbf4e6')),
    gleam(brush, 'M-21 -78V-50', 2.4, 0.4),
  ];
});

/** A counter with a window; the shutter is up when it is open. */
const ticketWindow = thing([78, 100], [0, -40], (brush) => {
  const { of, form, state } = brush;
  return [
    rect(-34, -92, 68, 92, form('#8fa98c', 0.24, 0.24), { corner: 3 }),
    path('M-39 -90L-32 -100H32L39 -90Z', form('#b8574d', 0.26, 0.24)),
    rect(-26, -84, 52, 40, hollow(brush, '#4a4038'), { corner: 2 }),
    state === 'open'
      ? rect(-26, -84, 52, 8, of('#c8955c'))
      : [
          rect(-26, -84, 52, 40, form('#c8955c', 0.2, 0.2)),
          seam(brush, 'M-26 -76H26M-26 -68H26M-26 -60H26M-26 -52H26', WOOD, { width: 1.6 }),
        ],
    rect(-38, -46, 76, 7, form(WOOD, 0.3, 0.24), { corner: 2 }),
    seam(brush, 'M-12 -38V-2M12 -38V-2', '#6f8a6c', { width: 1.8 }),
    circle(27, -50, 4, ripe(brush, BRASS)),
    rect(24, -47, 7, 2, of(IRON)),
  ];
});

const BOOKS: readonly Colour[] = [
  '#c2603f',
  '#4f7fa8',
  '#e0b04c',
  '#67806a',
  '#8673b4',
  '#b8574d',
  '#5fa3a8',
  '#d98a9a',
];

/** Two boards of books in the open air, under a roof of their own. */
const bookshelf = thing([84, 100], [0, -50], (brush) => {
  const { of, form, state } = brush;
  const row = (y: number, shift: number) =>
    BOOKS.map((_, i) => {
      const height = 22 + ((i * 5 + shift) % 3) * 4;
      return rect(-31 + i * 8, y - height, 7, height, of(BOOKS[(i + shift) % BOOKS.length] ?? '#c2603f'), {
        corner: 1,
      });
    });
  return [
    rect(-36, -88, 72, 88, form('#b98250', 0.2, 0.24), { corner: 2 }),
    rect(-32, -82, 64, 34, hollow(brush, DARK_WOOD)),
    rect(-32, -42, 64, 34, hollow(brush, DARK_WOOD)),
    state !== 'empty' && [row(-48, 0), row(-8, 3)],
    path('M-42 -86L0 -100L42 -86V-80H-42Z', form('#8c6038', 0.28, 0.24)),
    rect(-36, -48, 72, 6, of('#cf9a64')),
    rect(-36, -8, 72, 8, of('#a87444')),
    state !== 'empty' &&
      line('M-27 -70V-60M-11 -70V-60M5 -70V-60M21 -70V-60M-19 -28V-18M13 -28V-18', of('#fbf1de'), 1.6, {
        opacity: 0.7,
      }),
  ];
});

/** Jars on two boards, each with something else in it: or, who knows, with nothing. */
const jarShelf = thing([100, 82], [0, -40], (brush) => {
  const { of, form, state, near } = brush;
  const jar = (x: number, y: number, colour: Colour) => [
    rect(x - 9, y - 24, 18, 24, of(GLASS), { corner: 4 }),
    state !== 'empty' && rect(x - 7, y - 17, 14, 15, of(colour), { corner: 3, opacity: 0.85 }),
    rect(x - 8, y - 28, 16, 6, of('#b98250'), { corner: 2 }),
    line(`M${x - 5} ${y - 19}V${y - 6}`, of('#ffffff'), 2, { opacity: 0.7, airy: true }),
    near && rect(x - 5, y - 13, 10, 6, of('#fbf4e6')),
  ];
  return [
    rect(-50, -78, 5, 78, upright(brush, WOOD), { corner: 2 }),
    rect(45, -78, 5, 78, upright(brush, WOOD), { corner: 2 }),
    rect(-50, -46, 100, 6, form('#c9935c', 0.3, 0.2), { corner: 2 }),
    rect(-50, -6, 100, 6, form('#c9935c', 0.3, 0.2), { corner: 2 }),
    [jar(-32, -46, '#8aa0b4'), jar(-10, -46, '#4f6f9a'), jar(12, -46, '#dfe6ea'), jar(34, -46, '#e0b04c')],
    [jar(-32, -6, '#b8574d'), jar(-10, -6, '#67a275'), jar(12, -6, '#c9a4d6'), jar(34, -6, '#e49350')],
    dusk(brush, 'M-45 -40H45V-36H-45Z', 0.2),
  ];
});

/** As in a museum: one looks, and does not touch. What lies in it is put there. */
const glassCase = thing([100, 92], [0, -50], (brush) => {
  const { of, form } = brush;
  return [
    rect(-44, -44, 88, 44, form('#8c6038', 0.24, 0.26), { corner: 2 }),
    rect(-48, -48, 96, 7, form('#b98250', 0.3, 0.2), { corner: 2 }),
    path('M-42 -48V-84L-36 -92H36L42 -84V-48Z', of(GLASS), { opacity: 0.5 }),
    path('M-34 -50Q0 -56 34 -50V-48H-34Z', of('#a83e48')),
    line('M-42 -48V-84L-36 -92H36L42 -84V-48M-42 -84H42', of('#c9a05c'), 2),
    line('M-32 -56L-18 -80M-24 -56L-14 -72M24 -60L32 -76', of('#ffffff'), 2.4, { opacity: 0.7, airy: true }),
    rect(-14, -32, 28, 14, of('#f3e3bd'), { corner: 2 }),
    line('M-9 -27H9M-9 -23H4', of('#8a7458'), 1.6),
    dusk(brush, 'M-44 -6H44V0H-44Z', 0.2),
  ];
});

/** A letter of clay, pressed with a reed: small wedges in rows. */
const clayTablet = thing([78, 100], [0, -40], (brush) => {
  const { of, form, near } = brush;
  const wedges = Array.from({ length: near ? 30 : 20 }, (_, i) => {
    const [x, y] = [-24 + (i % 5) * 12, -84 + Math.floor(i / 5) * 14];
    return `M${x} ${y}l4 -3l-1 4ZM${x + 2} ${y}v6`;
  }).join('');
  return [
    path('M-32 -94Q0 -104 32 -94Q40 -50 34 -6Q0 4 -34 -6Q-40 -50 -32 -94Z', form('#cfa877', 0.3, 0.28)),
    path('M-28 -90Q0 -98 28 -90Q34 -50 30 -12Q0 -4 -30 -12Q-34 -50 -28 -90Z', of('#dcb98a')),
    line(wedges, of('#8f6a42'), 2),
    shine(brush, 'M-28 -80Q-31 -50 -29 -24', 2.4, 0.4),
  ];
});

export const THINGS_TO_KEEP_THINGS_IN = {
  tin: detailed(tin, 'M-44 -10H44M-36 -24H-18M18 -24H38', '#8a6a36'),
  hatbox: detailed(hatbox, 'M-36 -56Q0 -46 36 -56M-40 -30V-14M40 -30V-14', '#a04c60'),
  'treasure-chest': detailed(chest, 'M-44 -40H-38M-20 -24H20M-14 -8H24M38 -24H46', DARK_WOOD),
  letterbox: detailed(letterbox, 'M-22 -46H22M-2 -36V-8M2 -30V-14M-20 -86L0 -97L20 -86', '#7a2a24'),
  'ticket-window': detailed(ticketWindow, 'M-30 -30H-16M-8 -20H8M16 -30H30M-30 -96H30', '#6f8a6c'),
  bookshelf: detailed(bookshelf, 'M-34 -46H34M-34 -4H34M-30 -88L0 -97L30 -88', DARK_WOOD),
  'jar-shelf': jarShelf,
  'glass-case': detailed(glassCase, 'M-40 -10H40M-36 -38H-20M20 -38H36', DARK_WOOD),
  'clay-tablet': clayTablet,
} satisfies Partial<Record<Prop, PropArt>>;
