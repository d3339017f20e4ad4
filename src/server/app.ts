import { Hono } from 'hono';
import { createApi } from '#server/api.ts';
import { inProcessClient } from '#server/api-client.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { compressAnswers } from '#server/http/compress-answers.ts';
import { handleError } from '#server/http/errors.ts';
import { healthRoutes } from '#server/http/health.ts';
import { observeRequests } from '#server/http/observe-requests.ts';
import { rateLimiting } from '#server/http/rate-limit.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { staticFiles } from '#server/http/static-files.ts';
import type { Catalogues } from '#server/languages/catalogues.ts';
import { languageRoutes } from '#server/languages/routes.ts';
import type { Log } from '#server/log.ts';
import { createMetrics } from '#server/metrics.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import { pageRoutes } from '#server/pages/routes.ts';

export interface AppDependencies {
  config: Config;
  log: Log;
  database: Database;
  catalogues: Catalogues;
  renderer: PageRenderer;
  /** Folder of the browser build; in development Vite serves it instead. */
  clientDir: string | undefined;
}

export function createApp({ config, log, database, catalogues, renderer, clientDir }: AppDependencies) {
  const metrics = createMetrics();
  const api = createApi(database, rateLimiting(config, database));
  const app = new Hono<AppEnv>()
    .onError(handleError)
    .use(observeRequests(log, metrics))
    .use(securityHeaders(config))
    .route('/', healthRoutes({ ping: database.ping, metrics }));
  if (clientDir) app.use(staticFiles(clientDir));
  for (const path of ['/api/*', '/languages/*']) app.use(path, compressAnswers());
  return app
    .route('/', languageRoutes(catalogues))
    .route('/api', api)
    .route('/', pageRoutes({ config, catalogues, api: inProcessClient(api, log), renderer }));
}
