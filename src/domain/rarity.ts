import type { Figure } from '#domain/picture-world.ts';

export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** How seldom one meets such a being outside of stories. Nothing is drawn by lot: a hero is as rare for everybody. */
const BY_FIGURE: Readonly<Partial<Record<Figure, Rarity>>> = {
  dragon: 'legendary',
  unicorn: 'legendary',
  mermaid: 'epic',
  fairy: 'epic',
  elf: 'epic',
  wizard: 'epic',
  witch: 'epic',
  monster: 'epic',
  ghost: 'epic',
  alien: 'epic',
  dinosaur: 'epic',
  mammoth: 'epic',
  troll: 'epic',
  wind: 'epic',
  princess: 'rare',
  prince: 'rare',
  queen: 'rare',
  king: 'rare',
  knight: 'rare',
  pirate: 'rare',
  astronaut: 'rare',
  superhero: 'rare',
  inventor: 'rare',
  robot: 'rare',
  teddy: 'rare',
  snowman: 'rare',
  star: 'rare',
  tree: 'rare',
  vehicle: 'rare',
  pencil: 'rare',
  rover: 'rare',
  probe: 'rare',
};

export function rarityOf(figure: Figure): Rarity {
  return BY_FIGURE[figure] ?? 'common';
}

/** Heroes of a theme are met only there. */
export const THEME_HERO_RARITY: Rarity = 'rare';
