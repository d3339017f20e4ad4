import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  capped,
  nape,
  strands,
  type HairArt,
} from '#engines/illustrator/built-in/figures/people/hair/strands.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { blob, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

interface Curls {
  /** Radii of the ring on which the curls sit, and of a curl. */
  rx: number;
  ry: number;
  curl: number;
  count: number;
  /** In half turns from the picture's right, downwards. */
  from: number;
  to: number;
}

/** Curls in a ring around the head; what a hat would press down is left out. */
function ring(brush: Brush, part: string, { rx, ry, curl, count, from, to }: Curls, flat: boolean): string {
  const random = brush.random(part);
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI * (from + (i / (count - 1)) * (to - from));
    const middle: Point = [Math.cos(angle) * rx, -224 + Math.sin(angle) * ry];
    const drawn = blob(random, middle, curl, curl * 0.96, { corners: 8, wobble: 0.07 });
    return flat && middle[1] < -238 ? '' : drawn;
  }).join('');
}

const GLINTS = 'M-44 -268q8 -9 18 -7M-10 -283q10 -6 19 1M24 -277q10 0 14 9';
const glints = ({ lit, look }: Brush, flat: boolean): Art =>
  !flat && line(GLINTS, lit(look.hair, 0.45), 4, { opacity: 0.5 });

const FRINGE: Curls = { rx: 60, ry: 54, curl: 18, count: 9, from: 1.06, to: 1.94 };

const curly: HairArt = {
  behind: (brush, flat) =>
    path(
      ring(brush, 'hair', { rx: 66, ry: 60, curl: 29, count: 11, from: 0.92, to: 2.08 }, flat) +
        (flat ? '' : blob(brush.random('crown'), [0, -240], 70, 62, { wobble: 0.05 })),
      brush.form(brush.look.hair, 0.06, 0.32),
    ),
  front: (brush, flat) => [
    flat && capped(brush, 'C64 -238 40 -258 0 -260C-40 -258 -64 -238 -70 -212'),
    path(ring(brush, 'fringe', FRINGE, flat), brush.form(brush.look.hair, 0.22, 0.1)),
    glints(brush, flat),
  ],
  back: (brush, flat) => [
    path(
      ring(brush, 'hair', { rx: 66, ry: 58, curl: 29, count: 15, from: 0.2, to: 2.2 }, flat),
      brush.form(brush.look.hair, 0.2, 0.36),
    ),
    nape(brush, -168, 46),
    ringlets(brush),
  ],
};

const ringlets = (brush: Brush): Art =>
  strands(
    brush,
    'M-44 -246q10 12 0 24M-16 -262q12 12 0 26M20 -254q-12 12 0 26M46 -238q-12 10 -2 22M-26 -210q12 10 0 22M8 -216q12 12 0 24M34 -200q-10 8 0 18',
  );

/** A cloud of hair. */
const afro: HairArt = {
  behind: (brush, flat) =>
    path(
      ring(brush, 'hair', { rx: 76, ry: 70, curl: 32, count: 15, from: 0.84, to: 2.16 }, flat) +
        (flat ? '' : blob(brush.random('crown'), [0, -246], 92, 78, { corners: 14, wobble: 0.02 })),
      brush.ball(brush.look.hair, 0.2, 0.4),
    ),
  front: (brush, flat) => [
    flat && capped(brush, 'C64 -238 40 -258 0 -260C-40 -258 -64 -238 -70 -212'),
    !flat &&
      path(
        'M-70 -214C-84 -268 -50 -300 0 -300C50 -300 84 -268 70 -214C64 -240 44 -260 26 -262Q13 -268 0 -262Q-13 -268 -26 -262C-44 -260 -64 -240 -70 -214Z',
        brush.form(brush.look.hair, 0.22, 0.2),
      ),
    !flat && tightCurls(brush),
  ],
  back: (brush, flat) => [
    path(
      ring(brush, 'hair', { rx: 74, ry: 66, curl: 32, count: 17, from: 0.2, to: 2.2 }, flat),
      brush.form(brush.look.hair, 0.2, 0.36),
    ),
    nape(brush, -160, 54),
    tightCurls(brush),
  ],
};

const tightCurls = ({ lit, look }: Brush): Art =>
  line(
    'M-62 -262q6 -7 12 -2M-40 -292q7 -7 14 -1M-6 -300q8 -6 14 1M28 -296q8 -4 12 4M52 -272q8 -2 10 6M-24 -276q6 -6 12 0M12 -280q6 -5 12 1',
    lit(look.hair, 0.4),
    3.4,
    { opacity: 0.45 },
  );

/** A round puff on each side. */
const puffs: HairArt = {
  behind: (brush) => bothPuffs(brush),
  front: (brush) => [
    capped(brush, 'C62 -236 34 -262 2 -268C-34 -262 -62 -236 -70 -212'),
    strands(brush, 'M1 -268Q0 -282 0 -291'),
    ties(brush),
  ],
  back: (brush) => [nape(brush, -184, 40), strands(brush, 'M0 -290V-190'), bothPuffs(brush), ties(brush)],
};

const bothPuffs = (brush: Brush): Art =>
  SIDES.map((side) =>
    path(
      blob(brush.random(`puff${side}`), [side * 66, -284], 36, 34, { corners: 12, wobble: 0.07 }),
      brush.ball(brush.look.hair, 0.22, 0.36),
    ),
  );

const ties = ({ of, look }: Brush): Art =>
  SIDES.map((side) => line(`M${side * 36} -276Q${side * 48} -270 ${side * 56} -254`, of(look.top), 7));

/** Locs to the shoulders. */
const locs: HairArt = {
  behind: (brush) => ropes(brush, [-74, -62, -48, 48, 62, 74], -128),
  front: (brush) => [
    capped(brush, 'C66 -236 46 -256 20 -262C-16 -254 -46 -244 -56 -236C-62 -228 -66 -220 -70 -212'),
    line(
      'M-58 -240Q-46 -276 -8 -288M-28 -250Q-12 -276 12 -288M8 -260Q24 -276 30 -284M44 -258Q50 -266 50 -272',
      brush.shaded(brush.look.hair, 0.4),
      3,
      { opacity: 0.5 },
    ),
    ropes(brush, [-70, 70], -150),
  ],
  back: (brush) => [nape(brush, -158, 58), ropes(brush, [-72, -54, -36, -18, 0, 18, 36, 54, 72], -124)],
};

function ropes({ lit, shaded, look, swing }: Brush, xs: readonly number[], low: number): Art {
  const d = (x: number, i: number) =>
    `M${x * 0.84} -252Q${x * 1.14} -200 ${x + swing * 4} ${i % 2 ? low : low - 14}`;
  return xs.map((x, i) => line(d(x, i), i % 2 ? lit(look.hair, 0.08) : shaded(look.hair, 0.14), 18));
}

export const CURLED = { curly, afro, puffs, locs } satisfies Record<string, HairArt>;
