import { Hono } from 'hono';
import { createApi } from '#server/api.ts';
import { createGuards } from '#server/auth/guards.ts';
import { authRoutes } from '#server/auth/routes.ts';
import { AUTH_PATH, type Auth } from '#server/auth/service.ts';
import { inProcessClient } from '#server/api-client.ts';
import type { Catalogues as StoryCatalogues } from '#domain/catalogue.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Narrators } from '#server/features/narration/routes.ts';
import { PICTURES_PATH, type Gallery } from '#server/features/pictures/gallery.ts';
import { pictureFiles } from '#server/features/pictures/picture-files.ts';
import { remoteFunctions } from '#server/remote-functions.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { compressAnswers } from '#server/http/compress-answers.ts';
import { handleError } from '#server/http/errors.ts';
import { healthRoutes } from '#server/http/health.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { createFunctions } from '#server/functions.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { staticFiles } from '#server/http/static-files.ts';
import type { Catalogues } from '#server/languages/catalogues.ts';
import { languageRoutes } from '#server/languages/routes.ts';
import type { Log } from '#server/log.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import { createMetrics } from '#server/metrics.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import { pageRoutes } from '#server/pages/routes.ts';

export interface AppDependencies {
  config: Config;
  log: Log;
  database: Database;
  auth: Auth;
  limits: RateLimiting;
  storyteller: Storyteller;
  illustrator: Illustrator;
  gallery: Gallery;
  narrators: Narrators;
  /** What the illustrator knows of words. */
  words: WordBook;
  /** What stories can be made of. */
  stories: StoryCatalogues;
  catalogues: Catalogues;
  renderer: PageRenderer;
  /** Folder of the browser build; in development Vite serves it instead. */
  clientDir: string | undefined;
}

export function createApp(dependencies: AppDependencies) {
  const { config, log, database, auth, limits, storyteller, illustrator, gallery, words, stories } =
    dependencies;
  const { narrators, catalogues, renderer, clientDir } = dependencies;
  const metrics = createMetrics();
  const guards = createGuards(auth);
  const narration = { narrators, common: words.common, limits, guards, limit: config.narrator.limit };
  const api = createApi({ database, limits, guards, storyteller, illustrator, narration, stories });
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(observeRequests(log, metrics))
    .use(securityHeaders(config))
    .route('/', healthRoutes({ ping: database.ping, metrics }));
  if (clientDir) app.use(staticFiles(clientDir));
  if (config.mode === 'development') app.route('/dev/mailbox', mailboxRoutes(config.dataDir));
  for (const path of ['/api/*', `${AUTH_PATH}/*`, '/languages/*']) app.use(path, compressAnswers());
  return app
    .route('/', languageRoutes(catalogues))
    .route(PICTURES_PATH, pictureFiles(gallery))
    .route(AUTH_PATH, authRoutes(auth))
    .route('/rest/v1', remoteFunctions({ database, guards }))
    .route(
      '/functions/v1',
      createFunctions({
        stories: { storyteller, catalogues: stories, limits, guards, limit: config.storyteller.limit },
        pictures: {
          illustrator,
          gallery,
          words: { book: words, catalogues: stories },
          limits,
          guards,
          limit: config.illustrator.limit,
        },
        narration,
      }),
    )
    .route('/api', api)
    .route('/', pageRoutes({ config, catalogues, api: inProcessClient(api, log), renderer }));
}
