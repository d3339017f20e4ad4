import type { Prop } from '#domain/picture-world.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { n } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, group, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  BRASS,
  CORAL,
  CREAM,
  DARK_WOOD,
  STEEL,
  dots,
  hollow,
  points,
  round,
  seam,
  thing,
  upright,
  warm,
} from '#engines/illustrator/built-in/props/drawings/forms.ts';
import type { PropArt } from '#engines/illustrator/built-in/props/prop-art.ts';

/** In a coil, its end loose. */
const rope = thing([100, 66], [-6, -46], (brush) => {
  const { of, near } = brush;
  const hemp: Colour = '#cda36a';
  const coil = (y: number, rx: number) => [
    line(round(-6, y, rx, rx * 0.36), of('#a57a46'), 11),
    line(round(-6, y - 1.5, rx, rx * 0.36), of(hemp), 8.4),
    line(round(-6, y - 3, rx, rx * 0.36), of('#e2c08a'), 2.4, { airy: true, opacity: 0.7 }),
  ];
  const twist = (y: number, rx: number, count: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i / (count - 1)) * Math.PI;
      return `M${n(-6 + Math.cos(angle) * rx - 2)} ${n(y + Math.sin(angle) * rx * 0.36 - 5)}l3 7`;
    }).join('');
  return [
    line('M20 -10Q40 -2 45 -8', of('#a57a46'), 9),
    line('M20 -11Q40 -3 45 -9', of(hemp), 7),
    line('M45 -9l3 -3M45 -9l3.6 0M45 -9l2 3', of('#e2c08a'), 1.6),
    coil(-20, 37),
    coil(-29, 36),
    coil(-38, 35),
    coil(-47, 34),
    seam(brush, twist(-20, 37, 13) + twist(-29, 36, 13) + twist(-38, 35, 13) + twist(-47, 34, 13), hemp, {
      width: 1.3,
      opacity: 0.6,
    }),
    near &&
      seam(brush, twist(-20, 36, 22) + twist(-29, 35, 22) + twist(-38, 34, 22) + twist(-47, 33, 22), hemp, {
        width: 0.7,
        opacity: 0.6,
      }),
  ];
});

/** On a hoop with a handle, for fish and butterflies. */
const net = thing([98, 100], [-37, -16], (brush) => {
  const { canvas, of, near } = brush;
  const bag = 'M40 -70C40 -50 38 -28 22 -20C8 -14 -8 -34 -12 -62C-8 -78 20 -86 40 -70Z';
  const mesh = Array.from(
    { length: 12 },
    (_, i) => `M${-50 + i * 9} -90l60 80M${50 - i * 9} -90l-60 80`,
  ).join('');
  return group(
    [
      line('M-10 -56L-38 -3', of('#8f6440'), 6),
      line('M-9 -57L-36.5 -6', of('#cf9c66'), 2, { airy: true }),
      path(bag, of('#eef0e6'), { opacity: 0.35 }),
      group(line(mesh, of('#f4f1e2'), near ? 1.2 : 1.7, { opacity: 0.9 }), { clip: canvas.clip(bag) }),
      near && line('M40 -70C40 -50 38 -28 22 -20C8 -14 -8 -34 -12 -62', of('#f4f1e2'), 1.6, { opacity: 0.9 }),
      group(line(round(0, 0, 28, 14), of(BRASS), 4), { x: 14, y: -69, turn: -8 }),
    ],
    { scale: 1.14 },
  );
});

const anchor = thing([84, 100], [0, -62], (brush) => {
  const { of, lit, near } = brush;
  const iron: Colour = '#7d8fa6';
  return group(
    [
      line('M0 -82V-8M-18 -70H18', of(iron), 8),
      line('M-33 -30C-32 -10 -18 -5 0 -5C18 -5 32 -10 33 -30', of(iron), 9),
      path('M-40 -22L-33 -46L-21 -27ZM40 -22L33 -46L21 -27Z', of(iron)),
      line(round(0, -90, 7), of(iron), 5),
      line('M-2 -80V-10M-17 -71.5H14', lit('#a9b8c9', 0.2), 2, { airy: true, opacity: 0.7 }),
      line('M-32.5 -28C-31 -13 -20 -7 -2 -7', lit('#a9b8c9', 0.2), 2, { airy: true, opacity: 0.6 }),
      line('M7 -90C18 -92 18 -70 8 -62C-8 -52 -12 -44 2 -36C14 -30 12 -20 4 -14', of('#d9b57c'), 4),
      near &&
        seam(
          brush,
          'M13 -86l4 3M14 -76l4 1M10 -66l3 3M1 -60l3 3M-6 -53l4 2M-7 -46l4 -2M0 -40l2 -4M7 -34l2 -3M9 -25l4 0M5 -17l4 1',
          '#a57a46',
          { width: 1.1 },
        ),
    ],
    { scale: 1.03 },
  );
});

const fishingRod = thing(
  [80, 100],
  [-29, -14],
  (brush) => {
    const { of, near } = brush;
    return [
      path('M-40 -4L-34 0L39 -98L37 -100Z', of('#a9764a')),
      line('M-37 -3L-20 -26', of('#6d4a38'), 7),
      line('M-37.5 -4L-22 -25', of('#b98562'), 2, { airy: true }),
      line('M38 -98C36 -70 40 -50 30 -34', of('#eef2ee'), 1.2),
      circle(-13, -26, 6, brush.form(STEEL, 0.3, 0.3)),
      circle(-13, -26, 2.2, of('#5f6a76')),
      line('M-13 -26l7 4', of('#5f6a76'), 2),
      path('M25 -30Q25 -36 30 -36Q35 -36 35 -30Z', of('#d9604e')),
      path('M25 -30H35Q35 -23 30 -23Q25 -23 25 -30Z', of(CREAM)),
      line('M30 -23V-14', of('#eef2ee'), 1),
      line('M30 -14V-8Q30 -3 26 -4Q23 -6 25 -9', of('#8f9aa6'), 1.8),
      near && [
        line('M-6 -44l3 2M6 -60l3 2M18 -76l3 2', of(CORAL), 2),
        circle(0, -47, 1.6, of(STEEL)),
        circle(12, -63, 1.4, of(STEEL)),
        line('M-13 -30L2 -47L13 -63L38 -98', of('#eef2ee'), 0.6),
      ],
    ];
  },
  12,
);

const sandcastle = thing([100, 92], [0, -20], (brush) => {
  const { canvas, of, near } = brush;
  const sand: Colour = '#e2bb7c';
  const wet: Colour = '#b98d57';
  const tower = upright(brush, '#d8ae6e', 0.3);
  const wave = n(canvas.sway() * 2);
  return [
    line('M0 -66V-90', of(DARK_WOOD), 2.2),
    path(`M0 -90q9 ${wave} 18 5l-18 7Z`, of('#d9604e')),
    path('M-16 -62H-10V-68H-3V-62H3V-68H10V-62H16L18 -10H-18Z', upright(brush, sand, 0.3)),
    path(
      'M-44 -40H-39V-46H-33V-40H-28V-46H-22V-40H-18L-14 -4H-46ZM44 -40H39V-46H33V-40H28V-46H22V-40H18L14 -4H46Z',
      tower,
    ),
    path(
      'M-26 -22H-20V-27H-12V-22H-4V-27H4V-22H12V-27H20V-22H26L28 -2H-28Z',
      warm(brush, '#edca92', '#d3a665'),
    ),
    path('M-50 0Q-44 -9 -30 -7Q-14 -12 0 -8Q18 -12 32 -7Q46 -9 50 0Z', warm(brush, '#ebcb92', '#cf9f60')),
    path('M-8 -7V-12Q0 -21 8 -12V-7Q0 -9 -8 -7Z', hollow(brush, wet)),
    path(
      'M-3 -42V-48Q0 -54 3 -48V-42ZM-36 -24V-29Q-33 -34 -30 -29V-24ZM30 -24V-29Q33 -34 36 -29V-24Z',
      hollow(brush, wet),
    ),
    line(dots(points('-40 -14, -24 -34, 8 -34, -10 -56, 26 -34, 40 -18, -6 -32, 12 -50')), of(wet), 1.6, {
      airy: true,
      opacity: 0.6,
    }),
    near && [
      line(
        dots(
          points(
            '-42 -30, -34 -10, -22 -14, 20 -16, 38 -30, 30 -12, -12 -46, 6 -58, -20 -4, 14 -4, -36 -4, 36 -4',
          ),
        ),
        of('#fbe8c0'),
        1.5,
        { airy: true },
      ),
      path('M24 -4q1 -7 7 -7q5 2 4 7q-5 2 -11 0Z', of('#e9a59a')),
      seam(brush, 'M27 -4q1 -4 2 -6M31 -4q0 -4 -1 -6', '#c07a70', { width: 0.9 }),
    ],
  ];
});

export const THINGS_OF_THE_SEASIDE = {
  rope,
  net,
  anchor,
  'fishing-rod': fishingRod,
  sandcastle,
} satisfies Partial<Record<Prop, PropArt>>;
