import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { pattern } from '#engines/illustrator/built-in/figures/pattern.ts';
import {
  LEATHER,
  TORSO,
  bodice,
  hips,
  neckline,
  trousers,
  type OutfitArt,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { circle, line, path, rect } from '#engines/illustrator/built-in/draw/shapes.ts';

const tee: OutfitArt = {
  sleeve: 0.42,
  legs: ({ of, lit, look }) => ({ leg: of(look.bottom), shoe: lit(mix(look.top, '#8a8f9c', 0.5), 0.1) }),
  body: (brush) => [
    hips(brush, brush.look.bottom),
    bodice(brush),
    line('M-40 -80Q0 -68 40 -80', brush.shaded(brush.look.top, 0.3), 4, { opacity: 0.5 }),
    neckline(brush),
  ],
};

const overalls: OutfitArt = {
  sleeve: 0.42,
  legs: trousers,
  body: (brush) => {
    const { look, form, of, shaded, fromBehind } = brush;
    const button = of('#f4cf6a');
    const straps = fromBehind ? 'M-22 -118L26 -170M22 -118L-26 -170' : 'M-24 -132L-28 -170M24 -132L28 -170';
    return [
      bodice(brush),
      !fromBehind && neckline(brush),
      line(straps, of(look.bottom), 11),
      path(
        fromBehind
          ? 'M-30 -118Q0 -108 30 -118L32 -96Q46 -92 44 -66Q0 -54 -44 -66Q-46 -92 -32 -96Z'
          : 'M-28 -134Q0 -128 28 -134L32 -96Q46 -92 44 -66Q0 -54 -44 -66Q-46 -92 -32 -96Z',
        form(look.bottom, 0.16, 0.25),
      ),
      !fromBehind && [
        [-24, 24].map((x) => circle(x, -131, 4.8, button)),
        path('M-15 -118Q0 -114 15 -118L14 -98Q0 -90 -14 -98Z', shaded(look.bottom, 0.14)),
        line('M-15 -117Q0 -113 15 -117', shaded(look.bottom, 0.35), 3, { opacity: 0.6 }),
      ],
    ];
  },
};

const hoodie: OutfitArt = {
  sleeve: 0.86,
  legs: ({ of, look }) => ({ leg: of(look.bottom), shoe: of('#ece6dc') }),
  cuff: ({ top }) => mix(top, '#2a2438', 0.2),
  body: (brush) => {
    const { look, form, of, lit, shaded, fromBehind } = brush;
    return [
      hips(brush, look.bottom),
      bodice(brush),
      line('M-39 -76Q0 -64 39 -76', shaded(look.top, 0.2), 9),
      fromBehind
        ? path(
            'M-38 -174Q0 -190 38 -174C40 -146 18 -128 0 -126C-18 -128 -40 -146 -38 -174Z',
            form(look.top, 0.3, 0.3),
          )
        : [
            path('M-24 -108Q0 -102 24 -108L31 -84Q0 -76 -31 -84Z', shaded(look.top, 0.16)),
            path(
              'M-38 -176C-42 -160 -20 -146 0 -144C20 -146 42 -160 38 -176Q20 -162 0 -162Q-20 -162 -38 -176Z',
              lit(look.top, 0.14),
            ),
            line('M-10 -148L-11 -126M10 -148L11 -130', of('#fbf3e4'), 3.4),
          ],
    ];
  },
};

const cardigan: OutfitArt = {
  sleeve: 0.84,
  legs: trousers,
  cuff: ({ top }) => mix(top, '#2a2438', 0.18),
  body: (brush) => {
    const { look, form, of, shaded, fromBehind } = brush;
    if (fromBehind)
      return [
        hips(brush, look.bottom),
        bodice(brush),
        line('M-39 -76Q0 -64 39 -76', shaded(look.top, 0.2), 8),
      ];
    return [
      hips(brush, look.bottom),
      path(TORSO, of('#fbf1e0')),
      path(
        'M-32 -171C-45 -150 -44 -96 -42 -72Q-22 -64 -5 -66C-3 -100 -8 -140 -20 -174ZM32 -171C45 -150 44 -96 42 -72Q22 -64 5 -66C3 -100 8 -140 20 -174Z',
        form(look.top),
      ),
      pattern(
        brush,
        'M-32 -171C-45 -150 -44 -96 -42 -72Q-22 -64 -5 -66C-3 -100 -8 -140 -20 -174ZM32 -171C45 -150 44 -96 42 -72Q22 -64 5 -66C3 -100 8 -140 20 -174Z',
      ),
      line('M-20 -174C-8 -140 -3 -100 -5 -68M20 -174C8 -140 3 -100 5 -68', shaded(look.top, 0.22), 5),
      [-126, -106, -86].map((y) => circle(-10, y, 3.4, of('#fbe8c0'))),
      line('M-34 -94h18M16 -94h18', shaded(look.top, 0.28), 3.4, { opacity: 0.7 }),
    ];
  },
};

const shirt: OutfitArt = {
  sleeve: 0.82,
  legs: ({ of, shaded, look }) => ({ leg: of(look.bottom), shoe: shaded('#4a3a38', 0.1) }),
  cuff: ({ top }) => mix(top, '#ffffff', 0.35),
  body: (brush) => {
    const { look, lit, of, shaded, fromBehind } = brush;
    return [
      hips(brush, look.bottom),
      bodice(brush),
      line('M-41 -76Q0 -64 41 -76', of(LEATHER), 7),
      !fromBehind && [
        line('M0 -160V-74', shaded(look.top, 0.25), 3, { opacity: 0.5 }),
        [-140, -118, -96].map((y) => circle(0, y, 2.8, lit(look.top, 0.6))),
        path('M0 -160L-22 -178L-26 -158L-9 -150ZM0 -160L22 -178L26 -158L9 -150Z', lit(look.top, 0.4)),
        rect(-5, -73, 10, 8, of('#e6c25a'), { corner: 2 }),
      ],
    ];
  },
};

/** Ribbed at the neck, the wrists and the waist. */
const sweater: OutfitArt = {
  sleeve: 0.9,
  legs: trousers,
  cuff: ({ top }) => mix(top, '#2a2438', 0.16),
  body: (brush) => [
    hips(brush, brush.look.bottom),
    bodice(brush),
    line('M-39 -76Q0 -64 39 -76', brush.shaded(brush.look.top, 0.2), 9),
    neckline(brush),
  ],
};

const vest: OutfitArt = {
  sleeve: 0.9,
  legs: trousers,
  sleeveColour: () => '#f2e4c8',
  body: (brush) => {
    const { look, form, of, shaded, fromBehind } = brush;
    const cut =
      'M-30 -172C-34 -150 -42 -140 -43 -128C-44 -104 -43 -88 -42 -72Q0 -60 42 -72C43 -88 44 -104 43 -128C42 -140 34 -150 30 -172L12 -174L0 -128L-12 -174Z';
    return [
      hips(brush, look.bottom),
      path(TORSO, of('#f2e4c8')),
      fromBehind ? path(TORSO, form(look.top)) : [path(cut, form(look.top)), pattern(brush, cut, look.top)],
      !fromBehind && line('M0 -126V-68', shaded(look.top, 0.28), 3, { opacity: 0.6 }),
    ];
  },
};

export const EVERYDAY = { sweater, vest, tee, overalls, hoodie, cardigan, shirt } satisfies Record<
  string,
  OutfitArt
>;
