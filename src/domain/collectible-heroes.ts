import type { Catalogue } from '#domain/catalogue.ts';
import { rarityOf, THEME_HERO_RARITY, type Rarity } from '#domain/rarity.ts';
import { themeCharacters } from '#domain/story-options.ts';

export interface CollectibleHero {
  id: string;
  name: string;
  emoji: string;
  rarity: Rarity;
}

/**
 * Everybody who can be collected, by id: the heroes of the catalogue and of its themes. Who was typed in, or belongs to
 * somebody's family, is not among them: that may be the name of a real child.
 */
export function collectibleHeroes({ characters, themes }: Catalogue): ReadonlyMap<string, CollectibleHero> {
  const heroes = [
    ...characters.map(({ id, name, emoji, figure }) => ({ id, name, emoji, rarity: rarityOf(figure) })),
    ...themes.flatMap((theme) =>
      themeCharacters(theme).map(({ id, name, emoji }) => ({
        id,
        name,
        emoji,
        rarity: THEME_HERO_RARITY,
      })),
    ),
  ];
  return new Map(heroes.map((hero) => [hero.id, hero]));
}
