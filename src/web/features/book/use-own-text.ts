import { useEffect, useEffectEvent, useRef } from 'react';
import type { OpenBook } from '#web/features/book/use-book.ts';
import type { Aside } from '#web/reader/aside.ts';
import type { Voice } from '#web/reader/voice.ts';

/**
 * The voice of the page reads the text of this book for as long as it is open. Whoever listens when that text takes another
 * turn hears on where the book is open then.
 */
export function useOwnText(voice: Voice | null, own: Aside | undefined, book: OpenBook): void {
  const { phase, page, isRead, readFrom } = book;
  const listens = useRef(false);
  useEffect(() => {
    if (phase === 'playing' || phase === 'generating') listens.current = true;
    else if (phase === 'paused') listens.current = false;
  }, [phase]);
  const take = useEffectEvent(() => {
    if (own) voice?.readIn?.(own);
    if (listens.current && isRead && voice?.phase() === 'ready') readFrom(page);
  });
  const text = own?.text;
  useEffect(() => {
    if (voice && text !== undefined) take();
  }, [voice, text]);
}
