import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { readHeard, writeHeard } from '#engines/storyteller/tales/heard.ts';
import { taleShelf, vocabularyShelf, type TaleBook } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { tellTale, type ToldTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

export interface Telling extends ToldTale {
  /** What the reader has heard now. */
  memory: string;
}

/** Tells a whole tale that is about the wished theme, at the wished place; nothing where there is none. */
export type TaleTeller = (
  request: StoryRequest,
  seed: number,
  memory?: string,
) => Promise<Telling | undefined>;

export function createTaleTeller(dir: string, vocabularyOf = vocabularyShelf(dir)): TaleTeller {
  const bookOf = taleShelf(dir, vocabularyOf, 'tales');
  return async ({ language, ageGroup, setting, theme, characters }, seed, memory) => {
    const book = await bookOf(language, ageGroup);
    if (!book || setting.id === undefined || theme.id === undefined) return undefined;
    const heard = readHeard(memory);
    const wish: Wish = {
      ageGroup,
      place: setting.id,
      theme: theme.id,
      people: peopleOf(characters, book),
      seed,
    };
    const chosen = chooseTale(
      wish,
      book,
      heard.map(({ id }) => id),
    );
    if (!chosen?.tale.themes.includes(theme.id)) return undefined;
    const before = heard.find(({ id }) => id === chosen.tale.id);
    const again =
      before && castTale(chosen.tale, { ...wish, seed: before.seed, toldBefore: before.times }, book);
    const casting = again && !('because' in again) ? again : chosen;
    const told = { id: casting.tale.id, seed: casting.seed, times: casting.toldBefore + 1 };
    return { ...tellTale(casting), memory: writeHeard(heard, told) };
  };
}

/** Who is of the family is at the heart of the story. */
export function peopleOf(characters: readonly StoryCharacter[], book: TaleBook): Person[] {
  return characters.toSorted(personalFirst).map((character) => personOf(character, book));
}

function personalFirst(a: StoryCharacter, b: StoryCharacter): number {
  return Number(b.personal) - Number(a.personal);
}

function personOf(
  { name, intro, kind, gender, species, description }: StoryCharacter,
  { words }: TaleBook,
): Person {
  return {
    name,
    kind,
    spoken: gender,
    ...(intro && { intro }),
    ...(species && { species }),
    facts: understand(description ?? '', words),
  };
}
