import { z } from 'zod';
import { characters } from '#domain/characters.ts';
import { MAX_BIO } from '#domain/profile.ts';
import { MAX_USERNAME } from '#domain/username.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .refine((value) => value.isWellFormed() && !value.includes('\0'), 'holds a character that cannot be used')
    .refine((value) => characters(value).length <= most, `cannot be longer than ${most} characters`)
    .transform((value) => value || null);

/** What is absent stays as it is; an empty text takes it away. */
export const profileChange = z.object({
  username: line(MAX_USERNAME).optional(),
  bio: line(MAX_BIO).optional(),
});
export type ProfileChange = z.input<typeof profileChange>;

export const profile = z.object({
  username: z.string().nullable(),
  bio: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;

/** How the person can show once more that it is them. */
export const standing = z.object({
  hasPassword: z.boolean(),
  /** They did so a moment ago, and need not do it again. */
  fresh: z.boolean(),
});
export type Standing = z.infer<typeof standing>;

const MAX_PASSWORD = 1024;
const MAX_CODE = 32;

/** The password, or a code that was mailed. */
export const proof = z.object({
  password: z.string().min(1).max(MAX_PASSWORD).optional(),
  code: z.string().min(1).max(MAX_CODE).optional(),
});
export type Proof = z.infer<typeof proof>;

/** One of the devices on which the person is signed in. */
export const ownSession = z.object({
  id: z.uuid(),
  /** The one that asks. */
  current: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownSessions = z.object({ sessions: z.array(ownSession) });
export type OwnSessions = z.infer<typeof ownSessions>;

export const accountRemoval = proof.extend({
  /** The address of the account, typed: nobody deletes an account by a slip of the finger. */
  confirmation: z.string().max(255),
});
export type AccountRemoval = z.infer<typeof accountRemoval>;
