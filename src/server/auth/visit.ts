import type { BlockList } from 'node:net';
import type { Context } from 'hono';
import type { LanguageCode } from '#domain/languages.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { requestLanguage } from '#server/http/request-language.ts';

/** From where and how somebody is asking. */
export interface Visit {
  ip: string;
  userAgent: string | undefined;
  requestId: string;
  language: LanguageCode;
}

export function visitOf(c: Context<AppEnv>, trustedProxies: BlockList): Visit {
  return {
    ip: clientAddress(c, trustedProxies),
    userAgent: c.req.header('user-agent')?.slice(0, 500),
    requestId: c.get('requestId'),
    language: requestLanguage(c),
  };
}
