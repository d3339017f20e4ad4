import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import type { AgeGroup } from '#domain/age-groups.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { wordFinder, type FoundWord, type WordCards } from '#domain/word-cards.ts';
import { ask } from '#web/api/api.ts';
import { usePageLanguage } from '#web/i18n/language-choice.ts';
import { useReaderSettings } from '#web/reader/reader-settings.ts';

/** More would make a page of marks. */
const MOST_ON_A_PAGE = 6;

/** What is shown of a word. */
export interface ShownWord {
  id: string;
  /** As the story's language and the reader's have it in a dictionary; the second only where it is another one. */
  word: string;
  translated: string | undefined;
  /** Absent where a picture shows it. */
  means: string | undefined;
}

export interface WordHelp {
  /** In each paragraph of a page, every word once. */
  on: (paragraphs: readonly string[]) => FoundWord[][];
  shown: (id: string) => ShownWord | undefined;
}

/** Nobody needs help, unless a book for the young says so. */
export const WordHelpContext = createContext<WordHelp | null>(null);

/** For those who learn to read; whoever is older is not helped unasked. */
export function useWordHelp(language: LanguageCode, age: AgeGroup | undefined): WordHelp | null {
  const readers = usePageLanguage();
  const { words } = useReaderSettings();
  const isWanted = words && age !== undefined && age !== '9-12';
  const own = useCards(language, isWanted);
  const readersOwn = useCards(readers, isWanted);
  return useMemo(() => (own ? helpWith(own, language, readersOwn) : null), [own, language, readersOwn]);
}

function useCards(language: LanguageCode, isWanted: boolean): WordCards | undefined {
  const { data } = useQuery({
    queryKey: ['word-cards', language],
    queryFn: ({ signal }) =>
      ask('GET /api/word-cards/:language', { param: { language }, signal, guest: true }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  return isWanted ? data?.cards : undefined;
}

function helpWith(cards: WordCards, language: LanguageCode, readers: WordCards = cards): WordHelp {
  const find = wordFinder(cards, language);
  return {
    on: (paragraphs) => {
      const seen = new Set<string>();
      const once = paragraphs.map((text) =>
        find(text).filter(({ id }) => {
          const isNew = !seen.has(id);
          seen.add(id);
          return isNew;
        }),
      );
      const chosen = new Set(preferred([...seen], cards));
      return once.map((words) => words.filter(({ id }) => chosen.has(id)));
    },
    shown: (id) => {
      const [word] = cards[id]?.words ?? [];
      const [inReaders] = readers[id]?.words ?? [];
      if (word === undefined) return undefined;
      return {
        id,
        word: plain(word),
        translated: readers === cards || inReaders === undefined ? undefined : plain(inReaders),
        means: readers[id]?.means ?? cards[id]?.means,
      };
    },
  };
}

/** What must be told is harder than what a picture shows. */
function preferred(ids: readonly string[], cards: WordCards): string[] {
  const [told, drawn] = [ids.filter((id) => cards[id]?.means), ids.filter((id) => !cards[id]?.means)];
  return [...told, ...drawn].slice(0, MOST_ON_A_PAGE);
}

const plain = (form: string) => form.replace('*', '');
