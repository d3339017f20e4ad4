import type { LanguageCode } from '#domain/languages.ts';
import type { ApiClient } from '#server/compose/api-client.ts';
import type { Messages } from '#server/languages/interface-texts.ts';

/** What the server hands to the page that it renders. */
export interface PageContext {
  /** Marks the inline code that is ours (see inline-code.ts). */
  mark: string | undefined;
  language: LanguageCode;
  messages: Messages;
  /** Address of each language's messages. */
  messagesUrls: Record<LanguageCode, string>;
  siteUrl: string;
  /** Shortest password that the account service takes. */
  minPassword: number;
  api: ApiClient;
  /** Into the log of the request that is being answered. */
  reportError: (error: unknown) => void;
}
