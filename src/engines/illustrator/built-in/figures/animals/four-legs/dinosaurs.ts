import type { Coats, Furry } from '#engines/illustrator/built-in/figures/animals/coat.ts';
import type { Posture } from '#engines/illustrator/built-in/figures/animals/four-legs/body.ts';
import { thickTail } from '#engines/illustrator/built-in/figures/animals/four-legs/parts.ts';
import type { QuadrupedFeatures } from '#engines/illustrator/built-in/figures/animals/four-legs/quadruped.ts';
import { mix, tone } from '#engines/illustrator/built-in/draw/colour.ts';
import { at, type Point } from '#engines/illustrator/built-in/draw/geometry.ts';
import { ellipse, path, type Art } from '#engines/illustrator/built-in/draw/shapes.ts';

const COATS: Coats = [
  { fur: '#7cb86a', belly: '#eef0b8', dark: '#3f7a4c' },
  { fur: '#d9a05a', belly: '#fbe8c4', dark: '#8a5a34' },
  { fur: '#7fa6c4', belly: '#e2eff6', dark: '#3f6486' },
  { fur: '#a98fb8', belly: '#efe4f4', dark: '#634a78' },
];
const BONE = '#f0dfb8';

const LEGS = { front: 36, hind: -64, width: 40, foot: 'stump' } as const;
const FACE = {
  skull: 'wide',
  ears: 'none',
  muzzle: 'dinosaur',
  eyes: { y: -228, gap: 36, size: 10 },
} as const;

/** Two rows of leaves of bone, the largest in the middle of the back. */
function backPlates({ form, coat }: Furry, { placed }: Posture): Art {
  const fill = form(mix(coat.dark, '#e0785a', 0.45), 0.25, 0.25);
  const plates: readonly (readonly [number, number, number])[] = [
    [54, -162, 26],
    [20, -186, 36],
    [-20, -194, 44],
    [-62, -182, 40],
    [-98, -150, 30],
    [-128, -112, 22],
  ];
  return plates.map(([x, y, size]) => {
    const to = (dx: number, dy: number) => at(placed([x + dx * size, y + dy * size]));
    return path(
      `M${to(-0.62, 0.5)}Q${to(-0.8, -0.5)} ${to(0, -1.3)}Q${to(0.8, -0.5)} ${to(0.62, 0.5)}Z`,
      fill,
    );
  });
}

/** On the end of a tail, to be seen and not to be used. */
function tailSpikes({ form, swing }: Furry): Art {
  const spike = (x: number, y: number, dx: number, dy: number) =>
    path(
      `M${at([x - 9, y + swing * 5])}L${at([x + dx, y + dy + swing * 5])}L${at([x + 9, y + 4 + swing * 5])}Z`,
      form(BONE, 0.2, 0.3),
    );
  return [spike(-168, -58, -16, -40), spike(-186, -46, -28, -30)];
}

const KNOBS: readonly Point[] = [
  [40, -136],
  [6, -152],
  [-32, -156],
  [-70, -146],
  [-100, -124],
  [22, -112],
  [-16, -124],
  [-54, -122],
  [-86, -102],
];

/** Those of the valley whom everybody knows by what they carry on head and back. */
export const DINOSAURS = {
  triceratops: {
    coats: COATS,
    build: {
      barrel: { left: -98, top: -170, right: 60, bottom: -58 },
      legs: LEGS,
      neck: { from: [34, -116], reach: [52, -46], asleep: [86, 10], breadth: [92, 76] },
    },
    head: () => ({ ...FACE, halo: 'frill', crest: 'three-horns' }),
    headScale: 0.72,
    tail: 'none',
    tailAt: [0, 0],
    pelt: () => 'freckled',
    extension: ({ swing }, { placed }) => thickTail(placed([-72, -112]), [-176, -40], 70, swing),
  },
  stegosaurus: {
    coats: COATS,
    build: {
      barrel: { left: -98, top: -180, right: 56, bottom: -62 },
      legs: LEGS,
      neck: { from: [34, -108], reach: [66, -46], asleep: [96, 14], breadth: [78, 44] },
    },
    head: () => ({ ...FACE, markings: ['freckles'] }),
    headScale: 0.58,
    tail: 'none',
    tailAt: [0, 0],
    pelt: () => 'freckled',
    extension: ({ swing }, { placed }) => thickTail(placed([-66, -116]), [-196, -44], 74, swing),
    behind: (animal, posture) => [backPlates(animal, posture), tailSpikes(animal)],
  },
  ankylosaurus: {
    coats: COATS,
    build: {
      barrel: { left: -108, top: -148, right: 66, bottom: -46 },
      legs: { ...LEGS, front: 40, hind: -72 },
      neck: { from: [42, -96], reach: [52, -34], asleep: [86, 14], breadth: [78, 60] },
    },
    head: () => ({ ...FACE, crest: 'horns' }),
    headScale: 0.62,
    tail: 'none',
    tailAt: [0, 0],
    extension: ({ swing }, { placed }) => thickTail(placed([-76, -96]), [-186, -40], 60, swing),
    behind: ({ form, coat, swing }) =>
      ellipse(-192, -40 + swing * 5, 32, 25, form(tone(coat.dark, 0.06), 0.25, 0.3)),
    before: ({ form, coat }, { placed }) =>
      KNOBS.map((knob, i) => {
        const [x, y] = placed(knob);
        return ellipse(x, y, 15 - (i % 3), 12 - (i % 2), form(mix(coat.dark, BONE, 0.45), 0.3, 0.3));
      }),
  },
} satisfies Record<string, QuadrupedFeatures>;
