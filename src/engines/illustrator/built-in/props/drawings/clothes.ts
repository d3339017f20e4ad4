import type { Prop } from '#domain/picture-world.ts';
import { ellipse, group, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';
import {
  blade,
  deep,
  dusk,
  gleam,
  PAINT,
  shade,
} from '#engines/illustrator/built-in/props/drawings/parts.ts';
import { SCARF_AT_REST } from '#engines/illustrator/built-in/props/drawings/folded.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** One sock, its toe to the right. */
function sock(brush: PropBrush) {
  return [
    path(
      'M-22 -88V-34Q-22 -8 2 -4L24 0Q36 -2 34 -14Q32 -22 20 -24Q4 -28 4 -40V-88Z',
      brush.form(PAINT.blue, 0.26, 0.3),
    ),
    path('M-22 -74H4V-64H-22ZM-22 -54H4V-44H-22Z', brush.of(PAINT.cream)),
    path('M-22 -36V-34Q-22 -14 -8 -8Q2 -18 -4 -30Q-12 -36 -22 -36Z', brush.of(PAINT.red)),
    path('M22 -23.4Q34 -21 34.6 -13Q35 -2 24 0L14 -2Q10 -16 22 -23.4Z', brush.of(PAINT.red)),
    path('M-6 -88H4V-40Q4 -28 20 -24Q32 -22 34 -14Q20 -18 6 -20Q-8 -26 -6 -40Z', dusk(brush), {
      opacity: 0.12,
    }),
    rect(-25, -94, 32, 12, brush.form(PAINT.red, 0.3, 0.2), { corner: 4 }),
    brush.near && line('M-20 -92v8M-14 -92v8M-8 -92v8M-2 -92v8M3 -92v8', deep(brush, PAINT.red, 0.34), 1.1),
    brush.near && line('M-16 -28l6 6M-18 -22l6 6M20 -12l8 -4M22 -6l8 -3', brush.lit(PAINT.red, 0.4), 1),
  ];
}

const socks: PropArt = {
  width: 70,
  height: 100,
  grip: [-10, -90],
  draw: (brush) => [
    group(sock(brush), { x: 6, y: -5, turn: 7, pivot: [0, -90] }),
    group(sock(brush), { x: -10, y: -1, turn: -4, pivot: [0, -90] }),
  ],
};

/** A tall hat with a ribbon. */
const hat: PropArt = {
  width: 100,
  height: 78,
  grip: [-38, -7],
  draw: (brush) => [
    ellipse(0, -10, 50, 10, brush.form(PAINT.navy, 0.1, 0.4)),
    ellipse(0, -12.6, 48, 8.4, brush.lit(PAINT.navy, 0.14)),
    path(
      'M-28 -13C-24 -34 -28 -56 -32 -71Q0 -78 32 -71C28 -56 24 -34 28 -13Q0 -3 -28 -13Z',
      brush.form(PAINT.navy, 0.22, 0.36),
    ),
    path(
      'M-27.4 -16Q-26 -24 -26.4 -31Q0 -22 26.4 -31Q26 -24 27.4 -16Q0 -6 -27.4 -16Z',
      brush.form(PAINT.red, 0.2, 0.26),
    ),
    shade(brush, 'M10 -76Q24 -75 32 -71C28 -56 24 -34 28 -13Q18 -9 8 -8Q18 -40 10 -76Z', 0.2),
    ellipse(0, -71, 32, 6.4, brush.lit(PAINT.navy, 0.22)),
    gleam(brush, 'M-25 -62Q-20 -48 -20 -36', 3.6, 0.3),
    brush.near && [
      line('M-26.4 -29Q0 -20 26.4 -29M-27 -17.4Q0 -8 27 -17.4', deep(brush, PAINT.red, 0.3), 1, {
        dash: '2.4 2',
      }),
      line('M-22 -72Q0 -77 22 -72', brush.lit(PAINT.navy, 0.4), 1),
      path(blade([16, -20], [27, -52], 5), brush.form(PAINT.yellow)),
      line('M16 -18L26 -48', brush.lit(PAINT.cream), 0.9),
    ],
  ],
};

const scarf: PropArt = {
  width: 84,
  height: 100,
  grip: [0, -82],
  resting: SCARF_AT_REST,
  draw: (brush) => {
    const wool = PAINT.red;
    return [
      path('M8 -74C22 -66 22 -44 30 -12L12 -8C6 -36 0 -52 -6 -66Z', brush.form(wool, 0.1, 0.34)),
      line('M13 -8l1 7M18 -9l1 7M23 -10l1 7M28 -11l1 7', deep(brush, wool, 0.24), 2.6),
      path(
        'M14 -36L26.4 -40L28.4 -30L17 -26ZM10 -54L22 -58L24 -49L12.6 -45Z',
        brush.shaded(PAINT.cream, 0.12),
      ),
      path(
        'M-42 -82C-42 -94 -20 -100 0 -100C20 -100 42 -94 42 -82C42 -68 20 -60 0 -60C-20 -60 -42 -68 -42 -82Z',
        brush.form(wool, 0.26, 0.26),
      ),
      path('M-30 -88C-20 -96 20 -96 30 -88C20 -80 -20 -80 -30 -88Z', deep(brush, wool, 0.5)),
      path('M-38 -76C-20 -66 16 -66 38 -76L36 -71C18 -61 -18 -61 -36 -71Z', dusk(brush), { opacity: 0.14 }),
      path('M-6 -78C-14 -56 -24 -40 -30 -8L-10 -4C-6 -32 4 -52 12 -70Z', brush.form(wool, 0.3, 0.2)),
      path('M-26.4 -26L-7.6 -22L-8.8 -12L-28.6 -16ZM-20 -46L-2 -40L-5 -31L-23.6 -36Z', brush.of(PAINT.cream)),
      line('M-29 -8l-1 7M-23 -7l-1 7M-17.6 -5.6l-1 5M-12 -4.6l-1 4', brush.of(wool), 2.8),
      path('M-12 -80Q0 -86 16 -76Q16 -64 8 -60Q-8 -62 -12 -70Z', brush.form(wool, 0.4, 0.2)),
      brush.near &&
        line(
          'M-34 -84q3 8 9 10M34 -84q-3 8 -9 10M-20 -74q0 6 4 9M22 -74q0 6 -4 9M-4 -76q4 8 2 13M6 -78q4 8 2 14M-14 -54l8 3M-24 -30l10 3M-27 -13l14 3',
          brush.lit(wool, 0.4),
          1.1,
          { opacity: 0.8 },
        ),
    ];
  },
};

/** For rain and puddles. */
const boot: PropArt = {
  width: 78,
  height: 100,
  grip: [-14, -94],
  draw: (brush) => [
    path(
      'M-39 -96H7C6 -70 6 -58 10 -44C16 -34 39 -34 39 -14V-6H-37C-34 -36 -36 -66 -39 -96Z',
      brush.form(PAINT.yellow, 0.3, 0.26),
    ),
    path('M-8 -94H7C6 -70 6 -58 10 -44C16 -34 39 -34 39 -14V-10C10 -14 -12 -30 -8 -94Z', dusk(brush), {
      opacity: 0.11,
    }),
    path('M-38 -8H39V-4Q39 0 34 0H-6L-9 -3H-12L-14 0H-34Q-38 0 -38 -4Z', brush.form(PAINT.orange, 0.1, 0.34)),
    ellipse(-16, -95, 23, 4.6, deep(brush, PAINT.orange, 0.4)),
    path('M-39 -96Q-16 -86 7 -96V-88Q-16 -78 -39 -88Z', brush.form(PAINT.orange, 0.2, 0.2)),
    line('M-29 -78Q-28 -52 -29 -30', brush.lit('#fffbe8', 0.4), 4, { opacity: 0.6 }),
    line('M16 -30Q28 -28 31 -20', brush.lit('#fffbe8', 0.4), 3.4, { opacity: 0.7 }),
    brush.near && [
      line('M-37 -11H39', deep(brush, PAINT.yellow, 0.3), 1),
      line('M8 -44Q-2 -40 -12 -42M8 -50Q0 -47 -8 -48', deep(brush, PAINT.yellow, 0.3), 1.2),
      line('M-30 -4h5M-22 -4h5M2 -4h5M10 -4h5M18 -4h5M26 -4h5', deep(brush, PAINT.orange, 0.4), 1.4),
    ],
  ],
};

/** For running. */
const shoe: PropArt = {
  width: 100,
  height: 60,
  grip: [-34, -46],
  draw: (brush) => [
    path(
      'M-48 -54Q-40 -60 -30 -54Q-22 -50 -14 -58C-6 -54 -2 -48 8 -38C20 -28 46 -30 49 -14V-8H-48Q-44 -30 -48 -54Z',
      brush.form(PAINT.teal, 0.28, 0.3),
    ),
    path('M-46 -54Q-40 -58 -30 -53Q-22 -50 -15 -56L-12 -50Q-24 -40 -44 -46Z', deep(brush, PAINT.teal, 0.5)),
    path('M24 -29C38 -27 48 -24 49 -14V-8H26Q18 -20 24 -29Z', brush.form(PAINT.cream, 0.2, 0.2)),
    path('M-47 -36Q-34 -34 -28 -8H-48Q-46 -22 -47 -36Z', brush.form(PAINT.red, 0.2, 0.24)),
    line('M-20 -14Q-10 -20 -2 -30M-8 -14Q4 -20 10 -28', brush.of(PAINT.cream), 4),
    path('M-49 -10H50V-6Q50 0 42 0H-42Q-49 0 -49 -6Z', brush.form('#fffaf0', 0.2, 0.24)),
    line('M-12 -48L-2 -52M-5 -41L4 -46M2 -35L11 -39', brush.of('#fffaf0'), 3),
    brush.near && [
      line('M-44 -4H44', deep(brush, PAINT.cream, 0.3), 1.2, { dash: '5 3' }),
      line('M-44 -32Q-34 -30 -30 -12M27 -26Q22 -18 28 -11', brush.lit(PAINT.cream), 1, { dash: '2 1.6' }),
      line('M0 -52Q10 -58 8 -48Q4 -44 0 -50Q-8 -60 -10 -52', brush.of('#fffaf0'), 1.8),
    ],
  ],
};

export const CLOTHES = { socks, hat, scarf, boot, shoe } satisfies Partial<Record<Prop, PropArt>>;
