import { Hono } from 'hono';
import { OAUTH_PROVIDERS } from '#server/config.ts';
import type { Auth } from '#server/auth/service.ts';
import type { AppEnv } from '#server/http/app-env.ts';

/** What anybody may know: the keys that tokens verify with, and what is switched on here. */
export function publicRoutes({ signingKeys, settings }: Auth) {
  return new Hono<AppEnv>()
    .get('/.well-known/jwks.json', (c) => {
      c.header('Cache-Control', 'public, max-age=600');
      return c.json({ keys: signingKeys.published().map(({ jwk }) => jwk) });
    })
    .get('/settings', (c) => {
      const providers: Record<string, boolean> = Object.fromEntries(
        OAUTH_PROVIDERS.map((name) => [name, settings.providers[name] !== undefined]),
      );
      return c.json({
        external: { ...providers, email: true, phone: false, anonymous_users: false },
        disable_signup: !settings.signupsEnabled,
        password_min_length: settings.minPassword,
        mailer_autoconfirm: settings.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      });
    })
    .get('/health', (c) =>
      c.json({ name: 'Fabloom accounts', description: 'Speaks the GoTrue protocol', version: 'v2' }),
    );
}
