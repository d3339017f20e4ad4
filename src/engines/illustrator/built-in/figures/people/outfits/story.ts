import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import {
  LEATHER,
  TORSO,
  bodice,
  hips,
  neckline,
  trousers,
  waistband,
  type OutfitArt,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { SIDES } from '#engines/illustrator/built-in/figures/people/sides.ts';
import { mix } from '#engines/illustrator/built-in/draw/colour.ts';
import { star } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const GOLD = '#f2c455';
const STEEL = '#b9c2cc';

/** A doublet with golden buttons. */
const royal: OutfitArt = {
  sleeve: 0.84,
  cuff: () => GOLD,
  legs: ({ of, shaded, look }) => ({
    leg: of(mix(look.bottom, '#f3ece0', 0.55)),
    shoe: shaded(LEATHER, 0.2),
  }),
  body: (brush) => {
    const { look, of, form, fromBehind } = brush;
    return [
      path('M-42 -86Q0 -74 42 -86Q54 -66 49 -52Q0 -40 -49 -52Q-54 -66 -42 -86Z', form(look.top, 0.1, 0.3)),
      path(TORSO, form(look.top)),
      waistband(brush, GOLD, -84),
      !fromBehind && [
        path('M-12 -176L-9 -84Q0 -81 9 -84L12 -176Q0 -168 -12 -176Z', form(mix(look.top, '#ffffff', 0.25))),
        [-150, -130, -110].map((y) => circle(0, y, 4, of(GOLD))),
        line('M-18 -176Q0 -164 18 -176', of('#fbf3e4'), 8),
      ],
    ];
  },
  shoulders: (brush) => epaulettes(brush, GOLD),
};

const epaulettes = ({ form }: Brush, colour: `#${string}`): Art =>
  SIDES.map((side) => ellipse(side * 38, -162, 16, 11, form(colour, 0.25, 0.25)));

const armour: OutfitArt = {
  sleeve: 0.8,
  sleeveColour: () => STEEL,
  gloves: '#8c97a5',
  legs: ({ of, shaded }) => ({ leg: of('#9aa5b2'), shoe: shaded(STEEL, 0.35) }),
  body: ({ form, of, shaded, fromBehind }) => [
    path('M-42 -84Q0 -72 42 -84L50 -56Q26 -46 0 -50Q-26 -46 -50 -56Z', form('#a3adb9', 0.3, 0.4)),
    path(TORSO, form(STEEL, 0.5, 0.45)),
    fromBehind && line('M0 -172V-78', shaded(STEEL, 0.4), 3, { opacity: 0.5 }),
    line('M-41 -84Q0 -72 41 -84', of(LEATHER), 7),
    !fromBehind && [
      path('M0 -152l21 8q0 32 -21 46q-21 -14 -21 -46Z', of('#c8473f')),
      path(star([0, -129], 10.5), of('#f5c84c')),
    ],
  ],
  shoulders: ({ form, shaded }) =>
    SIDES.map((side) => [
      ellipse(side * 39, -156, 19, 16, form('#c6ced7', 0.5, 0.35)),
      line(`M${side * 26} -150Q${side * 40} -142 ${side * 54} -150`, shaded(STEEL, 0.4), 3, { opacity: 0.5 }),
    ]),
};

const hero: OutfitArt = {
  sleeve: 0.8,
  legWidth: 25,
  cuff: ({ cape, bottom }) => cape ?? bottom,
  legs: ({ of, look }) => ({ leg: of(look.top), shoe: of(look.cape ?? look.bottom) }),
  body: (brush) => {
    const { look, form, of, lit, fromBehind } = brush;
    const trim = look.cape ?? look.bottom;
    return [
      path(TORSO, form(look.top)),
      path('M-43 -88Q0 -76 43 -88Q46 -72 30 -62Q0 -44 -30 -62Q-46 -72 -43 -88Z', form(trim, 0.15, 0.25)),
      line('M-42 -86Q0 -74 42 -86', of(GOLD), 8),
      !fromBehind && [
        ellipse(0, -128, 23, 23, lit(look.top, 0.5)),
        path(star([0, -127], 18, { waist: 0.5 }), of(GOLD)),
        rect(-8, -88, 16, 12, lit(GOLD, 0.4), { corner: 4 }),
      ],
    ];
  },
};

const buccaneer: OutfitArt = {
  sleeve: 0.8,
  sleeveColour: () => '#f7efe0',
  flare: 1.2,
  legs: ({ of, shaded, look }) => ({ leg: of(look.bottom), shoe: shaded('#3f2f2c', 0.1) }),
  body: (brush) => {
    const { look, form, of, shaded, fromBehind } = brush;
    const coat = mix(look.bottom, '#7c2f33', 0.55);
    if (fromBehind)
      return [
        hips(brush, look.bottom),
        path(TORSO, form(coat)),
        path('M-42 -84Q0 -72 42 -84L52 -44Q30 -36 4 -44L0 -60L-4 -44Q-30 -36 -52 -44Z', form(coat)),
      ];
    return [
      hips(brush, look.bottom),
      bodice(brush),
      path(
        'M-32 -171C-46 -150 -46 -96 -54 -46Q-38 -38 -24 -44C-22 -90 -18 -140 -20 -174ZM32 -171C46 -150 46 -96 54 -46Q38 -38 24 -44C22 -90 18 -140 20 -174Z',
        form(coat),
      ),
      line('M-22 -90Q0 -82 22 -90', of('#d9a441'), 13),
      rect(-9, -96, 18, 15, 'none', { stroke: of('#f6dc8a'), width: 4, corner: 3 }),
      [-140, -120].map((y) => [-27, 27].map((x) => circle(x, y, 3.4, of('#f6dc8a')))),
      line('M-21 -172Q-19 -130 -23 -48M21 -172Q19 -130 23 -48', shaded(coat, 0.3), 2.5, { opacity: 0.5 }),
    ];
  },
};

/** Sewn from leaves. */
const leaf: OutfitArt = {
  sleeve: 0.8,
  cuff: ({ top }) => mix(top, '#f6efc0', 0.4),
  legs: ({ of, look }) => ({ leg: of(look.bottom), shoe: of('#8a5a36') }),
  body: (brush, body) => {
    const { look, form, shaded, of } = brush;
    const low = body.falls ? -48 : -70;
    return [
      path(
        `M-34 -170C-45 -150 -40 -110 -42 -96Q-50 -74 -52 ${low - 6}L-36 ${low - 14}L-24 ${low + 4}L-10 ${low - 12}L2 ${low + 6}L14 ${low - 12}L27 ${low + 4}L38 ${low - 14}L52 ${low - 6}Q50 -74 42 -96C40 -110 45 -150 34 -170Q0 -184 -34 -170Z`,
        form(look.top),
      ),
      line(
        `M-26 ${low - 4}Q-24 -84 -18 -96M2 ${low}Q2 -80 0 -94M28 ${low - 4}Q26 -84 18 -96`,
        shaded(look.top, 0.35),
        3,
        { opacity: 0.4 },
      ),
      waistband(brush, '#7a5434', -100),
      circle(0, -94, 6, of(GOLD)),
      !brush.fromBehind &&
        path(
          'M0 -152L-34 -172L-40 -154L-22 -148L-14 -136L0 -144L14 -136L22 -148L40 -154L34 -172Z',
          form(mix(look.top, '#f6efc0', 0.35)),
        ),
    ];
  },
};

const romper: OutfitArt = {
  sleeve: 0.7,
  legs: trousers,
  body: (brush) => [bodice(brush), neckline(brush)],
};

export const STORY = { royal, armour, hero, buccaneer, leaf, romper } satisfies Record<string, OutfitArt>;
