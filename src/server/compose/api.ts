import { Hono } from 'hono';
import type { CloudVoices, EnginesInUse } from '#contract/engines.ts';
import type { Catalogues } from '#domain/catalogue.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Database } from '#server/db/database.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import type { bookMaking } from '#server/compose/engines/book-making.ts';
import { accountRoutes, type AccountService } from '#server/features/account/routes.ts';
import { blogRoutes } from '#server/features/blog/routes.ts';
import { booksRoutes, type BooksDependencies } from '#server/features/books/routes.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import type { ContentPages } from '#server/features/content-pages/load-content-pages.ts';
import { contentPagesRoutes } from '#server/features/content-pages/routes.ts';
import type { NarrationDependencies } from '#server/features/narration/dependencies.ts';
import { narrationStream } from '#server/features/narration/stream-routes.ts';
import { enginesRoutes } from '#server/features/engines/routes.ts';
import { analyticsRoutes } from '#server/features/analytics/routes.ts';
import { favoritesRoutes } from '#server/features/favorites/routes.ts';
import { feedbackRoutes } from '#server/features/feedback/routes.ts';
import { guidesRoutes } from '#server/features/guides/routes.ts';
import { cardsOf } from '#server/features/library/queries.ts';
import { libraryRoutes } from '#server/features/library/routes.ts';
import { findStory } from '#server/features/my-stories/queries.ts';
import { multimediaRoutes, type MultimediaDependencies } from '#server/features/multimedia/routes.ts';
import { myStoriesRoutes } from '#server/features/my-stories/routes.ts';
import { newsletterRoutes, type NewsletterDependencies } from '#server/features/newsletter/routes.ts';
import {
  parentConsentsRoutes,
  type ParentConsentsDependencies,
} from '#server/features/parent-consents/routes.ts';
import { heroesOf } from '#server/features/rewards/characters.ts';
import { achievementsRoutes, rewardsRoutes } from '#server/features/rewards/routes.ts';
import { storyReportsRoutes } from '#server/features/story-reports/routes.ts';
import { votingRoutes } from '#server/features/voting/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { SENT_ONCE, sentOnce } from '#server/http/idempotency.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import type { Media } from '#server/storage/media.ts';
import { OURS } from '#server/storage/owner.ts';
import { forgetStoryMedia } from '#server/retention/forget-story-media.ts';

export interface ApiDependencies {
  database: Database;
  deeds: Deeds;
  limits: RateLimiting;
  guards: Guards;
  account: AccountService;
  media: Media;
  storyteller: Storyteller;
  illustrator: Illustrator;
  narration: NarrationDependencies;
  /** What stories can be made of. */
  stories: Catalogues;
  contentPages: ContentPages;
  /** What the interface must know of those who run it. */
  house: Pick<EnginesInUse, 'mailSends' | 'operator'>;
  parentConsents: Omit<ParentConsentsDependencies, 'database' | 'limits'>;
  newsletter: Pick<NewsletterDependencies, 'invite' | 'mailWaitS'>;
  books: Pick<BooksDependencies, 'bindery'> & { making: ReturnType<typeof bookMaking> };
  multimedia: Omit<MultimediaDependencies, 'database' | 'limits' | 'guards'>;
}

/** Whose voice is heard first. */
function narratorOf({ narrators }: NarrationDependencies): string {
  const { elevenLabs, openAi, huggingFace, builtIn } = narrators;
  return (elevenLabs ?? openAi ?? huggingFace?.('en') ?? builtIn(OURS)).name;
}

/** Whom a browser need not ask in vain. */
function cloudVoicesOf({ narrators }: NarrationDependencies): CloudVoices {
  return {
    elevenLabs: Boolean(narrators.elevenLabs),
    openai: Boolean(narrators.openAi),
    huggingFace: Boolean(narrators.huggingFace),
  };
}

/** Features are composed here and nowhere else; none knows another. */
export function createApi({
  database,
  deeds,
  limits,
  guards,
  account,
  media,
  storyteller,
  illustrator,
  narration,
  stories,
  contentPages,
  house,
  parentConsents,
  newsletter,
  books,
  multimedia,
}: ApiDependencies) {
  /** With the voice that reads to the same person. */
  const read =
    (making: typeof books.making.own): BooksDependencies['making']['own'] =>
    (owner) => ({ ...making(owner), narrator: narration.narrators.builtIn(owner) });
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .on('ALL', SENT_ONCE, sentOnce(database, guards))
    .route(
      '/engines',
      enginesRoutes({
        storyteller: storyteller.name,
        illustrator: illustrator.name,
        narrator: narratorOf(narration),
        voices: cloudVoicesOf(narration),
        outside: parentConsents.hasOutside,
        ...house,
      }),
    )
    .route('/catalogue', catalogueRoutes(stories))
    .route('/content-pages', contentPagesRoutes(contentPages))
    .route('/library', libraryRoutes(database))
    .route('/blog', blogRoutes(database))
    .route('/guides', guidesRoutes(database))
    .route('/newsletter', newsletterRoutes({ database, limits, ...newsletter }))
    .route('/parent-consents', parentConsentsRoutes({ database, limits, ...parentConsents }))
    .route('/stories', votingRoutes(database, limits, guards))
    .route('/stories', multimediaRoutes({ database, limits, guards, ...multimedia }))
    .route(
      '/favorites',
      favoritesRoutes({
        database,
        limits,
        guards,
        cardsOf,
        announce: (tx, userId, timeZone) => deeds.publish(tx, { name: 'favorite_added', userId, timeZone }),
      }),
    )
    .route('/narration', narrationStream(narration))
    .route('/events', analyticsRoutes(database, limits, guards))
    .route(
      '/my-stories',
      myStoriesRoutes({
        database,
        limits,
        guards,
        removed: forgetStoryMedia(database, media),
        announce: (tx, userId, { id, choices, language, ageGroup }, timeZone) =>
          deeds.publish(tx, {
            name: 'story_created',
            userId,
            timeZone,
            storyId: id,
            ...choices,
            language,
            ageGroup,
          }),
      }),
    )
    .route(
      '/my-stories',
      booksRoutes({
        bindery: books.bindery,
        making: { configured: read(books.making.configured), own: read(books.making.own) },
        limits,
        guards,
        find: (userId, storyId) => findStory(database.db, userId, storyId),
      }),
    )
    .route('/account', accountRoutes({ database, limits, guards, service: account }))
    .route('/feedback', feedbackRoutes(database, limits, guards))
    .route('/achievements', achievementsRoutes(database, guards))
    .route(
      '/me',
      rewardsRoutes({
        database,
        limits,
        guards,
        heroes: heroesOf(stories),
        announce: (tx, { kind, ...who }) => deeds.publish(tx, { name: kind, ...who }),
      }),
    )
    .route('/story-reports', storyReportsRoutes(database, limits, guards))
    .all('*', notFound);
}

export type Api = ReturnType<typeof createApi>;
