import { speakersOfLibrary } from '#domain/character-voices.ts';
import type { Database } from '#server/db/database.ts';
import { libraryTextWith } from '#server/db/library-text.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';
import type { LibraryTexts } from '#server/http/library-texts.ts';

/** Words of the library, and who says them: as its scenes show them. */
export function openLibraryTexts(
  { db }: Pick<Database, 'db'>,
  { directionsOf }: Pick<SceneWords, 'directionsOf'>,
): LibraryTexts {
  return {
    async find(story, text) {
      const told = await libraryTextWith(db, story, text);
      if (!told) return undefined;
      const { content, language, characters } = told;
      return { content, language, speakers: speakersOfLibrary(characters, directionsOf(content)) };
    },
  };
}
