import type { AdventureRequest, AdventureSegment } from '#engines/storyteller/port.ts';
import { chooseAdventure } from '#engines/storyteller/tales/adventure/choose-adventure.ts';
import { tellSegment } from '#engines/storyteller/tales/adventure/tell-segment.ts';
import { taleBooks, type VocabularyOf } from '#engines/storyteller/tales/load-tales.ts';
import { peopleOf } from '#engines/storyteller/tales/tale-teller.ts';

/** Tells the next part of an adventure; nothing where none can be told to them, at this place, in this language. */
export type AdventureTeller = (request: AdventureRequest) => Promise<AdventureSegment | undefined>;

export function createAdventureTeller(contentDir: string, vocabularyOf: VocabularyOf): AdventureTeller {
  const bookOf = taleBooks(contentDir, vocabularyOf, 'adventures');
  return async ({ language, ageGroup, setting, theme, characters, chosen, seed }) => {
    const book = await bookOf(language, ageGroup);
    if (!book || setting.id === undefined) return undefined;
    const wish = {
      ageGroup,
      place: setting.id,
      theme: theme.id,
      people: peopleOf(characters, book),
      seed,
    };
    const casting = chooseAdventure(wish, book);
    return casting && tellSegment(casting, chosen);
  };
}
