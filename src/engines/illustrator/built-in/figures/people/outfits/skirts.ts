import type { Look } from '#engines/illustrator/built-in/figures/actor.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import {
  bareLegs,
  bodice,
  border,
  neckline,
  skirt,
  trousers,
  waistband,
  type OutfitArt,
  type Skirt,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { circle, ellipse, line, path } from '#engines/illustrator/built-in/draw/shapes.ts';

const dress: OutfitArt = {
  sleeve: 0.42,
  skirted: true,
  legs: bareLegs,
  body: (brush, body) => {
    const cut: Skirt = { above: 48, width: 66 };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, brush.lit(brush.look.top, 0.5), 4),
      waistband(brush, mix(brush.look.top, '#3a2438', 0.28)),
      !brush.fromBehind && [
        path(
          'M0 -160C-8 -152 -22 -150 -28 -160L-26 -174Q0 -160 26 -174L28 -160C22 -150 8 -152 0 -160Z',
          brush.lit(brush.look.top, 0.6),
        ),
      ],
      brush.fromBehind &&
        path(
          'M0 -112C-14 -124 -28 -120 -26 -110C-28 -100 -14 -98 0 -108C14 -98 28 -100 26 -110C28 -120 14 -124 0 -112Z',
          brush.shaded(brush.look.top, 0.2),
        ),
    ];
  },
};

/** A jumper, a skirt and warm leggings. */
const jumper: OutfitArt = {
  sleeve: 0.84,
  skirted: true,
  cuff: ({ top }) => mix(top, '#ffffff', 0.3),
  legs: ({ shaded, look }) => ({
    leg: shaded(mix(look.bottom, '#fff2e0', 0.3), 0.1),
    shoe: shaded('#6b4636', 0.15),
  }),
  body: (brush, body) => {
    const { look, shaded } = brush;
    const cut: Skirt = { above: 44, width: 58, colour: look.bottom, waist: -92, plain: true };
    return [
      skirt(brush, body, cut),
      border(brush, body, { ...cut, above: 50 }, brush.lit(look.bottom, 0.3), 3),
      bodice(brush),
      line('M-39 -78Q0 -66 39 -78', shaded(look.top, 0.2), 9),
      neckline(brush),
    ];
  },
};

/** To the knees over loose trousers, stitched at neck and hem. */
const tunic: OutfitArt = {
  sleeve: 0.84,
  skirted: true,
  cuff: () => '#f3cf78',
  legs: ({ of, shaded, look }) => ({
    leg: of(mix(look.bottom, '#fbf1e0', 0.45)),
    shoe: shaded('#8a5a3a', 0.1),
  }),
  body: (brush, body) => {
    const { of, fromBehind } = brush;
    const cut: Skirt = { above: 40, width: 50 };
    const thread = of('#f3cf78');
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, thread, 5),
      !fromBehind && [
        path('M-9 -172L-7 -128Q0 -122 7 -128L9 -172Q0 -166 -9 -172Z', brush.lit(brush.look.top, 0.35)),
        line('M-17 -175Q0 -164 17 -175', thread, 5),
        [-158, -146, -134].map((y) => circle(0, y, 2.6, thread)),
      ],
    ];
  },
};

const oilskin = ({ coat = '#f2bf3d' }: Look): Colour => coat;

const raincoat: OutfitArt = {
  sleeve: 0.86,
  skirted: true,
  sleeveColour: oilskin,
  legs: ({ of, shaded, look }) => ({ leg: of(look.bottom), shoe: shaded(look.top, 0.05) }),
  body: (brush, body) => {
    const { of, shaded, lit, fromBehind, form } = brush;
    const cloth = oilskin(brush.look);
    return [
      skirt(brush, body, { above: 40, width: 60, colour: cloth, plain: true }),
      fromBehind
        ? path(
            'M-38 -174Q0 -190 38 -174C40 -146 18 -128 0 -126C-18 -128 -40 -146 -38 -174Z',
            form(cloth, 0.3, 0.3),
          )
        : [
            path(
              'M-38 -176C-42 -160 -20 -148 0 -146C20 -148 42 -160 38 -176Q0 -158 -38 -176Z',
              lit(cloth, 0.3),
            ),
            line(`M0 -146V${body.falls ? body.ground - 36 : -78}`, shaded(cloth, 0.25), 3),
            [-132, -108, -84].map((y) => circle(9, y, 4, of('#fbf3e4'))),
            line('M-36 -88l16 3M36 -88l-16 3', shaded(cloth, 0.3), 4),
          ],
    ];
  },
};

const gown: OutfitArt = {
  sleeve: 0.3,
  skirted: true,
  legs: (brush) => ({ ...bareLegs(brush), shoe: brush.shaded(brush.look.top, 0.15) }),
  body: (brush, body) => {
    const { look, of, lit, fromBehind } = brush;
    const cut: Skirt = { above: 9, width: 92 };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, lit(look.top, 0.55)),
      border(brush, body, { ...cut, above: 20, width: 88 }, lit(look.top, 0.35), 3),
      waistband(brush, '#f7d98a'),
      fromBehind
        ? path(
            'M0 -110C-18 -126 -34 -120 -32 -108C-34 -96 -18 -94 0 -106C18 -94 34 -96 32 -108C34 -120 18 -126 0 -110Z',
            of('#f7d98a'),
          )
        : [
            path('M-27 -172Q0 -148 27 -172Q14 -179 0 -180Q-14 -179 -27 -172Z', of(look.skin)),
            circle(0, -108, 5, of('#fff3c9')),
          ],
    ];
  },
  shoulders: ({ form, look }) =>
    SIDES.map((side) => ellipse(side * 39, -154, 20, 18, form(mixLight(look.top), 0.2, 0.2))),
};

const mixLight = (colour: `#${string}`) => mix(colour, '#ffffff', 0.22);

const robe: OutfitArt = {
  sleeve: 0.84,
  skirted: true,
  flare: 1.35,
  cuff: () => '#f2c14e',
  legs: trousers,
  body: (brush, body) => {
    const cut: Skirt = { above: 10, width: 70 };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, brush.of('#f2c14e'), 7),
      waistband(brush, '#f2c14e'),
      !brush.fromBehind && path('M8 -108L16 -80L6 -76L2 -106Z', brush.of('#f2c14e')),
      neckline(brush),
    ];
  },
};

/** A witch's: ragged at the hem, with striped stockings under it. */
const hex: OutfitArt = {
  sleeve: 0.84,
  skirted: true,
  flare: 1.25,
  legs: ({ of, shaded }) => ({ leg: of('#e08a3c'), shoe: shaded('#3c3048', 0.1) }),
  body: (brush, body) => {
    const { of, lit, look, fromBehind } = brush;
    const cut: Skirt = { above: 40, width: 70 };
    return [
      skirt(brush, body, cut),
      border(brush, body, cut, lit(look.top, 0.3), 5),
      waistband(brush, '#3c3048'),
      !fromBehind && [
        path('M0 -160L-30 -176L-26 -152L-8 -146ZM0 -160L30 -176L26 -152L8 -146Z', of('#3c3048')),
        circle(0, -154, 5, of('#e08a3c')),
      ],
    ];
  },
};

export const SKIRTS = { dress, skirt: jumper, tunic, raincoat, gown, robe, hex } satisfies Record<
  string,
  OutfitArt
>;
