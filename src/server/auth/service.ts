import type { Config } from '#server/config.ts';
import { languageOf } from '#server/auth/accounts.ts';
import { createBackground, type Background } from '#server/auth/background.ts';
import { createAuthLimits, type AuthLimits } from '#server/auth/limits.ts';
import { createPasswordHashing, type PasswordHashing } from '#server/auth/passwords/hashing.ts';
import { chooseRedirect } from '#server/auth/redirects.ts';
import type { OpenSession } from '#server/auth/sessions.ts';
import { createAccessTokens, type AccessTokens } from '#server/auth/tokens/access-tokens.ts';
import type { Secrets } from '#server/auth/tokens/secrets.ts';
import { createSigningKeys, type SigningKeys } from '#server/auth/tokens/signing-keys.ts';
import { wireUser, type WireSession } from '#server/auth/wire/objects.ts';
import type { Database } from '#server/db/database.ts';
import type { FineRateLimiting } from '#server/http/rate-limit.ts';
import type { Log } from '#server/log.ts';
import type { Mailer, MailMessage } from '#server/mail/mailer.ts';

export const AUTH_PATH = '/auth/v1';

export interface AuthDependencies {
  config: Config;
  database: Database;
  secrets: Secrets;
  mailer: Mailer;
  limits: FineRateLimiting;
  log: Log;
}

/** What the parts of the account service share. */
export interface Auth {
  config: Config;
  settings: Config['auth'];
  db: Database['db'];
  secrets: Secrets;
  signingKeys: SigningKeys;
  accessTokens: AccessTokens;
  passwords: PasswordHashing;
  limits: AuthLimits;
  background: Background;
  log: Log;
  /** Seconds until mails go out again, because too many did; 0 when they do. */
  mailWaitS(): Promise<number>;
  /** Posts a mail in the person's own language. */
  mail(user: { id: string; email: string }, message: MailMessage): Promise<void>;
  /** An address of this service, as the world outside reaches it. */
  url(path: string): string;
  redirectTarget(...wishes: (string | undefined)[]): string;
  sessionAnswer(opened: OpenSession): Promise<WireSession>;
}

export function createAuth({ config, database, secrets, mailer, limits, log }: AuthDependencies): Auth {
  const settings = config.auth;
  const address = `${config.siteUrl}${AUTH_PATH}`;
  const signingKeys = createSigningKeys(secrets);
  const accessTokens = createAccessTokens(signingKeys, {
    issuer: settings.issuerOrigin + AUTH_PATH,
    alsoKnownAs: [address], // to earlier versions
    expiryS: settings.jwtExpiryS,
  });
  return {
    config,
    settings,
    db: database.db,
    secrets,
    signingKeys,
    accessTokens,
    passwords: createPasswordHashing(),
    limits: createAuthLimits(limits),
    background: createBackground(log),
    log,
    mailWaitS: () => mailer.waitS(),
    mail: async ({ id, email }, message) => {
      mailer.post({ to: email, language: await languageOf(database.db, id), message });
    },
    url: (path) => address + path,
    redirectTarget: (...wishes) =>
      chooseRedirect(wishes, { siteUrl: config.siteUrl, origins: settings.redirectOrigins }),
    sessionAnswer: async ({ account, session, refreshToken }) => {
      const issuedAtS = Math.floor(Date.now() / 1000);
      const { user } = account;
      const accessToken = await accessTokens.sign(
        {
          sub: user.id,
          session_id: session.id,
          email: user.email,
          phone: '',
          role: 'authenticated',
          aal: session.aal,
          amr: session.amr,
          app_metadata: user.appMetadata,
          user_metadata: user.userMetadata,
          is_anonymous: false,
        },
        issuedAtS,
      );
      return {
        access_token: accessToken,
        token_type: 'bearer',
        expires_in: settings.jwtExpiryS,
        expires_at: issuedAtS + settings.jwtExpiryS,
        refresh_token: refreshToken,
        user: wireUser(account),
      };
    },
  };
}
