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

import { bat } from '#engines/illustrator/built-in/figures/wings-and-fins/bat.ts';
import { ant, beetle, cicada } from '#engines/illustrator/built-in/figures/wings-and-fins/crawlers.ts';
import { firefly } from '#engines/illustrator/built-in/figures/wings-and-fins/firefly.ts';
import { hummingbird } from '#engines/illustrator/built-in/figures/wings-and-fins/hummingbird.ts';
import { jellyfish } from '#engines/illustrator/built-in/figures/wings-and-fins/jellyfish.ts';
import { crab, hermitCrab } from '#engines/illustrator/built-in/figures/wings-and-fins/crabs.ts';
import { spider } from '#engines/illustrator/built-in/figures/wings-and-fins/spider.ts';
import { gull, puffin, vulture } from '#engines/illustrator/built-in/figures/wings-and-fins/more-birds.ts';
import { seal, SEAL_BREADTH } from '#engines/illustrator/built-in/figures/wings-and-fins/seal.ts';
import { goose, heron } from '#engines/illustrator/built-in/figures/wings-and-fins/tall-birds.ts';
import {
  caterpillar,
  worm,
  WORM_BREADTH,
} from '#engines/illustrator/built-in/figures/wings-and-fins/worms.ts';
import { pterodactyl } from '#engines/illustrator/built-in/figures/wings-and-fins/pterodactyl.ts';
import { seahorse } from '#engines/illustrator/built-in/figures/wings-and-fins/seahorse.ts';
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
  heron: {
    draw: heron,
    size: 0.98,
    breadth: 90,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#c3ccd8', '#b4bfcb', '#f7f4ee'] as const) }),
  },
  goose: {
    draw: goose,
    size: 0.84,
    breadth: 100,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#fbf7ee', '#fbf7ee', '#b9ab98'] as const) }),
  },
  gull: {
    draw: gull,
    size: 0.62,
    breadth: 100,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#a9b5c2', '#8f9bab', '#b9bfc6'] as const) }),
  },
  puffin: {
    draw: puffin,
    size: 0.72,
    breadth: 86,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#3c4150', '#454052'] as const) }),
  },
  vulture: {
    draw: vulture,
    size: 0.9,
    breadth: 104,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#5a4c50', '#4c4858', '#6b5648'] as const) }),
  },
  hummingbird: {
    draw: hummingbird,
    size: 0.46,
    breadth: 90,
    way: 'flies',
    comesDown: true,
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#3fa37c', '#3f8fb8', '#7a6fc0', '#5fa84a'] as const) }),
  },
  bat: {
    draw: bat,
    size: 0.62,
    breadth: 96,
    way: 'flies',
    comesDown: true,
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#6f5c72', '#7d6152', '#5c6080'] as const) }),
  },
  firefly: { draw: firefly, size: 0.48, breadth: 90, way: 'flies' },
  beetle: {
    draw: beetle,
    size: 0.5,
    breadth: 108,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#8a5a3c', '#8a5a3c', '#4f7a5e', '#55628c'] as const) }),
  },
  ant: {
    draw: ant,
    size: 0.42,
    breadth: 104,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#a2583c', '#7a4a3a', '#5c4440'] as const) }),
  },
  cicada: {
    draw: cicada,
    size: 0.48,
    breadth: 108,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#5c6b4a', '#4f5a60', '#7a6a44'] as const) }),
  },
  worm: {
    draw: worm,
    size: 0.48,
    breadth: WORM_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      coat: pick(random, ['#dd8f86', '#d99a8f', '#c98a7a'] as const),
      ...(random() < 0.3 && { glasses: { shape: 'round' as const } }),
    }),
  },
  caterpillar: {
    draw: caterpillar,
    size: 0.5,
    breadth: WORM_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#8fb84e', '#6fb08a', '#d9a24a', '#c97f6a'] as const) }),
  },
  spider: {
    draw: spider,
    size: 0.68,
    breadth: 130,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#6a5a7c', '#7d6152', '#55647f'] as const) }),
  },
  crab: {
    draw: crab,
    size: 0.6,
    breadth: 130,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#e5664c', '#e5664c', '#e8894a', '#d9737f'] as const) }),
  },
  'hermit-crab': {
    draw: hermitCrab,
    size: 0.56,
    breadth: 130,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      skin: pick(random, ['#e58a5e', '#dd7f70', '#e2a05c'] as const),
      coat: pick(random, ['#d9a679', '#c9879a', '#8fa8b0', '#e3c98f'] as const),
    }),
  },
  seal: {
    draw: seal,
    size: 0.84,
    breadth: SEAL_BREADTH,
    way: 'walks',
    bearing: 'own',
    dress: (random) => ({ coat: pick(random, ['#8d97a6', '#9a9188', '#dcdde0'] as const) }),
  },
  jellyfish: {
    draw: jellyfish,
    size: 0.82,
    breadth: 104,
    way: 'swims',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#d79ad0', '#9ab0e6', '#f0a9a0', '#8fcfd0'] as const) }),
  },
  seahorse: {
    draw: seahorse,
    size: 0.66,
    breadth: 80,
    way: 'swims',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#f0b24a', '#e8806a', '#9a8fd6'] as const) }),
  },
  pterodactyl: {
    draw: pterodactyl,
    size: 0.84,
    breadth: 110,
    way: 'flies',
    comesDown: true,
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#d98a5a', '#8f9a5a', '#6f8fb0'] as const) }),
  },
} satisfies Partial<Record<string, FigureDefinition>>;
