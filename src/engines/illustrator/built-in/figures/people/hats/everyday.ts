import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { HatArt } from '#engines/illustrator/built-in/figures/people/hats/hat.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, ellipse, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const CROWN_OF_CAP = 'M-72 -246C-74 -302 74 -302 72 -246Q0 -262 -72 -246Z';

const cap: HatArt = {
  front: ({ look, form, shaded, facing }) => [
    path(CROWN_OF_CAP, form(look.bottom)),
    line('M0 -290Q-4 -272 0 -256', shaded(look.bottom, 0.3), 2.5, { opacity: 0.5 }),
    path(
      `M${facing * -34} -254Q${facing * 70} -272 ${facing * 108} -238Q${facing * 50} -246 ${facing * -30} -242Z`,
      shaded(look.bottom, 0.22),
    ),
    circle(0, -289, 5, shaded(look.bottom, 0.2)),
  ],
  back: ({ look, form, of, shaded }) => [
    path('M-72 -240C-74 -302 74 -302 72 -240Q0 -222 -72 -240Z', form(look.bottom)),
    path('M-20 -231Q0 -254 20 -231Q0 -227 -20 -231Z', of(look.hair)),
    circle(0, -289, 5, shaded(look.bottom, 0.2)),
  ],
};

const beanie: HatArt = {
  front: ({ look, form, lit, shaded }) => [
    circle(0, -304, 19, lit(look.bottom, 0.5)),
    path('M-72 -240C-74 -310 74 -310 72 -240Z', form(look.bottom)),
    line('M-28 -290L-32 -262M0 -296V-264M28 -290L32 -262', shaded(look.bottom, 0.2), 3, { opacity: 0.5 }),
    line('M-64 -243Q0 -259 64 -243', lit(look.bottom, 0.3), 22),
  ],
};

const STRAW = '#e9c979';

const straw: HatArt = {
  front: ({ form, of, shaded }) => [
    path('M-54 -262C-56 -322 56 -322 54 -262Z', form(STRAW, 0.3, 0.3)),
    path('M-108 -248C-72 -282 72 -282 108 -248C72 -230 -72 -230 -108 -248Z', form('#edd08a', 0.3, 0.3)),
    line('M-53 -266Q0 -280 53 -266', of('#c65a46'), 11),
    line('M-88 -250Q0 -272 88 -250M-74 -242Q0 -258 74 -242', shaded(STRAW, 0.3), 2.5, { opacity: 0.5 }),
  ],
};

const bow: HatArt = {
  front: ({ form, shaded, facing }) => {
    const x = (value: number) => value * -facing;
    return [
      path(
        `M${x(40)} -280C${x(66)} -306 ${x(86)} -298 ${x(79)} -274C${x(86)} -254 ${x(62)} -252 ${x(40)} -276C${x(20)} -252 ${x(0)} -262 ${x(7)} -280C${x(2)} -302 ${x(22)} -304 ${x(40)} -280Z`,
        form('#e2607c'),
      ),
      ellipse(x(42), -278, 8, 9, shaded('#e2607c', 0.2)),
    ];
  },
};

const flower: HatArt = {
  front: ({ of, facing }) => {
    const [x, y] = [facing * -46, -266];
    const petals = Array.from({ length: 5 }, (_, i) => {
      const angle = (i / 5) * Math.PI * 2 - 0.3;
      return circle(x + Math.cos(angle) * 11, y + Math.sin(angle) * 11, 9, of('#f6a5b8'));
    });
    return [petals, circle(x, y, 7, of('#f7d05e'))];
  },
};

/** In the family of the clothes, and lighter than they are. */
const veil = ({ look }: Brush): Colour => mix(look.top, '#f7ecdf', 0.5);

/** A scarf around head and neck, as many girls and women wear it. */
const headscarf: HatArt = {
  behind: (brush) =>
    path(
      'M-72 -236C-86 -196 -82 -160 -62 -140Q0 -118 62 -140C82 -160 86 -196 72 -236Z',
      brush.shaded(veil(brush), 0.22),
    ),
  front: (brush) => {
    const cloth = veil(brush);
    const { turn, form, shaded, lit } = brush;
    const inner = `M${turn - 54} -212C${turn - 60} -262 ${turn - 30} -272 ${turn} -272C${turn + 30} -272 ${turn + 60} -262 ${turn + 54} -212C${turn + 50} -184 ${turn + 26} -169 ${turn} -168C${turn - 26} -169 ${turn - 50} -184 ${turn - 54} -212Z`;
    return [
      path(
        `M0 -296C52 -296 84 -264 78 -206C76 -176 60 -156 52 -146Q0 -128 -52 -146C-60 -156 -76 -176 -78 -206C-84 -264 -52 -296 0 -296Z${inner}`,
        form(cloth, 0.2, 0.28),
        { evenOdd: true },
      ),
      line(`M-60 -182Q-20 -146 40 -150M-66 -196Q-46 -162 -10 -152`, shaded(cloth, 0.3), 3, { opacity: 0.5 }),
      line('M-52 -262Q-30 -284 4 -285', lit(cloth, 0.4), 6, { opacity: 0.5 }),
    ];
  },
  back: (brush) => {
    const cloth = veil(brush);
    return [
      path(
        'M0 -296C52 -296 84 -264 78 -206C80 -176 74 -150 58 -126Q0 -96 -58 -126C-74 -150 -80 -176 -78 -206C-84 -264 -52 -296 0 -296Z',
        brush.form(cloth, 0.2, 0.32),
      ),
      line('M-48 -200Q-40 -150 -12 -116M48 -200Q40 -150 12 -116M0 -190V-118', brush.shaded(cloth, 0.3), 3, {
        opacity: 0.5,
      }),
    ];
  },
};

/** Wound cloth, fold over fold. */
const turban: HatArt = {
  front: (brush) => [
    wound(brush, 'C54 -256 26 -264 0 -270C-26 -264 -54 -256 -72 -234'),
    line('M-66 -240Q-36 -264 0 -272', brush.shaded(brush.look.bottom, 0.32), 3, { opacity: 0.6 }),
    path('M-12 -259Q0 -284 14 -259Q0 -252 -12 -259Z', brush.lit(brush.look.bottom, 0.4)),
  ],
  back: (brush) => [
    wound(brush, 'C70 -204 40 -192 0 -192C-40 -192 -70 -204 -72 -234'),
    line('M-70 -226Q0 -202 66 -216M-74 -246Q0 -226 73 -238', brush.shaded(brush.look.bottom, 0.32), 3, {
      opacity: 0.6,
    }),
  ],
};

/** Down to a `rim` that leads back from the right ear to the left one. */
function wound({ look, form, shaded, lit }: Brush, rim: string): Art {
  return [
    path(`M-72 -234C-90 -270 -62 -322 0 -324C62 -322 90 -270 72 -234${rim}Z`, form(look.bottom, 0.25, 0.3)),
    line(
      'M-72 -250Q-30 -290 30 -322M-76 -268Q-40 -300 2 -323M72 -250Q30 -286 -10 -302M76 -270Q50 -294 22 -306',
      shaded(look.bottom, 0.32),
      3,
      { opacity: 0.6 },
    ),
    line('M-48 -292Q-34 -308 -10 -314', lit(look.bottom, 0.4), 5, { opacity: 0.5 }),
  ];
}

const BERET_FELT = '#8c3f4c';

const beret: HatArt = {
  front: ({ form, shaded, facing: f }) => [
    line(`M${f * -4} -304L${f * -2} -314`, shaded(BERET_FELT), 6),
    path(
      `M${f * -66} -250C${f * -104} -284 ${f * -60} -312 ${f * -6} -306C${f * 48} -304 ${f * 76} -276 ${f * 66} -252Q0 -270 ${f * -66} -250Z`,
      form(BERET_FELT, 0.25, 0.3),
    ),
    line('M-62 -252Q0 -268 62 -252', shaded(BERET_FELT, 0.3), 8),
  ],
};

const oilskin = ({ look: { coat = '#f2bf3d' } }: Brush): Colour => coat;

const rainHat: HatArt = {
  front: (brush) => [
    path('M-66 -250C-70 -312 70 -312 66 -250Z', brush.form(oilskin(brush), 0.25, 0.25)),
    path('M-96 -232C-84 -268 84 -268 96 -232Q0 -258 -96 -232Z', brush.form(oilskin(brush), 0.15, 0.35)),
    line('M-64 -256Q0 -272 64 -256', brush.shaded(oilskin(brush), 0.25), 3, { opacity: 0.6 }),
  ],
  back: (brush) => [
    path('M-70 -240C-72 -312 72 -312 70 -240Z', brush.form(oilskin(brush), 0.25, 0.25)),
    path('M-94 -206C-90 -262 90 -262 94 -206Q0 -184 -94 -206Z', brush.form(oilskin(brush), 0.15, 0.35)),
    line('M-68 -244Q0 -262 68 -244', brush.shaded(oilskin(brush), 0.25), 3, { opacity: 0.6 }),
  ],
};

const kippah: HatArt = {
  front: ({ look, form, lit }) => [
    path('M-34 -284Q0 -304 34 -284Q18 -276 0 -276Q-18 -276 -34 -284Z', form(look.bottom)),
    line('M-32 -284Q0 -274 32 -284', lit(look.bottom, 0.5), 2.4),
  ],
  back: ({ look, form, lit }) => [
    path('M-44 -268C-44 -304 44 -304 44 -268Q0 -250 -44 -268Z', form(look.bottom)),
    line('M-43 -268Q0 -251 43 -268', lit(look.bottom, 0.5), 2.6),
  ],
};

const headband: HatArt = {
  front: ({ look, of, lit }) => [
    line('M-66 -250C-50 -288 50 -288 68 -250', of(look.bottom), 12),
    line('M-57 -261C-44 -276 -18 -282 12 -281', lit(look.bottom, 0.5), 2.6, { opacity: 0.6 }),
  ],
  back: ({ look, of }) => line('M-66 -252Q0 -296 66 -252', of(look.bottom), 12),
};

export const EVERYDAY_HATS = {
  kippah,
  headband,
  cap,
  beanie,
  straw,
  bow,
  flower,
  headscarf,
  turban,
  beret,
  'rain-hat': rainHat,
} satisfies Record<string, HatArt>;
