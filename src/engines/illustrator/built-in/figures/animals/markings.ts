import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const SIDES = [-1, 1] as const;

/** What is painted on a head, under its eyes. */
export const MARKINGS = {
  stripes: ({ of, coat }) =>
    line(
      'M-17 -281L-13 -262M0 -285V-260M17 -281L13 -262M-69 -212L-53 -208M-67 -195L-53 -195M69 -212L53 -208M67 -195L53 -195',
      of(coat.dark),
      6,
      { opacity: 0.75 },
    ),
  'bold-stripes': ({ of, coat }) =>
    path(
      'M-26 -279Q-16 -262 -10 -256Q-16 -272 -12 -284ZM26 -279Q16 -262 10 -256Q16 -272 12 -284ZM-6 -286L6 -286L0 -252ZM-73 -230Q-58 -226 -48 -226Q-60 -220 -73 -218ZM73 -230Q58 -226 48 -226Q60 -220 73 -218ZM-72 -206Q-58 -206 -50 -208Q-58 -198 -69 -194ZM72 -206Q58 -206 50 -208Q58 -198 69 -194Z',
      of(coat.dark),
    ),
  'eye-patch': ({ random, turn, facing, of, coat }) =>
    path(
      blob(random('eye-patch'), [turn + facing * 28, -224], 26, 27, { corners: 9, wobble: 0.06 }),
      of(mix(coat.fur, coat.dark, 0.6)),
    ),
  'panda-eyes': ({ turn, of, coat }) =>
    SIDES.map((side) =>
      group(ellipse(0, 0, 19, 23, of(coat.dark)), { x: turn + side * 28, y: -216, turn: side * 24 }),
    ),
  /** A band across the eyes, light above it. */
  mask: ({ turn, of, coat }) => [
    path(
      `M${at([turn, -240])}C${at([turn + 20, -262])} 62 -256 70 -228C60 -240 40 -242 ${at([turn, -226])}C-40 -242 -60 -240 -70 -228C-62 -256 ${at([turn - 20, -262])} ${at([turn, -240])}Z`,
      of(coat.belly),
    ),
    path(
      `M${at([turn, -224])}C${at([turn + 20, -246])} 62 -246 72 -220C78 -208 84 -204 90 -196C70 -194 34 -192 ${at([turn, -212])}C-34 -192 -70 -194 -90 -196C-84 -204 -78 -208 -72 -220C-62 -246 ${at([turn - 20, -246])} ${at([turn, -224])}Z`,
      of(coat.dark),
    ),
  ],
  /** A light stripe from the forehead down. */
  blaze: ({ turn, of, coat }) =>
    path(
      `M-9 -293C-17 -262 ${at([turn - 12, -214])} ${at([turn - 16, -180])}L${at([turn + 16, -180])}C${at([turn + 12, -214])} 17 -262 9 -293Z`,
      of(mix(coat.belly, '#ffffff', 0.4)),
    ),
  /** A dark cheek and half the forehead, as of a cow. */
  'half-face': ({ facing: f, of, coat }) =>
    path(
      `M${f * 4} -294C${f * 40} -294 ${f * 58} -274 ${f * 56} -238C${f * 55} -214 ${f * 48} -200 ${f * 44} -190C${f * 28} -192 ${f * 14} -206 ${f * 12} -230C${f * 10} -254 ${f * 2} -270 ${f * 4} -294Z`,
      of(coat.dark),
    ),
  /** Light above the eyes. */
  brows: ({ turn, of, coat }) =>
    SIDES.map((side) => ellipse(turn + side * 27, -240, 11, 6, of(coat.belly), { opacity: 0.75 })),
  /** Light cheeks and a light stripe between the eyes, as of a hamster. */
  bib: ({ turn, of, coat }) =>
    path(
      `M${at([turn, -278])}C${at([turn + 12, -250])} ${at([turn + 10, -226])} ${at([turn + 26, -206])}C46 -206 76 -204 80 -188C78 -174 70 -166 62 -164C40 -156 -40 -156 -62 -164C-70 -166 -78 -174 -80 -188C-76 -204 -46 -206 ${at([turn - 26, -206])}C${at([turn - 10, -226])} ${at([turn - 12, -250])} ${at([turn, -278])}Z`,
      of(coat.belly),
    ),
  freckles: ({ turn, of, coat }) =>
    [-44, -30, 36, 48].map((x, i) =>
      ellipse(turn * 0.5 + x, -258 + (i % 2) * 12, 5.5, 4.5, of(coat.dark), { opacity: 0.3 }),
    ),
  /** The seam of a toy. */
  seam: ({ shaded, coat }) => line('M0 -285V-216', shaded(coat.fur, 0.45), 3, { dash: '7 6', opacity: 0.8 }),
} satisfies Record<string, (animal: Furry) => Art>;

export type MarkingName = keyof typeof MARKINGS;
