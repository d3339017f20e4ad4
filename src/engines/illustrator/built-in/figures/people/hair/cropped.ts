import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  capped,
  nape,
  shine,
  strands,
  type HairArt,
} from '#engines/illustrator/built-in/figures/people/hair/strands.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const short: HairArt = {
  front: (brush) => [
    capped(
      brush,
      brush.facing > 0
        ? 'C66 -234 60 -246 46 -256C14 -238 -30 -238 -54 -248C-62 -238 -66 -226 -70 -212'
        : 'C66 -226 62 -238 54 -248C30 -238 -14 -238 -46 -256C-60 -246 -66 -234 -70 -212',
    ),
    strands(brush, brush.facing > 0 ? 'M44 -258Q14 -246 -16 -252' : 'M-44 -258Q-14 -246 16 -252'),
  ],
  back: (brush) => nape(brush, -182, 42),
};

const SPIKES =
  'M-70 -212C-75 -250 -68 -266 -58 -276Q-66 -292 -64 -300Q-48 -298 -37 -291Q-34 -306 -25 -314Q-12 -306 -2 -295Q10 -308 22 -315Q30 -306 34 -292Q48 -300 62 -301Q62 -288 57 -274C68 -264 75 -244 70 -212';

const spiky: HairArt = {
  front: (brush) => [
    path(
      `${SPIKES}Q64 -232 55 -240Q48 -230 40 -229Q34 -240 24 -246Q16 -234 4 -231Q-4 -240 -16 -246Q-24 -234 -34 -231Q-40 -238 -51 -242Q-64 -232 -70 -212Z`,
      brush.form(brush.look.hair, 0.28, 0.3),
    ),
    shine(brush),
  ],
  back: (brush) => [
    path(
      `${SPIKES}Q62 -186 44 -184L32 -174L18 -184L2 -172L-14 -184L-30 -174L-44 -184Q-62 -186 -70 -212Z`,
      brush.form(brush.look.hair, 0.22, 0.36),
    ),
    strands(brush, 'M-26 -262Q-34 -226 -28 -196M4 -268Q0 -230 6 -194M34 -260Q40 -226 34 -198'),
    shine(brush),
  ],
};

/** A wreath around a bare crown. */
const balding: HairArt = {
  front: ({ form, look }) =>
    SIDES.map((side) =>
      path(
        `M${side * 66} -198C${side * 84} -204 ${side * 84} -244 ${side * 66} -256C${side * 58} -246 ${side * 60} -226 ${side * 60} -204Z`,
        form(look.hair, 0.28, 0.3),
      ),
    ),
  back: (brush) => [
    path(
      'M-66 -254C-86 -240 -80 -196 -58 -186Q0 -170 58 -186C80 -196 86 -240 66 -254C60 -232 34 -226 0 -226C-34 -226 -60 -232 -66 -254Z',
      brush.form(brush.look.hair, 0.22, 0.3),
    ),
    strands(brush, 'M-40 -220L-36 -190M0 -218V-186M40 -220L36 -190'),
  ],
};

/** The first fluff and one proud curl. */
const curl: HairArt = {
  front: (brush) => [fluff(brush), lock(brush, brush.facing)],
  back: (brush) => [fluff(brush), lock(brush, -brush.facing)],
};

function fluff({ form, look }: Brush): Art {
  return path(
    'M-46 -268C-34 -292 34 -292 46 -268C34 -276 18 -278 6 -272C-8 -280 -30 -278 -46 -268Z',
    form(look.hair, 0.25, 0.2),
  );
}

function lock({ of, look }: Brush, side: number): Art {
  return line(
    `M0 -282C${side * -8} -306 ${side * 20} -316 ${side * 22} -300C${side * 22} -290 ${side * 8} -290 ${side * 10} -300`,
    of(look.hair),
    6.5,
  );
}

/** So short that the head shows through. */
const buzz: HairArt = {
  front: ({ look, of }) =>
    path(
      'M-68 -222C-78 -262 -46 -290 0 -290C46 -290 78 -262 68 -222C62 -246 50 -258 34 -262Q0 -254 -34 -262C-50 -258 -62 -246 -68 -222Z',
      of(mix(look.hair, look.skin, 0.28)),
    ),
  back: ({ look, of }) =>
    path(
      'M-68 -216C-78 -262 -46 -290 0 -290C46 -290 78 -262 68 -216C66 -190 40 -184 0 -184C-40 -184 -66 -190 -68 -216Z',
      of(mix(look.hair, look.skin, 0.28)),
    ),
};

const none: HairArt = { front: () => undefined, back: () => undefined };

export const CROPPED = { short, spiky, balding, curl, buzz, none } satisfies Record<string, HairArt>;
