import { pick, type Random } from '#domain/random.ts';
import type { FigureDefinition, Look } from '#engines/illustrator/built-in/figures/actor.ts';
import type { HairStyle } from '#domain/look.ts';
import { human } from '#engines/illustrator/built-in/figures/people/human.ts';
import type { Colour } from '#engines/illustrator/built-in/draw/colour.ts';

type Dress = (random: Random) => Partial<Look>;

const person = (size: number, dress?: Dress): FigureDefinition => ({
  draw: human,
  size,
  breadth: 78,
  way: 'walks',
  boned: true,
  ...(dress && { dress }),
});

const spectacles = (random: Random, share: number): Partial<Look> =>
  random() < share ? { glasses: { shape: random() < 0.5 ? 'round' : 'square' } } : {};

const GROWN = 1.12;
const GREY: readonly Colour[] = ['#d9d5d8', '#e8e4e2', '#dcd6cc'];
const GOWNS: readonly Colour[] = ['#e58fae', '#b08ad6', '#7fb3dc', '#f0b95a', '#6fb58a'];
const VELVETS: readonly Colour[] = ['#a8324a', '#6f3f8f', '#2f6f7f', '#8d2f4f'];
const SEA: readonly Colour[] = ['#3fae9a', '#4b8fc8', '#7c6bb5', '#d9738f'];
const SEA_HAIR: readonly Colour[] = ['#c65a6a', '#e2a24a', '#3f7f8c', '#7c5ba8'];
const LONG_HAIR: readonly HairStyle[] = ['long', 'waves', 'braids', 'curly', 'locs'];

export const PEOPLE = {
  child: person(1),
  baby: {
    ...person(0.66, (random) => ({
      outfit: 'romper',
      hairStyle: 'curl',
      top: pick(random, ['#f3c766', '#8fc7b0', '#9cc3e6', '#f0a7a0', '#c9b1e4']),
      pattern: pick(random, ['plain', 'dots', 'stars']),
    })),
    breadth: 84,
  },
  adult: person(GROWN),
  elder: person(1.08, (random) => ({ hair: pick(random, GREY), ...spectacles(random, 0.7) })),

  princess: person(1.02, (random) => ({
    outfit: 'gown',
    hat: 'tiara',
    hairStyle: pick(random, ['long', 'curly', 'braids', 'afro', 'waves', 'puffs', 'locs']),
    top: pick(random, GOWNS),
    pattern: 'plain',
  })),
  prince: person(1.02, (random) => ({
    outfit: 'royal',
    hat: 'crown',
    cape: pick(random, VELVETS),
    hairStyle: pick(random, ['short', 'curly', 'waves', 'bob', 'spiky']),
    top: pick(random, ['#4b6fb0', '#3f8a7c', '#7c5ba8', '#c9873a']),
    pattern: 'plain',
  })),
  queen: person(GROWN, (random) => ({
    outfit: 'gown',
    hat: 'crown',
    cape: pick(random, VELVETS),
    hairStyle: pick(random, ['bun', 'waves', 'long', 'curly', 'locs']),
    top: pick(random, ['#7a4fa0', '#4f7fb5', '#c96f8f', '#3f8a7c']),
    pattern: 'plain',
  })),
  king: person(1.16, (random) => ({
    outfit: 'robe',
    hat: 'crown',
    cape: pick(random, VELVETS),
    beard: 'full',
    hairStyle: pick(random, ['short', 'curly', 'waves']),
    top: pick(random, ['#5a6fb0', '#4f8a6c', '#7a5aa0']),
    pattern: 'plain',
  })),
  knight: person(1.04, (random) => ({
    outfit: 'armour',
    hat: 'knight',
    cape: pick(random, ['#b8473f', '#3f6fa8', '#6f8f3f', '#7c5ba8']),
    pattern: 'plain',
  })),

  wizard: person(1.1, (random) => ({
    outfit: 'robe',
    hat: 'wizard',
    hair: pick(random, GREY),
    hairStyle: pick(random, ['long', 'waves']),
    beard: 'long',
    top: pick(random, ['#5557a6', '#3f6f9f', '#6a4b96', '#2f7a78']),
    pattern: 'stars',
  })),
  witch: person(1.08, (random) => ({
    outfit: 'hex',
    hat: 'witch',
    hairStyle: pick(random, LONG_HAIR),
    top: pick(random, ['#6d4b8f', '#3f6f6a', '#8a3f6a']),
    pattern: pick(random, ['plain', 'stars']),
  })),
  fairy: {
    ...person(0.8, (random) => ({
      outfit: 'dress',
      hat: 'flower',
      hairStyle: pick(random, ['bun', 'puffs', 'waves', 'curly', 'braids', 'short']),
      wings: true,
      top: pick(random, ['#9bd08f', '#f4a7b9', '#a9b8f0', '#f3cf78']),
      pattern: 'plain',
    })),
    way: 'flies',
    comesDown: true,
  },
  elf: person(0.86, (random) => ({
    outfit: 'leaf',
    hat: 'elf',
    top: pick(random, ['#6fa35a', '#4f9a7c', '#a8a04a']),
    bottom: pick(random, ['#8a4f3a', '#4f6a4a', '#b5503f']),
    pattern: 'plain',
  })),
  mermaid: {
    ...person(1, (random) => ({
      outfit: 'tail',
      hat: 'flower',
      hair: pick(random, SEA_HAIR),
      hairStyle: pick(random, LONG_HAIR),
      top: pick(random, ['#f3a5b5', '#f0c66a', '#b9a5e6']),
      bottom: pick(random, SEA),
      pattern: 'plain',
    })),
    way: 'swims',
    comesDown: true,
  },
  pirate: person(GROWN, (random) => ({
    outfit: 'buccaneer',
    hat: 'pirate',
    pattern: 'stripes',
    top: pick(random, ['#c8453f', '#4b6fb0', '#3f8a7c']),
    bottom: '#3f4a66',
  })),
  superhero: person(1.06, (random) => ({
    outfit: 'hero',
    pattern: 'plain',
    ...pick(random, [
      { top: '#4b7fc8', cape: '#d8483f', bottom: '#d8483f' },
      { top: '#4fa36f', cape: '#7c4fa0', bottom: '#7c4fa0' },
      { top: '#e0604f', cape: '#3f6fa8', bottom: '#3f6fa8' },
      { top: '#7c5ba8', cape: '#e59a3c', bottom: '#e59a3c' },
    ]),
  })),

  astronaut: person(GROWN, () => ({
    outfit: 'suit',
    top: '#f1efe9',
    bottom: '#f1efe9',
    hat: 'bubble',
    pattern: 'plain',
  })),
  firefighter: person(GROWN, () => ({ outfit: 'turnout', hat: 'fire-helmet', pattern: 'plain' })),
  doctor: person(GROWN, (random) => ({
    outfit: 'coat',
    top: pick(random, ['#6fb5b0', '#7fa8d6', '#a98fd0']),
    pattern: 'plain',
    ...spectacles(random, 0.3),
  })),
  teacher: person(GROWN, (random) => ({
    outfit: pick(random, ['cardigan', 'cardigan', 'shirt']),
    ...spectacles(random, 0.75),
    top: pick(random, ['#4f8f8a', '#c97a4a', '#7f6fb0', '#b5606a']),
    pattern: pick(random, ['plain', 'dots']),
  })),
  chef: person(GROWN, (random) => ({
    outfit: 'kitchen',
    hat: 'chef',
    top: pick(random, ['#5f8fb5', '#c96a5a', '#6f9a6a', '#8a7fb5']),
    bottom: '#565a6e',
    pattern: 'plain',
  })),
  scientist: person(GROWN, (random) => ({
    outfit: 'coat',
    hat: 'goggles',
    hairStyle: pick(random, ['spiky', 'curly', 'afro', 'bun', 'waves', 'ponytail']),
    top: pick(random, ['#e59a3c', '#5aa787', '#7c6bb5', '#d9738f']),
    pattern: 'plain',
  })),
  explorer: person(GROWN, (random) => ({
    outfit: 'safari',
    hat: 'explorer',
    top: pick(random, ['#d9c9a4', '#c96a4a', '#6f9a8a']),
    pattern: 'plain',
  })),
  farmer: person(GROWN, (random) => ({
    outfit: 'overalls',
    hat: 'straw',
    top: pick(random, ['#d2584c', '#5f8fb5', '#d9a441', '#6f9a5a']),
    bottom: '#4d6a96',
    pattern: 'stripes',
  })),
  musician: person(GROWN, (random) => ({
    outfit: pick(random, ['shirt', 'tee', 'tunic']),
    hat: 'beret',
    top: pick(random, ['#3f7f8c', '#e0a13c', '#7c6bb5', '#d2584c']),
    pattern: pick(random, ['plain', 'stripes', 'dots']),
  })),
  inventor: person(GROWN, (random) => ({
    outfit: 'apron',
    hat: 'goggles',
    hairStyle: pick(random, ['spiky', 'curly', 'bun', 'afro', 'short', 'puffs']),
    top: pick(random, ['#e9b94e', '#5aa787', '#d9738f', '#6f9fd0']),
    pattern: 'plain',
  })),
} satisfies Partial<Record<string, FigureDefinition>>;
