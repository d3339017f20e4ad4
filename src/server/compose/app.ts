import { Hono } from 'hono';
import { authRoutes } from '#server/auth/routes.ts';
import { AUTH_PATH } from '#server/auth/service.ts';
import { inProcessClient } from '#server/compose/api-client.ts';
import { createApi } from '#server/compose/api.ts';
import { createFunctions } from '#server/compose/functions.ts';
import type { Parts } from '#server/compose/parts.ts';
import { remoteFunctions } from '#server/compose/remote-functions.ts';
import { adminPanelRoutes } from '#server/features/admin/panel-routes.ts';
import { articleArtRoutes } from '#server/features/editorial/article-art-routes.ts';
import { ARTICLE_ART_PATH } from '#server/features/editorial/article-queries.ts';
import { ART_PATH } from '#server/features/catalogue-art/art.ts';
import { catalogueArtRoutes } from '#server/features/catalogue-art/routes.ts';
import { storyArtRoutes } from '#server/features/library/art-routes.ts';
import { STORY_ART_PATH } from '#server/features/library/card-columns.ts';
import { PICTURES_PATH } from '#server/features/pictures/gallery.ts';
import { pictureFiles } from '#server/features/pictures/picture-files.ts';
import { FEED_PATH } from '#server/features/search-engines/feed.ts';
import { searchEngineRoutes } from '#server/features/search-engines/routes.ts';
import { socialCardRoutes } from '#server/features/social-card/routes.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { compressAnswers } from '#server/http/compress-answers.ts';
import { handleError } from '#server/http/errors.ts';
import { healthRoutes } from '#server/http/health.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { noticeProxy } from '#server/http/notice-proxy.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { staticFiles } from '#server/http/static-files.ts';
import { languageRoutes } from '#server/languages/routes.ts';
import { mailboxRoutes } from '#server/mail/mailbox-routes.ts';
import { createPages } from '#server/pages/routes.ts';
import { STORAGE_PATH } from '#server/storage/object-store.ts';
import { publicObjects } from '#server/storage/public-objects.ts';

/** Which address is answered by whom. */
export function createApp(parts: Parts) {
  const { config, log, database, clientDir } = parts;
  const metrics = createMetrics();
  const api = createApi(parts);
  const pages = createPages({ ...parts, api: inProcessClient(api, log) });
  parts.changedPages.onChange(pages.outdate);
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(observeRequests(log, metrics))
    .use(noticeProxy(config.http.trustedProxies, log))
    .use(pages.kept)
    .use(securityHeaders(config))
    .route(
      '/',
      healthRoutes({
        database,
        metrics,
        storage: parts.storage,
        stopping: parts.stopping,
        keepsHere: config.s3 === undefined,
      }),
    );
  if (clientDir) app.use(staticFiles(clientDir));
  if (config.mode === 'development') app.route('/dev/mailbox', mailboxRoutes(config.dataDir));
  for (const path of ['/api/*', `${AUTH_PATH}/*`, '/languages/*', '/sitemap.xml', FEED_PATH]) {
    app.use(path, compressAnswers());
  }
  return app
    .route('/', languageRoutes(parts))
    .route('/', searchEngineRoutes(parts))
    .route(PICTURES_PATH, pictureFiles(parts))
    .route(ART_PATH, catalogueArtRoutes(parts))
    .route(STORY_ART_PATH, storyArtRoutes(parts))
    .route(ARTICLE_ART_PATH, articleArtRoutes(parts))
    .route(STORAGE_PATH, publicObjects(parts.storage))
    .route(AUTH_PATH, authRoutes(parts.auth))
    .route('/rest/v1', remoteFunctions(parts))
    .route('/functions/v1', createFunctions(parts))
    .route('/api/og-image', socialCardRoutes(parts))
    .route('/api/admin', adminPanelRoutes(parts))
    .route('/api', api)
    .route('/', pages.routes);
}
