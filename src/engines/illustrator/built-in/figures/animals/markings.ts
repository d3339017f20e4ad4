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
  /** White, with a dark stripe through either eye. */
  badger: ({ turn, of, coat }) => [
    path(
      'M-66 -232C-62 -276 -32 -284 0 -284C32 -284 62 -276 66 -232C74 -214 84 -204 92 -192C84 -186 80 -184 80 -184C66 -168 34 -158 0 -157C-34 -158 -66 -168 -80 -184C-80 -184 -84 -186 -92 -192C-84 -204 -74 -214 -66 -232Z',
      of(coat.belly),
    ),
    SIDES.map((side) =>
      path(
        `M${at([turn + side * 13, -200])}C${at([turn + side * 15, -230])} ${at([side * 18, -262])} ${at([side * 26, -283])}C${at([side * 44, -280])} ${at([side * 54, -270])} ${at([side * 58, -262])}C${at([turn + side * 56, -240])} ${at([turn + side * 48, -206])} ${at([turn + side * 34, -192])}Q${at([turn + side * 20, -188])} ${at([turn + side * 13, -200])}Z`,
        of(coat.dark),
      ),
    ),
  ],
  /** A pale face with a dark band that runs out from either eye. */
  sloth: ({ turn, of, form, coat }) => [
    ellipse(turn, -212, 58, 50, form(coat.belly, 0.1, 0.15)),
    SIDES.map((side) =>
      path(
        `M${at([turn + side * 16, -222])}C${at([turn + side * 22, -240])} ${at([turn + side * 46, -236])} ${at([turn + side * 60, -208])}C${at([turn + side * 56, -196])} ${at([turn + side * 46, -198])} ${at([turn + side * 38, -204])}C${at([turn + side * 26, -204])} ${at([turn + side * 16, -210])} ${at([turn + side * 16, -222])}Z`,
        of(coat.dark),
      ),
    ),
  ],
  /** Light around the eyes. */
  'pale-eyes': ({ turn, of, coat }) =>
    SIDES.map((side) => ellipse(turn + side * 32, -230, 19, 20, of(coat.belly), { opacity: 0.85 })),
  leopard: ({ of, coat }) =>
    path(
      [
        [-30, -270, 7],
        [-8, -276, 6],
        [14, -274, 7],
        [36, -266, 6],
        [-20, -256, 5],
        [4, -258, 6],
        [26, -254, 5],
        [-62, -228, 6],
        [62, -228, 6],
        [-64, -206, 5],
        [64, -206, 5],
        [-54, -190, 5],
        [54, -190, 5],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            `M${x - r} ${y}a${r} ${r * 0.8} 0 1 0 ${r * 2} 0a${r} ${r * 0.8} 0 1 0 ${-r * 2} 0`,
        )
        .join(''),
      of(coat.dark),
      { opacity: 0.85 },
    ),
  'gecko-eyes': ({ turn, of, coat }) =>
    SIDES.map((side) => ellipse(turn + side * 42, -232, 20, 22, of(mix(coat.belly, '#ffd98a', 0.3)))),
  freckles: ({ turn, of, coat }) =>
    [-44, -30, 36, 48].map((x, i) =>
      ellipse(turn * 0.5 + x, -258 + (i % 2) * 12, 5.5, 4.5, of(coat.dark), { opacity: 0.3 }),
    ),
  /** The seam of a toy. */
  seam: ({ shaded, coat }) => line('M0 -285V-216', shaded(coat.fur, 0.45), 3, { dash: '7 6', opacity: 0.8 }),
} satisfies Record<string, (animal: Furry) => Art>;

export type MarkingName = keyof typeof MARKINGS;
