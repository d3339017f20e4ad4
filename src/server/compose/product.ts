import { openBindery } from '#engines/bookbinder/bindery.ts';
import { pageArt } from '#server/compose/engines/page-art.ts';
import { createApp } from '#server/compose/app.ts';
import { createGuards } from '#server/auth/guards.ts';
import { createAuth, type Auth } from '#server/auth/service.ts';
import { createSecrets, findSecrets } from '#server/auth/tokens/secrets.ts';
import type { Config } from '#server/config.ts';
import { hearChangedPages } from '#server/db/changed-pages.ts';
import type { Database } from '#server/db/database.ts';
import { openLibraryTexts } from '#server/compose/library-texts.ts';
import { isLibraryText } from '#server/db/library-text.ts';
import { createDeeds, type Deeds } from '#server/deeds/deeds.ts';
import { CONTENT } from '#server/content/folder.ts';
import { openBookLinks } from '#server/features/book-links/links.ts';
import { loadContentPages } from '#server/features/content-pages/load-content-pages.ts';
import { openReadingLists } from '#server/features/reading-lists/lists.ts';
import { heroesOf } from '#server/features/rewards/characters.ts';
import { subscribeRewards } from '#server/compose/rewards.ts';
import { sharedTexts } from '#server/compose/shared-texts.ts';
import { reportDeaths } from '#server/compose/engines/worker-deaths.ts';
import { createStoryteller } from '#server/compose/engines/storytellers.ts';
import { createFirstPages } from '#server/http/first-pages.ts';
import { rateLimiting } from '#server/http/rate-limit.ts';
import { loadInterfaceTexts } from '#server/languages/interface-texts.ts';
import { talkIn } from '#server/languages/talk.ts';
import type { Log } from '#server/log.ts';
import { mailCaps } from '#server/mail/caps.ts';
import { createMailer, loadMailTexts, type Mailer } from '#server/mail/mailer.ts';
import { openMultimediaQueue } from '#server/jobs/multimedia-queues.ts';
import { hasBetterVoice } from '#server/compose/engines/multimedia-tools.ts';
import { createOwnerOf } from '#server/storage/owner.ts';
import { openWorkshop, type Workshop } from '#server/compose/engines/workshop.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';

export interface Product {
  fetch: ReturnType<typeof createApp>['fetch'];
  /** Every method and path that is answered, so that a test can say who may ask for each. */
  routes: ReturnType<typeof createApp>['routes'];
  auth: Auth;
  /** Where rewards subscribe. */
  deeds: Deeds;
  mailer: Mailer;
  /** Draws the cards of the creator before somebody asks for them. */
  drawCardsAhead(): Promise<void>;
  /** Finishes what answers left to be done, such as mails. */
  close(): Promise<void>;
}

export interface ProductDependencies {
  config: Config;
  log: Log;
  database: Database;
  web: { renderer: PageRenderer; clientDir: string | undefined };
  /** Shared with the jobs of this process; otherwise the product opens its own. */
  workshop?: Workshop;
  /** Aborted when the process stops. */
  stopping?: AbortSignal;
}

/** Puts the parts that answer requests together; `main.ts` and the tests start from here. */
export async function createProduct({
  config,
  log,
  database,
  web,
  workshop: shared,
  stopping = new AbortController().signal,
}: ProductDependencies): Promise<Product> {
  const secrets = createSecrets(await findSecrets(config.auth.secrets, config.dataDir));
  const limits = rateLimiting(config, database, secrets.fingerprint);
  const mailer = createMailer({
    ...config.mail,
    dataDir: config.dataDir,
    siteUrl: config.siteUrl,
    operator: config.operator,
    texts: loadMailTexts(CONTENT),
    caps: mailCaps({ limits, perHour: config.mail.perHour, log }),
    log,
  });
  const auth = createAuth({ config, database, secrets, mailer, limits, log });
  const deeds = createDeeds();
  const workshop = shared ?? (await openWorkshop(config, database, log));
  const heroes = heroesOf(workshop.catalogues);
  subscribeRewards(deeds, { heroes });
  const bindery = openBindery({ onDeath: reportDeaths(log, 'bindery') });
  const queue = openMultimediaQueue(database, log);
  const bookLinks = openBookLinks(database, {
    isOn: config.privateLinks,
    hasCodes: config.classes,
    secret: secrets.derive('links of reading lists', 32),
  });
  const changedPages = hearChangedPages(database.pool);
  const art = pageArt(workshop, { bindery });
  const app = createApp({
    ...workshop,
    ...art,
    config,
    log,
    database,
    limits,
    auth,
    guards: createGuards(auth),
    mailer,
    deeds,
    storytellers: createStoryteller(config.storyteller, CONTENT, log),
    bindery,
    ownerOf: createOwnerOf({
      fingerprint: secrets.fingerprint,
      trustedProxies: config.http.trustedProxies,
    }),
    isLibraryText: (text) => isLibraryText(database.db, text),
    libraryTexts: openLibraryTexts(database, workshop.words),
    firstPages: createFirstPages({ fingerprint: secrets.fingerprint, limits }),
    bookLinks,
    readingLists: openReadingLists(database, {
      bookLinks,
      fingerprint: secrets.fingerprint,
      isOn: config.classes,
    }),
    sharedTexts: sharedTexts(database, bookLinks),
    queue,
    hasBetterVoice: hasBetterVoice(workshop, config.prerender),
    heroes,
    contentPages: await loadContentPages(CONTENT, workshop.catalogues.en, config.operator),
    texts: loadInterfaceTexts(CONTENT),
    talk: talkIn(CONTENT),
    renderer: web.renderer,
    changedPages,
    clientDir: web.clientDir,
    stopping,
  });
  return {
    fetch: app.fetch,
    routes: app.routes,
    auth,
    deeds,
    mailer,
    drawCardsAhead: () => art.catalogueArt.drawAhead(stopping),
    close: async () => {
      await changedPages.close();
      await auth.background.idle();
      await mailer.close();
      await queue.close();
      await bindery.close();
      if (!shared) await workshop.close();
    },
  };
}
