import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Figure, Place } from '#domain/picture-world.ts';
import type { CharacterKind, Gender, SettingPack, ThemeFamily } from '#domain/story-world.ts';

/** What stories can be made of, in one language. */
export interface Catalogue {
  settings: readonly CatalogueSetting[];
  themes: readonly CatalogueTheme[];
  characters: readonly CatalogueCharacter[];
}

interface CatalogueItem {
  id: string;
  name: string;
  emoji: string;
  /** One line. */
  description: string;
  ages: readonly AgeGroup[];
}

export interface CatalogueSetting extends CatalogueItem {
  pack: SettingPack;
  /** What pictures of it show. */
  place: Place;
  /** The place as a phrase: "in the Enchanted Forest". */
  where: string;
  /** Ids of themes that belong here; none: all of the age. */
  themes: readonly string[];
}

export interface CatalogueTheme extends CatalogueItem {
  family: ThemeFamily;
  /** Names of heroes that suit it. */
  characters: readonly string[];
}

export interface CatalogueCharacter extends CatalogueItem {
  /** As the story calls them: "Ember", where `name` is "Ember the dragon". */
  givenName: string;
  kind: CharacterKind;
  gender: Gender;
  /** How pictures draw them. */
  figure: Figure;
  /** From 0 (lightest) to 5. */
  skin?: number | undefined;
}

export type Catalogues = Readonly<Record<LanguageCode, Catalogue>>;

export function catalogueFor({ settings, themes, characters }: Catalogue, age: AgeGroup): Catalogue {
  const suits = (item: CatalogueItem) => item.ages.includes(age);
  return {
    settings: settings.filter(suits),
    themes: themes.filter(suits),
    characters: characters.filter(suits),
  };
}
