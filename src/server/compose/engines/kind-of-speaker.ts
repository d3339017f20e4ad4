import { voiceKindOf } from '#domain/character-voices.ts';
import { LANGUAGE_CODES } from '#domain/languages.ts';
import type { KindOf } from '#engines/narrator/built-in/cast.ts';
import { sceneCharacter } from '#engines/illustrator/scenes/who.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';

/** The face of whoever has none of their own. */
const STARS: ReadonlySet<string> = new Set(['⭐', '🌟']);

/** Somebody sounds as they look: as the story says, as on the card of the catalogue, else as their face and their name say. */
export function kindOfSpeakerBy({ book, catalogues }: Pick<SceneWords, 'book' | 'catalogues'>): KindOf {
  return ({ name, emoji = '', figure, gender, build }, language) => {
    const wanted = name.toLowerCase();
    const hero = [language, ...LANGUAGE_CODES]
      .flatMap((code) => catalogues[code].characters)
      .find((each) => each.name.toLowerCase() === wanted || isGivenName(each.givenName, wanted, emoji));
    const told = {
      figure: figure ?? hero?.figure,
      gender: gender ?? hero?.gender,
    };
    const seen = sceneCharacter(
      { id: name, name, emoji: STARS.has(emoji) ? '' : emoji, ...(told.figure && { figure: told.figure }) },
      book,
      language,
    );
    return voiceKindOf(told.figure ?? seen.figure, told.gender ?? seen.gender, build);
  };
}

/** "Tara" is the catalogue's tiger only where nothing but the name is known. */
function isGivenName(givenName: string, wanted: string, emoji: string): boolean {
  return !emoji && givenName.toLowerCase() === wanted;
}
