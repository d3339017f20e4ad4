import { pick } from '#domain/random.ts';
import type { FigureDefinition } from '#engines/illustrator/built-in/figures/actor.ts';
import { alien } from '#engines/illustrator/built-in/figures/beings/alien.ts';
import { digger, DIGGER_BREADTH, DIGGER_COATS } from '#engines/illustrator/built-in/figures/beings/digger.ts';
import { dragon, DRAGON_COATS } from '#engines/illustrator/built-in/figures/beings/dragon.ts';
import { ghost } from '#engines/illustrator/built-in/figures/beings/ghost.ts';
import { monster } from '#engines/illustrator/built-in/figures/beings/monster.ts';
import { pencil } from '#engines/illustrator/built-in/figures/beings/pencil.ts';
import { robot } from '#engines/illustrator/built-in/figures/beings/robot.ts';
import { snowman, SNOWMAN_BREADTH } from '#engines/illustrator/built-in/figures/beings/snowman.ts';
import { star } from '#engines/illustrator/built-in/figures/beings/star.ts';
import { probe } from '#engines/illustrator/built-in/figures/beings/probe.ts';
import { rover, ROVER_BREADTH, ROVER_COATS } from '#engines/illustrator/built-in/figures/beings/rover.ts';
import { tree, TREE_BREADTH, TREE_COATS } from '#engines/illustrator/built-in/figures/beings/tree.ts';
import { troll } from '#engines/illustrator/built-in/figures/beings/troll.ts';
import { boot, boots, clock, house, tooth } from '#engines/illustrator/built-in/figures/beings/household.ts';
import { cloud, dark, shadow, wave } from '#engines/illustrator/built-in/figures/beings/soft.ts';
import {
  bookmark,
  bottle,
  moon,
  paperPlane,
  rocket,
} from '#engines/illustrator/built-in/figures/beings/travellers.ts';
import { wind } from '#engines/illustrator/built-in/figures/beings/wind.ts';
import { vehicle, VEHICLE_BREADTH } from '#engines/illustrator/built-in/figures/beings/vehicle.ts';

export const BEINGS = {
  dragon: {
    draw: dragon,
    size: 1.2,
    breadth: 110,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, DRAGON_COATS) }),
  },
  robot: {
    draw: robot,
    size: 1,
    breadth: 90,
    way: 'walks',
    dress: (random) => ({
      coat: pick(random, ['#7fb7c9', '#e8b04c', '#c9d3d9', '#e58f7b', '#9bc28a', '#a99bd0'] as const),
    }),
  },
  monster: {
    draw: monster,
    size: 1.05,
    breadth: 112,
    way: 'walks',
    dress: (random) => ({
      coat: pick(random, ['#8f7fd6', '#5fb5a8', '#f0905a', '#e783ae', '#6fa0dc', '#a4c05a'] as const),
    }),
  },
  alien: {
    draw: alien,
    size: 0.94,
    breadth: 90,
    way: 'walks',
    dress: (random) => ({
      coat: pick(random, ['#8fd07f', '#9fb8ee', '#c9a4e6', '#7fd0c4', '#f0b58a'] as const),
    }),
  },
  ghost: {
    draw: ghost,
    size: 0.88,
    breadth: 96,
    way: 'floats',
    dress: (random) => ({
      coat: pick(random, ['#f6f3fb', '#eef4fb', '#f0eafa', '#eef8f2'] as const),
      ...(random() < 0.6 && { scarf: pick(random, ['#e0604f', '#7c6bb5', '#f0a23c', '#5aa787'] as const) }),
    }),
  },
  snowman: {
    draw: snowman,
    size: 0.98,
    breadth: SNOWMAN_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      scarf: pick(random, ['#e0604f', '#4b8fb8', '#5aa787', '#d9738f', '#f0a23c'] as const),
    }),
  },
  star: {
    draw: star,
    size: 0.78,
    breadth: 96,
    way: 'walks',
    dress: (random) => ({ coat: pick(random, ['#f9cf52', '#f7d978', '#f6bd5a'] as const) }),
  },
  tree: {
    draw: tree,
    size: 1.12,
    breadth: TREE_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, TREE_COATS) }),
  },
  vehicle: {
    draw: vehicle,
    size: 0.98,
    breadth: VEHICLE_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      coat: pick(random, ['#e2604f', '#f2b840', '#5a9fd0', '#6fb56a', '#a583d0', '#4fb0b0'] as const),
    }),
  },
  pencil: {
    draw: pencil,
    size: 0.92,
    breadth: 66,
    way: 'walks',
    dress: (random) => ({
      coat: pick(random, ['#f4bd42', '#e2604f', '#5a9fd0', '#6fb56a', '#a07fd0'] as const),
    }),
  },
  troll: {
    draw: troll,
    size: 1.22,
    breadth: 116,
    way: 'walks',
    dress: (random) => ({
      coat: pick(random, ['#8fa06a', '#9a8f78', '#7f9a8c', '#a58f6a'] as const),
      hair: pick(random, ['#5a4636', '#8a5a34', '#6b6f5a', '#a0603c'] as const),
      top: pick(random, ['#8a6a4c', '#6f7a8c', '#9c5f4c', '#5f7a5a'] as const),
    }),
  },
  wind: {
    draw: wind,
    size: 0.98,
    breadth: 96,
    way: 'floats',
    dress: (random) => ({ coat: pick(random, ['#a9cbe6', '#aed6d8', '#bcc1e6'] as const) }),
  },
  rover: {
    draw: rover,
    size: 0.9,
    breadth: ROVER_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ROVER_COATS) }),
  },
  digger: {
    draw: digger,
    size: 1.1,
    breadth: DIGGER_BREADTH,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, DIGGER_COATS) }),
  },
  probe: {
    draw: probe,
    size: 0.9,
    breadth: 120,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#e6bd62', '#d9a96a', '#cfd4da'] as const) }),
  },
  dark: {
    draw: dark,
    size: 0.6,
    breadth: 104,
    way: 'walks',
    bearing: 'upright',
    dress: () => ({ coat: '#2d2938' }),
  },
  cloud: {
    draw: cloud,
    size: 0.7,
    breadth: 130,
    way: 'floats',
    bearing: 'upright',
    dress: () => ({ coat: '#f4f4f6' }),
  },
  clock: {
    draw: clock,
    size: 1.2,
    breadth: 70,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#96603c', '#7d4f38', '#a8743f'] as const) }),
  },
  house: {
    draw: house,
    size: 1.45,
    breadth: 126,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({
      coat: pick(random, ['#f0dcb4', '#e8c9b0', '#d9e0d0'] as const),
      top: pick(random, ['#c2603f', '#4f7a94', '#7f6a9a'] as const),
    }),
  },
  tooth: {
    draw: tooth,
    size: 0.62,
    breadth: 96,
    way: 'walks',
    bearing: 'upright',
    dress: () => ({ coat: '#fbf8ef' }),
  },
  boots: {
    draw: boots,
    size: 0.66,
    breadth: 120,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#c2603f', '#d9a441', '#4f7a94'] as const) }),
  },
  boot: {
    draw: boot,
    size: 0.66,
    breadth: 90,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#c2603f', '#d9a441', '#4f7a94'] as const) }),
  },
  shadow: {
    draw: shadow,
    size: 1,
    breadth: 70,
    way: 'walks',
    dress: () => ({ coat: '#5a5a80' }),
  },
  wave: {
    draw: wave,
    size: 0.72,
    breadth: 116,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#4f9fc4', '#4fa8ae', '#5a8fc8'] as const) }),
  },
  rocket: {
    draw: rocket,
    size: 0.98,
    breadth: 100,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#d9604f', '#4f8fc0', '#e0a13c'] as const) }),
  },
  moon: {
    draw: moon,
    size: 0.9,
    breadth: 120,
    way: 'floats',
    bearing: 'upright',
    dress: () => ({ coat: '#f6e7b4' }),
  },
  bottle: {
    draw: bottle,
    size: 0.5,
    breadth: 70,
    way: 'walks',
    bearing: 'upright',
    dress: () => ({ coat: '#7fb59a' }),
  },
  bookmark: {
    draw: bookmark,
    size: 0.5,
    breadth: 56,
    way: 'walks',
    bearing: 'upright',
    dress: (random) => ({ coat: pick(random, ['#b5483f', '#4f7a94', '#5f8f5a'] as const) }),
  },
  'paper-plane': {
    draw: paperPlane,
    size: 0.5,
    breadth: 130,
    way: 'flies',
    bearing: 'upright',
    dress: () => ({ coat: '#f6f2ea' }),
  },
} satisfies Partial<Record<string, FigureDefinition>>;
