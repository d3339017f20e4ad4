import type { Brush } from '#engines/illustrator/built-in/figures/brush.ts';
import type { Body } from '#engines/illustrator/built-in/figures/people/body.ts';
import {
  LEATHER,
  TORSO,
  bodice,
  hips,
  neckline,
  skirt,
  trousers,
  type OutfitArt,
  type Skirt,
} from '#engines/illustrator/built-in/figures/people/outfits/outfit.ts';
import { heart } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

/** Of an astronaut. */
const suit: OutfitArt = {
  sleeve: 0.84,
  gloves: '#c9cfdb',
  cuff: () => '#e2783f',
  legWidth: 31,
  legs: ({ of, shaded, look }) => ({ leg: of(look.bottom), shoe: shaded('#aab0be', 0.15) }),
  body: ({ look, form, of, shaded, fromBehind }) => [
    path(
      'M-42 -168C-56 -140 -54 -90 -50 -66Q0 -50 50 -66C54 -90 56 -140 42 -168Q0 -186 -42 -168Z',
      form(look.top, 0.2, 0.4),
    ),
    line('M-48 -80Q0 -66 48 -80', of('#e2783f'), 8),
    fromBehind
      ? [
          rect(-34, -164, 68, 78, form('#c3cad6', 0.2, 0.4), { corner: 14 }),
          line('M-18 -148V-104M18 -148V-104', shaded('#c3cad6', 0.35), 5, { opacity: 0.6 }),
          circle(0, -126, 7, of('#ef6a5a')),
        ]
      : [
          rect(-25, -136, 50, 38, of('#7f8ea8'), { corner: 8 }),
          circle(-12, -124, 5, of('#ef6a5a')),
          circle(4, -124, 5, of('#f5c451')),
          line('M-13 -108h26', of('#7fe0d0'), 4.5),
          line('M-30 -166Q0 -148 30 -166', of('#c3cad6'), 11),
        ],
  ],
};

const LINEN = '#f6f4ef';

/** The white coat of doctors and scientists, and what they carry in it. */
const coat: OutfitArt = {
  sleeve: 0.84,
  sleeveColour: () => LINEN,
  legs: trousers,
  body: (brush, body) => {
    const cut: Skirt = { above: 62, width: 52, colour: LINEN, plain: true };
    return [
      hips(brush, brush.look.bottom),
      skirt(brush, body, cut),
      brush.fromBehind
        ? line('M-30 -100Q0 -92 30 -100', brush.shaded(LINEN, 0.2), 7)
        : coatFront(brush, body),
    ];
  },
};

function coatFront(brush: Brush, { ground, falls }: Body): Art {
  const { look, shaded, form, actor } = brush;
  const hem = falls ? ground - 58 : -76;
  return [
    path('M-19 -175Q0 -166 19 -175L5 -112Q0 -108 -5 -112Z', form(look.top)),
    line(`M0 -112L1 ${hem}`, shaded(LINEN, 0.3), 3, { opacity: 0.7 }),
    path(
      'M-19 -176L-31 -162L-22 -146L-3 -110L-10 -150ZM19 -176L31 -162L22 -146L3 -110L10 -150Z',
      shaded(LINEN, 0.12),
    ),
    line('M-34 -84h20M14 -84h20', shaded(LINEN, 0.3), 3.4),
    actor.figure === 'doctor' ? stethoscope(brush) : testTubes(brush),
  ];
}

function stethoscope({ of }: Brush): Art {
  return [
    line('M-26 -170C-30 -140 -18 -122 -14 -112M26 -170C30 -136 22 -130 20 -116', of('#4a5568'), 5),
    line('M-20 -104q-2 -10 6 -10q8 0 7 10', of('#4a5568'), 4.4),
    circle(20, -110, 8.5, of('#c3cad6')),
    circle(20, -110, 4.5, of('#8793a5')),
    path(heart([-25, -136], 6), of('#d9536a')),
  ];
}

function testTubes({ of, shaded }: Brush): Art {
  return [
    line('M19 -126V-142', of('#6fcf97'), 6),
    line('M28 -126V-138', of('#f0a23c'), 6),
    path('M12 -128H36L34 -106Q24 -100 14 -106Z', shaded(LINEN, 0.16)),
  ];
}

const TURNOUT = '#4d5265';
const REFLECTIVE = '#f3dc5a';

/** Against fire, with stripes that shine. */
const turnout: OutfitArt = {
  sleeve: 0.84,
  sleeveColour: () => TURNOUT,
  cuff: () => REFLECTIVE,
  gloves: '#8a5a3a',
  legWidth: 29,
  legs: ({ of, shaded }) => ({ leg: of(TURNOUT), shoe: shaded('#e0b93f', 0.15) }),
  body: (brush) => {
    const { form, of, shaded, fromBehind } = brush;
    return [
      path(
        'M-38 -171C-50 -146 -50 -90 -52 -62Q0 -46 52 -62C50 -90 50 -146 38 -171Q0 -186 -38 -171Z',
        form(TURNOUT, 0.2, 0.3),
      ),
      [-122, -74].map((y) => [
        line(`M-47 ${y}Q0 ${y + 12} 47 ${y}`, of(REFLECTIVE), 12),
        line(`M-47 ${y}Q0 ${y + 12} 47 ${y}`, of('#f4f2ea'), 4),
      ]),
      !fromBehind && [
        line('M0 -160V-62', shaded(TURNOUT, 0.35), 3),
        [-144, -98].map((y) => rect(-7, y, 14, 7, of('#c9ccd4'), { corner: 2 })),
        path(
          'M-26 -178L-32 -156Q-14 -150 0 -158Q14 -150 32 -156L26 -178Q0 -162 -26 -178Z',
          shaded(TURNOUT, 0.2),
        ),
      ],
    ];
  },
};

/** A cook's jacket, neckerchief and apron. */
const kitchen: OutfitArt = {
  sleeve: 0.82,
  sleeveColour: () => LINEN,
  cuff: ({ top }) => top,
  legs: trousers,
  body: (brush, body) => {
    const { look, of, form, shaded, fromBehind } = brush;
    const cut: Skirt = { above: 44, width: 44, colour: look.top, waist: -96, plain: true };
    return [
      hips(brush, look.bottom),
      path(TORSO, form(LINEN, 0.2, 0.24)),
      !fromBehind && skirt(brush, body, cut),
      line('M-40 -98Q0 -88 40 -98', shaded(look.top, 0.15), 6),
      fromBehind
        ? [
            path(
              'M-42 -96Q-46 -70 -44 -48L-26 -46Q-24 -74 -12 -92ZM42 -96Q46 -70 44 -48L26 -46Q24 -74 12 -92Z',
              form(look.top),
            ),
            line(
              'M0 -94C-14 -108 -26 -98 -16 -90C-8 -86 -4 -90 0 -94C14 -108 26 -98 16 -90C8 -86 4 -90 0 -94',
              shaded(look.top, 0.15),
              5,
            ),
          ]
        : [
            [-146, -130, -114].map((y) => [-12, 12].map((x) => circle(x, y, 3.6, of('#c9bfae')))),
            path(
              'M-24 -176Q0 -156 24 -176L20 -164L6 -158L13 -140L0 -150L-13 -140L-6 -158L-20 -164Z',
              of('#d9503f'),
            ),
          ],
    ];
  },
};

/** A leather apron full of tools, over rolled sleeves. */
const apron: OutfitArt = {
  sleeve: 0.5,
  legs: trousers,
  body: (brush, body) => {
    const { look, of, form, shaded, fromBehind } = brush;
    const hide = '#9a6b45';
    const low = body.falls ? body.ground - 48 : -72;
    if (fromBehind)
      return [
        hips(brush, look.bottom),
        bodice(brush),
        line('M-22 -170Q-12 -130 0 -98M22 -170Q12 -130 0 -98M-41 -92Q0 -82 41 -92', of(hide), 7),
      ];
    return [
      hips(brush, look.bottom),
      bodice(brush),
      neckline(brush),
      line('M-22 -146L-22 -172M22 -146L22 -172', of(hide), 7),
      path(
        `M-25 -148Q0 -142 25 -148L32 -104Q46 -98 44 -84L42 ${low}Q0 ${low + 10} -42 ${low}L-44 -84Q-46 -98 -32 -104Z`,
        form(hide, 0.18, 0.3),
      ),
      line('M-14 -86V-108', of('#c9ccd4'), 5),
      line('M-2 -88V-104', of('#d9503f'), 7),
      circle(14, -108, 7.5, of('#c9ccd4')),
      circle(14, -108, 3, of(hide)),
      line('M14 -100V-86', of('#c9ccd4'), 5),
      path('M-28 -92Q0 -86 28 -92L26 -68Q0 -60 -26 -68Z', shaded(hide, 0.2)),
    ];
  },
};

const KHAKI = '#b79f6d';

/** For far countries: a waistcoat of pockets, and a field glass. */
const safari: OutfitArt = {
  sleeve: 0.48,
  legs: ({ of, shaded }) => ({ leg: of('#8a7a55'), shoe: shaded(LEATHER, 0.2) }),
  body: (brush) => {
    const { form, of, shaded, fromBehind } = brush;
    if (fromBehind) return [hips(brush, '#8a7a55'), path(TORSO, form(KHAKI))];
    return [
      hips(brush, '#8a7a55'),
      bodice(brush),
      neckline(brush),
      path(
        'M-33 -171C-46 -150 -46 -96 -44 -68Q-26 -62 -12 -66C-10 -100 -12 -140 -21 -174ZM33 -171C46 -150 46 -96 44 -68Q26 -62 12 -66C10 -100 12 -140 21 -174Z',
        form(KHAKI),
      ),
      [-36, 18].map((x) => [
        rect(x, -98, 18, 20, shaded(KHAKI, 0.14), { corner: 4 }),
        line(`M${x + 2} -92h14`, shaded(KHAKI, 0.35), 2.6),
      ]),
      line('M-24 -172Q-16 -146 -8 -134M24 -172Q16 -146 8 -134', of('#5d4030'), 4),
      [-8, 8].map((x) => [
        rect(x - 7, -138, 14, 20, of('#4a4048'), { corner: 4 }),
        circle(x, -117, 7, of('#8fc4d0')),
      ]),
    ];
  },
};

export const WORK = { suit, coat, turnout, kitchen, apron, safari } satisfies Record<string, OutfitArt>;
