import { useEffect } from 'react';
import { useParams } from 'react-router';
import type { LibraryStory } from '#contract/library.ts';
import { canonicalPath, storyPath, tellingPath } from '#domain/library-paths.ts';
import { rememberStory } from '#web/device/stories.ts';
import { ExperienceMaker } from '#web/features/experience/experience-maker.tsx';
import { FavoriteToggle } from '#web/features/favorites/favorite-toggle.tsx';
import { StoryDetail } from '#web/features/library/story-detail.tsx';
import { structuredStory } from '#web/features/library/structured-story.ts';
import { VotingControl } from '#web/features/voting/voting-control.tsx';
import { PageMeta, socialCard } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import { LibraryBook } from '#web/routes/library-book.tsx';
import { useReaderLanguage } from '#web/routes/use-reader-language.ts';

/** A story of either category, with what readers do to it. */
export function LibraryStoryPage({ story }: { story: LibraryStory }) {
  const { id, title, content, theme, characters, votes, hasMultimedia, language } = story;
  useReaderLanguage();
  useDeviceRecord(story);
  return (
    <>
      <PageMeta
        title={title}
        description={content}
        keywords={[theme, ...characters].join(', ')}
        type="article"
        picture={socialCard(title, 'story')}
        canonicalPath={canonicalPath(story, language)}
        alternates={alternatesOf(story)}
      />
      <StructuredData data={(siteUrl) => structuredStory(story, siteUrl)} />
      <StoryDetail
        story={story}
        actions={
          <>
            <LibraryBook story={story} />
            <ExperienceMaker story={story} isMade={hasMultimedia} />
            <FavoriteToggle storyId={id} />
          </>
        }
        voting={<VotingControl storyId={id} counts={votes} />}
      />
    </>
  );
}

/** In each language it is told in, and at the address that suits whoever comes. */
function alternatesOf(story: LibraryStory): { language: string; path: string }[] {
  const { tellings } = story;
  if (tellings.length < 2) return [];
  return [
    ...tellings.map(({ language }) => ({ language, path: canonicalPath(story, language) })),
    { language: 'x-default', path: storyPath(story) },
  ];
}

/** It is among the last stories that open without a line. */
function useDeviceRecord(story: LibraryStory): void {
  const { id, title, language, picture } = story;
  const { language: chosen } = useParams();
  const address = chosen ? tellingPath(story, language) : storyPath(story);
  useEffect(() => {
    rememberStory({ id, title, language, address, cover: picture, media: [picture] }).catch(() => undefined);
  }, [id, title, language, picture, address]);
}
