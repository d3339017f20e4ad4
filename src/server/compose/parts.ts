import type { LanguageCode } from '#domain/languages.ts';
import type { Talk } from '#domain/talk.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Auth } from '#server/auth/service.ts';
import type { PageArt } from '#server/compose/engines/page-art.ts';
import type { Workshop } from '#server/compose/engines/workshop.ts';
import type { Config } from '#server/config.ts';
import type { ChangedPages } from '#server/db/changed-pages.ts';
import type { Database } from '#server/db/database.ts';
import type { Deeds } from '#server/deeds/deeds.ts';
import type { BookLinks } from '#server/features/book-links/links.ts';
import type { ContentPages } from '#server/features/content-pages/load-content-pages.ts';
import type { MultimediaQueue } from '#server/features/multimedia/routes.ts';
import type { ReadingLists } from '#server/features/reading-lists/lists.ts';
import type { Heroes } from '#server/features/rewards/characters.ts';
import type { FirstPages } from '#server/http/first-pages.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { FineRateLimiting } from '#server/http/rate-limit.ts';
import type { LibraryTexts } from '#server/http/library-texts.ts';
import type { SharedTexts } from '#server/http/shared-texts.ts';
import type { InterfaceTexts } from '#server/languages/interface-texts.ts';
import type { Log } from '#server/log.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { PageRenderer } from '#server/pages/renderer.ts';
import type { OwnerOf } from '#server/storage/owner.ts';

/**
 * Everything that answers are made of: listed here, opened in `product.ts`, and handed on whole. What of it a feature
 * needs, the feature says.
 */
export interface Parts extends Omit<Workshop, 'close'>, PageArt {
  config: Config;
  log: Log;
  database: Database;
  limits: FineRateLimiting;
  auth: Auth;
  guards: Guards;
  mailer: Mailer;
  /** Where rewards subscribe. */
  deeds: Deeds;
  storytellers: Engines<Storyteller>;
  bindery: Bindery;
  /** Whose what somebody asks for will be. */
  ownerOf: OwnerOf;
  /** What everybody may hear and see, with an account or without. */
  isLibraryText: (text: unknown) => Promise<boolean>;
  /** The same of some words of one story. */
  libraryTexts: LibraryTexts;
  /** What guests may hear and see of what was told to them. */
  firstPages: FirstPages;
  bookLinks: BookLinks;
  readingLists: ReadingLists;
  /** What whoever has a private link may hear. */
  sharedTexts: SharedTexts;
  /** Where the making of experiences waits for its turn. */
  queue: MultimediaQueue;
  /** There is a better voice here than the quick one. */
  hasBetterVoice: boolean;
  heroes: Heroes;
  contentPages: ContentPages;
  /** The interface in all languages. */
  texts: InterfaceTexts;
  /** What to ask about stories that bring no questions of their own. */
  talk: (language: LanguageCode) => Talk;
  renderer: PageRenderer;
  /** Tells which pages that are kept show something old. */
  changedPages: ChangedPages;
  /** Folder of the browser build; in development Vite serves it instead. */
  clientDir: string | undefined;
  /** Aborted when the process stops. */
  stopping: AbortSignal;
}
