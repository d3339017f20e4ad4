import { useMyStories } from '#web/features/my-stories/my-stories-api.ts';
import { ReadingLists } from '#web/features/reading-lists/reading-lists.tsx';
import { useClasses } from '#web/installation/installation.ts';

interface OwnListsProps {
  title: string;
  lead?: string;
}

/** All stories of the shelf can go on a list; the older ones come page by page, once somebody looks for them. */
export function OwnLists(words: OwnListsProps) {
  const isOn = useClasses();
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useMyStories();
  const stories = data?.pages.flatMap((page) => page.stories) ?? [];
  const hasMore = hasNextPage && !isFetching && !isFetchNextPageError;
  return (
    <ReadingLists
      {...words}
      isOn={isOn}
      own={stories.map(({ id, title }) => ({ kind: 'own', id, title }))}
      fetchMore={hasMore ? fetchNextPage : undefined}
    />
  );
}
