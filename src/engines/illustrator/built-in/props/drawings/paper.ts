import type { Prop } from '#domain/picture-world.ts';
import {
  circle,
  ellipse,
  group,
  line,
  path,
  rect,
  type Art,
} from '#engines/illustrator/built-in/draw/shapes.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { dusk, PAINT, shade } from '#engines/illustrator/built-in/props/drawings/parts.ts';
import type { PropArt, PropBrush } from '#engines/illustrator/built-in/props/prop-art.ts';

/** Open, as for somebody who reads to us. */
const book: PropArt = {
  width: 100,
  height: 60,
  grip: [0, -5],
  draw: (brush) => {
    const words = brush.of('#cbb798');
    return [
      path(
        'M0 0C-14 -7 -36 -7 -50 -3V-51C-36 -56 -14 -56 0 -49C14 -56 36 -56 50 -51V-3C36 -7 14 -7 0 0Z',
        brush.form(PAINT.red, 0.2, 0.3),
      ),
      path('M0 -5C-14 -13 -34 -13 -47 -8V-53C-34 -59 -13 -59 0 -51Z', brush.shaded(PAINT.paper, 0.16)),
      path('M0 -5C14 -13 34 -13 47 -8V-53C34 -59 13 -59 0 -51Z', brush.shaded(PAINT.paper, 0.22)),
      path('M0 -6C-12 -15 -32 -16 -45 -11V-55C-32 -60 -12 -60 0 -52Z', brush.of(PAINT.paper)),
      path('M0 -6C12 -15 32 -16 45 -11V-55C32 -60 12 -60 0 -52Z', brush.shaded(PAINT.paper, 0.06)),
      path(
        'M0 -6C-5 -10 -9 -12 -14 -13V-57C-8 -56 -4 -55 0 -52ZM0 -6C4 -10 7 -11 10 -12V-56C6 -56 3 -54 0 -52Z',
        dusk(brush),
        { opacity: 0.12 },
      ),
      brush.near
        ? [
            line(
              'M-39 -49q15 -3 30 2M-39 -43q15 -3 30 2M-39 -37q15 -3 30 2M-39 -31q15 -3 30 2M-39 -25q15 -3 30 2M-39 -19q10 -2 18 0',
              words,
              1.5,
            ),
            path('M10 -46Q24 -52 39 -49V-21Q24 -24 10 -18Z', brush.lit('#a9cfd6', 0.2)),
            path('M10 -30Q18 -37 26 -31Q32 -38 39 -31V-21Q24 -24 10 -18Z', brush.of(PAINT.leaf)),
            circle(31, -43, 3.4, brush.of(PAINT.yellow)),
          ]
        : line(
            'M-38 -46q14 -3 28 2M-38 -37q14 -3 28 2M-38 -28q14 -3 28 2M38 -46q-14 -3 -28 2M38 -37q-14 -3 -28 2M38 -28q-14 -3 -28 2',
            words,
            2,
          ),
      path('M2 -53L9 -55.5V-4L5.4 -8L2 -3Z', brush.form(PAINT.teal, 0.2, 0.2)),
    ];
  },
};

interface LyingBook {
  y: number;
  left: number;
  right: number;
  high: number;
  colour: Colour;
}

/** The back is to the left, the pages show at the right. */
function lyingBook(brush: PropBrush, { y, left, right, high, colour }: LyingBook): Art {
  const middle = y - high / 2;
  const width = right - left;
  return [
    rect(left, y - high, width, high, brush.form(colour, 0.22, 0.28), { corner: 4 }),
    rect(left + 12, y - high + 3.4, width - 12.6, high - 6.8, brush.shaded(PAINT.paper, 0.06), {
      corner: 1.5,
    }),
    rect(left + 12, middle, width - 12.6, high / 2 - 3.4, dusk(brush), { opacity: 0.12 }),
    line(
      `M${left + 12} ${middle - 2.6}h${width - 15}M${left + 12} ${middle + 2.4}h${width - 15}`,
      brush.of('#d6c5a6'),
      0.9,
    ),
    path(
      `M${left + 4} ${y - high}h10v${high}h-10Q${left} ${y} ${left} ${y - 4}v${8 - high}Q${left} ${y - high} ${left + 4} ${y - high}Z`,
      brush.form(colour, 0.3, 0.22),
    ),
    brush.near &&
      line(
        `M${left + 4} ${y - high + 3}v${high - 6}M${left + 10} ${y - high + 3}v${high - 6}`,
        brush.of(PAINT.yellow),
        1.4,
      ),
  ];
}

const books: PropArt = {
  width: 100,
  height: 82,
  grip: [0, -4],
  draw: (brush) => [
    lyingBook(brush, { y: 0, left: -50, right: 48, high: 23, colour: PAINT.blue }),
    lyingBook(brush, { y: -23, left: -42, right: 50, high: 20, colour: PAINT.yellow }),
    lyingBook(brush, { y: -43, left: -47, right: 38, high: 22, colour: PAINT.red }),
    group(lyingBook(brush, { y: 0, left: -37, right: 37, high: 15, colour: PAINT.green }), {
      x: 2,
      y: -65,
      turn: -2,
    }),
    path('M16 -43v18l4 -4l4 4v-18Z', brush.of(PAINT.teal)),
  ],
};

const map: PropArt = {
  width: 100,
  height: 72,
  grip: [-44, -24],
  turn: -6,
  draw: (brush) => {
    const panels = [-50, -25, 0, 25].map((x, i): Art => {
      const [from, to] = i % 2 ? [6, 0] : [0, 6];
      return path(
        `M${x} ${-72 + from}L${x + 25} ${-72 + to}V${-6 + to}L${x} ${-6 + from}Z`,
        i % 2 ? brush.shaded('#f3e2ba', 0.16) : brush.of('#f3e2ba'),
      );
    });
    return [
      panels,
      path(
        'M-44 -50C-40 -62 -24 -62 -18 -56C-8 -60 2 -56 0 -46C2 -36 -10 -34 -16 -28C-26 -20 -40 -24 -40 -34C-46 -38 -48 -44 -44 -50Z',
        brush.of('#a9bd84'),
        { opacity: 0.9 },
      ),
      path('M18 -30C20 -40 32 -44 40 -38C48 -34 44 -18 36 -14C26 -10 16 -18 18 -30Z', brush.of('#a9bd84'), {
        opacity: 0.9,
      }),
      line('M10 -58q4 -4 8 0t8 0M28 -52q4 -4 8 0M-14 -14q4 -4 8 0t8 0', brush.of('#7fa9b5'), 2),
      line('M-34 -44C-26 -30 -10 -44 4 -36S22 -22 30 -28', brush.of(PAINT.red), 2.2, { dash: '4 4' }),
      line('M28 -32l8 8M36 -32l-8 8', brush.of(PAINT.red), 3),
      path('M-25 -66L0 -72V-6L-25 0ZM25 -66L50 -72V-6L25 0Z', dusk(brush), { opacity: 0.07 }),
      brush.near && [
        path('M-34 -44l5 -9l5 9Z', brush.of(PAINT.bark)),
        path('M-27 -43l4 -7l4 7Z', brush.of(PAINT.bark)),
        line('M-48 -64L-26 -59M2 -65L24 -60', brush.of('#d6bd8c'), 1),
        path('M40 -63l2.6 6l-2.6 6l-2.6 -6Z', brush.of(PAINT.bark)),
        line('M34 -57h12', brush.of(PAINT.bark), 1),
        ellipse(30, -20, 2.4, 3, brush.of(PAINT.leaf)),
        line('M30 -19v4', brush.of(PAINT.bark), 1),
      ],
      shade(brush, 'M25 -66L29 -67V-1L25 0ZM-25 -66L-21 -67V-1L-25 0Z', 0.12),
    ];
  },
};

export const PAPER_THINGS = { book, books, map } satisfies Partial<Record<Prop, PropArt>>;
