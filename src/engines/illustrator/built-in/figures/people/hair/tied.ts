import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  capped,
  nape,
  strands,
  type HairArt,
} from '#engines/illustrator/built-in/figures/people/hair/strands.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const PARTED = 'C64 -236 34 -260 2 -267C-34 -260 -64 -236 -70 -212';
const PULLED_BACK = 'C64 -240 40 -262 0 -264C-40 -262 -64 -240 -70 -212';

const pigtails: HairArt = {
  behind: (brush) => tails(brush),
  front: (brush) =>
    capped(
      brush,
      'C68 -230 62 -242 54 -246C32 -234 12 -238 0 -244C-14 -236 -34 -234 -54 -246C-62 -242 -68 -230 -70 -212',
    ),
  back: (brush) => [nape(brush, -182, 42), strands(brush, 'M0 -290V-188'), tails(brush)],
};

function tails({ form, of, look, swing }: Brush): Art {
  const sway = swing * 4;
  return SIDES.map((side) => [
    path(
      `M${side * 60} -230C${side * 104} -252 ${side * 120 + sway} -196 ${side * 98 + sway} -152C${side * 84 + sway} -160 ${side * 70} -184 ${side * 60} -208Z`,
      form(look.hair, 0.15, 0.4),
    ),
    circle(side * 68, -220, 9, of(look.top)),
  ]);
}

const braids: HairArt = {
  behind: (brush) => plaits(brush),
  front: (brush) => [capped(brush, PARTED), strands(brush, 'M2 -267Q0 -280 0 -291')],
  back: (brush) => [nape(brush, -182, 42), strands(brush, 'M0 -290V-188'), plaits(brush)],
};

function plaits({ of, shaded, look, swing }: Brush): Art {
  const sway = swing * 4;
  return SIDES.map((side) => [
    path(`M${side * 80 + sway - 8} -100q8 30 16 0Z`, of(look.hair)),
    Array.from({ length: 5 }, (_, i) =>
      ellipse(
        side * (66 + i * 3) + sway * i * 0.2,
        -194 + i * 20,
        15 - i * 1.1,
        13 - i * 0.6,
        i % 2 ? of(look.hair) : shaded(look.hair, 0.18),
      ),
    ),
    circle(side * 80 + sway, -102, 7.5, of(look.top)),
  ]);
}

const bun: HairArt = {
  behind: (brush) => [
    knot(brush),
    path(
      'M-68 -246C-76 -214 -70 -192 -60 -186L60 -186C70 -192 76 -214 68 -246Z',
      brush.shaded(brush.look.hair, 0.25),
    ),
  ],
  front: (brush) => [
    capped(brush, PULLED_BACK),
    strands(brush, 'M-40 -250Q-28 -272 -10 -284M40 -250Q28 -272 10 -284'),
  ],
  back: (brush) => [
    nape(brush, -182, 42),
    strands(brush, 'M-50 -214Q-30 -250 -12 -284M50 -214Q30 -250 12 -284'),
    knot(brush),
  ],
};

const knot = ({ form, shaded, look }: Brush): Art => [
  ellipse(0, -300, 31, 27, form(look.hair, 0.22, 0.36)),
  line('M-18 -306q18 -12 36 0M-14 -294q12 -8 26 0', shaded(look.hair), 3, { opacity: 0.6 }),
];

const ponytail: HairArt = {
  behind: ({ form, of, look, facing, swing }) => [
    path(
      `M${facing * -30} -286C${facing * -84} -304 ${facing * -122} -262 ${facing * -108 + swing * 4} -206C${facing * -104 + swing * 5} -184 ${facing * -112 + swing * 5} -172 ${facing * -104 + swing * 6} -160C${facing * -78 + swing * 4} -176 ${facing * -72} -216 ${facing * -58} -244Z`,
      form(look.hair, 0.15, 0.4),
    ),
    circle(facing * -56, -272, 11, of(look.top)),
  ],
  front: (brush) => [
    capped(
      brush,
      brush.facing > 0
        ? 'C66 -236 52 -256 34 -262C4 -248 -34 -244 -54 -246C-62 -236 -66 -226 -70 -212'
        : 'C66 -226 62 -236 54 -246C34 -244 -4 -248 -34 -262C-52 -256 -66 -236 -70 -212',
    ),
  ],
  back: (brush) => [
    nape(brush, -182, 42),
    path(
      `M-16 -262C-40 -220 ${-34 + brush.swing * 4} -160 ${-6 + brush.swing * 6} -122C${28 + brush.swing * 5} -160 40 -220 16 -262Z`,
      brush.form(brush.look.hair, 0.25, 0.4),
    ),
    line('M-15 -258Q0 -250 15 -258', brush.of(brush.look.top), 9),
  ],
};

export const TIED = { pigtails, braids, bun, ponytail } satisfies Record<string, HairArt>;
