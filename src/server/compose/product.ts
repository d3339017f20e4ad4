import { languageOf } from '#domain/language-of.ts';
import { openBindery } from '#engines/bookbinder/bindery.ts';
import { articlePictures } from '#server/compose/engines/article-pictures.ts';
import { createApp } from '#server/compose/app.ts';
import { createAuth, type Auth } from '#server/auth/service.ts';
import { createSecrets, findSecrets } from '#server/auth/tokens/secrets.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { createDeeds, type Deeds } from '#server/deeds/deeds.ts';
import { CONTENT } from '#server/content/folder.ts';
import { createCatalogueArt } from '#server/features/catalogue-art/art.ts';
import { loadContentPages } from '#server/features/content-pages/load-content-pages.ts';
import { createCardArt } from '#server/features/library/card-art.ts';
import { drawFirstScene } from '#server/features/pictures/library-scenes.ts';
import { heroesOf } from '#server/features/rewards/characters.ts';
import { createSocialCards } from '#server/features/social-card/cards.ts';
import { subscribeRewards } from '#server/compose/rewards.ts';
import { reportDeaths } from '#server/compose/engines/worker-deaths.ts';
import { createStoryteller } from '#server/compose/engines/storytellers.ts';
import { rateLimiting } from '#server/http/rate-limit.ts';
import { loadInterfaceTexts } from '#server/languages/interface-texts.ts';
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
  const { studio, illustrators, gallery, narrators, words, stories, storage } = workshop;
  subscribeRewards(deeds, { heroes: heroesOf(stories) });
  const bindery = openBindery({ onDeath: reportDeaths(log, 'bindery') });
  const art = storage.files('art');
  const socialCards = createSocialCards({
    studio,
    bindery,
    store: art,
    languageOf: (title) => languageOf(title, words.common),
  });
  const queue = openMultimediaQueue(database, log);
  const app = createApp({
    config,
    log,
    database,
    deeds,
    auth,
    limits,
    storytellers: createStoryteller(config.storyteller, CONTENT, log),
    illustrators,
    gallery,
    ownerOf: createOwnerOf({
      fingerprint: secrets.fingerprint,
      trustedProxies: config.http.trustedProxies,
    }),
    art: createCatalogueArt({
      // Ids are the same in every language.
      catalogue: stories.en,
      studio,
      store: art,
    }),
    cardArt: createCardArt({
      draw: (story) =>
        // The seed of the experience: on the card the heroes look as they do in the story.
        drawFirstScene(story, story.id, { words: { book: words, catalogues: stories }, studio }),
      toPixels: (svg) => studio.rasterize({ svg, format: 'webp', width: 480 }),
      store: art,
    }),
    socialCards,
    articleArt: articlePictures({ words, studio, store: art }),
    mailer,
    media: workshop.media,
    objects: storage.objects,
    multimedia: { queue, hasBetterVoice: hasBetterVoice(workshop, config.prerender), stopping },
    narrators,
    bindery,
    words,
    stories,
    contentPages: await loadContentPages(CONTENT, stories.en, config.operator),
    texts: loadInterfaceTexts(CONTENT),
    renderer: web.renderer,
    clientDir: web.clientDir,
  });
  return {
    fetch: app.fetch,
    routes: app.routes,
    auth,
    deeds,
    mailer,
    close: async () => {
      await auth.background.idle();
      await mailer.close();
      await queue.close();
      await bindery.close();
      if (!shared) await workshop.close();
    },
  };
}
