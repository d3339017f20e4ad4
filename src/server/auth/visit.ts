import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { LanguageCode } from '#domain/languages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { keptAddress, keptUserAgent } from '#server/http/child-protection.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import { requestLanguage } from '#server/http/request-language.ts';

/** From where and how somebody is asking. */
export interface Visit {
  /** What may be kept of it: of a child's browser neither. */
  ip: string | null;
  userAgent: string | null;
  /** Whom to count guesses of; it is kept nowhere but as a count. */
  network: string;
  requestId: string;
  language: LanguageCode;
}

export function visitOf(c: Context<AppEnv>, trustedProxies: BlockList): Visit {
  return {
    ip: keptAddress(c, trustedProxies),
    userAgent: keptUserAgent(c),
    network: networkOf(clientAddress(c, trustedProxies)),
    requestId: c.get('requestId'),
    language: requestLanguage(c),
  };
}
