import { useEffect, useMemo, useState } from 'react';
import type { SharedBook } from '#contract/book-links.ts';
import { pageMark, RELATIONS, type Relation } from '#domain/recordings.ts';
import { download } from '#web/api/api.ts';
import { offerFamilyVoice, type RecordedPage } from '#web/reader/family-voice.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

export interface SharedVoices {
  voices: readonly Relation[];
  /** Null: our own voice. */
  reader: Relation | null;
  choose: (reader: Relation | null) => void;
}

/** Whoever of the family has read most of it is heard, until somebody chooses otherwise. */
export function useSharedVoices(storyId: string, book: SharedBook, pages: readonly BookPage[]): SharedVoices {
  const read = useMemo(() => pagesRead(book, pages), [book, pages]);
  const voices = RELATIONS.filter((voice) => read(voice).length > 0);
  const [first] = voices.toSorted((a, b) => read(b).length - read(a).length);
  const [reader, choose] = useState<Relation | null>(first ?? null);
  useEffect(() => {
    offerFamilyVoice(reader && { storyId, voice: reader, pages: read(reader) });
    return () => offerFamilyVoice(null);
  }, [storyId, reader, read]);
  return { voices, reader, choose };
}

function pagesRead({ recordings }: SharedBook, pages: readonly BookPage[]) {
  return (voice: Relation): RecordedPage[] =>
    pages.flatMap(({ offset, text }) => {
      const own = recordings.find((each) => each.voice === voice && each.page === pageMark(text));
      if (!own) return [];
      const { url, duration } = own;
      return [{ offset, text, version: url, duration, sound: () => download(url) }];
    });
}
