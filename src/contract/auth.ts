import { z } from 'zod';
import { emailAddress } from '#contract/email-address.ts';
import { characters } from '#domain/characters.ts';
import { MAX_USERNAME } from '#domain/username.ts';

/**
 * What the GoTrue protocol lets a client send to `/auth/v1`. Members that we do not know are ignored, as the client
 * sends several (`gotrue_meta_security`, camelCase leftovers); `null` means the same as absent.
 */

const MAX_PASSWORD = 1024;
/** It travels in every access token. */
const MAX_METADATA_BYTES = 8 * 1024;
export const METADATA_TOO_LARGE = `data cannot be larger than ${MAX_METADATA_BYTES / 1024} KB`;

/** A NUL or half a character as JSON writes them: an escape, unless its backslash is itself escaped. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

export const email = emailAddress.or(z.literal('').transform(() => undefined));

const password = z
  .string()
  .max(MAX_PASSWORD, `Password cannot be longer than ${MAX_PASSWORD} characters`)
  .refine((value) => !value.includes('\0'), 'Password holds a character that cannot be used');

const username = z
  .string()
  .trim()
  .refine(
    (value) => characters(value).length <= MAX_USERNAME,
    `cannot be longer than ${MAX_USERNAME} characters`,
  );

const metadata = z
  .looseObject({ username: username.nullish() })
  .refine((value) => !UNSTORABLE.test(JSON.stringify(value)), 'data holds a character that cannot be stored')
  .refine(metadataFits, METADATA_TOO_LARGE);

/** Asked of what is sent, and again of what the account would hold with it. */
export function metadataFits(metadata: Record<string, unknown>): boolean {
  return new TextEncoder().encode(JSON.stringify(metadata)).length <= MAX_METADATA_BYTES;
}

const token = z.string().max(512);

/** Half a character, which no QR code and no database can hold, is refused. */
const wellFormed = z
  .string()
  .trim()
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'holds a character that cannot be used');

const challenge = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

export const signUpRequest = z.object({
  email: email.nullish(),
  phone: z.string().nullish(),
  password: password.nullish(),
  data: metadata.nullish(),
  ...challenge,
});

export const passwordGrant = z.object({
  email: z.string().max(255).nullish(),
  phone: z.string().nullish(),
  password: password.nullish(),
});

export const refreshGrant = z.object({ refresh_token: z.string().max(512).nullish() });

export const pkceGrant = z.object({ auth_code: token.nullish(), code_verifier: token.nullish() });

export const userUpdate = z.object({
  email: email.nullish(),
  phone: z.string().nullish(),
  password: password.nullish(),
  current_password: password.nullish(),
  nonce: z.string().max(32).nullish(),
  data: metadata.nullish(),
  ...challenge,
});

export const recoverRequest = z.object({ email: email.nullish(), ...challenge });

export const resendRequest = z.object({
  type: z.string().nullish(),
  email: email.nullish(),
  phone: z.string().nullish(),
  ...challenge,
});

export const verifyRequest = z.object({
  type: z.string().nullish(),
  token_hash: token.nullish(),
  token: token.nullish(),
  email: z.string().max(255).nullish(),
});

export const enrollRequest = z.object({
  factor_type: z.string().nullish(),
  friendly_name: wellFormed.pipe(z.string().max(100)).nullish(),
  issuer: wellFormed.pipe(z.string().max(30)).nullish(),
});

export const factorVerifyRequest = z.object({
  challenge_id: z.string().max(64).nullish(),
  code: z.string().max(32).nullish(),
});

export const isAdminUserRequest = z.object({ _user_id: z.uuid() });
