import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { mailedToken } from '#contract/mailed-token.ts';
import { parentConfirmation, parentConsentWish, type MyConsent } from '#contract/parent-consents.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { Database } from '#server/db/database.ts';
import {
  addresseeOf,
  askForSignIn,
  behindLink,
  confirm,
  keepConsent,
  withdraw,
} from '#server/features/parent-consents/queries.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { consentOf } from '#server/http/child-protection.ts';
import { readConsentKey, writeConsentCookie } from '#server/http/consent-cookie.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

interface Addressee {
  email: string;
  language: LanguageCode;
}

export interface ParentConsentsDependencies {
  database: Database;
  limits: RateLimiting;
  /** Somebody outside could be asked here for a story, a picture or a voice. */
  hasOutside: boolean;
  /** The product is reached over https. */
  secure: boolean;
  /** Posts what a parent can follow; where no mail can be sent, it waits in the outbox. */
  mailConsent: (parent: Addressee, links: { token: string; withdrawToken: string }) => void;
  mailSignIn: (parent: Addressee, token: string) => void;
}

const PER_ADDRESS = { name: 'parent-consents', points: 10, seconds: 3600 };
/** Nobody can fill somebody else's mailbox. */
const PER_MAILBOX = { name: 'parent-consents-mailbox', points: 3, seconds: 3600 };
const FOLLOWED = { name: 'parent-consents-links', points: 60, seconds: 3600 };
const LOOKED = { name: 'parent-consents-looks', points: 600, seconds: 3600 };

/** A parent's consent for a child's browser: given with an address, confirmed by mail, withdrawn by a link. */
export function parentConsentsRoutes({ database, limits, ...rest }: ParentConsentsDependencies) {
  const { hasOutside, secure, mailConsent, mailSignIn } = rest;
  const { db } = database;
  const asked = limits.perAddress(PER_ADDRESS);
  const followed = limits.perAddress(FOLLOWED);
  const mailboxes = limits.counter(PER_MAILBOX);
  const requireRoom = async (email: string) => {
    const waitS = await mailboxes.take(createHash('sha256').update(email).digest('hex'));
    if (waitS > 0)
      throw new AppError(429, 'too_many_requests', 'This address was written to a moment ago. Please wait.');
  };
  return new Hono<AppEnv>()
    .use(async (c, next) => {
      c.header('Cache-Control', 'no-store');
      await next();
    })
    .post('/', asked, validJson(parentConsentWish), async (c) => {
      const wish = c.req.valid('json');
      await requireRoom(wish.email);
      const former = await consentOf(db, c);
      const consent = { ...wish, outsideProviders: hasOutside && wish.outsideProviders };
      const { browser, ...links } = await keepConsent(database, consent, former?.id);
      writeConsentCookie(c, browser, secure);
      mailConsent(wish, links);
      return c.json({ state: 'pending' as const }, 202);
    })
    .get('/mine', limits.perAddress(LOOKED), async (c) => {
      const consent = await consentOf(db, c);
      const mine: MyConsent = consent
        ? {
            state: consent.confirmed ? 'confirmed' : 'pending',
            outsideProviders: consent.outsideProviders,
            signInOpen: consent.signInOpen,
          }
        : { state: readConsentKey(c) ? 'gone' : 'none', outsideProviders: false, signInOpen: false };
      return c.json(mine);
    })
    .post('/sign-in-request', asked, async (c) => {
      const consent = await consentOf(db, c);
      const parent = consent && (await addresseeOf(db, consent.id));
      if (!parent) throw new AppError(404, 'no_consent', 'No parent has given an address for this browser');
      await requireRoom(parent.email);
      mailSignIn(parent, await askForSignIn(db, consent.id));
      return c.json({ ok: true }, 202);
    })
    .post('/links', followed, validJson(mailedToken), async (c) => {
      const consent = await behindLink(db, c.req.valid('json').token);
      if (!consent) throw linkExpired();
      return c.json(consent);
    })
    .post('/confirm', followed, validJson(parentConfirmation), async (c) => {
      const { outsideProviders, ...given } = c.req.valid('json');
      const agreed = { ...given, outsideProviders: hasOutside && outsideProviders };
      if (!(await confirm(db, agreed))) throw linkExpired();
      return c.json({ ok: true });
    })
    .post('/withdraw', followed, validJson(mailedToken), async (c) => {
      if (!(await withdraw(db, c.req.valid('json').token))) throw linkExpired();
      return c.json({ ok: true });
    });
}

function linkExpired(): AppError {
  return new AppError(404, 'link_expired', 'This link no longer works');
}
