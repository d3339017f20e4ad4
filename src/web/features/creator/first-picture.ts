import { useQuery } from '@tanstack/react-query';
import type { CreatedStory } from '#domain/created-story.ts';
import type { ToldStory } from '#domain/told-story.ts';
import { drawScenes } from '#web/scenes/draw-scenes.ts';
import type { BookPage } from '#web/scenes/book-pages.ts';

interface FirstPicture {
  /** The pages, the first with its picture as far as it is drawn. */
  hang: <Page extends BookPage>(pages: readonly Page[]) => readonly Page[];
  painter: string | undefined;
  retry: () => void;
}

/**
 * The picture of a guest's first page. The server forgets it within the hour, so it is drawn for every visit and not kept
 * with the story; whoever makes an account looks at it until their own are drawn.
 */
export function useFirstPicture({ id, scenes }: CreatedStory, page: ToldStory | null): FirstPicture {
  const { data, isError, isPaused, refetch } = useQuery({
    queryKey: ['first-picture', id],
    enabled: page !== null,
    queryFn: ({ signal }) =>
      page ? drawScenes(page, [0], scenes, signal) : Promise.reject(new Error('no page')),
    staleTime: Infinity,
    retry: false,
  });
  const [drawn] = data?.pictures ?? [];
  const status = isError || isPaused ? 'failed' : 'drawing';
  const picture = drawn ? { status: 'done' as const, ...drawn } : page && ({ status } as const);
  return {
    hang: (pages) =>
      pages.map((each, i) =>
        i === 0 && picture && each.picture.status !== 'done' ? { ...each, picture } : each,
      ),
    painter: data?.painter,
    retry: () => void refetch(),
  };
}
