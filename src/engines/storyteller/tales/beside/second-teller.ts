import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AgeGroup } from '#domain/age-groups.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';
import { paragraphsOf } from '#domain/paragraphs.ts';
import type { SecondTeller, StoryCharacter } from '#engines/storyteller/port.ts';
import { factsIn, type Translation } from '#engines/storyteller/tales/beside/facts-in.ts';
import { tellBeside, type Pair, type Side } from '#engines/storyteller/tales/beside/tell-beside.ts';
import type { TaleBooks } from '#engines/storyteller/tales/load-tales.ts';
import { peopleOf } from '#engines/storyteller/tales/tale-teller.ts';

/** A tale may have been mended by a word since; told of somebody else, hardly a paragraph stays. */
const ALIKE = 0.75;

export interface SecondTellerOptions {
  contentDir: string;
  bookOf: TaleBooks;
  translation: (from: LanguageCode, to: LanguageCode) => Promise<Translation>;
}

/** Tells a tale that was told before once more, in another language. */
export function createSecondTeller({ contentDir, bookOf, translation }: SecondTellerOptions): SecondTeller {
  const languagesOf = (tale: string, age: AgeGroup) =>
    /^[a-z0-9-]+$/.test(tale)
      ? LANGUAGE_CODES.filter((language) =>
          existsSync(join(contentDir, 'tales', tale, `${age}.${language}.md`)),
        )
      : [];
  return {
    languagesOf,
    async tell({ request, tale, text, language, characters }) {
      const { ageGroup, setting, theme } = request;
      if (!languagesOf(tale.id, ageGroup).includes(language)) return 'no such telling';
      const books = await Promise.all([bookOf(request.language, ageGroup), bookOf(language, ageGroup)]);
      const [book, other] = books;
      if (!book || !other || setting.id === undefined) return 'no such telling';
      const people = peopleOf(request.characters, book);
      const translate = await translation(request.language, language);
      const wish = { ageGroup, place: setting.id, theme: theme.id, people, seed: tale.seed };
      const translated = namedIn(characters, other).map((person, i) => ({
        ...person,
        facts: factsIn(other.words, people[i] ?? { facts: [] }, translate),
      }));
      const told = tellBeside(
        tale,
        { book, wish },
        { book: other, wish: { ...wish, people: translated } },
        setting.typed ? setting.name : undefined,
      );
      if (!told || !isSame(told.pairs, text)) return 'told otherwise';
      return { language, title: told.title, paragraphs: told.pairs.map(({ second }) => second) };
    },
  };
}

/** What was written of them was understood in the first language. */
function namedIn(characters: readonly StoryCharacter[], book: Side['book']) {
  return peopleOf(
    characters.map((character) => ({ ...character, description: '' })),
    book,
  );
}

function isSame(pairs: readonly Pair[], text: string): boolean {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length !== pairs.length) return false;
  const alike = paragraphs.filter((paragraph, i) => paragraph.text === pairs[i]?.first);
  return alike.length >= ALIKE * pairs.length;
}
