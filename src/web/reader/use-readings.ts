import { useQuery } from '@tanstack/react-query';
import type { LanguageCode } from '#domain/languages.ts';
import { isEarlyKanji } from '#domain/text/kanji-grades.ts';
import type { Ruby } from '#domain/text/ruby.ts';
import { ask } from '#web/api/api.ts';
import { useReaderSettings, type ReaderSettings } from '#web/reader/reader-settings.ts';

export interface Readings {
  /** Of each paragraph; absent until they are there. */
  paragraphs?: readonly (readonly Ruby[])[];
  isMissing: boolean;
}

/** How the signs of these paragraphs are read, as far as the reader wants to know. */
export function useReadings(paragraphs: readonly string[], language: LanguageCode, isShown = true): Readings {
  const settings = useReaderSettings();
  const wanted = isShown ? languageToRead(language, settings) : undefined;
  const { data, isError } = useQuery({
    queryKey: ['readings', wanted, paragraphs],
    queryFn: ({ signal }) =>
      ask('POST /api/readings', {
        json: { language: wanted ?? 'ja', paragraphs: [...paragraphs] },
        signal,
        guest: true,
      }),
    enabled: wanted !== undefined && paragraphs.length > 0,
    staleTime: Infinity,
  });
  if (!wanted || !data) return { isMissing: wanted !== undefined && isError };
  const isHelp = (text: string, { at, length }: Ruby) =>
    settings.furigana !== 'later' || !isEarlyKanji(text.slice(at, at + length));
  return {
    isMissing: false,
    paragraphs: data.paragraphs.map((rubies, i) =>
      wanted === 'ja' ? rubies.filter((ruby) => isHelp(paragraphs[i] ?? '', ruby)) : rubies,
    ),
  };
}

function languageToRead(
  language: LanguageCode,
  { furigana, pinyin }: ReaderSettings,
): 'ja' | 'zh' | undefined {
  if (language === 'ja' && furigana !== 'none') return 'ja';
  return language === 'zh' && pinyin ? 'zh' : undefined;
}
