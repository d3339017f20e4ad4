import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  bareLegs,
  border,
  hips,
  neckline,
  skirt,
  TORSO,
  waistband,
  type OutfitArt,
  type Skirt,
  type Stockings,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { circle, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const LINEN = '#f7f2e6';
const BRASS = '#e6bd55';
const BLACK_SHOES = '#3c343a';

const OPEN_FRONT =
  'M-34 -171C-47 -150 -46 -96 -45 -66Q-24 -58 -6 -62C-3 -92 -4 -110 -20 -174ZM34 -171C47 -150 46 -96 45 -66Q24 -58 6 -62C3 -92 4 -110 20 -174Z';
const LAPELS = 'M-20 -175L-31 -160L-21 -146L-4 -112L-11 -150ZM20 -175L31 -160L21 -146L4 -112L11 -150Z';
const TIE = 'M-6 -166L6 -166L4 -156L9 -116L0 -106L-9 -116L-4 -156Z';

const inBlackShoes = ({ of, shaded, look }: Brush): Stockings => ({
  leg: of(look.bottom),
  shoe: shaded(BLACK_SHOES, 0.1),
});

/** A shirt with what is worn over it: seen from behind, only that. */
function jacketed(brush: Brush, under: Art): Art {
  const { look, form, of, shaded, fromBehind } = brush;
  if (fromBehind)
    return [path(TORSO, form(look.top)), line('M0 -96V-68', shaded(look.top, 0.3), 3, { opacity: 0.6 })];
  return [
    path(TORSO, of(LINEN)),
    under,
    path(OPEN_FRONT, form(look.top)),
    path(LAPELS, shaded(look.top, 0.16)),
    line('M-36 -90h17M19 -90h17', shaded(look.top, 0.3), 3.4),
    circle(-8, -96, 3.4, shaded(look.top, 0.45)),
  ];
}

/** Over a shirt, with other trousers. */
const jacket: OutfitArt = {
  sleeve: 0.86,
  cuff: () => LINEN,
  legs: inBlackShoes,
  body: (brush) => [
    hips(brush, brush.look.bottom),
    jacketed(brush, line('M0 -166V-70', brush.shaded(LINEN, 0.2), 2.6)),
  ],
};

/** Jacket and trousers of one cloth, with a tie: what people wear in offices. */
const townSuit: OutfitArt = {
  sleeve: 0.86,
  cuff: () => LINEN,
  legs: ({ of, shaded, look }) => ({ leg: of(look.top), shoe: shaded(BLACK_SHOES, 0.1) }),
  body: (brush) => [
    hips(brush, brush.look.top),
    jacketed(brush, path(TIE, brush.of(mix(brush.look.bottom, '#c2453f', 0.55)))),
  ],
};

/** To the knees, with a collar of fur. */
const winterCoat: OutfitArt = {
  sleeve: 0.88,
  skirted: true,
  cuff: () => LINEN,
  legs: ({ of, shaded, look }) => ({ leg: of(look.bottom), shoe: shaded('#5a4238', 0.1) }),
  body: (brush, body) => {
    const { look, of, shaded, fromBehind } = brush;
    const cut: Skirt = { above: 46, width: 58, plain: true };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, brush.lit(look.top, 0.5), 8),
      waistband(brush, mix(look.top, '#2a2438', 0.35), -104),
      !fromBehind && [
        line(`M0 -150V${body.falls ? body.ground - 44 : -80}`, shaded(look.top, 0.3), 3),
        [-132, -116, -88].map((y) => circle(9, y, 4.4, of(BRASS))),
      ],
    ];
  },
  shoulders: ({ form }) => path('M-38 -172Q-40 -152 0 -146Q40 -152 38 -172Q0 -190 -38 -172Z', form(LINEN)),
};

/** Of guards, wardens and whoever wears a badge: brass buttons and shoulder straps. */
const uniform: OutfitArt = {
  sleeve: 0.88,
  cuff: () => BRASS,
  legs: ({ shaded, look }) => ({ leg: shaded(look.top, 0.14), shoe: shaded(BLACK_SHOES, 0.1) }),
  body: (brush) => {
    const { look, form, of, shaded, fromBehind } = brush;
    return [
      hips(brush, mix(look.top, '#20202c', 0.14)),
      path(TORSO, form(look.top)),
      line('M-42 -90Q0 -80 42 -90', of(BLACK_SHOES), 9),
      !fromBehind && [
        rect(-8, -91, 16, 11, of(BRASS), { corner: 2 }),
        line('M0 -160V-92', shaded(look.top, 0.3), 3),
        [-12, 12].map((x) => [-148, -128, -108].map((y) => circle(x, y, 3.8, of(BRASS)))),
        line('M-22 -174Q0 -160 22 -174', shaded(look.top, 0.3), 9),
      ],
    ];
  },
  shoulders: ({ of }) => line('M-44 -166L-24 -174M44 -166L24 -174', of(BRASS), 7),
};

const SARI_HEM = '#f0c75a';

/** Six yards of cloth, the end of it over one shoulder. */
const sari: OutfitArt = {
  sleeve: 0.34,
  skirted: true,
  sleeveColour: ({ bottom }) => bottom,
  legs: bareLegs,
  body: (brush, body) => {
    const { look, form, of, shaded, fromBehind } = brush;
    const cut: Skirt = { above: 12, width: 58, waist: -100 };
    const end = fromBehind
      ? 'M40 -172C12 -150 -16 -110 -40 -92L-42 -70C-4 -88 34 -130 46 -160Z'
      : 'M-40 -172C-12 -150 16 -110 40 -92L42 -70C4 -88 -34 -130 -46 -160Z';
    return [
      path(TORSO, form(look.bottom)),
      skirt(brush, body, cut),
      border(brush, body, cut, of(SARI_HEM), 8),
      body.falls &&
        line(`M-6 -94L-12 ${body.ground - 18}M6 -94L4 ${body.ground - 16}`, shaded(look.top, 0.3), 3),
      path(end, form(look.top)),
      line(
        fromBehind ? 'M44 -164C22 -134 -8 -96 -41 -74' : 'M-44 -164C-22 -134 8 -96 41 -74',
        of(SARI_HEM),
        6,
      ),
    ];
  },
};

/** A long dress with a woollen cloth around the shoulders. */
const shawl: OutfitArt = {
  sleeve: 0.84,
  skirted: true,
  legs: bareLegs,
  sleeveColour: ({ bottom }) => bottom,
  body: (brush, body) => {
    const cut: Skirt = { above: 26, width: 64, colour: brush.look.bottom, plain: true };
    return [skirt(brush, body, cut), border(brush, body, cut, brush.lit(brush.look.bottom, 0.3), 4)];
  },
  shoulders: ({ look, form, lit, shaded, fromBehind }) =>
    fromBehind
      ? path('M-48 -166Q0 -186 48 -166Q46 -116 0 -74Q-46 -116 -48 -166Z', form(look.top))
      : [
          path(
            'M-26 -177C-52 -168 -58 -140 -54 -116Q-30 -108 -4 -122L4 -122Q30 -108 54 -116C58 -140 52 -168 26 -177Q0 -158 -26 -177Z',
            form(look.top),
          ),
          line('M-54 -116Q-30 -108 -4 -122M54 -116Q30 -108 4 -122', lit(look.top, 0.4), 5),
          line('M-48 -110v9M-36 -108v9M-24 -109v9M24 -109v9M36 -108v9M48 -110v9', lit(look.top, 0.4), 3),
          line('M-20 -172Q-10 -146 0 -126Q10 -146 20 -172', shaded(look.top, 0.25), 3),
        ],
};

const SLEEPY = '#ffffff';

/** Wide and pale, down to the feet. */
const nightgown: OutfitArt = {
  sleeve: 0.86,
  skirted: true,
  flare: 1.2,
  sleeveColour: ({ top }) => mix(top, SLEEPY, 0.55),
  legs: bareLegs,
  body: (brush, body) => {
    const cloth = mix(brush.look.top, SLEEPY, 0.55);
    const cut: Skirt = { above: 16, width: 66, colour: cloth, plain: true };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, brush.lit(cloth, 0.7), 7),
      neckline(brush, cloth),
      !brush.fromBehind && [-150, -136, -122].map((y) => circle(0, y, 3, brush.shaded(cloth, 0.25))),
    ];
  },
};

/** Striped, of one cloth, with a button at every breath. */
const pyjamas: OutfitArt = {
  sleeve: 0.88,
  sleeveColour: ({ top }) => mix(top, SLEEPY, 0.35),
  cuff: ({ top }) => top,
  legs: ({ of, look }) => ({
    leg: of(mix(look.top, SLEEPY, 0.35)),
    shoe: of(mix(look.bottom, SLEEPY, 0.25)),
  }),
  body: (brush) => {
    const { look, form, of, lit, fromBehind } = brush;
    const cloth = mix(look.top, SLEEPY, 0.35);
    return [
      hips(brush, cloth),
      path(TORSO, form(cloth)),
      line('M-26 -166L-29 -74M-13 -172L-14 -68M13 -172L14 -68M26 -166L29 -74', of(look.top), 3.6, {
        opacity: 0.7,
      }),
      !fromBehind && [
        [-142, -120, -98].map((y) => circle(0, y, 3.4, lit(look.top, 0.7))),
        path('M0 -156L-22 -177L-28 -158L-10 -148ZM0 -156L22 -177L28 -158L10 -148Z', lit(cloth, 0.4)),
      ],
    ];
  },
};

export const TOWN = {
  jacket,
  'town-suit': townSuit,
  'winter-coat': winterCoat,
  uniform,
  sari,
  shawl,
  nightgown,
  pyjamas,
} satisfies Record<string, OutfitArt>;
