import { mane } from '#engines/illustrator/built-in/figures/animals/four-legs/parts.ts';
import type { QuadrupedFeatures } from '#engines/illustrator/built-in/figures/animals/four-legs/quadruped.ts';
import {
  camelWool,
  curledTail,
  humps,
  shaggyCoat,
} from '#engines/illustrator/built-in/figures/animals/four-legs/wild-parts.ts';

/** Beasts of burden, and wild ones. */
export const BEASTS = {
  goat: {
    coats: [
      { fur: '#e8dfd0', belly: '#fffaf0', dark: '#8f7d6a' },
      { fur: '#b58a63', belly: '#f4e4cc', dark: '#5a4030' },
      { fur: '#8d8a8c', belly: '#ece8e4', dark: '#4b474c' },
    ],
    build: {
      barrel: { left: -90, top: -172, right: 48, bottom: -88 },
      legs: { front: 28, hind: -66, width: 20, foot: 'hoof', footColour: '#5d5048' },
      neck: { from: [20, -138], reach: [34, -66], asleep: [60, -8], breadth: [60, 42] },
    },
    head: () => ({
      skull: 'gentle',
      ears: 'sideways',
      muzzle: 'goat',
      crest: 'goat-horns',
      eyes: { y: -232, gap: 33, size: 9, cheeks: [38, -208] },
    }),
    headScale: 0.68,
    muzzleAt: [56, 112],
    tail: 'deer',
    tailAt: [-84, -152],
    pelt: (animal) => (animal.random('saddle')() < 0.5 ? 'goat-saddle' : undefined),
  },
  donkey: {
    coats: [
      { fur: '#a19ea4', belly: '#f3eee8', dark: '#55505a' },
      { fur: '#8a7262', belly: '#efe3d3', dark: '#43342d' },
      { fur: '#c9b8a2', belly: '#faf3e6', dark: '#7a6450' },
    ],
    build: {
      barrel: { left: -108, top: -186, right: 56, bottom: -94 },
      legs: { front: 34, hind: -84, width: 25, foot: 'hoof' },
      neck: { from: [20, -146], reach: [52, -82], asleep: [76, -8], breadth: [72, 48] },
    },
    head: () => ({
      skull: 'long',
      ears: 'donkey',
      muzzle: 'horse',
      markings: ['pale-eyes'],
      crest: 'forelock',
      eyes: { y: -230, gap: 32, size: 9.2, cheeks: [36, -204] },
    }),
    headScale: 0.7,
    muzzleAt: [58, 94],
    tail: 'tufted',
    tailAt: [-102, -166],
    pelt: () => 'donkey-cross',
    before: ({ random, of, coat }, posture) => mane(posture, random('mane'), [of(coat.dark)], 30),
  },
  camel: {
    coats: [
      { fur: '#d3a56c', belly: '#f6e3c1', dark: '#7f5837' },
      { fur: '#b98657', belly: '#ecd2ab', dark: '#6a452c' },
      { fur: '#e3cba0', belly: '#fbf1da', dark: '#9a7850' },
    ],
    build: {
      barrel: { left: -104, top: -196, right: 54, bottom: -118 },
      legs: { front: 32, hind: -80, width: 23, foot: 'paw' },
      neck: { from: [26, -150], reach: [66, -104], asleep: [84, -10], breadth: [62, 36] },
    },
    head: () => ({
      skull: 'gentle',
      ears: 'tiny',
      muzzle: 'camel',
      crest: 'wool-tuft',
      eyes: { y: -230, gap: 34, size: 9.6, cheeks: [40, -204] },
    }),
    headScale: 0.64,
    muzzleAt: [58, 88],
    tail: 'tufted',
    tailAt: [-98, -176],
    extension: (animal, posture) => humps(animal, posture),
    before: camelWool,
  },
  buffalo: {
    coats: [
      { fur: '#6b6468', belly: '#b3a8a4', dark: '#3b3539' },
      { fur: '#7c6456', belly: '#c2a890', dark: '#453429' },
    ],
    build: {
      barrel: { left: -120, top: -194, right: 60, bottom: -82 },
      legs: { front: 30, hind: -84, width: 32, foot: 'hoof' },
      neck: { from: [20, -146], reach: [58, -42], asleep: [84, -6], breadth: [92, 66] },
    },
    head: () => ({
      skull: 'long',
      ears: 'sideways',
      muzzle: 'buffalo',
      crest: 'buffalo-horns',
      eyes: { y: -230, gap: 33, size: 8.8, cheeks: [38, -206] },
    }),
    headScale: 0.72,
    muzzleAt: [62, 98],
    tail: 'tufted',
    tailAt: [-114, -170],
  },
  ox: {
    coats: [
      { fur: '#b57f52', belly: '#f0d9b8', dark: '#6e4628' },
      { fur: '#d9b98a', belly: '#fbf0da', dark: '#8a6540' },
      { fur: '#8a5f44', belly: '#d9b894', dark: '#4f3424' },
    ],
    build: {
      barrel: { left: -118, top: -196, right: 62, bottom: -84 },
      legs: { front: 30, hind: -84, width: 30, foot: 'hoof' },
      neck: { from: [20, -148], reach: [56, -50], asleep: [82, -6], breadth: [90, 64] },
    },
    head: () => ({
      skull: 'long',
      ears: 'sideways',
      muzzle: 'cow',
      crest: 'ox-horns',
      eyes: { y: -230, gap: 33, size: 8.8, cheeks: [38, -206] },
    }),
    headScale: 0.72,
    muzzleAt: [62, 98],
    tail: 'tufted',
    tailAt: [-112, -172],
  },
  mammoth: {
    coats: [
      { fur: '#9a6a4a', belly: '#c99a74', dark: '#5f3d2c' },
      { fur: '#7f604e', belly: '#b3937c', dark: '#4b352a' },
    ],
    build: {
      barrel: { left: -118, top: -208, right: 62, bottom: -76 },
      legs: { front: 30, hind: -80, width: 44, foot: 'stump' },
      neck: { from: [22, -150], reach: [52, -62], asleep: [70, -20], breadth: [104, 88] },
    },
    head: () => ({
      skull: 'round',
      ears: 'mammoth',
      muzzle: 'mammoth',
      crest: 'shag',
      eyes: { y: -222, gap: 36, size: 8.8, cheeks: [52, -200] },
    }),
    headScale: 0.86,
    muzzleAt: [70, 108],
    tail: 'tufted',
    tailAt: [-112, -176],
    before: shaggyCoat,
  },
  lizard: {
    coats: [
      { fur: '#8cba5a', belly: '#f2f2bc', dark: '#4d7a3a' },
      { fur: '#e8a24f', belly: '#fdeec6', dark: '#b0602e' },
      { fur: '#58b3a0', belly: '#e2f4d8', dark: '#2f7a72' },
      { fur: '#e88f92', belly: '#fde6d8', dark: '#b0555f' },
    ],
    build: {
      barrel: { left: -92, top: -94, right: 50, bottom: -38 },
      legs: { front: 34, hind: -58, width: 23, foot: 'stump' },
      neck: { from: [26, -66], reach: [46, -46], asleep: [62, -10], breadth: [54, 48] },
    },
    head: () => ({
      skull: 'gecko',
      ears: 'none',
      muzzle: 'lizard',
      markings: ['gecko-eyes', 'freckles'],
      eyes: { y: -232, gap: 42, size: 11.5, cheeks: [52, -200] },
    }),
    headScale: 0.72,
    muzzleAt: [60, 62],
    tail: 'none',
    tailAt: [0, 0],
    pelt: () => 'lizard-spots',
    extension: ({ swing }, { placed }) => curledTail(placed([-72, -66]), swing),
  },
} satisfies Record<string, QuadrupedFeatures>;
