import type { Catalogues } from '#domain/catalogue.ts';
import type { ThemeHeroes } from '#domain/theme-heroes.ts';
import { inEveryLanguage, type LanguageCode } from '#domain/languages.ts';
import { readDescriptions, type PictureWords } from '#engines/illustrator/describe/picture-words.ts';
import { loadWordBook, type WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { loadLibraryDirections, type DirectionsOf } from '#server/features/pictures/library-directions.ts';

/** What is known of a story beside its text, before it is drawn. */
export interface SceneWords {
  book: WordBook;
  catalogues: Catalogues;
  themeHeroes: ThemeHeroes;
  /** What the stories of the library show. */
  directionsOf: DirectionsOf;
  /** In which words a directed picture is described. */
  descriptions: Record<LanguageCode, PictureWords>;
}

export function loadSceneWords(
  contentDir: string,
  catalogues: Catalogues,
  themeHeroes: ThemeHeroes,
): SceneWords {
  return {
    book: loadWordBook(contentDir),
    catalogues,
    themeHeroes,
    directionsOf: loadLibraryDirections(contentDir),
    descriptions: inEveryLanguage((language) => readDescriptions(contentDir, language)),
  };
}
