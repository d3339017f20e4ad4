import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { HatArt } from '#engines/illustrator/built-in/figures/people/hats/hat.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const HELMET = '#d8423a';

const fireHelmet: HatArt = {
  front: (brush) => [
    shell(brush),
    path(
      'M-96 -246C-84 -272 84 -272 96 -246Q50 -256 0 -256Q-50 -256 -96 -246Z',
      brush.form(HELMET, 0.2, 0.4),
    ),
    path('M-19 -308Q0 -322 19 -308L17 -272Q0 -260 -17 -272Z', brush.form('#f5c84c', 0.3, 0.3)),
    path(star([0, -289], 10), brush.of(HELMET)),
  ],
  back: (brush) => [
    shell(brush),
    path(
      'M-92 -252C-84 -272 84 -272 92 -252C80 -206 50 -196 0 -194C-50 -196 -80 -206 -92 -252Z',
      brush.form(HELMET, 0.15, 0.4),
    ),
  ],
};

const shell = ({ form, lit }: Brush): Art => [
  path('M-68 -252C-72 -330 72 -330 68 -252Z', form(HELMET, 0.25, 0.3)),
  line('M-44 -272Q-40 -302 -26 -310M44 -272Q40 -302 26 -310', lit(HELMET, 0.35), 6, { opacity: 0.6 }),
];

const LINEN = '#fbf7ee';

const chef: HatArt = {
  front: ({ form, shaded }) => [
    path(
      'M-54 -264C-96 -282 -84 -344 -44 -338C-30 -372 30 -372 44 -338C84 -344 96 -282 54 -264Z',
      form(LINEN, 0.3, 0.18),
    ),
    line('M-24 -286Q-28 -312 -38 -322M0 -286V-322M24 -286Q28 -312 38 -322', shaded(LINEN, 0.25), 3, {
      opacity: 0.5,
    }),
    path('M-62 -246Q0 -264 62 -246L58 -280Q0 -296 -58 -280Z', form('#ffffff', 0.2, 0.16)),
  ],
};

const FELT = '#a9824f';

const explorer: HatArt = {
  front: ({ form, of, lit, shaded }) => [
    path(
      'M-52 -260C-58 -306 -40 -326 -20 -318Q0 -310 20 -318C40 -326 58 -306 52 -260Z',
      form(FELT, 0.2, 0.3),
    ),
    line('M0 -312Q4 -300 0 -288', shaded(FELT, 0.3), 3, { opacity: 0.5 }),
    line('M-52 -268Q0 -282 52 -268', of('#5d4030'), 12),
    path(
      'M-106 -258C-92 -252 -60 -272 0 -272C60 -272 92 -252 106 -258C96 -232 50 -240 0 -242C-50 -240 -96 -232 -106 -258Z',
      form(FELT, 0.25, 0.25),
    ),
    line('M-90 -248Q-40 -258 0 -260', lit(FELT, 0.35), 3, { opacity: 0.6 }),
  ],
};

/** Pushed up on the forehead. */
const goggles: HatArt = {
  front: (brush) => [
    line('M-70 -248Q0 -272 70 -248', brush.of('#5d4030'), 11),
    [-24, 24].map((x) => lens(brush, x)),
    line('M-6 -264Q0 -268 6 -264', brush.of('#c79a4a'), 6),
  ],
  back: ({ of }) => [line('M-72 -244Q0 -258 72 -244', of('#5d4030'), 11), circle(0, -252, 6, of('#c79a4a'))],
};

const lens = ({ of, form }: Brush, x: number): Art => [
  circle(x, -262, 19, of('#c79a4a')),
  circle(x, -262, 13.5, form('#8fd0d8', 0.4, 0.3)),
  line(`M${x - 7} -266q3 -6 9 -6`, '#ffffff', 3.4, { opacity: 0.8 }),
];

export const WORK_HATS = { 'fire-helmet': fireHelmet, chef, explorer, goggles } satisfies Record<
  string,
  HatArt
>;
