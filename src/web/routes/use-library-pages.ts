import { useMemo, useState } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { ask } from '#web/api/api.ts';
import { isLineUp } from '#web/browser/line.ts';
import { bookPages, type BookPage, type HungPicture } from '#web/scenes/book-pages.ts';

const QUIET_MS = 2_000;

interface LibraryPages {
  pages: readonly BookPage[];
  /** Where they begin: the same while only pictures come. */
  turns: readonly number[];
  /** Looks up what hangs on them; the book opens with whatever there is then. */
  prepare: () => Promise<void>;
  retry: () => void;
}

/**
 * The pages of a story of the library, cut where its pictures hang. What cannot be looked up is asked for again, once by itself, and
 * then by whoever misses the pictures; the text is there all the same.
 */
export function useLibraryPages({ slug, content, language }: LibraryStory): LibraryPages {
  const [hung, setHung] = useState<readonly HungPicture[]>([]);
  const [lookup, setLookup] = useState<'none' | 'drawing' | 'missing'>('none');
  const cut = useMemo(() => bookPages(content, hung), [content, hung]);
  const turns = useMemo(() => cut.map(({ offset }) => offset), [cut]);
  const lookUp = async () => {
    const { scenes } = await ask('GET /api/library/stories/:idOrSlug/scenes', {
      param: { idOrSlug: slug },
      query: { language },
      guest: true,
    });
    setHung(scenes.map(({ picture: url, ...scene }) => ({ ...scene, url })));
    setLookup('none');
  };
  const again = () => void lookUp().catch(() => setLookup('missing'));
  const prepare = async () => {
    if (hung.length > 0) return;
    try {
      await lookUp();
    } catch {
      setLookup(isLineUp() ? 'drawing' : 'missing');
      if (isLineUp()) setTimeout(again, QUIET_MS);
    }
  };
  return {
    pages: cut.map((page) => (hung.length > 0 ? page : { ...page, picture: { status: lookup } })),
    turns,
    prepare,
    retry: () => {
      if (hung.length > 0) return;
      setLookup('drawing');
      again();
    },
  };
}
