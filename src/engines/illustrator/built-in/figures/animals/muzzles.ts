import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { broadMouth, laughs, smiles } from '#engines/illustrator/built-in/figures/animals/mouths.ts';
import { mix, tone, type Colour } from '#engines/illustrator/built-in/draw/colour.ts';
import { at } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, group, line, path, rect, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

export interface Muzzle {
  /** Under eyes and mouth. */
  under?: (animal: Furry) => Art;
  /** Nose, teeth, whiskers. */
  over: (animal: Furry) => Art;
  /** Of a small mouth that shows the mood; none where the muzzle draws its own. */
  mouthY?: number;
}

const BLACK = '#33242a';
const ROSE = '#df7f86';

function softened({ canvas, of, shaded }: Furry, colour: Colour, shade = 0.16): string {
  return canvas.linear([
    [0, of(colour)],
    [1, shaded(colour, shade)],
  ]);
}

/** A rounded triangle with a shine, and the fold below it. */
function nose({ turn, of, coat }: Furry, y: number, half: number, colour: Colour = BLACK): Art {
  const low = y + half * 1.15;
  return [
    line(`M${at([turn, low])}V${Math.round(low + half * 0.55)}`, of(mix(coat.dark, BLACK, 0.5)), 3, {
      opacity: 0.8,
    }),
    path(
      `M${at([turn - half, y])}Q${at([turn, y - half * 0.55])} ${at([turn + half, y])}Q${at([turn + half * 0.7, low - 2])} ${at([turn, low])}Q${at([turn - half * 0.7, low - 2])} ${at([turn - half, y])}Z`,
      of(colour),
    ),
    ellipse(turn - half * 0.25, y + 1, half * 0.28, half * 0.16, '#ffffff', { opacity: 0.5 }),
  ];
}

function whiskers({ turn, of, coat }: Furry): Art {
  const sides = [-1, 1].map(
    (side) =>
      `M${at([turn + side * 34, -192])}l${side * 28} -6M${at([turn + side * 34, -185])}l${side * 28} 3`,
  );
  return line(sides.join(''), of(mix(coat.dark, '#ffffff', 0.2)), 2.2, { opacity: 0.65, airy: true });
}

function frontTeeth(animal: Furry, mouthY: number): Art {
  if (!smiles(animal)) return undefined;
  const top = mouthY + (laughs(animal) ? 0 : 5);
  const ivory = animal.of('#fffdf5');
  return [
    rect(animal.turn - 6.5, top, 6, 10, ivory, { corner: 2 }),
    rect(animal.turn + 0.5, top, 6, 10, ivory, { corner: 2 }),
  ];
}

function nostrils({ turn, of }: Furry, y: number, apart: number, colour: Colour, size = 4.5): Art {
  return [-1, 1].map((side) => ellipse(turn + side * apart, y, size * 0.8, size, of(colour)));
}

export const MUZZLES = {
  fox: {
    mouthY: -180,
    under: (animal) =>
      path(
        `M-95 -189C-78 -214 -54 -222 -36 -216C-18 -210 -10 -200 ${at([animal.turn, -196])}C10 -200 18 -210 36 -216C54 -222 78 -214 95 -189C92 -182 84 -184 80 -184C66 -168 34 -158 0 -157C-34 -158 -66 -168 -80 -184C-84 -184 -92 -182 -95 -189Z`,
        softened(animal, animal.coat.belly),
      ),
    over: (animal) => nose(animal, -204, 12),
  },
  round: {
    mouthY: -179,
    under: (animal) => ellipse(animal.turn, -187, 35, 26, softened(animal, animal.coat.belly)),
    over: (animal) => nose(animal, -203, 13),
  },
  small: {
    mouthY: -180,
    under: (animal) => ellipse(animal.turn, -185, 27, 19, softened(animal, animal.coat.belly)),
    over: (animal) => [nose(animal, -198, 7.5, ROSE), whiskers(animal)],
  },
  /** The same with two front teeth. */
  toothy: {
    mouthY: -181,
    under: (animal) => ellipse(animal.turn, -184, 27, 20, softened(animal, animal.coat.belly)),
    over: (animal) => [frontTeeth(animal, -181), nose(animal, -198, 7.5, ROSE)],
  },
  rat: {
    mouthY: -170,
    under: (animal) => ellipse(animal.turn, -176, 25, 24, softened(animal, animal.coat.belly)),
    over: (animal) => [
      frontTeeth(animal, -170),
      nose(animal, -194, 9, '#e58f92'),
      group(whiskers(animal), { y: 9 }),
    ],
  },
  /** All nose. */
  mole: {
    mouthY: -164,
    under: (animal) => ellipse(animal.turn, -180, 30, 26, softened(animal, animal.coat.belly)),
    over: ({ turn, form }) => [
      ellipse(turn, -194, 19, 14, form('#eb9f9c', 0.25, 0.2)),
      ellipse(turn - 6, -199, 5, 3, '#ffffff', { opacity: 0.55 }),
    ],
  },
  tiger: {
    mouthY: -179,
    under: (animal) => [
      [-1, 1].map((side) =>
        path(
          `M${side * 73} -214C${side * 60} -214 ${side * 42} -206 ${side * 30} -190L${side * 30} -163C${side * 56} -168 ${side * 74} -186 ${side * 73} -214Z`,
          animal.of(animal.coat.belly),
        ),
      ),
      ellipse(animal.turn, -186, 36, 26, softened(animal, animal.coat.belly)),
    ],
    over: (animal) => [nose(animal, -203, 12, '#d9737a'), whiskers(animal)],
  },
  pig: {
    mouthY: -171,
    over: (animal) => {
      const { turn, form, coat } = animal;
      return [
        ellipse(turn, -193, 28, 19, form(tone(coat.fur, -0.06), 0.15, 0.2)),
        nostrils(animal, -193, 9, coat.dark, 6.5),
      ];
    },
  },
  monkey: {
    under: (animal) => {
      const { turn: x, coat } = animal;
      return path(
        `M${at([x, -246])}C${at([x + 14, -268])} ${at([x + 56, -264])} ${at([x + 54, -228])}C${at([x + 54, -216])} ${at([x + 58, -206])} ${at([x + 56, -194])}C${at([x + 50, -172])} ${at([x + 24, -164])} ${at([x, -164])}C${at([x - 24, -164])} ${at([x - 50, -172])} ${at([x - 56, -194])}C${at([x - 58, -206])} ${at([x - 54, -216])} ${at([x - 54, -228])}C${at([x - 56, -264])} ${at([x - 14, -268])} ${at([x, -246])}Z`,
        softened(animal, coat.belly),
      );
    },
    over: (animal) => [broadMouth(animal, -184, 25), nostrils(animal, -202, 6, animal.coat.dark, 3.4)],
  },
  koala: {
    mouthY: -172,
    over: ({ turn, of }) => [
      path(
        `M${at([turn - 17, -206])}C${at([turn - 18, -232])} ${at([turn + 18, -232])} ${at([turn + 17, -206])}C${at([turn + 18, -184])} ${at([turn + 9, -178])} ${at([turn, -178])}C${at([turn - 9, -178])} ${at([turn - 18, -184])} ${at([turn - 17, -206])}Z`,
        of('#3a3440'),
      ),
      ellipse(turn - 5, -215, 5, 7, '#ffffff', { opacity: 0.35 }),
    ],
  },
  hedgehog: {
    mouthY: -177,
    under: (animal) =>
      ellipse(animal.turn, -190, 24, 19, softened(animal, mix(animal.coat.belly, '#ffffff', 0.35))),
    over: ({ turn, of }) => [
      ellipse(turn, -199, 11, 9.5, of(BLACK)),
      ellipse(turn - 3, -202, 3.4, 2.2, '#ffffff', { opacity: 0.55 }),
    ],
  },
  frog: {
    under: ({ canvas, turn, of, coat }) =>
      ellipse(
        turn,
        -172,
        58,
        24,
        canvas.radial([
          [0, of(coat.belly), 0.95],
          [0.7, of(coat.belly), 0.6],
          [1, of(coat.belly), 0],
        ]),
        { airy: true },
      ),
    over: (animal) => [broadMouth(animal, -194, 48, 4.5), nostrils(animal, -214, 8, animal.coat.dark, 3)],
  },
  sheep: {
    mouthY: -176,
    over: (animal) => nose(animal, -194, 9, mix(animal.coat.dark, ROSE, 0.55)),
  },
  /** The mouth laughs on both sides of the trunk. */
  elephant: {
    under: (animal) => broadMouth(besideTrunk(animal), -178, 36),
    over: trunk,
  },
  horse: {
    under: (animal) => ellipse(animal.turn * 1.3, -158, 45, 33, softened(animal, animal.coat.belly)),
    mouthY: -150,
    over: (animal) => nostrils(animal, -170, 20, mix(animal.coat.belly, animal.coat.dark, 0.65), 5),
  },
  cow: {
    under: (animal) => ellipse(animal.turn * 1.3, -160, 54, 36, softened(animal, '#f2b8ae')),
    mouthY: -152,
    over: (animal) => nostrils(animal, -174, 24, '#b9666a', 6.5),
  },
  /** A beard that wags when it chews. */
  goat: {
    under: (animal) => {
      const { turn, coat, form, swing } = animal;
      return [
        group(
          path(
            `M${at([turn - 15, -152])}C${at([turn - 16, -132])} ${at([turn - 6, -116])} ${at([turn + 3, -104])}C${at([turn + 10, -118])} ${at([turn + 17, -132])} ${at([turn + 15, -152])}Z`,
            form(coat.belly, 0.2, 0.25),
          ),
          { turn: swing * 5, pivot: [turn, -150] },
        ),
        ellipse(turn, -168, 31, 22, softened(animal, coat.belly)),
      ];
    },
    mouthY: -163,
    over: (animal) => nose(animal, -184, 10, mix(animal.coat.dark, ROSE, 0.5)),
  },
  /** A soft upper lip that hangs in two. */
  camel: {
    under: (animal) => ellipse(animal.turn * 1.2, -166, 42, 30, softened(animal, animal.coat.belly)),
    mouthY: -158,
    over: (animal) => {
      const { turn, of, coat } = animal;
      const ink = mix(coat.dark, BLACK, 0.4);
      return [
        line(
          `M${at([turn * 1.1 - 20, -184])}q6 -6 12 0M${at([turn * 1.1 + 8, -184])}q6 -6 12 0`,
          of(ink),
          4.5,
        ),
        line(`M${at([turn * 1.1, -180])}V-166`, of(ink), 3, { opacity: 0.7 }),
      ];
    },
  },
  buffalo: {
    under: (animal) =>
      ellipse(
        animal.turn * 1.3,
        -160,
        53,
        35,
        softened(animal, mix(animal.coat.belly, animal.coat.dark, 0.2)),
      ),
    mouthY: -151,
    over: (animal) => nostrils(animal, -174, 23, mix(animal.coat.dark, BLACK, 0.4), 6.5),
  },
  /** Tusks on both sides of the trunk. */
  mammoth: {
    under: (animal) => broadMouth(besideTrunk(animal), -178, 36),
    over: (animal) => [
      trunk(animal),
      [-1, 1].map((side) =>
        group(
          path(
            'M30 -194C34 -150 62 -120 98 -128C118 -134 126 -152 122 -172C112 -152 96 -148 82 -158C66 -168 56 -186 54 -204C48 -212 32 -208 30 -194Z',
            animal.form('#f7ecd2', 0.2, 0.3),
          ),
          { x: animal.turn, scale: [side, 1] },
        ),
      ),
    ],
  },
  deer: {
    under: (animal) => ellipse(animal.turn, -168, 30, 22, softened(animal, animal.coat.belly)),
    mouthY: -163,
    over: (animal) => nose(animal, -184, 11),
  },
  giraffe: {
    under: (animal) => ellipse(animal.turn * 1.2, -168, 41, 28, softened(animal, animal.coat.belly)),
    mouthY: -162,
    over: (animal) => nostrils(animal, -180, 16, mix(animal.coat.belly, animal.coat.dark, 0.7), 4.2),
  },
  dinosaur: {
    under: ({ turn: x, form, coat }) =>
      path(
        `M${at([x - 56, -192])}C${at([x - 58, -214])} ${at([x - 22, -210])} ${at([x, -210])}C${at([x + 22, -210])} ${at([x + 58, -214])} ${at([x + 56, -192])}C${at([x + 58, -162])} ${at([x + 30, -150])} ${at([x, -150])}C${at([x - 30, -150])} ${at([x - 58, -162])} ${at([x - 56, -192])}Z`,
        form(tone(coat.fur, 0.05), 0.25, 0.2),
      ),
    over: (animal) => [broadMouth(animal, -176, 36), nostrils(animal, -198, 17, animal.coat.dark, 4)],
  },
  lizard: {
    under: ({ canvas, turn, of, coat }) =>
      ellipse(
        turn,
        -170,
        60,
        22,
        canvas.radial([
          [0, of(coat.belly), 0.95],
          [0.7, of(coat.belly), 0.6],
          [1, of(coat.belly), 0],
        ]),
        { airy: true },
      ),
    over: (animal) => [broadMouth(animal, -184, 40), nostrils(animal, -200, 8, animal.coat.dark, 3.2)],
  },
  turtle: {
    over: (animal) => [broadMouth(animal, -184, 32), nostrils(animal, -202, 6, animal.coat.dark, 2.8)],
  },
} satisfies Record<string, Muzzle>;

export type MuzzleName = keyof typeof MUZZLES;

/** A small round mouth would be hidden by the trunk. */
function besideTrunk(animal: Furry): Furry {
  const { mood, pose } = animal.actor;
  const round = pose !== 'sleep' && (mood === 'surprised' || mood === 'scared');
  return round ? { ...animal, turn: animal.turn - animal.facing * 30 } : animal;
}

function trunk({ turn, facing, form, shaded, coat, swing }: Furry): Art {
  return group(
    [
      path(
        'M-21 -212C-20 -226 20 -226 21 -212C21 -180 20 -150 34 -144C42 -142 44 -148 44 -154C44 -168 68 -168 68 -152C68 -126 54 -114 34 -114C-6 -114 -21 -160 -21 -212Z',
        form(tone(coat.fur, 0.02), 0.2, 0.24),
      ),
      line(
        'M-14 -196q14 7 29 0M-12 -179q14 7 28 0M-8 -162q14 6 27 -2M2 -146q12 3 22 -6',
        shaded(coat.fur, 0.35),
        3,
        {
          opacity: 0.4,
        },
      ),
    ],
    { x: turn, scale: [facing, 1], turn: swing * 3 * facing, pivot: [0, -212] },
  );
}
