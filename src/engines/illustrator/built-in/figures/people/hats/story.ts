import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { HatArt } from '#engines/illustrator/built-in/figures/people/hats/hat.ts';
import { tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const GOLD = '#f5c044';

const crown: HatArt = {
  front: (brush) => [
    band(brush),
    ellipse(0, -286, 8, 9, brush.of('#d9476a')),
    circle(-24, -284, 5, brush.of('#4f9fc8')),
    circle(24, -284, 5, brush.of('#4f9fc8')),
  ],
  back: (brush) => band(brush),
};

function band({ form, lit }: Brush): Art {
  return [
    path(
      'M-44 -272L-52 -324Q-38 -306 -25 -299Q-10 -310 0 -336Q10 -310 25 -299Q38 -306 52 -324L44 -272Q0 -260 -44 -272Z',
      form(GOLD, 0.35, 0.35),
    ),
    [-52, 52].map((x) => circle(x, -326, 6, lit(GOLD, 0.4))),
    circle(0, -338, 7, lit(GOLD, 0.4)),
    line('M-43 -274Q0 -262 43 -274', lit(GOLD, 0.5), 3, { opacity: 0.7 }),
  ];
}

const tiara: HatArt = {
  front: ({ form, lit, of }) => [
    path(
      'M-52 -262Q0 -286 52 -262Q46 -276 40 -282Q34 -296 26 -284Q18 -300 12 -288Q6 -296 0 -316Q-6 -296 -12 -288Q-18 -300 -26 -284Q-34 -296 -40 -282Q-46 -276 -52 -262Z',
      form(GOLD, 0.4, 0.3),
    ),
    circle(0, -318, 5, lit(GOLD, 0.5)),
    ellipse(0, -289, 5.5, 7, of('#e0557e')),
    [-26, 26].map((x) => circle(x, -281, 3.6, of('#f4fbff'))),
  ],
  back: ({ of, form }) => [
    path('M-20 -288Q-10 -300 0 -316Q10 -300 20 -288Q0 -296 -20 -288Z', form(GOLD, 0.4, 0.3)),
    line('M-58 -262Q0 -302 58 -262', of(GOLD), 5),
  ],
};

const wizard: HatArt = {
  front: (brush) => [
    cone(brush, brush.look.top),
    line('M-60 -266Q0 -283 60 -266', brush.of('#f2c14e'), 11),
    path(star([-8, -304], 10) + star([16, -342], 7) + star([26, -298], 6), brush.of('#f7d774')),
  ],
};

function cone({ form, facing: f }: Brush, felt: Colour): Art {
  return [
    path(
      `M${f * -62} -260C${f * -32} -290 ${f * -22} -350 ${f * 18} -394C${f * 28} -402 ${f * 38} -396 ${f * 36} -386C${f * 28} -360 ${f * 48} -300 ${f * 62} -260Z`,
      form(felt, 0.2, 0.35),
    ),
    path(
      'M-102 -252C-64 -286 64 -286 102 -252C72 -234 -72 -234 -102 -252Z',
      form(tone(felt, -0.04), 0.2, 0.3),
    ),
  ];
}

const WITCH_FELT = '#4b3d5e';

/** Its tip hangs over. */
const witch: HatArt = {
  front: (brush) => [
    bentCone(brush),
    rect(-11, -281, 22, 19, 'none', { stroke: brush.of(GOLD), width: 4.5, corner: 3 }),
  ],
  back: (brush) => bentCone(brush),
};

function bentCone({ form, of, facing: f }: Brush): Art {
  return [
    path(
      `M${f * -60} -262C${f * -44} -300 ${f * -30} -352 ${f * -4} -366C${f * 24} -380 ${f * 66} -374 ${f * 84} -342C${f * 62} -352 ${f * 40} -346 ${f * 36} -330C${f * 36} -310 ${f * 52} -290 ${f * 60} -262Z`,
      form(WITCH_FELT, 0.2, 0.35),
    ),
    path('M-106 -250C-66 -284 66 -284 106 -250C74 -232 -74 -232 -106 -250Z', form(WITCH_FELT, 0.25, 0.3)),
    line('M-58 -267Q0 -284 58 -267', of('#e08a3c'), 12),
  ];
}

const FELT = '#39415a';

const pirate: HatArt = {
  front: (brush) => [
    bicorne(brush),
    circle(0, -298, 11, brush.of('#f6ead2')),
    rect(-6, -292, 12, 9, brush.of('#f6ead2'), { corner: 3 }),
    [-4.5, 4.5].map((x) => circle(x, -298, 2.8, brush.of(FELT))),
    line('M-20 -286L20 -276M20 -286L-20 -276', brush.of('#f6ead2'), 4),
  ],
  back: (brush) => bicorne(brush),
};

const bicorne = ({ form, of }: Brush): Art => [
  path(
    'M-96 -248C-86 -302 -42 -330 0 -320C42 -330 86 -302 96 -248C52 -274 -52 -274 -96 -248Z',
    form(FELT, 0.15, 0.3),
  ),
  line('M-93 -251C-52 -275 52 -275 93 -251', of('#f2d38a'), 5),
];

const STEEL = '#b9c2cc';

/** With its visor up, for a face that can be seen. */
const knight: HatArt = {
  behind: (brush) => [
    plume(brush),
    path(
      'M-74 -250C-86 -206 -78 -170 -62 -158Q0 -146 62 -158C78 -170 86 -206 74 -250Z',
      brush.shaded(STEEL, 0.35),
    ),
  ],
  front: ({ form, shaded, lit }) => [
    path(
      'M-74 -206C-84 -268 -46 -299 0 -299C46 -299 84 -268 74 -206C74 -186 70 -172 62 -160Q54 -172 54 -196Q60 -236 48 -252Q0 -268 -48 -252Q-60 -236 -54 -196Q-54 -172 -62 -160C-70 -172 -74 -186 -74 -206Z',
      form(STEEL, 0.5, 0.4),
    ),
    path(
      'M-64 -262C-62 -292 62 -292 64 -262Q60 -250 50 -248Q0 -266 -50 -248Q-60 -250 -64 -262Z',
      form('#cfd6de', 0.5, 0.3),
    ),
    line('M-36 -268h18M-8 -271h16M18 -268h18', shaded(STEEL, 0.55), 4),
    [-62, 62].map((x) => circle(x, -246, 5.5, lit(STEEL, 0.5))),
  ],
  back: (brush) => [
    path(
      'M-74 -206C-84 -268 -46 -299 0 -299C46 -299 84 -268 74 -206C76 -182 66 -162 54 -156Q0 -144 -54 -156C-66 -162 -76 -182 -74 -206Z',
      brush.form(STEEL, 0.5, 0.4),
    ),
    line('M0 -297V-152M-54 -176Q0 -162 54 -176', brush.shaded(STEEL, 0.4), 3, { opacity: 0.6 }),
    plume(brush),
  ],
};

function plume({ look, form, facing: f, swing }: Brush): Art {
  return path(
    `M${f * -2} -292C${f * -4} -330 ${f * -44} -348 ${f * -78} -326C${f * -100 + swing * 4} -312 ${f * -104 + swing * 6} -284 ${f * -98 + swing * 6} -262C${f * -84} -284 ${f * -56} -296 ${f * -34} -288Z`,
    form(look.cape ?? '#c8473f', 0.25, 0.3),
  );
}

/** A pointed cap with a bell. */
const elf: HatArt = {
  front: ({ look, form, of, lit, facing: f, swing }) => [
    path(
      `M${f * -70} -246C${f * -62} -306 ${f * -30} -340 ${f * -66 + swing * 3} -352C${f * -34} -366 ${f * 22} -352 ${f * 44} -316Q${f * 66} -286 ${f * 70} -246Q0 -264 ${f * -70} -246Z`,
      form(look.bottom, 0.2, 0.3),
    ),
    line('M-66 -248Q0 -265 66 -248', lit(look.bottom, 0.45), 13),
    circle(f * -70 + swing * 3, -350, 9, of(GOLD)),
  ],
};

export const STORY_HATS = { crown, tiara, wizard, witch, pirate, knight, elf } satisfies Record<
  string,
  HatArt
>;
