import { data } from 'react-router';
import { storyPath } from '#domain/library-paths.ts';
import { ExperiencePlayer } from '#web/features/experience/experience-player.tsx';
import { ExperienceUnready } from '#web/features/experience/experience-unready.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/routes/answer-body.ts';
import { isMissing, orNothingHere } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import type { Route } from './+types/story-experience';

const NOTHING = { story: null, multimedia: null };

export async function loader({ context, params: { storyId } }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext);
  const made = api.stories[':storyId'].multimedia.$get({ param: { storyId } });
  if (isMissing(await made)) return data(NOTHING, { status: 404 });
  try {
    const { story } = await bodyOf(api.library.stories[':idOrSlug'].$get({ param: { idOrSlug: storyId } }));
    const { multimedia } = await bodyOf(made);
    return { story, multimedia };
  } catch (error) {
    reportError(error);
    return data(NOTHING, { status: 500 });
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export default function StoryExperience({ loaderData: { story, multimedia } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta
        title={story ? t('experience.page_title', { title: story.title }) : t('page.story_experience.title')}
        description={story ? story.content : t('page.story_experience.lead')}
        noIndex
        {...(story && { picture: story.picture })}
      />
      {story && multimedia ? (
        <ExperiencePlayer key={story.id} story={story} multimedia={multimedia} />
      ) : (
        <ExperienceUnready
          why={story ? 'not_ready' : 'load_failed'}
          {...(story && { home: storyPath(story) })}
        />
      )}
    </>
  );
}
