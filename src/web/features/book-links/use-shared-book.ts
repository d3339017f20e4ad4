import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { LINK_ENDED, type SharedBook } from '#contract/book-links.ts';
import { keyIn } from '#domain/book-link.ts';
import { ask } from '#web/api/api.ts';
import { Refusal } from '#web/api/refusal.ts';
import { takeEarly } from '#web/features/book-links/early-opening.ts';

export type OpenedLink =
  | { status: 'waiting' }
  | { status: 'ended' }
  | { status: 'failed'; retry: () => void }
  | { status: 'open'; key: string; book: SharedBook };

/** The book that the key in the address opens. Only the browser knows it: before that nothing is said. */
export function useSharedBook(): OpenedLink {
  const key = useSyncExternalStore(onHash, hereNow, () => null);
  const { data, error, refetch } = useQuery({
    queryKey: ['shared-book', key],
    queryFn: ({ signal }) =>
      ask('POST /api/shared-books/openings', {
        json: { key: key ?? '' },
        guest: true,
        signal,
        early: takeEarly(key ?? ''),
      }),
    enabled: Boolean(key),
    // Each time that it is asked for it counts as opened.
    staleTime: Infinity,
  });
  if (key === null) return { status: 'waiting' };
  if (key === '' || (error instanceof Refusal && error.code === LINK_ENDED)) return { status: 'ended' };
  if (error) return { status: 'failed', retry: () => void refetch() };
  return data ? { status: 'open', key, book: data.book } : { status: 'waiting' };
}

function hereNow(): string {
  return keyIn(window.location.hash) ?? '';
}

function onHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
