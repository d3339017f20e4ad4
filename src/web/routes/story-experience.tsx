import { data } from 'react-router';
import { DEFAULT_LANGUAGE, isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import type { LibraryStory } from '#contract/library.ts';
import { homeOf } from '#domain/library-paths.ts';
import { storyAfter } from '#domain/next-story.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { BookOpener } from '#web/features/book/book-opener.tsx';
import { ExperiencePlayer } from '#web/features/experience/experience-player.tsx';
import { ExperienceUnready } from '#web/features/experience/experience-unready.tsx';
import type { NextStory } from '#web/features/experience/next-story.ts';
import { FavoriteToggle } from '#web/features/favorites/favorite-toggle.tsx';
import { VotingControl } from '#web/features/voting/voting-control.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { AfterBook } from '#web/routes/after-book.tsx';
import { CoverImage } from '#web/scenes/cover-image.tsx';
import { isMissing, orNothingHere } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/story-experience';

const NOTHING = { story: null, multimedia: null, next: null };

export async function loader({ context, params: { storyId, language } }: Route.LoaderArgs) {
  const { api, reportError } = context.get(pageContext);
  if (language !== undefined && !isLanguageCode(language)) return data(NOTHING, { status: 404 });
  const query = { ...(language && { language }) };
  const made = api.stories[':storyId'].multimedia.$get({ param: { storyId }, query });
  if (isMissing(await made)) return data(NOTHING, { status: 404 });
  try {
    const story = await findIn(api, storyId, language);
    const { multimedia } = await bodyOf(made);
    return { story, multimedia, next: await findNext(api, story) };
  } catch (error) {
    reportError(error);
    return data(NOTHING, { status: 500 });
  }
}

/** In the language that was asked for, else as it was written. */
async function findIn(
  api: PageContext['api'],
  storyId: string,
  language: LanguageCode | undefined,
): Promise<LibraryStory> {
  const find = (wanted: LanguageCode) =>
    bodyOf(
      api.library.stories[':idOrSlug'].$get({
        param: { idOrSlug: storyId },
        query: { language: wanted },
      }),
    );
  const { story } = await find(language ?? DEFAULT_LANGUAGE);
  return language || story.language === story.original ? story : (await find(story.original)).story;
}

/** The next chapter, else the next story of the same kind. */
async function findNext(api: PageContext['api'], story: LibraryStory): Promise<NextStory | null> {
  const { category, language } = story;
  if (story.next) {
    const { slug, title, language: told } = story.next;
    return { category, language: told, slug, title };
  }
  const { stories } = await bodyOf(api.library.stories.$get({ query: { category, language } }));
  const next = storyAfter(stories, story);
  if (!next) return null;
  const { slug, title, picture } = next;
  return { category: next.category, slug, title, language: next.language, picture };
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export const handle: PageHandle = { seenInQuery: [] };

export default function StoryExperience({ loaderData: { story, multimedia, next } }: Route.ComponentProps) {
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
        <ExperiencePlayer
          key={`${story.id} ${story.language}`}
          story={story}
          multimedia={multimedia}
          next={next}
          favorite={<FavoriteToggle storyId={story.id} size="small" />}
          voting={<VotingControl storyId={story.id} counts={story.votes} />}
          renderBook={(book) => (
            <BookOpener
              {...book}
              title={story.title}
              byline={story.theme}
              language={story.language}
              ageGroup={story.ageGroup}
              questions={story.questions}
              cover={<CoverImage src={story.picture} />}
              waysOn={{ after: <AfterBook story={story} next={next} /> }}
              onRetryPictures={() => undefined}
            />
          )}
        />
      ) : (
        <ExperienceUnready
          why={story ? 'not_ready' : 'load_failed'}
          {...(story && { home: homeOf(story) })}
        />
      )}
    </>
  );
}
