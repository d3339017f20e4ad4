import type { Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import { RAINBOW } from '#engines/illustrator/built-in/figures/animals/crests.ts';
import { crocodileHead } from '#engines/illustrator/built-in/figures/animals/four-legs/crocodile-head.ts';
import { BEASTS } from '#engines/illustrator/built-in/figures/animals/four-legs/beasts.ts';
import { DINOSAURS } from '#engines/illustrator/built-in/figures/animals/four-legs/dinosaurs.ts';
import {
  collar,
  mane,
  nape,
  neckSpots,
  plates,
  shell,
  thickTail,
  tongue,
} from '#engines/illustrator/built-in/figures/animals/four-legs/parts.ts';
import type { QuadrupedFeatures } from '#engines/illustrator/built-in/figures/animals/four-legs/quadruped.ts';
import { laughs, smiles } from '#engines/illustrator/built-in/figures/animals/mouths.ts';
import { SPECIES } from '#engines/illustrator/built-in/figures/animals/species.ts';
import { ellipse } from '#engines/illustrator/built-in/draw/shapes.ts';

const PET_LEGS = { front: 44, hind: -56, width: 25, foot: 'paw' } as const;
const PET_BARREL = { left: -84, top: -128, right: 70, bottom: -46 };
const HORSE_BUILD = {
  barrel: { left: -112, top: -204, right: 58, bottom: -112 },
  legs: { front: 34, hind: -84, width: 25, foot: 'hoof' },
  neck: { from: [20, -164], reach: [58, -102], asleep: [76, -8], breadth: [74, 46] },
} as const;

const hasAntlers = ({ random }: Furry) => random('antlers')() < 0.5;

/** Animals on four legs. */
export const HERD = {
  'pet-dog': {
    coats: SPECIES.dog.coats,
    build: {
      barrel: PET_BARREL,
      legs: PET_LEGS,
      neck: { from: [44, -104], reach: [18, -62], asleep: [46, 6], breadth: [60, 52] },
      haunches: true,
    },
    head: () => SPECIES.dog.head,
    headScale: 0.76,
    tail: 'dog',
    tailAt: [-76, -108],
    pelt: () => 'dog-patch',
    before: (animal, posture) => collar(animal, posture, 0.12, 32),
    onHead: (animal) => smiles(animal) && !laughs(animal) && tongue(animal),
  },
  'pet-cat': {
    coats: SPECIES.cat.coats,
    build: {
      barrel: { ...PET_BARREL, top: -122, bottom: -48 },
      legs: { ...PET_LEGS, width: 22 },
      neck: { from: [44, -100], reach: [18, -60], asleep: [44, 8], breadth: [54, 48] },
      haunches: true,
    },
    head: () => SPECIES.cat.head,
    headScale: 0.74,
    tail: 'cat',
    tailAt: [-76, -102],
    pelt: () => 'tabby',
    before: (animal, posture) => collar(animal, posture, 0.12, 30),
  },
  horse: {
    coats: [
      { fur: '#a9683f', belly: '#e3b48c', dark: '#4d2f26' },
      { fur: '#c98f58', belly: '#f1d3a6', dark: '#f4e6c8' },
      { fur: '#6b4a3c', belly: '#b58c74', dark: '#2e2224' },
      { fur: '#c9c6c8', belly: '#eeeaea', dark: '#77747e' },
    ],
    build: HORSE_BUILD,
    head: () => ({
      skull: 'long',
      ears: 'leaf',
      muzzle: 'horse',
      markings: ['blaze'],
      crest: 'forelock',
      eyes: { y: -230, gap: 32, size: 8.8, cheeks: [34, -204] },
    }),
    headScale: 0.66,
    muzzleAt: [58, 94],
    tail: 'horse',
    tailAt: [-104, -186],
    before: ({ random, of, coat }, posture) => mane(posture, random('mane'), [of(coat.dark)], 46),
  },
  unicorn: {
    coats: [
      { fur: '#fbf7f5', belly: '#f7dfe2', dark: '#b79ac0' },
      { fur: '#f6e9f4', belly: '#fbe2dc', dark: '#a98fc4' },
      { fur: '#e9f1f8', belly: '#f7e2e6', dark: '#8fa3c8' },
    ],
    build: { ...HORSE_BUILD, legs: { ...HORSE_BUILD.legs, footColour: '#e7bd68' } },
    head: () => ({
      skull: 'long',
      ears: 'leaf',
      muzzle: 'horse',
      crest: 'unicorn',
      eyes: { y: -230, gap: 32, size: 9.4, cheeks: [34, -204] },
    }),
    headScale: 0.66,
    muzzleAt: [58, 94],
    tail: 'unicorn',
    tailAt: [-104, -186],
    before: ({ random, of }, posture) =>
      mane(
        posture,
        random('mane'),
        RAINBOW.map((colour) => of(colour)),
        48,
      ),
  },
  cow: {
    coats: [
      { fur: '#f6f1ea', belly: '#f6e6da', dark: '#4a434a' },
      { fur: '#f4e9dc', belly: '#f6e3d2', dark: '#9a6240' },
      { fur: '#b0754c', belly: '#ecccaa', dark: '#f3e6d4' },
    ],
    build: {
      barrel: { left: -116, top: -192, right: 58, bottom: -86 },
      legs: { front: 30, hind: -82, width: 29, foot: 'hoof', footColour: '#5a4a4c' },
      neck: { from: [16, -142], reach: [58, -54], asleep: [82, -6], breadth: [82, 60] },
    },
    head: () => ({
      skull: 'long',
      ears: 'sideways',
      muzzle: 'cow',
      markings: ['half-face'],
      crest: 'horns',
      eyes: { y: -230, gap: 33, size: 8.8, onDark: true, cheeks: [38, -206] },
    }),
    headScale: 0.72,
    muzzleAt: [62, 98],
    tail: 'tufted',
    tailAt: [-110, -168],
    pelt: () => 'cow',
    behind: ({ form, stance }, { placed }) => {
      const [x, y] = placed([-44, -84]);
      const lies = stance.lying || stance.drop > 0;
      return (
        !lies && [
          ellipse(x, y, 26, 18, form('#f2b8ae')),
          ellipse(x - 8, y + 16, 5, 7, form('#e79f98')),
          ellipse(x + 10, y + 16, 5, 7, form('#e79f98')),
        ]
      );
    },
  },
  giraffe: {
    coats: [
      { fur: '#f2cf7c', belly: '#fdf0d0', dark: '#b8743c' },
      { fur: '#f3d9a0', belly: '#fdf3dc', dark: '#9a5f38' },
    ],
    build: {
      barrel: { left: -92, top: -204, right: 46, bottom: -120 },
      legs: { front: 28, hind: -68, width: 20, foot: 'hoof' },
      neck: { from: [14, -168], reach: [50, -162], asleep: [112, -6], breadth: [62, 34] },
    },
    head: () => ({
      skull: 'gentle',
      ears: 'deer',
      muzzle: 'giraffe',
      crest: 'ossicones',
      eyes: { y: -232, gap: 34, size: 9, cheeks: [38, -210] },
    }),
    headScale: 0.56,
    muzzleAt: [58, 82],
    tail: 'tufted',
    tailAt: [-88, -180],
    pelt: () => 'giraffe',
    before: neckSpots,
  },
  deer: {
    coats: [
      { fur: '#c48a57', belly: '#fbeeda', dark: '#6e4630' },
      { fur: '#a8734c', belly: '#f3e0c6', dark: '#573726' },
      { fur: '#d9a878', belly: '#fdf3e2', dark: '#855a3c' },
    ],
    build: {
      barrel: { left: -88, top: -178, right: 46, bottom: -106 },
      legs: { front: 28, hind: -66, width: 17, foot: 'hoof' },
      neck: { from: [18, -150], reach: [40, -74], asleep: [62, -4], breadth: [54, 38] },
    },
    head: (animal) => ({
      skull: 'gentle',
      ears: 'deer',
      muzzle: 'deer',
      eyes: { y: -232, gap: 33, size: 9.6, cheeks: [38, -210] },
      ...(hasAntlers(animal) && { crest: 'antlers' }),
    }),
    headScale: 0.66,
    muzzleAt: [56, 78],
    tail: 'deer',
    tailAt: [-84, -160],
    pelt: (animal) => (hasAntlers(animal) ? undefined : 'fawn'),
  },
  ...BEASTS,
  ...DINOSAURS,
  dinosaur: {
    coats: [
      { fur: '#7cb86a', belly: '#eef0b8', dark: '#3f7a4c' },
      { fur: '#58b0a6', belly: '#e0f2d4', dark: '#2c6f74' },
      { fur: '#9a86cc', belly: '#ece2f4', dark: '#5c4a94' },
      { fur: '#e59a5e', belly: '#fbe8c4', dark: '#a8563a' },
      { fur: '#6fa3d4', belly: '#e2eff6', dark: '#3a6494' },
    ],
    build: {
      barrel: { left: -92, top: -166, right: 58, bottom: -58 },
      legs: { front: 26, hind: -60, width: 38, foot: 'stump' },
      neck: { from: [14, -118], reach: [66, -132], asleep: [122, 14], breadth: [84, 42] },
    },
    head: () => ({
      skull: 'wide',
      ears: 'none',
      muzzle: 'dinosaur',
      markings: ['freckles'],
      eyes: { y: -230, gap: 36, size: 10 },
    }),
    headScale: 0.62,
    tail: 'none',
    tailAt: [0, 0],
    pelt: () => 'freckled',
    extension: ({ swing }, { placed }) => thickTail(placed([-66, -112]), [-196, -34], 78, swing),
    behind: (animal, posture) =>
      plates(animal, [
        nape(posture, 0.74, 26),
        nape(posture, 0.42, 34),
        posture.placed([-2, -168]),
        posture.placed([-34, -170]),
        posture.placed([-66, -160]),
        posture.placed([-96, -132]),
        posture.placed([-122, -102]),
      ]),
  },
  turtle: {
    coats: [
      { fur: '#8fbf6a', belly: '#eef0c0', dark: '#5a7a3c' },
      { fur: '#a8b86a', belly: '#f2efc4', dark: '#8a6238' },
      { fur: '#6fb59a', belly: '#e2f2da', dark: '#a8663c' },
    ],
    build: {
      barrel: { left: -84, top: -76, right: 62, bottom: -24 },
      legs: { front: 40, hind: -56, width: 32, foot: 'stump' },
      neck: { from: [38, -54], reach: [62, -66], asleep: [66, -6], breadth: [44, 36] },
    },
    head: () => ({ skull: 'wide', ears: 'none', muzzle: 'turtle', eyes: { y: -224, gap: 32, size: 10.5 } }),
    headScale: 0.62,
    tail: 'stub',
    tailAt: [-84, -42],
    before: shell,
  },
  crocodile: {
    coats: [
      { fur: '#79a95c', belly: '#eef0b4', dark: '#47713f' },
      { fur: '#5f9f80', belly: '#e6efc2', dark: '#33685a' },
      { fur: '#9aa65a', belly: '#f3efbc', dark: '#5f6a30' },
    ],
    build: {
      barrel: { left: -100, top: -92, right: 56, bottom: -26 },
      legs: { front: 30, hind: -66, width: 30, foot: 'stump' },
      neck: { from: [20, -60], reach: [60, -44], asleep: [74, -10], breadth: [66, 58] },
    },
    head: (animal) => ({ own: crocodileHead(animal) }),
    headScale: 0.84,
    muzzleAt: [140, 56],
    tail: 'none',
    tailAt: [0, 0],
    pelt: () => 'scales',
    extension: ({ swing }, { placed }) => thickTail(placed([-78, -58]), [-214, -30], 62, swing),
    behind: (animal, { placed }) =>
      plates(
        animal,
        [
          [24, -92],
          [0, -94],
          [-26, -94],
          [-52, -92],
          [-78, -84],
          [-102, -74],
          [-126, -62],
          [-150, -50],
        ].map(([x = 0, y = 0]) => placed([x, y])),
      ),
  },
} satisfies Record<string, QuadrupedFeatures>;

export type HerdName = keyof typeof HERD;
