import type { Account, FactorRow, IdentityRow, UserRow } from '#server/auth/accounts.ts';

/** The objects of the protocol. What is not listed here does not leave the server. */
export interface WireUser {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  identities: IdentityRow[];
  factors?: FactorRow[];
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
  [time: `${string}_at`]: string;
  new_email?: string;
  banned_until?: string;
}

export interface WireSession {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: WireUser;
  provider_token?: string;
  provider_refresh_token?: string;
}

export function wireUser({ user, identities, factors }: Account): WireUser {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...times(user),
    ...(user.newEmail !== null && { new_email: user.newEmail }),
    ...(user.bannedUntil !== null && { banned_until: user.bannedUntil.toISOString() }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities,
    ...(factors.length > 0 && { factors }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: false,
  };
}

function times(user: UserRow): Record<`${string}_at`, string> {
  const known = {
    email_confirmed_at: user.emailConfirmedAt,
    confirmed_at: user.emailConfirmedAt,
    confirmation_sent_at: user.confirmationSentAt,
    recovery_sent_at: user.recoverySentAt,
    email_change_sent_at: user.emailChangeSentAt,
    reauthentication_sent_at: user.reauthenticationSentAt,
    last_sign_in_at: user.lastSignInAt,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, time]) => (time ? [[name, time.toISOString()]] : [])),
  );
}
