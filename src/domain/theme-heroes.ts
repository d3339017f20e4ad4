import type { CatalogueCharacter } from '#domain/catalogue.ts';

/** How a hero of a theme is drawn, whatever a language calls them. */
export type ThemeHero = Pick<CatalogueCharacter, 'id' | 'figure' | 'gender' | 'skin'>;

/** By id, see `themeCharacters`. */
export type ThemeHeroes = ReadonlyMap<string, ThemeHero>;
