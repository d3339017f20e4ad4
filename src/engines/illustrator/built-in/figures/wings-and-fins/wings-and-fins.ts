import { pick } from '#domain/random.ts';
import type { FigureDefinition } from '#engines/illustrator/built-in/figures/actor.ts';
import {
  owl,
  parrot,
  PARROT_COATS,
  penguin,
} from '#engines/illustrator/built-in/figures/wings-and-fins/upright-birds.ts';

import { bee, butterfly } from '#engines/illustrator/built-in/figures/wings-and-fins/insects.ts';
import { ladybird, LADYBIRD_BREADTH } from '#engines/illustrator/built-in/figures/wings-and-fins/ladybird.ts';
import {
  chicken,
  duck,
  songbird,
  SONGBIRD_COATS,
} from '#engines/illustrator/built-in/figures/wings-and-fins/plump-birds.ts';

import { octopus } from '#engines/illustrator/built-in/figures/wings-and-fins/octopus.ts';
import { snail, SNAIL_BREADTH } from '#engines/illustrator/built-in/figures/wings-and-fins/snail.ts';
import { dolphin, fish, whale } from '#engines/illustrator/built-in/figures/wings-and-fins/swimmers.ts';

export const WINGS_AND_FINS = {
  owl: {
    draw: owl,
    size: 0.82,
    breadth: 84,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      coat: pick(random, ['#a27850', '#8f8378', '#b98a58', '#9a6a52'] as const),
      ...(random() < 0.35 && { glasses: { shape: 'round' as const } }),
    }),
  },
  penguin: {
    draw: penguin,
    size: 0.84,
    breadth: 88,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      coat: pick(random, ['#3f4c68', '#38455a', '#4a4a60'] as const),
      ...(random() < 0.6 && { scarf: pick(random, ['#e0604f', '#4b9fb8', '#f0a23c', '#7c6bb5'] as const) }),
    }),
  },
  parrot: {
    draw: parrot,
    size: 0.78,
    breadth: 80,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, PARROT_COATS) }),
  },
  duck: {
    draw: duck,
    size: 0.7,
    breadth: 96,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#f7cf4b', '#f7cf4b', '#f6dd86', '#fbf3e0'] as const) }),
  },
  chicken: {
    draw: chicken,
    size: 0.7,
    breadth: 92,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#fbf3e4', '#d9965a', '#e8c27f', '#b9714a'] as const) }),
  },
  bird: {
    draw: songbird,
    size: 0.52,
    breadth: 88,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, SONGBIRD_COATS) }),
  },
  butterfly: {
    draw: butterfly,
    size: 0.6,
    breadth: 110,
    way: 'flies',
    dress: (random) => ({
      coat: pick(random, ['#f08a4b', '#6f9fe0', '#e778a4', '#9a7fd6', '#f0b93f'] as const),
    }),
  },
  bee: { draw: bee, size: 0.48, breadth: 90, way: 'flies' },
  ladybird: {
    draw: ladybird,
    size: 0.5,
    breadth: LADYBIRD_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#e2473c', '#e2473c', '#ee7a35'] as const) }),
  },
  whale: {
    draw: whale,
    size: 1.3,
    breadth: 150,
    way: 'swims',
    dress: (random) => ({ coat: pick(random, ['#5b93c4', '#6f86b8', '#4fa3b5'] as const) }),
  },
  dolphin: {
    draw: dolphin,
    size: 0.95,
    breadth: 140,
    way: 'swims',
    dress: (random) => ({ coat: pick(random, ['#7fa6c4', '#86a0b8', '#6fb0c0'] as const) }),
  },
  fish: {
    draw: fish,
    size: 0.56,
    breadth: 120,
    way: 'swims',
    dress: (random) => ({
      coat: pick(random, ['#f28a3c', '#f2c23c', '#4fb0c4', '#e8708a', '#8a7fd0'] as const),
    }),
  },
  octopus: {
    draw: octopus,
    size: 0.86,
    breadth: 104,
    way: 'swims',
    dress: (random) => ({ coat: pick(random, ['#e2788c', '#9a7fd0', '#ef8f5a', '#5fb0b0'] as const) }),
  },
  snail: {
    draw: snail,
    size: 0.5,
    breadth: SNAIL_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      skin: pick(random, ['#f0d09a', '#e9c7a4', '#d9d29a'] as const),
      coat: pick(random, ['#e0915a', '#c9748c', '#8fa85a', '#6f9fc0'] as const),
    }),
  },
} satisfies Partial<Record<string, FigureDefinition>>;
