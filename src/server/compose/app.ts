import { Hono } from 'hono';
import { createApi, type ApiDependencies } from '#server/compose/api.ts';
import { bookMaking } from '#server/compose/engines/book-making.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import { createGuards } from '#server/auth/guards.ts';
import { ownAccount } from '#server/auth/own-account.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { AUTH_PATH, type Auth } from '#server/auth/service.ts';
import { inProcessClient } from '#server/compose/api-client.ts';
import type { Catalogues } from '#domain/catalogue.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import { adminPanelRoutes } from '#server/features/admin/panel-routes.ts';
import { ART_PATH, type CatalogueArt } from '#server/features/catalogue-art/art.ts';
import { catalogueArtRoutes } from '#server/features/catalogue-art/routes.ts';
import { articleArtRoutes, type ArticleArt } from '#server/features/blog/art-routes.ts';
import { ARTICLE_ART_PATH } from '#server/features/blog/queries.ts';
import { storyArtRoutes } from '#server/features/library/art-routes.ts';
import type { CardArt } from '#server/features/library/card-art.ts';
import { STORY_ART_PATH } from '#server/features/library/card-columns.ts';
import type { Narrators } from '#server/features/narration/dependencies.ts';
import { PICTURES_PATH, type Gallery } from '#server/features/pictures/gallery.ts';
import { pictureFiles } from '#server/features/pictures/picture-files.ts';
import { FEED_PATH } from '#server/features/search-engines/feed.ts';
import { searchEngineRoutes } from '#server/features/search-engines/routes.ts';
import type { SocialCards } from '#server/features/social-card/cards.ts';
import { socialCardRoutes } from '#server/features/social-card/routes.ts';
import { remoteFunctions } from '#server/compose/remote-functions.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { isLibraryText } from '#server/db/library-text.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { compressAnswers } from '#server/http/compress-answers.ts';
import { handleError } from '#server/http/errors.ts';
import { healthRoutes } from '#server/http/health.ts';
import { noticeProxy } from '#server/http/notice-proxy.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { createFunctions } from '#server/compose/functions.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { staticFiles } from '#server/http/static-files.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';
import { languageRoutes } from '#server/languages/routes.ts';
import type { Log } from '#server/log.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { newsletterInvitations } from '#server/compose/newsletter.ts';
import { parentConsents } from '#server/compose/parent-consents.ts';
import { createMetrics } from '#server/http/metrics.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { forgetAccount } from '#server/retention/forget-account.ts';
import { STORAGE_PATH, type ObjectStore } from '#server/storage/object-store.ts';
import type { Media } from '#server/storage/media.ts';
import type { OwnerOf } from '#server/storage/owner.ts';
import { publicObjects } from '#server/storage/public-objects.ts';

export interface AppDependencies {
  config: Config;
  log: Log;
  database: Database;
  deeds: Deeds;
  auth: Auth;
  limits: RateLimiting;
  storytellers: Engines<Storyteller>;
  illustrators: Engines<Illustrator>;
  gallery: Gallery;
  /** Whose what somebody asks for will be. */
  ownerOf: OwnerOf;
  art: CatalogueArt;
  cardArt: CardArt;
  articleArt: ArticleArt;
  mailer: Mailer;
  socialCards: SocialCards;
  objects: ObjectStore;
  media: Media;
  multimedia: ApiDependencies['multimedia'];
  narrators: Narrators;
  bindery: Bindery;
  /** What the illustrator knows of words. */
  words: WordBook;
  /** What stories can be made of. */
  stories: Catalogues;
  contentPages: ApiDependencies['contentPages'];
  texts: InterfaceTexts;
  renderer: PageRenderer;
  /** Folder of the browser build; in development Vite serves it instead. */
  clientDir: string | undefined;
}

export function createApp(dependencies: AppDependencies) {
  const { config, log, database, auth, limits, storytellers, illustrators, gallery, words, stories } =
    dependencies;
  const { deeds, art, cardArt, narrators, bindery, texts, renderer, clientDir } = dependencies;
  const { objects, media, multimedia, contentPages, ownerOf } = dependencies;
  const metrics = createMetrics();
  const guards = createGuards(auth);
  const ofLibrary = { isLibraryText: (text: unknown) => isLibraryText(database.db, text) };
  const narration = {
    ...ofLibrary,
    narrators,
    common: words.common,
    limits,
    guards,
    ownerOf,
    limit: config.narrator.limit,
  };
  const visuals = { illustrators, gallery, words: { book: words, catalogues: stories } };
  const books = { bindery, making: bookMaking(visuals, texts) };
  const api = createApi({
    database,
    deeds,
    limits,
    guards,
    account: ownAccount(auth, forgetAccount({ media, mailer: dependencies.mailer, log })),
    media,
    storyteller: storytellers.configured,
    illustrator: illustrators.configured,
    narration,
    stories,
    contentPages,
    house: { mailSends: config.mail.sends, operator: config.operator },
    parentConsents: parentConsents(config, dependencies.mailer),
    newsletter: {
      invite: newsletterInvitations(config, dependencies.mailer),
      mailWaitS: () => dependencies.mailer.waitS(),
    },
    books,
    multimedia,
  });
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(observeRequests(log, metrics))
    .use(noticeProxy(config.http.trustedProxies, log))
    .use(securityHeaders(config))
    .route('/', healthRoutes({ ping: database.ping, metrics }));
  if (clientDir) app.use(staticFiles(clientDir));
  if (config.mode === 'development') app.route('/dev/mailbox', mailboxRoutes(config.dataDir));
  for (const path of ['/api/*', `${AUTH_PATH}/*`, '/languages/*', '/sitemap.xml', FEED_PATH]) {
    app.use(path, compressAnswers());
  }
  return app
    .route('/', languageRoutes({ texts }))
    .route('/', searchEngineRoutes(database, config.siteUrl))
    .route(PICTURES_PATH, pictureFiles(gallery))
    .route(ART_PATH, catalogueArtRoutes(art))
    .route(STORY_ART_PATH, storyArtRoutes(database, cardArt))
    .route(ARTICLE_ART_PATH, articleArtRoutes(database, dependencies.articleArt))
    .route(STORAGE_PATH, publicObjects(objects))
    .route(AUTH_PATH, authRoutes(auth))
    .route(
      '/rest/v1',
      remoteFunctions({
        database,
        deeds,
        guards,
        limits,
        trustedProxies: config.http.trustedProxies,
        fingerprint: auth.secrets.fingerprint,
      }),
    )
    .route(
      '/functions/v1',
      createFunctions({
        stories: { storytellers, catalogues: stories, limits, guards, limit: config.storyteller.limit },
        pictures: {
          ...visuals,
          ...ofLibrary,
          limits,
          guards,
          ownerOf,
          limit: config.illustrator.limit,
        },
        narration,
      }),
    )
    .route('/api/og-image', socialCardRoutes({ database, limits, cards: dependencies.socialCards }))
    .route(
      '/api/admin',
      adminPanelRoutes({ database, guards, trustedProxies: config.http.trustedProxies, stories }),
    )
    .route('/api', api)
    .route('/', pageRoutes({ config, texts, api: inProcessClient(api, log), renderer }));
}
