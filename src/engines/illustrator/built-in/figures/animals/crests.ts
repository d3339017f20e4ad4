import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { bristles } from '#engines/illustrator/built-in/figures/animals/halos.ts';
import { mix, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { blob } from '#engines/illustrator/built-in/draw/geometry.ts';
import { circle, ellipse, group, line, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const SIDES = [-1, 1] as const;
const HORN = '#f0dfb8';
export const RAINBOW: readonly Colour[] = ['#ef8fb2', '#f3b26b', '#f2d873', '#8fd0a5', '#82b8e8', '#b294e0'];

/** What grows out of the top of a head, before it. */
export const CRESTS = {
  forelock: ({ form, coat }) => path(FORELOCK, form(coat.dark, 0.25, 0.2)),
  unicorn: ({ form, of, shaded }) => [
    path(
      'M-15 -284C-8 -320 -3 -352 0 -368C3 -352 8 -320 15 -284Q0 -276 -15 -284Z',
      form('#f6d887', 0.4, 0.3),
    ),
    line('M-11 -300Q2 -300 12 -308M-8 -320Q2 -320 8 -327M-5 -339Q1 -340 5 -344', shaded('#e0ac4e', 0.1), 3.4),
    path(FORELOCK, of('#f2a3c0')),
    path('M-22 -288C-30 -268 -24 -254 -14 -246C-14 -262 -6 -276 6 -288Z', of('#b9a2e6')),
    path('M8 -292C2 -274 8 -262 18 -256C18 -268 24 -280 28 -286Z', of('#f5cf7c')),
  ],
  /** Short horns and a curl between them. */
  horns: ({ form, coat }) => [
    SIDES.map((side) =>
      path(
        `M${side * 30} -280C${side * 34} -300 ${side * 50} -318 ${side * 62} -318C${side * 66} -300 ${side * 60} -276 ${side * 48} -268Z`,
        form(HORN, 0.2, 0.3),
      ),
    ),
    path(
      'M-24 -292C-26 -308 -8 -312 0 -302C8 -312 26 -308 24 -292C20 -280 8 -276 0 -268C-8 -276 -20 -280 -24 -292Z',
      form(mix(coat.fur, coat.dark, 0.2), 0.2, 0.2),
    ),
  ],
  /** Two long ones above the eyes, and a short one on the nose. */
  'three-horns': ({ form, turn }) => [
    SIDES.map((side) =>
      path(
        `M${side * 26} -262Q${side * 40} -300 ${side * 64} -334Q${side * 60} -290 ${side * 48} -254Z`,
        form(HORN, 0.2, 0.3),
      ),
    ),
    path(
      `M${turn - 12} -204Q${turn} -226 ${turn + 2} -238Q${turn + 10} -222 ${turn + 12} -204Z`,
      form(HORN, 0.2, 0.3),
    ),
  ],
  /** Curved back, with rings. */
  'goat-horns': ({ form, shaded }) =>
    SIDES.map((side) =>
      group(
        [
          path(
            'M12 -280C14 -312 30 -342 62 -350C72 -350 74 -344 68 -338C54 -322 46 -302 44 -272Z',
            form('#b9a58c', 0.25, 0.3),
          ),
          line(
            'M16 -298Q30 -294 44 -296M24 -316Q36 -310 48 -314M36 -331Q44 -326 54 -327',
            shaded('#8d7a64', 0.2),
            3,
            {
              opacity: 0.5,
              airy: true,
            },
          ),
        ],
        { scale: [side, 1] },
      ),
    ),
  /** A crescent as wide as the shoulders. */
  'buffalo-horns': ({ form, shaded, coat }) => [
    SIDES.map((side) =>
      group(
        [
          path(
            'M22 -290C60 -296 96 -290 116 -318C124 -332 122 -350 114 -362C140 -346 150 -312 134 -286C114 -256 70 -254 34 -262Z',
            form('#a99c90', 0.25, 0.35),
          ),
          line(
            'M60 -290Q64 -276 62 -264M84 -290Q90 -276 90 -264M106 -298Q116 -290 120 -278',
            shaded('#7d7068', 0.2),
            3,
            {
              opacity: 0.45,
              airy: true,
            },
          ),
        ],
        { scale: [side, 1] },
      ),
    ),
    path(
      'M-30 -290C-26 -308 -8 -312 0 -304C8 -312 26 -308 30 -290C24 -276 10 -272 0 -262C-10 -272 -24 -276 -30 -290Z',
      form(coat.dark, 0.25, 0.2),
    ),
  ],
  /** Out, and then up. */
  'ox-horns': ({ form, coat }) => [
    SIDES.map((side) =>
      group(
        path(
          'M26 -284C50 -292 70 -300 78 -320C84 -334 82 -350 78 -358C98 -348 108 -318 98 -294C86 -270 58 -258 36 -260Z',
          form(HORN, 0.2, 0.3),
        ),
        { scale: [side, 1] },
      ),
    ),
    path(
      'M-26 -290C-26 -306 -8 -310 0 -302C8 -310 26 -306 26 -290C20 -276 8 -270 0 -256C-8 -270 -20 -276 -26 -290Z',
      form(mix(coat.fur, coat.dark, 0.5), 0.25, 0.2),
    ),
  ],
  /** A mop of long hair that falls over the brow. */
  shag: ({ form, lit, coat, swing }) =>
    group(
      [
        path(
          'M-50 -268C-62 -312 -28 -338 0 -340C28 -338 62 -312 50 -268C40 -276 34 -280 28 -280C22 -272 14 -262 6 -254C2 -264 -2 -270 -6 -274C-14 -268 -20 -264 -28 -262C-32 -268 -40 -272 -50 -268Z',
          form(mix(coat.fur, coat.dark, 0.55), 0.3, 0.12),
        ),
        line(
          'M-26 -312Q-28 -294 -24 -280M0 -322Q-2 -300 2 -280M24 -312Q26 -298 20 -284',
          lit(coat.fur, 0.25),
          4,
          {
            opacity: 0.5,
            airy: true,
          },
        ),
      ],
      { turn: swing * 1.5, pivot: [0, -290] },
    ),
  ossicones: ({ form, of, coat }) =>
    SIDES.map((side) => [
      line(`M${side * 20} -284L${side * 25} -318`, of(coat.fur), 13),
      ellipse(side * 26, -324, 12, 12, form(coat.dark, 0.2, 0.2)),
    ]),
  antlers: ({ of, coat }) => {
    const antler = of(mix(coat.dark, '#c49a6c', 0.6));
    return SIDES.map((side) =>
      group(
        line(
          'M20 -280C26 -310 44 -330 46 -356M34 -316C50 -320 62 -332 66 -346M28 -304C22 -318 20 -328 22 -338',
          antler,
          9,
        ),
        {
          scale: [side, 1],
        },
      ),
    );
  },
  /** A fringe of curls. */
  wool: ({ form, coat, random }) => {
    const chance = random('fringe');
    const curls = [-40, -16, 12, 38].map((x, i) =>
      blob(chance, [x, -276 + (i % 3 ? -5 : 6)], 23, 20, { corners: 8, wobble: 0.06 }),
    );
    return path(curls.join(''), form(coat.belly, 0.3, 0.1));
  },
  /** Spines that grow down to the forehead. */
  spines: (animal) => [
    path(
      'M-73 -214C-80 -270 -40 -294 0 -294C40 -294 80 -270 73 -214Q66 -228 62 -244Q54 -236 50 -232Q46 -246 38 -256Q30 -246 24 -242Q16 -254 12 -262Q4 -252 0 -244Q-4 -252 -12 -262Q-16 -254 -24 -242Q-30 -246 -38 -256Q-46 -246 -50 -232Q-54 -236 -62 -244Q-66 -228 -73 -214Z',
      animal.form(animal.coat.dark, 0.22, 0.2),
    ),
    bristles(animal, [
      [-44, -262],
      [-22, -272],
      [0, -270],
      [22, -272],
      [44, -262],
      [-10, -282],
      [12, -282],
    ]),
  ],
  /** A round tuft on top. */
  'wool-tuft': ({ form, coat, random }) => {
    const chance = random('tuft');
    const curls = [-18, 2, 20].map((x, i) =>
      blob(chance, [x, -290 - (i % 2) * 9], 17, 16, { corners: 8, wobble: 0.07 }),
    );
    return path(curls.join(''), form(mix(coat.fur, coat.dark, 0.5), 0.25, 0.15));
  },
  tuft: ({ of, coat }) =>
    line('M-6 -284Q-8 -298 -16 -304M2 -284Q2 -300 0 -308M9 -284Q12 -296 18 -302', of(coat.fur), 7),
  'frog-eyes': ({ ball, coat }) =>
    [-42, 42].map((x) => circle(x, -268, 27, ball(mix(coat.fur, '#ffffff', 0.1)))),
} satisfies Record<string, (animal: Furry) => Art>;

const FORELOCK =
  'M-30 -288C-24 -304 14 -308 30 -290C26 -276 18 -262 4 -250C2 -258 0 -262 -2 -266C-8 -256 -16 -250 -26 -246C-34 -260 -36 -276 -30 -288Z';

export type CrestName = keyof typeof CRESTS;
