import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  CORAL,
  CREAM,
  INK,
  IRON,
  PAPER,
  around,
  dots,
  gleam,
  level,
  points,
  round,
  seam,
  shine,
  thing,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** A feather in its pot of ink. */
const quill = thing([80, 100], [-13, -16], (brush) => {
  const { of, form, near } = brush;
  return [
    path('M-6 -30C-10 -60 8 -92 38 -100C42 -72 26 -44 -2 -34Z', form('#e9e2d6', 0.4, 0.3)),
    path('M-2 -34C26 -44 42 -72 38 -100C26 -78 12 -56 -2 -34Z', of('#c3c4cc')),
    line('M-14 -12Q4 -58 37 -98', of('#b59a76'), 2.2),
    near &&
      seam(
        brush,
        'M0 -46q-5 -6 -4 -12M7 -57q-4 -7 -2 -13M14 -69q-3 -7 0 -13M22 -80q-2 -6 1 -10M5 -46q8 0 13 -4M13 -58q9 0 15 -6M22 -71q8 -1 12 -6',
        '#c9c6cc',
        { width: 1, opacity: 0.7 },
      ),
    path(
      'M-40 -20C-40 -28 -30 -30 -26 -32H0C4 -30 14 -28 14 -20V-6Q14 0 8 0H-34Q-40 0 -40 -6Z',
      form('#56708f', 0.3, 0.4),
    ),
    rect(-28, -37, 30, 8, form('#7f97b3', 0.3, 0.2), { corner: 3 }),
    ellipse(-13, -36, 12, 2.4, of('#2f3444')),
    line('M-13 -36L-10 -44', of('#b59a76'), 2.4),
    near && path('M-30 -19H4V-7H-30Z', of(PAPER)),
    near && line('M-25 -14H-2M-25 -11H-8', of('#8f8f96'), 1),
    shine(brush, 'M-34 -20v11', 3, 0.36),
  ];
});

const chalk = thing([100, 46], [-20, -16], (brush) => {
  const { of, near } = brush;
  const stick = (colour: Colour, x: number, y: number, turn: number, long: number) =>
    group(
      [
        rect(-long / 2, -7, long, 14, level(brush, colour), { corner: 4 }),
        ellipse(long / 2 - 2, 0, 3.4, 6.6, of(CREAM), { opacity: 0.75 }),
        near &&
          line(dots(points('-18 -2, -6 3, 8 -3, 16 2, -26 1')), of(CREAM), 1.6, { opacity: 0.7, airy: true }),
      ],
      { x, y, turn },
    );
  return [
    ellipse(0, -3, 48, 3, of(CREAM), { opacity: 0.45 }),
    stick('#8fb6cf', 4, -27, -12, 82),
    stick('#e7a0a2', -18, -9, 4, 60),
    stick('#f4efe4', 26, -9, -2, 44),
  ];
});

const calendar = thing([88, 100], [0, -42], (brush) => {
  const { of, form, near } = brush;
  const days = [-54, -42, -30, -18].flatMap((y) => [-28, -14, 0, 14, 28].map((x) => [x, y] as const));
  return group(
    [
      path(
        'M-42 -82Q-42 -88 -36 -88H36Q42 -88 42 -82V-6Q42 0 36 0H-36Q-42 0 -42 -6Z',
        form(PAPER, 0.3, 0.18),
      ),
      path('M-42 -66V-82Q-42 -88 -36 -88H36Q42 -88 42 -82V-66Z', form(CORAL, 0.2, 0.25)),
      [-22, 22].map((x) => [circle(x, -78, 4, of('#8f433c')), line(`M${x} -78V-93`, of('#d6d9dc'), 4)]),
      days.map(([x, y]) => rect(x - 5, y - 4, 10, 8, of('#e2d3b4'), { corner: 2 })),
      rect(9, -34, 10, 8, of('#f0c05c'), { corner: 2 }),
      near && [
        line(round(14, -30, 8, 7), of(CORAL), 1.8),
        line(dots(days.map(([x, y]) => [x - 1, y])), of('#a8926a'), 2.4, { airy: true }),
        line('M-14 -77H14', of(CREAM), 3),
      ],
      path('M42 -14V-6Q42 0 36 0H28Z', of('#dcc79e')),
      path('M28 0Q27 -10 30 -12Q36 -13 42 -14Z', of('#fdf8ea')),
    ],
    { scale: 1.05 },
  );
});

const telephone = thing([100, 84], [0, -72], (brush) => {
  const { of, form, near } = brush;
  const shell: Colour = '#4f8a92';
  return [
    path('M-24 -58H24L44 -12Q48 0 38 0H-38Q-48 0 -44 -12Z', form(shell, 0.25, 0.36)),
    path('M-26 -66H-14V-54H-26ZM14 -66H26V-54H14Z', form('#41757d', 0.2, 0.2)),
    path(
      'M-50 -60C-50 -78 -30 -84 0 -84C30 -84 50 -78 50 -60Q50 -54 44 -54H30Q25 -54 24 -60C23 -66 12 -68 0 -68C-12 -68 -23 -66 -24 -60Q-25 -54 -30 -54H-44Q-50 -54 -50 -60Z',
      form(shell, 0.4, 0.34),
    ),
    circle(0, -28, 21, of('#3c6a72')),
    circle(0, -29, 20, form(CREAM, 0.3, 0.16)),
    around([0, -29], 9, circle(0, -13.6, 3.4, of('#8a7f78')), 20),
    circle(0, -29, 7, form(CORAL, 0.2, 0.2)),
    near && [
      around([0, -29], 9, circle(0, -13, 2.2, of(INK)), 20),
      line('M-37 -8H37', of('#6ba3a8'), 1.4, { airy: true, opacity: 0.6 }),
    ],
    gleam(brush, 'M-42 -66q6 -10 24 -12', 3, 0.36),
  ];
});

/** Of a computer, or of whatever else glows on a table. */
const screen = thing([100, 82], [0, -30], (brush) => {
  const { canvas, of, form, near } = brush;
  const glow = canvas.linear(
    [
      [0, '#cfe9ee'],
      [0.6, '#9ccbdc'],
      [1, '#7fb0cc'],
    ],
    [0, 0, 1, 1],
  );
  return [
    path('M-8 -20H8L12 -4H-12Z', of('#8d949e')),
    rect(-26, -6, 52, 6, form(IRON, 0.3, 0.2), { corner: 3 }),
    rect(-50, -82, 100, 64, form('#6d7480', 0.3, 0.3), { corner: 7 }),
    rect(-44, -76, 88, 52, glow, { corner: 3 }),
    path('M-44 -34Q-20 -48 0 -36T44 -42V-27Q44 -24 41 -24H-41Q-44 -24 -44 -27Z', of('#8cb88a')),
    circle(22, -62, 7, '#fdeab0'),
    near && [
      line('M-34 -68H-14M-34 -62H-20', '#f4fbfb', 2.4),
      path('M-22 -40v-8l7 -6l7 6v8Z', of('#e08a6a')),
      circle(0, -21, 1.4, of('#9be0b8')),
    ],
    path('M-44 -76H-10L-34 -24H-41Q-44 -24 -44 -27Z', '#ffffff', { opacity: 0.16, airy: true }),
  ];
});

export const THINGS_OF_THE_DESK = {
  quill,
  chalk,
  calendar,
  telephone,
  screen,
} satisfies Partial<Record<Prop, PropArt>>;
