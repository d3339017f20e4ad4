import { Hono } from 'hono';
import { ownAccount } from '#server/auth/own-account.ts';
import { bookMaking } from '#server/compose/engines/book-making.ts';
import { enginesInUse } from '#server/compose/engines/engines-in-use.ts';
import { classMaking } from '#server/compose/engines/class-making.ts';
import { createSay } from '#server/compose/engines/say.ts';
import { sheetMaking } from '#server/compose/engines/sheet-making.ts';
import { giftsOf } from '#server/compose/gifts.ts';
import { newsletterMail } from '#server/compose/newsletter.ts';
import { parentConsentMail } from '#server/compose/parent-consents.ts';
import type { Parts } from '#server/compose/parts.ts';
import { accountRoutes } from '#server/features/account/routes.ts';
import { analyticsRoutes } from '#server/features/analytics/routes.ts';
import { bookLinksRoutes } from '#server/features/book-links/routes.ts';
import { sharedBooksRoutes } from '#server/features/book-links/shared-routes.ts';
import { booksRoutes } from '#server/features/books/routes.ts';
import { catalogueRoutes } from '#server/features/catalogue/routes.ts';
import { classesRoutes } from '#server/features/classes/routes.ts';
import { contentPagesRoutes } from '#server/features/content-pages/routes.ts';
import { enginesRoutes } from '#server/features/engines/routes.ts';
import { favoritesRoutes } from '#server/features/favorites/routes.ts';
import { feedbackRoutes } from '#server/features/feedback/routes.ts';
import { blogRoutes, guidesRoutes } from '#server/features/editorial/routes.ts';
import { cardsOf } from '#server/features/library/queries.ts';
import { giftsRoutes } from '#server/features/gifts/routes.ts';
import { libraryRoutes } from '#server/features/library/routes.ts';
import { multimediaRoutes } from '#server/features/multimedia/routes.ts';
import { findStory, languageOfStory } from '#server/features/my-stories/queries.ts';
import { myStoriesRoutes } from '#server/features/my-stories/routes.ts';
import { ownSeriesRoutes } from '#server/features/my-stories/series-routes.ts';
import { newsletterRoutes } from '#server/features/newsletter/routes.ts';
import { parentConsentsRoutes } from '#server/features/parent-consents/routes.ts';
import { sendPicture } from '#server/features/pictures/picture-files.ts';
import { portraitRoutes } from '#server/features/pictures/portrait-routes.ts';
import { recordingsRoutes } from '#server/features/recordings/routes.ts';
import { openRecordingShelf } from '#server/features/recordings/shelf.ts';
import { readingCodesRoutes } from '#server/features/reading-lists/code-routes.ts';
import { readingListsRoutes } from '#server/features/reading-lists/routes.ts';
import { readingsRoutes } from '#server/features/readings/routes.ts';
import { achievementsRoutes, rewardsRoutes } from '#server/features/rewards/routes.ts';
import { librarySheetRoutes, ownSheetRoutes } from '#server/features/sheets/routes.ts';
import { sideBySideRoutes } from '#server/features/story-writing/side-by-side-routes.ts';
import { storyReportsRoutes } from '#server/features/story-reports/routes.ts';
import { votingRoutes } from '#server/features/voting/routes.ts';
import { wordCardsRoutes } from '#server/features/word-cards/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { CONTENT } from '#server/content/folder.ts';
import { handleError, notFound } from '#server/http/errors.ts';
import { SENT_ONCE, sentOnce } from '#server/http/idempotency.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { wordCardsIn } from '#server/languages/word-cards.ts';
import { forgetAccount } from '#server/retention/forget-account.ts';
import { forgetStoryMedia } from '#server/retention/forget-story-media.ts';

/** Features are put side by side here; none knows another. What one needs of another comes as a function. */
export function createApi(parts: Parts) {
  const { database, guards, auth, media, gallery } = parts;
  const recordings = openRecordingShelf({ ...parts, packer: parts.narrators.packer });
  const find = (userId: string, storyId: string) => findStory(database.db, userId, storyId);
  const hasStory = async (userId: string, id: string) =>
    (await languageOfStory(database.db, userId, id)) !== undefined;
  const sheets = sheetMaking(parts);
  const gifts = giftsOf({ ...parts, recordings });
  return new Hono<AppEnv>()
    .onError(handleError)
    .on(['POST', 'PUT', 'PATCH', 'DELETE'], '*', limitBody)
    .on('ALL', SENT_ONCE, sentOnce(database, guards))
    .route('/engines', enginesRoutes(enginesInUse(parts)))
    .route('/catalogue', catalogueRoutes(parts))
    .route('/portraits', portraitRoutes(parts))
    .route('/content-pages', contentPagesRoutes(parts))
    .route('/library', libraryRoutes(parts))
    .route('/library', librarySheetRoutes({ ...parts, sheets }))
    .route('/blog', blogRoutes(parts))
    .route('/guides', guidesRoutes({ ...parts, madeWith: createSay(parts.texts)('en', 'book.made_with') }))
    .route('/newsletter', newsletterRoutes({ ...parts, ...newsletterMail(parts) }))
    .route('/parent-consents', parentConsentsRoutes({ ...parts, ...parentConsentMail(parts) }))
    .route('/stories', votingRoutes(parts))
    .route('/stories', multimediaRoutes(parts))
    .route('/favorites', favoritesRoutes({ ...parts, cardsOf }))
    .route('/readings', readingsRoutes(parts))
    .route('/word-cards', wordCardsRoutes({ wordCards: wordCardsIn(CONTENT) }))
    .route('/side-by-side', sideBySideRoutes(parts))
    .route('/events', analyticsRoutes(parts))
    .route('/my-stories', myStoriesRoutes({ ...parts, removed: forgetStoryMedia(database, media) }))
    .route(
      '/my-stories',
      recordingsRoutes({
        ...parts,
        shelf: recordings,
        perAccount: parts.config.media.perAccount,
        hasStory,
      }),
    )
    .route('/my-stories', ownSheetRoutes({ ...parts, sheets }))
    .route('/my-stories', giftsRoutes({ ...parts, ...gifts, find }))
    .route(
      '/my-stories',
      booksRoutes({
        ...parts,
        making: bookMaking({ ...parts, recordings }),
        find,
      }),
    )
    .route('/my-series', ownSeriesRoutes(parts))
    .route('/book-links', bookLinksRoutes({ ...parts, hasStory }))
    .route(
      '/shared-books',
      sharedBooksRoutes({
        ...parts,
        findStory: find,
        recordings,
        keepCopy: gifts.keepCopy,
        sendPicture: (c, file, caching) => sendPicture(c, gallery, file, caching),
      }),
    )
    .route('/classes', classesRoutes({ ...parts, ...classMaking(parts) }))
    .route('/reading-lists', readingListsRoutes(parts))
    .route('/reading-codes', readingCodesRoutes(parts))
    .route('/account', accountRoutes({ ...parts, service: ownAccount(auth, forgetAccount(parts)) }))
    .route('/feedback', feedbackRoutes(parts))
    .route('/achievements', achievementsRoutes(parts))
    .route('/me', rewardsRoutes(parts))
    .route('/story-reports', storyReportsRoutes(parts))
    .all('*', notFound);
}

export type Api = ReturnType<typeof createApi>;
