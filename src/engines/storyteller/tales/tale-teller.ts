import type { TaleMark } from '#domain/side-by-side.ts';
import type { StoryCharacter, StoryRequest } from '#engines/storyteller/port.ts';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { everybody, type Casting } from '#engines/storyteller/tales/cast/casting.ts';
import { chooseTale } from '#engines/storyteller/tales/cast/choose-tale.ts';
import { understand } from '#engines/storyteller/tales/cast/understand.ts';
import { readHeard, writeHeard } from '#engines/storyteller/tales/heard.ts';
import type { TaleBook, TaleBooks } from '#engines/storyteller/tales/load-tales.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { elsewhere } from '#engines/storyteller/tales/tell/elsewhere.ts';
import { tellNext } from '#engines/storyteller/tales/tell/tell-next.ts';
import { BETWEEN, tellTale, type ToldTale } from '#engines/storyteller/tales/tell/tell-tale.ts';

export interface Telling extends ToldTale {
  tale: TaleMark;
  /** What the reader has heard now. */
  memory: string;
}

/** Tells a whole tale that is about the wished theme, at the wished place; nothing where there is none. */
export type TaleTeller = (
  request: StoryRequest,
  seed: number,
  memory?: string,
) => Promise<Telling | undefined>;

export function createTaleTeller(bookOf: TaleBooks): TaleTeller {
  return async ({ language, ageGroup, setting, theme, characters, existingStory }, seed, memory) => {
    const book = await bookOf(language, ageGroup);
    if (!book || setting.id === undefined) return undefined;
    const people = peopleOf(characters, book);
    const wish: Wish = { ageGroup, place: setting.id, theme: theme.id, people, seed };
    const heard = readHeard(memory);
    if (existingStory !== undefined) return goOn(existingStory, { wish, book, heard });
    const told = tellNew({ wish, book, heard });
    return told && setting.typed ? at(setting.name, told, { wish, book }) : told;
  };
}

interface Asked {
  wish: Wish;
  book: TaleBook;
  heard: readonly TaleMark[];
}

/** Only what is really about the theme: somebody wished for it. */
function tellNew({ wish, book, heard }: Asked): Telling | undefined {
  const chosen = chooseTale(wish, book, idsOf(heard));
  if (!chosen || wish.theme === undefined || !chosen.tale.themes.includes(wish.theme)) return undefined;
  const before = heard.find(({ id }) => id === chosen.tale.id);
  const casting = (before && recast(before, { wish, book }, before.times)) ?? chosen;
  return { ...tellTale(casting), ...remember(casting, heard) };
}

/** Begins with where it happened. */
function at(typed: string, told: Telling, { wish, book }: Pick<Asked, 'wish' | 'book'>): Telling {
  const sentence = elsewhere(typed, wish, book);
  if (sentence === undefined) return told;
  const start = sentence + BETWEEN;
  return {
    ...told,
    text: start + told.text,
    scenes: told.scenes.map((scene, i) => ({ ...scene, offset: i === 0 ? 0 : scene.offset + start.length })),
  };
}

/** Nobody is exchanged, the place stays, and of what happened something comes back. */
function goOn(existingStory: string, { wish, book, heard }: Asked): Telling | undefined {
  const met = wish.people.filter(({ name }) => existingStory.includes(name));
  const told = heard
    .toReversed()
    .map((each) => recast(each, { wish: { ...wish, people: met }, book }))
    .find((casting) => casting && existingStory.includes(lastParagraph(tellTale(casting).text)));
  const others = { ...book, tales: book.tales.filter(({ id }) => id !== told?.tale.id) };
  const casting = chooseTale(wish, others, idsOf(heard));
  if (!casting) return undefined;
  const names = new Set([...met, ...(told ? everybody(told) : [])].map(({ name }) => name));
  return { ...tellNext(casting, { last: told, met: names }), ...remember(casting, heard) };
}

/** A tale that was heard, as it was told then; or as it is told the next time. */
export function recast(
  { id, seed, times }: TaleMark,
  { wish, book }: Pick<Asked, 'wish' | 'book'>,
  toldBefore = times - 1,
): Casting | undefined {
  const tale = book.tales.find((each) => each.id === id);
  const casting = tale && castTale(tale, { ...wish, seed, toldBefore }, book);
  return casting && !('because' in casting) ? casting : undefined;
}

function remember(casting: Casting, heard: readonly TaleMark[]): Pick<Telling, 'tale' | 'memory'> {
  const { tale, seed, toldBefore } = casting;
  const mark = { id: tale.id, seed, times: toldBefore + 1 };
  return { tale: mark, memory: writeHeard(heard, mark) };
}

function idsOf(heard: readonly TaleMark[]): string[] {
  return heard.map(({ id }) => id);
}

function lastParagraph(text: string): string {
  return text.slice(text.lastIndexOf(BETWEEN) + BETWEEN.length);
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
