import { useEffect } from 'react';
import type { LibraryStory } from '#contract/library.ts';
import { storyPath } from '#domain/library-paths.ts';
import { rememberStory } from '#web/device/stories.ts';
import { ExperienceMaker } from '#web/features/experience/experience-maker.tsx';
import { FavoriteToggle } from '#web/features/favorites/favorite-toggle.tsx';
import { StoryDetail } from '#web/features/library/story-detail.tsx';
import { structuredStory } from '#web/features/library/structured-story.ts';
import { VotingControl } from '#web/features/voting/voting-control.tsx';
import { PageMeta, socialCard } from '#web/meta/page-meta.tsx';
import { StructuredData } from '#web/meta/structured-data.tsx';
import { LibraryBook } from '#web/routes/library-book.tsx';

/** A story of either category, with what readers do to it. */
export function LibraryStoryPage({ story }: { story: LibraryStory }) {
  const { id, title, content, theme, characters, votes, hasMultimedia } = story;
  useDeviceRecord(story);
  return (
    <>
      <PageMeta
        title={title}
        description={content}
        keywords={[theme, ...characters].join(', ')}
        type="article"
        picture={socialCard(title, 'story')}
      />
      <StructuredData data={(siteUrl) => structuredStory(story, siteUrl)} />
      <StoryDetail
        story={story}
        actions={
          <>
            <LibraryBook story={story} />
            <ExperienceMaker storyId={id} isMade={hasMultimedia} />
            <FavoriteToggle storyId={id} />
          </>
        }
        voting={<VotingControl storyId={id} counts={votes} />}
      />
    </>
  );
}

/** It is among the last stories that open without a line. */
function useDeviceRecord(story: LibraryStory): void {
  const { id, title, language, picture } = story;
  const address = storyPath(story);
  useEffect(() => {
    rememberStory({ id, title, language, address, cover: picture, media: [picture] }).catch(() => undefined);
  }, [id, title, language, picture, address]);
}
