import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  capped,
  nape,
  shine,
  strands,
  type HairArt,
} from '#engines/illustrator/built-in/figures/people/hair/strands.ts';
import { path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const bob: HairArt = {
  behind: ({ form, look }) =>
    path(
      'M-70 -246C-84 -214 -84 -178 -68 -164Q-58 -158 -48 -164Q0 -152 48 -164Q58 -158 68 -164C84 -178 84 -214 70 -246Z',
      form(look.hair, 0.1, 0.42),
    ),
  front: (brush) => [
    capped(
      brush,
      'C68 -228 62 -240 54 -246C34 -234 12 -236 0 -240C-12 -236 -34 -234 -54 -246C-62 -240 -68 -228 -70 -212',
    ),
    strands(brush, 'M-22 -240Q-22 -258 -12 -272M20 -240Q22 -258 14 -272'),
  ],
  back: (brush) => nape(brush, -158, 62),
};

const LONG_TOP = 'M-68 -248C-92 -214 -76 -186 -88 -160';

function longFall({ swing }: Brush): string {
  const s = swing * 4;
  return `${LONG_TOP}C-96 -138 ${-86 + s} -120 ${-72 + s} -108C${-54 + s} -98 ${-30 + s} -110 0 -104C${30 + s} -110 ${54 + s} -98 ${72 + s} -108C${86 + s} -120 96 -138 88 -160C76 -186 92 -214 68 -248Z`;
}

const long: HairArt = {
  behind: (brush) => [
    path(longFall(brush), brush.form(brush.look.hair, 0.1, 0.42)),
    strands(brush, 'M-74 -190Q-68 -150 -76 -122M74 -190Q68 -150 76 -122'),
  ],
  front: (brush) => [
    capped(brush, 'C66 -238 34 -262 4 -269C-26 -262 -64 -238 -70 -212'),
    strands(brush, 'M4 -269Q2 -280 2 -290'),
    sideLocks(brush),
  ],
  back: (brush) => overTheBack(brush, longFall(brush), -122),
};

/** Down before the ears, so that the face lies in a frame. */
const sideLocks = ({ form, look }: Brush): Art =>
  path(
    'M-66 -240C-78 -216 -74 -190 -80 -166C-66 -172 -60 -196 -62 -222ZM66 -240C78 -216 74 -190 80 -166C66 -172 60 -196 62 -222Z',
    form(look.hair, 0.2, 0.3),
  );

/** Runs the way the fall does, so that both are one. */
const CROWN = 'M70 -212C79 -262 46 -293 0 -293C-46 -293 -79 -262 -70 -212Z';

function overTheBack(brush: Brush, fall: string, low: number): Art {
  return [
    path(`${fall}${CROWN}`, brush.form(brush.look.hair, 0.16, 0.4)),
    strands(
      brush,
      `M-48 -250Q-66 -190 -58 ${low}M-20 -264Q-28 -190 -22 ${low}M14 -266Q20 -190 12 ${low}M46 -250Q62 -190 52 ${low}`,
    ),
    shine(brush),
  ];
}

function wavyFall({ swing }: Brush): string {
  const s = swing * 3;
  return `M-68 -248C-88 -232 -74 -216 -86 -202C-98 -186 -78 -176 ${-88 + s} -158C${-92 + s} -142 ${-70 + s} -132 ${-56 + s} -140Q${-40 + s} -128 -24 -138Q0 -126 24 -138Q${40 + s} -128 ${56 + s} -140C${70 + s} -132 ${92 + s} -142 ${88 + s} -158C78 -176 98 -186 86 -202C74 -216 88 -232 68 -248Z`;
}

/** Softly down to the shoulders, parted at the side. */
const waves: HairArt = {
  behind: (brush) => path(wavyFall(brush), brush.form(brush.look.hair, 0.12, 0.42)),
  front: (brush) => [
    path(
      brush.facing > 0
        ? 'M-70 -206C-84 -262 -46 -296 -4 -295C46 -296 84 -264 72 -206C76 -226 64 -250 40 -258C20 -262 -4 -268 -26 -274C-30 -256 -56 -246 -62 -232Q-68 -220 -70 -206Z'
        : 'M70 -206C84 -262 46 -296 4 -295C-46 -296 -84 -264 -72 -206C-76 -226 -64 -250 -40 -258C-20 -262 4 -268 26 -274C30 -256 56 -246 62 -232Q68 -220 70 -206Z',
      brush.form(brush.look.hair, 0.28, 0.3),
    ),
    shine(brush),
  ],
  back: (brush) => overTheBack(brush, wavyFall(brush), -154),
};

export const FLOWING = { bob, long, waves } satisfies Record<string, HairArt>;
