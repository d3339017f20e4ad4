import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { HatArt } from '#engines/illustrator/built-in/figures/people/hats/hat.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const FELT = '#3d3844';
const BRASS = '#e6bd55';

/** Of a uniform, in its colour. */
const peaked: HatArt = {
  front: ({ look, form, of, facing: f }) => [
    path(
      'M-70 -258C-92 -284 -58 -306 0 -308C58 -306 92 -284 70 -258Q0 -272 -70 -258Z',
      form(look.top, 0.2, 0.3),
    ),
    line('M-66 -252Q0 -268 66 -252', of(mix(look.top, '#15131c', 0.5)), 14),
    path(
      `M${f * -40} -250Q${f * 34} -262 ${f * 82} -240Q${f * 44} -226 ${f * -18} -240Z`,
      form('#2c2832', 0.3, 0.2),
    ),
    circle(f * 12, -276, 7, of(BRASS)),
  ],
  back: ({ look, form, of }) => [
    path(
      'M-70 -240C-92 -284 -58 -306 0 -308C58 -306 92 -284 70 -240Q0 -226 -70 -240Z',
      form(look.top, 0.2, 0.3),
    ),
    line('M-68 -244Q0 -230 68 -244', of(mix(look.top, '#15131c', 0.5)), 14),
  ],
};

const brim = ({ form }: Brush, half: number): Art =>
  path(
    `M${-half} -252Q0 -274 ${half} -252Q${half - 10} -240 0 -246Q${-half + 10} -240 ${-half} -252Z`,
    form(FELT, 0.2, 0.3),
  );

const bowler: HatArt = {
  front: (brush) => [
    path('M-60 -256C-66 -326 66 -326 60 -256Z', brush.form(FELT, 0.25, 0.3)),
    line('M-60 -262Q0 -278 60 -262', brush.of('#6b6472'), 9),
    brim(brush, 90),
  ],
};

const topHat: HatArt = {
  front: (brush) => [
    path('M-54 -258L-60 -352Q0 -364 60 -352L54 -258Z', brush.form(FELT, 0.25, 0.3)),
    line('M-55 -268Q0 -282 55 -268', brush.of('#c2453f'), 13),
    brim(brush, 92),
  ],
};

/** A cloth over the hair, knotted under the chin: the hair shows before it. */
const kerchief: HatArt = {
  front: ({ look, form, of, lit, shaded }) => [
    path(
      'M-72 -208C-84 -270 -52 -300 0 -300C52 -300 84 -270 72 -208C64 -246 40 -268 0 -270C-40 -268 -64 -246 -72 -208Z',
      form(look.bottom),
    ),
    line('M-70 -208Q-58 -172 -8 -160M70 -208Q58 -172 8 -160', of(look.bottom), 9),
    path('M0 -162L-20 -142L-6 -140L0 -152L6 -140L20 -142Z', shaded(look.bottom, 0.1)),
    [-44, -16, 16, 44].map((x) => circle(x, -284 + Math.abs(x) * 0.3, 4, lit(look.bottom, 0.6))),
  ],
  back: ({ look, form, shaded }) => [
    path(
      'M-76 -212C-84 -270 -52 -300 0 -300C52 -300 84 -270 76 -212Q40 -160 0 -142Q-40 -160 -76 -212Z',
      form(look.bottom),
    ),
    line('M-50 -210Q-28 -176 0 -156Q28 -176 50 -210', shaded(look.bottom, 0.25), 3, { opacity: 0.6 }),
  ],
};

const nightcap: HatArt = {
  front: ({ look, form, lit, facing: f }) => [
    path(
      `M${f * 70} -246C${f * 64} -300 ${f * 10} -326 ${f * -44} -306Q${f * -92} -292 ${f * -100} -226Q${f * -86} -262 ${f * -66} -246Z`,
      form(look.bottom),
    ),
    circle(f * -100, -218, 15, lit(look.bottom, 0.7)),
    line('M-66 -246Q0 -262 66 -246', lit(look.bottom, 0.5), 17),
  ],
};

const NETTING = '#efe9d6';

/** A straw hat with a net all around: bees cannot come in. */
const beeVeil: HatArt = {
  front: ({ form, of }) => [
    path('M-92 -254Q-98 -190 -66 -150Q0 -134 66 -150Q98 -190 92 -254Z', of(NETTING), { opacity: 0.34 }),
    line(
      'M-86 -226H86M-84 -200H84M-74 -172H74M-52 -252V-148M-18 -256V-140M18 -256V-140M52 -252V-148',
      of('#8f8a78'),
      1.6,
      { opacity: 0.4 },
    ),
    path('M-54 -262C-56 -318 56 -318 54 -262Z', form('#e9c979', 0.3, 0.3)),
    path('M-108 -248C-72 -282 72 -282 108 -248C72 -232 -72 -232 -108 -248Z', form('#edd08a', 0.3, 0.3)),
  ],
};

const FUR = '#b79a7c';

const furHat: HatArt = {
  front: ({ form, lit, look }) => [
    path('M-62 -262C-64 -322 64 -322 62 -262Z', form(look.bottom)),
    path('M-80 -234Q-88 -276 -58 -272Q0 -286 58 -272Q88 -276 80 -234Q0 -262 -80 -234Z', form(FUR, 0.3, 0.3)),
    line('M-62 -258l-5 -9M-34 -266l-3 -9M0 -268v-10M34 -266l3 -9M62 -258l5 -9', lit(FUR, 0.4), 4),
    path(
      'M-78 -240Q-88 -196 -66 -176Q-54 -200 -60 -242ZM78 -240Q88 -196 66 -176Q54 -200 60 -242Z',
      form(FUR, 0.2, 0.3),
    ),
  ],
  back: ({ form, look }) => [
    path('M-62 -252C-64 -322 64 -322 62 -252Z', form(look.bottom)),
    path('M-80 -258Q0 -284 80 -258Q88 -180 60 -172Q0 -186 -60 -172Q-88 -180 -80 -258Z', form(FUR, 0.3, 0.3)),
  ],
};

export const TOWN_HATS = {
  peaked,
  bowler,
  'top-hat': topHat,
  kerchief,
  nightcap,
  'bee-veil': beeVeil,
  'fur-hat': furHat,
} satisfies Record<string, HatArt>;
