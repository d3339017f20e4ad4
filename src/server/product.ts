import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadWordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { openStudio } from '#engines/illustrator/studio/studio.ts';
import { createApp } from '#server/app.ts';
import { createAuth, type Auth } from '#server/auth/service.ts';
import { createSecrets, findSecrets } from '#server/auth/tokens/secrets.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { loadCatalogues as loadStoryCatalogues } from '#server/catalogue/load-catalogue.ts';
import { createGallery } from '#server/features/pictures/gallery.ts';
import { createIllustrator } from '#server/illustrator.ts';
import { openNarrators } from '#server/narrators.ts';
import { createStoryteller } from '#server/storyteller.ts';
import { rateLimiting } from '#server/http/rate-limit.ts';
import { loadCatalogues } from '#server/languages/catalogues.ts';
import type { Log } from '#server/log.ts';
import { createMailer, loadMailTexts, type Mailer } from '#server/mail/mailer.ts';
import { createFileStore } from '#server/storage/file-store.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';

export const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

export interface Product {
  fetch: ReturnType<typeof createApp>['fetch'];
  auth: Auth;
  mailer: Mailer;
  /** Finishes what answers left to be done, such as mails. */
  close(): Promise<void>;
}

export interface ProductDependencies {
  config: Config;
  log: Log;
  database: Database;
  web: { renderer: PageRenderer; clientDir: string | undefined };
}

/** Puts the parts that answer requests together; `main.ts` and the tests start from here. */
export async function createProduct({ config, log, database, web }: ProductDependencies): Promise<Product> {
  const limits = rateLimiting(config, database);
  const mailer = createMailer({
    ...config.mail,
    dataDir: config.dataDir,
    siteUrl: config.siteUrl,
    texts: loadMailTexts(CONTENT),
    log,
  });
  const secrets = createSecrets(await findSecrets(config.auth.secrets, config.dataDir));
  const auth = createAuth({ config, database, secrets, mailer, limits, log });
  const studio = openStudio();
  const narrators = openNarrators(config, createFileStore(join(config.dataDir, 'speech')));
  const app = createApp({
    config,
    log,
    database,
    auth,
    limits,
    storyteller: createStoryteller(config.storyteller, CONTENT, log),
    illustrator: createIllustrator(config.illustrator, studio, log),
    gallery: createGallery(createFileStore(join(config.dataDir, 'pictures')), studio),
    narrators,
    words: loadWordBook(join(CONTENT, 'illustrator')),
    stories: loadStoryCatalogues(CONTENT),
    catalogues: loadCatalogues(CONTENT),
    renderer: web.renderer,
    clientDir: web.clientDir,
  });
  return {
    fetch: app.fetch,
    auth,
    mailer,
    close: async () => {
      await auth.background.idle();
      await mailer.close();
      await studio.close();
      narrators.close();
    },
  };
}
