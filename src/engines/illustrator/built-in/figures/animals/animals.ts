import type { Figure } from '#domain/picture-world.ts';
import { pick, type Random } from '#domain/random.ts';
import type { FigureDefinition, Hat, Look } from '#engines/illustrator/built-in/figures/actor.ts';
import { HERD, type HerdName } from '#engines/illustrator/built-in/figures/animals/four-legs/herd.ts';
import { quadruped } from '#engines/illustrator/built-in/figures/animals/four-legs/quadruped.ts';
import { sideOn } from '#engines/illustrator/built-in/figures/animals/four-legs/side-on.ts';
import { SPECIES } from '#engines/illustrator/built-in/figures/animals/species.ts';
import { upright } from '#engines/illustrator/built-in/figures/animals/upright.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

const CLOTH: readonly Colour[] = [
  '#e0604f',
  '#f0a23c',
  '#f4c95d',
  '#5aa787',
  '#4b8fb8',
  '#7c6bb5',
  '#d9738f',
  '#3f7f8c',
];
const HATS: readonly Hat[] = ['cap', 'beanie', 'straw', 'bow'];

type UprightName = keyof typeof SPECIES;

interface Bearing {
  size: number;
  breadth?: number;
  /** Room for a hat between the ears. */
  hats?: readonly Hat[];
  /** Room for a scarf below the head. */
  scarves?: boolean;
}

function onTwoLegs(
  name: UprightName,
  { size, breadth = 80, hats = HATS, scarves = true }: Bearing,
): FigureDefinition {
  const species = SPECIES[name];
  return {
    draw: (brush) => upright(brush, species),
    size,
    breadth,
    way: 'walks',
    dress: (random) => ({ ...coat(random, species.coats), ...accessories(random, hats, scarves) }),
  };
}

function onFourLegs(
  name: HerdName,
  { size, breadth = 100 }: Pick<Bearing, 'size' | 'breadth'>,
): FigureDefinition {
  const features = HERD[name];
  return {
    draw: (brush) => sideOn(brush, (facingRight) => quadruped(facingRight, features)),
    size,
    breadth,
    way: 'walks',
    bearing: 'own',
    dress: (random) => ({ ...coat(random, features.coats), scarf: pick(random, CLOTH) }),
  };
}

/** Most often the coat everybody knows. */
function coat(random: Random, coats: readonly { fur: Colour }[]): Partial<Look> {
  const [known] = coats;
  return { coat: known && random() < 0.5 ? known.fur : pick(random, coats).fur };
}

/** Animals wear little, and never everything at once. */
function accessories(random: Random, hats: readonly Hat[], scarves: boolean): Partial<Look> {
  const chance = random();
  const cloth = pick(random, CLOTH);
  const bareheaded = hats.length === 0 || random() < 0.75;
  return {
    ...(chance < 0.38 && { vest: cloth }),
    ...(scarves && chance >= 0.38 && chance < 0.66 && { scarf: cloth }),
    ...(random() < 0.14 && { glasses: { shape: 'round' as const } }),
    ...(!bareheaded && { hat: pick(random, hats) }),
  };
}

export const ANIMALS = {
  fox: onTwoLegs('fox', { size: 1 }),
  wolf: onTwoLegs('wolf', { size: 1.12 }),
  bear: onTwoLegs('bear', { size: 1.16 }),
  panda: onTwoLegs('panda', { size: 1.08 }),
  rabbit: onTwoLegs('rabbit', { size: 0.86 }),
  cat: onTwoLegs('cat', { size: 0.9 }),
  dog: onTwoLegs('dog', { size: 0.95 }),
  mouse: onTwoLegs('mouse', { size: 0.66 }),
  lion: onTwoLegs('lion', { size: 1.1, breadth: 90, hats: [], scarves: false }),
  tiger: onTwoLegs('tiger', { size: 1.08 }),
  pig: onTwoLegs('pig', { size: 0.95 }),
  monkey: onTwoLegs('monkey', { size: 0.9 }),
  elephant: onTwoLegs('elephant', { size: 1.25, breadth: 112, hats: ['bow', 'straw'] }),
  hedgehog: onTwoLegs('hedgehog', { size: 0.68, hats: [], scarves: false }),
  squirrel: onTwoLegs('squirrel', { size: 0.72 }),
  koala: onTwoLegs('koala', { size: 0.88, breadth: 90 }),
  frog: onTwoLegs('frog', { size: 0.72, hats: [] }),
  sheep: onTwoLegs('sheep', { size: 0.95, hats: ['bow'] }),
  raccoon: onTwoLegs('raccoon', { size: 0.85 }),
  tanuki: onTwoLegs('tanuki', { size: 0.82, breadth: 88 }),
  teddy: onTwoLegs('teddy', { size: 0.8, hats: ['bow', 'beanie'] }),
  hamster: onTwoLegs('hamster', { size: 0.55, hats: [] }),
  rat: onTwoLegs('rat', { size: 0.7 }),
  badger: onTwoLegs('badger', { size: 0.9, breadth: 86 }),
  coyote: onTwoLegs('coyote', { size: 1.02 }),
  leopard: onTwoLegs('leopard', { size: 1.06 }),
  mole: onTwoLegs('mole', { size: 0.66, breadth: 88, hats: ['cap', 'beanie', 'straw'] }),
  sloth: onTwoLegs('sloth', { size: 0.92 }),
  'pet-dog': onFourLegs('pet-dog', { size: 0.78, breadth: 96 }),
  'pet-cat': onFourLegs('pet-cat', { size: 0.68, breadth: 96 }),
  horse: onFourLegs('horse', { size: 1.2, breadth: 120 }),
  unicorn: onFourLegs('unicorn', { size: 1.16, breadth: 120 }),
  cow: onFourLegs('cow', { size: 1.16, breadth: 120 }),
  giraffe: onFourLegs('giraffe', { size: 1.15 }),
  deer: onFourLegs('deer', { size: 0.98 }),
  goat: onFourLegs('goat', { size: 0.92 }),
  donkey: onFourLegs('donkey', { size: 1.02, breadth: 116 }),
  camel: onFourLegs('camel', { size: 1.26, breadth: 124 }),
  buffalo: onFourLegs('buffalo', { size: 1.18, breadth: 124 }),
  ox: onFourLegs('ox', { size: 1.16, breadth: 120 }),
  mammoth: onFourLegs('mammoth', { size: 1.4, breadth: 130 }),
  lizard: onFourLegs('lizard', { size: 0.8, breadth: 150 }),
  dinosaur: onFourLegs('dinosaur', { size: 1.2, breadth: 130 }),
  triceratops: onFourLegs('triceratops', { size: 1.15, breadth: 130 }),
  stegosaurus: onFourLegs('stegosaurus', { size: 1.15, breadth: 130 }),
  ankylosaurus: onFourLegs('ankylosaurus', { size: 1, breadth: 130 }),
  turtle: onFourLegs('turtle', { size: 0.75 }),
  crocodile: onFourLegs('crocodile', { size: 0.95, breadth: 150 }),
} satisfies Partial<Record<Figure, FigureDefinition>>;
